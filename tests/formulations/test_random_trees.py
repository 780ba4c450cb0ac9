"""Every pair of methods gives the same efforts (digest R35): library robots and random trees.

All methods are evaluated exactly at the same random points of the variety; equal residues of two
methods prove them equal except with the probability that `Verdict.error` bounds.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

import emdeg
from emdeg.compiler import METHODS, derive
from emdeg.errors import DeriveError
from emdeg.expr.fingerprint import fingerprints
from emdeg.expr.linalg import Matrix, Vector
from emdeg.expr.node import Expr
from emdeg.formulations.factorisation import SingularInertia
from emdeg.robot.loading import library_names
from emdeg.robot.model import Friction, Motor, Robot
from tests.formulations.arms import random_tree, s

FAST, ALL = range(25), range(300)
POINTS = 3  # (D/2⁶¹)³ with D < 2²⁰ for all of these: below 2⁻¹²⁰


def efforts(robot: Robot, *, floating: bool = False) -> dict[str, list[Expr]]:
    """τ by every method that takes this robot."""
    found: dict[str, list[Expr]] = {}
    for name, entry in METHODS.items():
        if floating and not entry.floating:
            with pytest.raises(DeriveError, match="free flyer"):
                _ = derive(robot, name).tau
            continue
        try:
            found[name] = list(derive(robot, name).tau)
        except SingularInertia:
            assert name == "articulated"  # some joint of the tree carries nothing at all
    return found


def assert_all_equal(found: dict[str, list[Expr]]) -> None:
    flat = fingerprints([e for tau in found.values() for e in tau], points=POINTS)
    rows, size = {}, len(next(iter(found.values())))
    for k, name in enumerate(found):
        rows[name] = flat[k * size : (k + 1) * size]
    different = [(a, b) for a, b in combinations(rows, 2) if rows[a] != rows[b]]
    assert not different


@pytest.mark.parametrize("name", library_names())
def test_library_robots(name: str) -> None:
    """R35: all methods, each pair, with drives and friction as the library has them."""
    found = efforts(emdeg.load(name))
    assert set(found) == set(METHODS)
    assert_all_equal(found)


@pytest.mark.parametrize("seed", FAST)
def test_random_trees(seed: int) -> None:
    """R35: 1 to 8 joints, revolute and prismatic, random twists, symbols and numbers."""
    assert_all_equal(efforts(random_tree(seed)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", ALL[len(FAST) :])
def test_many_random_trees(seed: int) -> None:
    """R35, the rest of three hundred."""
    assert_all_equal(efforts(random_tree(seed)))


@pytest.mark.parametrize("seed", range(6))
def test_random_trees_on_free_flyers(seed: int) -> None:
    """Methods with quasi-velocities agree; the others say why they cannot."""
    found = efforts(random_tree(seed, floating=True), floating=True)
    assert len(found) >= 4
    assert_all_equal(found)


@pytest.mark.parametrize("seed", range(4))
def test_numeric_trees(seed: int) -> None:
    """The same with every inertial parameter an exact number."""
    robot = random_tree(seed)
    bodies = []
    for i, body in enumerate(robot.bodies):
        xy, yz = Fraction(1, 7), Fraction(-2, 9)
        tensor = Matrix(((3 + i, xy, 0), (xy, 4, yz), (0, yz, 5)))
        bodies.append(replace(body, inertia=replace(body.inertia, tensor=tensor)))
    assert_all_equal(efforts(replace(robot, bodies=tuple(bodies), gravity=Vector((0, 1, -9)))))


@pytest.mark.parametrize("seed", range(4))
def test_with_drives_friction_and_wrenches(seed: int) -> None:
    """What is added after the method is added alike."""
    robot = random_tree(seed)
    bodies = tuple(
        replace(
            b,
            joint=replace(
                b.joint,
                motor=Motor(s(f"J{i}"), s(f"N{i}")),
                friction=Friction(s(f"b{i}"), s(f"fc{i}"), s("v") if i % 2 else s("v") * 0),
            ),
        )
        for i, b in enumerate(robot.bodies)
    )
    robot = replace(robot, bodies=bodies, wrench_frames=(robot.bodies[-1].name,))
    assert_all_equal(efforts(robot))
