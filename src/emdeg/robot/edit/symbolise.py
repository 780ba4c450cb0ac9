"""Numbers turned back into symbols that remember their values (R13).

    robot.symbolic("inertias")    m1, rx1 …, Ixx1 …      of every body
    robot.symbolic("geometry")    px1, py1, pz1          of every joint's placement
    robot.symbolic("payload")     m_payload, …           of the load; attaches one if there is none
    robot.symbolic("gravity"), ("motors"), ("friction"), ("springs"), ("all")

Exact zeros stay zero, because they are structure; `zeros=True` makes symbols of them too.
Exact angles stay exact. Where a number is symbolic already, it stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from emdeg.errors import UsageError, unknown
from emdeg.exact.graph import CONST, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.cells.scope import Scope
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.parts import Body, Payload

GROUPS = ("inertias", "geometry", "payload", "gravity", "motors", "friction", "springs")


def symbolic(robot: M, *groups: str, zeros: bool = False) -> M:
    """The robot with the numbers of these groups as symbols that know their values.

    Groups: "inertias", "geometry", "payload", "gravity", "motors", "friction", "springs", "all".
    Exact zeros are structure and stay, unless `zeros`. "payload" attaches a load if there is none.
    """
    for group in groups or ("",):
        if group not in (*GROUPS, "all"):
            raise unknown("group of numbers", str(group), (*GROUPS, "all"), argument="groups")
    usual = {g for g in GROUPS if robot.has_payload or g != "payload"}
    chosen = usual if "all" in groups else set(groups)
    maker = _Maker(robot, zeros)
    for group in GROUPS:
        if group in chosen:
            robot = getattr(maker, group)(robot)
    return robot.replaced(parameters=maker.scope.parameters)


@dataclass
class _Maker:
    """Makes symbols with values, each with a name that is not taken."""

    robot: Mechanism
    zeros: bool

    def __post_init__(self) -> None:
        self.scope = Scope.of(self.robot)

    def symbol(self, name: str, expression: Expr) -> Expr:
        """A symbol with the value of a constant; anything else stays."""
        if expression.kind != CONST or (expression is ZERO and not self.zeros):
            return expression
        made = self.scope.symbol(self.scope.fresh(name))
        self.scope.parameters[made] = Parameter(expression.value)
        return made

    def vector(self, v: Vector, name: Callable[[str], str]) -> Vector:
        return Vector(self.symbol(name(axis), e) for axis, e in zip("xyz", v, strict=True))

    def inertia(self, inertia: Inertia, suffix: object) -> Inertia:
        if inertia.is_zero and not self.zeros:
            return inertia

        def entry(i: int, j: int) -> Expr:
            return self.symbol(f"I{'xyz'[i]}{'xyz'[j]}{suffix}", inertia.tensor[i, j])

        tensor = Matrix.symmetric(3, entry)
        com = self.vector(inertia.com, lambda axis: f"r{axis}{suffix}")
        return Inertia(self.symbol(f"m{suffix}", inertia.mass), com, tensor)

    # -- the groups -------------------------------------------------------------------

    def inertias(self, robot: M) -> M:
        def changed(i: int, body: Body) -> Body:
            if body.inertia.is_zero and body.name == body.joint.name:  # a phantom
                return body
            return body.loaded(self.inertia(body.own_inertia, i), body.payloads)

        return _with_bodies(robot, changed)

    def payload(self, robot: M) -> M:
        if not robot.has_payload:
            return self._attach(robot)

        def changed(_: int, body: Body) -> Body:
            loads = tuple(
                replace(load, inertia=self.inertia(load.inertia, f"_{load.name}"))
                for load in body.payloads
            )
            return body.loaded(body.own_inertia, loads)

        return _with_bodies(robot, changed)

    def _attach(self, robot: M) -> M:
        """A load of unknown mass, centre and inertia on the frame of the last link."""
        if not robot.bodies:
            raise UsageError(
                f"robot {robot.name!r} has no moving link that could carry a load",
                argument="groups",
            )
        body = robot.bodies[-1]
        name = {key: self.scope.symbol(self.scope.fresh(f"{key}_payload")) for key in _LOAD}
        for made in name.values():
            self.scope.parameters[made] = Parameter(0, None, "an unknown load")
        tensor = [[name["I" + "".join(sorted(i + j))] for j in "xyz"] for i in "xyz"]
        inertia = Inertia(name["m"], Vector(name[f"r{a}"] for a in "xyz"), Matrix(tensor))
        load = Payload("payload", body.name, inertia.moved(robot.frame(body.name).pose))
        bodies = (*robot.bodies[:-1], body.loaded(body.own_inertia, (load,)))
        return robot.replaced(bodies=bodies)

    def geometry(self, robot: M) -> M:
        def changed(i: int, body: Body) -> Body:
            old = body.joint.placement
            moved = self.vector(old.translation, lambda axis: f"p{axis}{i}")
            return _with_joint(body, placement=Pose(old.rotation, moved))

        return _with_bodies(robot, changed)

    def gravity(self, robot: M) -> M:
        nonzero = [e for e in robot.gravity if e is not ZERO]
        if len(nonzero) == 1 and nonzero[0].kind == CONST and not self.zeros:
            size = self.symbol("g", Vector((abs(nonzero[0].value), 0, 0))[0])
            sign = 1 if nonzero[0].value > 0 else -1
            return robot.replaced(
                gravity=Vector(e if e is ZERO else size * sign for e in robot.gravity)
            )
        return robot.replaced(gravity=self.vector(robot.gravity, lambda axis: f"g{axis}"))

    def motors(self, robot: M) -> M:
        def changed(i: int, body: Body) -> Body:
            old = body.joint.motor
            if old.is_zero and not self.zeros:
                return body
            reflected = self.symbol(f"Im{i}", old.reflected_inertia)
            gear = old.gear_ratio
            own = replace(old, rotor_inertia=reflected / (gear * gear), reflected=reflected)
            return _with_joint(body, motor=own)

        return _with_bodies(robot, changed)

    def springs(self, robot: M) -> M:
        def changed(i: int, body: Body) -> Body:
            old = body.joint.elastic
            if old is None:
                return body
            stiffness = self.symbol(f"K{i}", old.stiffness)
            damping = self.symbol(f"D{i}", old.damping)
            return _with_joint(body, elastic=replace(old, stiffness=stiffness, damping=damping))

        return _with_bodies(robot, changed)

    def friction(self, robot: M) -> M:
        def changed(i: int, body: Body) -> Body:
            old = body.joint.friction
            viscous = self.symbol(f"fv{i}", old.viscous)
            coulomb = self.symbol(f"fc{i}", old.coulomb)
            return _with_joint(body, friction=replace(old, viscous=viscous, coulomb=coulomb))

        return _with_bodies(robot, changed)


_LOAD = ("m", "rx", "ry", "rz", "Ixx", "Ixy", "Ixz", "Iyy", "Iyz", "Izz")


def _with_bodies(robot: M, changed: Callable[[int, Body], Body]) -> M:
    """Every body changed, counted from 1."""
    return robot.replaced(bodies=tuple(changed(i, b) for i, b in enumerate(robot.bodies, start=1)))


def _with_joint(body: Body, **changes: Any) -> Body:
    return replace(body, joint=replace(body.joint, **changes))
