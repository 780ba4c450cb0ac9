"""Recursive Newton–Euler in base coordinates.

Fu, Gonzalez, Lee, table 3.2 (digest R26); every vector is in base axes, so the tensors I_i and
the vectors s̄_i, p*_i turn with the arm. Joint i moves about or along z_{i−1}, the z axis of its
joint frame; p_{i−1} is a point of that axis on the link before, p_i the origin of link frame i,
p*_i = p_i − p_{i−1}, s̄_i the centre of mass seen from p_i.

    forward   ω_i  = ω_{i−1} + z_{i−1} q̇_i                                    (3.3-28)
              ω̇_i  = ω̇_{i−1} + z_{i−1} q̈_i + ω_{i−1} × z_{i−1} q̇_i            (3.3-29)
              v̇_i  = ω̇_i × p*_i + ω_i × (ω_i × p*_i) + v̇_{i−1}
                     (+ z_{i−1} q̈_i + 2 ω_i × z_{i−1} q̇_i, prismatic)         (3.3-35)
              ā_i  = ω̇_i × s̄_i + ω_i × (ω_i × s̄_i) + v̇_i                      (3.3-39)
    backward  F_i  = m_i ā_i,   N_i = I_i ω̇_i + ω_i × I_i ω_i            (3.3-36, -37)
              f_i  = F_i + Σ f_k                                             (3.3-43)
              n_i  = (p*_i + s̄_i) × F_i + N_i + Σ (n_k + (p_{k−1} − p_{i−1}) × f_k)
                                                                             (3.3-44)
              τ_i  = z_{i−1} · n_i (revolute) or z_{i−1} · f_i (prismatic)   (3.3-45)

A screw turns and slides, with both terms in every line.

k runs over the links that link i carries. With standard DH the axis of joint k passes through
p_i, so p_{k−1} − p_{i−1} is p*_i and the recursion is the table's, word for word; any other
axis is reached by a step from p_i that is fixed on link i. The base accelerates with −g0, which
is what Fu's problem 3.13 asks about. A free flyer brings (v̇, ω̇) in its own axes.
"""

from __future__ import annotations

from dataclasses import dataclass

from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import RigidBody
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.tree import Acceleration, efforts, ground, inward, outward, swing
from emdeg.robot.model.spatial import ZERO3, Force
from emdeg.robot.robot import Robot

NAME = "newton_euler_base"
STEPS = {
    "z": Notation("z_#", r"z_{#}", "3.3-26", "axis"),
    "p_star": Notation("p*_#", r"p^{*}_{#}", "table 3.2"),
    "s_bar": Notation("s̄_#", r"\bar{s}_{#}", "table 3.2"),
    "omega": Notation("ω_#", r"\omega_{#}", "3.3-28"),
    "omega_dot": Notation("ω̇_#", r"\dot{\omega}_{#}", "3.3-29"),
    "v_dot": Notation("v̇_#", r"\dot{v}_{#}", "3.3-35"),
    "a_bar": Notation("ā_#", r"\bar{a}_{#}", "3.3-39"),
    "F": Notation("F_#", r"F_{#}", "3.3-36"),
    "N": Notation("N_#", r"N_{#}", "3.3-37"),
    "f": Notation("f_#", r"f_{#}", "3.3-43", inward=True),
    "n": Notation("n_#", r"n_{#}", "3.3-44", inward=True),
    "tau": Notation("τ_#", r"\tau_{#}", "3.3-45", "joint"),
}
Z = Vector.unit(2)


@dataclass(frozen=True)
class LinkGeometry:
    """Link i in base axes."""

    z: Vector  # z_{i−1}
    rotation: Matrix  # of the body frame
    reach: Vector  # from p of the link before to the axis point p_{i−1}
    step: Vector  # p*_i
    com: Vector  # s̄_i
    inertia: Matrix  # I_i


