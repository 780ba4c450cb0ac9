"""Recursive Newton–Euler in link coordinates.

Luh, Walker, Paul 1980; Fu, Gonzalez, Lee, table 3.3, here with the joint at the proximal end of
the link (modified DH) and for trees. All vectors of body i are in frame i; R_i, p_i is the pose
of body i in its parent λ, z the joint axis.

    outward   ω_i  = R_iᵀ ω_λ + z q̇_i                                       (revolute)
              ω̇_i  = R_iᵀ ω̇_λ + (R_iᵀ ω_λ) × z q̇_i + z q̈_i
              a_i  = R_iᵀ [a_λ + ω̇_λ × p_i + ω_λ × (ω_λ × p_i)]
                     + 2 ω_i × z q̇_i + z q̈_i                                (prismatic)
              F_i  = m_i [a_i + ω̇_i × c_i + ω_i × (ω_i × c_i)]
              N_i  = I_i ω̇_i + ω_i × I_i ω_i
    inward    f_i  = F_i + Σ R_k f_k                                         (children k)
              n_i  = N_i + c_i × F_i + Σ (R_k n_k + p_k × R_k f_k)
              τ_i  = z · n_i (revolute) or z · f_i (prismatic)

Gravity is the base acceleration a_0 = −g0. A floating body starts from its own velocity and
acceleration symbols (body frame, linear then angular) and its effort is (f_i, n_i).
"""

from __future__ import annotations

from emdeg.expr.linalg import Vector
from emdeg.expr.node import Expr
from emdeg.formulations.base import RigidBody
from emdeg.robot.model import Robot

Z = Vector.unit(2)
NAME = "newton_euler"


def rigid_body(robot: Robot) -> RigidBody:
    """τ by the two-pass recursion, O(n)."""
    bodies, qd, qdd = robot.bodies, robot.qd, robot.qdd
    omega: list[Vector] = []  # ω_i
    alpha: list[Vector] = []  # ω̇_i
    accel: list[Vector] = []  # a_i, acceleration of the frame origin minus gravity
    force: list[Vector] = []  # F_i, then f_i
    moment: list[Vector] = []  # N_i + c_i × F_i, then n_i
    poses = [robot.joint_pose(i) for i in range(len(bodies))]

    for i, body in enumerate(bodies):
        joint, pose = body.joint, poses[i]
        to_child = pose.rotation.T
        if body.parent is None:
            w, dw, a = Vector.zero(), Vector.zero(), to_child @ -robot.gravity
        else:
            w_parent, dw_parent = omega[body.parent], alpha[body.parent]
            p = pose.translation
            w, dw = to_child @ w_parent, to_child @ dw_parent
            swing = dw_parent.cross(p) + w_parent.cross(w_parent.cross(p))
            a = to_child @ (accel[body.parent] + swing)
        k = joint.coordinate
        if joint.revolute:
            spin = Z * qd[k]
            dw = dw + w.cross(spin) + Z * qdd[k]
            w = w + spin
        elif joint.prismatic:
            a = a + (w.cross(Z * qd[k])) * 2 + Z * qdd[k]
        else:
            v, w = Vector(qd[k : k + 3]), Vector(qd[k + 3 : k + 6])
            dw = Vector(qdd[k + 3 : k + 6])
            a = a + Vector(qdd[k : k + 3]) + w.cross(v)
        omega.append(w)
        alpha.append(dw)
        accel.append(a)
        f, n = newton_euler_wrench(body.inertia.mass, body.inertia.com, body.inertia.tensor, w, dw, a)
        force.append(f)
        moment.append(n)

    tau: list[Expr | None] = [None] * robot.nv
    for i in range(len(bodies) - 1, -1, -1):
        joint, parent = bodies[i].joint, bodies[i].parent
        k = joint.coordinate
        if joint.floating:
            tau[k : k + 6] = [*force[i], *moment[i]]
        else:
            tau[k] = moment[i][2] if joint.revolute else force[i][2]
        if parent is not None:
            rotation, p = poses[i].rotation, poses[i].translation
            f = rotation @ force[i]
            force[parent] = force[parent] + f
            moment[parent] = moment[parent] + rotation @ moment[i] + p.cross(f)

    return RigidBody(
        tau=Vector([t for t in tau if t is not None]),
        intermediates={
            "omega": omega, "alpha": alpha, "acceleration": accel, "force": force, "moment": moment,
        },
    )  # fmt: skip


def newton_euler_wrench(mass, com, tensor, w, dw, a):  # type: ignore[no-untyped-def]
    """(F, N + c × F) of one body at its frame origin."""
    force = (a + dw.cross(com) + w.cross(w.cross(com))) * mass
    return force, tensor @ dw + w.cross(tensor @ w) + com.cross(force)
