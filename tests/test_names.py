"""What a user calls a parameter, a joint or a link cannot change a result.

Robots are renamed at random, with names among them that derivations, generated code, C and Python
use themselves: every program must be the same but for names, with the same number of operations.
"""

from __future__ import annotations

import keyword
import random
import re
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import replace
from functools import cache
from importlib.resources import files

import numpy as np
import pytest

import emdeg
from emdeg import canonical as naming
from emdeg.candidates.job import Job
from emdeg.canonical import canonical, roles
from emdeg.errors import CertificateError, EmdegError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr, symbol
from emdeg.explicit.programs import coefficient_program, two_rate_programs
from emdeg.program.certify import certify
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.program.ops import LEAF
from emdeg.program.wellformed import verify as wellformed
from emdeg.robot.robot import Robot

INTERFACES = """h1 h2 M1_1 M2_1 ty2 ty3 w4x w2z y3 y2 yd3 ydd3 tau1 tau2 q1 q2 qd1 qd2 qdd1 f3x
n4z e2y a4z p1 p2 m1 m2 rx2 Ixx3 a1 d2 g gx t1 u1 ud1 I1 g1 K1 T1 V1 Z1 c1 s1 c23 alpha1 fx"""
WORDS = """double int float struct return restrict static lambda class def yield import in not self
numpy parameter state result q qd tau out I E M C x"""
TEMPTING = (INTERFACES + " " + WORDS).split()
GRIPPER = """
name = "gripper"
gravity = [0, 0, "-g"]
wrench_frames = ["jaw"]
[parameters]
g = 9.81
[[link]]
name = "palm"
[[link]]
name = "arm"
mass = "ma"
com = ["c1", 0, "c1/2 + k"]
inertia = { xx = "A", yy = "A + B", zz = "B" }
[[link]]
name = "jaw"
mass = "mj"
com = ["c2", 0, 0]
inertia = { zz = "J2" }
[[link]]
name = "other"
mass = "mj"
com = ["c2", 0, 0]
inertia = { zz = "J2" }
[[joint]]
name = "swing"
type = "revolute"
parent = "palm"
child = "arm"
axis = [0, 1, 0]
[[joint]]
name = "open"
type = "revolute"
parent = "arm"
child = "jaw"
axis = [0, 0, 1]
xyz = ["L", 0, 0]
[[joint]]
name = "follow"
type = "revolute"
parent = "arm"
child = "other"
axis = [0, 0, 1]
xyz = ["L", 0, "k"]
mimic = { of = "open", multiplier = -0.5, offset = 0.1 }
"""
ROBOTS = ("two_link", "scara", "stanford", "puma560", "gripper")
OUTPUTS = ("inverse_dynamics", "forward_dynamics", "mass_matrix")


def text_of(robot: str) -> str:
    if robot == "gripper":
        return GRIPPER
    return files("emdeg.robot.library").joinpath(f"{robot}.toml").read_text("utf-8")


@cache
def loaded(robot: str) -> Robot:
    return emdeg.loads(text_of(robot), "toml", allow_unphysical=True)


def new_names(robot: Robot, rng: random.Random) -> dict[str, str]:
    """Each parameter's new name: a tempting one, or any identifier."""
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
    tempting = rng.sample(TEMPTING, len(TEMPTING))
    chosen: dict[str, str] = {}
    for parameter in robot.parameters:
        name = tempting.pop() if tempting and rng.random() < 0.7 else ""
        while not name or name in chosen.values():
            name = rng.choice(letters) + "".join(rng.choices(letters + "0123456789", k=6))
        chosen[parameter.name] = name
    return chosen


