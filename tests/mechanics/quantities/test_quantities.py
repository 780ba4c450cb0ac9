"""One table of quantities: every record is whole, and no other list of them exists."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.backends.names import output_identifiers
from emdeg.cli.options import complete_outputs
from emdeg.errors import EmdegError, UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.mechanics.quantities import quantities
from emdeg.mechanics.quantities.quantities import (
    ALIASES,
    QUANTITIES,
    derivatives_of,
    field_name,
    field_names,
)
from emdeg.mechanics.quantities.quantity import (
    ANOTHER_METHOD,
    OWN_DERIVATION,
    SUBSTITUTION,
    Request,
)
from emdeg.run.simulate.monitor import watch

SOURCE = Path(emdeg.__file__).parent
MOST = 3  # names of quantities in one collection


def listed(tree: ast.AST) -> Iterator[tuple[int, set[str]]]:
    """(line, quantities named) of every literal collection."""
    names = QUANTITIES.keys() | ALIASES.keys()
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            parts = [*node.keys, *node.values]
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            parts = [*node.elts]
        else:
            continue
        found = {str(p.value) for p in parts if isinstance(p, ast.Constant)}
        yield node.lineno, found & names


def test_there_is_no_second_list_of_quantities() -> None:
    """A collection that names four quantities is a copy of the table that will grow stale."""
    copies = [
        f"{path.relative_to(SOURCE)}:{line}: {', '.join(sorted(found))}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line, found in listed(ast.parse(path.read_text(encoding="utf-8")))
        if len(found) > MOST
    ]
    assert not copies, copies


def test_the_scan_sees_a_copy() -> None:
    copy = ast.parse("X = {'mass_matrix': 1, 'gravity': 2, 'bias': 3, 'rnea': 4}")
    assert [len(found) for _, found in listed(copy)] == [4]


def test_every_record_is_whole() -> None:
    for name, record in QUANTITIES.items():
        assert name == record.name
        assert all((record.symbol, record.latex, record.units, record.summary)), name
        assert record.reference in (ANOTHER_METHOD, SUBSTITUTION, OWN_DERIVATION), name
        # what grows with the square of a large robot is proved by what it does to any vector
        large = record.reference == ANOTHER_METHOD and record.most is not None
        solved = record.reference == SUBSTITUTION or large
        assert (record.solves is not None) == solved, name
        arrays = {"q", "qd", "qdd", "qddd", "qdddd", "tau", "lam", "wrenches", "base_motion"}
        assert set(record.inputs) <= arrays, name
        assert set(record.with_loops) <= set(QUANTITIES), name
    assert not QUANTITIES.keys() & ALIASES.keys()


def test_every_shape_is_true() -> None:
    """The sizes of the table against a program of each quantity."""
    for robot, names in (
        (emdeg.load("puma560"), [n for n in QUANTITIES if not _special(n)]),
        (emdeg.load("two_link"), ["forward_dynamics_explicit"]),
        (emdeg.load("stanford3"), [r.name for r in quantities.SECOND_DERIVATIVES]),
        (emdeg.load("four_bar"), [n for n in QUANTITIES if "constrain" in n or "minimal" in n]),
        (emdeg.load("elastic_arm"), [n for n in QUANTITIES if "elastic" in n]),
    ):
        sizes = {"n": robot.nv, "3n": 3 * robot.nv, "10b": 10 * len(robot.bodies)}
        sizes |= {"e": len(robot.motors), "a": robot.nv - len(robot.motors)}
        if robot.loops:
            loops = emdeg.closed_loops(robot)
            sizes |= {"f": loops.freedom, "a": len(loops.actuated), "m": len(loops.held.labels)}
        for name in names:
            program = emdeg.compile(robot, name, optimise=None, certify=False)
            said = QUANTITIES[name].shape
            expected = tuple(int(sizes.get(s, s)) for s in said.split("×") if s)
            assert program.outputs[0].shape == expected, name


def _special(name: str) -> bool:
    of_others = (*quantities.CONSTRAINED, *quantities.ELASTIC, *quantities.SECOND_DERIVATIVES)
    return name == "forward_dynamics_explicit" or QUANTITIES[name] in of_others


def test_every_quantity_has_its_own_name_in_generated_code() -> None:
    """In C as in Python a result is called by its name, with its frame where it has one."""
    assert output_identifiers(list(QUANTITIES)) == list(QUANTITIES)
    assert field_names(QUANTITIES) == list(QUANTITIES)
    framed = [f"{name}:tool 0" for name in QUANTITIES]
    assert output_identifiers(framed) == [f"{name}_tool_0" for name in QUANTITIES]


def test_a_framed_result_has_one_name_in_generated_code_and_as_a_field() -> None:
    outputs = ["forward_kinematics:link2", "jacobian:link2:local"]
    program = emdeg.compile(emdeg.load("two_link"), outputs, optimise=None, certify=False)
    fields = program.jit()(np.zeros(2))._fields
    assert fields == ("link2_pose", "jacobian_link2_local")
    assert all(f"double *restrict {name}" in program.emit("c")["two_link.c"] for name in fields)


def test_users_outputs_never_clash() -> None:
    names = ["q", "M", "m", "t1", "sin", "double", "*/", "", "expected_x", "2nd", "gravity_size"]
    made = output_identifiers(names)
    assert made == [
        "output_q", "output_m", "output_m_2", "output_t1", "output_sin", "output_double",
        "output", "output_2", "output_expected_x", "output_2nd", "output_gravity_size",
    ]  # fmt: skip
    fields = field_names(["class", "class", "_x", "1st", "ü", "M"])
    assert fields == ["class_", "class__2", "x", "output_1st", "output", "M"]


def test_results_have_names_that_a_person_would_choose() -> None:
    """`tool_pose`, not `_0`."""
    assert field_name("forward_kinematics:tool") == "tool_pose"
    assert field_name("jacobian:left hand:local") == "jacobian_left_hand_local"
    assert field_name("rnea") == "inverse_dynamics"
    robot = emdeg.load("puma560")
    frame = robot.frames[-1].name
    outputs = [f"forward_kinematics:{frame}", f"jacobian:{frame}", "gravity"]
    kernel = emdeg.compile(robot, outputs, optimise=None, certify=False).jit()
    found = kernel([0.0] * 6)
    assert found._fields == (f"{frame}_pose", f"jacobian_{frame}", "gravity")


def test_derivatives_have_one_set_of_names() -> None:
    assert derivatives_of("inverse_dynamics") == {
        "q": "inverse_dynamics_dq", "qd": "inverse_dynamics_dqd", "qdd": "mass_matrix"
    }  # fmt: skip
    assert derivatives_of("forward_dynamics")["tau"] == "mass_matrix_inverse"
    for name, record in QUANTITIES.items():
        if record.derivative_of is not None:
            of, array = record.derivative_of
            assert f"{of}_d{array}" in (name, *record.aliases)


def test_the_shell_completes_quantities() -> None:
    here: Any = SimpleNamespace(params={})
    assert complete_outputs(here, "mass_matrix,grav") == ["mass_matrix,gravity"]
    assert set(complete_outputs(here, "")) == {*QUANTITIES, *ALIASES}


@pytest.mark.parametrize(
    ("asked", "meant"),
    [("gravty", "gravity"), ("M", "mass_matrix"), ("tau:tool", "inverse_dynamics")],
)
def test_unknown_quantities_are_refused_with_what_was_meant(asked: str, meant: str) -> None:
    with pytest.raises(UsageError, match=rf"{asked[:3]}.*Did you mean '{meant}'"):
        emdeg.compile(emdeg.load("two_link"), asked)


def test_the_examples_in_the_text() -> None:
    assert doctest.testmod(quantities).failed == 0


@pytest.mark.parametrize("robot", ["four_bar", "unicycle"])
def test_loops_are_never_left_open_silently(robot: str) -> None:
    """A quantity of the tree is refused for a robot with loops or rolling, with what to ask."""
    mechanism = emdeg.load(robot)
    for certify in (True, False):
        with pytest.raises(UsageError, match="constrained_forward_dynamics"):
            emdeg.compile(mechanism, "forward_dynamics", certify=certify)
    for name, record in QUANTITIES.items():
        if record.with_loops:
            with pytest.raises(UsageError, match=f"{record.with_loops[0]}.*the tree alone"):
                emdeg.compile(mechanism, name, optimise=None, certify=False)
    tree = mechanism.without_loops()
    assert emdeg.compile(tree, "mass_matrix", optimise=None).outputs[0].name == "mass_matrix"
    for name in ("kinetic_energy", "jacobian", "minimal_forward_dynamics"):
        assert emdeg.compile(mechanism, name, optimise=None, certify=False).outputs[0].name == name


# -- robots on which the surroundings act -------------------------------------------------

PUSHED = """
{head}
[[link]]
name = "base"
[[link]]
name = "upper"
mass = 1
com = [0.3, 0.1, 0]
inertia = {{ xx = 0.1, yy = 0.2, zz = 0.15 }}
[[link]]
name = "fore"
mass = 2
com = [0.2, 0, 0.1]
inertia = {{ xx = 0.1, yy = 0.12, zz = 0.15 }}
[[link]]
name = "tip"
[[joint]]
name = "shoulder"
type = "revolute"
parent = "base"
child = "upper"
[[joint]]
name = "elbow"
type = "revolute"
parent = "upper"
child = "fore"
xyz = [0.5, 0, 0]
axis = [0, 1, 0]
[[joint]]
name = "wrist"
type = "fixed"
parent = "fore"
child = "tip"
xyz = [0.1, 0.2, 0.3]
"""
HEADS = {"at rest": "", "wrench": 'wrench_frames = ["upper"]', "moving": "moving_base = true",
         "wrench at the hand": 'wrench_frames = ["fore"]'}  # fmt: skip


def outcome(head: str, name: str) -> Any:
    """(program, numbers) of a quantity at a fixed state, or the refusal."""
    robot = emdeg.loads(PUSHED.format(head=HEADS[head]), "toml")
    try:
        program = emdeg.compile(robot, name, optimise=None, certify=False)
    except emdeg.EmdegError as refusal:
        return None, refusal
    rng = np.random.default_rng(1)
    names = sorted({array for quantity in QUANTITIES.values() for array in quantity.inputs})
    state = {array: rng.uniform(-1, 1, 12) for array in names}
    given = {i.name: state[i.name][: len(i.leaves)] for i in program.inputs}
    return program, emdeg.interpret(program, given, {})


@pytest.mark.parametrize("head", HEADS)
def test_every_quantity_takes_all_that_it_depends_on(head: str) -> None:
    """What a program reads comes from its inputs, whatever acts on the robot."""
    for name in QUANTITIES:
        program, found = outcome(head, name)
        assert program is not None or str(found), name


@pytest.mark.parametrize("name", ["forward_kinematics", "jacobian", "jacobian_rate"])
def test_wrenches_do_not_change_which_frame_is_meant(name: str) -> None:
    right = outcome("at rest", name)[1][name]
    for head in ("wrench", "wrench at the hand"):
        np.testing.assert_array_equal(outcome(head, name)[1][name], right)


def test_the_regressor_on_a_moving_base_gives_its_efforts() -> None:
    robot = emdeg.loads(PUSHED.format(head=HEADS["moving"]), "toml")
    program = emdeg.compile(robot, ["regressor", "inverse_dynamics"], optimise=None, certify=False)
    rng = np.random.default_rng(2)
    found = emdeg.interpret(
        program, {i.name: rng.uniform(-1, 1, len(i.leaves)) for i in program.inputs}, {}
    )
    pi = [float(x) for body in robot.bodies for x in parameters_of(body)]
    np.testing.assert_allclose(found["regressor"] @ pi, found["inverse_dynamics"], rtol=1e-12)


def parameters_of(body: Any) -> list[Any]:
    """m, h = m c, J about the frame, in Pinocchio's order: xx xy yy xz yz zz."""
    own = body.inertia
    m, *rest = evaluate([own.mass, *own.com, *own.tensor.entries], {})
    c, about = np.array(rest[:3]), np.reshape(rest[3:], (3, 3))
    J = about + m * (c @ c * np.eye(3) - np.outer(c, c))
    return [m, *(m * c), J[0, 0], J[0, 1], J[1, 1], J[0, 2], J[1, 2], J[2, 2]]


