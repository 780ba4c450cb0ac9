"""Rotating and translating frames: digest R22, Fu problems 3.2 to 3.4."""

from __future__ import annotations

from emdeg.exact.graph import MOTION, symbol
from emdeg.exact.linalg import Vector, rotation_z
from emdeg.mechanics.terms.moving_frames import MovingFrame, ddt
from tests.mechanics import arms

T = symbol("t", MOTION)
CLOCK = {T: 1}


def test_problem_3_2():
    """R22, Fu 3.2: fixed in a frame that only translates, with velocity (3t, 2t, 4)."""
    frame = MovingFrame.along(CLOCK, origin_velocity=Vector((3 * T, 2 * T, 4)))
    a = frame.acceleration(Vector((-1, 1, 2)))
    assert a.total == Vector((3, 2, 0))
    assert frame.velocity(Vector((-1, 1, 2))) == Vector((3 * T, 2 * T, 4))


def test_problem_3_3():
    """R22, Fu 3.3: at rest in the starred frame, at (3t, 2t, 4) when ω = (0, 0, 1).

    At rest means d*r/dt = 0, so there is no Coriolis acceleration; the centripetal one points
    to the axis.
    """
    frame = MovingFrame.along(CLOCK, angular_velocity=Vector((0, 0, 1)))
    a = frame.acceleration(Vector((3 * T, 2 * T, 4)))
    assert a.coriolis == Vector.zero()
    assert a.centripetal == Vector((-3 * T, -2 * T, 0))
    assert a.euler == Vector.zero()


def test_problem_3_3_read_the_other_way():
    """R22: were r the position in the starred axes, d*r/dt = (3, 2, 0) would turn sideways."""
    frame = MovingFrame.along(CLOCK, angular_velocity=Vector((0, 0, 1)))
    r = Vector((3 * T, 2 * T, 4))
    assert frame.acceleration(r, ddt(r, CLOCK)).coriolis == Vector((-4, 6, 0))


def test_problem_3_4():
    """R22, Fu 3.4: (3.3-13) and (3.3-17) agree when h = 0, and also when h is constant."""
    x, y, z, w = (symbol(name, MOTION) for name in "xyzw")
    rates = {x: symbol("xd", MOTION), y: symbol("yd", MOTION)}
    r, omega = Vector((x, y, z)), Vector((0, 0, w))
    rotating = MovingFrame.along(rates, omega)
    displaced = MovingFrame.along(rates, omega, origin=Vector((1, 2, 3)))
    moving = MovingFrame.along(rates, omega, origin=Vector((x, 0, 0)))
    by_3_3_13 = rotating.fixed_derivative(r, ddt(r, rates))
    assert rotating.velocity(r, ddt(r, rates)) == by_3_3_13
    assert displaced.velocity(r, ddt(r, rates)) == by_3_3_13
    drift = moving.velocity(r, ddt(r, rates)) - by_3_3_13
    assert arms.same(drift, Vector((rates[x], 0, 0)))


def test_is_the_derivative_of_the_position():
    """R22: (3.3-17) and (3.3-19) are d/dt and d²/dt² of R(q)·r* + h, in inertial axes."""
    q = symbol("q1", MOTION, angular=True)
    qd, qdd, u, ud, udd = (symbol(n, MOTION) for n in ("qd1", "qdd1", "u", "ud", "udd"))
    rates = {q: qd, qd: qdd, u: ud, ud: udd}
    R = rotation_z(q)
    starred = Vector((u, arms.s("b"), u * u))  # a point that moves in the starred frame
    h = Vector((0, u, arms.s("c") * u))
    position = R @ starred + h
    frame = MovingFrame.along(rates, Vector((0, 0, qd)), origin=h)
    r, dr, ddr = R @ starred, R @ ddt(starred, rates), R @ ddt(ddt(starred, rates), rates)
    velocity = ddt(position, rates)
    assert arms.same(frame.velocity(r, dr), velocity)
    assert arms.same(frame.acceleration(r, dr, ddr).total, ddt(velocity, rates))
