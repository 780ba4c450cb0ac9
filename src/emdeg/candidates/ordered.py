"""Bodies and coordinates in an order of our own: what a file lists first changes no result.

Coordinates follow the order of joints in a description, and so do the branches of a tree; searches
break ties by place. So they are given the robot in which a body comes after its parent, branches
with more bodies first, then by what is in them (no names), and coordinates as their bodies do.

    order = Order.of(robot, job)
    order.job(job, robot)          the same of this robot: what equations are derived from
    order.listed(program)          its program with the user's inputs and outputs, entry by entry

The proof is that of the user's robot, which knows of no other order. Robots whose description
speaks of coordinates (loops, constraints, speeds, elastic joints) are taken as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from math import prod

from emdeg.candidates.job import Job
from emdeg.exact.graph import CONSTANT
from emdeg.mechanics.kinematics import default_frame
from emdeg.mechanics.quantities.quantities import QUANTITIES, parse
from emdeg.program.interface import state_arrays
from emdeg.program.ir import Input, Leaf, Output, Program, Value
from emdeg.program.lower import leaf_of
from emdeg.program.ops import LEAF
from emdeg.robot.model.content import likeness
from emdeg.robot.model.parts import Body
from emdeg.robot.robot import Robot

INERTIAL = 10  # columns of the regressor for each body


@dataclass(frozen=True)
class Order:
    """A robot as it is given and in our order; both are one where these are the same."""

    given: Robot
    robot: Robot

    @staticmethod
    def of(robot: Robot, job: Job) -> Order:
        """Our order for what is asked for."""
        speaks = robot.loops or robot.constraints or robot.actuated or robot.speeds
        elastic = any(body.joint.elastic is not None for body in robot.bodies)
        known = all(
            axis in ("", "n", "3n", f"{INERTIAL}b") or axis.isdigit()
            for name, _, _ in job.parsed.values()
            for axis in QUANTITIES[name].shape.split("×")
        )
        if speaks or elastic or job.options or not job.parsed or not known:
            return Order(robot, robot)
        return Order(robot, in_order(robot))

    def job(self, job: Job, robot: Robot) -> Job:
        """What is asked for of the robot in our order, in some names.

        A frame that nobody names is on the last body of the robot that is given.
        """
        framed = any(QUANTITIES[name].framed for name, _, _ in job.parsed.values())
        frame = default_frame(self.given).name if framed and job.frame is None else job.frame
        return replace(job, robot=robot, frame=frame)

    @property
    def is_given(self) -> bool:
        """Is nothing in another place?"""
        return self.robot is self.given

    def listed(self, program: Program) -> Program:
        """A program of the robot in our order as one of the robot that is given."""
        if self.is_given:
            return program
        ours, given = state_arrays(self.robot), state_arrays(self.given)
        leaves: dict[str, Leaf] = {}
        for key, symbols in ours.items():
            places = self._places("q" if key == "q" else "n", len(symbols), key)
            leaves |= {s.name: leaf_of(given[key][places[k]]) for k, s in enumerate(symbols)}

        def moved(value: Value) -> Value:
            if value.op != LEAF or value.a.rate == CONSTANT:
                return value
            return Value(LEAF, leaves.get(value.a.name, value.a))

        return replace(
            program,
            values=tuple(map(moved, program.values)),
            inputs=tuple(
                Input(i.name, tuple(s.name for s in given[i.name])) for i in program.inputs
            ),
            derived=tuple(replace(d, of=leaves[d.of].name) for d in program.derived),
            outputs=tuple(map(self._output, program.outputs)),
        )

    def _output(self, output: Output) -> Output:
        axes = QUANTITIES[parse(output.name)[0]].shape.split("×")
        if not output.shape:
            return output
        places = [self._places(axis, size) for axis, size in zip(axes, output.shape, strict=True)]
        values = list(output.values)
        for ours, theirs in zip(product(*map(range, output.shape)), product(*places), strict=True):
            values[_flat(theirs, output.shape)] = output.values[_flat(ours, output.shape)]
        return replace(output, values=tuple(values))

    # -- where things are -----------------------------------------------------------------

    def _places(self, axis: str, size: int, array: str = "") -> Sequence[int]:
        """Our place along an axis → that of the robot which is given."""
        if array in ("wrenches", "base_motion", "t") or axis.isdigit():
            return range(size)
        if axis == "q":
            return self._configuration
        if axis == f"{INERTIAL}b":
            return [INERTIAL * at + k for at in self._bodies for k in range(INERTIAL)]
        n = len(self._velocities)
        return [block * n + at for block in range(size // n) for at in self._velocities]

    @cached_property
    def _bodies(self) -> list[int]:
        at = {body.joint.name: k for k, body in enumerate(self.given.bodies)}
        return [at[body.joint.name] for body in self.robot.bodies]

    @cached_property
    def _velocities(self) -> list[int]:
        return self._expanded({j.name: list(j.indices) for j in self.given.by_coordinate.values()})

    @cached_property
    def _configuration(self) -> list[int]:
        robot = self.given
        starts = {j.name: robot.configuration_index(c) for c, j in robot.by_coordinate.items()}
        return self._expanded(
            {
                j.name: [*range(starts[j.name], starts[j.name] + j.type.nq)]
                for j in robot.by_coordinate.values()
            }
        )

    def _expanded(self, places: Mapping[str, Sequence[int]]) -> list[int]:
        return [at for name in self.robot.joint_names for at in places[name]]


def _flat(index: Sequence[int], shape: Sequence[int]) -> int:
    return sum(i * prod(shape[k + 1 :]) for k, i in enumerate(index))


def in_order(robot: Robot) -> Robot:
    """The robot in our order; itself where it is in it."""
    order = _depth_first(robot)
    moving = [robot.bodies[k].joint for k in order if robot.bodies[k].joint.mimic is None]
    names = [joint.name for joint in moving]
    if order == [*range(len(order))] and names == [*robot.joint_names]:
        return robot
    place = {old: new for new, old in enumerate(order)}
    bodies = tuple(
        replace(body, parent=None if body.parent is None else place[body.parent])
        for body in (robot.bodies[k] for k in order)
    )
    frames = tuple(f if f.body is None else replace(f, body=place[f.body]) for f in robot.frames)
    return robot.replaced(bodies=bodies, frames=frames).with_coordinate_order(*names)


def _depth_first(robot: Robot) -> list[int]:
    """Bodies of the robot as they come in our order."""
    sizes = [1] * len(robot.bodies)
    likes = [""] * len(robot.bodies)
    ranked: dict[int | None, list[int]] = {}

    def rank(body: int | None) -> list[int]:
        return sorted(robot.children[body], key=lambda k: (-sizes[k], likes[k]))

    for k in reversed(range(len(robot.bodies))):
        ranked[k] = rank(k)
        sizes[k] += sum(sizes[child] for child in ranked[k])
        likes[k] = likeness((_alone(robot.bodies[k]), *(likes[child] for child in ranked[k])))
    ranked[None] = rank(None)
    found: list[int] = []
    stack = ranked[None][::-1]
    while stack:
        found.append(stack.pop())
        stack += ranked[found[-1]][::-1]
    return found


def _alone(body: Body) -> Body:
    """A body without names, and without its place."""
    mimic = body.joint.mimic
    joint = replace(body.bare.joint, name="", coordinate=0, mimic=mimic and replace(mimic, of=""))
    return replace(body.bare, name="", parent=None, joint=joint)
