"""What a user calls a parameter cannot change a result: robots without their users' names.

    names = canonical(robot)       every parameter is called by its place in the robot
    names.robot                    what equations are derived from
    names.program(program)         the user's names again, parameters in the order of declaration

Sums and products are kept in an order that hashes names, searches draw from names, interface
symbols of derivations have names (y3, M1_1, h1). So the flow sees textbook names only (`roles`):
m2, rx2, Ixx2 of body 2, a1 and d2 of its joint, p1, p2, … for what is nothing alone. Names of mimic
joints (angle[finger]) and of frames with external wrenches (fx[tool]) stand in symbols of the
state; they become numbers after a letter that no description can contain. The certificate, the
hash and messages speak of the user's robot.

In `names.shortened()` a long expression of parameters is a parameter too (z1, z2, …), and the
program gets its formula back at the end: hundreds of fixed links in a row give inertias of
thousands of operations at set-up, which no search for a short run time should carry along. The
proof is that of the whole program, against a derivation that knows of no z.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Any, TypeVar

from emdeg.errors import EmdegError
from emdeg.exact.calculus import substitute
from emdeg.exact.field import prime_for
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import CONSTANT, SYMBOL, ZERO, Expr, scale, symbol, walk
from emdeg.exact.implicit import Implicit
from emdeg.mechanics.kinematics import default_frame
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.compose import Link
from emdeg.program.ir import Input, Leaf, Program, Value
from emdeg.program.lower import leaf_of, lower
from emdeg.program.ops import LEAF
from emdeg.robot.edit.values import rewritten
from emdeg.robot.model.content import changed, expressions
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.parts import Body, Frame
from emdeg.robot.robot import Robot

T = TypeVar("T")
MARK = "§"
LONG = 1000  # nodes of an expression that becomes a parameter
_WORD = re.compile(MARK + r"?\w+")


@dataclass(frozen=True)
class Names:
    """A robot in our names, and the way back to the names of its user."""

    robot: Robot
    symbols: Mapping[Expr, Expr]  # the user's → ours, parameters in the order of declaration
    words: Mapping[str, str]  # our word in the name of a state symbol → the user's
    formulas: Mapping[Expr, Expr] = field(default_factory=dict)  # of z1, z2, … in our symbols

    def ours(self, value: T) -> T:
        """Whatever holds a user's expressions, in our symbols."""
        return _substituted(value, self.symbols)

    def users(self, value: T) -> T:
        """Whatever holds our expressions, in the user's symbols.

        What a proof calls by a name that the user has taken (`number 0 of a`) gets another one.
        """
        theirs = {ours: theirs for theirs, ours in self.symbols.items()}
        return _substituted(value, self._apart | theirs)

    @cached_property
    def _apart(self) -> dict[Expr, Expr]:
        """The user's parameter → one that nobody has, whose name no parameter has."""
        parameters = [s for s in self.symbols if s.rate == CONSTANT]
        mark = MARK
        while any(s.name.startswith(mark) for s in parameters):
            mark += MARK
        return {s: symbol(mark + s.name, angular=s.angular) for s in parameters}

    def shortened(self) -> Names:
        """The same with a symbol for every long expression; these where there is none."""
        robot, formulas = _shortened(self.robot)
        return replace(self, robot=robot, formulas=formulas) if formulas else self

    @cached_property
    def parameters(self) -> dict[str, str]:
        """Our name of a parameter → the user's."""
        return {o.name: t.name for t, o in self.symbols.items() if o.rate == CONSTANT}

    @contextmanager
    def told(self) -> Iterator[None]:
        """Errors that are raised inside speak of the user's names."""
        try:
            yield
        except EmdegError as error:
            words = {our: their for our, their in self.parameters.items() if len(our) > 1}
            error.translate(lambda text: _reworded(text, {**words, **self.words}))
            raise

    def program(self, program: Program) -> Program:
        """The program with the user's names; parameters in the order of declaration."""
        program = self._written_out(program)
        ours = program.parameters
        return replace(
            program,
            values=tuple(
                Value(LEAF, replace(v.a, name=self._leaf(v.a))) if v.op == LEAF else v
                for v in program.values
            ),
            inputs=tuple(Input(i.name, tuple(map(self._state, i.leaves))) for i in program.inputs),
            derived=tuple(replace(d, leaf=self._state(d.leaf)) for d in program.derived),
            parameters={t: ours[o] for o, t in self.parameters.items() if o in ours},
            metadata={key: self._state(value) for key, value in program.metadata.items()},
        )

    def _written_out(self, program: Program) -> Program:
        """The program with the formulas of z1, z2, … at set-up."""
        if not self.formulas:
            return program
        values = {s: known.value for s, known in self.robot.parameters.items()}
        known = {s.name: None if v is None else float(v) for s, v in values.items()}
        wanted = [*self.formulas.values()]
        setup = lower("setup", {"formulas": ((len(wanted),), wanted)}, ())
        link = Link(
            program.name,
            {leaf_of(z): (1, "formulas", k) for k, z in enumerate(self.formulas)},
            {
                o.name: (o.shape, [(0, o.name, k) for k in range(len(o.values))])
                for o in program.outputs
            },
            program.inputs,
            dict.fromkeys(setup.parameters) | known,
            derived=program.derived,
        )
        return replace(link((program, setup)), metadata=program.metadata)

    def _leaf(self, leaf: Leaf) -> str:
        return self.parameters[leaf.name] if leaf.rate == CONSTANT else self._state(leaf.name)

    def _state(self, text: str) -> str:
        return _reworded(text, self.words) if MARK in text else text