def renamed(robot: str, names: Mapping[str, str], rng: random.Random) -> Robot:
    """The description with other names of parameters, then other names of joints and links."""
    cell = re.compile(r"(?<![\w.])(" + "|".join(map(re.escape, names)) + r")(?![\w(])")
    lines = []
    for line in text_of(robot).splitlines():
        key, equals, value = line.partition("=")
        declares = key.strip() in names
        quoted = re.sub(r'"[^"]*"', lambda s: cell.sub(lambda m: names[m[1]], s[0]), value)
        if declares:
            lines.append(f"{names[key.strip()]} ={value}")
        elif key.strip() in ("name", "title", "source", "mimic", "parent", "child", "type"):
            lines.append(line)
        else:
            lines.append(key + equals + quoted)
    found = emdeg.loads("\n".join(lines), "toml", allow_unphysical=True)
    return relabelled(found, rng)


def relabelled(robot: Robot, rng: random.Random) -> Robot:
    """Joints and links with other names."""
    words = rng.sample(sorted({*TEMPTING, *keyword.kwlist}), 2 * len(robot.bodies))
    joints = {b.joint.name: words.pop() for b in robot.bodies}
    links = {b.name: words.pop() for b in robot.bodies}
    bodies = []
    for body in robot.bodies:
        mimic = body.joint.mimic
        if mimic is not None:
            mimic = replace(mimic, of=joints[mimic.of])
        joint = replace(body.joint, name=joints[body.joint.name], mimic=mimic)
        bodies.append(replace(body, name=links[body.name], joint=joint))
    return robot.replaced(
        bodies=tuple(bodies),
        frames=tuple(replace(f, name=links.get(f.name, f.name)) for f in robot.frames),
        wrench_frames=tuple(links.get(name, name) for name in robot.wrench_frames),
    )


def shape(program: Program) -> object:
    """A program without the names of its parameters and of what mimics and frames name."""
    place = {name: k for k, name in enumerate(program.parameters)}

    def plain(name: str) -> str:
        return name.partition("[")[0]

    values = tuple(
        (v.op, place[v.a.name] if v.a.rate == 0 else plain(v.a.name), v.a.rate, v.a.angular)
        if v.op == LEAF
        else v
        for v in program.values
    )
    inputs = tuple((i.name, tuple(map(plain, i.leaves))) for i in program.inputs)
    return values, inputs, program.outputs, tuple(program.parameters.values())


@cache
def expected(robot: str, output: str, level: str) -> Program:
    return emdeg.compile(loaded(robot), output, optimise=level, certify=False, records=False)


def check(robot: str, output: str, level: str, seed: int) -> None:
    rng = random.Random(f"{robot} {seed}")
    names = new_names(loaded(robot), rng)
    other = renamed(robot, names, rng)
    original = expected(robot, output, level)
    program = emdeg.compile(other, output, optimise=level, certify=seed % 5 == 0, records=False)
    assert program.count() == original.count()
    assert shape(program) == shape(original)
    assert list(program.parameters) == [names[name] for name in original.parameters]
    wellformed(program)
    if seed % 5 == 0:
        program.verify(other)
        assert program.certificate is not None
        assert program.certificate.reference.robot_hash == other.hash
        assert Program.from_json(program.to_json()) == program
        assert Program.from_text(program.to_text()) == program


