"""Extended bodies and their inertia dyadics, with the three recursions of EMDEG.

Burdick 1986, equations 1-9 and 17-21 (digest R20, R37, R38), for trees: j+1 stands for every
body c that hangs on j, "k ≥ j" for "k in the subtree of j". jL_{i,j} is the vector from origin i
to origin j in frame j, jz_i the axis of joint i there, â v = a × v, {a, b} = ab + ba.

    m>_j = Σ_{k≥j} m_k    U_j = Σ_{k≥j} m_k jL*_{j,k} = U_jo + Σ_c jU_c                (20)
    U_jo = m_j r_j + Σ_c m>_c P_c          K_jj = I_j − m_j r̂_j r̂_j − Σ_c m>_c P̂_c P̂_c
    I_ij = Σ_{k≥j} −m_k jL̂*_{i,k} jL̂*_{j,k} + I_k                                  (17, 18)

    diagonal  I_jj = K_jj − Σ_c {P̂_c, jÛ_c} + Σ_c jR_c I_cc cR_j                       (19)
              I_ij = I_j − m_j (jL̂_{i,j} + r̂_j) r̂_j + Σ_c jR_c I_{i+1,c} cR_j
                     − Σ_c [P̂_{i+1} (m>_c P̂_c + jÛ_c) + (m>_c (jL_{i+1,j} + P_c) + jU_c)^ P̂_c]
    down      I_ij = K_jj − jL̂_{i,j} Û_jo − Σ_c jÛ_c P̂_c + Σ_c jR_c I_{i,c} cR_j
    across    I_ij = I_jj − jL̂_{i,j} Û_j

and, with jv_i = jz_i × jL_{i,j} (revolute i) or jz_i (prismatic i) the partial velocity of
origin j, the inertia terms of all joint types (18, 21; x, y of the paper only make z = x × y); a
screw has the sum of both, the second times its pitch:

    M_ij = jz_i · I_ij z              R,R        M_ij = jv_i · (z × U_j)              P,R
    M_ij = jz_i · (U_j × z) + jv_i · m>_j z   R,P        M_ij = jv_i · m>_j z         P,P

The bodies may be regrouped ones: all that is needed of each is its SpatialInertia. (m>, U_jo, K_jj)
is one too: body j with the masses of the bodies that it carries at their joints, and so is
(m>, U_j, I_jj), the composite body.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from emdeg.exact.angles import Angle
from emdeg.exact.graph import ONE, ZERO, scale
from emdeg.exact.linalg import Matrix, Vector, rotation_z, skew
from emdeg.mechanics.tree import inward, joint_poses, outward
from emdeg.robot.model.inertia import symmetric
from emdeg.robot.model.spatial import JointPose, Motion, SpatialInertia, turned_in_place
from emdeg.robot.robot import Robot

Z = Vector.unit(2)
RECURSIONS = ("across", "down", "diagonal")
VELOCITIES = ("stepwise", "lever", "shifted")


@dataclass(frozen=True)
class Pair:
    """A joint and one that it carries directly, with parallel axes: z_outer = sign · z_inner."""

    inner: int
    outer: int
    sign: int
    proof: str

    def __str__(self) -> str:
        way = "∥" if self.sign > 0 else "antiparallel to"
        return f"axis {self.inner + 1} {way} axis {self.outer + 1}, by {self.proof}"


@dataclass(frozen=True)
class Run:
    """Parallel revolute joints in a row: rotation = C · Rot(z, Σ ± q) from the body before them."""

    before: Seen | None
    constant: Matrix
    angle: Angle
    signs: Mapping[int, int]  # joint of the run before this one → its direction

    @property
    def rotation(self) -> Matrix:
        """From the body before the run to this one."""
        return self.constant @ rotation_z(self.angle)


@dataclass(frozen=True)
class Seen:
    """What body j sees, in its axes, of the joints i on its path."""

    below: Seen | None
    run: Run | None  # that joint j ends
    z: Mapping[int, Vector]  # jz_i
    L: Mapping[int, Vector]  # jL_{i,j}
    partial: Mapping[int, Motion]  # jv_i and the partial angular velocity
    d: Mapping[int, Vector]  # jd_i of the pairs on the path
    gravity: Vector


@dataclass(frozen=True)
class Frames:
    """Axes, levers and partial velocities of all joints on the path of each body, in its axes.

    `pairs` are proven parallel; where their placement turns about z only, the angles of a run
    of parallel joints are added: jR_i takes cos(q2 + q3), not cos q2 cos q3 − sin q2 sin q3.
    `velocity` says how jv_i is formed: from the body before, as jz_i × jL_{i,j}, or for the inner
    joint of a pair as ± jv_{i+1} + d (23), where d = z_i × P_{i+1} is the shift of the axis.
    """

    robot: Robot
    pairs: Sequence[Pair] = ()
    velocity: str = "stepwise"

    @cached_property
    def poses(self) -> list[JointPose]:
        """j−1R_j and P_j."""
        return joint_poses(self.robot)

    @cached_property
    def parallel(self) -> Mapping[tuple[int, int], Pair]:
        """The pairs by their joints."""
        return {(pair.inner, pair.outer): pair for pair in self.pairs}

    @cached_property
    def seen(self) -> list[Seen]:
        """From every body, outwards."""
        return outward(self.robot, self._step)

    def _step(self, j: int, below: Seen | None) -> Seen:
        pose, gravity = self.poses[j], self.robot.gravity
        run = self._run(j, below)
        before, turn = (below, pose.rotation.T) if run is None else (run.before, run.rotation.T)
        z, L, d = {j: Z}, {j: Vector.zero()}, {}
        partial = {j: self.robot.bodies[j].joint.columns[0]}
        if below is not None:
            path = self.robot.path(j)
            d = {i: pose.rotation.T @ shift for i, shift in below.d.items()}
            if (path[-2], j) in self.parallel and self.robot.bodies[j].joint.spin:
                d[path[-2]] = pose.rotation.T @ Z.cross(pose.translation)
            for i, following in reversed(list(pairwise(path))):
                if run is not None and i in run.signs:
                    z[i] = Z * run.signs[i]
                else:
                    assert before is not None
                    z[i] = turn @ before.z[i]
                L[i] = pose.rotation.T @ (below.L[i] + pose.translation)
                if self.velocity == "shifted" and i in d:
                    v = partial[following].v * self.parallel[i, following].sign + d[i]
                else:
                    v = self._partial(i, z[i], L[i], below.partial[i].to_child(pose).v)
                partial[i] = Motion(v, z[i] * self.robot.bodies[i].joint.spin)
        gravity = turn @ (gravity if before is None else before.gravity)
        return Seen(below, run, z, L, partial, d, gravity)

    def _partial(self, i: int, z: Vector, L: Vector, carried: Vector) -> Vector:
        """jv_i by its lever, or as it was carried from the body before."""
        joint = self.robot.bodies[i].joint
        if not joint.spin:
            return z * joint.slide
        return z.cross(L) * joint.spin + z * joint.slide if self.velocity == "lever" else carried

    def _run(self, j: int, below: Seen | None) -> Run | None:
        """The run that joint j ends, if it is the outer one of an exact pair."""
        body = self.robot.bodies[j]
        if below is None or body.parent is None or not body.joint.spin:
            return None
        pair, placement = self.parallel.get((body.parent, j)), body.joint.placement.rotation
        if pair is None or _turns_z(placement) != pair.sign:
            return None
        lower = self.robot.bodies[body.parent]
        first = (lower.joint.placement.rotation, self.robot.joint_angle(lower))
        run = below.run or Run(below.below, *first, {})
        signs = {i: s * pair.sign for i, s in run.signs.items()} | {body.parent: pair.sign}
        # Rot(z, a) C = C Rot(z, ±a) for a C that keeps or flips z
        angle = run.angle * pair.sign + self.robot.joint_angle(body)
        return Run(run.before, run.constant @ placement, angle, signs)


def _turns_z(rotation: Matrix) -> int:
    """1 or −1 for a rotation that keeps or flips the z axis exactly, else 0."""
    if rotation[2, 0] is not ZERO or rotation[2, 1] is not ZERO:
        return 0
    return {ONE: 1, scale(-1, ONE): -1}.get(rotation[2, 2], 0)


# -- extended bodies -------------------------------------------------------------------------


@dataclass(frozen=True)
class Extended:
    """The extended body of joint j: all that it carries, in frame j."""

    whole: SpatialInertia  # m>_j, U_j, I_jj
    fixed: SpatialInertia  # m>_j, U_jo, K_jj
    moved: Vector  # U_j in the frame of the body that carries it


def extended_bodies(
    robot: Robot, poses: Sequence[JointPose], inertias: Sequence[SpatialInertia]
) -> list[Extended]:
    """m>, U, K and I_jj by the diagonal recursion, from the tips inwards (19, 20)."""
    masses = inward(robot, [own.mass for own in inertias], lambda _, mass: mass)
    fixed = list(inertias)
    for c, body in enumerate(robot.bodies):
        if body.parent is not None:
            point = SpatialInertia.point(masses[c], poses[c].translation)
            fixed[body.parent] = fixed[body.parent] + point
    U = inward(robot, [own.moment for own in fixed], lambda c, U: poses[c].rotation @ U)
    moved = [pose.rotation @ moment for pose, moment in zip(poses, U, strict=True)]
    tensors = []
    for j, own in enumerate(fixed):
        mixed = Matrix.zero()
        for c in robot.children[j]:
            mixed = mixed + skew(poses[c].translation) @ skew(moved[c])
        tensors.append(symmetric(own.tensor - (mixed + mixed.T)))
    dyadics = inward(robot, tensors, lambda c, I: turned_in_place(poses[c], I))
    return [
        Extended(SpatialInertia(masses[j], U[j], dyadics[j]), fixed[j], moved[j])
        for j in range(len(fixed))
    ]


# -- the dyadics I_ij -------------------------------------------------------------------------


def dyadics_down(
    robot: Robot, frames: Frames, bodies: Sequence[Extended]
) -> dict[tuple[int, int], Matrix]:
    """I_ij = K_jj − L̂ Û_jo − Σ jÛ_c P̂_c + Σ R I_{i,c} Rᵀ."""
    found: dict[tuple[int, int], Matrix] = {}
    for j, body in reversed(list(enumerate(bodies))):
        for i in robot.path(robot.bodies[j].parent):
            value = body.fixed.tensor - skew(frames.seen[j].L[i]) @ skew(body.fixed.moment)
            for c in robot.children[j]:
                R = frames.poses[c].rotation
                value = value - skew(bodies[c].moved) @ skew(frames.poses[c].translation)
                value = value + R @ found[i, c] @ R.T
            found[i, j] = value
    return found


def dyadics_diagonal(
    robot: Robot, frames: Frames, bodies: Sequence[Extended], inertias: Sequence[SpatialInertia]
) -> dict[tuple[int, int], Matrix]:
    """I_ij from I_{i+1,j+1}: both indices move outwards together."""
    found = {(j, j): body.whole.tensor for j, body in enumerate(bodies)}
    for j, own in reversed(list(enumerate(inertias))):
        for i, following in pairwise(robot.path(j)):
            L, L_next = frames.seen[j].L[i], frames.seen[j].L[following]
            P_next = skew(L - L_next)  # P_{i+1} in frame j
            value = own.tensor - skew(L) @ skew(own.moment)
            for c in robot.children[j]:
                pose, m, U = frames.poses[c], bodies[c].whole.mass, bodies[c].moved
                R, P = pose.rotation, skew(pose.translation)
                lever = (L_next + pose.translation) * m + U
                value = value - P_next @ (P * m + skew(U)) - skew(lever) @ P
                value = value + R @ found[following, c] @ R.T
            found[i, j] = value
    return found