def _substituted(value: T, symbols: Mapping[Expr, Expr]) -> T:
    roots = list(dict.fromkeys(contents(value)))
    return _with(value, dict(zip(roots, substitute(roots, symbols), strict=True)))


def contents(value: object) -> Iterator[Expr]:
    """The expressions in anything: parts of robots, sequences and values of mappings."""
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        for item in value:
            yield from contents(item)
    else:
        yield from expressions(value)


def _with(value: T, new: Mapping[Expr, Expr]) -> T:
    result: Any = value
    if isinstance(value, Mapping):
        result = {key: _with(item, new) for key, item in value.items()}
    elif isinstance(value, Implicit):
        result = Implicit._make(_with(part, new) for part in value)
    elif isinstance(value, tuple | list):
        result = type(value)(_with(item, new) for item in value)
    else:
        result = changed(value, new.__getitem__)
    return result  # type: ignore[no-any-return]


def _reworded(text: str, words: Mapping[str, str]) -> str:
    return _WORD.sub(lambda found: words.get(found[0], found[0]), text)


def canonical(robot: Robot, more: Sequence[Expr] = ()) -> Names:
    """The robot in our names; `more` are expressions whose parameters are named too."""
    symbols = {
        theirs: symbol(name, angular=theirs.angular) for theirs, name in roles(robot, more).items()
    }
    words: dict[str, str] = {}
    ours = rewritten(robot, lambda roots: substitute(roots, symbols)).replaced(
        parameters={symbols[s]: known for s, known in robot.parameters.items()}
    )
    bodies = list(ours.bodies)
    for k, body in enumerate(bodies):
        if body.joint.mimic is not None:
            words[f"{MARK}{k}"] = body.joint.name
            bodies[k] = replace(body, joint=replace(body.joint, name=f"{MARK}{k}"))
    frames: list[Frame] = []
    for k, name in enumerate(robot.wrench_frames, len(bodies)):
        words[f"{MARK}{k}"] = name
        frames.append(replace(ours.frame(name), name=f"{MARK}{k}"))
        symbols |= zip(wrench_symbols(name), wrench_symbols(frames[-1].name), strict=True)
    ours = ours.replaced(
        bodies=tuple(bodies),
        # the default frame stays the last
        frames=(*frames, *ours.frames, *_last_frame(ours)) if frames else ours.frames,
        wrench_frames=tuple(frame.name for frame in frames),
    )
    for theirs, body in zip(robot.bodies, ours.bodies, strict=True):
        if body.joint.mimic is not None and body.joint.spin:
            symbols |= zip(_angles(robot, theirs), _angles(ours, body), strict=True)
    return Names(ours, symbols, words)


def _shortened(robot: Robot) -> tuple[Robot, dict[Expr, Expr]]:
    """The robot with a symbol for every long expression, and the formulas of these.

    The same function up to its sign has one symbol, however it is written.
    """
    long = [e for e in dict.fromkeys(expressions(robot)) if _is_long(e)]
    found: dict[tuple[int, ...], tuple[Expr, int]] = {}
    new: dict[Expr, Expr] = {}
    formulas: dict[Expr, Expr] = {}
    prime = prime_for(long)
    for formula, residues in zip(long, fingerprints(long, p=prime), strict=True):
        if not any(residues):
            new[formula] = ZERO
            continue
        opposite = tuple(-r % prime for r in residues)
        if residues not in found:
            z = symbol(f"z{len(formulas) + 1}")
            formulas[z] = formula
            found[residues], found[opposite] = (z, 1), (z, -1)
        z, sign = found[residues]
        new[formula] = scale(sign, z)
    if not formulas:
        return robot, {}
    made = rewritten(robot, lambda roots: [new.get(e, e) for e in roots])
    more = dict.fromkeys(formulas, Parameter())
    return made.replaced(parameters={**robot.parameters, **more}), formulas