@pytest.mark.parametrize("output", OUTPUTS)
@pytest.mark.parametrize("robot", ROBOTS)
def test_a_few_renamings(robot: str, output: str) -> None:
    """The same program but for names; the large ones as derived."""
    level = "-O1" if robot in ("two_link", "scara", "gripper") else "-O0"
    for seed in range(3):
        check(robot, output, level, seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("robot", ROBOTS)
def test_three_hundred_renamings(robot: str, part: int) -> None:
    """Sixty renamings of each robot at the default level, the outputs in turn."""
    for seed in range(10 * part, 10 * part + 10):
        check(robot, OUTPUTS[seed % 3], "-O1", seed)


def explicit_shape(robot: Robot) -> object:
    """The explicit model, its hierarchical form and its programs, without names."""
    model, nested = emdeg.explicit_model(robot), emdeg.hierarchical(robot)
    elements = [(str(n), e.form, str(e.same_as), e.factor) for n, e in model.elements.items()]
    values = [constant.value for constant in model.constants]
    families = [definition.family for definition in nested.definitions]
    programs = two_rate_programs(model)
    coefficients = coefficient_program(model, nested.nested)
    counts = [p.count() for p in (coefficients, programs.configure, programs.step)]
    return elements, values, families, nested.method, counts


@pytest.mark.parametrize("robot", ["two_link", "scara"])
def test_the_explicit_model_of_renamed_robots(robot: str) -> None:
    """The same terms, constants, nested symbols and counts."""
    wanted = explicit_shape(loaded(robot))
    for seed in range(2):
        rng = random.Random(f"{robot} {seed}")
        assert explicit_shape(renamed(robot, new_names(loaded(robot), rng), rng)) == wanted


@pytest.mark.slow
@pytest.mark.parametrize("robot", ["stanford", "puma560"])
def test_the_explicit_model_of_large_renamed_robots(robot: str) -> None:
    """The same terms, constants, nested symbols and counts."""
    wanted = explicit_shape(loaded(robot))
    for seed in range(3):
        rng = random.Random(f"{robot} {seed}")
        assert explicit_shape(renamed(robot, new_names(loaded(robot), rng), rng)) == wanted


def test_a_parameter_may_be_called_like_a_lumped_constant() -> None:
    """I1, I_1 and g1 are taken: the constants are called I__1, … and g_1, …"""
    names = {"g": "g1", "l": "I1", "m1": "I_1"}
    model = emdeg.explicit_model(renamed("two_link", names, random.Random(0)))
    assert {constant.name[:-1] for constant in model.constants} == {"I__", "g_"}
    state = {"q": [0.3, -0.4], "qd": [0.5, 0.6], "qdd": [0.7, 0.8]}
    found = interpret(two_rate_programs(model).configure, state)["coefficients"]
    plain = two_rate_programs(emdeg.explicit_model(loaded("two_link"))).configure
    assert list(found) == list(interpret(plain, state)["coefficients"])


def test_a_parameter_may_be_called_like_the_state() -> None:
    """Numbers reach the right leaf: interpreted, as machine code, and differentiated."""
    names = {"g": "q1", "l": "qd2", "m1": "tau1", "m2": "qdd1"}
    plain, other = loaded("two_link"), renamed("two_link", names, random.Random(0))
    values = {"g": 9.0, "l": 0.7, "m1": 2.0, "m2": 3.0}
    given = {names[name]: value for name, value in values.items()}
    state = [np.array([0.3, -0.8]), np.array([0.5, 0.2]), np.array([-0.4, 0.9])]
    wanted = ("inverse_dynamics", "inverse_dynamics_dq", "mass_matrix")
    one, two = (emdeg.compile(r, wanted, optimise="-O0") for r in (plain, other))
    arrays = dict(zip(("q", "qd", "qdd"), state, strict=True))
    first = emdeg.interpret(one, arrays, values)
    second = emdeg.interpret(two, arrays, given)
    for name in wanted:
        np.testing.assert_array_equal(first[name], second[name])
    kernel = two.jit()
    for name, got in zip(wanted, kernel.set(given)(*state), strict=True):
        np.testing.assert_allclose(got, first[name], rtol=1e-13)


@pytest.mark.parametrize("name", ["number {} of a", "entry {} of mass_matrix_inverse"])
def test_a_parameter_may_be_called_like_what_a_proof_puts_in(name: str) -> None:
    """Numbers of a proof are no parameters: E = 0 follows from E a = 0 for every a only."""
    mass, length = (symbol(name.format(k)) for k in (0, 1))
    arm, plain = _bar(mass, length), _bar(symbol("m"), symbol("l"))
    count = emdeg.compile(plain, "mass_matrix_inverse", optimise=None).count()
    assert emdeg.compile(arm, "mass_matrix_inverse", optimise=None).count() == count
    names = canonical(arm)
    job = Job(names.robot, "mass_matrix_inverse")
    _, entries = names.users(job.expressions(None))["mass_matrix_inverse"]
    wrong = [entries[0] + length, entries[1] - mass, *entries[2:]]  # E a = l m − m l
    for flat, right in ((entries, True), (wrong, False)):
        program = lower("f", {"mass_matrix_inverse": ((2, 2), flat)}, [("q", arm.q)])
        with nullcontext() if right else pytest.raises(CertificateError):
            certify(program, names.users(job.independent()[1]))


def _bar(mass: Expr, length: Expr) -> Robot:
    """Two rods in a plane."""
    builder = emdeg.RobotBuilder("bar")
    for name in ("wall", "upper", "lower"):
        rod = emdeg.solids.rod(mass, length).translated((length / 2, 0, 0))
        builder.link(name, None if name == "wall" else rod)
    builder.joint("one", "revolute", "wall", "upper", axis=(0, 1, 0))
    origin = builder.pose((length, 0, 0))
    builder.joint("two", "revolute", "upper", "lower", axis=(0, 1, 0), origin=origin)
    return builder.build()


def test_generated_code_does_not_mention_names_outside_comments_and_strings() -> None:
    """C and Python of two robots that differ in names only differ in comments and strings."""
    names = {"g": "double", "l": "int", "m1": "return", "m2": "q1"}
    other = renamed("two_link", names, random.Random(0))
    for target in ("c", "numpy", "rust", "matlab"):
        texts = [
            "\n".join(emdeg.emit(emdeg.compile(r, optimise="-O0", certify=False), target).values())
            for r in (loaded("two_link"), other)
        ]
        one, two = (re.sub(r"/\*.*?\*/|//.*|#.*|%.*|\"[^\"]*\"", "", t, flags=re.S) for t in texts)
        assert one.split() == two.split(), target


def test_errors_speak_of_the_users_names() -> None:
    """An unknown frame, or a wrong expression, is told as the user wrote it."""
    robot = renamed(
        "two_link", {"g": "gee", "l": "length", "m1": "one", "m2": "two"}, random.Random(1)
    )
    names = canonical(robot)
    with pytest.raises(EmdegError, match="one is not") as caught, names.told():
        raise EmdegError("m1 is not what it was", hint="think of m2")
    assert "two" in str(caught.value)


def test_canonical_names_say_what_a_parameter_is() -> None:
    """Roles follow places, so they are their own roles, and equal ones for equal robots."""
    puma = loaded("puma560")
    assert all(symbol.name == role for symbol, role in roles(puma).items())
    names = canonical(
        renamed("stanford", new_names(loaded("stanford"), random.Random(7)), random.Random(7))
    )
    assert names.robot.bodies[0].inertia == canonical(loaded("stanford")).robot.bodies[0].inertia
    again = canonical(names.robot)
    assert {s.name: t.name for s, t in again.symbols.items()} == {
        s.name: s.name for s in again.symbols
    }


def tilted(count: int) -> Robot:
    """A chain of links, each with three angles that are nothing alone, as in humanoids."""
    text = '[[link]]\nname = "l0"\n'
    for k in range(1, count + 1):
        text += f'[[link]]\nname = "l{k}"\nmass = 1\ncom = [0.1, 0.2, 0.3]\n'
        text += f'[[joint]]\nname = "j{k}"\ntype = "revolute"\nparent = "l{k - 1}"\n'
        text += f'child = "l{k}"\nrpy = [0.{k:02}1, 0.3{k:02}, 0.5{k:02}]\n'
    return emdeg.loads(text, "toml")


def test_naming_looks_at_a_parameter_only_where_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise naming takes the square of a robot's size: minutes for an iCub."""
    looked_at: list[int] = []

    def counting(roots: list[Expr], values: Mapping[Expr, Expr]) -> list[Expr]:
        looked_at.append(len(roots))
        return substitute(roots, values)

    robot = tilted(12)
    monkeypatch.setattr(naming, "substitute", counting)
    assert len(set(roles(robot).values())) == len(robot.parameters) >= 30
    whole = max(looked_at)
    assert sum(looked_at) < 8 * whole
