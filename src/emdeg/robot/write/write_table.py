"""A robot as a plain table of texts: all that a stranger needs to write its equations himself.

    {"robot": name, "parameters": [[name, exact value | null], …], "let": [expression, …],
     "gravity": [x, y, z], "nq": …, "nv": …,
     "bodies": [{"parent": index | −1, "kind": "joint" | "floating", "q": place, "v": place,
                 "turn": radians and "slide": metres along z for 1 of the joint's coordinate,
                 "mimic": [multiplier, offset], "rotation": [9], "translation": [3], "mass": …,
                 "com": [3], "inertia": [9], "armature": …, "viscous": …, "coulomb": of sign(k q̇),
                 "smooth": of tanh(k q̇/smoothing), "smoothing": … (1 where there is none),
                 "rotor": what spins on the parent as much as the joint turns | 0,
                 "motor": index of the body that a spring pulls at, or of this one,
                 "stiffness": …, "damping": …}, …]}

An expression is arithmetic of exact numbers (3, 1/2, √2), of parameters by name and of what stands
in `let` by its place (%0, %1, …), with + − * / and cos, sin, sign, tanh, abs, sqrt; an angle is a
sum of whole multiples of parameters and of r*π. Rotations are those of the child's axes seen from
the parent, by rows; the inertia is about the centre of mass; k is the multiplier of `mimic`. Every
field is always there: who reads it has no cases to tell apart. The first parameters are those of
the files, in their order. For tools/check_emdeg.py and whoever reads it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from emdeg.errors import UsageError
from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONST, COS, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.numbers import Number
from emdeg.robot.model.content import expressions
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Frame

LONGEST = 200  # characters of an expression before it stands in `let`
#: A joint's radians and metres for 1 of its coordinate; a screw says its pitch.
KINDS = {
    "revolute": ("1", "0"),
    "prismatic": ("0", "1"),
    "screw": ("1", ""),
    "floating": ("0", "0"),
}


def table_of(
    robot: Mechanism,
    frames: Mapping[str, Frame],
    *,
    rotors: bool = False,
    first: Sequence[str] = (),
) -> tuple[dict[str, Any], dict[str, Any]]:
    """(the robot as plain data, frames that results are about); `rotors`: see terms/drives.py.

    The parameters named in `first` come first, in that order.
    """
    if robot.wrench_frames or not robot.base_motion.is_zero:
        raise UsageError(
            "a table has no place for external wrenches and for a base that is moved",
            element=robot.name, hint="give the robot a floating joint instead of a moving base",
        )  # fmt: skip
    write = _Texts(list(expressions((robot.bodies, robot.gravity, *frames.values()))))
    values = {s.name: _value(p.value) for s, p in robot.parameters.items()}
    table: dict[str, Any] = {
        "robot": robot.name,
        "parameters": [[name, values[name]] for name in dict.fromkeys([*first, *values])],
        "gravity": write.each(robot.gravity),
        "nq": robot.nq,
        "nv": robot.nv,
        "bodies": [_body(robot, k, write, rotors) for k in range(len(robot.bodies))],
    }
    about = {name: _frame(frame, write) for name, frame in frames.items()}
    table["let"] = write.let
    return table, about


def _value(value: Number | None) -> str | None:
    return None if value is None else str(value)


def _body(robot: Mechanism, index: int, write: _Texts, rotors: bool) -> dict[str, Any]:
    body = robot.bodies[index]
    joint, motor, friction = body.joint, body.joint.motor, body.joint.friction
    kind = joint.type.name
    if kind not in KINDS:
        raise UsageError(
            "a table knows no joints of this kind", element=f"joint {joint.name}", found=kind,
            expected=", ".join(KINDS),
        )  # fmt: skip
    turn, slide = KINDS[kind]
    mimic = joint.mimic
    found: dict[str, Any] = {
        "name": body.name,
        "joint": joint.name,
        "parent": -1 if body.parent is None else body.parent,
        "kind": "floating" if kind == "floating" else "joint",
        "q": robot.configuration_index(joint.coordinate),
        "v": joint.coordinate,
        "turn": turn,
        "slide": write.one(joint.slide) if kind == "screw" else slide,
        "mimic": ["1", "0"] if mimic is None else [str(mimic.multiplier), str(mimic.offset)],
    }
    found |= _pose(joint.placement, write) | _inertia(body.inertia, write)
    smooth = friction.smoothing.kind != CONST or friction.smoothing.value != 0
    coulomb = write.one(friction.coulomb)
    found |= {
        "armature": write.one(motor.reflected_inertia),
        "viscous": write.one(friction.viscous),
        "coulomb": "0" if smooth else coulomb,
        "smooth": coulomb if smooth else "0",
        "smoothing": write.one(friction.smoothing) if smooth else "1",
    }
    spins = (rotors or motor.coupled) and turn != "0" and body.parent is not None
    found["rotor"] = write.one(motor.rotor_inertia * motor.gear_ratio) if spins else "0"
    return found | _spring(robot, index, write)


def _pose(pose: Pose, write: _Texts) -> dict[str, Any]:
    return {
        "rotation": write.each(pose.rotation.entries),
        "translation": write.each(pose.translation),
    }


def _inertia(inertia: Inertia, write: _Texts) -> dict[str, Any]:
    tensor = [inertia.tensor[i, j] for i in range(3) for j in range(3)]
    return {
        "mass": write.one(inertia.mass),
        "com": write.each(inertia.com),
        "inertia": write.each(tensor),
    }


def _frame(frame: Frame, write: _Texts) -> dict[str, Any]:
    body = -1 if frame.body is None else frame.body
    return {"frame": frame.name, "parent": body, **_pose(frame.pose, write)}


def _spring(robot: Mechanism, index: int, write: _Texts) -> dict[str, Any]:
    """The spring between a joint and its motor, of no stiffness where there is none."""
    joint = robot.bodies[index].joint
    if joint.elastic is None or joint.mimic is not None or joint.coordinate not in robot.motors:
        return {"motor": index, "stiffness": "0", "damping": "0"}
    motor = robot.by_coordinate[robot.motors[joint.coordinate]].name
    return {
        "motor": [body.joint.name for body in robot.bodies].index(motor),
        "stiffness": write.one(joint.elastic.stiffness),
        "damping": write.one(joint.elastic.damping),
    }


class _Texts:
    """Expressions as texts; what several of them contain is written once, in `let`."""

    def __init__(self, roots: Sequence[Expr]) -> None:
        self.let: list[str] = []
        self._text: dict[Expr, str] = {}
        nodes = list(walk(roots))
        self._uses = Counter(child for node in nodes for child in node.children())

    def each(self, entries: Iterable[Expr]) -> list[str]:
        """The texts of several."""
        return [self.one(entry) for entry in entries]

    def one(self, root: Expr) -> str:
        """The text of one expression."""
        for node in walk([root]):
            if node not in self._text:
                self._text[node] = self._kept(node, self._write(node))
        return self._text[root]

    def _kept(self, node: Expr, text: str) -> str:
        again = node.kind not in (CONST, SYMBOL) and self._uses[node] > 1
        if not again and len(text) <= LONGEST:
            return text
        self.let.append(text)
        return f"%{len(self.let) - 1}"

    def _write(self, node: Expr) -> str:
        kind, args = node.kind, node.args
        if kind == CONST:
            return _number(args[0])
        if kind == SYMBOL:
            return self._symbol(node)
        if kind == SCALE:
            return f"{_number(args[0], held=True)}*{self._held(args[1])}"
        if kind == SUM:
            terms = [] if args[0] == 0 else [_number(args[0], held=True)]
            for term, factor in args[1]:
                times = "" if factor == 1 else f"{_number(factor, held=True)}*"
                terms.append(times + self._held(term))
            return " + ".join(terms)
        if kind == PRODUCT:
            return "*".join(map(self._held, args))
        if kind == POWER:
            product = "*".join([self._held(args[0])] * abs(args[1]))
            return product if args[1] > 0 else f"1/({product})"
        if kind == COS or kind == SIN:
            return f"{'cos' if kind == COS else 'sin'}({self._angle(*args)})"
        return f"{args[0]}({self._text[args[1]]})"

    def _angle(self, terms: Iterable[tuple[Expr, int]], half_turns: Fraction) -> str:
        parts = [f"{k}*{self._text[s]}" for s, k in terms]
        text = " + ".join([*parts, *([f"{half_turns}*π"] if half_turns else [])])
        return text.replace("+ -", "- ")

    def _symbol(self, node: Expr) -> str:
        if node.rate == 0:
            return node.name
        raise UsageError("a table has no place for what moves by itself", found=node.name)

    def _held(self, node: Expr) -> str:
        text = self._text[node]
        plain = node.kind in (SYMBOL, COS, SIN) or text.lstrip("%").isdigit()
        return text if plain else f"({text})"


def _number(value: Number, held: bool = False) -> str:
    text = str(value)
    return text if not held or text.isdigit() else f"({text})"
