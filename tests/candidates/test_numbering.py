"""Parallel axes, whichever joint follows which and in whatever order the file has them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.candidates import parallel_angles
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.linalg import Vector
from emdeg.mechanics.coordinates import freed
from emdeg.program.interpret import interpret
from emdeg.robot.robot import Robot

LINK = """<link name="{name}"><inertial><origin xyz="0.01 0.02 0.03"/><mass value="0.5"/>
<inertia ixx="0.001" iyy="0.0012" izz="0.0009" ixy="0.0001" ixz="0.00002" iyz="0.00003"/>
</inertial></link>"""
JOINT = """<joint name="j{k}" type="{type}"><parent link="l{below}"/><child link="l{k}"/>
<origin xyz="0.1 0.02 0.03" rpy="{rpy}"/><axis xyz="0 0 1"/>{more}</joint>"""


def chain(folder: Path, order: Sequence[int], mimic: str = "", joint: str = "continuous") -> Robot:
    """Parallel joints j1, j2, … on a tilted base, listed in this order; the last may follow j1."""
    last = max(order)
    links = "".join(LINK.format(name=f"l{k}") for k in range(last + 1))
    joints = "".join(
        JOINT.format(
            k=k,
            below=k - 1,
            rpy="0.1 0.2 0.3" if k == 1 else "0 0 0",
            type=joint if k == last else "continuous",
            more=mimic if k == last else "",
        )
        for k in order
    )
    path = folder / "chain.urdf"
    path.write_text(f'<robot name="chain">{links}{joints}</robot>')
    return emdeg.load(path)


def same_numbers(robot: Robot, output: str) -> None:
    """The program at -O1 computes what the plain derivation by another method says."""
    rng = np.random.default_rng(2)
    state = {"q": rng.uniform(-1, 1, robot.nq)}
    state |= {name: rng.uniform(-1, 1, robot.nv) for name in ("qd", "qdd", "tau")}
    short = emdeg.compile(robot, output, records=False)
    plain = emdeg.compile(robot, output, method="kane", optimise=None, certify=False)
    assert short.certificate is not None
    found, expected = (
        interpret(p, {i.name: state[i.name] for i in p.inputs})[output] for p in (short, plain)
    )
    np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("multiplier", ["1", "-1", "2", "1.05", "1000"])
def test_a_joint_that_follows_the_one_below_it(tmp_path: Path, multiplier: str) -> None:
    """Its angle is no angle below itself; a large multiple is not written out in powers."""
    for offset in ("0", "0.72"):
        mimic = f'<mimic joint="j1" multiplier="{multiplier}" offset="{offset}"/>'
        robot = chain(tmp_path, [1, 2], mimic)
        same_numbers(robot, "gravity")
        same_numbers(robot, "inverse_dynamics")


def test_angles_below_end_at_the_base(tmp_path: Path) -> None:
    """Every chain of parallel angles ends; followers by a fraction have angles of their own."""
    for multiplier, angles in (("1", 1), ("1.05", 2), ("5", 2), ("4", 1)):
        mimic = f'<mimic joint="j1" multiplier="{multiplier}"/>'
        below = parallel_angles(chain(tmp_path, [1, 2, 3], mimic))
        assert len(below) == angles
        for leaf in below:
            seen = {leaf}
            while (under := below.get(leaf)) is not None:
                assert under not in seen
                seen.add(under)
                leaf = under


@pytest.mark.parametrize("order", [(2, 1), (2, 3, 1), (4, 1, 3, 2)])
def test_joints_listed_in_any_order(tmp_path: Path, order: tuple[int, ...]) -> None:
    """Coordinates follow the file, bodies the tree."""
    same_numbers(chain(tmp_path, order), "inverse_dynamics")


def test_a_joint_of_several_numbers_listed_first(tmp_path: Path) -> None:
    """A quaternion before the angles of the root: places in q are not those in q̇."""
    robot = chain(tmp_path, (3, 1, 2), joint="floating")
    assert (robot.nq, robot.nv) == (9, 8)
    emdeg.compile(robot, "inverse_dynamics", optimise="-O1", records=False)


def test_freed_followers_are_numbered_last(tmp_path: Path) -> None:
    """The freed robot is one more robot whose coordinates are not in the order of the tree."""
    mimic = '<mimic joint="j3" multiplier="1.05" offset="0.72"/>'
    robot = freed(chain(tmp_path, (1, 2, 3, 4), mimic))
    same_numbers(robot, "inverse_dynamics")


def test_a_multiple_of_an_angle_that_is_too_large_to_write_out() -> None:
    """cos 3000q would be a polynomial of degree 3000."""
    robot = emdeg.load("stanford3")
    angle = Angle.of(robot.q[0], 3000)
    program = emdeg.compile(robot, {"swing": Vector((cos(angle), sin(angle)))})
    assert program.count().total == 1  # 3000·q
