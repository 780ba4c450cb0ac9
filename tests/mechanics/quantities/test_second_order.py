"""Second derivatives: the recursion against differentiated τ, differences of Pinocchio's first
derivatives, and the identities that tie tensors, contractions and both dynamics together."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.exact.graph import Expr, const
from emdeg.exact.linalg import Matrix
from emdeg.exact.tensor import Tensor
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.quantities.agreement import agreement
from emdeg.mechanics.quantities.curvature import hessian, hessians
from emdeg.mechanics.quantities.quantities import QUANTITIES, TOPICS, derivatives_of
from emdeg.mechanics.quantities.quantity import Derived, Request, multiplier_symbols
from emdeg.mechanics.quantities.second_order import BLOCKS, _twice
from emdeg.robot.model.parts import Friction
from emdeg.robot.robot import Robot
from tests.mechanics import arms
from tests.mechanics.arms import random_tree
from tests.mechanics.peers import Array, Pinocchio, array, random_values

INVERSE = [f"inverse_dynamics_hessian_{block}" for block in ("qq", "qqd", "qdqd", "qqdd")]
FORWARD = [f"forward_dynamics_hessian_{block}" for block in ("qq", "qqd", "qdqd", "qtau")]
INVERSE_TENSORS = [r.name for r in TOPICS["Second derivatives"][:4]]
FORWARD_TENSORS = [r.name for r in TOPICS["Second derivatives"][4:8]]
TREES = {
    "chain": (8, False, "RPHS"), "branches": (7, False, "RRRP"), "flyer": (2, True, "RRRP"),
    "long flyer": (6, True, "RRRP"),
}  # fmt: skip


def build(robot: Robot, name: str, method: str | None = None) -> Derived:
    return QUANTITIES[name].build(Request(robot, lambda by: derive(robot, by), method))


@cache
def tree(seed: int, floating: bool, kinds: str) -> Robot:
    """Turning, sliding and screwing joints, some in branches, some on a free flyer."""
    return random_tree(seed, floating, kinds)


@pytest.fixture(
    params=[pytest.param(n, marks=pytest.mark.slow if "long" in n else ()) for n in TREES],
    scope="module",
)
def robot(request: pytest.FixtureRequest) -> Robot:
    return tree(*TREES[request.param])


# -- the recursion ---------------------------------------------------------------------------


def test_the_recursion_is_the_hessian_of_the_power(robot: Robot) -> None:
    """λᵀτ by another method, differentiated twice: all blocks, both orders of ∂²/∂q∂q."""
    multipliers = multiplier_symbols(robot)
    tau = derive(robot, "newton_euler_base").tau
    (power,) = [sum((a * b for a, b in zip(multipliers, tau, strict=True)), start=const(0))]
    found = hessian(robot, multipliers)
    for name, arrays in BLOCKS.items():
        (expected,) = _twice(robot, [power], *arrays)
        same = agreement({"recursion": getattr(found, name).entries, "power": expected.entries})
        assert same, f"{name}: {same}"


def test_the_hessian_of_each_effort(robot: Robot) -> None:
    """λ = e_i through composite bodies, and Σ λ_i of them through gathered ones."""
    multipliers = multiplier_symbols(robot)
    each, all_of_them = hessians(robot), hessian(robot, multipliers)
    for name in BLOCKS:
        layers = [getattr(own, name).entries for own in each]
        sums = [
            sum((l * e for l, e in zip(multipliers, cell, strict=True)), start=const(0))
            for cell in zip(*layers, strict=True)
        ]
        assert agreement({"each": sums, "gathered": getattr(all_of_them, name).entries}), name


# -- Pinocchio -------------------------------------------------------------------------------


STEP = 1e-6


def differences(peer: Pinocchio, along: str) -> tuple[Array, Array]:
    """∂/∂along of Pinocchio's ∂τ/∂q and ∂τ/∂q̇, in our order: entry (i, j, k)."""
    model, robot = peer.model, peer.robot
    q, v, a = peer.q, peer.vector(robot.qd), peer.vector(robot.qdd)
    found: list[list[Array]] = [[], []]
    for k in range(model.nv):
        step = np.zeros(model.nv)
        step[k] = STEP
        sides = []
        for way in (step, -step):
            moved = (pin.integrate(model, q, way), v, a) if along == "q" else (q, v + way, a)
            data = model.createData()
            pin.computeRNEADerivatives(model, data, *moved)
            sides.append((data.dtau_dq.copy(), data.dtau_dv.copy()))
        for result, plus, minus in zip(found, *sides, strict=True):
            result.append((plus - minus) / (2 * STEP))
    at = np.ix_(peer.place, peer.place, peer.place)
    return tuple(np.stack(slope, axis=-1)[at] for slope in found)  # type: ignore[return-value]


def numbers(value: Derived, at: dict[Expr, float]) -> Array:
    assert isinstance(value, Matrix | Tensor)
    return array(value.entries, at).reshape(value.shape)


