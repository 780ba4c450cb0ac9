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

The bodies may be regrouped ones: all that is needed of each is m_j, m_j r_j and the tensor
I_j − m_j r̂_j r̂_j about its frame origin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import ONE, ZERO, Expr, linear, multiply, scale
from emdeg.exact.linalg import Matrix, Vector, dot, rotation_z, skew
from emdeg.robot.model.inertia import congruent
from emdeg.robot.model.spatial import SpatialInertia
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


@dataclass
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
    R: list[Matrix] = field(default_factory=list)  # j−1R_j
    P: list[Vector] = field(default_factory=list)  # P_j
    z: list[dict[int, Vector]] = field(default_factory=list)  # jz_i
    L: list[dict[int, Vector]] = field(default_factory=list)  # jL_{i,j}
    w: list[dict[int, Vector]] = field(default_factory=list)  # partial angular velocities
    v: list[dict[int, Vector]] = field(default_factory=list)  # partial velocities of origin j
    d: list[dict[int, Vector]] = field(default_factory=list)  # jd_i of the pairs on the path
    gravity: list[Vector] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.parallel = {(pair.inner, pair.outer): pair for pair in self.pairs}
        runs = _runs(self.robot, self.pairs)
        for j, body in enumerate(self.robot.bodies):
            pose = self.robot.joint_pose(j)
            self.R.append(pose.rotation)
            self.P.append(pose.translation)
            self._place(j, body.parent, runs[j])

    def _place(self, j: int, parent: int | None, run: Run | None) -> None:
        to_body, P = self.R[j].T, self.P[j]
        joints = [body.joint for body in self.robot.bodies]
        still = Vector.zero()
        z, L, v, d = {j: Z}, {j: still}, {j: Z * joints[j].slide}, {}
        if parent is not None:
            d = {i: to_body @ shift for i, shift in self.d[parent].items()}
            if (parent, j) in self.parallel and joints[j].revolute:
                d[parent] = to_body @ Z.cross(P)
            for i, following in reversed(list(pairwise(self.robot.path(j)))):
                z[i] = self._seen(i, parent, to_body, run)
                L[i] = to_body @ (self.L[parent][i] + P)
                if not joints[i].spin:
                    v[i] = z[i] * joints[i].slide
                elif self.velocity == "shifted" and i in d:
                    v[i] = v[following] * self.parallel[i, following].sign + d[i]
                elif self.velocity == "lever":
                    v[i] = z[i].cross(L[i]) * joints[i].spin + z[i] * joints[i].slide
                else:
                    v[i] = to_body @ (self.v[parent][i] + self.w[parent][i].cross(P))
        if run is not None:
            to_body, parent = run.rotation.T, run.base
        gravity = self.robot.gravity if parent is None else self.gravity[parent]
        self.z.append(z)
        self.L.append(L)
        self.v.append(v)
        self.w.append({i: axis * joints[i].spin for i, axis in z.items()})
        self.d.append(d)
        self.gravity.append(to_body @ gravity)

    def _seen(self, i: int, parent: int, to_body: Matrix, run: Run | None) -> Vector:
        """Axis i in the new frame; through the whole run of parallel joints where there is one."""
        if run is not None:
            if i in run.signs:
                return Z * run.signs[i]
            assert run.base is not None
            return run.rotation.T @ self.z[run.base][i]
        return to_body @ self.z[parent][i]


@dataclass(frozen=True)
class Run:
    """Parallel revolute joints in a row: rotation = C · Rot(z, Σ ± q) from the body before them."""

    base: int | None
    constant: Matrix
    angle: Angle
    signs: Mapping[int, int]  # joint of the run before this one → its direction

    @property
    def rotation(self) -> Matrix:
        """From the body before the run to this one."""
        return self.constant @ rotation_z(self.angle)


def _runs(robot: Robot, pairs: Sequence[Pair]) -> list[Run | None]:
    """For the outer joint of each exact pair, the run that it ends."""
    inner = {pair.outer: pair for pair in pairs}
    runs: list[Run | None] = []
    for j, body in enumerate(robot.bodies):
        pair = inner.get(j)
        placement = body.joint.placement.rotation
        if pair is None or not body.joint.revolute or _turns_z(placement) != pair.sign:
            runs.append(None)
            continue
        assert body.parent is not None
        before = runs[body.parent]
        if before is None:
            lower = robot.bodies[body.parent]
            before = Run(lower.parent, lower.joint.placement.rotation, robot.joint_angle(lower), {})
        signs = {i: s * pair.sign for i, s in before.signs.items()} | {body.parent: pair.sign}
        # Rot(z, a) C = C Rot(z, ±a) for a C that keeps or flips z
        angle = before.angle * pair.sign + robot.joint_angle(body)
        runs.append(Run(before.base, before.constant @ placement, angle, signs))
    return runs


def _turns_z(rotation: Matrix) -> int:
    """1 or −1 for a rotation that keeps or flips the z axis exactly, else 0."""
    if rotation[2, 0] is not ZERO or rotation[2, 1] is not ZERO:
        return 0
    return {ONE: 1, scale(-1, ONE): -1}.get(rotation[2, 2], 0)


