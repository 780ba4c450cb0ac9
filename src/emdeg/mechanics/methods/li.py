"""Li's recursive Lagrange–Euler: M, B, C, G at a cost near that of Newton–Euler.

Li 1988, 1989, as ROBMAT (Horn, Linge 1994) uses it (digest R31). ROBMAT prints the reference and
the configuration-space equation only,

    F = M q̈ + 2 B qq + C q2 + G          qq = (q̇1q̇2, q̇1q̇3, …),  q2 = (q̇1², q̇2², …)     (R24)

so the recursion here is our own, in Li's spirit: Lagrange's equations on composite bodies.

For all that joint k carries, seen from the origin of frame k and in its axes, let m be the mass,
U = ∫ r dm and S = ∫ r rᵀ dm (the 3×3 block of the pseudo-inertia); they come from the tips
inwards, with R, p the pose of a child:

    m_k = m + Σ m_c     U_k = m c + Σ (R U_c + m_c p)
    S_k = S + Σ (R S_c Rᵀ + p (R U_c)ᵀ + (R U_c) pᵀ + m_c p pᵀ)

Let w_i, v_i be the angular velocity of body k and the velocity of its origin per unit of q̇_i,
for i on the path of k; they go outwards: w_i = Rᵀ w_i, v_i = Rᵀ (v_i + w_i × p). Then

    M_ik = w_i · (tr S z − S z) + v_i · (z × U)              k revolute
         = w_i · (U × z) + v_i · m z                         k prismatic

The speeds q̇_j and q̇_k together, j before or at k, give a particle at r of body k or beyond the
acceleration 2 w_j × (z × r) (k revolute) or 2 w_j × z (k prismatic): the axis k turns with w_j,
and v_j has dropped out. Integrated, and halved as B has its factor 2 outside,

    β_ijk = w_i · N_j + v_i · F_j     N_j = −z × S w_j,      F_j = w_j × (z × U)    k revolute
                                      N_j = U × (w_j × z),   F_j = m w_j × z        k prismatic

for i before k and j before or at k; a screw k has the sum of both, the second times its pitch. A
prismatic j, w_j = 0, gives no velocity terms at all, and
parallel axes give equal ones. The rest follows from the structure (digest R39):

    β_kjk = 0        β_kji = −β_ijk   for j before or at i, i before k

so that B and C take n(n²−1)/3 products w·N + v·F in a serial arm of n joints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import ONE, ZERO, Expr, linear, multiply
from emdeg.exact.linalg import Matrix, Vector, dot
from emdeg.mechanics.base import RigidBody, refuse_floating, symbol_key
from emdeg.mechanics.terms.coefficients import Convention, coefficients, q2, qq
from emdeg.mechanics.tree import inward, outward
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import Force, Motion, SpatialInertia
from emdeg.robot.robot import Robot

NAME = "li"
Z = Vector.unit(2)


def rigid_body(robot: Robot, inertias: Sequence[SpatialInertia] | None = None) -> RigidBody:
    """M, β and G; ROBMAT's B and C among the intermediates.

    `inertias` stand for the bodies' own, such as regrouped ones (`robot.edit.regroup`).
    """
    refuse_floating(robot, NAME)
    n, at = robot.nv, [body.joint.coordinate for body in robot.bodies]
    own = inertias or [SpatialInertia.of(body.inertia) for body in robot.bodies]
    composites = composite_bodies(robot, own)
    moving = partial_velocities(robot)
    rows = [[ZERO] * n for _ in range(n)]
    G = [ZERO] * n
    beta: dict[tuple[int, int, int], Expr] = {}
    for k, body in enumerate(robot.bodies):
        motion = moving[k].partials
        momentum = unit_momentum(composites[k], body.joint)
        G[at[k]] = -moving[k].gravity.dot(momentum.f)
        for i, partial in motion.items():
            value = momentum.dot(partial)
            rows[at[i]][at[k]] = rows[at[k]][at[i]] = value
        for j, other in motion.items():
            wrench = velocity_wrench(composites[k], body.joint, other.w)
            for i, partial in motion.items():
                if i == k:
                    continue
                value = wrench.dot(partial)
                if value is not ZERO:
                    beta[symbol_key(at[i], at[j], at[k])] = value
                    if j <= i:
                        beta[symbol_key(at[k], at[j], at[i])] = -value
    M, velocity = Matrix(rows), coefficients(beta, n, Convention.ROBMAT)
    B, C, twice = velocity.B, velocity.C, Vector(qq(robot.qd)) * 2
    tau = Vector(
        dot((*M.row(i), *B.row(i), *C.row(i), G[i]), (*robot.qdd, *twice, *q2(robot.qd), ONE))
        for i in range(n)
    )
    return RigidBody(
        tau=tau,
        M=M,
        christoffel=beta,
        gravity=Vector(G),
        intermediates={
            "M": M, "B": B, "C": C, "G": Vector(G), "composite": composites,
        },
    )  # fmt: skip


# -- outwards: partial velocities --------------------------------------------------------


@dataclass(frozen=True)
class Moving:
    """Body k in its own axes: (w_i, v_i) for i on its path, and the gravity vector."""

    partials: Mapping[int, Motion]
    gravity: Vector


def partial_velocities(robot: Robot) -> list[Moving]:
    """w_i = Rᵀ w_i and v_i = Rᵀ (v_i + w_i × p), from body to body."""
    base = Moving({}, robot.gravity)

    def step(k: int, below: Moving | None) -> Moving:
        before, pose = below or base, robot.joint_pose(k)
        (own,) = robot.bodies[k].joint.columns
        carried = {i: motion.to_child(pose) for i, motion in before.partials.items()}
        return Moving({**carried, k: own}, pose.rotation.T @ before.gravity)

    return outward(robot, step)


# -- inwards: composite bodies -----------------------------------------------------------


@dataclass(frozen=True)
class Composite:
    """All that a joint carries, seen from its frame: m, U = ∫ r dm, S = ∫ r rᵀ dm."""

    mass: Expr
    U: Vector
    S: Matrix

    def __add__(self, other: Composite) -> Composite:
        return Composite(self.mass + other.mass, self.U + other.U, self.S + other.S)

    def turned(self, angle: Angle) -> Composite:
        """Seen from a frame that Rot(z, angle) takes to this one.

        With t = s (Sxx − Syy) + 2c Sxy the first block turns to Sxx − s t, Syy + s t, c t − Sxy.
        """
        c, s = cos(angle), sin(angle)
        (xx, xy, xz), (_, yy, yz), (_, _, zz) = self.S.rows
        ux, uy, uz = self.U
        t = linear(((multiply(s, xx - yy), 1), (multiply(c, xy), 2)))
        x, y = (dot((c, -s), (xz, yz)), dot((s, c), (xz, yz)))
        st, xy = multiply(s, t), multiply(c, t) - xy
        return Composite(
            self.mass,
            Vector((dot((c, -s), (ux, uy)), dot((s, c), (ux, uy)), uz)),
            Matrix(((xx - st, xy, x), (xy, yy + st, y), (x, y, zz))),
        )

    def placed(self, pose: Pose) -> Composite:
        """Seen from the outer frame of `pose`: R S Rᵀ + p (R U)ᵀ + (R U) pᵀ + m p pᵀ."""
        R, p = pose.rotation, pose.translation
        U = R @ self.U
        shift = p * self.mass
        half_turned = R @ self.S

        def moved(a: int, b: int) -> Expr:
            turned = dot(half_turned.rows[a], R.rows[b])
            levers = ((multiply(p[a], U[b] + shift[b]), 1), (multiply(U[a], p[b]), 1))
            return linear(((turned, 1), *levers))

        return Composite(self.mass, U + shift, Matrix.symmetric(3, moved))


def composite_bodies(robot: Robot, inertias: Sequence[SpatialInertia]) -> list[Composite]:
    """m, U, S = ½ tr(J) E − J of all that each joint carries, from the tips inwards."""
    own = [Composite(body.mass, body.moment, body.second_moment) for body in inertias]

    def moved(k: int, whole: Composite) -> Composite:
        joint = robot.bodies[k].joint
        if joint.spin:
            whole = whole.turned(robot.joint_angle(robot.bodies[k]))
        return whole.placed(Pose(joint.placement.rotation, robot.joint_pose(k).translation))

    return inward(robot, own, moved)


def unit_momentum(body: Composite, joint: Joint) -> Force:
    """Momentum, and angular momentum about the origin, of the composite body at q̇_k = 1."""
    S, turn, slide = body.S, joint.spin, joint.slide
    about = Vector((-S[0, 2], -S[1, 2], S[0, 0] + S[1, 1])) * turn
    return Force(
        Z.cross(body.U) * turn + Z * multiply(body.mass, slide), about + body.U.cross(Z) * slide
    )


def velocity_wrench(body: Composite, joint: Joint, w: Vector) -> Force:
    """F_j and N_j for w = w_j."""
    turn, slide = joint.spin, joint.slide
    coriolis_acceleration = w.cross(Z) * slide
    return Force(
        w.cross(Z.cross(body.U)) * turn + coriolis_acceleration * body.mass,
        -Z.cross(body.S @ w) * turn + body.U.cross(coriolis_acceleration),
    )
