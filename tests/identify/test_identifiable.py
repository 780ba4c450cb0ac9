"""What can be known: ranks of Pinocchio and of the literature, statuses, sentences, refusals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.identify.know.knowable import knowable
from emdeg.identify.know.nullspace import null_space
from emdeg.identify.know.sensing import measured, sensing_of
from emdeg.robot.model.parameter import known_values

LINKS: dict[str, Any] = {"drives": ()}


# -- ranks ----------------------------------------------------------------------------


# Gautier, Khalil 1990: 36 for a general 6R arm with gravity along the first axis; Stanford 33.
@pytest.mark.parametrize(("name", "count"), [("puma560", 36), ("stanford", 33), ("general_6r", 36)])
def test_the_counts_of_the_literature(name: str, count: int) -> None:
    found = emdeg.identifiable(emdeg.load(name), **LINKS)
    assert len(found) == found.proof.rank == count
    assert found.proof.log2_error < -100


def _pinocchio_rank(
    path: Path, rows: Callable[[Any], Any], *, floating: bool = False, static: bool = False
) -> int:
    """Numerical rank (SVD) of Pinocchio's regressor stacked over random states."""
    pin = pytest.importorskip("pinocchio")
    root = (pin.JointModelFreeFlyer(),) if floating else ()
    model = pin.buildModelFromUrdf(str(path), *root)
    data, random = model.createData(), np.random.default_rng(7)
    blocks = []
    for _ in range(60):
        q = pin.neutral(model)
        first = 7 if floating else 0
        q[first:] = random.uniform(-3, 3, model.nq - first)
        v, a = random.uniform(-3, 3, (2, model.nv)) * (0 if static else 1)
        if floating:  # the base is at rest
            v[:6] = a[:6] = 0
        Y = pin.computeJointTorqueRegressor(model, data, q, v, a)
        blocks.append(rows(Y))
    values = np.linalg.svd(np.vstack(blocks), compute_uv=False)
    return int((values > 1e-9 * values[0]).sum())


@pytest.mark.oracle
@pytest.mark.parametrize(
    ("sensors", "static", "floating", "rows"),
    [
        ("joints", False, False, slice(None)),
        ("joints", True, False, slice(None)),
        ("q2,q4", False, False, [1, 3]),
        ("base", False, True, slice(6)),
        ("both", False, True, slice(None)),
        ("both", True, True, slice(None)),
    ],
)
def test_the_rank_is_that_of_pinocchios_regressor(
    example_robot_urdfs: list[Path], sensors: str, static: bool, floating: bool, rows: Any
) -> None:
    path = next(p for p in example_robot_urdfs if p.name == "ur5_robot.urdf")
    found = emdeg.identifiable(emdeg.load(path), sensors=sensors, static=static, **LINKS)
    theirs = _pinocchio_rank(path, lambda Y: Y[rows], floating=floating, static=static)
    assert len(found) == theirs


@pytest.mark.slow
@pytest.mark.oracle
def test_a_humanoid_of_29_joints(example_robot_urdfs: list[Path]) -> None:
    path = next(p for p in example_robot_urdfs if p.name == "g1_29dof_rev_1_0.urdf")
    found = emdeg.identifiable(emdeg.load(path), **LINKS)
    assert len(found) == _pinocchio_rank(path, lambda Y: Y)
    assert sum(map(len, found.directions)) == len(found.unknowns) - len(found)


@pytest.mark.parametrize(
    ("sensors", "drives", "coupled"),
    [
        ("joints", "rotors,viscous,coulomb,offset", True),
        ("joints", "viscous,coulomb,offset,asymmetric", False),
        ("both", "rotors,viscous,coulomb", True),
        ("q2", "rotors,offset,coulomb", True),
    ],
)
def test_the_rank_with_drives_is_that_of_numbers(sensors: str, drives: str, coupled: bool) -> None:
    """The second motor turns with both joints, as in a Stäubli wrist; SVD of floating point."""
    robot = emdeg.load("two_link")
    given = {"drive": {"coupling": [[2, 1, 1]]}} if coupled else None
    found = emdeg.identifiable(robot, sensors=sensors, drives=drives, mapping=given)
    R = ((1, 0), (1, 1)) if coupled else None
    whole = measured(robot, sensing_of(robot, sensors), drives, R)  # type: ignore[arg-type]
    assert len(whole.full) == len(found.unknowns)
    assert ("Imm2" in found.by_name) == (coupled and "rotors" in drives)
    random, values = np.random.default_rng(4), known_values(robot.parameters)
    blocks = []
    for _ in range(80):
        state = {s: float(random.uniform(-2, 2)) for s in (*robot.q, *robot.qd, *robot.qdd)}
        blocks.append(np.reshape(evaluate(whole.Y.entries, values | state), whole.Y.shape))
    singular = np.linalg.svd(np.vstack(blocks), compute_uv=False)
    assert len(found) == int((singular > 1e-10 * singular[0]).sum())


