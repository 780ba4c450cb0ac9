"""Rolled programs: classes of limbs are found exactly, and the whole is proved like any other."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.candidates.job import Job
from emdeg.candidates.rolled.motions import motions
from emdeg.candidates.rolled.rolling import rolling
from emdeg.errors import CertificateError, DeriveError, UsageError
from emdeg.exact.numbers import simplest
from emdeg.mechanics.segments import segment_bodies
from emdeg.program.blocks import KEY, roll_of
from emdeg.program.certify import certify, check_claims
from emdeg.program.code import Value, operands
from emdeg.program.interpret import interpret
from emdeg.program.ops import ADD, CONST, LEAF, MUL, SUB
from emdeg.robot.edit.regroup import regroup
from emdeg.shorten.effort import EFFORTS
from emdeg.shorten.objectives import TOTAL
from tests.size.robots import humanoid

LINK = """
  <link name="{name}"><inertial>
    <origin xyz="0.1 {y} 0.05" rpy="0.1 0 0"/><mass value="{mass}"/>
    <inertia ixx="0.1" ixy="0.01" ixz="0.02" iyy="0.12" iyz="0.005" izz="0.13"/>
  </inertial></link>
  <joint name="j_{name}" type="{type}">
    <parent link="{parent}"/><child link="{name}"/>
    <origin xyz="{x} 0.1 0.3" rpy="{roll} {side} 0"/><axis xyz="0 0 1"/>
    <limit lower="-3" upper="3" effort="9" velocity="9"/>{more}
  </joint>"""


TORSO = """<link name="torso"><inertial><mass value="5"/>
    <inertia ixx="0.3" ixy="0" ixz="0.1" iyy="0.4" iyz="0" izz="0.5"/></inertial></link>"""


def urdf(links, torso=TORSO) -> str:
    body = "".join(LINK.format(**link) for link in links)
    return f'<robot name="limbs">{torso}{body}</robot>'


def link(name, parent, k, side=0.0, kind="revolute", more=""):
    roll = (1.5707963267948966, -1.5707963267948966, 0.0)[k % 3]
    return {
        "name": name, "parent": parent, "mass": 1 + 0.3 * k + side, "y": 0.02 * (k + 1),
        "x": 0.2 + 0.1 * k, "roll": roll, "side": side, "type": kind, "more": more,
    }  # fmt: skip


def snake(count, floating=False, more=""):
    links = [link(f"l{k}", f"l{k - 1}" if k else "torso", 0, more=more) for k in range(count)]
    return emdeg.loads(urdf(links), "urdf", floating_base=floating), urdf(links)


def leaning(count, rolls, tilts, floating=False):
    """A chain whose axes lean by `rolls` and `tilts`, in turn."""
    links = [link(f"l{k}", f"l{k - 1}" if k else "torso", k) for k in range(count)]
    for k, each in enumerate(links):
        each |= {"roll": rolls[k % len(rolls)], "side": tilts[k % len(tilts)]}
    return emdeg.loads(urdf(links), "urdf", floating_base=floating), urdf(links)


def two_arms(floating=False, kinds=("revolute", "revolute", "prismatic")):
    """A neck and two arms that are alike but for their numbers."""
    links = [link("neck", "torso", 1)]
    for side, tilt in (("left", 0.2), ("right", -0.4)):
        below = "neck"
        for k, kind in enumerate(kinds):
            links.append(link(f"{side}{k}", below, k, tilt, kind))
            below = f"{side}{k}"
    return emdeg.loads(urdf(links), "urdf", floating_base=floating), urdf(links)


def state(robot, seed=0):
    rng = np.random.default_rng(seed)
    q, qd, qdd = (rng.uniform(-1, 1, n) for n in (robot.nq, robot.nv, robot.nv))
    if robot.has_floating_base:
        q[3:7] /= np.linalg.norm(q[3:7])
    return q, qd, qdd


def pinocchio(text, floating):
    root = [pin.JointModelFreeFlyer()] if floating else []
    return pin.buildModelFromXML(text, *root)


@pytest.mark.parametrize("outputs", ["forward_dynamics", "mass_matrix", ["inverse_dynamics_dq"]])
def test_a_straight_line_is_never_longer_than_what_is_rolled(outputs):
    """Numbers of limbs that are alike are data for one subroutine; in a line some are 0, 1 or
    equal. q̈ of this humanoid had 5,374 operations in a line, and 5,137 rolled."""
    robot = emdeg.loads(humanoid(14), "toml", floating_base=True)
    line = emdeg.compile(robot, outputs, certify=False).count().total
    assert line <= emdeg.compile(robot, outputs, certify=False, rolled=True).count().total


def test_links_of_a_snake_are_one_class():
    robot, _ = snake(12)
    program = emdeg.compile(robot, rolled=True, optimise="-O0")
    roll = roll_of(program)
    by_size = sorted(sum(c.subroutine == s for c in roll.calls) for s in roll.repeated)
    assert by_size[-1] >= 9, "the inner links outward and inward"
    assert len(roll.subroutines) <= 10, "the first links know that the base is at rest"
    assert program.certificate is not None


def test_two_arms_are_alike_whatever_their_numbers():
    robot, _ = two_arms()
    roll = roll_of(emdeg.compile(robot, rolled=True, optimise="-O0"))
    twice = [s for s in roll.repeated if sum(c.subroutine == s for c in roll.calls) == 2]
    assert len(roll.calls) - 2 * len(twice) <= 2, "all but the neck, outward and inward"


@pytest.mark.oracle
@pytest.mark.parametrize("output", ["inverse_dynamics", "bias", "gravity"])
@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("make", [lambda f: snake(7, f), two_arms])
def test_they_are_what_pinocchio_computes(make, floating, output):
    robot, text = make(floating)
    program = emdeg.compile(robot, output, rolled=True, optimise="-O0")
    q, qd, qdd = state(robot)
    model = pinocchio(text, floating)
    zero = np.zeros(model.nv)
    given = {"inverse_dynamics": (qd, qdd), "bias": (qd, zero), "gravity": (zero, zero)}
    expected = pin.rnea(model, model.createData(), q, *given[output])
    arrays = {i.name: {"q": q, "qd": qd, "qdd": qdd}[i.name] for i in program.inputs}
    found = interpret(program, arrays)[output]
    np.testing.assert_allclose(found, expected, atol=1e-11 * np.abs(expected).max())


@pytest.mark.oracle
@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("make", [lambda f: snake(7, f), two_arms])
def test_forward_dynamics_is_what_pinocchio_computes(make, floating):
    robot, text = make(floating)
    program = emdeg.compile(robot, "forward_dynamics", rolled=True, optimise="-O0")
    assert roll_of(program).repeated
    q, qd, tau = state(robot)
    model = pinocchio(text, floating)
    expected = pin.aba(model, model.createData(), q, qd, tau)
    found = interpret(program, {"q": q, "qd": qd, "tau": tau})["forward_dynamics"]
    np.testing.assert_allclose(found, expected, atol=1e-10 * np.abs(expected).max())


MATRICES = ["inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"]


@pytest.mark.oracle
@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize(
    "make",
    [
        lambda f: snake(5, f),
        two_arms,
        lambda f: leaning(5, (0.0,), (0.0,), f),  # in a plane, where the base is at rest
        lambda f: leaning(6, (0.0, 0.3), (0.2, 0.2, 0.5), f),  # oblique to one axis, and to all
    ],
)
def test_derivatives_and_the_mass_matrix_are_what_pinocchio_computes(make, floating):
    """All three together: revolute and prismatic joints, chains and trees, drives by themselves."""
    robot, text = make(floating)
    program = emdeg.compile(robot, MATRICES, rolled=True, optimise="-O0", certify=False)
    assert roll_of(program).repeated
    q, qd, qdd = state(robot)
    model = pinocchio(text, floating)
    data = model.createData()  # of which the results are views
    *expected, M = pin.computeRNEADerivatives(model, data, q, qd, qdd)
    upper = np.triu(M)
    expected.append(upper + np.triu(M, 1).T)
    found = interpret(program, {"q": q, "qd": qd, "qdd": qdd})
    for name, matrix in zip(MATRICES, expected, strict=True):
        np.testing.assert_allclose(found[name], matrix, atol=1e-11 * np.abs(matrix).max())


@pytest.mark.parametrize("outputs", [["mass_matrix"], ["inverse_dynamics_dqd"], MATRICES])
def test_matrices_are_proved_as_the_flat_ones_are(outputs):
    """Friction and motors included; and no number of the robot is computed in a call."""
    robot, _ = snake(4, more='<dynamics damping="0.3" friction="0.1"/>')
    program = emdeg.compile(robot, outputs, rolled=True, optimise="-O0")
    assert program.certificate is not None
    behind = range(roll_of(program).head, len(program))
    assert all(program.rates[k] or program.values[k].op == CONST for k in behind)
    flat = emdeg.compile(robot, outputs, optimise="-O0", certify=False)
    given = dict(zip(("q", "qd", "qdd"), state(robot), strict=True))
    given = {i.name: given[i.name] for i in program.inputs}
    expected = interpret(flat, given)
    for name, found in interpret(program, given).items():
        np.testing.assert_allclose(found, expected[name], atol=1e-11)


@pytest.mark.parametrize("name", ["panda", "iiwa", "puma560", "ur5"])
def test_columns_that_pass_a_body_are_of_one_class(name):
    """At most a class for each body and one for its columns; a straight line has its own zeros."""
    job = Job(emdeg.load(name), MATRICES)
    alike, apart = (
        rolling(job, EFFORTS["-O0"], TOTAL, alike=each).compose for each in (True, False)
    )
    bodies = len(job.robot.bodies)
    assert len(alike.plain) <= 2 * bodies - 1
    assert len(alike.plain) < len(apart.plain)
    longer, shorter = (len(weave(weave.plain)) for weave in (alike, apart))
    assert shorter < longer < 1.15 * shorter


@pytest.mark.parametrize("form", ["packed", "nonzeros", "compressed"])
def test_forms_of_a_rolled_matrix_are_entries_of_the_whole(form):
    robot, _ = two_arms(floating=True)
    program = emdeg.compile(robot, f"mass_matrix:{form}", rolled=True, optimise="-O0")
    assert program.certificate is not None
    assert roll_of(program).repeated
    whole = emdeg.compile(robot, "mass_matrix", rolled=True, optimise="-O0", certify=False)
    q, _, _ = state(robot)
    (found,), (M,) = (interpret(p, {"q": q}).values() for p in (program, whole))
    if form == "packed":
        np.testing.assert_allclose(found, M[np.tril_indices(robot.nv)], atol=1e-12)
    else:
        whole = np.tril(M) if form == "compressed" else M
        np.testing.assert_allclose(found, whole[whole != 0], atol=1e-12)
        assert program.pattern(f"mass_matrix:{form}").index == tuple(
            tuple(map(int, axis)) for axis in np.nonzero(whole)
        )


def test_mirrored_bodies_are_of_one_class():
    """Arms that lean to opposite sides by a right angle: 1 here, −1 there."""
    links = [link("neck", "torso", 1)]
    for side, tilt in (("left", 1.5707963267948966), ("right", -1.5707963267948966)):
        pair = link(f"{side}0", "neck", 2, tilt), link(f"{side}1", f"{side}0", 0, tilt)
        links += [{**each, "mass": 1.5} for each in pair]
    robot = emdeg.loads(urdf(links), "urdf", floating_base=True)
    calls = roll_of(
        emdeg.compile(robot, "forward_dynamics", rolled=True, optimise="-O0", certify=False)
    ).calls
    alone = [c for c in calls if sum(c.subroutine == d.subroutine for d in calls) == 1]
    assert len(alone) <= 6, "those of the base and of the neck, in three passes"


def test_a_joint_that_carries_nothing_is_refused():
    nothing = urdf([link("neck", "torso", 1)], '<link name="torso"/>')
    robot = emdeg.loads(nothing, "urdf", floating_base=True)
    with pytest.raises(DeriveError):
        emdeg.compile(robot, "forward_dynamics", rolled=True, certify=False)


def test_drives_are_data_as_well():
    more = '<dynamics damping="0.3" friction="0.1"/>'
    robot, _ = snake(5, more=more)
    rolled = emdeg.compile(robot, rolled=True, optimise="-O0")
    assert emdeg.compile(robot, "forward_dynamics", rolled=True, optimise="-O0").certificate
    q, qd, qdd = state(robot)
    flat = emdeg.compile(robot, optimise="-O0")
    a, b = (
        interpret(p, {"q": q, "qd": qd, "qdd": qdd})["inverse_dynamics"] for p in (rolled, flat)
    )
    np.testing.assert_allclose(a, b, rtol=1e-12)


def test_parameters_stay_parameters():
    robot = emdeg.load("ur5").symbolic("inertias")
    rolled = emdeg.compile(robot, rolled=True, optimise="-O0")
    assert len(rolled.parameters) > 10
    assert rolled.verify().log2_error < -100


def test_it_is_saved_and_loaded_with_its_blocks_and_its_proof(tmp_path):
    robot, _ = two_arms()
    program = emdeg.compile(robot, rolled=True, optimise="-O0")
    program.save(tmp_path / "arms.json")
    again = emdeg.load_program(tmp_path / "arms.json")
    assert again == program
    assert roll_of(again) == replace(roll_of(program), program=again)
    assert again.verify().log2_error < -100


# -- what is changed is refused ---------------------------------------------------------


def changed(program, kind):
    """The program with one number, one binding or one operation of a call changed."""
    roll, values = roll_of(program), list(program.values)
    if kind == "a number of the table":
        k = next(k for c in roll.calls for k in c.inputs if values[k].op == CONST)
        values[k] = values[k]._replace(a=simplest(values[k].a + 1))
    elif kind == "two bindings exchanged":
        call = roll.calls[len(roll.calls) // 2]
        a, b = call.inputs[:2]
        swap = {a: b, b: a}
        end = call.start + len(roll.subroutines[call.subroutine].values)
        for k in range(call.start, end):
            if values[k].op != CONST and set(operands(values[k])) & {a, b}:
                op, x, y = values[k]
                values[k] = type(values[k])(op, swap.get(x, x), swap.get(y, y))
    else:
        k = next(k for k in range(roll.head, len(values)) if values[k].op == MUL)
        values[k] = values[k]._replace(op=2)
    return replace(program, values=tuple(values))


@pytest.mark.parametrize(
    "kind", ["a number of the table", "two bindings exchanged", "another subroutine"]
)
def test_a_changed_program_is_refused(kind):
    robot, _ = two_arms()
    program = emdeg.compile(robot, rolled=True, optimise="-O0")
    wrong = changed(program, kind)
    assert wrong.values != program.values
    with pytest.raises(CertificateError):
        check_claims(wrong)
    with pytest.raises(CertificateError, match="differs from the reference"):
        certify(wrong, emdeg.compile(robot, optimise="-O0", certify=False))


def test_another_cut_is_not_what_was_certified():
    """It would be as right, but the certificate names the program with its blocks."""
    robot, _ = two_arms()
    program = emdeg.compile(robot, rolled=True, optimise="-O0")
    starts = json.loads(program.metadata[KEY])
    with pytest.raises(CertificateError):
        check_claims(replace(program, metadata={**program.metadata, KEY: json.dumps(starts[1:])}))


# -- what cannot be rolled says so --------------------------------------------------------


@pytest.mark.parametrize(
    ("outputs", "options", "message"),
    [
        ("coriolis_matrix", {}, "one quantity"),
        (["mass_matrix", "gravity"], {}, "one quantity"),
        (["gravity", "inverse_dynamics"], {}, "one quantity"),
        ("inverse_dynamics", {"method": "kane"}, "its own recursion"),
        ("inverse_dynamics", {"rotors": True}, "rotors"),
    ],
)
def test_what_cannot_be_rolled_is_refused(outputs, options, message):
    with pytest.raises(UsageError, match=message):
        emdeg.compile("puma560", outputs, rolled=True, **options)


def test_a_robot_with_a_moving_base_is_refused():
    with pytest.raises(UsageError, match="moving base"):
        emdeg.compile(emdeg.load("puma560").with_moving_base(), rolled=True)


def test_a_hand_is_rolled_finger_by_finger():
    """Fingers of four joints: one class, called once for each, outward and inward at a time."""
    links = []
    for finger in range(4):
        below = "torso"
        for k in range(4):
            links.append(link(f"f{finger}_{k}", below, k, side=0.1 * (finger + 1)))
            below = f"f{finger}_{k}"
    robot = emdeg.loads(urdf(links), "urdf", floating_base=True)
    roll = roll_of(emdeg.compile(robot, rolled=True, optimise="-O0"))
    assert max(sum(c.subroutine == s for c in roll.calls) for s in roll.repeated) == 4
    assert len(roll.calls) < len(links), "a call for each finger, not for each joint"


@pytest.mark.oracle
def test_mirror_images_are_one_class():
    """One arm turns by 90° where the other turns by −90°: what differs in sign is data, too."""
    arms = (("a", 0), ("b", 1))
    links = [link(f"{arm}{k}", f"{arm}{k - 1}" if k else "torso", 2 * k or first)
             for arm, first in arms for k in range(3)]  # fmt: skip
    robot = emdeg.loads(urdf(links), "urdf", floating_base=True)
    inertias = regroup(robot, {})
    limbs = segment_bodies(robot, robot.children[0])
    classes = {}
    for mirrored in (False, True):
        programs, weave = motions(robot, inertias, limbs, "inverse_dynamics", mirrored=mirrored)
        classes[mirrored] = len(programs)
        program = weave(programs)
        q, qd, qdd = state(robot)
        model = pinocchio(urdf(links), True)
        expected = pin.rnea(model, model.createData(), q, qd, qdd)
        found = interpret(program, {"q": q, "qd": qd, "qdd": qdd})["inverse_dynamics"]
        np.testing.assert_allclose(found, expected, atol=1e-11 * np.abs(expected).max())
    assert classes == {False: 3, True: 2}, "the torso and two arms, or the torso and an arm"


def late_version(program, late):
    """The same function, but what others read is x = (x + a) − a with an `a` that comes late."""
    leaf = next(k for k, v in enumerate(program.values) if v.op == LEAF and late.get(v.a, 0) == 2)
    values, outputs = list(program.values), []
    for output in program.outputs:
        found = []
        for k in output.values:
            values += [Value(ADD, k, leaf), Value(SUB, len(values), leaf)]
            found.append(len(values) - 1)
        outputs.append(replace(output, values=tuple(found)))
    return replace(program, values=tuple(values), outputs=tuple(outputs))


def test_a_class_that_takes_the_early_from_the_late_stays_as_derived():
    """Accelerations come in the last pass, what articulated bodies hand down in the one before."""
    robot, _ = snake(5)
    weave = rolling(Job(robot, "forward_dynamics"), EFFORTS["-O1"], TOTAL).compose
    waiting = [part for part in weave.parts if 2 in part.late.values()]
    kind, late = waiting[1].kind, waiting[1].late
    programs = list(weave.plain)
    programs[kind] = late_version(programs[kind], late)
    assert programs[kind].values != weave.plain[kind].values
    assert weave(programs).values == weave(weave.plain).values
