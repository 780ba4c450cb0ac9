"""What the derivation costs: rules, passes, methods, and the figures of the papers.

Operations are counted as the papers count: see `Program.count`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import emdeg
from emdeg.errors import EmdegError

LARGEST_EXPLICIT = 12  # velocities; above, methods that write out M, b, c are left out
LARGEST_COMPARED = 40

#: the stage, how much of it is done (0 to 1), and a remark
Progress = Callable[[str, float, str], None]

RULES = {
    "symmetry": "M and the Christoffel symbols are symmetric",
    "branches": "joints on different branches do not couple",
    "earlier joints": "M does not depend on the joints before",
    "centrifugal": "centrifugal terms that vanish or repeat",
    "coriolis": "Coriolis terms that vanish or repeat",
    "symmetric last link": "the last link is a body of revolution",
    "parallel joints": "parallel axes share their velocity terms",
    "equal functions": "elements that equal another up to sign",
    "segregation": "parameter products become lumped constants",
    "angle sums": "c23 instead of c2 c3 − s2 s3",
    "squares": "s² or c², whichever is shorter",
}


def waterfall(program: emdeg.Program) -> list[dict[str, Any]]:
    """Every pass that shortened: operations before and after."""
    try:
        records = json.loads(program.metadata.get("passes", "[]"))
    except ValueError:
        return []
    return [
        {"name": str(name), "before": int(before), "after": int(after)}
        for name, before, after, *_ in records  # programs on disk may have more fields
    ]


def rules(model: emdeg.ExplicitModel) -> list[dict[str, Any]]:
    """Every rule of the explicit derivation: where it fired, and how much it took away."""
    found: dict[str, dict[str, Any]] = {}
    for fired in model.log:
        entry = found.setdefault(
            fired.rule,
            {"rule": fired.rule, "says": RULES.get(fired.rule, ""), "times": 0, "amount": 0,
             "examples": []},
        )  # fmt: skip
        entry["times"] += 1
        entry["amount"] += fired.amount
        if len(entry["examples"]) < 4:
            entry["examples"].append(f"{fired.where}: {fired.saved}")
    return list(found.values())


def suited(robot: emdeg.Robot) -> list[str]:
    """The methods that a robot of this size is worth being derived by."""
    small = robot.joint_velocities <= LARGEST_EXPLICIT
    return [name for name, entry in emdeg.METHODS.items() if small or entry.floating]


def methods(
    robot: emdeg.Robot, shortest: emdeg.Program, progress: Progress
) -> list[dict[str, Any]]:
    """Inverse dynamics by every method as derived, and as emdeg emits it; refusals say why."""
    rows: list[dict[str, Any]] = [
        {"method": "emitted", "summary": "what emdeg.compile gives", **_count(shortest)}
    ]
    if robot.joint_velocities > LARGEST_COMPARED:
        return rows
    chosen = suited(robot)
    for k, name in enumerate(chosen):
        progress("counting every method", k / len(chosen), name)
        row: dict[str, Any] = {"method": name, "summary": emdeg.METHODS[name].summary}
        try:
            program = emdeg.compile(robot, method=name, optimise=None, certify=False)
            row |= _count(program)
        except EmdegError as error:
            row["refusal"] = error.message
        rows.append(row)
    return rows


def _count(program: emdeg.Program) -> dict[str, int]:
    count = program.count()
    return {kind: getattr(count, kind) for kind in ("mul", "add", "div", "total", "trig")}


def figures(robot: emdeg.Robot) -> list[dict[str, Any]]:
    """What the papers printed for as many joints (digest, section 9)."""
    if robot.has_floating_base:
        return []
    return [vars(figure) | {"total": figure.total} for figure in emdeg.published(robot)]


def certificate(
    program: emdeg.Program, title: str, more: Sequence[str] = ()
) -> dict[str, Any] | None:
    """The proof in plain words, with `more` of them, and its numbers."""
    proof = program.certificate
    if proof is None:
        return None
    own = proof.to_data() | {"reference": str(proof.reference), "points": proof.points}
    return {"title": title, "words": [*proof.explain().split("\n"), *more], **own}


FEW_JOINTS = 12  # of more, the gravity alone is not worth the wait


def rounding(whole: emdeg.Compiled, tree: emdeg.Robot, box: str) -> list[str]:
    """The worst torque error in float64, in words; of gravity alone where the box says no more."""
    for what in ("torque", "gravity torque")[: 1 if tree.nv > FEW_JOINTS else 2]:
        try:
            program = whole if what == "torque" else _gravity(tree)
            found = program.bound("float64", box, codes=["jit"], boxes=1)
        except EmdegError:  # no limits of speed or acceleration, or nothing to bound
            continue
        worst, within = max(found.worst.values()), "joint limits" if box == "limits" else box
        return [
            f"Worst {what} error {worst:.1e} N m (N) in float64, proved for all states: {within}."
        ]
    return []


def _gravity(tree: emdeg.Robot) -> emdeg.Compiled:
    return emdeg.compile(tree, "gravity", optimise=None, certify=False)
