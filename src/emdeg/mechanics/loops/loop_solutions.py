"""Explicit positions: the dependent coordinates of a loop from the independent ones.

Everything reduces to one equation, a cos θ + b sin θ + c = 0, with the two roots

    cos θ = (−a c ∓ b w)/n,    sin θ = (−b c ± a w)/n,    n = a² + b²,    w = √(n − c²)

    two turns in a plane       φ = u + U e(θ) + V e(η):  |u + U e(θ)|² = |V|², then e(η)
        (four-bar, five-bar, each leg of a 3-RRR; Freudenstein's equation)
    a turn and a slide         φ = u + U e(θ) + v s:  the part across v, then s   (slider-crank)
    a turn and a universal     |p_ball − p_elbow(θ)|² = L², then the universal's angles   (Delta)
    a universal and a slide    s = |p_ball − p_base|, then the universal's angles  (Stewart)
    followers                  η = Σ k θ                                     (parallelograms)

w is real as long as the loop can be assembled, and w = 0 where its two branches meet: a singular
configuration. (Norton, Design of Machinery, chapter 4; Merlet, Parallel Robots, chapters 3 and 4.)
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from emdeg.errors import DeriveError, ExprError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.calculus import derivative, substitute
from emdeg.exact.evaluate import evaluate
from emdeg.exact.fingerprint import vanishing
from emdeg.exact.graph import CONFIGURATION, COS, ONE, SIN, ZERO, Expr, function, symbol, walk
from emdeg.exact.linalg import Vector, rotation_z
from emdeg.exact.numbers import turned
from emdeg.mechanics.kinematics import body_pose, frame_pose
from emdeg.mechanics.loops.constraints import Constraints, loop_residual
from emdeg.public import public
from emdeg.robot.model.loops import TRANSLATIONS, Loop
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed


class OnCircle(NamedTuple):
    """An angle by its cosine and sine."""

    cos: Expr
    sin: Expr


@dataclass(frozen=True)
class Positions:
    """Each dependent coordinate in terms of the independent ones.

    `angles` and `slides` are in the order of their solution; `roots` are the arguments of the
    square roots, all positive where the robot can be assembled and zero where branches meet.
    """

    __repr__ = brief
    _repr_html_ = listed

    robot: Robot
    angles: Mapping[Expr, OnCircle | Angle]
    slides: Mapping[Expr, Expr]
    roots: tuple[Expr, ...]

    def express(self, expressions: Sequence[Expr]) -> list[Expr]:
        """Expressions without the dependent coordinates."""
        follow = {q: a for q, a in self.angles.items() if isinstance(a, Angle)}
        known = {q: a for q, a in self.angles.items() if isinstance(a, OnCircle)}
        return on_circles(substitute(expressions, {**follow, **self.slides}), known)

    def values(
        self, q: Sequence[float], parameters: Mapping[Expr, float] | None = None
    ) -> list[float]:
        """All of q, the dependent ones recomputed; DeriveError where the loops cannot close."""
        robot = self.robot
        known = {**(robot.values() if parameters is None else parameters)}
        known.update(zip(robot.q, map(float, q), strict=True))
        for root in self.roots:
            if evaluate([root], known)[0] < 0:
                raise DeriveError(
                    "the loops cannot be closed at this position of the independent joints",
                    element=robot.name,
                    hint="they are out of reach; the limits are where two branches meet",
                )
        try:
            found = list(map(float, q))
            for q_slide, slide in self.slides.items():
                found[robot.q.index(q_slide)] = evaluate([slide], known)[0]
            for q_turn, angle in self.angles.items():
                pair = (cos(angle), sin(angle)) if isinstance(angle, Angle) else angle
                c, s = evaluate(list(pair), known)
                found[robot.q.index(q_turn)] = math.atan2(s, c)
            return found
        except (ExprError, ValueError):
            raise DeriveError(
                "this is a singular configuration of the loops", element=robot.name,
                hint="the dependent coordinates are not determined here; move a little aside",
            ) from None  # fmt: skip


def on_circles(roots: Sequence[Expr], known: Mapping[Expr, OnCircle]) -> list[Expr]:
    """Every cos and sin of a known angle by its expression, sums by the addition theorems."""
    if not known:
        return list(roots)
    done: dict[Expr, Expr] = {}
    for node in walk(roots):
        if node.kind not in (COS, SIN) or not any(s in known for s, _ in node.args[0]):
            continue
        terms, offset = node.args
        rest = Angle(tuple((s, k) for s, k in terms if s not in known), offset)
        turns = ((known[own], multiple) for own, multiple in terms if own in known)
        c, s = turned((cos(rest), sin(rest)), turns, lambda x: x)
        done[node] = c if node.kind == COS else s
    return substitute(roots, dict(done))


@public
def loop_positions(
    constraints: Constraints,
    independent: Sequence[Expr],
    branches: Mapping[str, int] | None = None,
) -> Positions:
    """Explicit positions of every loop; `branches` chooses ±1 for each loop (default +1).

    A loop with two roots takes +1, −1 for the first; DeriveError if a loop has no such solution.
    """
    robot = constraints.robot
    work = _Work(robot, dict(constraints.followers))
    signs = branches or {}
    open_loops = [loop for loop in robot.loops if not loop.follows]
    while open_loops:
        for loop in open_loops:
            whole = work.express(loop_residual(robot, loop))
            residual = [e for e, idle in zip(whole, vanishing(whole), strict=True) if not idle]
            present = {n for e in residual for n in walk([e])} & set(robot.q)
            unknown = [q for q in robot.q if q in present and q not in independent]
            if _solve(work, loop, residual, unknown, signs.get(loop.name, 1)):
                open_loops.remove(loop)
                break
        else:
            raise DeriveError(
                "no explicit position solution is known",
                element=f"loop {open_loops[0].name}",
                hint="use the Newton projection, or other independent coordinates",
            )
    return Positions(robot, work.angles, work.slides, tuple(work.roots))


@dataclass
class _Work:
    robot: Robot
    angles: dict[Expr, OnCircle | Angle]
    slides: dict[Expr, Expr] = field(default_factory=dict)
    roots: list[Expr] = field(default_factory=list)

    def express(self, expressions: Sequence[Expr]) -> list[Expr]:
        return Positions(self.robot, self.angles, self.slides, ()).express(expressions)

    def root(self, a: Expr, b: Expr, c: Expr, sign: int) -> OnCircle:
        """a cos θ + b sin θ + c = 0."""
        if a is ZERO or b is ZERO:  # θ within a quarter turn of 0, or a half turn in [0, π]
            known = -c / (a + b)
            self.roots.append(ONE - known * known)
            other = function("sqrt", self.roots[-1]) * sign
            return OnCircle(other, known) if a is ZERO else OnCircle(known, other)
        n = a * a + b * b
        inside = n - c * c
        self.roots.append(inside)
        w = function("sqrt", inside) * sign
        return OnCircle((-a * c - b * w) / n, (a * w - b * c) / n)


def _solve(work: _Work, loop: Loop, residual: list[Expr], unknown: list[Expr], sign: int) -> bool:
    """Solve one loop if it is of a known kind."""
    turning = [q for q in unknown if q.angular]
    sliding = [q for q in unknown if not q.angular]
    if len(residual) == 2 and len(turning) == 2 and not sliding:
        return _two_turns(work, residual, turning, sign)
    if len(residual) == 2 and len(turning) == 1 and len(sliding) == 1:
        return _turn_and_slide(work, residual, turning[0], sliding[0], sign)
    if loop.directions == TRANSLATIONS and len(unknown) == 3:
        return _leg(work, loop, sign)
    return False


_C, _S = symbol("cos θ", CONFIGURATION), symbol("sin θ", CONFIGURATION)


def _parts(equations: Sequence[Expr], q: Expr) -> tuple[Vector, Vector, Vector] | None:
    """u, U_c, U_s with equations = u + U_c cos q + U_s sin q; None if they are not of this form."""
    flat = on_circles(equations, {q: OnCircle(_C, _S)})
    U_c, U_s = derivative(flat, {_C: ONE}), derivative(flat, {_S: ONE})
    if any(n in (_C, _S, q) for n in walk([*U_c, *U_s])):
        return None
    return Vector(substitute(flat, {_C: ZERO, _S: ZERO})), Vector(U_c), Vector(U_s)


def _distance(u: Vector, U_c: Vector, U_s: Vector, square: Expr) -> tuple[Expr, Expr, Expr] | None:
    """a, b, c of |u + U e(θ)|² = square; None unless U e(θ) runs on a circle."""
    if not all(vanishing([U_c.dot(U_c) - U_s.dot(U_s), U_c.dot(U_s)])):
        return None
    return 2 * u.dot(U_c), 2 * u.dot(U_s), u.dot(u) + U_c.dot(U_c) - square


def _two_turns(work: _Work, residual: list[Expr], turning: list[Expr], sign: int) -> bool:
    """u + U e(θ) + V e(η) = 0 in a plane."""
    for theta, eta in (turning, turning[::-1]):
        split = _parts(residual, eta)
        if split is None:
            continue
        moved, V_c, V_s = split
        # |u + U e(θ)|² = |V|², or, when θ is further out in the same leg, |V(θ)|² = |u|²
        near = theta in set(walk([*moved]))
        inner = _parts(list(moved if near else V_c), theta)
        if inner is None or near == (theta in set(walk([*V_c, *V_s]))):
            continue
        equation = _distance(*inner, V_c.dot(V_c) if near else moved.dot(moved))
        if equation is None:
            continue
        work.angles[theta] = work.root(*equation, sign)
        # V = |V|·rotation: e(η) = −Vᵀ moved / |V|²
        flat = work.express([*moved, *V_c, *V_s])
        moved, V_c, V_s = Vector(flat[:2]), Vector(flat[2:4]), Vector(flat[4:])
        size = V_c.dot(V_c)
        work.angles[eta] = OnCircle(-V_c.dot(moved) / size, -V_s.dot(moved) / size)
        return True
    return False


def _turn_and_slide(work: _Work, residual: list[Expr], theta: Expr, slide: Expr, sign: int) -> bool:
    """u + U e(θ) + v s = 0 in a plane."""
    v = Vector(derivative(residual, {slide: ONE}))
    still = Vector(substitute(residual, {slide: ZERO}))
    equation = _parts([still[1] * v[0] - still[0] * v[1]], theta)
    if equation is None or any(n in (theta, slide) for e in v for n in walk([e])):
        return False
    c, a, b = (part[0] for part in equation)
    work.angles[theta] = work.root(a, b, c, sign)
    (along,) = work.express([v.dot(still)])
    work.slides[slide] = -along / v.dot(v)
    return True


def _leg(work: _Work, loop: Loop, sign: int) -> bool:
    """A leg of three joints: a turn and a universal, or a universal and a slide."""
    robot = work.robot
    leg, goal = robot.frame(loop.second), frame_pose(robot, loop.first).translation
    path = robot.path(leg.body)
    if len(path) != 3:
        return False
    joints = [robot.bodies[i].joint for i in path]
    q = [robot.q[robot.configuration_index(j.coordinate)] for j in joints]
    kinds = "".join(j.type.letter for j in joints)
    if kinds == "RRR" and joints[2].placement.translation.is_zero:
        elbow = (body_pose(robot, path[0]) @ joints[1].placement).translation
        gap = goal - elbow
        length = leg.pose.translation.dot(leg.pose.translation)
        split = _parts(list(gap), q[0])
        equation = None if split is None else _distance(*split, length)
        if equation is None:
            return False
        work.angles[q[0]] = work.root(*equation, sign)
        below, first, tip = body_pose(robot, path[0]), 1, leg.pose.translation
    elif kinds == "RRP" and joints[1].placement.translation.is_zero:
        gap = goal - joints[0].placement.translation
        reach = joints[2].placement
        offset = reach.apply(leg.pose.translation)
        if not offset.is_zero:
            return False
        square = gap.dot(gap)
        work.roots.append(square)
        work.slides[q[2]] = function("sqrt", square)
        tip = reach.rotation @ Vector((ZERO, ZERO, work.slides[q[2]]))
        below, first = body_pose(robot, None), 0
    else:
        return False
    start = below @ joints[first].placement
    w = Vector(work.express(list(start.rotation.T @ (goal - start.translation))))
    turned = joints[first + 1].placement.rotation @ rotation_z(q[first + 1]) @ tip
    _universal(work, turned, w, q[first], q[first + 1])
    return True


def _universal(work: _Work, x: Vector, w: Vector, outer: Expr, inner: Expr) -> None:
    """Rot(z, outer) x(inner) = w: x_z = w_z gives the inner angle, then the outer one follows."""
    equation = _parts([x[2] - w[2]], inner)
    assert equation is not None, "x is a turn about z"
    c, a, b = (part[0] for part in equation)
    work.angles[inner] = work.root(a, b, c, 1)
    x = Vector(work.express(list(x)))
    size = x[0] * x[0] + x[1] * x[1]
    work.angles[outer] = OnCircle(
        (x[0] * w[0] + x[1] * w[1]) / size, (x[0] * w[1] - x[1] * w[0]) / size
    )