# -- extended bodies -------------------------------------------------------------------------


@dataclass(frozen=True)
class Extended:
    """The extended body of joint j: all that it carries, in frame j."""

    mass: Expr  # m>_j
    U: Vector
    U_o: Vector
    K: Matrix
    dyadic: Matrix  # I_jj
    moved: Mapping[int, Vector]  # jU_c for the bodies c that hang on j


def extended_bodies(
    robot: Robot, frames: Frames, inertias: Sequence[SpatialInertia]
) -> list[Extended]:
    """m>, U, K and I_jj by the diagonal recursion, from the tips inwards."""
    done: dict[int, Extended] = {}
    for j in range(len(robot.bodies) - 1, -1, -1):
        own = inertias[j]
        mass, U_o, K = own.mass, own.moment, own.tensor
        moved: dict[int, Vector] = {}
        mixed, turned = Matrix.zero(), Matrix.zero()
        for c in robot.children[j]:
            child, P = done[c], frames.P[c]
            mass, U_o = mass + child.mass, U_o + P * child.mass
            K = K - skew(P) @ skew(P * child.mass)
            moved[c] = frames.R[c] @ child.U
            mixed = mixed + anticommutator(P, moved[c])
            turned = turned + turned_dyadic(robot, c, child.dyadic)
        U = U_o
        for vector in moved.values():
            U = U + vector
        done[j] = Extended(mass, U, U_o, K, K + mixed + turned, moved)
    return [done[j] for j in range(len(robot.bodies))]


def anticommutator(a: Vector, b: Vector) -> Matrix:
    """−{â, b̂} = 2 (a·b) E − a bᵀ − b aᵀ."""
    half = -(skew(a) @ skew(b))
    return half + half.T


def symmetric(*upper: Sequence[Expr]) -> Matrix:
    """A symmetric 3×3 matrix from its upper half."""
    (xx, xy, xz), (yy, yz), (zz,) = upper
    return Matrix(((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))


def turned_dyadic(robot: Robot, c: int, dyadic: Matrix) -> Matrix:
    """jR_c I cR_j of a symmetric dyadic: about z first, then by the constant placement.

    Rot(z): with t = s (I_xx − I_yy) + 2c I_xy, I_xx − s t, I_yy + s t and c t − I_xy.
    """
    body = robot.bodies[c]
    if body.joint.spin:
        cq, sq = cos(robot.joint_angle(body)), sin(robot.joint_angle(body))
        (xx, xy, xz), (_, yy, yz), (_, _, zz) = dyadic.rows
        t = linear(((multiply(sq, xx - yy), 1), (multiply(cq, xy), 2)))
        st = multiply(sq, t)
        dyadic = symmetric(
            (xx - st, multiply(cq, t) - xy, dot((cq, -sq), (xz, yz))),
            (yy + st, dot((sq, cq), (xz, yz))),
            (zz,),
        )
    return congruent(body.joint.placement.rotation, dyadic)


# -- the dyadics I_ij -------------------------------------------------------------------------


def dyadics_down(
    robot: Robot, frames: Frames, bodies: Sequence[Extended]
) -> dict[tuple[int, int], Matrix]:
    """I_ij = K_jj − L̂ Û_jo − Σ jÛ_c P̂_c + Σ R I_{i,c} Rᵀ."""
    found: dict[tuple[int, int], Matrix] = {}
    for j in range(len(robot.bodies) - 1, -1, -1):
        body = bodies[j]
        for i in robot.path(robot.bodies[j].parent):
            value = body.K - skew(frames.L[j][i]) @ skew(body.U_o)
            for c in robot.children[j]:
                R = frames.R[c]
                value = value - skew(body.moved[c]) @ skew(frames.P[c])
                value = value + R @ found[i, c] @ R.T
            found[i, j] = value
    return found


def dyadics_diagonal(
    robot: Robot, frames: Frames, bodies: Sequence[Extended], inertias: Sequence[SpatialInertia]
) -> dict[tuple[int, int], Matrix]:
    """I_ij from I_{i+1,j+1}: both indices move outwards together."""
    found = {(j, j): body.dyadic for j, body in enumerate(bodies)}
    for j in range(len(robot.bodies) - 1, -1, -1):
        path = robot.path(j)
        for i, following in pairwise(path):
            L, L_next = frames.L[j][i], frames.L[j][following]
            P_next = skew(L - L_next)  # P_{i+1} in frame j
            own = inertias[j]
            value = own.tensor - skew(L) @ skew(own.moment)
            for c in robot.children[j]:
                R, P, m = frames.R[c], skew(frames.P[c]), bodies[c].mass
                U = bodies[j].moved[c]
                lever = (L_next + frames.P[c]) * m + U
                value = value - P_next @ (P * m + skew(U)) - skew(lever) @ P
                value = value + R @ found[following, c] @ R.T
            found[i, j] = value
    return found
