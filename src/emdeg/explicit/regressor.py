"""The regressor: efforts are linear in the inertial parameters, τ = Y(q, q̇, q̈)·φ.

With the inertia of body j about its frame origin, φ_j = (m, m·c, J), the wrench that moves it is

    f = m a + (ω̇^ + ω^ω^) m·c              n = J ω̇ + ω × J ω + m·c × a

(a: acceleration of the frame origin minus gravity), so column by column f and n are known from
the motion alone; the inward recursion of Newton–Euler carries each column to the joints before
j (Atkeson, An, Hollerbach 1986; Khalil, Dombre, chapter 9). The named columns come in one of two
orders, J always about the frame origin and its entries matrix elements:

    pinocchio   m  mx my mz  Jxx Jxy Jyy Jxz Jyz Jzz
    symoro      XX XY XZ YY YZ ZZ  MX MY MZ  M  (IA)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from emdeg.errors import DeriveError, UsageError
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.edit.regroup import FrameInertia, frame_inertia
from emdeg.robot.robot import Robot

Order: TypeAlias = Literal["pinocchio", "symoro"]

Z: Final = Vector.unit(2)
MOTOR: Final = "motor"
#: The ten fields of a body in Pinocchio's order; (row, column) of J where it is one of its entries.
FIELDS: Final = ("m", "mx", "my", "mz", "Jxx", "Jxy", "Jyy", "Jxz", "Jyz", "Jzz")
ENTRY: Final[Mapping[str, tuple[int, int]]] = {
    "Jxx": (0, 0), "Jxy": (0, 1), "Jyy": (1, 1), "Jxz": (0, 2), "Jyz": (1, 2), "Jzz": (2, 2),
}  # fmt: skip
_SYMORO: Final = ("Jxx", "Jxy", "Jxz", "Jyy", "Jyz", "Jzz", "mx", "my", "mz", "m", MOTOR)
_SYMORO_NAMES: Final = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M", "IA")


@dataclass(frozen=True)
class ParameterName:
    """One column: which field of which body (counted from 0), and what it is called."""

    body: int
    field: str
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Regressor:
    """Y with its named columns; `values` are the columns' parameters as the robot has them."""

    robot: Robot
    names: tuple[ParameterName, ...]
    Y: Matrix
    values: tuple[Expr, ...]

    @cached_property
    def index(self) -> Mapping[tuple[int, str], int]:
        """(body, field) → column."""
        return {(n.body, n.field): k for k, n in enumerate(self.names)}

    def efforts(self) -> Vector:
        """Y·φ: the rigid-body (and motor) efforts τ."""
        return self.Y @ Vector(self.values)


def parameter_names(
    robot: Robot, order: Order = "pinocchio", *, motors: bool = False
) -> tuple[ParameterName, ...]:
    """The columns of the regressor, body by body; bodies are numbered from 1 in names."""
    if order == "pinocchio":
        fields: Sequence[str] = (*FIELDS, MOTOR)
        labels: Sequence[str] = (*FIELDS, "Im")
    elif order == "symoro":
        fields, labels = _SYMORO, _SYMORO_NAMES
    else:
        raise UsageError(
            f"unknown order of parameters {order!r}", argument="order",
            expected="'pinocchio' or 'symoro'",
        )  # fmt: skip
    return tuple(
        ParameterName(i, field, f"{label}{i + 1}")
        for i, body in enumerate(robot.bodies)
        for field, label in zip(fields, labels, strict=True)
        if field != MOTOR or (motors and not body.joint.floating and body.joint.mimic is None)
    )


def regressor(robot: Robot, order: Order = "pinocchio", *, motors: bool = False) -> Regressor:
    """Y(q, q̇, q̈), nv × parameters; with `motors` a column for every reflected motor inertia."""
    names = parameter_names(robot, order, motors=motors)
    motion = outward(robot)
    columns: dict[tuple[int, str], list[Expr]] = {}
    for j in range(len(robot.bodies)):
        wrenches = [unit_wrench(field, *motion[j]) for field in FIELDS]
        for field, column in zip(FIELDS, _to_joints(robot, j, wrenches), strict=True):
            columns[j, field] = column
        k = robot.bodies[j].joint.coordinate
        columns[j, MOTOR] = [robot.qdd[k] if i == k else ZERO for i in range(robot.nv)]
    Y = Matrix(zip(*(columns[n.body, n.field] for n in names), strict=True))
    inertias = [frame_inertia(body) for body in robot.bodies]
    return Regressor(robot, names, Y, tuple(value_of(robot, inertias, n) for n in names))