@pytest.mark.oracle
def test_pinocchios_first_derivatives_differenced(robot: Robot) -> None:
    """In the tangent space of a free flyer the derivative along k of that along j."""
    at = random_values(robot, 2)
    peer = Pinocchio(robot, at)
    (dq_dq, dqd_dq), (dq_dqd, dqd_dqd) = differences(peer, "q"), differences(peer, "qd")
    expected = dict(zip(INVERSE_TENSORS, (dq_dq, dq_dqd, dqd_dqd), strict=False))
    for name, theirs in expected.items():
        scale = np.max(np.abs(theirs))
        found = numbers(build(robot, name), at)
        np.testing.assert_allclose(found, theirs, atol=2e-8 * scale, rtol=0, err_msg=name)
    np.testing.assert_allclose(dq_dqd, dqd_dq.transpose(0, 2, 1), atol=1e-6)
    rng = np.random.default_rng(3)
    weights = dict(zip(multiplier_symbols(robot), rng.normal(size=robot.nv), strict=True))
    contracted = np.einsum("i,ijk", list(weights.values()), dq_dq)
    found = numbers(build(robot, "inverse_dynamics_hessian_qq"), at | weights)
    even = (contracted + contracted.T) / 2
    np.testing.assert_allclose(found, even, atol=2e-8 * np.max(np.abs(even)), rtol=0)
    np.testing.assert_array_equal(found, found.T)


# -- everything a joint can have -------------------------------------------------------------

#: A screw, a universal joint, a slide that follows a turn, smooth friction, motors with rotors.
PRESS = (
    arms.PRESS.replace("[parameters]\nh = 0.03\n", "")
    .replace('pitch = "h"', "pitch = 0.3")
    .replace(
        "axis = [0, 0.6, 0.8]\n",
        "axis = [0, 0.6, 0.8]\nfriction = { viscous = 0.2, coulomb = 0.4, smoothing = 0.5 }\n",
    )
    + """
[[link]]
name = "rod"
mass = 0.5
com = [0.1, 0, 0.3]
[[link]]
name = "slide"
mass = 0.7
com = [0, 0.1, 0.1]
[[joint]]
name = "elbow"
type = "revolute"
parent = "arm"
child = "rod"
xyz = [0.1, 0, 0.2]
axis = [0, 1, 0]
motor = { rotor_inertia = 0.01, gear_ratio = 5 }
[[joint]]
name = "follower"
type = "prismatic"
parent = "rod"
child = "slide"
axis = [1, 0, 0]
mimic = { of = "elbow", multiplier = 0.5, offset = 0.1 }
friction = { coulomb = 0.3, smoothing = 0.2 }
"""
)
WAYS = ("plain", "rotors", "wrench", "moving base")


def press(way: str) -> Robot:
    robot = emdeg.loads(PRESS, "toml")
    if way == "wrench":
        return robot.replaced(wrench_frames=("slide",))
    return robot.with_moving_base() if way == "moving base" else robot


@pytest.mark.oracle
@pytest.mark.parametrize("way", WAYS)
def test_differences_of_first_derivatives(way: str) -> None:
    """Blocks of both Hessians against central differences of programs of first derivatives."""
    robot, options = press(way), {"optimise": None, "certify": False, "rotors": way == "rotors"}
    firsts = [
        [f"{of}_d{x}" for x in ("q", "qd")] for of in ("inverse_dynamics", "forward_dynamics")
    ]
    rng = np.random.default_rng(7)
    for slopes, names, third in zip(firsts, (INVERSE, FORWARD), ("qdd", "tau"), strict=True):
        first = emdeg.compile(robot, slopes, **options)
        second = emdeg.compile(robot, names, **options)
        state = {i.name: rng.uniform(-1, 1, len(i.leaves)) for i in second.inputs}
        lam = state["lam"]

        def gradient(first=first, lam=lam, slopes=slopes, **given):
            found = emdeg.interpret(first, {i.name: given[i.name] for i in first.inputs})
            return [lam @ found[name] for name in slopes]

        found = emdeg.interpret(second, state)
        for name, (rows, columns) in zip(names, ((0, "q"), (0, "qd"), (1, "qd"), (0, third)),
                                         strict=True):  # fmt: skip
            expected = np.zeros((robot.nv, robot.nv))
            for k in range(robot.nv):
                e = STEP * np.eye(robot.nv)[k]
                plus, minus = (
                    gradient(**{**state, columns: state[columns] + way}) for way in (e, -e)
                )
                expected[:, k] = (plus[rows] - minus[rows]) / (2 * STEP)
            scale = max(1.0, np.max(np.abs(expected)))
            np.testing.assert_allclose(found[name], expected, atol=1e-7 * scale, err_msg=name)


