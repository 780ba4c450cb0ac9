"""Quantities of robots with elastic joints (robot/edit/elastic.py), from the motion of the links.

    link side     y(q, q̇, q̈) + K (q − θ) = 0          y = M q̈ + c + g, all but the spring
    so            θ = q + K⁻¹ y,   θ̇ = q̇ + K⁻¹ ẏ,   θ̈ = q̈ + K⁻¹ ÿ
    motor side    τ = B θ̈ + friction(θ̇) + K (θ − q)

(Spong 1987; De Luca, Book 2008, Handbook of Robotics 13.1.) ẏ and ÿ need jerk and snap of the
links. Of the arrays q, qd, … of the whole robot only the links' entries are read, and those of
joints that are not elastic; results are those of the motors.

Two things make θ no function of the links' snap, and are refused: dampers in the springs (θ then
obeys D θ̇ + K θ = …, and has a memory), and coupled rotors of motors that ride on elastic links
(θ̈ of the outer joints stands in y of the inner ones, and each adds two derivatives more).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import MOTION, ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.mechanics.quantities.quantity import (
    ANOTHER_METHOD,
    QDD,
    SNAP,
    Q,
    Quantity,
    Request,
)
from emdeg.mechanics.quantities.rates import rate
from emdeg.robot.robot import Robot

_WITH_LOOPS = ("constrained_forward_dynamics", "constrained_inverse_dynamics")


def driven(robot: Robot) -> tuple[int, ...]:
    """Velocities that an effort can act on, in the order of the links: motors, rigid joints."""
    behind = set(robot.motors.values())
    return tuple(robot.motors.get(k, k) for k in range(robot.nv) if k not in behind)


def positions(request: Request) -> Mapping[int, Expr]:
    """Link → θ of its motor, along a motion of the links."""
    robot = request.robot
    _refuse(robot)
    load = _slack(robot, list(request.equations.tau))
    known = {*robot.qd, *robot.qdd} - {s for m in robot.motors.values() for s in _of(robot, m)}
    for link in robot.motors:
        strange = {s for s in load[link].state_symbols() if s.rate == MOTION} - known
        if strange:
            raise DeriveError(
                "coupled rotors on elastic links: the motors' angles depend on derivatives of q "
                "beyond those of a motion with snap",
                element=f"joint {robot.by_coordinate[link].name}",
                hint="leave `coupled` out (Spong's model); the full one can be simulated, "
                "linearised and solved for accelerations",
            )
    found = {}
    for link in robot.motors:
        joint = robot.by_coordinate[link]
        assert joint.elastic is not None
        found[link] = _place(robot, link) + load[link] / joint.elastic.stiffness
    return found


def efforts(request: Request) -> Vector:
    """τ of the motors and of rigid joints, along a motion of the links."""
    robot = request.robot
    places = positions(request)
    values: dict[Expr, Expr] = {}
    flat = list(places.values())
    orders = (flat, rate(robot, flat), rate(robot, flat, 2))
    for k, motor in enumerate(robot.motors.values()):
        values |= {own: order[k] for own, order in zip(_of(robot, motor), orders, strict=True)}
    tau = request.equations.tau
    return Vector(substitute([tau[k] for k in driven(robot)], values))


def _slack(robot: Robot, tau: Sequence[Expr]) -> list[Expr]:
    """The efforts where every spring is slack, θ = q."""
    same: dict[Expr, Expr] = {}
    for link, motor in robot.motors.items():
        same |= {_place(robot, motor): _place(robot, link), robot.qd[motor]: robot.qd[link]}
    return substitute(tau, same)


def _place(robot: Robot, coordinate: int) -> Expr:
    return robot.q[robot.configuration_index(coordinate)]


def _of(robot: Robot, k: int) -> tuple[Expr, Expr, Expr]:
    """q, q̇, q̈ of one coordinate."""
    return _place(robot, k), robot.qd[k], robot.qdd[k]


def _refuse(robot: Robot) -> None:
    if not robot.motors:
        raise DeriveError(
            f"robot {robot.name!r} has no elastic joints",
            hint="describe them with elastic = { stiffness = … }, or robot.with_elastic_joints(…)",
        )
    for link in robot.motors:
        joint = robot.by_coordinate[link]
        if joint.elastic is not None and joint.elastic.damping is not ZERO:
            raise DeriveError(
                "a damped spring has a memory: the motor's angle is no function of the motion of "
                "the link at one moment",
                element=f"joint {joint.name}",
                hint="set its damping to zero for this; simulation and forward dynamics take it",
            )


def _still(request: Request) -> Vector:
    at_rest = dict.fromkeys((*request.robot.qd, *request.robot.qdd), ZERO)
    return Vector(substitute(list(positions(request).values()), at_rest))


ELASTIC = (
    Quantity(
        "elastic_efforts", "K (q − θ)", r"\mathbf{K}(\mathbf{q} - \boldsymbol{\theta})", "n",
        "N m", Q,
        lambda r: r.equations.elastic,
        "of the springs, on links and motors",
    ),
    Quantity(
        "elastic_inverse_dynamics", "τ", r"\boldsymbol{\tau}", "a", "N m", SNAP,
        efforts,
        "of the motors, for a motion of the links",
        reference=ANOTHER_METHOD, with_loops=_WITH_LOOPS,
    ),
    Quantity(
        "elastic_positions", "θ", r"\boldsymbol{\theta}", "e", "rad", QDD,
        lambda r: Vector(positions(r).values()),
        "of the motors, for a motion of the links",
        reference=ANOTHER_METHOD, with_loops=_WITH_LOOPS,
    ),
    Quantity(
        "elastic_equilibrium", "θ₀", r"\boldsymbol{\theta}_0", "e", "rad", Q,
        _still,
        "of the motors, where the links are at rest: q + K⁻¹ g(q)",
        reference=ANOTHER_METHOD, with_loops=_WITH_LOOPS,
    ),
)  # fmt: skip
