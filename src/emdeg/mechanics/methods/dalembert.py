"""Generalized d'Alembert equations of motion: translation and rotation kept apart.

Fu, Gonzalez, Lee, section 3.4 (Lee, Lee, Nigam 1983; digest R28), extended to prismatic joints
and trees. z_i is the axis of joint i (Fu's z_{i−1}), p_i the origin of the joint frame on it,
p*_k the step from p_k to the next origin, c̄_s and r̄_s the centre of mass of link s seen from
p_s and from the base. A joint i on the path of link s moves it with

    z_i,  v_{s,i} = z_i × (r̄_s − p_i)  (revolute)          0,  v_{s,i} = z_i  (prismatic)

(a screw turns and slides: both, the second times its pitch), and then, the rotational parts in
the axes of link s,

    D_ij^tran = Σ_s m_s v_{s,j} · v_{s,i}                                          (3.4-25)
    D_ij^rot  = Σ_s (ˢR₀ z_i)ᵀ I_s (ˢR₀ z_j)
    h_i^tran  = Σ_s m_s { Σ_{k<s} [ω_k × (ω_k × p*_k) + γ_k × p*_k]
                          + ω_s × (ω_s × c̄_s) + γ_s × c̄_s
                          + Σ_{k prismatic} 2 ω_k × z_k q̇_k } · v_{s,i}            (3.4-26)
    h_i^rot   = Σ_s (ˢR₀ z_i)ᵀ I_s γ_s + [ˢR₀ z_i × ω_s]ᵀ I_s ω_s                  (3.4-27)
    c_i       = −g · Σ_s m_s v_{s,i}                                               (3.4-28)

    ω_s = Σ_j q̇_j z_j,   γ_s = Σ_p (Σ_{q<p} q̇_q z_q) × q̇_p z_p

The index slips of the print in (3.4-23) and the sign in (3.4-21, -22) are put right. D^tran,
h^tran are the dynamics of the same arm without tensors, D^rot, h^rot without masses.

Coordinates are needed, so a free flyer is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import RigidBody, Terms, on_inertia, refuse_floating
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.tree import outward, swing
from emdeg.robot.model.spatial import ZERO3
from emdeg.robot.robot import Robot

NAME = "dalembert"
STEPS = {
    "z": Notation("z_#", r"z_{#}", "3.4-1", "axis"),
    "p": Notation("p_#", r"p_{#}", "3.4-3"),
    "c_bar": Notation("c̄_#", r"\bar{c}_{#}", "3.4-3"),
    "r_bar": Notation("r̄_#", r"\bar{r}_{#}", "3.4-3"),
    "omega": Notation("ω_#", r"\omega_{#}", "3.4-1"),
    "v": Notation("v_#", r"v_{#}", "3.4-7", "link axis"),
    "D_tran": Notation("D_#^tran", r"D_{#}^{\mathrm{tran}}", "3.4-25", "joint"),
    "D_rot": Notation("D_#^rot", r"D_{#}^{\mathrm{rot}}", "3.4-25", "joint"),
    "h_tran": Notation("h_#^tran", r"h_{#}^{\mathrm{tran}}", "3.4-26", "joint"),
    "h_rot": Notation("h_#^rot", r"h_{#}^{\mathrm{rot}}", "3.4-27", "joint"),
    "c": Notation("c_#", r"c_{#}", "3.4-28", "joint"),
    "tau": Notation("τ_#", r"\tau_{#}", "3.4-24", "joint"),
}
Z = Vector.unit(2)


@dataclass(frozen=True)
class Translation:
    """Link s in base axes."""

    rotation: Matrix  # ⁰R_s
    z: Vector
    p: Vector
    r: Vector  # r̄_s
    c: Vector  # c̄_s
    omega: Vector
    gamma: Vector  # the part of ω̇_s that has no q̈
    p_acceleration: Vector  # of p_s, with q̈ = 0
    acceleration: Vector  # of the centre of mass, with q̈ = 0


@dataclass(frozen=True)
class Rotation:
    """Link s in its own axes."""

    axes: Mapping[int, Vector]  # ˢR₀ z_i of the joints i on its path that turn
    omega: Vector
    gamma: Vector


def rigid_body(robot: Robot) -> RigidBody:
    """D, h and c; translational and rotational parts apart in the intermediates."""
    refuse_floating(robot, NAME)
    n, at = robot.nv, [body.joint.coordinate for body in robot.bodies]
    moved, turned = translations(robot), rotations(robot)
    d_tran, d_rot, h_tran, h_rot, c = (Terms() for _ in range(5))
    v: dict[tuple[int, int], Vector] = {}
    for s, body in enumerate(robot.bodies):
        mass, tensor = body.inertia.mass, body.inertia.tensor
        velocity = partial_velocities(robot, moved, s)
        v |= {(s, i): own for i, own in velocity.items()}
        momenta = {i: v * mass for i, v in velocity.items()}
        add_pairs(d_tran, at, velocity, momenta)
        for i, momentum in momenta.items():
            h_tran.add(momentum.dot(moved[s].acceleration), at[i])
            c.add(-momentum.dot(robot.gravity), at[i])
        axes, omega = turned[s].axes, turned[s].omega
        momenta = {i: tensor @ z for i, z in axes.items()}
        add_pairs(d_rot, at, axes, momenta)
        for i, z in axes.items():
            h_rot.add(momenta[i].dot(turned[s].gamma), at[i])
            h_rot.add(z.cross(omega).dot(tensor @ omega), at[i])

    D_tran, D_rot, gravity = d_tran.matrix(n), d_rot.matrix(n), c.vector(n)
    D = D_tran + D_rot
    return RigidBody(
        tau=on_inertia(robot, D, [(*h_tran[i,], *h_rot[i,], *c[i,]) for i in range(n)]),
        M=D,
        gravity=gravity,
        intermediates={
            "D_tran": D_tran, "D_rot": D_rot,
            "h_tran": h_tran.vector(n), "h_rot": h_rot.vector(n), "c": gravity,
            "v": v, "omega": [link.omega for link in moved],
            "z": [link.z for link in moved], "p": [link.p for link in moved],
            "r_bar": [link.r for link in moved], "c_bar": [link.c for link in moved],
        },
        notation=STEPS,
    )  # fmt: skip


def add_pairs(
    terms: Terms,
    coordinate: Sequence[int],
    motion: Mapping[int, Vector],
    momentum: Mapping[int, Vector],
) -> None:
    """momentum_j · motion_i, once for each pair of joints i before or at j."""
    joints = list(motion)
    for place, j in enumerate(joints):
        for i in joints[: place + 1]:
            terms.add(momentum[j].dot(motion[i]), coordinate[i], coordinate[j])


def translations(robot: Robot) -> list[Translation]:
    """Positions, and accelerations without q̈, of every link in base axes."""
    base = Translation(Matrix.identity(), Z, *(ZERO3,) * 7)

    def step(s: int, below: Translation | None) -> Translation:
        before, body, pose = below or base, robot.bodies[s], robot.joint_pose(s)
        qd = robot.qd[body.joint.coordinate]
        rotation = before.rotation @ pose.rotation
        p_star = before.rotation @ pose.translation  # of the link before
        omega, gamma = before.omega, before.gamma
        z = rotation @ Z
        turn, glide = z * (body.joint.spin * qd), z * (body.joint.slide * qd)
        a = before.p_acceleration + swing(omega, gamma, p_star) + omega.cross(glide) * 2
        gamma = gamma + omega.cross(turn)
        omega = omega + turn
        p, c = before.p + p_star, rotation @ body.inertia.com
        return Translation(rotation, z, p, p + c, c, omega, gamma, a, a + swing(omega, gamma, c))

    return outward(robot, step)


def partial_velocities(robot: Robot, links: list[Translation], s: int) -> dict[int, Vector]:
    """v_{s,i} for every joint i on the path of link s."""
    if robot.bodies[s].inertia.mass is ZERO:
        return {}
    found: dict[int, Vector] = {}
    for i in robot.path(s):
        z, joint = links[i].z, robot.bodies[i].joint
        found[i] = z * joint.slide
        if joint.spin:
            found[i] = found[i] + (z * joint.spin).cross(links[s].r - links[i].p)
    return found


def rotations(robot: Robot) -> list[Rotation]:
    """Axes, angular velocity, and angular acceleration without q̈, of every link in its own axes."""
    base = Rotation({}, ZERO3, ZERO3)

    def step(s: int, below: Rotation | None) -> Rotation:
        before, joint = below or base, robot.bodies[s].joint
        to_link = robot.joint_pose(s).rotation.T
        axes = {i: to_link @ z for i, z in before.axes.items()}
        omega, gamma = to_link @ before.omega, to_link @ before.gamma
        if joint.spin:
            axes[s] = Z * joint.spin
            turn = axes[s] * robot.qd[joint.coordinate]
            omega, gamma = omega + turn, gamma + omega.cross(turn)
        return Rotation(axes, omega, gamma)

    return outward(robot, step)
