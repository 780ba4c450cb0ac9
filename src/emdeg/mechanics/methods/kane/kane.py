"""Kane's equations: partial velocities, generalized inertia forces, generalized active forces.

Kane, Levinson 1983 (equation numbers below; digest R29). The speeds u = A(q,t) q̇ + B(q,t)
are the user's (`speeds=`, from emdeg.speeds) or the robot's (`robot.with_speeds`); else u = q̇.
For every body, with its mass m, central inertia I, mass centre *, in its own axes:

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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emdeg.exact.calculus import substitute, time_derivative
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix, Vector, dot
from emdeg.mechanics.base import RigidBody, Terms
from emdeg.mechanics.methods.kane.ledger import Ledger
from emdeg.mechanics.methods.kane.speeds import Rows, Speeds, chosen_speeds, clock
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.tree import outward
from emdeg.robot.model.spatial import STILL, ZERO3, Motion
from emdeg.robot.robot import Robot

NAME = "kane"
STEPS = {
    "Z_by_name": Notation("#", "#", "appendix 1", ""),
    "rates": Notation("q̇_#", r"\dot{q}_{#}", "1, 12", "joint"),
    "omega_r": Notation("ω_#", r"\omega_{#}", "23", "link joint"),
    "v_r": Notation("v_#", r"v_{#}", "44", "link joint"),
    "omega": Notation("ω_#", r"\omega_{#}", "23"),
    "alpha": Notation("α_#", r"\alpha_{#}", "α = Σ ω_r u̇_r + α_t"),
    "a": Notation("a*_#", r"a^{*}_{#}", "a* = Σ v_r u̇_r + a_t"),
    "T_star": Notation("T*_#", r"T^{*}_{#}", "79"),
    "R_star": Notation("R*_#", r"R^{*}_{#}", "79"),
    "X": Notation("X_#", r"X_{#}", "88", "joint"),
    "K_star_rest": Notation("K*_#(u̇=0)", r"K^{*}_{#}|_{\dot{u}=0}", "88", "joint"),
    "K_star": Notation("K*_#", r"K^{*}_{#}", "78", "joint"),
    "K_gravity": Notation("K_#", r"K_{#}", "90", "joint"),
    "tau": Notation("τ_#", r"\tau_{#}", "117", "joint"),
}


@dataclass(frozen=True)
class Kinematics:
    """One body in its own axes; partial velocities of the speeds that move it."""

    partials: Mapping[int, Motion]  # v_r of the frame origin, ω_r
    v_r: Mapping[int, Vector]  # of the mass centre
    omega: Vector
    alpha: Vector
    origin_a: Vector  # acceleration of the frame origin
    a: Vector  # of the mass centre
    gravity: Vector


def rigid_body(
    robot: Robot, speeds: Speeds | Rows | None = None, signs: Mapping[int, int] | None = None
) -> RigidBody:
    """τ in q, q̇, q̈; the equations in u and u̇ among the intermediates."""
    chosen = chosen_speeds(robot, speeds)
    ledger = Ledger(chosen.u, recognise=not chosen.are_rates)
    rates = Vector(ledger.scalars(list(chosen.rates)))  # Kane's Z_1 …
    drift = Vector(ledger.scalars(list(rate_drift(robot, chosen, rates))))
    accelerations = chosen.W @ Vector(chosen.ud) + drift
    bodies = kinematics(robot, chosen.W, rates, accelerations, ledger)
    at_rest = kinematics(robot, chosen.W, rates, drift, ledger)
    n = robot.nv
    needed = inertia_forces(robot, bodies, n, with_gravity=True)  # balanced by the actuators
    rest = -inertia_forces(robot, at_rest, n, with_gravity=False)  # Z_r of (88)
    weights = Terms()  # Σ v_r·m g
    for body, state in zip(robot.bodies, bodies, strict=True):
        for r, v in state.v_r.items():
            weights.add((state.gravity * body.inertia.mass).dot(v), r)
    gravity = weights.vector(n)
    X = inertia_coefficients(robot, bodies, n)
    ledger.scalars([*rest, *gravity, *X.entries])

    tau, M, g = in_joint_rates(robot, chosen, needed, X, gravity)
    sign = signs or {}
    return RigidBody(
        tau=tau,
        M=M,
        gravity=g,
        intermediates={
            "speeds": chosen, "rates": rates, "determinant": chosen.determinant,
            "singularities": chosen.singularities,
            "X": X, "K_star_rest": rest, "K_gravity": gravity,
            "bodies": bodies, "at_rest": at_rest, "Z": tuple(ledger.entries),
            **steps(robot, bodies), "Z_by_name": dict(ledger.entries),
            "K_star": X @ Vector(chosen.ud) + rest,
            "actuators": Vector(sign.get(k, 1) * tau[k] for k in range(n)),
        },
        notation=STEPS,
    )  # fmt: skip


def steps(robot: Robot, bodies: Sequence[Kinematics]) -> dict[str, Any]:
    """The kinematics and the inertia forces of every body by the paper's names."""
    both = list(zip(robot.bodies, bodies, strict=True))
    turned = enumerate(body.partials for body in bodies)
    return {
        "omega_r": {(i, r): m.w for i, partials in turned for r, m in partials.items()},
        "v_r": {(i, r): v for i, body in enumerate(bodies) for r, v in body.v_r.items()},
        "omega": [body.omega for body in bodies],
        "alpha": [body.alpha for body in bodies],
        "a": [body.a for body in bodies],
        "T_star": [-inertia_torque(part.inertia.tensor, body) for part, body in both],
        "R_star": [-(body.a * part.inertia.mass) for part, body in both],
    }


