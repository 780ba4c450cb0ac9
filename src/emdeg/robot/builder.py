"""RobotBuilder: links and joints in any order in, one exact Robot out.

builder = RobotBuilder("arm")
builder.link("base")
builder.link("upper", builder.inertia(mass="m1", com=("L1/2", 0, 0), yy="I1", zz="I1"))
builder.joint("shoulder", "revolute", "base", "upper", axis=(0, 1, 0))
robot = builder.build()
"""

from __future__ import annotations

from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.builder import Builder
from emdeg.robot.robot import Robot


class RobotBuilder(Builder):
    """Collects a description; `build` checks it as a whole and makes the Robot."""

    def build(self) -> Robot:
        """Check the tree as a whole and assemble the Robot."""
        return Robot.of(assemble(self))
