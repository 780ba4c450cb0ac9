"""The regressor: efforts are linear in the inertial parameters, τ = Y(q, q̇, q̈)·φ.

With φ_j = (m, h = m c, J) the inertia of body j about its frame origin, the wrench that moves it is

    f = m a + (ω̇^ + ω^ω^) h              n = J ω̇ + ω × J ω + h × a

(a: acceleration of the frame origin minus gravity), so column by column f and n are known from
the motion alone and are carried to the joints before j like any force (Atkeson, An, Hollerbach
1986; Khalil, Dombre, chapter 9). Friction and springs are not in it, motors only when asked for.
The named columns come in one of two orders, J always about the frame origin and its entries matrix
elements:

    pinocchio   m  mx my mz  Jxx Jxy Jyy Jxz Jyz Jzz       as computeJointTorqueRegressor
    symoro      XX XY XZ YY YZ ZZ  MX MY MZ  M  (IA)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from emdeg.errors import DeriveError, UsageError
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.coordinates import Reduction
from emdeg.mechanics.methods.newton_euler import accelerations
from emdeg.mechanics.terms.drives import spinning
from emdeg.mechanics.tree import Acceleration, ground, joint_poses, own_inertias
from emdeg.robot.model.spatial import Force, Motion, SpatialInertia
from emdeg.robot.robot import Robot

Order: TypeAlias = Literal["pinocchio", "symoro"]

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
        if field != MOTOR or (motors and body.joint.nv == 1 and body.joint.mimic is None)
    )


def regressor(robot: Robot, order: Order = "pinocchio", *, motors: bool = False) -> Regressor:
    """Y(q, q̇, q̈), nv × parameters; with `motors` a column for every reflected motor inertia."""
    if motors and spinning(robot):
        raise DeriveError(
            f"the columns of motors know I_m alone, and robot {robot.name!r} has coupled rotors",
            hint="leave `coupled` out, or ask for the links alone: motors=False",
        )
    names = parameter_names(robot, order, motors=motors)
    reduction = Reduction(robot)
    rigid = {key: column for key, (column, _) in _columns(reduction.free).items()}
    columns: list[Vector] = []
    for name in names:
        if name.field == MOTOR:
            own = robot.bodies[name.body].joint.coordinate
            columns.append(Vector(a if k == own else ZERO for k, a in enumerate(robot.qdd)))
        else:  # the effort of a mimic joint falls on its leader
            columns.append(reduction.vector(rigid[name.body, name.field]))
    return Regressor(robot, names, Matrix.columns(columns), values_of(robot, names))


def base_columns(robot: Robot) -> dict[tuple[int, str], Vector]:
    """(body, field) → (f, n) that a unit of it needs under the base, in its axes at its origin.

    Body −1 is the base itself, which is at rest or moves as the robot's `base_motion` says.
    """
    reduction = Reduction(robot)
    wrenches = {key: wrench for key, (_, wrench) in _columns(reduction.free).items()}
    wrenches |= {(-1, field): unit_wrench(field, ground(robot)) for field in FIELDS}
    return {key: Vector(reduction.express([*w.f, *w.n])) for key, w in wrenches.items()}


def _columns(robot: Robot) -> dict[tuple[int, str], tuple[Vector, Force]]:
    """(body, field) → efforts that a unit of it needs, and the force on the ground's side.

    No joint mimics another.
    """
    poses = joint_poses(robot)
    columns: dict[tuple[int, str], tuple[Vector, Force]] = {}
    for i, moving in enumerate(accelerations(robot, poses)):
        for field in FIELDS:
            force = unit_wrench(field, moving)
            efforts: list[Expr] = [ZERO] * robot.nv
            for j in reversed(robot.path(i)):
                for row, effort in robot.bodies[j].joint.efforts(force).items():
                    efforts[row] = effort
                force = force.to_parent(poses[j])
            columns[i, field] = Vector(efforts), force
    return columns


def unit_wrench(field: str, moving: Acceleration) -> Force:
    """(f, n) at the frame origin that one unit of a field needs."""
    unit, w = inertia_of({field: ONE}), moving.omega
    centrifugal = Force(w.cross(w.cross(unit.moment)), w.cross(unit.tensor @ w))
    return unit.momentum(Motion(moving.accel, moving.alpha)) + centrifugal


def inertia_of(fields: Mapping[str, Expr]) -> SpatialInertia:
    """The inertia with these fields, all others 0: the way back from `fields_of`."""
    entry = {place: fields.get(name, ZERO) for name, place in ENTRY.items()}
    moment = Vector(fields.get(name, ZERO) for name in ("mx", "my", "mz"))
    tensor = Matrix.symmetric(3, lambda i, j: entry[i, j])
    return SpatialInertia(fields.get("m", ZERO), moment, tensor)


def values_of(robot: Robot, names: Iterable[ParameterName]) -> tuple[Expr, ...]:
    """The values of parameters as the robot has them."""
    known = [
        {**fields_of(inertia), MOTOR: body.joint.motor.reflected_inertia}
        for body, inertia in zip(robot.bodies, own_inertias(robot), strict=True)
    ]
    return tuple(known[name.body][name.field] for name in names)


def fields_of(inertia: SpatialInertia) -> dict[str, Expr]:
    """The ten fields of an inertia by name."""
    moment = zip(("mx", "my", "mz"), inertia.moment, strict=True)
    tensor = ((name, inertia.tensor[entry]) for name, entry in ENTRY.items())
    return {"m": inertia.mass, **dict(moment), **dict(tensor)}
