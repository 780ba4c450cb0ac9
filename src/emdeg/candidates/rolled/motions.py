"""Inverse dynamics piece by piece: one program for each class of pieces.

Every body is a piece, or every limb (cuts.py). From the base outward each piece learns which parts
of the motion below it are zero and which parts of its wrench anyone needs; from the tips inward,
which parts of its motion anyone reads. Pieces whose expressions are then the same are of one class
(mechanics.pieces: they are the same objects), and each class is shortened once.

    in    motion of the body below (phase 0), wrenches of the pieces above (phase 1)
    out   τ of its joints, its wrench, its motion for each piece above
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from emdeg.candidates.rolled.weave import Classes, Part, Weave
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO, Expr, symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics import segments
from emdeg.mechanics.body_axes import body_axes, last_bodies
from emdeg.mechanics.pieces import Piece, Structure, common, piece
from emdeg.mechanics.segments import interface_motion, interface_wrench
from emdeg.mechanics.terms.drives import drive_efforts
from emdeg.mechanics.tree import Acceleration, ground
from emdeg.program.compose import Element
from emdeg.program.interface import derived_angles, parameter_values, state_inputs
from emdeg.program.ir import Leaf, Program
from emdeg.program.lower import leaf_of
from emdeg.robot.model.spatial import SpatialInertia
from emdeg.robot.robot import Robot

#: what each output takes; what it does not take is zero
TAKES = {
    "inverse_dynamics": ("q", "qd", "qdd"),
    "bias": ("q", "qd"),
    "gravity": ("q",),
}


@dataclass
class _Derived:
    """A piece with its expressions, and what others need of them."""

    piece: Piece
    entering: list[Expr]  # of the motion below: ω, ω̇, a; symbols or zero
    tau: list[Expr]
    wrench: list[Expr]  # f, n
    motions: list[list[Expr]]  # for each piece above
    wanted: list[int]  # elements of the wrench that are needed
    read: list[list[int]] = field(default_factory=list)  # elements of each motion that are read

    def outputs(self) -> dict[str, list[Expr]]:
        """What its program computes."""
        found = {"tau": self.tau, "wrench": [self.wrench[k] for k in self.wanted]}
        for k, (motion, read) in enumerate(zip(self.motions, self.read, strict=True)):
            found[f"motion{k}"] = [motion[j] for j in read]
        return {name: entries for name, entries in found.items() if entries}


def motions(
    robot: Robot,
    inertias: Sequence[SpatialInertia],
    cut: Mapping[int, tuple[int, ...]],
    output: str,
    *,
    mirrored: bool = False,
) -> tuple[list[Program], Weave]:
    """The program of each class, and how they make τ; `cut` has the bodies by root of a piece.

    Mirrored: pieces of one shape are made alike, and what differs in them is data.
    """
    derived = _outward(robot, _pieces(robot, inertias, cut, mirrored), output)
    _inward(derived)
    classes = Classes()
    place = {root: k for k, root in enumerate(cut)}
    parts: list[Part] = []
    efforts: dict[int, Element] = {}
    for root, own in derived.items():
        number = classes.number(own.outputs())
        parts.append(Part(number, *_leaves(robot, own, place, derived)))
        indices = [k for i in own.piece.bodies for k in robot.bodies[i].joint.indices]
        efforts |= {k: (place[root], "tau", index) for index, k in enumerate(indices)}
    weave = Weave(
        robot.name,
        parts,
        {output: ((robot.nv,), [efforts[k] for k in range(robot.nv)])},
        state_inputs(robot, TAKES[output]),
        parameter_values(robot),
        derived_angles(robot),
    )
    return classes.programs, weave


def _pieces(
    robot: Robot,
    inertias: Sequence[SpatialInertia],
    cut: Mapping[int, tuple[int, ...]],
    mirrored: bool,
) -> dict[int, Piece]:
    """All pieces by their roots, from the base outward."""
    found: dict[int, Piece] = {}
    for root, bodies in cut.items():
        above = [c for i in bodies for c in robot.children[i] if c not in bodies]
        found[root] = piece(robot, inertias, bodies, above)
    if not mirrored:
        return found
    shapes: dict[object, list[Structure]] = {}
    for own in found.values():
        shapes.setdefault(own.shape, []).append(own.structure)
    return {
        root: piece(
            robot, inertias, own.bodies, own.above, structure=common(shapes[own.shape])
        )
        for root, own in found.items()
    }  # fmt: skip


def _outward(robot: Robot, pieces: Mapping[int, Piece], output: str) -> dict[int, _Derived]:
    """The equations of every piece: what is zero is known from below, and so is what is needed."""
    found: dict[int, _Derived] = {}
    known: dict[tuple[object, ...], tuple[list[Expr], list[Expr], list[list[Expr]]]] = {}
    given: dict[int, tuple[list[Expr], list[int]]] = {}
    for root, own in pieces.items():
        entering, wanted = given.get(root, (None, []))
        entering = _on_the_ground(robot) if entering is None else entering
        key = (own.key, tuple(entering))
        if key not in known:
            known[key] = _equations(own, entering, output)
        tau, wrench, motions = known[key]
        found[root] = _Derived(own, entering, tau, wrench, motions, wanted)
        needed = {s for e in (*tau, *(wrench[k] for k in wanted)) for s in e.state_symbols()}
        for child, motion, acting in zip(own.above, motions, _acting(own), strict=True):
            symbols = _flat(interface_motion(0))
            zeros = [ZERO if e is ZERO else s for e, s in zip(motion, symbols, strict=True)]
            given[child] = zeros, [k for k, s in enumerate(acting) if s in needed]
    return found


def _inward(derived: Mapping[int, _Derived]) -> None:
    """What of its motion each piece has to tell those above."""
    for own in reversed(list(derived.values())):
        for child in own.piece.above:
            above = derived[child]
            entries = [e for entries in above.outputs().values() for e in entries]
            used = {s for e in entries for s in e.state_symbols()}
            own.read.append([k for k, s in enumerate(above.entering) if s in used])


def _on_the_ground(robot: Robot) -> list[Expr]:
    """The motion of the base: gravity is data."""
    names = [symbol(f"g{axis}") for axis in "xyz"]
    accel = ground(robot).accel
    return [ZERO] * 6 + [ZERO if e is ZERO else s for e, s in zip(accel, names, strict=True)]


def _equations(
    own: Piece, entering: list[Expr], output: str
) -> tuple[list[Expr], list[Expr], list[list[Expr]]]:
    """τ, the wrench and the motions of a piece, drives included."""
    robot = own.entered(Acceleration(*(Vector(entering[k : k + 3]) for k in (0, 3, 6))))
    count = len(own.bodies)
    swung = range(1, count)  # the root would have to know U of what it stands on
    axes = body_axes(robot, last_bodies(robot) & {*range(count)})
    found = segments.segment(robot, own.inertias, 0, range(count), axes, swung=swung, stands=True)
    assert found.wrench is not None
    drives = drive_efforts(robot)
    tau = [found.tau[k] + drives[k] for k in sorted(found.tau)]
    wrench = [*found.wrench.f, *found.wrench.n]
    motions = [_flat(found.motions[count + k]) for k in range(len(own.above))]
    entries = [*tau, *wrench, *(e for motion in motions for e in motion)]
    still = [s for name in ("qd", "qdd") if name not in TAKES[output] for s in getattr(robot, name)]
    if still:
        entries = substitute(entries, dict.fromkeys(still, ZERO))
    left = iter(entries)
    return (
        [next(left) for _ in tau],
        [next(left) for _ in wrench],
        [[next(left) for _ in motion] for motion in motions],
    )


def _flat(motion: Acceleration) -> list[Expr]:
    return [*motion.omega, *motion.alpha, *motion.accel]


def _acting(own: Piece) -> list[list[Expr]]:
    """The wrenches of the pieces above, in the symbols of this one."""
    wrenches = (interface_wrench(len(own.bodies) + k) for k in range(len(own.above)))
    return [[*wrench.f, *wrench.n] for wrench in wrenches]


def _leaves(
    robot: Robot, own: _Derived, place: Mapping[int, int], derived: Mapping[int, _Derived]
) -> tuple[dict[Leaf, Leaf | Expr | Element], dict[Leaf, int]]:
    """What the leaves of a piece are in the whole robot, and which come late."""
    small, root = own.piece.robot, own.piece.bodies[0]
    leaves: dict[Leaf, Leaf | Expr | Element] = {
        leaf_of(s): number for s, number in own.piece.data.items()
    }
    for axis, gravity in zip("xyz", ground(robot).accel, strict=True):
        leaves[leaf_of(symbol(f"g{axis}"))] = gravity
    for i, inner in zip(own.piece.bodies, small.bodies, strict=False):
        joint = robot.bodies[i].joint
        pairs = [*zip(small.joint_values(inner), robot.joint_values(robot.bodies[i]), strict=True)]
        for name in ("qd", "qdd"):
            here, there = getattr(small, name), getattr(robot, name)
            pairs += zip(
                (here[k] for k in inner.joint.indices), (there[k] for k in joint.indices),
                strict=True,
            )  # fmt: skip
        leaves |= {leaf_of(a): leaf_of(b) for a, b in pairs}
    below = robot.bodies[root].parent
    if below is not None:
        source = next(k for k, d in derived.items() if below in d.piece.bodies)
        number = derived[source].piece.above.index(root)
        for index, k in enumerate(derived[source].read[number]):
            leaves[leaf_of(own.entering[k])] = (place[source], f"motion{number}", index)
    late: dict[Leaf, int] = {}
    for child, acting in zip(own.piece.above, _acting(own.piece), strict=True):
        for index, k in enumerate(derived[child].wanted):
            leaves[leaf_of(acting[k])] = (place[child], "wrench", index)
            late[leaf_of(acting[k])] = 1
    return leaves, late
