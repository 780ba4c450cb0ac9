"""The text that LLVM is given is read back exactly and proved to compute its program.

Every way in which a program is lowered: one state, lanes within one call, subroutines, blocks of
rows and of columns, results past the cache, long kernels in pieces, two types, three machines.
"""

from __future__ import annotations

import inspect
import textwrap
from dataclasses import replace
from fractions import Fraction

import pytest

import emdeg
from emdeg.backends.llvm import bundles, native, pieces
from emdeg.backends.llvm.bundles import SideBySide
from emdeg.backends.llvm.module import Machine
from emdeg.backends.llvm.native import NativeOptions
from emdeg.backends.llvm.read.check import Lowering, Proof, prove_kernel
from emdeg.backends.rolled import RolledPlan
from emdeg.errors import BackendError, CertificateError
from emdeg.program.ir import Program
from emdeg.run.kernel.kernel import Kernel
from tests.backends.test_all_robots import ROBOTS
from tests.backends.test_all_robots import program_of as all_quantities
from tests.backends.test_lanes import tree
from tests.backends.test_rolled import chain

OPTIONS = [NativeOptions(t, l) for t in ("float64", "float32") for l in ("rows", "columns")]
MACHINES = [Machine(128, False), Machine(256, True, True), Machine(512, False), Machine(512)]
MACHINES += [Machine(512, True, True, 512)]  # angles of one state in eight lanes
SEEDS = (0, 2, 3, 4, 5)  # 1 divides by what is identically zero


def proved(found: Lowering) -> None:
    assert found.log2_error <= -100
    assert found.certificates


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.dtype}-{o.layout}")
@pytest.mark.parametrize("machine", MACHINES, ids=lambda m: f"{m.vector_bits}-{m.fused}")
def test_everything(bench, options, machine):
    """All operations, all kinds of leaves, an angle that follows another, hostile names."""
    proved(prove_kernel(bench.everything(), options, machine))


@pytest.mark.parametrize("robot", ["puma560", "panda", "scara", "two_link"])
@pytest.mark.parametrize("output", ["inverse_dynamics", "mass_matrix+gravity", "forward_dynamics"])
def test_robots(bench, robot, output):
    found = prove_kernel(bench.program_of(robot, output))
    proved(found)
    assert found.kernels[0] == "one state"


@pytest.mark.slow
@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.dtype}-{o.layout}")
def test_every_robot_and_quantity(robot, options):
    proved(prove_kernel(all_quantities(robot), options))


@pytest.mark.parametrize("form", ["mass_matrix:packed", "mass_matrix:compressed", "regressor"])
def test_forms_of_outputs(form):
    """Triangles, patterns, and a matrix of so many columns that a loop writes it."""
    proved(prove_kernel(emdeg.compile("scara", form, optimise=None)))


def test_outputs_past_the_cache(bench):
    for machine in MACHINES:
        found = prove_kernel(bench.program_of("puma560", "mass_matrix"), None, machine)
        assert "past the cache" in found.kernels
        proved(found)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.dtype}-{o.layout}")
@pytest.mark.parametrize("length", [1, 7, 100])
def test_pieces(bench, options, length, monkeypatch):
    monkeypatch.setattr(pieces, "LONG", 0)
    monkeypatch.setattr(pieces, "PIECE", length)
    for program in (bench.everything(), bench.program_of("scara", "regressor")):
        proved(prove_kernel(program, options))


def test_a_long_program_in_two_modules(bench, monkeypatch):
    monkeypatch.setattr(native, "LONG", 0)
    found = prove_kernel(bench.everything())
    assert found.kernels[:2] == ("one state", "blocks of " + found.kernels[1].split()[-1])
    proved(found)