# -- the null space -------------------------------------------------------------------


@pytest.mark.parametrize("sensors", ["joints", "base", "both", "q2"])
@pytest.mark.parametrize("name", ["stanford", "two_link"])
def test_no_measurement_sees_what_the_sentences_say(name: str, sensors: str) -> None:
    """Numbers at a random state: Y v = 0 for every change v; and there are no others."""
    robot = emdeg.load(name)
    known = knowable(measured(robot, sensing_of(robot, sensors)))
    found = null_space(known)
    assert sum(map(len, found)) == len(known.full) - len(known.base)
    random = np.random.default_rng(3)
    values = known_values(robot.parameters)
    values |= {s: float(random.uniform(0.2, 1)) for s in robot.symbols if s not in values}
    state = {s: float(random.uniform(-1, 1)) for s in (*robot.q, *robot.qd, *robot.qdd)}
    Y = np.reshape(evaluate(known.measured.Y.entries, values | state), known.measured.Y.shape)
    for direction in found:
        for change in direction.changes:
            v = np.zeros(len(known.full))
            for f, amount in change.items():
                v[known.full.index(f)] = evaluate([amount], values)[0]
            assert np.abs(Y @ v).max() < 1e-12 * max(1.0, np.abs(Y).max()), direction.sentence


def test_the_sentences_are_those_of_a_mechanic() -> None:
    found = emdeg.identifiable(emdeg.load("puma560"))
    said = {d.sentence: len(d) for d in found.directions}
    assert said["mass moved from link3 to link2 along the axis of joint3 changes nothing"] == 3
    assert said["one unit of Im1 more with Jzz1 less changes nothing"] == 1
    stanford = emdeg.identifiable(emdeg.load("stanford"), **LINKS)
    assert any("inertia tensor moved from C to B" in str(d) for d in stanford.directions)


# -- every parameter ------------------------------------------------------------------


def test_alone_in_a_combination_or_not_at_all() -> None:
    """A planar arm in the vertical plane (Khalil, Dombre 9.4): MX1 + l M2, ZZ1 + l² M2, …"""
    found = emdeg.identifiable(emdeg.load("two_link"), **LINKS)
    stands = {b.name: b.expression for b in found.base_parameters}
    assert stands["mx1"] == "mx1 + l*m2"
    assert stands["Jzz1"] == "Jzz1 + l^2*m2"
    assert {u.name for u in found.of("alone")} == {"my1", "mx2", "my2", "Jzz2"}
    assert {u.name for u in found.of("combination")} == {"mx1", "Jzz1", "m2"}
    assert found.by_name["m2"].combinations == ("mx1", "Jzz1")
    assert len(found.of("nothing")) == 20 - 7


def test_at_rest_only_weights_are_seen() -> None:
    found = emdeg.identifiable(emdeg.load("puma560"), static=True)
    assert all(not b.name.startswith(("J", "Im", "F")) for b in found.base_parameters)
    assert {u.name for u in found.of("nothing")} >= {"Jzz2", "Im3", "Fv1", "Fc1"}


def test_what_is_known_makes_others_knowable() -> None:
    robot = emdeg.load("two_link")
    assert emdeg.identifiable(robot, **LINKS).by_name["mx1"].status == "combination"
    found = emdeg.identifiable(robot, known=["m2"], **LINKS)
    assert "m2" not in found.by_name
    assert found.by_name["mx1"].status == found.by_name["Jzz1"].status == "alone"
    # a base parameter by its name: the others of its row are told apart through it
    other = emdeg.identifiable(robot, known=["mx1"], **LINKS)
    assert other.by_name["m2"].status == other.by_name["Jzz1"].status == "alone"
    with pytest.raises(UsageError, match="m77"):
        emdeg.identifiable(robot, known=["m77"])