def rigid_body(robot: Robot) -> RigidBody:
    """τ by table 3.2."""
    links = geometry(robot)
    moving = forward(robot, links)
    F: list[Vector] = []
    N: list[Vector] = []
    a_bar: list[Vector] = []
    for body, link, state in zip(robot.bodies, links, moving, strict=True):
        w, dw = state.omega, state.alpha
        a_bar.append(swing(w, dw, link.com) + state.accel)
        F.append(a_bar[-1] * body.inertia.mass)
        N.append(link.inertia @ dw + w.cross(link.inertia @ w))
    needed = backward(robot, links, F, N)

    in_body_axes = [
        Force(link.rotation.T @ force.f, link.rotation.T @ force.n)
        for link, force in zip(links, needed, strict=True)
    ]
    return RigidBody(
        tau=efforts(robot, in_body_axes),
        intermediates={
            "omega": [state.omega for state in moving],
            "omega_dot": [state.alpha for state in moving],
            "v_dot": [state.accel for state in moving],
            "a_bar": a_bar, "F": F, "N": N,
            "f": [force.f for force in needed], "n": [force.n for force in needed],
            "z": [link.z for link in links], "p_star": [link.step for link in links],
            "s_bar": [link.com for link in links],
        },
        notation=STEPS,
    )  # fmt: skip


def geometry(robot: Robot) -> list[LinkGeometry]:
    """The vectors of every link, turned into base axes."""

    def step(i: int, below: LinkGeometry | None) -> LinkGeometry:
        body, pose = robot.bodies[i], robot.joint_pose(i)
        before = Matrix.identity() if below is None else below.rotation
        link_before = ZERO3
        if body.parent is not None:
            link_before = robot.bodies[body.parent].link_frame.translation
        rotation = before @ pose.rotation
        placement = body.joint.placement
        reach = (placement if body.joint.nv == 1 else pose).translation - link_before
        along = placement.rotation.T @ reach
        if body.joint.nv == 1 and along[0] is ZERO and along[1] is ZERO:
            reach = ZERO3  # the axis passes through p of the link before
        origin = pose.translation - link_before - reach  # joint motion, d of DH
        return LinkGeometry(
            z=before @ (placement.rotation @ Z),
            rotation=rotation,
            reach=before @ reach,
            step=before @ origin + rotation @ body.link_frame.translation,
            com=rotation @ (body.inertia.com - body.link_frame.translation),
            inertia=rotation @ body.inertia.tensor @ rotation.T,
        )

    return outward(robot, step)


def forward(robot: Robot, links: list[LinkGeometry]) -> list[Acceleration]:
    """ω_i, ω̇_i, v̇_i."""

    def step(i: int, below: Acceleration | None) -> Acceleration:
        before, link, joint = below or ground(robot), links[i], robot.bodies[i].joint
        w, dw = before.omega, before.alpha
        dv = before.accel + swing(w, dw, link.reach)
        own, rate = joint.motion(robot.qd), joint.motion(robot.qdd)
        # turned from the body's axes; of an elementary joint all are along z_{i−1}
        turn, glide = link.rotation @ own.w, link.rotation @ own.v
        relative = link.rotation @ (rate.v + own.w.cross(own.v))
        dv = dv + relative + w.cross(glide) * 2
        dw = dw + link.rotation @ rate.w + w.cross(turn)
        w = w + turn
        return Acceleration(w, dw, dv + swing(w, dw, link.step))

    return outward(robot, step)


def backward(
    robot: Robot, links: list[LinkGeometry], F: list[Vector], N: list[Vector]
) -> list[Force]:
    """f_i and n_i; n_i is the moment about p_{i−1}."""
    own = [
        Force(force, (link.step + link.com).cross(force) + moment)
        for link, force, moment in zip(links, F, N, strict=True)
    ]

    def moved(k: int, force: Force) -> Force:
        parent = robot.bodies[k].parent
        assert parent is not None
        return Force(force.f, force.n + (links[parent].step + links[k].reach).cross(force.f))

    return inward(robot, own, moved)