def test_the_recursion_by_articulated_bodies_says_that_its_base_rests() -> None:
    program, refusal = outcome("moving", "forward_dynamics_articulated")
    assert program is None
    assert "base at rest" in str(refusal)


def test_derivatives_of_a_free_flyer_on_a_moving_body() -> None:
    """∂τ/∂q̇ by differences: the recursion for derivatives knows flyers of the base only."""
    text = PUSHED.format(head="").replace(
        'type = "revolute"\nparent = "upper"', 'type = "floating"\nparent = "upper"'
    )
    robot = emdeg.loads(text.replace("axis = [0, 1, 0]\n", ""), "toml")
    names = ["inverse_dynamics", "inverse_dynamics_dqd"]
    program = emdeg.compile(robot, names, optimise=None, certify=False)
    rng = np.random.default_rng(3)
    state = {i.name: rng.uniform(-1, 1, len(i.leaves)) for i in program.inputs}
    state["q"][-4:] /= np.linalg.norm(state["q"][-4:])

    def tau(qd: Any) -> Any:
        return np.asarray(emdeg.interpret(program, {**state, "qd": qd}, {})["inverse_dynamics"])

    right = [(tau(state["qd"] + 1e-6 * e) - tau(state["qd"] - 1e-6 * e)) / 2e-6
             for e in np.eye(robot.nv)]  # fmt: skip
    found = emdeg.interpret(program, state, {})["inverse_dynamics_dqd"]
    np.testing.assert_allclose(found, np.transpose(right), atol=1e-8)


