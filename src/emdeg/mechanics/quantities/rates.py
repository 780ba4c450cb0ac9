"""Rates along a motion: τ̇ and τ̈ with jerk and snap, Ṁ and M̈.

    d/dt   q → q̇ → q̈ → q⃛ → q⁗            (arrays q, qd, qdd, qddd, qdddd)

What elastic joints need (Buondonno, De Luca 2015), and trajectories with bounded torque rates. The
total time derivative of a recursion is the recursion for the rates: one walk over its graph, with
all that both share computed once. In τ̇ external wrenches and the motion of a base would need rates
of their own, which are no inputs: robots that have them are refused. M has none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from emdeg.errors import DeriveError
from emdeg.exact.calculus import time_derivative
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.coordinates import rates
from emdeg.mechanics.quantities.quantity import (
    ANOTHER_METHOD,
    JERK,
    QD,
    QDD,
    SLOPES,
    SNAP,
    SOLVED,
    Quantity,
    Request,
)
from emdeg.mechanics.quantities.substitution import Equations, applied, numbers, pushed
from emdeg.robot.robot import Robot

_WITH_LOOPS = ("constrained_inverse_dynamics", "minimal_mass_matrix")


def along(robot: Robot) -> dict[Expr, Expr]:
    """d/dt of every symbol of a motion, up to the jerk."""
    orders = (robot.qd, robot.qdd, robot.qddd, robot.qdddd)
    found = rates(robot)
    for lower, higher in pairwise(orders):
        found |= zip(lower, higher, strict=True)
    return found


def rate(robot: Robot, values: Sequence[Expr], times: int = 1) -> list[Expr]:
    """d/dt of expressions in q, q̇, q̈ …, some times; of all else in them nothing moves."""
    found = list(values)
    for _ in range(times):
        found = time_derivative(found, along(robot))
    return found


def _effort_rates(request: Request, times: int) -> Vector:
    robot = request.robot
    if robot.wrench_frames or not robot.base_motion.is_zero:
        raise DeriveError(
            "the rates of external wrenches and of a moving base are not known",
            element=robot.name,
            hint="leave wrench_frames and moving_base out, or hang the base on a free flyer",
        )
    return Vector(rate(robot, list(request.equations.tau), times))


def _efforts(times: int) -> Quantity:
    first = times == 1
    return Quantity(
        "inverse_dynamics_rate" if first else "inverse_dynamics_second_rate",
        "τ̇" if first else "τ̈",
        rf"\{'d' * times}ot{{\boldsymbol{{\tau}}}}",
        "n", "N m/s" if first else "N m/s²", JERK if first else SNAP,
        lambda r: _effort_rates(r, times),
        f"the {'rate' if first else 'second rate'} of the efforts for a motion",
        reference=ANOTHER_METHOD, with_loops=_WITH_LOOPS[:1],
    )  # fmt: skip


def _inertia(request: Request, times: int) -> Matrix:
    return request.M.like(rate(request.robot, request.M.entries, times))


def _puts_inertia(times: int) -> Equations:
    """Ṁ a = d/dt (M a) for every a that does not change; what else pushes cancels in M a."""

    def equations(request: Request, found: Vector) -> Iterator[Expr]:
        a = Vector(numbers("a", request.robot.nv))
        return iter(
            applied(found, a) - Vector(rate(request.robot, list(pushed(request, a)), times))
        )

    return equations


RATES = (
    _efforts(1),
    _efforts(2),
    Quantity(
        "mass_matrix_rate", "Ṁ", r"\dot{\mathbf{M}}", "n×n", "kg m²/s", QD,
        lambda r: _inertia(r, 1),
        "C + Cᵀ",
        reference=ANOTHER_METHOD, solves=_puts_inertia(1), with_loops=_WITH_LOOPS[1:],
        symmetric=True, most=SLOPES, along_paths=True,
    ),
    Quantity(
        "mass_matrix_second_rate", "M̈", r"\ddot{\mathbf{M}}", "n×n", "kg m²/s²", QDD,
        lambda r: _inertia(r, 2),
        "the rate of Ṁ",
        reference=ANOTHER_METHOD, solves=_puts_inertia(2), with_loops=_WITH_LOOPS[1:],
        symmetric=True, most=SOLVED, along_paths=True,
    ),
)  # fmt: skip
