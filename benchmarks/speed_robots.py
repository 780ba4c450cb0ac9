"""The robots of the speed tables by name: arms of the library, humanoids, a tree of many joints.

Humanoids are URDFs of example-robot-data on a floating base. Friction is taken off, for Pinocchio's
algorithms have none, and coordinates come limb by limb, as Pinocchio numbers them.
"""

from __future__ import annotations

import importlib.metadata
from dataclasses import replace

import size
from speed_peers import depth_first

import emdeg
from emdeg.robot.model.parts import Friction

ARMS = ("puma560", "ur5", "panda", "iiwa")
HUMANOIDS = {
    "talos": "talos_reduced.urdf",
    "icub": "icub.urdf",
    "g1": "g1_29dof_rev_1_0.urdf",
    "g1_hands": "g1_29dof_with_hand_rev_1_0.urdf",
}
TREES = {"tree100": ("binary tree", 100)}
#: the table of robots of many joints
LONG = ("talos", "icub", "g1_hands", "tree100")


def robot_named(name: str) -> emdeg.Robot:
    """A robot of the library, a humanoid with a floating base, or a tree of benchmarks/size.py."""
    if name in TREES:
        return in_order(emdeg.loads(size.description(*TREES[name]), "toml"))
    if name not in HUMANOIDS:
        return emdeg.load(name)
    files = importlib.metadata.files("example-robot-data") or ()
    (urdf,) = [f for f in files if f.name == HUMANOIDS[name]]
    # the iCub's file has inertias that no body has; both libraries compute with them
    robot = emdeg.load(str(urdf.locate()), floating_base=True, allow_unphysical=True)
    return in_order(robot)


def in_order(robot: emdeg.Robot) -> emdeg.Robot:
    """Without friction, coordinates limb by limb."""
    bodies = [replace(b, joint=replace(b.joint, friction=Friction())) for b in robot.bodies]
    names = [bodies[i].joint.name for i in depth_first(robot)]
    return replace(robot, bodies=tuple(bodies)).with_coordinate_order(*names)
