"""Kane's equations: partial velocities, generalized inertia forces, generalized active forces.

Kane, Levinson 1983 (equation numbers below; digest R29). The speeds u = A(q) q̇ + B are the
user's (`speeds=`, from kane_speeds; u = q̇ unless given). For every body, with its mass m,
central inertia I, mass centre *, in its own axes:

    ω = Σ ω_r u_r + ω_t                       v = Σ v_r u_r + v_t                   (23, 44)
    α = Σ ω_r u̇_r + α_t                       a* = Σ v_r u̇_r + a_t
    T* = −α·I − ω × I·ω                       R* = −m a*                            (79)
    K*_r = Σ_bodies ω_r·T* + v_r·R* = Σ_s X_rs u̇_s + Z_r                        (78, 88)
    K_r  = Σ_bodies v_r·m g + Σ_j W_jr Q_j                                     (90, 110)
    K_r + K*_r = 0                                                                 (117)

ω_r and v_r are read off as coefficients, going outwards from body to body with q̇ = W u + X;
α_t and a_t (what is left without u̇) likewise. Q_j is the effort conjugate to q_j, so (117) gives
Q = −Aᵀ (K* + Σ v_r·m g): that is `tau`, in q̇ and q̈. Actuators may be counted with other signs
(`signs=`; in the paper τ2 … τ5 and σ act from the outer body on the inner one, sign −1).
Coordinates need not be in the order of the chain, and a free flyer has the speeds of its body.

Errata of the print, as far as they touch this file: body A does contribute to K*_3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from emdeg.exact.calculus import substitute, time_derivative
from emdeg.exact.graph import ZERO, Expr, total
from emdeg.exact.linalg import Matrix, Vector, dot
from emdeg.mechanics.base import RigidBody
from emdeg.mechanics.coordinates import rates as configuration_rates
from emdeg.mechanics.methods.kane.ledger import Ledger
from emdeg.mechanics.methods.kane.speeds import Speeds, joint_rates
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.robot import Body, Joint, Robot

NAME = "kane"


@dataclass(frozen=True)
class Kinematics:
    """One body in its own axes; `omega_r`, `v_r` only where they do not vanish."""

    omega_r: Mapping[int, Vector]
    origin_r: Mapping[int, Vector]  # partial velocities of the frame origin
    v_r: Mapping[int, Vector]  # of the mass centre
    omega: Vector
    alpha: Vector
    origin_a: Vector  # acceleration of the frame origin
    a: Vector  # of the mass centre
    gravity: Vector


def rigid_body(
    robot: Robot, speeds: Speeds | None = None, signs: Mapping[int, int] | None = None
) -> RigidBody:
    """τ in q, q̇, q̈; the equations in u and u̇ among the intermediates."""
    chosen = speeds or joint_rates(robot)
    ledger = Ledger(chosen.u, recognise=not chosen.are_rates)
    rates = Vector(ledger.scalars(list(chosen.rates)))  # Kane's Z_1 …
    drift = Vector(ledger.scalars(list(rate_drift(robot, chosen, rates))))
    accelerations = chosen.W @ Vector(chosen.ud) + drift
    bodies = kinematics(robot, chosen.W, rates, accelerations, ledger)
    at_rest = kinematics(robot, chosen.W, rates, drift, ledger)
    n = robot.nv
    inertias = [body.inertia for body in robot.bodies]

    needed = [ZERO] * n  # −(K*_r + Σ v_r·m g), to be balanced by the actuators
    rest = [ZERO] * n  # Z_r of (88)
    gravity = [ZERO] * n  # Σ v_r·m g
    for r in range(n):
        moved = [k for k, body in enumerate(bodies) if r in body.v_r]
        needed[r] = total(impulse(inertias[k], bodies[k], r, with_gravity=True) for k in moved)
        rest[r] = -total(impulse(inertias[k], at_rest[k], r, with_gravity=False) for k in moved)
        gravity[r] = total(
            (bodies[k].gravity * inertias[k].mass).dot(bodies[k].v_r[r]) for k in moved
        )
    X = inertia_coefficients(inertias, bodies, n)
    ledger.scalars([*rest, *gravity, *X])

    tau, M, g = in_joint_rates(robot, chosen, Vector(needed), X, Vector(gravity))
    sign = signs or {}
    return RigidBody(
        tau=tau,
        M=M,
        gravity=g,
        intermediates={
            "speeds": chosen, "rates": rates, "determinant": chosen.determinant,
            "singularities": chosen.singularities,
            "X": X, "K_star_rest": Vector(rest), "K_gravity": Vector(gravity),
            "bodies": bodies, "at_rest": at_rest, "Z": tuple(ledger.entries),
            "actuators": Vector(sign.get(k, 1) * tau[k] for k in range(n)),
        },
    )  # fmt: skip


def rate_drift(robot: Robot, speeds: Speeds, rates: Vector) -> Vector:
    """q̈ without u̇: the time derivative of W and X in q̇ = W u + X."""
    if speeds.are_rates:
        return Vector.zero(robot.nv)
    return Vector(time_derivative(list(speeds.rates), configuration_clock(robot, rates)))


def configuration_clock(robot: Robot, rates: Vector) -> dict[Expr, Expr]:
    """How fast each configuration symbol moves, given the velocities."""
    velocity = dict(zip(robot.qd, rates, strict=True))
    moving = configuration_rates(robot)
    return dict(zip(moving, substitute(list(moving.values()), velocity), strict=True))


def kinematics(
    robot: Robot, W: Matrix, rates: Vector, accelerations: Vector, ledger: Ledger
) -> list[Kinematics]:
    """Partial velocities, ω, α and a* of every body, from the base outwards."""
    done: list[Kinematics] = []
    for i, body in enumerate(robot.bodies):
        pose, joint = robot.joint_pose(i), body.joint
        to_body, p = pose.rotation.T, pose.translation
        omega_r: dict[int, Vector] = {}
        origin_r: dict[int, Vector] = {}
        if body.parent is None:
            omega = alpha = a = Vector.zero()
            gravity = to_body @ robot.gravity
        else:
            before = done[body.parent]
            omega_r = {r: to_body @ w for r, w in before.omega_r.items()}
            for r in before.origin_r.keys() | before.omega_r.keys():
                w = before.omega_r.get(r, Vector.zero())
                v = before.origin_r.get(r, Vector.zero())
                origin_r[r] = to_body @ (v + w.cross(p))
            omega, alpha = to_body @ before.omega, to_body @ before.alpha
            w_w_p = before.omega.cross(before.omega.cross(p))
            a = to_body @ (before.origin_a + before.alpha.cross(p) + w_w_p)
            gravity = to_body @ before.gravity
        turn, slide = joint_axes(joint)
        add_partials(omega_r, W, turn)
        add_partials(origin_r, W, slide)
        spin, glide = along(turn, rates), along(slide, rates)
        alpha = alpha + omega.cross(spin) + along(turn, accelerations)
        a = a + (omega * 2 + spin).cross(glide) + along(slide, accelerations)
        omega = omega + spin
        done.append(named(ledger, body, omega_r, origin_r, omega, alpha, a, gravity))
    return done


def joint_axes(joint: Joint) -> tuple[dict[int, Vector], dict[int, Vector]]:
    """Velocity index → axis that it turns about, and axis that it slides along."""
    columns = dict(zip(joint.indices, joint.columns, strict=True))
    turning = {k: unit.w for k, unit in columns.items() if not unit.w.is_zero}
    sliding = {k: unit.v for k, unit in columns.items() if not unit.v.is_zero}
    return turning, sliding


def add_partials(partials: dict[int, Vector], W: Matrix, axes: Mapping[int, Vector]) -> None:
    """q̇_j = Σ W_jr u_r: the axis of velocity j, times W_jr, belongs to u_r."""
    for j, axis in axes.items():
        for r, weight in enumerate(W.row(j)):
            if weight is not ZERO:
                partials[r] = partials.get(r, Vector.zero()) + axis * weight


def along(axes: Mapping[int, Vector], values: Vector) -> Vector:
    """Σ axis_j value_j."""
    result = Vector.zero()
    for j, axis in axes.items():
        result = result + axis * values[j]
    return result


def named(
    ledger: Ledger,
    body: Body,
    omega_r: Mapping[int, Vector],
    origin_r: Mapping[int, Vector],
    omega: Vector,
    alpha: Vector,
    origin_a: Vector,
    gravity: Vector,
) -> Kinematics:
    """The kinematics of one body with its Z symbols introduced."""
    speeds = sorted(omega_r.keys() | origin_r.keys())
    still = Vector.zero()
    vectors = [omega_r.get(r, still) for r in speeds] + [origin_r.get(r, still) for r in speeds]
    *partials, omega, alpha, origin_a, gravity = ledger.introduce(
        *vectors, omega, alpha, origin_a, gravity
    )
    turning, sliding = partials[: len(speeds)], partials[len(speeds) :]
    c = body.inertia.com
    centre = [v + w.cross(c) for w, v in zip(turning, sliding, strict=True)]
    *v_r, a = ledger.introduce(*centre, origin_a + alpha.cross(c) + omega.cross(omega.cross(c)))
    return Kinematics(
        dict(zip(speeds, turning, strict=True)),
        dict(zip(speeds, sliding, strict=True)),
        dict(zip(speeds, v_r, strict=True)),
        omega, alpha, origin_a, a, gravity,
    )  # fmt: skip


def impulse(inertia: Inertia, body: Kinematics, r: int, *, with_gravity: bool) -> Expr:
    """−(ω_r·T* + v_r·R*) = ω_r·(I α + ω × I ω) + v_r·m a*, and − v_r·m g on request."""
    torque = inertia.tensor @ body.alpha + body.omega.cross(inertia.tensor @ body.omega)
    a = body.a - body.gravity if with_gravity else body.a
    force = a * inertia.mass
    return dot((*body.omega_r[r], *body.v_r[r]), (*torque, *force))


def inertia_coefficients(inertias: list[Inertia], bodies: list[Kinematics], n: int) -> Matrix:
    """X_rs = −Σ_bodies ω_r·I·ω_s + m v_r·v_s."""
    terms: dict[tuple[int, int], list[Expr]] = {}
    for inertia, body in zip(inertias, bodies, strict=True):
        for s in body.omega_r:
            spin, push = inertia.tensor @ body.omega_r[s], body.v_r[s] * inertia.mass
            for r in body.omega_r:
                if r <= s:
                    value = dot((*body.omega_r[r], *body.v_r[r]), (*spin, *push))
                    terms.setdefault((r, s), []).append(value)
    entry = {pair: -total(parts) for pair, parts in terms.items()}
    return Matrix((entry.get((min(r, s), max(r, s)), ZERO) for s in range(n)) for r in range(n))


def in_joint_rates(
    robot: Robot, speeds: Speeds, needed: Vector, X: Matrix, gravity: Vector
) -> tuple[Vector, Matrix, Vector]:
    """Q = Aᵀ(…), M = −Aᵀ X A and g = −Aᵀ Σ v_r·m g, as functions of q, q̇, q̈."""
    if speeds.are_rates:
        return needed, -X, -gravity
    A = speeds.A
    qd, qdd = Vector(robot.qd), Vector(robot.qdd)
    u = A @ qd + speeds.B
    u_drift = Vector(time_derivative(list(u), configuration_rates(robot)))  # (dA/dt) q̇ + dB/dt
    values = dict(zip((*speeds.u, *speeds.ud), (*u, *(A @ qdd + u_drift)), strict=True))
    tau = A.T @ Vector(substitute(list(needed), values))
    return tau, A.T @ (-X) @ A, A.T @ (-gravity)