class Watched(Request):
    """Notes which of its fields a derivation looks at."""

    def __getattribute__(self, name: str) -> Any:
        if name in ("frame", "reference"):
            object.__getattribute__(self, "known")[name] = True
        return object.__getattribute__(self, name)


def test_records_say_which_derivations_look_at_a_frame() -> None:
    robot = emdeg.load("two_link")
    derive = cache(partial(emdeg.derive, robot))
    for record in QUANTITIES.values():
        request = Watched(robot, derive)
        with suppress(EmdegError):  # of other robots: elastic joints, loops
            record.derivation(request)
        assert record.framed == ("frame" in request.known), record.name
        assert record.seen == ("reference" in request.known), record.name


@pytest.mark.parametrize(
    ("output", "message"),
    [
        ("mass_matrix:nonsense", "of the whole robot.*mass_matrix, or mass_matrix:packed, or"),
        ("crba:link2", "of the whole robot"),
        ("regressor:local", "of the whole robot"),
        ("mass_matrix:packed:nonzeros", "it has no 'packed'"),
        ("gravity:", "nothing stands behind a colon"),
        ("jacobian::local", "nothing stands behind a colon"),
        ("jacobian:nonsense", "has no frame 'nonsense'. Its frames are: link1, link2, base"),
        ("fk:link2:local", "in the axes of the base.*forward_kinematics:FRAME"),
    ],
)
def test_words_that_mean_nothing_to_a_quantity_are_refused(output: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        emdeg.compile("two_link", output, optimise="none")


def test_a_frame_that_no_output_is_of_is_refused() -> None:
    with pytest.raises(UsageError, match="frame: no output is of a frame"):
        emdeg.compile("two_link", "gravity", frame="link2", optimise="none")
    emdeg.compile("two_link", ["gravity", "jacobian"], frame="link2", optimise="none")


def test_axes_are_told_to_whoever_asks_by_name() -> None:
    robot = emdeg.load("two_link")
    aligned, local = (
        watch(robot, {"J": name}) for name in ("jacobian:link2", "jacobian:link2:local")
    )
    assert aligned.keys() == local.keys()
    assert aligned != local
