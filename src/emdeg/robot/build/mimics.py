"""Mimic joints: q_joint = multiplier·q_leader + offset, chains resolved to their leader."""

from __future__ import annotations

from emdeg.exact.numbers import Number
from emdeg.limits import FOLLOWERS
from emdeg.robot.build.builder import Builder
from emdeg.robot.model.kinds import KINDS
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
    fail, joints, last = builder.scope.fail, builder.joints, builder.joints[name]
    at, mimic = last.at, last.mimic
    if last.type not in _LEADERS:
        expected = " or ".join(_LEADERS)
        message = "only joints with one degree of freedom can follow another"
        fail(message, at, found=last.type, expected=expected)
    multiplier: Number = 1
    offset: Number = 0
    seen = {name}
    while mimic is not None:
        builder.scope.known(mimic.of, joints, "the joint that this one follows does not exist", at)
        last = joints[mimic.of]
        if last.type not in _LEADERS:
            found = f"{last.name} is {last.type}"
            fail("a joint can follow only a joint with one degree of freedom", at, found=found)
        if last.name in seen:
            fail("these joints follow each other in a circle", at, found=last.name)
        seen.add(last.name)
        FOLLOWERS.check(len(seen) - 1, element=at.element, line=at.line, file=builder.scope.file)
        offset = offset + multiplier * mimic.offset
        multiplier = multiplier * mimic.multiplier
        mimic = last.mimic
    return Mimic(last.name, multiplier, offset)