@pytest.mark.parametrize("short", [0, bundles.SHORT], ids=["calls", "one function"])
@pytest.mark.parametrize("yaw", ["-90 deg", "20 deg"])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.dtype}-{o.layout}")
def test_subroutines(yaw, options, short, monkeypatch):
    """Without and with parameters in the table."""
    monkeypatch.setattr(bundles, "SHORT", short)
    program = emdeg.compile(chain(9, yaw), rolled=True, optimise="-O0")
    assert RolledPlan.of(program) is not None
    proved(prove_kernel(program, options))


@pytest.mark.parametrize("limbs", [2, 3, 4, 7, 9])
@pytest.mark.parametrize("seed", SEEDS)
def test_limbs_in_lanes(seed, limbs):
    program = tree(seed, limbs)
    plan = RolledPlan.of(program)
    assert plan is not None
    assert SideBySide(plan).pays
    proved(prove_kernel(program))


@pytest.mark.parametrize("machine", MACHINES, ids=lambda m: f"{m.vector_bits}-{m.fused}")
@pytest.mark.parametrize("options", OPTIONS[::2], ids=lambda o: o.dtype)
@pytest.mark.parametrize("limbs", [3, 5, 7])
def test_lanes_that_repeat_the_last_call(limbs, options, machine):
    """On machines of two, four and eight lanes, with and without multiply-add."""
    proved(prove_kernel(tree(3, limbs), options, machine))


def test_a_sign_that_was_once_taken_twice_is_caught(monkeypatch):
    """One call in lanes took the sign of a negative of negatives twice; batches were right."""
    source = textwrap.dedent(inspect.getsource(SideBySide._written))
    old = source.replace("result if ours else outer(there, number)", "outer(there, number)")
    assert old != source
    scope = vars(bundles).copy()
    exec(old, scope)
    monkeypatch.setattr(SideBySide, "_written", scope["_written"])
    caught = []
    for seed in SEEDS:
        program = tree(seed, 4)
        made = native.module(program, NativeOptions())
        text = made.text()
        proof = Proof(program, NativeOptions(), made)
        proof.batch(proof.read(text))
        try:
            proof.one(proof.read(text))
        except CertificateError as error:
            caught.append(error.message)
    assert caught
    assert all("differs from the reference" in message for message in caught)


def test_a_program_that_is_another_is_told_from_it(bench):
    """The text of one program does not prove another."""
    program = bench.program_of("scara", "mass_matrix+gravity")
    other = bench.program_of("scara", "mass_matrix+coriolis_vector")
    made = native.module(program, NativeOptions())
    proof = Proof(replace(other, outputs=_named(other, program)), NativeOptions(), made)
    with pytest.raises(CertificateError):
        proof.one(proof.read(made.text()))


def _named(program: Program, other: Program):
    return tuple(
        replace(o, name=n.name) for o, n in zip(program.outputs, other.outputs, strict=True)
    )


def test_a_kernel_says_what_was_proved(bench):
    kernel = Kernel(bench.program_of("two_link", "inverse_dynamics"), certify=True)
    assert kernel.lowering is not None
    assert "computes this program, its numbers rounded to float64" in str(kernel.lowering)
    assert Kernel(kernel.program).lowering is None


def test_parameters_of_every_state_are_proved_too():
    program = emdeg.compile("two_link", "inverse_dynamics")
    kernel = Kernel(program, certify=True)
    name = next(iter(program.parameters))
    kernel([0.1, 0.2], [0.3, 0.4], [0.5, 0.6], parameters={name: 2.0})
    variants = [kernel for _, kernel in kernel._variants.values()]
    assert [variant.lowering is not None for variant in variants] == [True]


def test_verify_says_it(bench):
    found = emdeg.compile("two_link", "mass_matrix").verify()
    assert any("was read exactly and computes this program" in s for s in found.statements)


def test_numbers_beyond_a_type_have_no_machine_code(bench):
    everything = bench.everything()
    huge = [
        v._replace(a=Fraction(10**400)) if v.a == Fraction(1, 3) else v for v in everything.values
    ]
    with pytest.raises(BackendError, match="what float64 holds"):
        prove_kernel(replace(everything, values=tuple(huge)))
