"""Mimic joints: q_joint = multiplier·q_leader + offset, chains resolved to their leader."""

from __future__ import annotations

from emdeg.exact.numbers import Number
from emdeg.robot.build.builder import Builder
from emdeg.robot.model.kinds import KINDS
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.parts import Mimic

_LEADERS = ("continuous", *(name for name, kind in KINDS.items() if kind.nq == 1))


def resolve_mimics(builder: Builder) -> dict[str, Mimic]:
    """Joint name → what it follows, where the leader has a coordinate of its own."""
    return {
        spec.name: _resolved(builder, spec.name)
        for spec in builder.joints.values()
        if spec.mimic is not None and spec.type != "fixed"
    }


def _resolved(builder: Builder, name: str) -> Mimic:
    """q = k₁·(k₂·(…) + r₂) + r₁ collected into one multiplier and one offset."""
    scope, joints = builder.scope, builder.joints
    first = joints[name]
    element = f"joint {name}"
    if first.type not in _LEADERS:
        scope.fail(
            "only joints with one degree of freedom can follow another",
            element=element,
            line=first.line,
            found=first.type,
            expected=" or ".join(_LEADERS),
        )
    multiplier: Number = 1
    offset: Number = 0
    seen = {name}
    mimic = first.mimic
    while mimic is not None:
        leader = joints.get(mimic.of)
        if leader is None:
            scope.fail(
                "the joint that this one follows does not exist",
                element=element,
                line=first.line,
                found=mimic.of,
                hint=did_you_mean(mimic.of, joints),
            )
        if leader.type not in _LEADERS:
            scope.fail(
                "a joint can follow only a joint with one degree of freedom",
                element=element,
                line=first.line,
                found=f"{leader.name} is {leader.type}",
            )
        if leader.name in seen:
            scope.fail(
                "these joints follow each other in a circle",
                element=element,
                line=first.line,
                found=leader.name,
            )
        seen.add(leader.name)
        offset = offset + multiplier * mimic.offset
        multiplier = multiplier * mimic.multiplier
        last, mimic = leader, leader.mimic
    return Mimic(last.name, multiplier, offset)
