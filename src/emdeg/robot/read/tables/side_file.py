"""A side file beside a URDF: the frames, loops and constraints that URDF has no place for.

[parameters], [[frame]] (name, link, xyz, rpy), [[loop]], [[constraint]], actuated
"""

from __future__ import annotations

import os
from pathlib import Path

from emdeg.files import read_text
from emdeg.robot.build.builder import Builder
from emdeg.robot.cells.scope import Scope
from emdeg.robot.model.mechanism import M
from emdeg.robot.model.parts import Frame
from emdeg.robot.read.tables import description as common
from emdeg.robot.read.tables.documents import read_toml
from emdeg.robot.read.tables.loops_input import with_tables


def with_loops(robot: M, source: str | os.PathLike[str]) -> M:
    """Loops from a side file, or from TOML text."""
    text, file = str(source), None
    if isinstance(source, os.PathLike) or "\n" not in text:
        text, file = read_text(Path(source)), str(source)
    root = read_toml(text, file).root
    root.only("loop", "constraint", "actuated", "frame", "parameters")
    builder = Builder(robot.name, scope=Scope.of(robot))
    common.declare_parameters(root, builder)
    for section in root.sections("frame"):
        section.only("name", "link", *common.POSE_KEYS)
        name = section.name()
        at = robot.frame(section.known("link", robot.frame_names, "frame"))
        pose = at.pose @ common.pose(section, builder, name)
        robot = robot.replaced(frames=(*robot.frames, Frame(name, at.body, pose)))
    return with_tables(robot, root, builder)
