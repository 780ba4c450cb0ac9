"""Closed loops and rolling bodies in the page: what is free, what follows, and where it starts.

φ(q) = 0,  A q̇ = 0,  A q̈ = γ          one emitted program (`closed_loops(robot).constraints`)
degrees of freedom                     nv − rank A on the constraint variety (exact)
dependent coordinates                  chosen at the start, those of actuated joints last
start                                  an assembled position, found by Newton's iteration from
                                       several guesses: well conditioned, slides extended,
                                       angles small, within the limits
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

import emdeg
from emdeg.errors import EmdegError
from emdeg.report.scene import limits

GUESSES = 80
ENOUGH = 24  # assembled positions to choose from
INDEPENDENT = 1e-6  # of a column beside those that were taken, over the largest

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Mechanism:
    """What the page needs to know of a robot with loops or velocity constraints."""

    program: emdeg.Program  # φ, A, γ
    freedom: int
    rows: int  # of φ
    all_rows: int  # of A
    start: list[float]
    dependent_positions: list[int]  # velocities, as all indices here
    dependent_speeds: list[int]
    actuated: list[int]

    def data(self) -> dict[str, Any]:
        """For the page."""
        return {
            "freedom": self.freedom,
            "rows": self.rows,
            "all_rows": self.all_rows,
            "dependent_positions": self.dependent_positions,
            "dependent_speeds": self.dependent_speeds,
            "actuated": self.actuated,
        }


def mechanism(robot: emdeg.Robot, numbers: emdeg.Robot) -> Mechanism | None:
    """None for a tree, and where no assembled position is found.

    `numbers` is the same robot with symbols for its numbers (tunable.py).
    """
    if not robot.loops and not robot.constraints:
        return None
    try:
        start = assembled(robot)
    except EmdegError:
        return None  # the page then shows the tree, and says so
    loops = emdeg.closed_loops(robot)
    equations = emdeg.closed_loops(numbers).constraints
    rows = len(equations.position_labels)
    outputs: dict[str, Any] = {"phi": equations.residual} if rows else {}
    outputs |= {"A": equations.jacobian, "gamma": equations.gamma}
    program = emdeg.compile(numbers, outputs, optimise=None)
    at = {i.name: np.array(start) if i.name == "q" else np.zeros(robot.nv) for i in program.inputs}
    A = np.asarray(emdeg.interpret(program, at)["A"]).reshape(-1, robot.nv)
    named = [c for c, joint in robot.by_coordinate.items() if joint.name in robot.actuated]
    acting = named if len(named) == loops.freedom else list(loops.speeds.independent)
    speeds = dependent(A, acting)
    free = [j for j in range(robot.nv) if j not in speeds]
    return Mechanism(
        program,
        loops.freedom,
        rows,
        len(A),
        start,
        dependent(A[:rows], acting),
        speeds,
        sorted(acting) if actuates(A, acting) else free,
    )


def dependent(A: Array, last: list[int]) -> list[int]:
    """Columns that follow from the others: largest first, those of `last` only if nothing else."""
    left = A.astype(float).copy()
    scale = np.abs(left).max(initial=0.0) or 1.0
    taken: list[int] = []
    for group in ([j for j in range(A.shape[1]) if j not in last], list(last)):
        while group:
            sizes = np.linalg.norm(left[:, group], axis=0)
            if sizes.max(initial=0.0) < INDEPENDENT * scale:
                break
            best = group.pop(int(sizes.argmax()))
            taken.append(best)
            direction = left[:, best] / np.linalg.norm(left[:, best])
            left -= np.outer(direction, direction @ left)
    return sorted(taken)


def actuates(A: Array, acting: list[int]) -> bool:
    """True when efforts on these joints can make every motion: [Sᵀ Aᵀ] has full rank."""
    own = np.zeros((len(acting), A.shape[1]))
    own[range(len(acting)), acting] = 1.0
    return bool(np.linalg.matrix_rank(np.vstack([own, A])) == A.shape[1])


def assembled(robot: emdeg.Robot) -> list[float]:
    """A position that closes the loops; the middle of the range where nothing has to be closed."""
    system = emdeg.constrained(robot)
    ranges = {c: limits(joint) for c, joint in robot.by_coordinate.items()}
    first = neutral(robot)
    if system.residual is None:
        return [float(x) for x in first]
    rng = np.random.default_rng(1)
    found: list[tuple[float, list[float]]] = []
    for k in range(GUESSES):
        guess = first + (0.0 if k == 0 else min(0.3 + 0.02 * k, 1.0)) * shift(robot, rng)
        try:
            q, _ = system.project(guess)
        except EmdegError:
            continue
        found.append((cost(robot, system, q, ranges), q.tolist()))
        if len(found) == ENOUGH:
            break
    if not found:
        raise emdeg.errors.RuntimeFailure(
            "no position was found in which the loops are closed", element=robot.name,
            hint="check the lengths and the frames of its loops",
        )  # fmt: skip
    return min(found)[1]


def neutral(robot: emdeg.Robot) -> Array:
    """All coordinates at zero or in the middle of their ranges, flyers upright."""
    q = np.zeros(robot.nq)
    for coordinate, joint in robot.by_coordinate.items():
        index = robot.configuration_index(coordinate)
        if joint.type.quaternion is not None:
            q[index + 6] = 1.0
        else:
            lower, upper = limits(joint)
            q[index] = 0.0 if lower < 0.0 < upper else (lower + upper) / 2
    return q


def stem(joint: Any) -> str:
    """leg of leg1 … leg6: joints of a symmetric mechanism that do the same."""
    return re.sub(r"\d+", "", joint.name)


def shift(robot: emdeg.Robot, rng: Any) -> Array:
    """A random way to go, the same for joints that do the same: up to a radian, slides outwards.

    A joint that is alone of its kind stays at times: the platform over the middle of its base.
    """
    step, drawn = np.zeros(robot.nq), dict[str, float]()
    alike = Counter(stem(joint) for joint in robot.by_coordinate.values())
    for coordinate, joint in robot.by_coordinate.items():
        index, kind = robot.configuration_index(coordinate), stem(joint)
        if joint.type.quaternion is not None:
            step[index : index + 3] = rng.uniform(-0.5, 0.5, 3)
            continue
        if kind not in drawn:
            value = rng.uniform(-1.0, 1.0) if joint.spin else rng.uniform(-0.1, 0.6)
            drawn[kind] = value if alike[kind] > 1 or rng.random() < 0.4 else 0.0
        step[index] = drawn[kind]
    return step


def cost(robot: emdeg.Robot, system: Any, q: Array, ranges: Any) -> float:
    """Small where the mechanism stands as a person would draw it."""
    A = np.asarray(system.jacobian(q), dtype=float).reshape(-1, robot.nv)[: system.held]
    sizes = np.linalg.svd(A, compute_uv=False)
    stiff = float(-np.log10(max(sizes[-1] / sizes[0], 1e-12)))
    turned = drawn_in = outside = backwards = 0.0
    alike: dict[str, list[float]] = {}
    for coordinate, joint in robot.by_coordinate.items():
        if joint.type.quaternion is not None:
            continue
        value = float(q[robot.configuration_index(coordinate)])
        alike.setdefault(stem(joint), []).append(value)
        lower, upper = ranges[coordinate]
        outside += not lower <= value <= upper and joint.limits.lower is not None
        backwards += value < 0 and joint.name in robot.actuated  # of two mirror images
        if joint.spin:
            turned += abs(np.angle(np.exp(1j * value))) / robot.nv
        else:
            drawn_in += value < 0 and joint.name in robot.actuated
    uneven = sum(float(np.std(same)) for same in alike.values())
    return 10.0 * outside + 5.0 * drawn_in + turned + stiff + 0.2 * backwards + uneven
