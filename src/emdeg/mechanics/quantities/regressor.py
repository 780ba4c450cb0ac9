"""The regressor: inverse dynamics as a linear function of the inertial parameters.

    τ = Y(q, q̇, q̈) π        π_i = (m, h_x, h_y, h_z, J_xx, J_xy, J_yy, J_xz, J_yz, J_zz)

about the frame of body i, h = m c, J matrix elements; ten columns for each body in the order of
the bodies, as Pinocchio's computeJointTorqueRegressor. With U = ω̇^ + ω^ ω^ the wrench of body i is

    f = m a + U h          n = h × a + J ω̇ + ω × J ω

so each parameter has a column (f, n), carried to the base like any force (Atkeson, An,
Hollerbach 1986). Drives and friction are not in it.
"""

from __future__ import annotations

from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.methods.newton_euler import outward
from emdeg.mechanics.tree import joint_poses
from emdeg.robot.model.spatial import ZERO3, Force
from emdeg.robot.robot import Robot

PARAMETERS = ("m", "hx", "hy", "hz", "Jxx", "Jxy", "Jyy", "Jxz", "Jyz", "Jzz")


def regressor(robot: Robot) -> Matrix:
    """Y, nv × 10·bodies."""
    poses = joint_poses(robot)
    omega, alpha, accel = outward(robot, poses)
    rows: list[list[Expr]] = [[ZERO] * (10 * len(robot.bodies)) for _ in range(robot.nv)]
    for i in range(len(robot.bodies)):
        for parameter, force in enumerate(unit_wrenches(omega[i], alpha[i], accel[i])):
            for j in reversed(robot.path(i)):
                for row, effort in robot.bodies[j].joint.efforts(force).items():
                    rows[row][10 * i + parameter] = effort
                force = force.to_parent(poses[j])
    return Matrix(rows)


def unit_wrenches(w: Vector, dw: Vector, a: Vector) -> list[Force]:
    """The wrench of a unit of each parameter."""
    found = [Force(a, ZERO3)]
    for axis in range(3):
        e = Vector.unit(axis)
        found.append(Force(dw.cross(e) + w.cross(w.cross(e)), e.cross(a)))
    for row, column in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)):
        unit = Matrix(
            (1 if (i, j) in ((row, column), (column, row)) else 0 for j in range(3))
            for i in range(3)
        )
        found.append(Force(ZERO3, unit @ dw + w.cross(unit @ w)))
    return found