def _is_long(expression: Expr) -> bool:
    """Has it more than LONG nodes? No more than these are looked at."""
    return sum(1 for _ in islice(walk([expression]), LONG + 1)) > LONG


def _last_frame(robot: Robot) -> tuple[Frame, ...]:
    """The frame that is meant when none is named, where it has no name of its own."""
    found = default_frame(robot)
    return () if found in robot.frames or found.body is None else (found,)


def _angles(robot: Robot, body: Body) -> list[Expr]:
    return [s for s, _ in robot.joint_angle(body).terms]


# -- names by place -----------------------------------------------------------------


def roles(robot: Robot, more: Sequence[Expr] = ()) -> dict[Expr, str]:
    """Parameter → its name by what it is in the robot, in the order of declaration.

    An expression gives its name to its parameter when it has only one that has no name yet.
    """
    named: dict[Expr, str] = {}
    places = [(name, _parameters_in([e])) for name, e in _places(robot)]
    found = True
    while found:
        found = False
        for name, symbols in places:
            new = [s for s in symbols if s not in named]
            if len(new) == 1 and name not in named.values():
                named[new[0]] = name
                found = True
    roots = [*expressions(robot), *more]
    every = list(dict.fromkeys([*robot.parameters, *_parameters_in(roots)]))
    rest = [s for s in every if s not in named]
    if len(rest) > 1:
        rest.sort(key=_differences(roots, named, rest).__getitem__)
    named |= {s: f"p{k}" for k, s in enumerate(rest, 1)}
    return {s: named[s] for s in every}


def _parameters_in(roots: Sequence[Expr]) -> list[Expr]:
    return [n for n in walk(roots) if n.kind == SYMBOL and n.rate == CONSTANT]


def _places(robot: Robot) -> Iterator[tuple[str, Expr]]:
    """The cells of a robot by the names that textbooks give to their contents."""
    yield from zip(("gx", "gy", "g"), robot.gravity, strict=True)
    for k, body in enumerate(robot.bodies, 1):
        joint, inertia = body.joint, body.inertia
        translation = joint.placement.translation
        yield from ((f"alpha{k - 1}", e) for e in joint.placement.rotation.entries)
        yield from zip((f"a{k - 1}", f"d{k}", f"d{k}"), translation, strict=True)
        yield f"m{k}", inertia.mass
        yield from zip((f"rx{k}", f"ry{k}", f"rz{k}"), inertia.com, strict=True)
        for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)):
            yield f"I{'xyz'[i]}{'xyz'[j]}{k}", inertia.tensor[i, j]
        yield f"Im{k}", joint.motor.reflected_inertia
        yield f"fv{k}", joint.friction.viscous
        yield f"fc{k}", joint.friction.coulomb
        if joint.elastic is not None:
            yield f"K{k}", joint.elastic.stiffness
            yield f"D{k}", joint.elastic.damping


def _differences(
    roots: Sequence[Expr], named: Mapping[Expr, str], rest: Sequence[Expr]
) -> dict[Expr, list[int]]:
    """A key of each symbol in `rest` that its name is not in: all the others look alike.

    The key is the order of every root; where a symbol does not stand it is that of all alike.
    """
    alike = {s: symbol(MARK, angular=s.angular) for s in rest}
    alike |= {s: symbol(name, angular=s.angular) for s, name in named.items()}
    plain = [e.order for e in substitute(roots, alike)]
    standing: dict[Expr, list[int]] = {s: [] for s in rest}
    for k, root in enumerate(roots):
        for s in _parameters_in([root]):
            if s in standing:
                standing[s].append(k)
    keys = {}
    for s, places in standing.items():
        marked = alike | {s: symbol(f"{MARK}1", angular=s.angular)}
        keys[s] = list(plain)
        for k, e in zip(places, substitute([roots[k] for k in places], marked), strict=True):
            keys[s][k] = e.order
    return keys
