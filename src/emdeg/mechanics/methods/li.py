"""Li's recursive Lagrange–Euler: M, B, C, G at a cost near that of Newton–Euler.

Li 1988, 1989, as ROBMAT (Horn, Linge 1994) uses it (digest R31). ROBMAT prints the reference and
the configuration-space equation only,

    F = M q̈ + 2 B qq + C q2 + G          qq = (q̇1q̇2, q̇1q̇3, …),  q2 = (q̇1², q̇2², …)     (R24)

so the recursion here is our own, in Li's spirit: Lagrange's equations on composite bodies.

For all that joint k carries, seen from the origin of frame k and in its axes, let m be the mass,
U = ∫ r dm and S = ∫ r rᵀ dm: the composite PseudoInertia (spatial.py), from the tips inwards.

Let w_i, v_i be the angular velocity of body k and the velocity of its origin per unit of q̇_i,
for i on the path of k; they go outwards: w_i = Rᵀ w_i, v_i = Rᵀ (v_i + w_i × p). Then

    M_ik = w_i · (tr S z − S z) + v_i · (z × U)              k revolute
         = w_i · (U × z) + v_i · m z                         k prismatic

The speeds q̇_j and q̇_k together, j before or at k, give a particle at r of body k or beyond the
acceleration 2 w_j × (z × r) (k revolute) or 2 w_j × z (k prismatic): the axis k turns with w_j,
and v_j has dropped out. Integrated, and halved as B has its factor 2 outside,

    β_ijk = w_i · N_j + v_i · F_j     N_j = −z × S w_j,      F_j = w_j × (z × U)    k revolute
                                      N_j = U × (w_j × z),   F_j = m w_j × z        k prismatic

for i before k and j before or at k; a screw k has the sum of both, the second times its pitch: this
is the VelocityInertia of body k, moved by q̇_k alone, times w_j. A prismatic j, w_j = 0, gives no
velocity terms at all, and parallel axes give equal ones. The rest follows from the structure
(digest R39):

    β_kjk = 0        β_kji = −β_ijk   for j before or at i, i before k

so that B and C take n(n²−1)/3 products w·N + v·F in a serial arm of n joints.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.exact.graph import ONE, ZERO, Expr, multiply
from emdeg.exact.linalg import Vector
from emdeg.mechanics.base import RigidBody, Terms, mirrored, on_inertia, refuse_floating
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.terms.coefficients import Convention, coefficients, pairs, q2, qq
from emdeg.mechanics.tree import down, inward, joint_poses, outward, own_inertias
from emdeg.robot.model.spatial import JointPose, Motion, SpatialInertia, VelocityInertia
from emdeg.robot.robot import Robot

NAME = "li"
STEPS = {
    "mass": Notation("m_#", r"m^{c}_{#}", "composite bodies", inward=True),
    "moment": Notation("U_#", r"U_{#}", "composite bodies", inward=True),
    "second": Notation("S_#", r"S_{#}", "composite bodies", inward=True),
    "w": Notation("w_#", r"w_{#}", "w = Rᵀ w", "axis link"),
    "v": Notation("v_#", r"v_{#}", "v = Rᵀ (v + w × p)", "axis link"),
    "M": Notation("M_#", r"M_{#}", "ROBMAT, F = M q̈ + 2 B qq + C q2 + G", "joint"),
    "B_by_pair": Notation("B_#", r"B_{#}", "β = w·N + v·F", "joint"),
    "C": Notation("C_#", r"C_{#}", "β = w·N + v·F", "joint"),
    "G": Notation("G_#", r"G_{#}", "ROBMAT, F = M q̈ + 2 B qq + C q2 + G", "joint"),
    "tau": Notation("F_#", r"F_{#}", "ROBMAT, F = M q̈ + 2 B qq + C q2 + G", "joint"),
}


def rigid_body(robot: Robot, inertias: Sequence[SpatialInertia] | None = None) -> RigidBody:
    """M, β and G; ROBMAT's B and C among the intermediates.

    `inertias` stand for the bodies' own, such as regrouped ones (`robot.edit.regroup`).
    """
    refuse_floating(robot, NAME)
    n, at = robot.nv, [body.joint.coordinate for body in robot.bodies]
    own, poses = inertias or own_inertias(robot), joint_poses(robot)
    composites = inward(robot, [body.pseudo for body in own], lambda k, S: S.to_parent(poses[k]))
    moving, gravity = partial_velocities(robot, poses), down(robot, poses)
    inertia, G = Terms(), [ZERO] * n
    found: dict[tuple[int, int, int], Expr] = {}  # β_ijk by bodies, i before k
    for k, body in enumerate(robot.bodies):
        motion = moving[k]
        (own_motion,) = body.joint.columns
        momentum = composites[k].spatial.momentum(own_motion)
        coriolis = VelocityInertia.of(composites[k], own_motion)  # (w_j, v_j) → (F_j, N_j)
        G[at[k]] = -gravity[k].dot(momentum.f)
        for i, partial in motion.items():
            inertia.add(momentum.dot(partial), at[i], at[k])
        for j, other in motion.items():
            wrench = coriolis @ other.w
            found |= {(i, j, k): wrench.dot(partial) for i, partial in motion.items() if i != k}
    M, beta = inertia.matrix(n), mirrored(found, at)
    velocity = coefficients(beta, n, Convention.ROBMAT)
    B, C, twice = velocity.B, velocity.C, Vector(qq(robot.qd)) * 2
    speeds = (*twice, *q2(robot.qd), ONE)
    rest = [map(multiply, (*B.row(i), *C.row(i), G[i]), speeds) for i in range(n)]
    return RigidBody(
        tau=on_inertia(robot, M, rest),
        M=M,
        christoffel=beta,
        gravity=Vector(G),
        intermediates={
            "M": M, "B": B, "C": C, "G": Vector(G), "composite": composites,
            "mass": [body.mass for body in composites],
            "moment": [body.moment for body in composites],
            "second": [body.second for body in composites],
            "w": {(i, k): m.w for k, motion in enumerate(moving) for i, m in motion.items()},
            "v": {(i, k): m.v for k, motion in enumerate(moving) for i, m in motion.items()},
            "B_by_pair": {(i, *pair): B[i, p] for i in range(n) for p, pair in enumerate(pairs(n))},
        },
        notation=STEPS,
    )  # fmt: skip


def partial_velocities(robot: Robot, poses: Sequence[JointPose]) -> list[dict[int, Motion]]:
    """(w_i, v_i) for i on the path of k, in frame k: w_i = Rᵀ w_i, v_i = Rᵀ (v_i + w_i × p)."""

    def step(k: int, below: dict[int, Motion] | None) -> dict[int, Motion]:
        (own,) = robot.bodies[k].joint.columns
        return {**{i: m.to_child(poses[k]) for i, m in (below or {}).items()}, k: own}

    return outward(robot, step)
