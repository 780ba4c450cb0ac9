"""M and g of a tree as sums of products, from composite bodies (digest R37, R38, R43 step 1).

The composite body k is everything beyond joint k, with (m, s, J) about O_k in frame k. From the
tips to the base, with R = placement·Rot(z, q_k), each composite moves to its parent,

    s' = R s + m p        J' = R J Rᵀ − m p̂p̂ − p̂(Rs)^ − (Rs)^p̂                      (18-20)

and a unit rate of joint k gives it the momentum

    f = z × s, n = J z  (revolute)         f = m z, n = s × z  (prismatic)

that is carried down to every joint i before k, M_ik = z·n or z·f (17). Gravity, γ in frame k,
acts on the first moment: g_k = −γ·(z × s) or −m γ·z (digest R30). Bodies enter with their base
parameters only (`base_parameters`), so every composite is as sparse as it can be; no square of
a sine ever arises, because each angle is met once on the way up and once on the way down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from emdeg.errors import DeriveError, ExprError
from emdeg.exact.graph import ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix
from emdeg.exact.polynomial.expansion import Expander, ring_for
from emdeg.exact.polynomial.normal_form import normal_forms
from emdeg.exact.polynomial.ring import Ring
from emdeg.explicit.trig import CC, SC, ZERO_SUM, C, S, TrigSum, combine
from emdeg.mechanics.base import refuse_other_joints
from emdeg.mechanics.parameters.base_parameters import BaseParameters, base_parameters
from emdeg.mechanics.parameters.regressor import ENTRY
from emdeg.robot.robot import Body, Robot

if TYPE_CHECKING:
    from flint import fmpq_mpoly

Sums: TypeAlias = tuple[TrigSum, ...]
LONGEST_FORMULA = 600  # terms of all base parameters together; beyond, they keep their symbols


LONGEST_COEFFICIENTS = 10  # terms of all polynomials in the parameters, for each allowed product


class TooManyTerms(DeriveError):
    """The sum of products grows beyond the limit; the hierarchical form has no such limit."""


@dataclass(frozen=True)
class Composite:
    """(m, s, J) of a composite body; J as the six sums xx, xy, yy, xz, yz, zz."""

    mass: TrigSum
    moment: Sums
    tensor: Sums


@dataclass(frozen=True)
class Elements:
    """M (upper triangle, by bodies i before k) and g of every body's own joint, as sums.

    Coefficients are polynomials of `ring` in the parameters of the robot or, where those would
    be long, in its base parameters: then `values` says what each of their symbols stands for.
    """

    robot: Robot
    base: BaseParameters
    ring: Ring
    values: Mapping[Expr, Expr]
    M: Mapping[tuple[int, int], TrigSum]
    g: Mapping[int, TrigSum]


@dataclass(frozen=True)
class Recursion:
    """The two passes over one robot."""

    robot: Robot
    base: BaseParameters
    drives: bool = True
    limit: int = 200_000

    @cached_property
    def values(self) -> Mapping[Expr, Expr]:
        """Symbol → value of every base parameter that is not identically zero."""
        values = self.base.values()
        return {symbol(f"{b.name}R"): values[b.name] for b in self.base.effective}

    @cached_property
    def inertia(self) -> Mapping[tuple[int, str], Expr]:
        """(body, field) → what stands for a base parameter: its value if short, else its symbol."""
        symbols = list(self.values)
        try:
            sizes = [len(f) for f in normal_forms(list(self.values.values()), (), LONGEST_FORMULA)]
            short = sum(sizes) <= LONGEST_FORMULA
        except ExprError:  # longer than that, or divided by a mass
            short = False
        return {
            (b.body, b.field): self.values[s] if short else s
            for b, s in zip(self.base.effective, symbols, strict=True)
        }

    @cached_property
    def ring(self) -> Ring:
        """The ring of the coefficients."""
        roots: list[Expr] = [*self.inertia.values(), *self.robot.gravity]
        for body in self.robot.bodies:
            roots += [*body.joint.placement.rotation, *body.joint.placement.translation]
            roots.append(self._motor(body))
        return ring_for(roots)

    def _motor(self, body: Body) -> Expr:
        """The reflected inertia of a joint's own motor."""
        own = self.drives and body.joint.mimic is None
        return body.joint.motor.reflected_inertia if own else ZERO

    @cached_property
    def _expander(self) -> Expander:
        return Expander(self.ring)

    def poly(self, e: Expr) -> fmpq_mpoly:
        """A parameter-only expression as a polynomial."""
        value = self._expander.expand([e])[0]
        if value.bottom:
            raise DeriveError(f"{e} is not a polynomial in the parameters")
        return value.top

    def run(self) -> Elements:
        """All elements of M and g."""
        robot = self.robot
        bodies = range(len(robot.bodies))
        composites = self._composites()
        M: dict[tuple[int, int], TrigSum] = {}
        for k in bodies:
            M |= self._row(k, composites[k])
            self._check(list(M.values()))
            M[k, k] = M[k, k] + self._constant(self.poly(self._motor(robot.bodies[k])))
        gravity = self._gravity()
        g = {k: self._weight(k, gravity[k], composites[k]) for k in bodies}
        used = set(self.ring.generators)
        values = {s: v for s, v in self.values.items() if s in used}
        return Elements(robot, self.base, self.ring, values, M, g)

    # -- composite bodies ---------------------------------------------------------

    def _own(self, k: int) -> Composite:
        def field(name: str) -> TrigSum:
            found = self.inertia.get((k, name))
            return ZERO_SUM if found is None else self._constant(self.poly(found))

        return Composite(
            field("m"),
            (field("mx"), field("my"), field("mz")),
            tuple(field(name) for name in ENTRY),
        )

    def _constant(self, poly: fmpq_mpoly) -> TrigSum:
        return TrigSum({(0,) * len(self.robot.bodies): poly}) if poly else ZERO_SUM

    def _composites(self) -> list[Composite]:
        bodies = self.robot.bodies
        found = [self._own(k) for k in range(len(bodies))]
        for k in range(len(bodies) - 1, -1, -1):
            parent = bodies[k].parent
            if parent is None:
                continue
            moved = self._moved(k, found[k])
            own = found[parent]
            found[parent] = Composite(
                own.mass + moved.mass,
                tuple(a + b for a, b in zip(own.moment, moved.moment, strict=True)),
                tuple(a + b for a, b in zip(own.tensor, moved.tensor, strict=True)),
            )
            self._check(found[parent].tensor)
        return found

    def _check(self, sums: Sequence[TrigSum]) -> None:
        size = sum(map(len, sums))
        written = sum(len(coefficient) for s in sums for _, coefficient in s)
        if size > self.limit or written > LONGEST_COEFFICIENTS * self.limit:
            raise TooManyTerms(
                f"the sums of products of {self.robot.name!r} have more than {self.limit} terms",
                hint="use the hierarchical form, which nests its symbols",
            )

    def _moved(self, k: int, body: Composite) -> Composite:
        """Composite k seen from its parent's frame."""
        joint = self.robot.bodies[k].joint
        moment, tensor = body.moment, body.tensor
        if joint.revolute:
            moment, tensor = turned(k, moment), turned_tensor(k, tensor)
        rotation, p = joint.placement.rotation, joint.placement.translation
        moment, tensor = self._rotated(rotation, moment), self._conjugated(rotation, tensor)
        offset = [self._constant(self.poly(e)) for e in p]
        if joint.prismatic:  # p + R z q
            axis = [self._constant(self.poly(e)).raised(k) for e in rotation.column(2)]
            offset = [a + b for a, b in zip(offset, axis, strict=True)]
        return self._shifted(offset, body.mass, moment, tensor)

    def _shifted(self, p: Sequence[TrigSum], mass: TrigSum, s: Sums, J: Sums) -> Composite:
        """s' = s + m p,  J' = J − m p̂p̂ − p̂ŝ − ŝp̂ = J + (m p² + 2 p·s) E − m ppᵀ − psᵀ − spᵀ."""
        mp = [self._times(mass, x) for x in p]
        both = [combine(((a, 1), (b, 2))) for a, b in zip(mp, s, strict=True)]  # m p + 2 s
        squares = [self._times(b, x) for b, x in zip(both, p, strict=True)]  # xx of (mp+2s)pᵀ
        entries: list[TrigSum] = []
        for (i, j), old in zip(ENTRY.values(), J, strict=True):
            if i == j:
                others = [squares[k] for k in range(3) if k != i]
                entries.append(combine(((old, 1), (others[0], 1), (others[1], 1))))
            else:
                cross = (
                    (self._times(mp[i], p[j]), -1),
                    (self._times(s[i], p[j]), -1),
                    (self._times(s[j], p[i]), -1),
                )
                entries.append(combine(((old, 1), *cross)))
        moment = tuple(a + b for a, b in zip(s, mp, strict=True))
        return Composite(mass, moment, tuple(entries))

    def _times(self, a: TrigSum, b: TrigSum) -> TrigSum:
        """a·b where b is a constant, or a constant times one displacement plus a constant."""
        parts: list[tuple[TrigSum, int]] = []
        for m, c in b:
            product = a.map(lambda x, c=c: self.ring.multiply(x, c))  # type: ignore[misc]
            body = next((i for i, e in enumerate(m) if e), None)
            parts.append((product if body is None else product.raised(body), 1))
        return combine(parts)

    def _rotated(self, R: Matrix, v: Sums) -> Sums:
        """R v for a constant R."""
        return tuple(self._dot(row, v) for row in R.rows)

    def _dot(self, row: Sequence[Expr], v: Sums) -> TrigSum:
        parts: list[tuple[TrigSum, int]] = []
        for e, x in zip(row, v, strict=True):
            if e is ZERO or not x:
                continue
            if e.is_const and e.value in (1, -1):
                parts.append((x, int(e.value)))  # type: ignore[arg-type]
            else:
                parts.append((self._times(x, self._constant(self.poly(e))), 1))
        return combine(parts)

    def _conjugated(self, R: Matrix, J: Sums) -> Sums:
        """R J Rᵀ for a constant R."""
        if Matrix.identity() == R:
            return J
        xx, xy, yy, xz, yz, zz = J
        rows = ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))
        half = [self._rotated(R, row) for row in rows]  # rows of J Rᵀ
        columns = list(zip(*half, strict=True))
        return tuple(self._dot(R.rows[i], columns[j]) for i, j in ENTRY.values())

    # -- projections --------------------------------------------------------------

    def _row(self, k: int, body: Composite) -> dict[tuple[int, int], TrigSum]:
        """M_ik for every joint i before or at k."""
        bodies = self.robot.bodies
        sx, sy, _ = body.moment
        if bodies[k].joint.revolute:
            f: Sums = (-sy, sx, ZERO_SUM)
            n: Sums = body.tensor[3], body.tensor[4], body.tensor[5]
        else:
            f = (ZERO_SUM, ZERO_SUM, body.mass)
            n = (sy, -sx, ZERO_SUM)
        found: dict[tuple[int, int], TrigSum] = {}
        i: int | None = k
        while i is not None:
            joint = bodies[i].joint
            found[i, k] = n[2] if joint.revolute else f[2]
            f, n = self._carried(i, f, n)
            i = bodies[i].parent
        return found

    def _carried(self, k: int, f: Sums, n: Sums) -> tuple[Sums, Sums]:
        """A wrench on body k at O_k, seen from its parent: R f, R n + p × R f."""
        joint = self.robot.bodies[k].joint
        if joint.revolute:
            f, n = turned(k, f), turned(k, n)
        else:  # O_k is at p + R z q of the parent: add z q × f first
            n = (n[0] - f[1].raised(k), n[1] + f[0].raised(k), n[2])
        rotation = joint.placement.rotation
        f, n = self._rotated(rotation, f), self._rotated(rotation, n)
        p = [self._constant(self.poly(e)) for e in joint.placement.translation]
        lever = tuple(
            self._times(f[(i + 2) % 3], p[(i + 1) % 3])
            - self._times(f[(i + 1) % 3], p[(i + 2) % 3])
            for i in range(3)
        )
        return f, tuple(a + b for a, b in zip(n, lever, strict=True))

    def _gravity(self) -> list[Sums]:
        """γ, the gravity vector in the frame of every body."""
        base: Sums = tuple(self._constant(self.poly(e)) for e in self.robot.gravity)
        found: list[Sums] = []
        for k, body in enumerate(self.robot.bodies):
            before = base if body.parent is None else found[body.parent]
            inner = self._rotated(body.joint.placement.rotation.T, before)
            found.append(turned_back(k, inner) if body.joint.revolute else inner)
        return found

    def _weight(self, k: int, gravity: Sums, body: Composite) -> TrigSum:
        """g_k = γ_x s_y − γ_y s_x (revolute) or −m γ_z (prismatic)."""
        sx, sy, _ = body.moment
        if self.robot.bodies[k].joint.revolute:
            return self._product(gravity[0], sy) - self._product(gravity[1], sx)
        return -self._product(gravity[2], body.mass)

    def _product(self, a: TrigSum, b: TrigSum) -> TrigSum:
        """a·b of sums without a common joint."""
        found: list[tuple[TrigSum, int]] = []
        for m, c in a:
            terms = {
                tuple(x + y for x, y in zip(m, w, strict=True)): self.ring.multiply(c, d)
                for w, d in b
            }
            found.append((TrigSum(terms), 1))
        return combine(found)