def value_of(robot: Robot, inertias: Sequence[FrameInertia], name: ParameterName) -> Expr:
    """The value of a parameter, given the bodies' inertias about their frame origins."""
    if name.field == MOTOR:
        return robot.bodies[name.body].joint.motor.reflected_inertia
    inertia = inertias[name.body]
    if name.field == "m":
        return inertia.mass
    if name.field in ENTRY:
        return inertia.tensor[ENTRY[name.field]]
    return inertia.moment["xyz".index(name.field[1])]


def unit_inertia(field: str) -> FrameInertia:
    """The inertia with one field 1 and all others 0."""
    if field == "m":
        return FrameInertia(ONE, Vector.zero(), Matrix.zero())
    if field in ENTRY:
        return FrameInertia(ZERO, Vector.zero(), _unit_tensor(*ENTRY[field]))
    return FrameInertia(ZERO, Vector.unit("xyz".index(field[1])), Matrix.zero())


def _unit_tensor(i: int, j: int) -> Matrix:
    return Matrix((int({i, j} == {a, b}) for b in range(3)) for a in range(3))


def unit_wrench(field: str, w: Vector, dw: Vector, a: Vector) -> tuple[Vector, Vector]:
    """(f, n) at the frame origin that one unit of a field needs."""
    if field == "m":
        return a, Vector.zero()
    if field in ENTRY:
        tensor = _unit_tensor(*ENTRY[field])
        return Vector.zero(), tensor @ dw + w.cross(tensor @ w)
    axis = Vector.unit("xyz".index(field[1]))
    return dw.cross(axis) + w.cross(w.cross(axis)), axis.cross(a)


def outward(robot: Robot) -> list[tuple[Vector, Vector, Vector]]:
    """(ω, ω̇, a − g) of every body in its own frame, as in newton_euler."""
    if not robot.base_motion.is_zero:
        raise DeriveError(
            "the regressor takes a base at rest", element=robot.name,
            hint="model the moving base as a floating joint",
        )  # fmt: skip
    found: list[tuple[Vector, Vector, Vector]] = []
    for i, body in enumerate(robot.bodies):
        joint, pose = body.joint, robot.joint_pose(i)
        to_child, p = pose.rotation.T, pose.translation
        if body.parent is None:
            w, dw, a = Vector.zero(), Vector.zero(), to_child @ -robot.gravity
        else:
            w0, dw0, a0 = found[body.parent]
            w, dw = to_child @ w0, to_child @ dw0
            a = to_child @ (a0 + dw0.cross(p) + w0.cross(w0.cross(p)))
        qd, qdd = _joint_rates(robot, i)
        if joint.revolute:
            dw = dw + w.cross(Z * qd[0]) + Z * qdd[0]
            w = w + Z * qd[0]
        elif joint.prismatic:
            a = a + w.cross(Z * qd[0]) * 2 + Z * qdd[0]
        else:
            v_joint, w_joint = Vector(qd[:3]), Vector(qd[3:])
            a = a + Vector(qdd[:3]) + (w * 2 + w_joint).cross(v_joint)
            dw = dw + w.cross(w_joint) + Vector(qdd[3:])
            w = w + w_joint
        found.append((w, dw, a))
    return found


def _joint_rates(robot: Robot, i: int) -> tuple[list[Expr], list[Expr]]:
    """Rates and accelerations of joint i; a mimic joint has multiplier times its leader's."""
    joint = robot.bodies[i].joint
    k = joint.coordinate
    if joint.floating:
        return list(robot.qd[k : k + 6]), list(robot.qdd[k : k + 6])
    factor = 1 if joint.mimic is None else joint.mimic.multiplier
    return [robot.qd[k] * factor], [robot.qdd[k] * factor]


def _to_joints(robot: Robot, j: int, wrenches: Sequence[tuple[Vector, Vector]]) -> list[list[Expr]]:
    """The efforts that wrenches on body j need at every joint, one list of nv for each wrench."""
    columns: list[list[Expr]] = [[ZERO] * robot.nv for _ in wrenches]
    body: int | None = j
    while body is not None:
        joint, k = robot.bodies[body].joint, robot.bodies[body].joint.coordinate
        factor = 1 if joint.mimic is None else joint.mimic.multiplier
        for column, (f, n) in zip(columns, wrenches, strict=True):
            if joint.floating:
                column[k : k + 6] = [*f, *n]
            else:  # a mimic joint's effort falls on its leader
                column[k] = column[k] + (n[2] if joint.revolute else f[2]) * factor
        parent = robot.bodies[body].parent
        if parent is not None:
            pose = robot.joint_pose(body)
            wrenches = [
                ((rf := pose.rotation @ f), pose.rotation @ n + pose.translation.cross(rf))
                for f, n in wrenches
            ]
        body = parent
    return columns
