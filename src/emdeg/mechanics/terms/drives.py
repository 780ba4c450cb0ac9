"""Drives: motor inertia, the rotors' gyroscopic terms, joint friction, and springs.

    motor inertia   I_m q̈_i,  I_m = N²·J_r                                  (Armstrong; digest R10)
    friction        b q̇_i + f_c sign(q̇_i), or f_c tanh(q̇_i/v)               (Fu 3.3-45; R11)
    springs         K (q_i − θ_i), and D (q̇_i − θ̇_i) as friction            (springs.py)

Armstrong adds I_m to M_ii only. What this neglects is that rotor i rides on the parent link λ:
its spin N q̇_i about z_i has the angular momentum h = J_r N q̇_i z_i, carried around by λ. With
the rotor's mass and inertia counted in link λ the kinetic energy gains J_r N q̇_i (z_i · ω_λ), so

    joint i gains          J_r N (z_i · ω̇_λ)                                (z_i is fixed in λ)
    link λ needs a moment  J_r N (q̈_i z_i + q̇_i ω_λ × z_i)                  (= ḣ)

`rotors=True` adds these for joints that turn, the motor's axis taken parallel to the joint's; a
motor that is `coupled` has them always. Of an elastic joint the rotor turns with θ, and J_r N
z_i·z_j are the entries of S(q) in De Luca's and Tomei's model.
"""

from __future__ import annotations

from emdeg.exact.graph import ZERO, Expr, function, linear, multiply
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.kinematics import ReferenceFrame, jacobian
from emdeg.mechanics.terms.springs import damping_efforts, elastic_efforts
from emdeg.mechanics.tree import accelerations, body_velocities, inward, joint_poses
from emdeg.robot.model.parts import Body, Frame, Joint
from emdeg.robot.model.spatial import STILL, ZERO3, Force
from emdeg.robot.robot import Robot

Z = Vector.unit(2)


def drive_efforts(robot: Robot, *, rotors: bool = False) -> Vector:
    """Motor inertia, friction and springs of every joint, and the rotors' terms where they count.

    `rotors` counts all of them, else those of coupled motors.
    """
    inertia = Vector(m * a for m, a in zip(reflected_inertias(robot), robot.qdd, strict=True))
    found = inertia + friction_efforts(robot) + elastic_efforts(robot)
    return found + rotor_efforts(robot, rotors=rotors) if spinning(robot, rotors) else found


def friction(joint: Joint, qd: Expr) -> Expr:
    """b q̇ + f_c sign(q̇), smooth when the joint says so."""
    model = joint.friction
    if model.smoothing is ZERO:
        direction = function("sign", qd)
    else:
        direction = function("tanh", qd / model.smoothing)
    return linear(((multiply(model.viscous, qd), 1), (multiply(model.coulomb, direction), 1)))


def friction_efforts(robot: Robot) -> Vector:
    """Friction of every joint and damping of every spring, in the order of q̇."""
    rows: list[Expr] = [ZERO] * robot.nv
    for k, joint in robot.by_coordinate.items():
        if joint.nv == 1:
            rows[k] = friction(joint, robot.qd[k])
    return Vector(rows) + damping_efforts(robot)


def reflected_inertias(robot: Robot) -> list[Expr]:
    """I_m of every velocity."""
    found: list[Expr] = [ZERO] * robot.nv
    for k, joint in robot.by_coordinate.items():
        if joint.nv == 1:
            found[k] = joint.motor.reflected_inertia
    return found


def drive_inertia(robot: Robot, *, rotors: bool = False) -> Matrix:
    """What the drives add to M: I_m on the diagonal; with rotors J_r N z_j·z_i, j below i."""
    n, own = robot.nv, reflected_inertias(robot)
    rows: list[list[Expr]] = [[ZERO] * n for _ in range(n)]
    for k, inertia in enumerate(own):
        rows[k][k] = inertia
    for body in spinning(robot, rotors):
        i, momentum = body.joint.coordinate, _momentum(body)
        axes = Frame("", body.parent, body.joint.placement)  # z·ω of the parent: its last row
        for j, axis in enumerate(jacobian(robot, axes, ReferenceFrame.LOCAL).rows[5]):
            if axis is not ZERO:
                rows[i][j] = rows[j][i] = multiply(momentum, axis)
    return Matrix(rows)


def rotor_efforts(robot: Robot, *, rotors: bool = True) -> Vector:
    """The gyroscopic terms by one outward and one inward recursion."""
    bodies, qd, qdd = robot.bodies, robot.qd, robot.qdd
    efforts: list[list[tuple[Expr, int]]] = [[] for _ in range(robot.nv)]
    poses = joint_poses(robot)
    omega = [motion.w for motion in body_velocities(robot, poses)]
    alpha = [rate.w for rate in accelerations(robot, poses, STILL, qdd)]
    moment = [Vector.zero() for _ in bodies]
    for body in spinning(robot, rotors):
        parent, i, momentum = body.parent, body.joint.coordinate, _momentum(body)
        assert parent is not None
        z = body.joint.placement.rotation @ Z
        efforts[i].append((multiply(momentum, z.dot(alpha[parent])), 1))
        rate = z * qdd[i] + omega[parent].cross(z) * qd[i]
        moment[parent] = moment[parent] + rate * momentum
    gathered = inward(robot, moment, lambda i, n: poses[i].rotation @ n)
    for body, n in zip(bodies, gathered, strict=True):
        for k, effort in body.joint.efforts(Force(ZERO3, n)).items():
            efforts[k].append((effort, 1))
    return Vector(linear(terms) for terms in efforts)


def spinning(robot: Robot, rotors: bool = False) -> list[Body]:
    """Joints whose rotors' spin counts: all with `rotors`, else those of coupled motors.

    A rotor on the fixed base feels no other joint.
    """
    return [
        body
        for body in robot.bodies
        if body.joint.spin == 1
        and body.parent is not None
        and body.joint.motor.rotor_inertia is not ZERO
        and (rotors or body.joint.motor.coupled)
    ]


def _momentum(body: Body) -> Expr:
    """J_r N."""
    motor = body.joint.motor
    return motor.rotor_inertia * motor.gear_ratio