# -- turns about z --------------------------------------------------------------------


def turned(k: int, v: Sums) -> Sums:
    """Rot(z, q_k)·v."""
    x, y, z = v
    return (
        x.times(k, C) - y.times(k, S),
        x.times(k, S) + y.times(k, C),
        z,
    )


def turned_back(k: int, v: Sums) -> Sums:
    """Rot(z, q_k)ᵀ·v."""
    x, y, z = v
    return (
        x.times(k, C) + y.times(k, S),
        y.times(k, C) - x.times(k, S),
        z,
    )


def turned_tensor(k: int, J: Sums) -> Sums:
    """Rot(z, q_k)·J·Rot(z, q_k)ᵀ, with sin² written 1 − cos²."""
    xx, xy, yy, xz, yz, zz = J
    difference = xx - yy
    change = combine(((difference.times(k, CC), 1), (xy.times(k, SC), -2)))
    mixed = combine(((difference.times(k, SC), 1), (xy.times(k, CC), 2), (xy, -1)))
    x, y, _ = turned(k, (xz, yz, ZERO_SUM))
    return (yy + change, mixed, xx - change, x, y, zz)


def elements(robot: Robot, *, drives: bool = True, limit: int = 200_000) -> Elements:
    """M and g of a robot of revolute and prismatic joints; `drives` adds motor inertias to M."""
    refuse_other_joints(robot, "the explicit model")
    if robot.has_floating_base:
        raise DeriveError(
            f"the explicit model needs coordinates, and {robot.name!r} has a free flyer",
            hint="fix its base, or use a recursive method",
        )
    return Recursion(robot, base_parameters(robot, "symoro"), drives, limit).run()
