"""Newton–Euler with regrouped parameters, written for few operations.

Khalil & Kleinfinger 1987: about the frame origin, with first moments s and tensors J,

    U_i = ω̇_i^ + ω_i^ ω_i^                       shared by every vector fixed in body i
    a_i = R_iᵀ (a_λ + U_λ p_i) (+ 2ω_i × z q̇ + z q̈, prismatic)
    F_i = m_i a_i + U_i s_i
    N_i = J_i ω̇_i + ω_i × J_i ω_i  + s_i × a_i
    f_i = F_i + Σ R_k f_k,  n_i = N_i + Σ (R_k n_k + p_k × R_k f_k)

After regrouping, m_i, s_iz and one of J_xx, J_yy vanish for every revolute joint.
"""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.expr.linalg import Matrix, Vector
from emdeg.expr.node import Expr, linear, multiply
from emdeg.formulations.base import RigidBody
from emdeg.robot.model import Robot
from emdeg.robot.regroup import FrameInertia, regroup

Z = Vector.unit(2)
NAME = "customised"


def rigid_body(robot: Robot, lead: Mapping[int, str] | None = None) -> RigidBody:
    """τ from the regrouped parameters."""
    inertias = regroup(robot, lead)
    bodies, qd, qdd = robot.bodies, robot.qd, robot.qdd
    poses = [robot.joint_pose(i) for i in range(len(bodies))]
    omega: list[Vector] = []
    swing: list[Matrix] = []
    accel: list[Vector] = []
    force: list[Vector] = []
    moment: list[Vector] = []
    alpha: list[Vector] = []
    for i, body in enumerate(bodies):
        joint, pose = body.joint, poses[i]
        to_child = pose.rotation.T
        if body.parent is None:
            w, dw, a = Vector.zero(), Vector.zero(), to_child @ -robot.gravity
        else:
            w, dw = to_child @ omega[body.parent], to_child @ alpha[body.parent]
            a = to_child @ (accel[body.parent] + swing[body.parent] @ pose.translation)
        k = joint.coordinate
        if joint.revolute:
            dw = dw + w.cross(Z * qd[k]) + Z * qdd[k]
            w = w + Z * qd[k]
        elif joint.prismatic:
            a = a + (w.cross(Z * qd[k])) * 2 + Z * qdd[k]
        else:
            v, w, dw = Vector(qd[k : k + 3]), Vector(qd[k + 3 : k + 6]), Vector(qdd[k + 3 : k + 6])
            a = a + Vector(qdd[k : k + 3]) + w.cross(v)
        u = swing_matrix(w, dw)
        omega.append(w)
        alpha.append(dw)
        accel.append(a)
        swing.append(u)
        force.append(a * inertias[i].mass + u @ inertias[i].moment)
        moment.append(moment_of(inertias[i], w, dw, a))
    tau: list[Expr | None] = [None] * robot.nv
    for i in range(len(bodies) - 1, -1, -1):
        joint, parent = bodies[i].joint, bodies[i].parent
        k = joint.coordinate
        if joint.floating:
            tau[k : k + 6] = [*force[i], *moment[i]]
        else:
            tau[k] = moment[i][2] if joint.revolute else force[i][2]
        if parent is not None:
            f = poses[i].rotation @ force[i]
            force[parent] = force[parent] + f
            n = poses[i].rotation @ moment[i]
            moment[parent] = moment[parent] + n + poses[i].translation.cross(f)
    return RigidBody(tau=Vector([t for t in tau if t is not None]))


def swing_matrix(w: Vector, dw: Vector) -> Matrix:
    """U = ω̇^ + ω^ω^; the diagonal through sums of squares."""
    xx, yy, zz = (-multiply(c, c) for c in w)
    xy, xz, yz = w[0] * w[1], w[0] * w[2], w[1] * w[2]
    return Matrix(
        (
            (yy + zz, xy - dw[2], xz + dw[1]),
            (xy + dw[2], xx + zz, yz - dw[0]),
            (xz - dw[1], yz + dw[0], xx + yy),
        )
    )


def moment_of(inertia: FrameInertia, w: Vector, dw: Vector, a: Vector) -> Vector:
    """J ω̇ + ω × J ω + s × a, in the entries of U.

    N_x = J_xx ω̇_x + (J_zz − J_yy) ω_y ω_z − J_xy U_zx + J_xz U_yx + J_yz (U_yy − U_zz), cyclic.
    """
    u, tensor = swing_matrix(w, dw), inertia.tensor
    lever = inertia.moment.cross(a)
    rows: list[Expr] = []
    for x in range(3):
        y, z = (x + 1) % 3, (x + 2) % 3
        rows.append(
            linear(
                [
                    (tensor[x, x] * dw[x], 1),
                    ((tensor[z, z] - tensor[y, y]) * (w[y] * w[z]), 1),
                    (tensor[x, y] * u[z, x], -1),
                    (tensor[x, z] * u[y, x], 1),
                    (tensor[y, z] * (u[y, y] - u[z, z]), 1),
                    (lever[x], 1),
                ]
            )
        )
    return Vector(rows)