def inertia_torque(tensor: Matrix, body: Kinematics) -> Vector:
    """−T* = α·I + ω × I·ω (79)."""
    return tensor @ body.alpha + body.omega.cross(tensor @ body.omega)


def rate_drift(robot: Robot, speeds: Speeds, rates: Vector) -> Vector:
    """q̈ without u̇: the time derivative of W and X in q̇ = W u + X, with ∂/∂t."""
    if speeds.are_rates:
        return Vector.zero(robot.nv)
    moving = clock(robot)
    values = substitute(list(moving.values()), dict(zip(robot.qd, rates, strict=True)))
    in_speeds = dict(zip(moving, values, strict=True))  # how fast each symbol moves, in u
    return Vector(time_derivative(list(speeds.rates), in_speeds))


def kinematics(
    robot: Robot, W: Matrix, rates: Vector, accelerations: Vector, ledger: Ledger
) -> list[Kinematics]:
    """Partial velocities, ω, α and a* of every body, from the base outwards."""
    qd, qdd = list(rates), list(accelerations)
    ground = Kinematics({}, {}, ZERO3, ZERO3, ZERO3, ZERO3, robot.gravity)

    def step(i: int, below: Kinematics | None) -> Kinematics:
        before, body, pose = below or ground, robot.bodies[i], robot.joint_pose(i)
        to_body, p = pose.rotation.T, pose.translation
        partials = {r: motion.to_child(pose) for r, motion in before.partials.items()}
        for j, unit in zip(body.joint.indices, body.joint.columns, strict=True):
            # q̇_j = Σ W_jr u_r: the unit motion of velocity j, times W_jr, belongs to u_r
            for r, weight in enumerate(W.row(j)):
                if weight is not ZERO:
                    partials[r] = partials.get(r, STILL) + unit * weight
        own, rate = body.joint.motion(qd), body.joint.motion(qdd)
        omega, alpha = to_body @ before.omega, to_body @ before.alpha
        w_w_p = before.omega.cross(before.omega.cross(p))
        a = to_body @ (before.origin_a + before.alpha.cross(p) + w_w_p)
        alpha = alpha + omega.cross(own.w) + rate.w
        a = a + (omega * 2 + own.w).cross(own.v) + rate.v
        gravity = to_body @ before.gravity
        return named(ledger, body.inertia.com, partials, omega + own.w, alpha, a, gravity)

    return outward(robot, step)


def named(
    ledger: Ledger,
    c: Vector,
    partials: Mapping[int, Motion],
    omega: Vector,
    alpha: Vector,
    origin_a: Vector,
    gravity: Vector,
) -> Kinematics:
    """The kinematics of one body, c its mass centre, with its Z symbols introduced."""
    speeds = sorted(partials)
    turning, sliding = [partials[r].w for r in speeds], [partials[r].v for r in speeds]
    *found, omega, alpha, origin_a, gravity = ledger.introduce(
        *turning, *sliding, omega, alpha, origin_a, gravity
    )
    turning, sliding = found[: len(speeds)], found[len(speeds) :]
    centre = [v + w.cross(c) for w, v in zip(turning, sliding, strict=True)]
    *v_r, a = ledger.introduce(*centre, origin_a + alpha.cross(c) + omega.cross(omega.cross(c)))
    return Kinematics(
        dict(zip(speeds, map(Motion, sliding, turning), strict=True)),
        dict(zip(speeds, v_r, strict=True)),
        omega, alpha, origin_a, a, gravity,
    )  # fmt: skip


def inertia_forces(
    robot: Robot, bodies: Sequence[Kinematics], n: int, *, with_gravity: bool
) -> Vector:
    """−K*_r = Σ_bodies ω_r·(I α + ω × I ω) + v_r·m a*, and − v_r·m g on request."""
    terms = Terms()
    for part, body in zip(robot.bodies, bodies, strict=True):
        torque = inertia_torque(part.inertia.tensor, body)
        force = (body.a - body.gravity if with_gravity else body.a) * part.inertia.mass
        for r, v in body.v_r.items():
            terms.add(dot((*body.partials[r].w, *v), (*torque, *force)), r)
    return terms.vector(n)


def inertia_coefficients(robot: Robot, bodies: Sequence[Kinematics], n: int) -> Matrix:
    """X_rs = −Σ_bodies ω_r·I·ω_s + m v_r·v_s."""
    terms = Terms()
    for part, body in zip(robot.bodies, bodies, strict=True):
        for s, v_s in body.v_r.items():
            spin, push = part.inertia.tensor @ body.partials[s].w, v_s * part.inertia.mass
            for r, v_r in body.v_r.items():
                if r <= s:
                    terms.add(dot((*body.partials[r].w, *v_r), (*spin, *push)), r, s)
    return -terms.matrix(n)


def in_joint_rates(
    robot: Robot, speeds: Speeds, needed: Vector, X: Matrix, gravity: Vector
) -> tuple[Vector, Matrix, Vector]:
    """Q = Aᵀ(…), M = −Aᵀ X A and g = −Aᵀ Σ v_r·m g, as functions of q, q̇, q̈."""
    if speeds.are_rates:
        return needed, -X, -gravity
    A = speeds.A
    u, ud = speeds.in_rates(robot)
    values = dict(zip((*speeds.u, *speeds.ud), (*u, *ud), strict=True))
    tau = A.T @ Vector(substitute(list(needed), values))
    return tau, A.T @ (-X) @ A, A.T @ (-gravity)
