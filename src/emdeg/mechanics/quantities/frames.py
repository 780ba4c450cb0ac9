"""Quantities of a frame: `name`, `name:frame`, or `name:frame:reference`, as `jacobian:tool:local`.

Without a frame they are those of the robot's last one. With loops they hold wherever the loops
are closed.
"""

from __future__ import annotations

from emdeg.exact.linalg import Matrix
from emdeg.mechanics import kinematics
from emdeg.mechanics.quantities.inverse_jacobian import inverse_jacobian
from emdeg.mechanics.quantities.quantity import QD, Q, Quantity, Request


def _pose(request: Request) -> Matrix:
    frame = request.frame or kinematics.default_frame(request.robot)
    return kinematics.homogeneous(kinematics.frame_pose(request.robot, frame))


FRAMES = (
    Quantity(
        "forward_kinematics", "⁰T", r"{}^0\mathbf{T}", "4×4", "1, m", Q,
        _pose,
        "pose of a frame in the base frame",
        aliases=("fk",), framed=True, of_frame="{frame}_pose",
    ),
    Quantity(
        "jacobian", "J", r"\mathbf{J}", "6×n", "m/rad, 1", Q,
        lambda r: kinematics.jacobian(r.robot, r.frame, r.reference),
        "of a frame, linear rows first",
        framed=True, seen=True,
    ),
    Quantity(
        "jacobian_rate", "J̇", r"\dot{\mathbf{J}}", "6×n", "m/(rad s), 1/s", QD,
        lambda r: kinematics.jacobian_rate(r.robot, r.frame, r.reference),
        "of a frame",
        framed=True, seen=True,
    ),
    Quantity(
        "inverse_jacobian", "J⁻¹", r"\mathbf{J}^{-1}", "6×6", "rad/m, 1", Q,
        lambda r: inverse_jacobian(r.robot, r.frame).matrix,
        "of a frame",
        framed=True,
    ),
)  # fmt: skip
