"""How a recursion is written: frames, parameters and axes, of which each is free.

Nothing here changes what is computed. Derivatives carry many vectors from body to body, so what
saves a rotation or a lever arm saves it many times: a last body, and bodies one after the other
whose axes are parallel, are written in axes that do not turn with them (body_axes), and of equally
long lever arms those that fewer bodies are beyond are better. There are two recursions: from inner
motions (inner_motion), and from absolute ones (sensitivity), which is shorter for long chains of
parallel axes and some arms whose joints slide.
"""

from __future__ import annotations

from dataclasses import dataclass

from emdeg.mechanics.body_axes import last_bodies, parallel_runs
from emdeg.mechanics.methods.customised import customise
from emdeg.mechanics.quantities import inner_motion, sensitivity
from emdeg.mechanics.quantities.sensitivity import Sensitivities
from emdeg.robot.edit.reframe import arm_of, shortest_arms
from emdeg.robot.edit.regroup import Regrouped
from emdeg.robot.edit.units import in_units, regrouped_in_units
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Writing:
    """Frames `slid`, what `lead`s when parameters are regrouped, bodies that do not turn their axes
    (`carried`), those that take from the body below how their axis swings (`swung`); the arm to a
    body along an axis is the `unit` of length (robot.edit.units), where every joint turns. From
    `inner` motions or not.
    """

    slid: frozenset[int]
    lead: tuple[str, ...] = ()  # by rules of thumb
    carried: frozenset[int] = frozenset()
    swung: frozenset[int] = frozenset()
    unit: tuple[int, str] | None = None
    inner: bool = True

    @staticmethod
    def by_thumb(robot: Robot, inner: bool | None = None) -> Writing:
        """The shortest for most robots: from inner motions unless most axes are parallel.

        Of inner motions the last body of a run is in the axes of the run before it is multiplied.
        On a base that floats nothing vanishes in the axes of a run, and two bodies are no gain.
        """
        runs = [run for run in parallel_runs(robot) if len(run) > 1]
        parallel = {i for run in runs for i in run}
        if inner is None:
            inner = 2 * len(parallel) <= len(robot.bodies)
        least = 3 if robot.has_floating_base else 2
        before_last = {i for run in runs if len(run) >= least for i in run[:-1]}
        turning = (i for i, body in enumerate(robot.bodies) if body.joint.revolute)
        return Writing(
            shortest_arms(robot, beyond(robot)),
            carried=frozenset(before_last) if inner else last_bodies(robot) | parallel,
            swung=frozenset(turning),
            inner=inner,
        )

    def sensitivities(self, robot: Robot) -> Sensitivities:
        """∂τ/∂q, ∂τ/∂q̇, M and τ, written like this."""
        moved, inertias = customise(robot, self.slid, self.lead)
        if self.unit is not None:
            length = arm_of(moved, *self.unit)
            inertias = regrouped_in_units(Regrouped(inertias), length).inertias
            moved = in_units(moved, length)
        recursion = inner_motion.sensitivities if self.inner else sensitivity.sensitivities
        return recursion(moved, inertias, self.carried, self.swung)


def beyond(robot: Robot) -> list[int]:
    """How many bodies each carries, itself included."""
    count = [1] * len(robot.bodies)
    for i in range(len(robot.bodies) - 1, -1, -1):
        parent = robot.bodies[i].parent
        if parent is not None:
            count[parent] += count[i]
    return count
