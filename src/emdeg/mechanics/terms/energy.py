"""Energies and momenta, by recursion along the tree (digest R59).

    T = ½ Σ m_i |v_i + ω_i × c_i|² + ω_iᵀ I_i ω_i            (and ½ I_m q̇² of the drives)
    V = −Σ m_i g0 · r_i                                       zero when all r_i are at the base
    p = Σ m_i ṙ_i        L = Σ r_i × m_i ṙ_i + I_i ω_i        about the base origin, base axes
    h_G = (p, L − r_G × p)                                    centroidal momentum

ω_i, v_i are the angular velocity of body i and the velocity of its origin, in frame i. First
moments and momenta are gathered inward, so nothing is rotated to the base more than once.
"""

from __future__ import annotations

from fractions import Fraction

from emdeg.exact.graph import Expr, multiply, scale, total
from emdeg.exact.linalg import Vector
from emdeg.mechanics.terms.drives import drive_inertia
from emdeg.mechanics.tree import at_base, body_velocities, joint_poses, own_inertias
from emdeg.robot.model.spatial import FREE, NOTHING, Force, SpatialInertia
from emdeg.robot.robot import Robot


def kinetic_energy(robot: Robot, *, rotors: bool = False) -> Expr:
    """T of bodies and drives."""
    terms: list[Expr] = []
    for body, motion in zip(robot.bodies, body_velocities(robot, joint_poses(robot)), strict=True):
        w = motion.w
        at_com = motion.v + w.cross(body.inertia.com)
        terms.append(multiply(body.inertia.mass, at_com.dot(at_com)))
        terms.append(w.dot(body.inertia.tensor @ w))
    drives = drive_inertia(robot, rotors=rotors)
    qd = Vector(robot.qd)
    terms.append(qd.dot(drives @ qd))
    return scale(Fraction(1, 2), total(terms))


def whole_inertia(robot: Robot) -> SpatialInertia:
    """Of the moving bodies, in the base frame."""
    poses = joint_poses(robot)
    return at_base(robot, own_inertias(robot), lambda i, I: I.to_parent(poses[i]), NOTHING)


def potential_energy(robot: Robot) -> Expr:
    """V = −g0 · Σ m_i r_i."""
    return scale(-1, robot.gravity.dot(whole_inertia(robot).moment))


def centre_of_mass(robot: Robot) -> Vector:
    """r_G of the moving bodies, in the base frame."""
    whole = whole_inertia(robot)
    return whole.moment / whole.mass


def momentum(robot: Robot) -> tuple[Vector, Vector]:
    """(p, L): linear momentum, and angular momentum about the base origin, in base axes."""
    poses = joint_poses(robot)
    own: list[Force] = []
    for body, motion in zip(robot.bodies, body_velocities(robot, poses), strict=True):
        c = body.inertia.com
        p = (motion.v + motion.w.cross(c)) * body.inertia.mass
        own.append(Force(p, body.inertia.tensor @ motion.w + c.cross(p)))
    whole = at_base(robot, own, lambda i, part: part.to_parent(poses[i]), FREE)
    return whole.f, whole.n


def angular_momentum(robot: Robot, about: Vector) -> Vector:
    """L about a point of the base frame, in base axes."""
    p, l = momentum(robot)
    return l - about.cross(p)


def centroidal_momentum(robot: Robot) -> tuple[Vector, Vector]:
    """(p, L_G): angular momentum about the centre of mass, base axes."""
    p, l = momentum(robot)
    return p, l - centre_of_mass(robot).cross(p)
