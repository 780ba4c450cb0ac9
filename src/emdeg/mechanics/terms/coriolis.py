"""The Coriolis matrix of any tree by recursion, free flyers included.

Echeandia, Wensing 2021 (Numerical methods to compute the Coriolis matrix and Christoffel symbols
for rigid-body systems). Of all C with C q̇ = h this is the one of the Christoffel symbols:
Ṁ − 2C is skew-symmetric. For one body with motion (v, ω), momentum p and Σ = ½ tr(J) E − J

    B = ½ [ (v×*) I − I (v×) + (I v) ×̄* ] = [ 0   −p̂ ]     W = −ω̂ Σ − ĥ v̂
                                             [ 0    W ]

which keeps its form in the parent: p' = R p, W' = R W Rᵀ − t̂ (R p)^. With composite I^c, B^c,
Ṡ_i = v_i × S_i and j on the path from i to the base,

    C_ji = S_j · (I^c Ṡ_i + B^c S_i)        C_ij = Ṡ_j · I^c S_i + S_j · (B^c)ᵀ S_i
"""

from __future__ import annotations

from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix
from emdeg.mechanics.tree import body_velocities, composites, inward, joint_poses, own_inertias
from emdeg.robot.model.spatial import ZERO3, Force, VelocityInertia
from emdeg.robot.robot import Robot


def coriolis_matrix(robot: Robot) -> Matrix:
    """C(q, q̇), nv × nv."""
    poses = joint_poses(robot)
    velocity = body_velocities(robot, poses)
    inertia = own_inertias(robot)
    turning = [VelocityInertia.of(i.pseudo, v) for i, v in zip(inertia, velocity, strict=True)]
    inertia = composites(robot, poses, inertia)
    turning = inward(robot, turning, lambda i, b: b.to_parent(poses[i]))
    rows: list[list[Expr]] = [[ZERO] * robot.nv for _ in range(robot.nv)]
    for i, body in enumerate(robot.bodies):
        for column, unit in zip(body.joint.indices, body.joint.columns, strict=True):
            forward = inertia[i].momentum(velocity[i].cross(unit)) + turning[i] @ unit.w
            along, across = inertia[i].momentum(unit), Force(ZERO3, turning[i].transposed(unit))
            for j in reversed(robot.path(i)):
                other = robot.bodies[j].joint
                for row, motion in zip(other.indices, other.columns, strict=True):
                    rate = velocity[j].cross(motion)
                    rows[row][column] = forward.dot(motion)
                    if j != i:
                        rows[column][row] = along.dot(rate) + across.dot(motion)
                forward, along, across = (f.to_parent(poses[j]) for f in (forward, along, across))
    return Matrix(rows)
