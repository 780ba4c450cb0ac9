"""Every way into emdeg that the campaign tries, by name."""

from __future__ import annotations

from tests.campaign import commands, descriptions, kernels, logs, measured, programs

KINDS = {
    kind.name: kind
    for room in (descriptions, programs, logs, measured, kernels, commands)
    for kind in room.KINDS
}  # fmt: skip
