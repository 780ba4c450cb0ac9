"""Coriolis and centrifugal terms from the partial derivatives of M, with as few as possible.

    β_ijk = ½ (∂M_ij/∂q_k + ∂M_ik/∂q_j − ∂M_jk/∂q_i)                                  (R23)
    c_ij = β_ijj multiplies q̇_j²,    b_ijk = 2 β_ijk, j before k, multiplies q̇_j q̇_k

There are n²(n+1)/2 symbols. The rules (EMDEG 26-35, Armstrong 7-10; digest R39, R41, R42) say
which of them vanish, which equal others up to sign, and which partial derivatives the rest need;
`ChristoffelReport` counts them (R49).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Vector
from emdeg.explicit import rules
from emdeg.explicit.coordinates import Elements
from emdeg.explicit.model import Name
from emdeg.explicit.products import Atoms
from emdeg.explicit.rules import ChristoffelReport, Log
from emdeg.mechanics.base import symbol_key

if TYPE_CHECKING:
    from flint import fmpq_mpoly

Key: TypeAlias = tuple[int, int, int]  # (i, j, k) with j ≤ k, of β_ijk


@dataclass(frozen=True)
class Symbol:
    """β_ijk: its value, the rule that gave it, and the symbol that it equals (`factor` times)."""

    value: fmpq_mpoly
    rule: str | None = None
    same_as: Key | None = None
    factor: int = 1


class Christoffel:
    """The Christoffel symbols of one robot, derived with the rules of a log."""

    def __init__(self, coordinates: Elements, log: Log, atoms: Atoms) -> None:
        self.coordinates = coordinates
        self.log = log
        self.atoms = atoms
        self._partials: dict[tuple[int, int, int], fmpq_mpoly] = {}
        self._symbols: dict[Key, Symbol] = {}
        self._signatures: dict[Key, tuple[int, int]] = {}
        self._shapes: dict[tuple[object, ...], int] = {}  # canonical form → its number
        n = coordinates.robot.nv
        for i in range(n):
            for j in range(n):
                for k in range(j, n):
                    self.symbol(i, j, k)

    # -- partial derivatives --------------------------------------------------------

    def partial(self, i: int, j: int, k: int) -> fmpq_mpoly:
        """∂M_ij/∂q_k, computed once and only where no rule says that it is zero."""
        key = (min(i, j), max(i, j), k)
        if key not in self._partials:
            self._partials[key] = self._partial(*key)
        return self._partials[key]

    def _partial(self, i: int, j: int, k: int) -> fmpq_mpoly:
        own = self.coordinates
        element = own.inertia(i, j)
        if not element:
            return own.whole.zero
        premises = {  # a joint k before or at i and j moves all that M_ij measures
            rules.EARLIER_JOINTS: not own.tied and own.before(k, i) and own.before(k, j),
            rules.SYMMETRIC_LAST_LINK: k in self.symmetric_tips,
        }
        for rule, holds in premises.items():
            if holds and rule in self.log:
                self.log.fired(rule, f"∂{Name('M', (i, j))}/∂q{k + 1}", "is zero")
                return own.whole.zero
        return own.partial(element, k)

    @cached_property
    def symmetric_tips(self) -> frozenset[int]:
        """Last revolute joints whose body is symmetric about its axis: Jxx = Jyy, no products."""
        robot = self.coordinates.robot
        found = set()
        for k, body in enumerate(robot.bodies):
            if robot.children[k] or not body.joint.spin or self.coordinates.tied:
                continue
            J, s = body.inertia.about_frame(), body.inertia.first_moment
            premises = (J[0, 0] - J[1, 1], J[0, 1], J[0, 2], J[1, 2], s[0], s[1])
            if all(e is ZERO or is_zero(e) for e in premises):
                found.add(body.joint.coordinate)
        return frozenset(found)

    # -- symbols --------------------------------------------------------------------

    def symbol(self, i: int, j: int, k: int) -> Symbol:
        """β_ijk."""
        key = symbol_key(i, j, k)
        if key not in self._symbols:
            found, tips = self._by_rule(*key), self.symmetric_tips & set(key)
            if found.rule is None and not found.value and rules.SYMMETRIC_LAST_LINK in self.log:
                found = replace(found, rule=rules.SYMMETRIC_LAST_LINK if tips else None)
            self._symbols[key] = found
        return self._symbols[key]

    def _by_rule(self, i: int, j: int, k: int) -> Symbol:
        own = self.coordinates
        apart = not own.tied and own.chain(i, j, k) is None
        if apart and rules.BRANCHES in self.log:
            return self._zero(rules.BRANCHES, i, j, k)
        if apart or own.tied:
            return Symbol(self._general(i, j, k))
        if j == k:
            return self._centrifugal(i, j)
        return self._coriolis(i, j, k) if own.before(j, k) else self._coriolis(i, k, j)

    def _zero(self, rule: str, i: int, j: int, k: int) -> Symbol:
        self.log.fired(rule, str(velocity_name((i, j, k))[0]), "is zero")
        return Symbol(self.coordinates.whole.zero, rule)

    def _alias(self, rule: str, key: Key, of: Key, factor: int) -> Symbol:
        other = self.symbol(*of)
        of = symbol_key(*of)
        if other.same_as is not None:  # to the end of the line
            of, factor = other.same_as, factor * other.factor
        if not other.value:
            return self._zero(rule, *key)
        self.log.fired(rule, str(velocity_name(key)[0]), f"equals {_multiple(key, of, factor)}")
        value = self._symbols[of].value if factor > 0 else -self._symbols[of].value
        return Symbol(value, rule, of, factor)

    def _general(self, i: int, j: int, k: int) -> fmpq_mpoly:
        return (self.partial(i, j, k) + self.partial(i, k, j) - self.partial(j, k, i)) / 2

    def _centrifugal(self, i: int, j: int) -> Symbol:
        """c_ij, i and j on one path."""
        before, sign = self.parallel_pairs.get(i, (None, 1))
        if before == j and rules.PARALLEL_JOINTS in self.log:  # c_{p+1,p} = −c_{p,p+1}
            return self._alias(rules.PARALLEL_JOINTS, (i, j, j), (j, i, i), -sign)
        if rules.CENTRIFUGAL not in self.log:
            return Symbol(self._general(i, j, j))
        if i == j:
            return self._zero(rules.CENTRIFUGAL, i, j, j)
        if self.coordinates.before(i, j):
            return Symbol(self.partial(i, j, j))
        return Symbol(self.partial(j, j, i) / -2)

    def _coriolis(self, i: int, j: int, k: int) -> Symbol:
        """β_ijk, j before k on one path."""
        before = self.coordinates.before
        if rules.CORIOLIS in self.log:
            if i == k:
                return self._zero(rules.CORIOLIS, i, j, k)
            if i == j:
                return self._alias(rules.CORIOLIS, symbol_key(i, j, k), (k, i, i), -1)
            if before(k, i):
                return self._alias(rules.CORIOLIS, symbol_key(i, j, k), (k, j, i), -1)
        if rules.PARALLEL_JOINTS in self.log:
            found = self._parallel_coriolis(i, j, k)
            if found is not None:
                return found
        if rules.CORIOLIS not in self.log:
            return Symbol(self._general(i, j, k))
        if before(i, j):
            return Symbol((self.partial(i, j, k) + self.partial(i, k, j)) / 2)
        return Symbol((self.partial(i, j, k) - self.partial(j, k, i)) / 2)

    # -- parallel joints (30-35) ------------------------------------------------------

    @cached_property
    def parallel_pairs(self) -> Mapping[int, tuple[int, int]]:
        """Coordinate p+1 → (coordinate p, ±1) where axis p+1 is parallel to its parent's, p."""
        bodies = self.coordinates.robot.bodies
        return {
            bodies[k].joint.coordinate: (bodies[p].joint.coordinate, sign)
            for k, (p, sign) in self.atoms.parallel_to.items()
            if bodies[k].parent == p and len(self.coordinates.robot.children[p]) == 1
        }

    def _parallel_coriolis(self, i: int, j: int, k: int) -> Symbol | None:
        before = self.coordinates.before
        for q, (p, sign) in self.parallel_pairs.items():
            if j == p and k == q and before(i, p) and i != p:
                # b_{i,p,p+1} = 2 c_{i,p+1}
                return self._alias(rules.PARALLEL_JOINTS, symbol_key(i, j, k), (i, q, q), sign)
            if j == p and k != q and before(q, k):  # b_{i,p,k} = b_{i,p+1,k}
                return self._alias(rules.PARALLEL_JOINTS, symbol_key(i, j, k), (i, q, k), sign)
            if i == p and k == q and before(j, p) and j != p and self._orthogonal(j, p):
                # b_{p,i,p+1} = (z_i·z_p) b_{p,p,p+1}
                return self._zero(rules.PARALLEL_JOINTS, i, j, k)
        return None

    def _orthogonal(self, i: int, p: int) -> bool:
        """z_i · z_p = 0 in every configuration, or joint i slides."""
        robot = self.coordinates.robot
        (first, _), (last, _) = self.coordinates.joints[i][0], self.coordinates.joints[p][0]
        if not robot.bodies[first].joint.spin:
            return True
        axis = Vector.unit(2)
        for body in reversed(robot.path(last)[robot.path(last).index(first) + 1 :]):
            axis = robot.joint_pose(body).rotation @ axis
        return bool(is_zero(axis[2]))

    # -- results --------------------------------------------------------------------

    def _signature(self, key: Key) -> tuple[int, int]:
        """(number of the canonical form up to sign, sign) of a symbol that is not zero."""
        of, factor = self._symbols[key].same_as or key, self._symbols[key].factor
        if of not in self._signatures:
            value = self._symbols[of].value
            sign = 1 if value.leading_coefficient() > 0 else -1
            shape = tuple((value * sign).terms())
            self._signatures[of] = (self._shapes.setdefault(shape, len(self._shapes)), sign)
        found, sign = self._signatures[of]
        return found, sign * factor

    def merged(self) -> dict[Key, Symbol]:
        """The symbols, with those that are equal functions pointing to the first of them."""
        if rules.EQUAL_FUNCTIONS not in self.log:
            return dict(self._symbols)
        first: dict[object, tuple[Key, int]] = {}
        found: dict[Key, Symbol] = {}
        for key, symbol in sorted(self._symbols.items()):
            if symbol.same_as is not None or not symbol.value:
                found[key] = symbol
                continue
            signature, own = self._signature(key)
            of, sign = first.setdefault(signature, (key, own))
            if of == key:
                found[key] = symbol
            else:
                text = f"equals {_multiple(key, of, sign * own)}"
                self.log.fired(rules.EQUAL_FUNCTIONS, str(velocity_name(key)[0]), text)
                found[key] = Symbol(symbol.value, rules.EQUAL_FUNCTIONS, of, sign * own)
        for key, symbol in found.items():  # aliases of aliases
            if symbol.same_as is not None and found[symbol.same_as].same_as is not None:
                other = found[symbol.same_as]
                factor = symbol.factor * other.factor
                found[key] = replace(symbol, same_as=other.same_as, factor=factor)
        return found

    def report(self) -> ChristoffelReport:
        """The counts of R49."""
        n = self.coordinates.robot.nv
        shapes = {self._signature(key)[0] for key, s in self._symbols.items() if s.value}
        by_rule = Counter(s.rule for s in self._symbols.values() if s.rule is not None)
        own = self.coordinates
        nonzero = sum(
            bool(own.partial(own.inertia(i, j), k))
            for i in range(n) for j in range(i, n) for k in range(n)
        )  # fmt: skip
        return ChristoffelReport(
            symbols=n * n * (n + 1) // 2,
            zero=sum(not s.value for s in self._symbols.values()),
            distinct=len(shapes),
            derived=sum(s.rule is None for s in self._symbols.values()),
            partials=n * n * (n + 1) // 2,
            nonzero_partials=nonzero,
            by_rule=dict(by_rule),
        )


def velocity_name(key: Key) -> tuple[Name, int]:
    """(element of β_ijk, how many times β it is)."""
    i, j, k = key
    return (Name("c", (i, j)), 1) if j == k else (Name("b", (i, j, k)), 2)


def _multiple(key: Key, of: Key, factor: int) -> str:
    """−2c_21 for b112: b is twice β, c is β."""
    (_, own), (name, other) = velocity_name(key), velocity_name(of)
    number = {(1, 2): "½", (2, 1): "2"}.get((own, other), "")
    return f"{'−' if factor < 0 else ''}{number}{name}"
