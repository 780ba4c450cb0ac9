"""Forward dynamics piece by piece: articulated bodies, one program for each class of bodies.

Featherstone 2008, table 7.1 (mechanics/methods/articulated.py), each body in three passes:

    in    velocity of the body below (phase 0), I^A and p^A of the bodies above, seen from this one
          (phase 1), acceleration of the body below (phase 2)
    out   its velocity; its I^A and p^A, seen from the body below; q̈; its acceleration

Inertias may be regrouped: the pivots D of the recursion are those of M, which does not change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from emdeg.candidates.rolled.weave import Classes, Part, Weave
from emdeg.exact.graph import MOTION, ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.factorisation import solve_symmetric
from emdeg.mechanics.methods.articulated import Load, forward_dynamics
from emdeg.mechanics.pieces import Piece, single_bodies
from emdeg.mechanics.terms.drives import friction_efforts
from emdeg.mechanics.tree import joint_poses
from emdeg.program.compose import Element
from emdeg.program.interface import derived_angles, parameter_values, state_inputs
from emdeg.program.ir import Leaf, Program
from emdeg.program.lower import leaf_of
from emdeg.robot.model.spatial import ArticulatedInertia, Force, Motion, SpatialInertia
from emdeg.robot.robot import Robot

NAME = "forward_dynamics"
#: what passes between bodies, as named outputs → the letters of its symbols
VELOCITY, LOAD, ACCELERATION = "velocity", "load", "acceleration"
UPPER = tuple((i, j) for i in range(3) for j in range(i, 3))


@dataclass
class _Body:
    """One body: what it is given (symbols or zero), what it computes, and what others read."""

    piece: Piece
    children: tuple[int, ...]
    given: dict[str, list[Expr]]  # velocity and acceleration below
    loads: list[list[Expr]] = field(default_factory=list)  # of each child
    made: dict[str, list[Expr]] = field(default_factory=dict)
    read: dict[str, list[int]] = field(default_factory=dict)

    def outputs(self) -> dict[str, list[Expr]]:
        """What its program computes: q̈, and what others read."""
        found = {name: [self.made[name][k] for k in ks] for name, ks in self.read.items()}
        return {"qdd": self.made["qdd"], **{name: es for name, es in found.items() if es}}

    def used(self) -> set[Expr]:
        """The symbols of the state that its program reads."""
        return {s for es in self.outputs().values() for e in es for s in e.state_symbols()}


def articulated(robot: Robot, inertias: Sequence[SpatialInertia]) -> tuple[list[Program], Weave]:
    """The program of each class of bodies, and how they make q̈; every joint carries something."""
    forward_dynamics(robot)  # refuses the joint that carries nothing, as it does without rolling
    bodies = _derived(robot, inertias)
    _reads(robot, bodies)
    classes = Classes()
    parts: list[Part] = []
    rows: dict[int, Element] = {}
    for i, own in enumerate(bodies):
        parts.append(Part(classes.number(own.outputs()), *_leaves(robot, i, bodies)))
        rows |= {k: (i, "qdd", n) for n, k in enumerate(robot.bodies[i].joint.indices)}
    weave = Weave(
        robot.name,
        parts,
        {NAME: ((robot.nv,), [rows[k] for k in range(robot.nv)])},
        state_inputs(robot, ("q", "qd", "tau")),
        parameter_values(robot),
        derived_angles(robot),
    )
    return classes.programs, weave


def _derived(robot: Robot, inertias: Sequence[SpatialInertia]) -> list[_Body]:
    """All bodies; zeros of velocities are known from below, those of loads from above."""
    bodies: list[_Body] = []
    pieces = single_bodies(robot, inertias)
    for i, body in enumerate(robot.bodies):
        alone = pieces[i]
        below = [ZERO] * 6
        if body.parent is not None:
            below = _named("v", bodies[body.parent].made[VELOCITY])
        bodies.append(_Body(alone, robot.children[i], {VELOCITY: below}))
        bodies[i].made[VELOCITY] = _flat(_velocity(alone.robot, below))
    loads: dict[int, list[Expr]] = {}
    for i in reversed(range(len(bodies))):
        own = bodies[i]
        own.loads = [_named(f"l{n}_", loads[c]) for n, c in enumerate(own.children)]
        ground = robot.bodies[i].parent is None
        names = [symbol(f"g{axis}") for axis in "xyz"]
        still = [ZERO if g is ZERO else s for g, s in zip(robot.gravity, names, strict=True)]
        own.given[ACCELERATION] = [*still, ZERO, ZERO, ZERO] if ground else _symbols("a", 6)
        own.made |= _freed(own)
        loads[i] = own.made[LOAD]
    for i, body in enumerate(robot.bodies):  # zeros of accelerations, from below again
        if body.parent is not None:
            bodies[i].given[ACCELERATION] = _named("a", bodies[body.parent].made[ACCELERATION])
            bodies[i].made |= _freed(bodies[i])
    return bodies


def _velocity(robot: Robot, below: Sequence[Expr]) -> Motion:
    """v_i = X v_λ + S q̇."""
    (pose,) = joint_poses(robot)
    return _motion(below).to_child(pose) + robot.bodies[0].joint.motion(robot.qd)


def _freed(own: _Body) -> dict[str, list[Expr]]:
    """The joint let go: what it hands to the body below, q̈ and the acceleration."""
    robot, inertia = own.piece.robot, own.piece.inertias[0]
    (pose,), joint = joint_poses(robot), robot.bodies[0].joint
    v = _velocity(robot, own.given[VELOCITY])
    c = v.cross(joint.motion(robot.qd))
    load = Load(ArticulatedInertia.of(inertia), v.cross_force(inertia.momentum(v)))
    for entries in own.loads:
        load = load + _load(entries)
    U = tuple(load.inertia @ unit for unit in joint.columns)
    D = Matrix(joint.type.efforts(column) for column in U)
    if joint.nv == 1:
        D = D + Matrix([[joint.motor.reflected_inertia]])
    passive = friction_efforts(robot)
    efforts = joint.efforts(load.bias)
    u = Vector(robot.tau[k] - passive[k] - effort for k, effort in efforts.items())
    six = [Vector(row) for row in zip(*((*x.f, *x.n) for x in U), strict=True)]
    a = _motion(own.given[ACCELERATION]).to_child(pose) + c
    rest = u - Vector(x.dot(a) for x in U)
    *solved, gain, qdd = solve_symmetric(D, [*six, u, rest])
    weighted = [Force(Vector(x[:3]), Vector(x[3:])) for x in zip(*solved, strict=True)]
    remaining = load.inertia.without(U, weighted)
    bias = load.bias + remaining @ c
    for column, g in zip(U, gain, strict=True):
        bias = bias + column * g
    return {
        LOAD: _flat_load(Load(remaining, bias).to_parent(pose)),
        "qdd": list(qdd),
        ACCELERATION: _flat(a + joint.type.motion(list(qdd))),
    }


def _reads(robot: Robot, bodies: Sequence[_Body]) -> None:
    """What of each body's results anyone reads."""
    for i, body in enumerate(robot.bodies):  # loads: from the base outward
        own = bodies[i]
        own.read = {VELOCITY: [], ACCELERATION: []}
        if body.parent is not None:
            parent = bodies[body.parent]
            parent.read[ACCELERATION] = list(range(6))  # for the moment: it needs all loads
            entries = parent.loads[parent.children.index(i)]
            used = parent.used()
            own.read[LOAD] = [k for k, s in enumerate(entries) if s in used]
    for own in reversed(bodies):  # motions: from the tips inward
        for name in (VELOCITY, ACCELERATION):
            read: set[int] = set()
            for child in own.children:
                used = bodies[child].used()
                read |= {k for k, s in enumerate(bodies[child].given[name]) if s in used}
            own.read[name] = sorted(read)