def test_friction_of_each_direction_is_an_offset() -> None:
    found = emdeg.identifiable(
        emdeg.load("two_link"), drives=["coulomb", "viscous", "offset", "asymmetric"]
    )
    assert {u.name for u in found.unknowns if u.name[0] in "Fo"} >= {"Fp1", "Fn1", "Fvp2", "off2"}
    # per joint: sign, 1, q̇, |q̇|; seven columns
    links = emdeg.identifiable(emdeg.load("two_link"), **LINKS)
    assert len(found) - len(links) == 2 * 4
    alone = emdeg.identifiable(emdeg.load("two_link"), drives=["asymmetric"])
    assert {"Fp1", "Fn1", "Fvp1", "Fvn1"} <= {u.name for u in alone.of("alone")}


def test_a_load_is_told_from_its_link_by_a_log_without_it() -> None:
    robot = emdeg.load("puma560")
    together = emdeg.identifiable(robot, load="loaded", **LINKS)
    assert len(together) == 36
    assert together.by_name["mxL"].status == "combination"
    apart = emdeg.identifiable(robot, load="both", **LINKS)
    assert len(apart) == 36 + 10
    assert apart.by_name["mL"].status == "alone"


def test_two_scales_at_once_are_refused() -> None:
    robot = emdeg.load("puma560")
    found = emdeg.identifiable(robot, gains=True)
    assert found.scales is not None
    assert found.scales.free == (robot.joint_names,)
    with pytest.raises(UsageError, match="times one factor"):
        found.require()
    load = [f"{f}L" for f in ("m", "mx", "my", "mz", "Jxx", "Jxy", "Jyy", "Jxz", "Jyz", "Jzz")]
    weighed = emdeg.identifiable(robot, gains=True, load="both", known=load)
    assert weighed.scales is not None
    assert weighed.scales.free == ()
    weighed.require()
    one_given = emdeg.identifiable(robot, gains=robot.joint_names[1:])
    assert one_given.scales is not None
    assert one_given.scales.free == ()


# -- refusals -------------------------------------------------------------------------


