"""Every kind of joint that a description can name; the kinds themselves are in joints.py."""

from __future__ import annotations

from dataclasses import fields

from emdeg.robot.model.joints import Floating, JointKind, Prismatic, Revolute, Screw

KINDS: dict[str, type[JointKind]] = {
    "revolute": Revolute,
    "prismatic": Prismatic,
    "screw": Screw,
    "floating": Floating,
}

#: What descriptions give beside `type`, of all kinds: the pitch of a screw.
SETTINGS = tuple(dict.fromkeys(f.name for kind in KINDS.values() for f in fields(kind)))
