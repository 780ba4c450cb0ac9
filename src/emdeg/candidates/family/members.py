"""The family of derivations between the recursion and the explicit model.

The recursion of Newton and Euler and the explicit model are two ends of one family: cut the
robot above its first k bodies (mechanics.segments), write those explicitly, in absolute
angles where axes are parallel, with everything common extracted, and let the recursion go on
from there. k = 0 is the recursion, k = n the explicit model. Frames may sit anywhere on their
axes, parameters may be regrouped in several ways: a `Choice` names one member of the family.

Of a robot with mimic joints the pieces are those of the robot freed of them, in the symbols of the
robot's own coordinates (q_free = G·q + r), and what followers need is gathered: τ = Gᵀ τ_free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from emdeg.errors import OptimiseError
from emdeg.exact.angles import Angle
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import CONFIGURATION, MOTION, ONE, ZERO, Expr, Scalar, linear, symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics import segments
from emdeg.mechanics.body_axes import body_axes
from emdeg.mechanics.coordinates import Reduction
from emdeg.program.compose import Element, Link
from emdeg.program.interface import derived_angles, parameter_values, state_inputs
from emdeg.program.ir import Leaf, Program
from emdeg.program.lower import leaf_of, lower
from emdeg.robot.edit.reframe import arm_of, cancel_offsets
from emdeg.robot.edit.regroup import Regrouped, regroup_spins
from emdeg.robot.edit.units import along_lengths, in_units, regrouped_in_units
from emdeg.robot.model.parts import Joint
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import Effort
from emdeg.shorten.forms.expand import Absolute
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.problem import Candidate, Treatment

NONE_LOOSE: Mapping[int, Expr] = MappingProxyType({})
HELD = 32  # ways to write a robot whose frames and numbers are kept: others share them
Express = Callable[[Sequence[Expr]], list[Expr]]  # in the symbols of a robot with mimic joints


@dataclass(frozen=True)
class Coordinates:
    """y = T·q: each y is q, or q plus the y of the parallel axis below."""

    below: Mapping[int, int]  # coordinate → coordinate of the parallel joint below it

    def chain(self, k: int) -> tuple[int, ...]:
        """The coordinates that y_k adds up."""
        found = [k]
        while found[-1] in self.below:
            found.append(self.below[found[-1]])
        return tuple(found)

    @property
    def touched(self) -> list[int]:
        """Coordinates whose efforts are mixed, from the root outward: as bodies are, not as joints
        are numbered, which follows the file.
        """
        return list(dict.fromkeys(k for above, under in self.below.items() for k in (under, above)))


def parallel_coordinates(robot: Robot, bodies: Sequence[int]) -> Coordinates:
    """Absolute angles for neighbouring revolute joints with parallel axes."""
    found: dict[int, int] = {}
    for i in bodies:
        parent = robot.bodies[i].parent
        if parent is None or parent not in bodies:
            continue
        joint, under = robot.bodies[i].joint, robot.bodies[parent].joint
        if parallel(joint, under):
            found[joint.coordinate] = under.coordinate
    return Coordinates(found)


def parallel(joint: Joint, under: Joint) -> bool:
    """Do two neighbouring joints turn about parallel axes?"""
    return joint.revolute and under.revolute and joint.placement.rotation[2, 2] is ONE


def root_chain(robot: Robot, length: int) -> list[int]:
    """The first bodies of a robot that starts as one fixed chain; empty when it does not."""
    chain: list[int] = []
    at: int | None = None
    while len(chain) < length:
        next_bodies = robot.children[at]
        if len(next_bodies) != 1 or robot.bodies[next_bodies[0]].joint.nv > 1:
            break
        at = next_bodies[0]
        chain.append(at)
    return chain if len(chain) == length else []


# -- one member of the family -----------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """One way to write the robot: frames slid, inertias regrouped, bodies carried, root explicit.

    `carried` bodies are written in axes that do not turn with them (mechanics.body_axes), the
    moments of `rods` as those of a rod and a rotor (mechanics.short_forms); the rotors of
    `spun` bodies are carried by their parents (robot.edit.regroup); `swung` bodies take from the
    one below how their axis swings (mechanics.swinging). `ballast` stands on the way to a body,
    along these axes (robot.edit.ballast); the arm to a body along an axis is the `unit`
    (robot.edit.units).
    """

    slid: frozenset[int] = frozenset()
    lead: tuple[str, ...] = ()
    carried: frozenset[int] = frozenset()
    cut: int = 0
    rods: frozenset[int] = frozenset()
    spun: frozenset[int] = frozenset()
    swung: frozenset[int] = frozenset()
    ballast: frozenset[tuple[int, str]] = frozenset()
    unit: tuple[int, str] | None = None

    def __str__(self) -> str:
        def bodies(chosen: Iterable[int]) -> str:
            return ", ".join(str(i + 1) for i in sorted(chosen)) or "none"

        explicit = f"bodies 1 to {self.cut} explicit" if self.cut else "recursion"
        return (
            f"{explicit}; frames slid: {bodies(self.slid)}; "
            f"in the axes below: {bodies(self.carried)}; rods: {bodies(self.rods)}; "
            f"rotors on the body below: {bodies(self.spun)}; "
            f"axes swung by the body below: {bodies(self.swung)}; "
            f"ballast: {_ways(self.ballast)}; unit: {_ways([self.unit] if self.unit else [])}"
        )


def _ways(arms: Iterable[tuple[int, str]]) -> str:
    return ", ".join(f"{axes} to {i + 1}" for i, axes in sorted(arms)) or "none"


@lru_cache(maxsize=HELD)
def slid_frames(robot: Robot, bodies: frozenset[int]) -> Robot:
    """The robot with the offsets of these bodies cancelled."""
    return cancel_offsets(robot, bodies) if bodies else robot


@lru_cache(maxsize=HELD)
def _regrouped(
    robot: Robot,
    slid: frozenset[int],
    lead: tuple[str, ...],
    spun: frozenset[int],
    ballast: frozenset[tuple[int, str]],
) -> Regrouped:
    """Its numbers there. Most ways to write a robot differ in what does not change them."""
    return regroup_spins(slid_frames(robot, slid), dict(enumerate(lead)), spun, dict(ballast))


def member(
    robot: Robot,
    extra: Vector,
    choice: Choice,
    effort: Effort,
    objective: Objective = TOTAL,
    *,
    output: str = "inverse_dynamics",
    loose: Mapping[int, Expr] = NONE_LOOSE,
    number: int = 0,
) -> Candidate:
    """τ with the first `cut` bodies explicit and the rest recursive, as parts to be linked.

    `extra` is added to τ (drives) of the robot freed of mimics. As output "bias" the accelerations
    are zero: what the motion needs without them, C q̇ + g. Coordinates that are `loose` have these
    inertias and accelerate as they like: theirs are given, and what the others need then.
    `number` tells apart the random choices of several members.
    """
    reduction = Reduction(robot)
    own, robot = robot, reduction.free
    found = _regrouped(robot, choice.slid, choice.lead, choice.spun, choice.ballast)
    robot = slid_frames(robot, choice.slid)
    lengths: dict[int, Expr] = {}
    if choice.unit is not None:
        length = arm_of(robot, *choice.unit)
        lengths = dict.fromkeys(along_lengths(robot), length)
        robot, found = in_units(robot, length), regrouped_in_units(found, length)
    axes = body_axes(robot, choice.carried)
    chain = root_chain(robot, choice.cut)
    if choice.cut and not chain:
        raise OptimiseError(f"the robot does not start with a chain of {choice.cut} bodies")
    # a follower may turn back what its leader turns: the sum of the two is no angle
    leading = [i for i in chain if robot.bodies[i].joint.coordinate < own.nv]
    coordinates = parallel_coordinates(robot, leading)
    still = output == "bias"
    parts: list[Program] = []
    bind: dict[Leaf, Element] = {}
    efforts: dict[int, Element] = {}
    bodies = segments.segment_bodies(robot, robot.children[chain[-1]] if chain else ())
    for root, members in bodies.items():
        shape = (axes, choice.rods, found.spins, choice.swung, found.ballast)
        piece = segments.segment(robot, found.inertias, root, members, *shape)
        mixing = coordinates if chain and root == chain[0] else Coordinates({})
        part = len(parts)
        given = _Given(mixing, still, lengths, {k: D for k, D in loose.items() if k in piece.tau})
        parts.append(_piece_program(robot, piece, extra, given, reduction.express))
        for index, k in enumerate(sorted(piece.tau)):
            efforts[k] = (part, "tau", index)
        if piece.wrench is not None:
            acting = segments.interface_wrench(root)
            _bind(bind, [*acting.f, *acting.n], part, "wrench")
        for child in piece.motions:
            motion = segments.interface_motion(child)
            _bind(bind, [*motion.omega, *motion.alpha, *motion.accel], part, f"motion{child}")
    part = len(parts)
    parts.append(_glue(robot, coordinates, extra, still, reduction.express))
    for kind in ("yd", "ydd"):
        _bind(bind, [_y(kind, k) for k in sorted(coordinates.below)], part, kind)
    for k in coordinates.touched:
        bind[leaf_of(_y("ty", k))] = efforts[k]
    for index, k in enumerate(sorted(coordinates.touched)):
        efforts[k] = (part, "tau", index)
    if not reduction.is_identity:
        bind |= {leaf_of(_y("tf", k)): element for k, element in efforts.items()}
        leaders, gathering = _gathered(reduction)
        efforts |= {k: (len(parts), "tau", index) for index, k in enumerate(leaders)}
        parts.append(gathering)
    angles = {
        leaf_of(_y("y", k)): [(leaf_of(_q(robot, j)), 1) for j in coordinates.chain(k)]
        for k in coordinates.below
    }
    link = Link(
        output,
        bind,
        {output: ((own.nv,), [efforts[k] for k in range(own.nv)])},
        state_inputs(own, ("q", "qd", *([] if still else ["qdd"]), *(["tau"] if loose else []))),
        parameter_values(own),
        angles,
        derived_angles(own),
    )
    return Candidate(
        str(choice),
        tuple(parts),
        effort,
        objective,
        Treatment.REFINE,
        link,
        {list(bodies).index(chain[0]): Absolute(frozenset(angles))} if chain else {},
        f"{choice.cut} {number}",
    )


def _bind(bind: dict[Leaf, Element], leaves: Sequence[Expr], part: int, output: str) -> None:
    for index, leaf in enumerate(leaves):
        bind[leaf_of(leaf)] = (part, output, index)


def _y(kind: str, k: int) -> Expr:
    """y, its rate yd, its acceleration ydd, its effort ty; tf is that of a free coordinate."""
    if kind == "y":
        return symbol(f"y{k + 1}", CONFIGURATION, angular=True)
    return symbol(f"{kind}{k + 1}", MOTION)


def _q(robot: Robot, k: int) -> Expr:
    """The angle that belongs to a velocity coordinate."""
    return robot.q[robot.configuration_index(k)]


@dataclass(frozen=True)
class _Given:
    """What is known of the coordinates of a piece."""

    coordinates: Coordinates
    still: bool  # accelerations are zero
    lengths: Mapping[int, Expr]  # in which they are measured, other than those of the user
    loose: Mapping[int, Expr]  # coordinate → its inertia


def _piece_program(
    robot: Robot, piece: segments.Segment, extra: Vector, given: _Given, express: Express
) -> Program:
    """A segment in the coordinates y; drives join where efforts are not mixed.

    What is measured in `lengths` of its own is so at the interface to the user only.
    """
    coordinates, lengths = given.coordinates, given.lengths
    tau = {k: e / lengths[k] if k in lengths else e for k, e in piece.tau.items()}
    for k in tau:
        if k not in coordinates.touched:
            tau[k] = tau[k] + extra[k]
    for k, under in coordinates.below.items():  # τ_y = τ_q − τ_q of the parallel joint above
        tau[under] = tau[under] - piece.tau[k]
    values: dict[Expr, Scalar | Angle] = {}
    for k, under in coordinates.below.items():
        summed = under in coordinates.below
        values[_q(robot, k)] = Angle.of(_y("y", k)) - Angle.of(
            _y("y", under) if summed else _q(robot, under)
        )
        values[robot.qd[k]] = _y("yd", k) - (_y("yd", under) if summed else robot.qd[under])
        values[robot.qdd[k]] = _y("ydd", k) - (_y("ydd", under) if summed else robot.qdd[under])
    for k, length in lengths.items():
        values |= {robot.qd[k]: robot.qd[k] / length, robot.qdd[k]: robot.qdd[k] / length}
    if given.still:
        values.update(dict.fromkeys(robot.qdd, 0))
    named: dict[str, list[Expr]] = {"tau": [tau[k] for k in sorted(tau)]}
    if piece.wrench is not None:
        named["wrench"] = [*piece.wrench.f, *piece.wrench.n]
    for child, motion in piece.motions.items():
        named[f"motion{child}"] = [*motion.omega, *motion.alpha, *motion.accel]
    if given.loose:
        free = _accelerations(robot, tau, given.loose)
        # what they are made of is measured in lengths of its own, too
        values.update(zip(free, substitute([*free.values()], values), strict=True))
        named["tau"] = [robot.qdd[k] if k in given.loose else tau[k] for k in sorted(tau)]
    flat = [e for entries in named.values() for e in entries]
    replaced = iter(express(substitute(flat, values) if values else flat))
    outputs = {key: ((len(es),), [next(replaced) for _ in es]) for key, es in named.items()}
    leaves = {s for _, es in outputs.values() for e in es for s in e.state_symbols()}
    return lower("segment", outputs, [("state", sorted(leaves, key=lambda s: s.name))])


def _accelerations(
    robot: Robot, tau: Mapping[int, Expr], loose: Mapping[int, Expr]
) -> dict[Expr, Expr]:
    """q̈ = (τ − h)/D of loose coordinates, where h is what they need when nothing accelerates."""
    needs = substitute([tau[k] for k in loose], dict.fromkeys(robot.qdd, ZERO))
    pairs = zip(loose.items(), needs, strict=True)
    return {robot.qdd[k]: (robot.tau[k] - h) / inertia for (k, inertia), h in pairs}


def _glue(
    robot: Robot, coordinates: Coordinates, extra: Vector, still: bool, express: Express
) -> Program:
    """Rates of absolute angles from joint rates, joint efforts from those of absolute angles."""
    summed, touched = sorted(coordinates.below), sorted(coordinates.touched)
    tau: dict[int, Expr] = {}
    for k in reversed(coordinates.touched):  # τ_q,k = τ_y,k + τ_q of the parallel joint above
        above = [j for j, under in coordinates.below.items() if under == k]
        tau[k] = linear([(_y("ty", k), 1), *((tau[j], 1) for j in above)])
    outputs = {
        "yd": ((len(summed),), [_chain_sum(robot.qd, coordinates, k) for k in summed]),
        "ydd": ((len(summed),), [_chain_sum(robot.qdd, coordinates, k) for k in summed]),
        "tau": ((len(touched),), [tau[k] + extra[k] for k in touched]),
    }
    if still:
        rest = dict.fromkeys(robot.qdd, ZERO)
        outputs = {key: (shape, substitute(es, rest)) for key, (shape, es) in outputs.items()}
    outputs = {key: (shape, express(es)) for key, (shape, es) in outputs.items()}
    leaves = {s for _, es in outputs.values() for e in es for s in e.state_symbols()}
    return lower("glue", outputs, [("state", sorted(leaves, key=lambda s: s.name))])


def _gathered(reduction: Reduction) -> tuple[list[int], Program]:
    """Coordinates that others follow, and the program of their efforts: rows of Gᵀ τ_free."""
    free = [_y("tf", k) for k in range(reduction.free.nv)]
    own = dict(enumerate(reduction.gather(free)))
    led = [k for k, effort in own.items() if effort is not free[k]]
    outputs = {"tau": ((len(led),), [own[k] for k in led])}
    return led, lower("gather", outputs, [("state", free)])


def _chain_sum(rates: Sequence[Expr], coordinates: Coordinates, k: int) -> Expr:
    return sum((rates[j] for j in reversed(coordinates.chain(k))), ZERO)
