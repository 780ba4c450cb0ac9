"""A joint that follows another costs no more than a free one, outputs together than apart."""

from __future__ import annotations

import re

import numpy as np
import pytest

import emdeg

LINK = """<link name="{name}"><inertial><origin xyz="0.1 0.02 0.03"/><mass value="{mass}"/>
  <inertia ixx="0.02" ixy="0.001" ixz="0.002" iyy="0.03" iyz="0.003" izz="0.04"/></inertial>
  </link>"""
JOINT = """<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>
  <origin xyz="0.2 0 0.1" rpy="{rpy}"/><axis xyz="0 0 1"/>{mimic}
  <limit lower="-2" upper="2" effort="9" velocity="9"/><dynamics damping="0.3"/></joint>"""


def hand(multiplier: str = "-1", offset: str = "0", kind: str = "revolute") -> str:
    """An arm of two joints; one finger follows the other, a third turns back what the arm turns."""
    masses = dict(zip("abcdef", (3, 2, 1, 0.3, 0.3, 0.2), strict=True))
    links = [LINK.format(name=name, mass=mass) for name, mass in masses.items()]
    follows = f'<mimic joint="left" multiplier="{multiplier}" offset="{offset}"/>'
    back = '<mimic joint="shoulder" multiplier="-1"/>'
    right = "1.5707963267948966 0 0"
    rows = (
        ("shoulder", "revolute", "ab", "0 0 0", ""), ("elbow", "revolute", "bc", "0 0 0", ""),
        ("left", kind, "cd", right, ""), ("right", kind, "ce", f"-{right}", follows),
        ("back", "revolute", "bf", "0 0 0", back),
    )  # fmt: skip
    joints = [
        JOINT.format(name=name, kind=type, parent=ends[0], child=ends[1], rpy=rpy, mimic=mimic)
        for name, type, ends, rpy, mimic in rows
    ]
    return f"<robot name='hand'>{''.join(links)}{''.join(joints)}</robot>"


def without_mimics(text: str) -> str:
    return re.sub(r"<mimic[^>]*/>", "", text)


HANDS = {
    "opposite": hand(), "oblique": hand("0.7", "0.2"), "sliding": hand("-1", "0.01", "prismatic"),
}  # fmt: skip


@pytest.mark.parametrize("name", HANDS)
@pytest.mark.parametrize("output", ["inverse_dynamics", "mass_matrix", "gravity"])
def test_a_follower_costs_no_more_than_a_free_joint(name: str, output: str) -> None:
    """But for one addition each, g_leader + k·g_follower, where they share nothing else."""
    following, free = (emdeg.loads(t, "urdf") for t in (HANDS[name], without_mimics(HANDS[name])))
    ours, theirs = (emdeg.compile(robot, output, records=False) for robot in (following, free))
    assert ours.certificate  # against a derivation that shares nothing with the family
    followers = free.nv - following.nv if output == "gravity" else 0
    assert ours.count().total <= theirs.count().total + followers


@pytest.mark.parametrize("name", HANDS)
def test_a_follower_moves_as_the_free_joint_that_is_moved_with_it(name: str) -> None:
    """τ = Gᵀ τ_free(G q + r, G q̇, G q̈), forward dynamics its inverse: both by other programs."""
    following, free = (emdeg.loads(t, "urdf") for t in (HANDS[name], without_mimics(HANDS[name])))
    by_name = {b.joint.name: b.joint for b in following.bodies}
    G, r = np.zeros((free.nv, following.nv)), np.zeros(free.nv)
    for i, joint in enumerate(free.joint_names):
        mimic = by_name[joint].mimic
        leader = joint if mimic is None else mimic.of
        G[i, following.joint_names.index(leader)] = 1 if mimic is None else float(mimic.multiplier)
        r[i] = 0 if mimic is None else float(mimic.offset)
    ours = emdeg.compile(following, ["inverse_dynamics", "mass_matrix"], records=False).jit()
    back = emdeg.compile(following, "forward_dynamics", records=False).jit()
    theirs = emdeg.compile(free, "inverse_dynamics", optimise=None).jit()
    random = np.random.default_rng(5)
    for _ in range(5):
        q, qd, qdd = random.uniform(-1, 1, (3, following.nv))
        expected = G.T @ theirs(G @ q + r, G @ qd, G @ qdd)
        found = ours(q, qd, qdd)
        np.testing.assert_allclose(found.inverse_dynamics, expected, rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(back(q, qd, expected), qdd, rtol=1e-7, atol=1e-7)


@pytest.mark.parametrize("robot", ["two_link", pytest.param("ur5", marks=pytest.mark.slow)])
def test_outputs_together_cost_no_more_than_apart_and_no_less_than_one(robot: str) -> None:
    loaded = emdeg.load(robot)
    outputs = ["inverse_dynamics", "gravity"]
    alone = {
        o: emdeg.compile(loaded, o, certify=False, records=False).count().total for o in outputs
    }
    together = emdeg.compile(loaded, outputs, certify=False, records=False).count().total
    assert max(alone.values()) <= together <= sum(alone.values())


def test_a_robot_with_outer_wrenches_shares_what_its_outputs_share() -> None:
    """The family is not defined for it; its outputs were derived together only, and longer."""
    text = (
        emdeg.load("stanford3")
        .to_toml()
        .replace('name = "', 'wrench_frames = ["link3"]\nname = "', 1)
    )
    loaded = emdeg.loads(text, "toml")
    outputs = ["inverse_dynamics", "gravity", "mass_matrix"]
    alone = sum(
        emdeg.compile(loaded, o, certify=False, records=False).count().total for o in outputs
    )
    assert emdeg.compile(loaded, outputs, certify=False, records=False).count().total <= alone
