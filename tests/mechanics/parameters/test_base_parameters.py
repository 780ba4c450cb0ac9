"""Base inertial parameters: counts of the literature, exact relations, exact rank."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.errors import LoadError, UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics.parameters.base_parameters import base_parameters
from emdeg.mechanics.parameters.regressor import parameter_names, regressor
from emdeg.robot.model.parameter import known_values
from emdeg.robot.robot import Robot

# Gautier, Khalil 1990 (6R: 36 with gravity along the first axis, 38 otherwise; Stanford: 33);
# Armstrong's PUMA: digest E5.
COUNTS = {"puma560_general": 36, "general_6r": 36, "puma560": 36, "stanford_general": 33}


@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_the_counts_of_the_literature(name: str, count: int) -> None:
    found = base_parameters(emdeg.load(name))
    assert len(found) == count
    assert found.verify().holds
    assert not found.found_by_rank, "the closed-form rules suffice"


@pytest.mark.parametrize("name", ["puma560_general", "general_6r"])
def test_gravity_across_the_first_axis_needs_two_more(name: str) -> None:
    robot = emdeg.load(name)
    tilted = robot.replaced(gravity=Vector((symbol("gx"), 0, symbol("gz"))))
    found = base_parameters(tilted)
    assert len(found) == 38
    assert found.verify().holds


def test_armstrongs_zeros_leave_twenty() -> None:
    found = base_parameters(emdeg.load("puma560"), "symoro")
    assert len(found.effective) == 20
    assert [b.name for b in found.effective][:8] == [
        "ZZ1", "XX2", "XY2", "XZ2", "YZ2", "ZZ2", "MX2", "MY2",
    ]  # fmt: skip


def test_orders_are_named() -> None:
    robot = emdeg.load("two_link")
    assert [n.name for n in parameter_names(robot)][:10] == [
        "m1", "mx1", "my1", "mz1", "Jxx1", "Jxy1", "Jyy1", "Jxz1", "Jyz1", "Jzz1",
    ]  # fmt: skip
    assert [n.name for n in parameter_names(robot, "symoro", motors=True)][:11] == [
        "XX1", "XY1", "XZ1", "YY1", "YZ1", "ZZ1", "MX1", "MY1", "MZ1", "M1", "IA1",
    ]  # fmt: skip
    with pytest.raises(UsageError, match="pinocchio"):
        parameter_names(robot, "alphabetical")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["puma560", "stanford", "general_6r"])
def test_the_regressor_times_the_parameters_is_newton_euler(name: str) -> None:
    """τ = Y φ = Y_b φ_b as functions, for full and base parameters."""
    from emdeg.mechanics.methods.newton_euler import rigid_body

    robot = emdeg.load(name)
    tau = rigid_body(robot).tau
    assert tau is not None
    base = base_parameters(robot)
    for i in range(robot.nv):
        assert equal(regressor(robot, "symoro").efforts()[i], tau[i])
        assert equal(base.regressor.efforts()[i], tau[i])


def test_grouping_relations_of_a_planar_arm_are_the_textbook_ones() -> None:
    """Two parallel links: ZZ1R = ZZ1 + m2 a1² (…), MX1R = MX1 + m2 a1 (Khalil, Dombre 9.4)."""
    robot = emdeg.load("puma560_general")
    found = base_parameters(robot, "symoro")
    row = {f.name: a for f, a in next(
        r for b, r in found.relations.items() if b.name == "MX2"
    ).items()}  # fmt: skip
    a2 = robot.bodies[2].joint.placement.translation[0]
    assert set(row) >= {"MX2", "M3"}
    assert row["M3"] is a2


def test_values_pass_through_the_relations() -> None:
    """Base values from given full values; τ computed with them is the same number."""
    robot = emdeg.load("puma560_general")
    found = base_parameters(robot)
    random = np.random.default_rng(1)
    given = {f.name: float(random.uniform(0.1, 1.0)) for f in found.full}
    numbers = known_values(robot.parameters)
    state = {s: float(random.uniform(-1, 1)) for s in (*robot.q, *robot.qd, *robot.qdd)} | numbers
    base = evaluate(list(found.values(given).values()), numbers)
    Y = np.reshape(evaluate(found.full_regressor.Y.entries, state), (6, -1))
    Yb = np.reshape(evaluate(found.regressor.Y.entries, state), (6, -1))
    np.testing.assert_allclose(Yb @ base, Y @ list(given.values()), rtol=1e-11, atol=1e-12)
    with pytest.raises(UsageError, match="no inertial parameter 'm99'"):
        found.values({"m99": 1.0})


def test_motor_inertia_of_the_first_joint_groups_with_its_link() -> None:
    found = base_parameters(emdeg.load("puma560_general"), motors=True)
    assert found.verify().holds
    assert "Im1 with Jzz1" in found.found_by_rank
    assert len(found) < 36 + 6


def test_the_regressor_is_pinocchios(example_robot_urdfs: list[Path]) -> None:
    """UR5: joint torque regressor against Pinocchio, parameters turned into its joint frames."""
    pin = pytest.importorskip("pinocchio")
    path = next(p for p in example_robot_urdfs if p.name == "ur5_robot.urdf")
    robot = emdeg.load(path)
    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()
    random = np.random.default_rng(2)
    q, v, a = (random.uniform(-1, 1, 6) for _ in range(3))
    theirs = pin.computeJointTorqueRegressor(model, data, q, v, a) @ np.concatenate(
        [model.inertias[i].toDynamicParameters() for i in range(1, 7)]
    )
    state = dict(zip((*robot.q, *robot.qd, *robot.qdd), (*q, *v, *a), strict=True))
    state |= known_values(robot.parameters)
    ours = evaluate(list(regressor(robot).efforts()), state)
    np.testing.assert_allclose(ours, theirs, rtol=1e-9, atol=1e-9)


FAST = ("ur5_robot.urdf", "panda.urdf", "a1.urdf", "solo12.urdf", "TwoDofs.urdf")


def _check(path: Path) -> None:
    try:
        robot = emdeg.load(path, allow_unphysical=True)
    except LoadError:
        return  # what cannot be loaded is the loader's business, and tested there
    found = base_parameters(robot)
    verified = found.verify()
    assert verified.holds, (path.name, verified)
    assert not found.approximate


def test_exact_rank_of_some_urdf_trees(example_robot_urdfs: list[Path]) -> None:
    for path in example_robot_urdfs:
        if path.name in FAST:
            _check(path)


@pytest.mark.slow
def test_exact_rank_of_every_urdf_tree(example_robot_urdfs: list[Path]) -> None:
    for path in example_robot_urdfs:
        if path.name not in FAST:
            _check(path)


def _prismatic_arm(*types: str, alphas: tuple[int, ...], gravity: Vector) -> Robot:
    """An arm with general links and the given joint types and twists (degrees)."""
    text = ['name = "arm"', 'convention = "modified"', "[parameters]"]
    links = []
    for i, (kind, alpha) in enumerate(zip(types, alphas, strict=True), 1):
        names = [
            f"{p}{i}" for p in ("m", "rx", "ry", "rz", "Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz")
        ]
        text += [f"{n} = 1.0" for n in (*names, f"a{i}", f"d{i}")]
        m, rx, ry, rz, xx, yy, zz, xy, xz, yz = names
        links += [
            "[[link]]", f'type = "{kind}"', f'alpha = "{alpha} deg"', f'a = "a{i}"',
            *([f'd = "d{i}"'] if kind == "R" else []),
            f'mass = "{m}"', f'com = ["{rx}", "{ry}", "{rz}"]',
            f'inertia = {{ xx = "{xx}", yy = "{yy}", zz = "{zz}", xy = "{xy}", xz = "{xz}", '
            f'yz = "{yz}" }}',
        ]  # fmt: skip
    from emdeg.robot.loading import loads

    return loads("\n".join(text + links), "toml", allow_unphysical=True).replaced(gravity=gravity)


@pytest.mark.parametrize(
    ("types", "alphas"),
    [
        ("RRPR", (0, 0, 0, 0)),  # SCARA: all axes parallel
        ("PRRR", (0, 90, 0, 90)),
        ("PPPR", (0, 90, 90, 0)),
        ("PPP", (0, 90, 90)),
        ("RPR", (0, 90, 90)),
        ("RPP", (0, 0, 90)),
        ("PRPR", (90, 90, 0, 45)),
        ("RPRP", (30, 45, 60, 45)),
        ("RRRR", (90, 0, 0, 0)),
        ("PRPP", (45, 45, 30, 90)),
    ],
)
@pytest.mark.parametrize("gravity", [(0, 0, -1), (1, 0, -1)], ids=["vertical", "tilted"])
def test_rules_for_prismatic_and_parallel_joints(
    types: str, alphas: tuple[int, ...], gravity: tuple[int, int, int]
) -> None:
    robot = _prismatic_arm(*types, alphas=alphas, gravity=Vector(gravity))
    found = base_parameters(robot)
    assert found.verify().holds
    assert not found.found_by_rank, "the closed-form rules suffice"
