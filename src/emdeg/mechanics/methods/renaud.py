"""Renaud's augmented bodies: the coefficients of Lagrange's equations without sums over all links.

Renaud 1975 (thesis, Toulouse), 1980; Wittenburg 1977. The augmented body of link k is the link with
the masses of everything that hangs on it placed at the joints that carry them: with m⁺_c the mass
of child c and all beyond, and P_c the origin of c seen from that of k,

    b_k = m_k c_k + Σ_c m⁺_c P_c                                     first moment about the origin
    K_k = I_k − m_k ĉ_k ĉ_k − Σ_c m⁺_c P̂_c P̂_c                        tensor about the origin

Both are constants where the children turn. From v_c = v_k + ω_k × P_c + σ_c q̇_c z_c (σ: slide) the
kinetic energies ½ m⁺_c v_c² fall apart from the tips inward, and what remains is one term a link,

    T = Σ_k v_k · (ω_k × b_k) + ½ ω_k · K_k ω_k
      + Σ_c m⁺_c σ_c q̇_c z_c · (½ σ_c q̇_c z_c + v_k + ω_k × P_c)
    M_ij = ∂²T/∂q̇_i∂q̇_j           g_i = −g0 · (Σ_k ω_k,i × b_k + m⁺_i σ_i z_i)

with v_k, ω_k of each joint's unit motion carried outward, in axes of link k. The Christoffel
symbols are those of M; so coordinates are needed, and a free flyer is refused.
"""

from __future__ import annotations

from typing import NamedTuple

from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.mechanics.base import RigidBody, Terms, christoffel_symbols, refuse_floating
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.tree import outward
from emdeg.robot.model.inertia import symmetric
from emdeg.robot.model.spatial import Motion
from emdeg.robot.robot import Robot

NAME = "renaud"
STEPS = {
    "augmented_mass": Notation("m⁺_#", r"m^{+}_{#}", "augmented bodies", inward=True),
    "b": Notation("b_#", r"b_{#}", "augmented bodies", inward=True),
    "K": Notation("K_#", r"K_{#}", "augmented bodies", inward=True),
    "M": Notation("M_#", r"M_{#}", "M = ∂²T/∂q̇∂q̇", "joint"),
    "beta": Notation("β_#", r"\beta_{#}", "Christoffel symbols of M", "joint"),
    "g": Notation("g_#", r"g_{#}", "−g0·(Σ ω × b + m⁺ σ z)", "joint"),
    "tau": Notation("τ_#", r"\tau_{#}", "τ = M q̈ + β q̇q̇ + g", "joint"),
}


class Augmented(NamedTuple):
    """The augmented body of a link, in its own axes about its own origin."""

    mass: Expr  # m⁺: the link and all that it carries
    moment: Vector  # b
    tensor: Matrix  # K


class Moving(NamedTuple):
    """Unit motions of all joints that move a link, by velocity, and gravity, in its axes."""

    partials: dict[int, Motion]
    carried: dict[int, Motion]  # those of the joints below it only
    gravity: Vector


def rigid_body(robot: Robot) -> RigidBody:
    """M and g from the augmented bodies, β from M."""
    refuse_floating(robot, NAME)
    bodies, motions = augmented(robot), moving(robot)
    inertia, weight = Terms(), Terms()
    for link, body, state in zip(robot.bodies, bodies, motions, strict=True):
        places = sorted(state.partials)
        turning = {i: state.partials[i].w.cross(body.moment) for i in places}  # ω_i × b
        for place, i in enumerate(places):
            own = state.partials[i]
            for j in places[place:]:
                other = state.partials[j]
                inertia.add(own.v.dot(turning[j]) + other.v.dot(turning[i]), i, j)
                inertia.add(own.w.dot(body.tensor @ other.w), i, j)
            weight.add(-state.gravity.dot(turning[i]), i)
        for j, unit in zip(link.joint.indices, link.joint.columns, strict=True):
            slide = unit.v * body.mass  # m⁺ σ z
            inertia.add(slide.dot(unit.v), j, j)
            for i, motion in state.carried.items():
                inertia.add(slide.dot(motion.v), min(i, j), max(i, j))
            weight.add(-state.gravity.dot(slide), j)
    M, g = inertia.matrix(robot.nv), weight.vector(robot.nv)
    beta = christoffel_symbols(robot, M)
    return RigidBody(
        M=M,
        christoffel=beta,
        gravity=g,
        intermediates={
            "M": M, "beta": beta, "g": g,
            "augmented_mass": [body.mass for body in bodies],
            "b": [body.moment for body in bodies],
            "K": [body.tensor for body in bodies],
        },
        notation=STEPS,
    )  # fmt: skip


def augmented(robot: Robot) -> list[Augmented]:
    """m⁺, b and K of every link, from the tips inward."""
    found: dict[int, Augmented] = {}
    for k in reversed(range(len(robot.bodies))):
        own = robot.bodies[k].inertia
        mass, moment, tensor = own.mass, own.first_moment, own.about_frame()
        for c in robot.children[k]:
            P, beyond = robot.joint_pose(c).translation, found[c].mass
            mass, moment = mass + beyond, moment + P * beyond
            tensor = symmetric(tensor - (skew(P) @ skew(P)) * beyond)
        found[k] = Augmented(mass, moment, tensor)
    return [found[k] for k in range(len(robot.bodies))]


def moving(robot: Robot) -> list[Moving]:
    """v and ω of every link by unit velocities, from the base outward."""

    def step(k: int, below: Moving | None) -> Moving:
        pose, joint = robot.joint_pose(k), robot.bodies[k].joint
        before = below or Moving({}, {}, robot.gravity)
        carried = {i: motion.to_child(pose) for i, motion in before.partials.items()}
        own = dict(zip(joint.indices, joint.columns, strict=True))
        return Moving({**carried, **own}, carried, pose.rotation.T @ before.gravity)

    return outward(robot, step)
