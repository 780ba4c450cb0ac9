"""The derivation by every method, step by step, as its paper writes it."""

from __future__ import annotations

from typing import Any

import emdeg
from emdeg.errors import EmdegError

LARGEST = 8  # velocities; above, the steps fill books
LARGEST_EXPANDED = 3
LONGEST_LINE = 3_000  # characters of LaTeX


def derivations(robot: emdeg.Robot) -> list[dict[str, Any]]:
    """Method by method: [equation number, [[LaTeX, links or joints], …]] in the paper's order."""
    if robot.joint_velocities > LARGEST:
        return []
    found = []
    for name, entry in emdeg.METHODS.items():
        try:
            steps = emdeg.derive(robot, name).steps
        except EmdegError:
            continue  # this method does not take this robot; the comparison says why
        lines = emdeg.written_steps(
            steps, latex=True, expand=robot.joint_velocities <= LARGEST_EXPANDED
        )
        groups: list[tuple[str, list[tuple[str, str]]]] = []
        for line in lines:
            text, equation = str(line), line.step.equation
            if len(text) > LONGEST_LINE:
                text = rf"{line.step.latex} = \dots \quad\text{{({len(text)} characters)}}"
            if not groups or equation not in (groups[-1][0], "shared"):
                groups.append((equation, []))
            groups[-1][1].append((text, line.step.of))
        found.append({"method": name, "summary": entry.summary, "groups": groups})
    return found
