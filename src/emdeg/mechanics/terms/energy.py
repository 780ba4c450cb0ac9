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

from emdeg.exact.graph import ZERO, Expr, linear, multiply, scale, total
from emdeg.exact.linalg import Vector
from emdeg.mechanics.terms.drives import drive_inertia
from emdeg.robot.model.inertia import Pose
from emdeg.robot.robot import Robot

Z = Vector.unit(2)


def velocities(robot: Robot, poses: list[Pose]) -> tuple[list[Vector], list[Vector]]:
    """(ω_i, v_i) of every body, in frame i at its origin."""
    omega: list[Vector] = []
    speed: list[Vector] = []
    for body, pose in zip(robot.bodies, poses, strict=True):
        k, to_child = body.joint.coordinate, pose.rotation.T
        if body.parent is None:
            w, v = Vector.zero(), Vector.zero()
        else:
            w = to_child @ omega[body.parent]
            v = to_child @ (speed[body.parent] + omega[body.parent].cross(pose.translation))
        if body.joint.revolute:
            w = w + Z * robot.qd[k]
        elif body.joint.prismatic:
            v = v + Z * robot.qd[k]
        else:
            v, w = v + Vector(robot.qd[k : k + 3]), w + Vector(robot.qd[k + 3 : k + 6])
        omega.append(w)
        speed.append(v)
    return omega, speed


def kinetic_energy(robot: Robot, *, rotors: bool = False) -> Expr:
    """T of bodies and drives."""
    omega, speed = velocities(robot, _poses(robot))
    terms: list[Expr] = []
    for body, w, v in zip(robot.bodies, omega, speed, strict=True):
        at_com = v + w.cross(body.inertia.com)
        terms.append(multiply(body.inertia.mass, at_com.dot(at_com)))
        terms.append(w.dot(body.inertia.tensor @ w))
    drives = drive_inertia(robot, rotors=rotors)
    qd = Vector(robot.qd)
    terms.append(qd.dot(drives @ qd))
    return scale(Fraction(1, 2), total(terms))


def first_moment(robot: Robot) -> tuple[Expr, Vector]:
    """(Σ m_i, Σ m_i r_i) of the moving bodies, in the base frame."""
    poses = _poses(robot)
    mass = [b.inertia.mass for b in robot.bodies]
    moment = [b.inertia.first_moment for b in robot.bodies]
    whole, sum_moment = ZERO, Vector.zero()
    for i in range(len(robot.bodies) - 1, -1, -1):
        parent = robot.bodies[i].parent
        carried = poses[i].rotation @ moment[i] + poses[i].translation * mass[i]
        if parent is None:
            whole, sum_moment = whole + mass[i], sum_moment + carried
        else:
            mass[parent], moment[parent] = mass[parent] + mass[i], moment[parent] + carried
    return whole, sum_moment


def potential_energy(robot: Robot) -> Expr:
    """V = −g0 · Σ m_i r_i."""
    return scale(-1, robot.gravity.dot(first_moment(robot)[1]))


def centre_of_mass(robot: Robot) -> Vector:
    """r_G of the moving bodies, in the base frame."""
    mass, moment = first_moment(robot)
    return moment / mass


def momentum(robot: Robot) -> tuple[Vector, Vector]:
    """(p, L): linear momentum, and angular momentum about the base origin, in base axes."""
    poses = _poses(robot)
    omega, speed = velocities(robot, poses)
    linear_parts: list[Vector] = []
    angular_parts: list[Vector] = []
    for body, w, v in zip(robot.bodies, omega, speed, strict=True):
        c = body.inertia.com
        p = (v + w.cross(c)) * body.inertia.mass
        linear_parts.append(p)
        angular_parts.append(body.inertia.tensor @ w + c.cross(p))
    whole_p, whole_l = Vector.zero(), Vector.zero()
    for i in range(len(robot.bodies) - 1, -1, -1):
        parent, pose = robot.bodies[i].parent, poses[i]
        p = pose.rotation @ linear_parts[i]
        l = pose.rotation @ angular_parts[i] + pose.translation.cross(p)
        if parent is None:
            whole_p, whole_l = whole_p + p, whole_l + l
        else:
            linear_parts[parent] = linear_parts[parent] + p
            angular_parts[parent] = angular_parts[parent] + l
    return whole_p, whole_l


def angular_momentum(robot: Robot, about: Vector, axis: Vector | None = None) -> Vector | Expr:
    """L about a point of the base frame; its component along `axis` when one is given."""
    p, l = momentum(robot)
    found = l - about.cross(p)
    return found if axis is None else axis.dot(found)


def centroidal_momentum(robot: Robot) -> tuple[Vector, Vector]:
    """(p, L_G): angular momentum about the centre of mass, base axes."""
    p, l = momentum(robot)
    return p, l - centre_of_mass(robot).cross(p)


def total_energy(robot: Robot, *, rotors: bool = False) -> Expr:
    """T + V."""
    return linear(((kinetic_energy(robot, rotors=rotors), 1), (potential_energy(robot), 1)))


def _poses(robot: Robot) -> list[Pose]:
    return [robot.joint_pose(i) for i in range(len(robot.bodies))]