def _leaves(
    robot: Robot, i: int, bodies: Sequence[_Body]
) -> tuple[dict[Leaf, Leaf | Expr | Element], dict[Leaf, int]]:
    """What the leaves of a body are in the whole robot, and which come late."""
    own, joint = bodies[i], robot.bodies[i].joint
    small, body = own.piece.robot, own.piece.robot.bodies[0]
    leaves: dict[Leaf, Leaf | Expr | Element] = {
        leaf_of(s): number for s, number in own.piece.data.items()
    }
    for axis, number in zip("xyz", robot.gravity, strict=True):
        leaves[leaf_of(symbol(f"g{axis}"))] = -number
    pairs = [*zip(small.joint_values(body), robot.joint_values(robot.bodies[i]), strict=True)]
    for name in ("qd", "tau"):
        here, there = getattr(small, name), getattr(robot, name)
        mine, theirs = body.joint.indices, joint.indices
        pairs += zip((here[k] for k in mine), (there[k] for k in theirs), strict=True)
    leaves |= {leaf_of(a): leaf_of(b) for a, b in pairs}
    late: dict[Leaf, int] = {}
    below = robot.bodies[i].parent
    if below is not None:
        for name, phase in ((VELOCITY, 0), (ACCELERATION, 2)):
            for index, k in enumerate(bodies[below].read[name]):
                if own.given[name][k] is not ZERO:
                    leaf = leaf_of(own.given[name][k])
                    leaves[leaf], late[leaf] = (below, name, index), phase
    for child, entries in zip(own.children, own.loads, strict=True):
        for index, k in enumerate(bodies[child].read[LOAD]):
            leaf = leaf_of(entries[k])
            leaves[leaf], late[leaf] = (child, LOAD, index), 1
    return leaves, late


# -- what passes between bodies, as lists --------------------------------------------------


def _symbols(letter: str, count: int) -> list[Expr]:
    return [symbol(f"{letter}{k}", MOTION) for k in range(count)]


def _named(letter: str, entries: Sequence[Expr]) -> list[Expr]:
    """A symbol for each entry that is not zero."""
    symbols = _symbols(letter, len(entries))
    return [ZERO if e is ZERO else s for e, s in zip(entries, symbols, strict=True)]


def _motion(entries: Sequence[Expr]) -> Motion:
    return Motion(Vector(entries[:3]), Vector(entries[3:]))


def _flat(motion: Motion) -> list[Expr]:
    return [*motion.v, *motion.w]


def _flat_load(load: Load) -> list[Expr]:
    A, H, J = load.inertia.A, load.inertia.H, load.inertia.J
    upper = [*(A[i, j] for i, j in UPPER), *H.entries, *(J[i, j] for i, j in UPPER)]
    return [*upper, *load.bias.f, *load.bias.n]


def _load(entries: Sequence[Expr]) -> Load:
    a, j = (dict(zip(UPPER, entries[k : k + 6], strict=True)) for k in (0, 15))
    h = Matrix(entries[k : k + 3] for k in (6, 9, 12))
    A, J = (Matrix.symmetric(3, lambda r, c, part=part: part[r, c]) for part in (a, j))  # type: ignore[misc]
    return Load(ArticulatedInertia(A, h, J), Force(Vector(entries[21:24]), Vector(entries[24:])))