def test_what_cannot_be_known_is_refused_with_the_reason() -> None:
    found = emdeg.identifiable(emdeg.load("puma560"))
    found.require("Jzz6", "Fv3")
    with pytest.raises(UsageError, match=r"only as a part of mx2 = mx2 \+ a2\*\(m3 \+ m4"):
        found.require("mx2")
    with pytest.raises(UsageError, match="changes nothing in the efforts of all joints"):
        found.require("m1")
    with pytest.raises(UsageError, match="do not carry the base"):
        found.require("m0")
    with pytest.raises(UsageError, match="unknown parameter 'Jz6'"):
        found.require("Jz6")
    both = emdeg.identifiable(emdeg.load("puma560"), sensors="both")
    with pytest.raises(UsageError, match=r"part of m0 = m0 \+ m1"):
        both.require("m0")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"sensors": "elbow"}, "unknown sensor 'elbow'"),
        ({"sensors": ","}, "nothing is measured"),
        ({"drives": ["rust"]}, "unknown part of a drive"),
        ({"load": "half"}, "unknown kind of log"),
        ({"gains": ["joint9"]}, "unknown drive"),
        ({"gains": True, "sensors": "base"}, "no drive is measured"),
    ],
)
def test_foolish_requests(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        emdeg.identifiable(emdeg.load("two_link"), **options)


def test_loops_and_springs_are_refused() -> None:
    with pytest.raises(UsageError, match="loops"):
        emdeg.identifiable(emdeg.load("four_bar"))
    with pytest.raises(emdeg.EmdegError, match="springs"):
        emdeg.identifiable(emdeg.load("elastic_arm"))


def test_for_programs() -> None:
    data = emdeg.identifiable(emdeg.load("two_link")).to_json()
    assert data["rank"] == len(data["base_parameters"])
    assert data["unknowns"]["m2"] == {
        "link": "link2",
        "status": "combination",
        "in": ["mx1", "Jzz1"],
    }
    assert sum(d["directions"] for d in data["null_space"]) == data["unknown"] - data["rank"]


# -- motions --------------------------------------------------------------------------


def _sines(moving: tuple[int, ...] = (0, 1), *, slopes: bool = True) -> dict[str, Any]:
    """Columns of a trajectory of two joints."""
    t = np.arange(0, 6, 0.01)
    found: dict[str, Any] = {"t": t}
    for k, (size, w) in enumerate(((1.0, 1.3), (0.8, 2.9))):
        a = size if k in moving else 0.0
        waves = (np.sin(w * t), w * np.cos(w * t), -(w**2) * np.sin(w * t))
        for role, wave in zip(("q", "qd", "qdd"), waves, strict=True):
            if role == "q" or slopes:
                found[f"{role}_joint{k + 1}"] = a * wave
    return found


def test_a_motion_is_judged_by_its_singular_values() -> None:
    """By NumPy: the non-zero singular values of the whole stacked regressor."""
    robot, path = emdeg.load("two_link"), _sines()
    found = emdeg.identifiable(robot, trajectory=path, **LINKS).conditioning
    assert found is not None
    kernel = emdeg.compile(robot, "regressor", optimise=None).jit()
    states = [
        np.column_stack([path[f"{r}_joint1"], path[f"{r}_joint2"]]) for r in ("q", "qd", "qdd")
    ]
    Y = kernel(*states).reshape(-1, 20)
    theirs = np.linalg.svd(Y, compute_uv=False)[:6]
    np.testing.assert_allclose([d.value for d in found.directions], theirs, rtol=1e-9)
    assert found.condition_number == pytest.approx(theirs[0] / theirs[-1])
    for direction in found.directions:
        assert sum(share**2 for _, share in direction.parts) <= 1 + 1e-12
    base = emdeg.base_parameters(robot)
    Yb = Y[:, [base.full.index(b) for b in base.base]]
    deviations = np.sqrt(np.diag(np.linalg.inv(Yb.T @ Yb)))
    np.testing.assert_allclose(list(found.deviations.values()), deviations, rtol=1e-8)


def test_what_a_motion_does_not_excite_is_refused() -> None:
    found = emdeg.identifiable(emdeg.load("two_link"), trajectory=_sines((0,)))
    assert found.conditioning is not None
    assert set(found.conditioning.unexcited) == {"Im2", "Fv2", "Fc2"}
    assert len(found.conditioning.of(0.0, 1e-9)) == 3
    found.require("off2", "Fv1")
    with pytest.raises(UsageError, match="does not excite it"):
        found.require("Fv2")


def test_speeds_of_a_trajectory_may_be_left_out() -> None:
    robot = emdeg.load("two_link")
    exact, derived = (
        emdeg.identifiable(robot, trajectory=_sines(slopes=s), **LINKS).conditioning
        for s in (True, False)
    )
    assert exact is not None
    assert derived is not None
    assert derived.condition_number == pytest.approx(exact.condition_number, rel=1e-3)
    assert any("spline" in line for line in derived.done)


def test_a_log_is_prepared_as_for_a_fit() -> None:
    path = _sines()
    efforts = {"tau_joint1": np.sin(path["t"]), "tau_joint2": np.cos(path["t"])}
    found = emdeg.identifiable(emdeg.load("two_link"), log=path | efforts).conditioning
    assert found is not None
    assert any("decimated" in line for line in found.done)
    assert len(found.directions) == 13
    assert found.unexcited == ()


def test_motions_that_cannot_be_judged() -> None:
    robot, path = emdeg.load("two_link"), _sines()
    with pytest.raises(UsageError, match="either a log or a trajectory"):
        emdeg.identifiable(robot, log=path, trajectory=path)
    with pytest.raises(UsageError, match="one load"):
        emdeg.identifiable(robot, trajectory=path, load="both")
    with pytest.raises(emdeg.EmdegError, match="no column 'q_joint2'"):
        emdeg.identifiable(robot, trajectory={k: v for k, v in path.items() if k != "q_joint2"})
    with pytest.raises(emdeg.EmdegError, match="times of a trajectory must increase"):
        emdeg.identifiable(robot, trajectory={**path, "t": path["t"] * 0})
    with pytest.raises(emdeg.EmdegError, match="has no efforts"):
        emdeg.identifiable(robot, log=path)
