"""Every pair of methods gives the same efforts (digest R35): library robots and random trees.

All methods are evaluated exactly at the same random points of the variety; equal residues of two
methods prove them equal except with a probability below 2⁻¹⁰⁰ (mechanics/quantities/agreement.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import emdeg
from emdeg.errors import DeriveError
from emdeg.exact.field import DEFAULT_SEED
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.derivation import METHODS, derive
from emdeg.mechanics.factorisation import SingularInertia
from emdeg.mechanics.quantities.agreement import OWN_SEED, agreement
from emdeg.robot.loading import library_names
from emdeg.robot.model.parts import Friction, Motor
from emdeg.robot.robot import Robot
from tests.mechanics.arms import random_tree, s

FAST, ALL = range(12), range(300)


def slow(seeds: Iterable[int]) -> list[Any]:
    return [pytest.param(seed, marks=pytest.mark.slow) for seed in seeds]


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
    """Every pair, with an error below 2⁻¹⁰⁰ each."""
    proof = agreement(found)
    assert proof, str(proof)
    assert proof.log2_error <= -100
    assert proof.pairs == len(found) * (len(found) - 1) // 2


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


@pytest.mark.parametrize("seed", [*range(5), *slow(range(5, 12))])
def test_random_trees_with_screws(seed: int) -> None:
    """R35: screws with symbolic and numeric pitches among the other joints, all methods."""
    assert_all_equal(efforts(random_tree(seed, kinds="RPHHS")))


@pytest.mark.parametrize("seed", range(3))
def test_screws_on_free_flyers(seed: int) -> None:
    """The same on a floating base, by the methods with quasi-velocities."""
    found = efforts(random_tree(seed, floating=True, kinds="RPHS"), floating=True)
    assert_all_equal(found)


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


def test_points_are_not_those_that_rules_were_proven_at() -> None:
    """EMDEG's rules are decided by fingerprints; the proof of equality draws other points."""
    assert OWN_SEED != DEFAULT_SEED


def test_a_wrong_method_is_caught() -> None:
    """One sign in one coefficient of one method is a difference, and is located."""
    robot = random_tree(8)
    found = {"right": list(derive(robot).tau), "composite": list(derive(robot, "composite").tau)}
    wrong = list(found["right"])
    wrong[2] = wrong[2] + robot.qd[0] * robot.qd[1] * s("m1") * 2
    proof = agreement({**found, "wrong": wrong})
    assert not proof
    assert proof.different == (("right", "wrong", 2), ("composite", "wrong", 2))
    assert str(proof) == "right and wrong differ in entry 3"
