"""The only file that names the order of the stages.

derive    Robot → Equations      one of METHODS                      (formulations/)
lower     Equations → Program    the chosen outputs, as SSA          (program/lower)
optimise  Program → Program      fewer operations                    (shorten/search)
certify   Program → Program      the same function, with its proof   (program/certify)
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Any, TypeAlias

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import MOTION, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.derivation import derive, method_entry
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.quantities.dynamics import LARGEST_FACTORED
from emdeg.mechanics.quantities.quantities import QUANTITIES, derivatives_of, parse
from emdeg.mechanics.quantities.quantity import ANOTHER_METHOD, Entries, Request, entries
from emdeg.mechanics.terms.drives import drive_efforts
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.certificate import Reference
from emdeg.program.certify import certify as prove
from emdeg.program.compose import link
from emdeg.program.differentiate import jacobian
from emdeg.program.ir import DerivedAngle, Input, Program
from emdeg.program.lower import lower
from emdeg.program.remembered import remembered
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import AS_DERIVED, EFFORTS, Effort, parse_effort
from emdeg.shorten.family import (
    applies,
    parallel_coordinates,
    parameter_values,
    shortest_forward_dynamics,
    shortest_inverse_dynamics,
)
from emdeg.shorten.objectives import TOTAL, Objective, objective_named
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.progress import SILENT, Meter, Progress
from emdeg.shorten.search import optimise as shorten

Outputs: TypeAlias = str | Sequence[str] | Mapping[str, Expr | Vector | Matrix]

#: What programs are certified against: shares neither frames nor recursion with the defaults.
REFERENCE = "newton_euler_base"
#: {array: the quantity that is ∂τ/∂array}
SLOPES = derivatives_of("inverse_dynamics")


def compile(
    robot: Robot,
    outputs: Outputs = "inverse_dynamics",
    *,
    method: str | None = None,
    optimise: str | int | Effort | None = "-O1",
    frame: str | None = None,
    reference: ReferenceFrame = ReferenceFrame.LOCAL_WORLD_ALIGNED,
    rotors: bool = False,
    certify: bool = True,
    cache: bool = False,
    objective: str = "total",
    progress: Progress | None = None,
    **options: Any,
) -> Program:
    """A straight-line program of the chosen outputs, jointly, with its certificate.

    Outputs are names of `mechanics.quantities.QUANTITIES` or aliases (rnea, crba, aba, fk),
    each with an optional frame and reference: `"jacobian:tool:local"`; or a mapping of names to
    expressions, vectors or matrices of your own. Without a `method` each output is derived by
    the one that takes fewest operations. `optimise` is a level of `shorten.effort`, -O0 … -O3
    or a time such as 60s; None for the program as derived. The certificate proves the program
    equal to a derivation by another method where there is one. With `cache` a program that was
    compiled before comes from the disk cache (see cache.py).

    `objective` says what is made small: total, multiplications, trigonometric, fused or latency
    (see shorten/objectives.py). `progress(stage, operations, fraction)` is told what is done, the
    operations of the best program so far, and how much of the work or time is over (0 to 1).
    """
    if method is not None:
        method_entry(method)
    aim = objective_named(objective)
    if cache and not isinstance(outputs, Mapping):
        chosen: dict[str, Any] = {"method": method, "frame": frame, "reference": reference}
        chosen |= {"rotors": rotors, "certify": certify, "objective": objective, **options}
        chosen |= {"optimise": parse_effort(optimise)}
        asked = outputs if isinstance(outputs, str) else tuple(outputs)
        key = (robot.hash, robot.name, asked, sorted(chosen.items()))
        return remembered(key, lambda: compile(robot, outputs, progress=progress, **chosen))
    job = _Job(robot, outputs, frame, reference, rotors, options)
    expressions = job.expressions(method)
    program = lower(
        robot.name,
        expressions,
        job.inputs(expressions),
        {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()},
        derived_angles(robot),
        {
            "robot": robot.name,
            "method": method or "auto",
            "outputs": ", ".join(expressions),
            "parallel": json.dumps(parallel_leaves(robot)),
            **job.told(),
        },
    )
    effort = parse_effort(optimise)
    if effort is not AS_DERIVED:
        search = _Search(effort, aim, Meter(progress))
        others = _other_derivations(job, expressions, method, search)
        program = shorten(
            program,
            effort,
            objective=aim,
            meter=search.meter,
            others=others,
            refined=list(expressions) == ["inverse_dynamics"],
            instead=len(expressions) == 1 or _slopes(expressions) != [],
        )
    if certify:
        other = job.independent(method, expressions)
        about = Reference(method=other.method, robot=robot.name, robot_hash=robot.hash)
        passes = [record[0] for record in json.loads(program.metadata.get("passes", "[]"))]
        proof = prove(program, other.expressions, about=about, passes=passes)
        program = program.with_certificate(proof)
    return program


@dataclass(frozen=True)
class _Search:
    """How hard to look, for what, and whom to tell."""

    effort: Effort
    objective: Objective
    meter: Meter

    def part(self, start: float, end: float) -> _Search:
        """A search inside this one, for a program that becomes a part of the one asked for."""
        meter = self.meter.part(start, end, inside=True)
        return replace(self, effort=self.effort.part(end - start), meter=meter)

    def compile(self, robot: Robot, output: str, **how: Any) -> Program:
        """The shortest program of one output of the robot, not certified."""
        tell = self.meter.tell

        def told(stage: str, _: int, fraction: float) -> None:
            tell(f"{output}: {stage}", None, fraction)

        return compile(
            robot,
            output,
            optimise=self.effort,
            objective=self.objective.name,
            progress=None if self.meter.progress is None else told,
            certify=False,
            **how,
        )


def _other_derivations(
    job: _Job, expressions: Mapping[str, Entries], method: str | None, search: _Search
) -> Iterator[tuple[str, Program]] | None:
    """Shorter members of the family between recursion and explicit model, where it is defined."""
    effort = search.effort
    if method is not None or not applies(job.robot):
        return None
    if isinstance(job.outputs, Mapping):
        return None
    drives = drive_efforts(job.robot, rotors=job.rotors)
    if list(expressions) == ["inverse_dynamics"]:
        first = EFFORTS["-O1"].timed(effort.budget)  # more effort never gives less
        stages = ((first, TOTAL), (first, search.objective), (effort, search.objective))
        return chain.from_iterable(
            shortest_inverse_dynamics(
                job.robot,
                drives,
                stage,
                objective=objective,
                meter=search.meter.part(0.0, 0.5) if stage == effort else SILENT,
            )
            for stage, objective in dict.fromkeys(stages)
        )
    if list(expressions) == ["forward_dynamics"] and job.robot.nv <= LARGEST_FACTORED:
        return _factorised(job, drives, search)
    derived = {"inverse_dynamics", *SLOPES.values()}
    if _slopes(expressions) and set(expressions) <= derived and not job.robot.has_floating_base:
        return _differentiated(job, list(expressions), search)
    if list(expressions) == ["bias"]:
        still = Vector(substitute(list(drives), dict.fromkeys(job.robot.qdd, ZERO)))
        return _bias(job, still, search)
    if len(expressions) > 1:
        return _joined(job, expressions, search)
    return None


def _bias(job: _Job, drives: Vector, search: _Search) -> Iterator[tuple[str, Program]]:
    """C q̇ + g: the shortest inverse dynamics without accelerations."""
    for how, program in shortest_inverse_dynamics(
        job.robot,
        drives,
        search.effort,
        bias=True,
        objective=search.objective,
        meter=search.meter.part(0.0, 0.5),
    ):
        (tau,) = program.outputs
        yield how, replace(program, outputs=(replace(tau, name="bias"),))


def _joined(
    job: _Job, expressions: Mapping[str, Entries], search: _Search
) -> Iterator[tuple[str, Program]]:
    """Each output by its own shortest program, what they share computed once."""
    step = 0.5 / len(expressions)
    parts = [
        search.part(k * step, (k + 1) * step).compile(
            job.robot, name, rotors=job.rotors, frame=job.frame, reference=job.reference
        )
        for k, name in enumerate(expressions)
    ]
    elements = {
        name: (shape, [(part, name, k) for k in range(len(flat))])
        for part, (name, (shape, flat)) in enumerate(expressions.items())
    }
    inputs = [
        Input(key, tuple(leaf.name for leaf in leaves)) for key, leaves in job.inputs(expressions)
    ]
    yield (
        "each output shortest, joined",
        merge(link(job.robot.name, parts, {}, elements, inputs, parameter_values(job.robot))),
    )


def _factorised(job: _Job, drives: Vector, search: _Search) -> Iterator[tuple[str, Program]]:
    """Forward dynamics from the shortest mass matrix and the shortest bias."""
    first, second = search.part(0.0, 0.25), search.part(0.25, 0.5)
    program = shortest_forward_dynamics(
        job.robot,
        drives,
        first.compile(job.robot, "mass_matrix", rotors=job.rotors),
        second.effort,
        objective=search.objective,
        meter=second.meter,
    )
    yield "mass matrix and bias, each shortest, factorised", program


def _slopes(expressions: Iterable[str]) -> list[str]:
    """Those outputs that only differentiation gives: ∂τ/∂q and ∂τ/∂q̇, not ∂τ/∂q̈ = M."""
    return [name for name in expressions if name in (SLOPES["q"], SLOPES["qd"])]


def _differentiated(
    job: _Job, wanted: Sequence[str], search: _Search
) -> Iterator[tuple[str, Program]]:
    """Derivatives of the shortest inverse dynamics, in the mode with fewer operations."""
    tau = search.part(0.0, 0.5).compile(job.robot, "inverse_dynamics", rotors=job.rotors)
    whole = jacobian(tau, [array for array, name in SLOPES.items() if name in wanted])
    made = {parse(output.name)[0]: output for output in whole.outputs}
    outputs = tuple(replace(made[name], name=name) for name in wanted)
    yield "derivatives of the shortest inverse dynamics", merge(replace(whole, outputs=outputs))


def parallel_leaves(robot: Robot) -> dict[str, str]:
    """Joint angle → angle of the joint below it, where the two axes are parallel."""
    coordinates = parallel_coordinates(robot, range(len(robot.bodies)))
    index = robot.configuration_index
    return {robot.q[index(k)].name: robot.q[index(j)].name for k, j in coordinates.below.items()}


@dataclass(frozen=True)
class _Other:
    """What a program is compared with."""

    method: str
    expressions: dict[str, Entries]


@dataclass(frozen=True)
class _Job:
    """What the user asked for."""

    robot: Robot
    outputs: Outputs
    frame: str | None
    reference: ReferenceFrame
    rotors: bool
    options: Mapping[str, Any]

    def told(self) -> dict[str, str]:
        """What else must be known to derive the program again, where it is not the default."""
        found = {"frame": self.frame} if self.frame is not None else {}
        if self.reference is not ReferenceFrame.LOCAL_WORLD_ALIGNED:
            found["reference"] = self.reference.value
        return found | ({"rotors": "yes"} if self.rotors else {})

    def expressions(self, method: str | None) -> dict[str, Entries]:
        """{output as asked, aliases resolved: (shape, expressions)}."""
        if isinstance(self.outputs, Mapping):
            return {name: entries(value) for name, value in self.outputs.items()}

        @cache
        def by(chosen: str) -> Equations:
            options = self.options if chosen == method else {}
            return derive(self.robot, chosen, rotors=self.rotors, **options)

        found: dict[str, Entries] = {}
        for shown, (name, frame, reference) in self._parsed().items():
            request = Request(
                self.robot, by, method, frame or self.frame, reference or self.reference
            )
            found[shown] = entries(QUANTITIES[name].build(request))
        return found

    def _parsed(self) -> dict[str, tuple[str, str | None, ReferenceFrame | None]]:
        wanted = [self.outputs] if isinstance(self.outputs, str) else list(self.outputs)
        found = {}
        for output in wanted:
            parsed = parse(output)
            _, colon, rest = output.partition(":")
            found[parsed[0] + colon + rest] = parsed
        return found

    def independent(self, method: str | None, own: dict[str, Entries]) -> _Other:
        """The same outputs by another method where that says something, else as derived."""
        names = [] if isinstance(self.outputs, Mapping) else [p[0] for p in self._parsed().values()]
        if not names or {QUANTITIES[name].reference for name in names} != {ANOTHER_METHOD}:
            return _Other(method or "auto", own)
        other = "newton_euler" if method == REFERENCE else REFERENCE
        return _Other(other, self.expressions(other))

    def inputs(self, found: Mapping[str, Entries]) -> list[tuple[str, Sequence[Expr]]]:
        """The arrays that some output takes: q, qd, qdd, tau, wrenches, base_motion."""
        arrays = _arrays(self.robot)
        if isinstance(self.outputs, Mapping):
            state = {s for _, flat in found.values() for e in flat for s in e.state_symbols()}
            taken = {key for key, leaves in arrays.items() if not state.isdisjoint(leaves)}
        else:
            taken = {a for p in self._parsed().values() for a in QUANTITIES[p[0]].inputs}
        return [(key, leaves) for key, leaves in arrays.items() if key in taken and leaves]


def _arrays(robot: Robot) -> dict[str, Sequence[Expr]]:
    """The state of a robot as arrays."""
    motion = robot.base_motion
    base = (*motion.angular_velocity, *motion.angular_acceleration, *motion.acceleration)
    return {
        "q": robot.q,
        "qd": robot.qd,
        "qdd": robot.qdd,
        "tau": robot.tau,
        "wrenches": [s for name in robot.wrench_frames for s in wrench_symbols(name)],
        "base_motion": [s for s in base if s.is_symbol and s.rate == MOTION],
    }


def derived_angles(robot: Robot) -> list[DerivedAngle]:
    """Angles of mimic joints that are computed before the program runs."""
    found = []
    for body in robot.bodies:
        mimic = body.joint.mimic
        if mimic is None or not body.joint.revolute:
            continue
        for symbol, _ in robot.joint_angle(body).terms:
            if symbol not in robot.q:
                leader = robot.q[robot.configuration_index(body.joint.coordinate)]
                found.append(DerivedAngle(symbol.name, leader.name, mimic.multiplier, mimic.offset))
    return found
