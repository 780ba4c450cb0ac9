"""M of long limbs: two ways to bring forces to the joints, equal exactly, the shorter one taken."""

from __future__ import annotations

import tomllib

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from benchmarks.size import description
from emdeg.exact.fingerprint import all_zero
from emdeg.exact.linalg import Matrix
from emdeg.mechanics import inertia_matrix
from emdeg.mechanics.inertia_matrix import LEAST_DEPTH, mass_matrix
from emdeg.mechanics.operations import Meter
from emdeg.mechanics.tree import composites, joint_poses, own_inertias
from emdeg.robot.robot import Robot
from tests.size.test_size import pinocchio


def matrix(robot: Robot) -> Matrix:
    poses = joint_poses(robot)
    return mass_matrix(robot, poses, composites(robot, poses, own_inertias(robot)))


@pytest.mark.parametrize("kind", ["chain", "floating chain", "comb"])
def test_both_ways_are_the_same_and_the_shorter_is_taken(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    joints = 3 * LEAST_DEPTH if kind == "comb" else LEAST_DEPTH + 3
    floating = kind.startswith("floating")
    robot = emdeg.loads(description(kind, joints), "toml", floating_base=floating)
    taken = matrix(robot)
    monkeypatch.setattr(inertia_matrix, "LEAST_DEPTH", 10**9)
    stepped = matrix(robot)
    assert all_zero([a - b for a, b in zip(taken.entries, stepped.entries, strict=True)])
    assert Meter().new(taken.entries) < Meter().new(stepped.entries)


def test_short_limbs_are_never_seen_from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    robot = emdeg.loads(description("binary tree", 31), "toml")
    monkeypatch.setattr(inertia_matrix._Parts, "_in_one_frame", None)
    assert len(matrix(robot).rows) == 31


@pytest.mark.oracle
def test_a_long_chain_has_the_inertia_that_pinocchio_says() -> None:
    text, joints = description("chain", 15), 15
    robot = emdeg.loads(text, "toml")
    program = emdeg.compile(robot, "mass_matrix", optimise=None)
    q = np.random.default_rng(7).uniform(-3, 3, joints)
    model = pinocchio(tomllib.loads(text))
    right = np.triu(pin.crba(model, model.createData(), q))
    found = emdeg.interpret(program, {"q": q})["mass_matrix"]
    np.testing.assert_allclose(np.triu(found), right, rtol=1e-9, atol=1e-8)
