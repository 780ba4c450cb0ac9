"""Our numbers at their states: one program whose gravity, motors and friction are parameters.

A library that leaves the motors out, or has gravity upside down, is the same program with other
parameters, so that many suppositions are tried by evaluating, none by deriving again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from emdeg.compiler import compile
from emdeg.conform.numbers import Array, Numbers
from emdeg.errors import UsageError
from emdeg.exact.graph import ZERO, Expr, symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.quantities.quantities import parse
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.parts import Body, Motor
from emdeg.robot.robot import Robot

REFERENCES = tuple(reference.value for reference in ReferenceFrame)


def is_seen_from_somewhere(quantity: str) -> bool:
    """Does it depend on the reference of velocities?"""
    return quantity.startswith(("jacobian", "operational_space_inertia"))


@dataclass(frozen=True, eq=False)
class Model:
    """What of the robot a library may have otherwise."""

    gravity: Array
    armature: Array  # of each velocity
    friction: float = 1.0  # times ours
    loaded: bool = True
    rotors: bool = False


@dataclass(frozen=True, eq=False)
class Ours:
    """Our quantities as functions of the model and the states."""

    numbers: Numbers
    programs: dict[tuple[bool, bool], Program] = field(default_factory=dict)

    @property
    def robot(self) -> Robot:
        """The robot as it was given."""
        return self.numbers.robot

    def known(self, expressions: Iterable[Expr]) -> Array:
        """Numbers of the description, with the values that were given for its symbols."""
        given = self.numbers.parameters or {}
        program = compile(self.robot, {"x": Vector(expressions)}, optimise=None, certify=False)
        mine = {n: v for n, v in given.items() if n in program.parameters}
        return np.asarray(interpret(program, {}, mine)["x"], dtype=float)

    @cached_property
    def model(self) -> Model:
        """The robot's own gravity and motors."""
        robot = self.robot
        armature = [ZERO] * robot.nv
        for body in robot.bodies:
            if body.joint.mimic is None and body.joint.nv == 1:
                armature[body.joint.coordinate] = body.joint.motor.reflected_inertia
        found = self.known([*robot.gravity, *armature])
        return Model(found[:3], found[3:], rotors=self.numbers.rotors)

    def at(
        self, models: Sequence[Model], states: Sequence[Mapping[str, Array]]
    ) -> list[dict[str, Array]]:
        """All that is compared at each of these, evaluated together: one lane for each."""
        found: list[dict[str, Array]] = [{} for _ in models]
        for kind in dict.fromkeys((m.loaded, m.rotors) for m in models):
            which = [k for k, m in enumerate(models) if (m.loaded, m.rotors) == kind]
            lanes = self._lanes(kind, [models[k] for k in which], [states[k] for k in which])
            for lane, k in enumerate(which):
                found[k] = {name: value[lane] for name, value in lanes.items()}
        return found

    def _lanes(
        self, kind: tuple[bool, bool], models: list[Model], states: list[Mapping[str, Array]]
    ) -> dict[str, Array]:
        """Outputs of shape (lanes, states, …)."""
        program = self.program(*kind)
        for taken in program.inputs:
            if taken.name not in states[0]:
                raise UsageError(
                    "the states do not say it", argument=taken.name,
                    hint=f"give {taken.name} in every state, or leave out what depends on it",
                )  # fmt: skip
        inputs = {i.name: np.stack([s[i.name] for s in states]) for i in program.inputs}
        chosen: dict[str, Any] = dict(self.numbers.parameters or {})
        gravity = np.stack([m.gravity for m in models])[:, None]
        armature = np.stack([m.armature for m in models])[:, None]
        chosen |= {name: gravity[..., k] for k, name in enumerate(_GRAVITY)}
        chosen |= {_armature(k): armature[..., k] for k in range(armature.shape[-1])}
        chosen[_FRICTION] = np.array([[m.friction] for m in models])
        mine = {n: v for n, v in chosen.items() if n in program.parameters}
        batch = len(models), len(next(iter(self.numbers.values.values())))
        with np.errstate(all="ignore"):
            found = interpret(program, inputs, mine)
        return {o.name: np.broadcast_to(found[o.name], (*batch, *o.shape)) for o in program.outputs}

    def program(self, loaded: bool, rotors: bool) -> Program:
        """Made once for each robot: with or without its load, with or without its rotors."""
        if (loaded, rotors) not in self.programs:
            robot = self.robot if loaded else self.robot.without_payload()
            self.programs[loaded, rotors] = compile(
                _adjustable(robot), self.outputs(), optimise=None, certify=False, rotors=rotors
            )
        return self.programs[loaded, rotors]

    def outputs(self) -> list[str]:
        """What they gave, every frame that it may be seen from, and what changes of frame need."""
        found: dict[str, None] = {}
        for name in self.numbers.values:
            quantity, frame, _ = parse(name)
            if is_seen_from_somewhere(quantity):
                place = quantity if frame is None else f"{quantity}:{frame}"
                found |= dict.fromkeys(f"{place}:{reference}" for reference in REFERENCES)
            found[name] = None
            if quantity == "coriolis_matrix":
                found["coriolis_vector"] = None
        if self.robot.has_floating_base and not self.robot.loops:
            found["mass_matrix"] = None
        return list(found)


_GRAVITY = ("conform_gx", "conform_gy", "conform_gz")
_FRICTION = "conform_friction"


def _armature(coordinate: int) -> str:
    return f"conform_armature_{coordinate + 1}"


def _adjustable(robot: Robot) -> Robot:
    """The robot with gravity, motors and friction as parameters."""
    gravity = Vector(symbol(name) for name in _GRAVITY)
    added: dict[Expr, Parameter] = {s: Parameter() for s in gravity}
    rubbing = symbol(_FRICTION)
    added[rubbing] = Parameter()

    def changed(body: Body) -> Body:
        joint, rub = body.joint, body.joint.friction
        rub = replace(rub, viscous=rub.viscous * rubbing, coulomb=rub.coulomb * rubbing)
        motor = joint.motor
        if joint.mimic is None and joint.nv == 1:
            own = symbol(_armature(joint.coordinate))
            added[own] = Parameter()
            motor = Motor(motor.rotor_inertia, motor.gear_ratio, own)
        return replace(body, joint=replace(joint, friction=rub, motor=motor))

    bodies = tuple(changed(body) for body in robot.bodies)
    return robot.replaced(gravity=gravity, bodies=bodies, parameters={**robot.parameters, **added})