def test_friction_is_curved_where_it_is_smooth() -> None:
    """λ f_c (tanh)″ on the diagonal, also of a joint that follows; Coulomb's own law is flat."""
    robot = press("plain")
    block = build(robot, "inverse_dynamics_hessian_qdqd")
    plain = robot.replaced(
        bodies=tuple(replace(b, joint=replace(b.joint, friction=Friction())) for b in robot.bodies)
    )
    rest = build(plain, "inverse_dynamics_hessian_qdqd")
    assert isinstance(block, Matrix)
    assert isinstance(rest, Matrix)
    at = random_values(robot, 1) | dict.fromkeys(multiplier_symbols(robot), 2.0)
    found = array(block, at) - array(rest, at)
    qd = np.array([at[v] for v in robot.qd])

    def curve(coulomb: float, smoothing: float, v: float) -> float:
        slope = np.tanh(v / smoothing)
        return -2 * coulomb * slope * (1 - slope**2) / smoothing**2

    expected = np.diag([2 * curve(0.4, 0.5, qd[0]), 0, 0, 2 * 0.5**3 * curve(0.3, 0.2, qd[3] / 2)])
    np.testing.assert_allclose(found, expected, atol=1e-12)


# -- quantities as all others ----------------------------------------------------------------


def test_names() -> None:
    assert derivatives_of("inverse_dynamics_dq") == {
        "q": "inverse_dynamics_dq_dq", "qd": "inverse_dynamics_dq_dqd"
    }  # fmt: skip
    assert derivatives_of("mass_matrix") == {"q": "mass_matrix_dq"}
    program = emdeg.derivatives(emdeg.load("two_link"), "mass_matrix", optimise=None)
    assert [(o.name, o.shape) for o in program.outputs] == [("mass_matrix_dq", (2, 2, 2))]


@pytest.mark.parametrize("name", [*INVERSE_TENSORS, "inverse_dynamics_hessian"])
def test_every_program_of_an_arm_is_certified_by_another_method(name: str) -> None:
    program = emdeg.compile(emdeg.load("stanford3"), name, optimise="-O1")
    assert program.certificate.reference.method == "newton_euler_base"
    assert emdeg.verify(program)


@pytest.mark.parametrize("name", ["inverse_dynamics_hessian", "forward_dynamics_hessian"])
def test_springs_are_not_curved(name: str) -> None:
    """Two joints, each with its motor behind a spring."""
    assert emdeg.compile(emdeg.load("elastic_arm"), name, optimise="-O0").certificate


@pytest.mark.parametrize("name", [*FORWARD_TENSORS, "forward_dynamics_hessian"])
def test_forward_dynamics_too(name: str) -> None:
    program = emdeg.compile(emdeg.load("two_link"), name, optimise="-O1")
    assert program.certificate.reference.method == "newton_euler_base"


def test_forward_tensors_contract_to_the_hessian() -> None:
    """Of a tree that flies, in numbers: λ through q̈_xy is λ through μ = M⁻¹ λ."""
    robot = tree(*TREES["flyer"])
    at = random_values(robot, 4)
    lam = np.random.default_rng(5).normal(size=robot.nv)
    weighted = at | dict(zip(multiplier_symbols(robot), lam, strict=True))
    for tensor, block in zip(FORWARD_TENSORS, FORWARD, strict=True):
        full = np.einsum("i,ijk", lam, numbers(build(robot, tensor), at))
        full = {"qq": (full + full.T) / 2, "qtau": full.T}.get(block.rpartition("_")[2], full)
        found = numbers(build(robot, block), weighted)
        np.testing.assert_allclose(found, full, atol=1e-9 * np.max(np.abs(full)), err_msg=block)


@pytest.fixture(scope="module")
def kernels() -> tuple[emdeg.Program, np.ndarray]:
    program = emdeg.compile(emdeg.load("stanford3"), [*INVERSE, "inverse_dynamics_hessian"],
                            optimise="-O0", certify=False)  # fmt: skip
    return program, np.random.default_rng(0).uniform(-1, 1, (4, 21, 3))


def test_machine_code_one_state_and_batches(kernels: tuple[emdeg.Program, np.ndarray]) -> None:
    program, states = kernels
    kernel, single = program.jit(), program.jit("float32")
    batch, rough = kernel(*states), single(*states.astype("float32"))
    one = kernel(*states[:, 4])
    expected = emdeg.interpret(program, dict(zip(("q", "qd", "qdd", "lam"), states, strict=True)))
    for name, theirs in expected.items():
        np.testing.assert_allclose(getattr(batch, name), theirs, atol=1e-12)
        np.testing.assert_allclose(getattr(one, name), theirs[4], atol=1e-12)
        np.testing.assert_allclose(getattr(rough, name), theirs, atol=2e-4)
    H, n = batch.inverse_dynamics_hessian, 3
    np.testing.assert_array_equal(H, H.transpose(0, 2, 1))
    np.testing.assert_array_equal(H[:, n : 2 * n, :n], batch[1].transpose(0, 2, 1))
    assert not H[:, 2 * n :, n:].any()


def test_a_parameter_may_be_called_as_the_multiplier() -> None:
    text = PRESS.replace("pitch = 0.3", 'pitch = "lam1"').replace(
        'name = "press"', 'name = "press"\n[parameters]\nlam1 = 0.3', 1
    )
    ours, theirs = (
        emdeg.compile(emdeg.loads(t, "toml"), INVERSE[1], optimise=None, certify=False).jit()
        for t in (PRESS, text)
    )
    q, qd, lam = np.random.default_rng(2).uniform(-1, 1, (3, 4))
    np.testing.assert_allclose(ours(q, qd, lam), theirs(q, qd, lam), atol=1e-12)
