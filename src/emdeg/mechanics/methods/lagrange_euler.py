"""Lagrange–Euler with 4×4 homogeneous transforms.

Uicker 1965, Bejczy 1974; Fu, Gonzalez, Lee, section 3.2 (digest R25). Frame i is the frame that
the source attaches to link i (standard DH: at the distal end), A_i its pose in the frame of the
link before, Q_i the constant generator of joint i,

    ∂A_i/∂q_i = Q_i A_i                                                            (3.2-9)
    Q_i = [z^ 0; 0 0] (revolute), [0 z; 0 0] (prismatic), [z^ hz; 0 0] (screw)     (3.2-8)

when the axis of joint i is the z axis of frame i−1; any other axis carries its Q along, as
P Q P⁻¹ with P the placement of the joint in frame i−1. For links i and joints j, k on the path
to link i (j ≤ k in a serial arm, "on the path of" in a tree)

    U_ij  = ⁰A_{j−1} Q_j ʲ⁻¹A_i                                                    (3.2-11)
    U_ijk = ⁰A_{j−1} Q_j ʲ⁻¹A_{k−1} Q_k ᵏ⁻¹A_i,   j on the path of k               (3.2-13)
    D_ik  = Σ_j Tr(U_jk J_j U_jiᵀ)                                                 (3.2-31)
    h_ikm = Σ_j Tr(U_jkm J_j U_jiᵀ)                                                (3.2-33)
    c_i   = Σ_j −m_j g U_ji ʲr̄_j                                                   (3.2-34)

summed over the links j that all the joints named carry. J_j = ∫ r rᵀ dm is the pseudo-inertia
about frame j (3.2-17; its off-diagonal elements are +∫xy dm, where the print has the wrong
sign), g the gravity row (gx, gy, gz, 0), and h_ikm the Christoffel symbol β_ikm.

Coordinates are needed, so a free flyer is refused.
"""

from __future__ import annotations

from emdeg.exact.graph import ZERO, Expr, total
from emdeg.exact.linalg import Matrix, dot
from emdeg.mechanics.base import RigidBody, Terms, refuse_floating, symbol_key
from emdeg.mechanics.kinematics import homogeneous
from emdeg.mechanics.steps import Notation
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.joints import JointKind
from emdeg.robot.robot import Robot

NAME = "lagrange_euler"
STEPS = {
    "A": Notation("A_#", r"A_{#}", "3.2-5"),
    "Q": Notation("Q_#", r"Q_{#}", "3.2-8"),
    "J": Notation("J_#", r"J_{#}", "3.2-17"),
    "U": Notation("U_#", r"U_{#}", "3.2-11", "link axis"),
    "U3": Notation("U_#", r"U_{#}", "3.2-13", "link axis"),
    "D": Notation("D_#", r"D_{#}", "3.2-31", "joint"),
    "h": Notation("h_#", r"h_{#}", "3.2-33", "joint"),
    "c": Notation("c_#", r"c_{#}", "3.2-34", "joint"),
    "tau": Notation("τ_#", r"\tau_{#}", "3.2-26", "joint"),
}


def generator(kind: JointKind) -> Matrix:
    """Q of a joint in its own frame."""
    w, v = kind.spin, kind.slide
    return Matrix(((0, -w, 0, 0), (w, 0, 0, 0), (0, 0, 0, v), (0, 0, 0, 0)))


def rigid_body(robot: Robot) -> RigidBody:
    """D, h and c; O(n⁴) traces of 4×4 products, each with the robot's zeros left out."""
    refuse_floating(robot, NAME)
    n, at = robot.nv, [body.joint.coordinate for body in robot.bodies]
    A, Q = transforms(robot)
    U, U3 = derivatives(robot, A, Q)
    J = [body.pseudo_inertia() for body in robot.bodies]

    d_terms, h_terms, c_terms, gravity = Terms(), Terms(), Terms(), (*robot.gravity, ZERO)
    for j in range(len(robot.bodies)):
        path = robot.path(j)
        moments = J[j].column(3)  # m_j r̄_j
        for place, i in enumerate(path):
            c_terms.add(-dot(gravity, U[j, i] @ moments), at[i])
            weighted = U[j, i] @ J[j]  # J is symmetric: Tr(U_jk J U_jiᵀ) = Tr(U_jk (U_ji J)ᵀ)
            for k in path[place:]:
                d_terms.add(trace(U[j, k], weighted), at[i], at[k])
            for inner, k in enumerate(path):
                for m in path[inner:]:
                    term = trace(U3[j, k, m], weighted)
                    h_terms[symbol_key(at[i], at[k], at[m])].append(term)

    D, c = d_terms.matrix(n), c_terms.vector(n)
    sums = {(i, k, m): total(terms) for (i, k, m), terms in h_terms.items()}
    h = {key: value for key, value in sums.items() if value is not ZERO}
    return RigidBody(
        M=D,
        christoffel=h,
        gravity=c,
        intermediates={"A": A, "Q": Q, "U": U, "U3": U3, "J": J, "D": D, "h": h, "c": c},
        notation=STEPS,
    )


def trace(left: Matrix, right: Matrix) -> Expr:
    """Tr(left · rightᵀ) = Σ left_ab right_ab."""
    return dot(left.entries, right.entries)


def transforms(robot: Robot) -> tuple[list[Matrix], list[Matrix]]:
    """A_i, the pose of link frame i in the link frame before, and the generator Q_i there."""
    A: list[Matrix] = []
    Q: list[Matrix] = []
    for i, body in enumerate(robot.bodies):
        before = Pose.identity() if body.parent is None else robot.bodies[body.parent].link_frame
        to_link = before.inverse()
        A.append(homogeneous(to_link @ robot.joint_pose(i) @ body.link_frame))
        P = to_link @ body.joint.placement
        Q.append(homogeneous(P) @ generator(body.joint.type) @ homogeneous(P.inverse()))
    return A, Q


def derivatives(
    robot: Robot, A: list[Matrix], Q: list[Matrix]
) -> tuple[dict[tuple[int, int], Matrix], dict[tuple[int, int, int], Matrix]]:
    """U_ij = ∂⁰A_i/∂q_j and U_ijk = ∂²⁰A_i/∂q_j∂q_k for j on the path of k, k on that of i.

    By U_ij = U_{i−1,j} A_i and U_ijk = U_{i−1,j,k} A_i.
    """
    U: dict[tuple[int, int], Matrix] = {}
    U3: dict[tuple[int, int, int], Matrix] = {}
    world: list[Matrix] = []  # ⁰A_i
    for i, body in enumerate(robot.bodies):
        before = Matrix.identity(4) if body.parent is None else world[body.parent]
        world.append(before @ A[i])
        moved = Q[i] @ A[i]
        U[i, i], U3[i, i, i] = before @ moved, before @ (Q[i] @ moved)
        above = robot.path(body.parent)
        for place, j in enumerate(above):
            assert body.parent is not None
            U[i, j], U3[i, j, i] = U[body.parent, j] @ A[i], U[body.parent, j] @ moved
            for k in above[place:]:
                U3[i, j, k] = U3[body.parent, j, k] @ A[i]
    return U, U3
