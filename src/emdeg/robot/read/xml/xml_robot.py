"""Robots in XML files: the root element says whether it is URDF or MJCF."""

from __future__ import annotations

from pathlib import Path

from emdeg.errors import LoadError
from emdeg.robot.cells.scope import SNAP
from emdeg.robot.read.mjcf import mjcf
from emdeg.robot.read.urdf import urdf
from emdeg.robot.read.xml.xml_tree import read_xml
from emdeg.robot.robot import Robot


def load_xml(
    path: str | Path,
    *,
    snap: float = SNAP,
    allow_unphysical: bool = False,
    floating_base: bool = False,
) -> Robot:
    """The robot in a URDF or MJCF file; `floating_base` hangs a URDF's root on a free flyer."""
    document = read_xml(path)
    if document.root.tag != "mujoco":
        return urdf.robot_of(document, snap, allow_unphysical, floating_base)
    if floating_base:
        raise LoadError(
            "floating_base is for URDF only",
            file=path,
            hint="an MJCF file says itself what floats: <freejoint/>",
        )
    return mjcf.robot_of(document, snap, allow_unphysical)
