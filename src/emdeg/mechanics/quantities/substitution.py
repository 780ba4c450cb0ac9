"""What proves a quantity by the equations that it solves, those of another method.

    q̈             τ(q, q̇, y) − τ = 0
    M, M⁻¹        M a = τ(q, 0, a) − τ(q, 0, 0)             M (Y a) = a
    C             C a = ½ (∂c/∂q̇) a + ½ M [q̇, a]          with c = C q̇
    Λ⁻¹, Λ        Λ⁻¹ a = J x,  Λ J x = a                   with M x = Jᵀ a
    Y             Y φ(a) = τ of bodies with the inertias a
    ∂f/∂x         (∂f/∂x) a = d/ds f(x + s a)
    ∂²f/∂x∂y      the same, twice: of tensors T_ijk a_j b_k, of Hessians aᵀ H b

for all numbers a and b, which no program knows: each equation has all entries in it, and no other
entries solve it. A derivative along one direction is as long as what is differentiated, so these
grow with the joints where the entries grow with their square or cube.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from emdeg.exact.calculus import derivative, substitute
from emdeg.exact.graph import ZERO, Expr, linear, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics import kinematics
from emdeg.mechanics.coordinates import rates
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.factorisation import tree_order
from emdeg.mechanics.parameters.regressor import parameter_names, values_of
from emdeg.mechanics.quantities.forward import forward
from emdeg.mechanics.quantities.quantity import Request, multiplier_symbols
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.parts import Body, Friction, Motor
from emdeg.robot.robot import Robot

HALF = Fraction(1, 2)
Equations: TypeAlias = Callable[[Request, Vector], Iterator[Expr]]


class Direction(NamedTuple):
    """A number for each entry of some arrays, and how fast symbols move along it."""

    numbers: Vector
    moving: dict[Expr, Expr]

    @staticmethod
    def of(robot: Robot, arrays: Sequence[str], name: str = "a") -> Direction:
        """Numbers that no program knows; q moves as it does at these speeds."""
        moving: dict[Expr, Expr] = {}
        every: list[Expr] = []
        for array in arrays:
            own = numbers(f"{name} {array}", robot.nv)
            every += own
            if array == "q":
                still = rates(robot)
                speeds = substitute(list(still.values()), dict(zip(robot.qd, own, strict=True)))
                moving |= zip(still, speeds, strict=True)
            else:
                symbols = {"qd": robot.qd, "qdd": robot.qdd, "tau": robot.tau}[array]
                moving |= zip(symbols, own, strict=True)
        return Direction(Vector(every), moving)


def numbers(name: str, count: int) -> list[Expr]:
    """Symbols that no program knows."""
    return [symbol(f"number {k} of {name}") for k in range(count)]


def applied(found: Vector, a: Vector) -> Vector:
    """A matrix, given row by row, times a vector."""
    n = len(a)
    rows = (found[k : k + n] for k in range(0, len(found), n))
    return Vector(linear([(e * b, 1) for e, b in zip(row, a, strict=True)]) for row in rows)


# -- the dynamics ------------------------------------------------------------------------


def puts_accelerations(request: Request, found: Vector) -> Iterator[Expr]:
    """τ(q, q̇, y) − τ = 0 has one solution: were M singular, no y would give every τ."""
    robot = request.robot
    efforts = substitute(list(request.equations.tau), dict(zip(robot.qdd, found, strict=True)))
    return (a - b for a, b in zip(efforts, robot.tau, strict=True))


def pushed(request: Request, a: Vector) -> Vector:
    """M a = τ(q, 0, a) − τ(q, 0, 0)."""
    robot = request.robot
    tau, still = list(request.equations.tau), dict.fromkeys(robot.qd, ZERO)
    moved = substitute(tau, {**still, **dict(zip(robot.qdd, a, strict=True))})
    rest = substitute(tau, {**still, **dict.fromkeys(robot.qdd, ZERO)})
    return Vector(moved) - Vector(rest)


def puts_inertia(request: Request, found: Vector) -> Iterator[Expr]:
    """M a, row by row, for every a."""
    a = Vector(numbers("a", request.robot.nv))
    return iter(applied(found, a) - pushed(request, a))


def puts_inverse(request: Request, found: Vector) -> Iterator[Expr]:
    """M Y a = a for every a."""
    a = Vector(numbers("a", request.robot.nv))
    return iter(pushed(request, applied(found, a)) - a)


def puts_factor(request: Request, found: Vector) -> Iterator[Expr]:
    """Lᵀ D L a = M a for every a, and L has nothing above its diagonal: no other L and D do."""
    n, order = request.robot.nv, tree_order(request.robot)
    a = Vector(numbers("a", n))
    moved = pushed(request, a)
    y = [ZERO] * n  # D L a
    for row, i in enumerate(order):
        y[i] = found[n * i + i] * linear(
            [(a[i], 1), *((found[n * i + j] * a[j], 1) for j in order[:row])]
        )
        yield from (found[n * i + j] for j in order[row + 1 :])
    for row, j in enumerate(order):
        yield (
            linear([(y[j], 1), *((found[n * i + j] * y[i], 1) for i in order[row + 1 :])])
            - moved[j]
        )


def puts_coriolis(request: Request, found: Vector) -> Iterator[Expr]:
    """C a = ½ (∂c/∂q̇) a + ½ M [q̇, a], with c of a base at rest.

    In coordinates Christoffel symbols are symmetric, and C a is half of the derivative of c along
    a. The speeds of a free flyer are none of coordinates: motions along two of them do not commute,
    and Ṁ − 2C is skew-symmetric for one C only whose other half is that of their bracket (Koszul).
    """
    robot = request.robot
    along = Direction.of(robot, ("qd",))
    slopes = derivative(list(request.equations.coriolis), along.moving)
    driven = substitute(slopes, dict.fromkeys(robot.qd, ZERO))  # by a moving base
    bracket = pushed(request, _bracket(robot, robot.qd, list(along.numbers)))
    halves = (Vector(slopes) - Vector(driven) + bracket) * HALF
    return iter(applied(found, along.numbers) - halves)


def _bracket(robot: Robot, a: Sequence[Expr], b: Sequence[Expr]) -> Vector:
    """[a, b]: zero but for joints of several speeds, whose motions are crossed."""
    found = [ZERO] * robot.nv
    for joint in robot.by_coordinate.values():
        if joint.nv > 1:
            crossed = joint.motion(a).cross(joint.motion(b))
            for k, unit in zip(joint.indices, joint.columns, strict=True):
                found[k] = unit.v.dot(crossed.v) + unit.w.dot(crossed.w)
    return Vector(found)


def puts_momentum(request: Request, found: Vector) -> Iterator[Expr]:
    """M q̇."""
    return iter(found - pushed(request, Vector(request.robot.qd)))


def _yielding(request: Request) -> tuple[Vector, Vector, list[Expr]]:
    """(a, J x, what vanishes if M x = Jᵀ a): how a frame accelerates under a wrench a.

    x is found by forward dynamics, and that is put in too.
    """
    robot = request.robot
    frame = request.frame or kinematics.default_frame(robot)
    J = kinematics.jacobian(robot, frame, request.reference)
    a = Vector(numbers("a", len(J.rows)))
    wrench = J.T @ a
    still = dict.fromkeys(robot.qd, ZERO)
    qdd = list(forward(replace(request, method=None)))
    driven = substitute(qdd, {**still, **dict(zip(robot.tau, wrench, strict=True))})
    free = substitute(qdd, {**still, **dict.fromkeys(robot.tau, ZERO)})
    x = Vector(driven) - Vector(free)
    return a, J @ x, list(pushed(request, x) - wrench)


def puts_operational_inverse(request: Request, found: Vector) -> Iterator[Expr]:
    """Λ⁻¹ a = J M⁻¹ Jᵀ a."""
    a, yielding, right = _yielding(request)
    yield from right
    yield from applied(found, a) - yielding


def puts_operational(request: Request, found: Vector) -> Iterator[Expr]:
    """Λ J M⁻¹ Jᵀ a = a."""
    a, yielding, right = _yielding(request)
    yield from right
    yield from applied(found, yielding) - a


def puts_regressor(request: Request, found: Vector) -> Iterator[Expr]:
    """Y φ = τ for bodies of every inertia: no field of φ is a function of the others, nor is Y."""
    rigid = request.robot.replaced(
        bodies=tuple(_any_inertia(k, body) for k, body in enumerate(request.robot.bodies)),
        wrench_frames=(),
    )
    fields = values_of(rigid, parameter_names(rigid))
    efforts = derive(rigid, request.method or "newton_euler").tau
    return iter(applied(found, Vector(fields)) - efforts)


def _any_inertia(k: int, body: Body) -> Body:
    """A body of mass, centre of mass and tensor that no program knows, on a joint without drive."""
    mass, x, y, z, xx, yy, zz, xy, xz, yz = numbers(f"inertia {k}", 10)
    tensor = Matrix(((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))
    joint = replace(body.joint, friction=Friction(), motor=Motor(), elastic=None)
    return replace(body, inertia=Inertia(mass, Vector((x, y, z)), tensor), joint=joint)


# -- derivatives -------------------------------------------------------------------------


def _values(request: Request, of: str) -> tuple[list[Expr], list[Expr]]:
    """(what is differentiated, what vanishes if that is right): τ, or q̈ put into τ."""
    if of == "inverse_dynamics":
        return list(request.equations.tau), []
    found = forward(replace(request, method=None))
    return list(found), list(puts_accelerations(request, found))


def puts_slope(of: str, by: str) -> Equations:
    """(∂of/∂by) a."""

    def equations(request: Request, found: Vector) -> Iterator[Expr]:
        values, right = _values(request, of)
        along = Direction.of(request.robot, (by,))
        yield from right
        yield from applied(found, along.numbers) - Vector(derivative(values, along.moving))

    return equations


def puts_tensor(of: str, first: str, second: str) -> Equations:
    """T_ijk a_j b_k: the derivative along b of that along a."""

    def equations(request: Request, found: Vector) -> Iterator[Expr]:
        robot = request.robot
        values, right = _values(request, of)
        a, b = Direction.of(robot, (first,), "a"), Direction.of(robot, (second,), "b")
        twice = derivative(derivative(values, a.moving), b.moving)
        yield from right
        yield from applied(applied(found, b.numbers), a.numbers) - Vector(twice)

    return equations


def puts_hessian(of: str, rows: Sequence[str], columns: Sequence[str]) -> Equations:
    """aᵀ H b of λᵀof: along a free flyer the mean of both orders, which differ there."""

    def equations(request: Request, found: Vector) -> Iterator[Expr]:
        robot = request.robot
        values, right = _values(request, of)
        power = Vector(multiplier_symbols(robot)).dot(Vector(values))
        a, b = Direction.of(robot, rows, "a"), Direction.of(robot, columns, "b")
        (one,) = derivative(derivative([power], a.moving), b.moving)
        if robot.has_floating_base:
            (other,) = derivative(derivative([power], b.moving), a.moving)
            one = (one + other) * HALF
        yield from right
        yield a.numbers.dot(applied(found, b.numbers)) - one

    return equations
