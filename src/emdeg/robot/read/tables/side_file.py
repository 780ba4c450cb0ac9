"""A side file beside a URDF: the frames, loops, constraints and speeds that URDF has no place for.

[parameters], [[frame]] (name, link, xyz, rpy), [[loop]], [[constraint]], actuated, [speeds]
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from emdeg.files import read_text
from emdeg.robot.build.builder import Builder
from emdeg.robot.cells.scope import Cell, Scope
from emdeg.robot.model.mechanism import M
from emdeg.robot.model.parts import Frame
from emdeg.robot.model.report import Place
from emdeg.robot.model.speeds import split
from emdeg.robot.read.tables import description as common
from emdeg.robot.read.tables.documents import read_toml
from emdeg.robot.read.tables.loops_input import with_tables
from emdeg.robot.read.tables.section import Section
from emdeg.robot.read.tables.speeds_input import cell_of, with_table


def with_loops(robot: M, source: str | os.PathLike[str]) -> M:
    """Loops from a side file, or from TOML text."""
    root = _document(source)
    root.only("loop", "constraint", "actuated", "frame", "parameters", "speeds")
    builder = Builder(robot.name, scope=Scope.of(robot))
    common.declare_parameters(root, builder)
    known = {name: robot.frame(name) for name in robot.frame_names}
    frames = list(robot.frames)
    for section in root.sections("frame"):
        section.only("name", "link", *common.POSE_KEYS)
        name = section.name()
        at = known[section.known("link", known, "frame")]
        frames.append(Frame(name, at.body, at.pose @ common.pose(section, builder, name)))
        known.setdefault(name, frames[-1])
    common.prove_rotations(builder)
    return with_tables(robot.replaced(frames=tuple(frames)), root, builder)


def with_speeds(robot: M, source: str | os.PathLike[str] | Sequence[Cell]) -> M:
    """The robot with generalized speeds of its own, which Kane's method takes.

    `source` is a list of rows u_r(q, q̇, t), a TOML file with a table [speeds], or such a text.
    """
    if isinstance(source, str | os.PathLike):
        root = _document(source)
        if not root.has("speeds"):
            root.fail("there is no table [speeds]", expected='[speeds]\nu = ["qd1", …]')
        return with_table(robot, root)
    rows = tuple(cell_of(robot, cell, Place(f"speed {r}")) for r, cell in enumerate(source, 1))
    split(robot, rows)
    return robot.replaced(speeds=rows)


def _document(source: str | os.PathLike[str]) -> Section:
    """A TOML file, or TOML text."""
    text, file = str(source), None
    if isinstance(source, os.PathLike) or "\n" not in text:
        text, file = read_text(Path(source)), str(source)
    return read_toml(text, file).root
