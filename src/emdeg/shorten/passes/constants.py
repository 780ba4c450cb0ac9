"""Resubstitution up to parameter-only constants, which cost nothing at run time.

For a value n and existing values x, y, with unknown constants α, β:

    one operation     n = α·y          n = ±y + α
    two operations    n = α·y + β      n = ±x + α·y      n = ±x ± y + α
                      n = α·x·y        n = x·(±y + α)    n = α·(x ± y)    n = x·y + α

All four states share one set of parameters, so keys can forget the constants:

    factor   (v₁/v₀, v₂/v₀)                    of v and α·v are equal
    offset   (v₁ − v₀, v₂ − v₀)                of v and v + α
    affine   ((v₂ − v₀)/(v₁ − v₀), (v₃ − v₀)/(v₁ − v₀))    of v and α·v + β

α is then a number modulo the prime of the program's fingerprints, and is looked up among the
set-up values, or sums and products of two of them; when it is none of these the rewrite is dropped.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from emdeg.program.fingerprint import prime_for
from emdeg.program.ops import ADD, MUL
from emdeg.shorten.forms.exactly import Exactly
from emdeg.shorten.forms.lookup import Pair, Pairs, Table, columns, readers
from emdeg.shorten.forms.network import Edge, Network, Node, ordered
from emdeg.shorten.forms.residues import (
    STATES,
    Residues,
    add_mod,
    inverse_mod,
    key,
    mul_mod,
    sub_mod,
    unsigned_key,
)  # fmt: skip
from emdeg.shorten.passes.resubstitute import Use, apply_rewrites, windows

MOST_PAIRS = 300  # divisors for which all pairs are tabulated
AT_ONCE = 64  # targets compared with all divisors in one array
MOST_SETUP = 400  # set-up values tried for a constant made of two


class Setup(Exactly):
    """Parameter-only values by their residue modulo a large prime, and residues of all others."""

    def __init__(self, network: Network) -> None:
        super().__init__(network, prime_for(network.template))
        self.known: dict[int, Edge] = {}
        self.simple: list[tuple[int, int]] = []  # (residue, its inverse)
        for number in (1, 2):
            self._learn(network.constant(number))
        for k in network.order():
            if network.rates[k] == 0:
                self._learn(k)

    def _learn(self, k: int) -> None:
        residue = self.residue(k)
        if residue and residue not in self.known:
            self.known[residue] = (1, k)
            self.known[self.prime - residue] = (-1, k)
            self.simple.append((residue, pow(residue, -1, self.prime)))

    def find(self, residue: int) -> Edge | None:
        """A set-up value with this residue; made of two where there is none."""
        found = self.known.get(residue)
        p = self.prime
        if found is not None or not residue:
            return found
        for other, inverse in self.simple[:MOST_SETUP]:
            for op, rest in ((ADD, residue - other), (MUL, residue * inverse)):
                v = self.known.get(rest % p)
                if v is not None:
                    self._learn(self.network.node(op, ordered(self.known[other], v)))
                    return self.known[residue]
        return None


# -- keys that forget a constant ----------------------------------------------------


def factor_key(v: Residues) -> Residues:
    """Equal for v and α·v; v has one row for each state."""
    inverse = inverse_mod(v[0])
    return key(mul_mod(v[1], inverse), mul_mod(v[2], inverse))


def offset_key(v: Residues) -> Residues:
    """Equal for ±v and ±v + α."""
    return unsigned_key(sub_mod(v[1], v[0]), sub_mod(v[2], v[0]))


def affine_key(v: Residues) -> Residues:
    """Equal for v and α·v + β."""
    inverse = inverse_mod(sub_mod(v[1], v[0]))
    return key(mul_mod(sub_mod(v[2], v[0]), inverse), mul_mod(sub_mod(v[3], v[0]), inverse))


class Recipe(NamedTuple):
    """first op second, each with a sign."""

    op: int
    first: Signed
    second: Signed

    def node(self, network: Network) -> Node:
        """It, with everything inside made."""
        return Node(self.op, ordered(_edge(network, self.first), _edge(network, self.second)))


Operand: TypeAlias = int | Pair
Signed: TypeAlias = tuple[int, Operand | Recipe]  # (sign, what)
Step = tuple[int, Operand]  # ADD ±operand, or MUL operand


def _edge(network: Network, signed: Signed) -> Edge:
    sign, what = signed
    if isinstance(what, Recipe):
        made = what.node(network)
        return sign, network.node(made.op, made.edges)
    return sign, what.node(network) if isinstance(what, Pair) else what


@dataclass(frozen=True)
class Peeled:
    """target = step(step(… rest)), signs and constants found when it is built.

    kind says what the rest is: "plain" ±inner, "factor" α·inner, "offset" ±inner + α, "affine"
    α·inner + β.
    """

    setup: Setup
    target: int
    steps: tuple[Step, ...]
    kind: str
    inner: Operand

    def _operands(self) -> list[Operand]:
        return [*(operand for _, operand in self.steps), self.inner]

    def reads(self) -> tuple[int, ...]:
        """The existing nodes that it reads."""
        found: list[int] = []
        for operand in self._operands():
            found += (operand.y, operand.z) if isinstance(operand, Pair) else (operand,)
        return tuple(found)

    def operations(self, network: Network) -> int:
        """Run-time operations that it adds."""
        pairs = sum(isinstance(operand, Pair) for operand in self._operands())
        return len(self.steps) + pairs + {"plain": 0, "affine": 2}.get(self.kind, 1)

    def build(self, network: Network) -> Node | None:
        """The node that computes the target, or None where a constant is no set-up value."""
        sign, what = self._solve(self.setup.residue(self.target), self.steps) or (1, None)
        return what.node(network) if sign > 0 and isinstance(what, Recipe) else None

    def _residue(self, operand: Operand) -> int:
        if not isinstance(operand, Pair):
            return self.setup.residue(operand)
        y, z = self.setup.residue(operand.y), self.setup.residue(operand.z)
        return (y * z if operand.op == MUL else y + operand.sign * z) % self.setup.prime

    def _solve(self, want: int, steps: tuple[Step, ...]) -> Signed | None:
        """How to make a value with this residue."""
        if not steps:
            return self._rest(want, self._residue(self.inner))
        p = self.setup.prime
        op, operand = steps[0]
        residue = self._residue(operand)
        if op == MUL and not residue:
            return None
        for sign in (1, -1) if op == ADD else (1,):
            left = want - sign * residue if op == ADD else want * pow(residue, -1, p)
            rest = self._solve(left % p, steps[1:])
            if rest is not None:
                return 1, Recipe(op, (sign, operand), rest)
        return None

    def _rest(self, want: int, residue: int) -> Signed | None:
        setup, inner, p = self.setup, self.inner, self.setup.prime
        if self.kind == "factor":
            alpha = setup.find(want * pow(residue, -1, p) % p) if residue else None
            return None if alpha is None else (1, Recipe(MUL, (1, inner), alpha))
        if self.kind == "affine":  # α is a set-up value already, so that β can be looked up
            for factor, alpha in setup.known.items():
                beta = setup.known.get((want - factor * residue) % p)
                if beta is not None:
                    return 1, Recipe(ADD, (1, Recipe(MUL, (1, inner), alpha)), beta)
            return None
        for sign in (1, -1):
            rest = (want - sign * residue) % p
            if self.kind == "plain":
                if not rest:
                    return sign, inner
            elif (alpha := setup.find(rest)) is not None:
                return 1, Recipe(ADD, (sign, inner), alpha)
        return None


# -- searching ----------------------------------------------------------------------


def forms(
    network: Network, setup: Setup, targets: dict[int, int], divisors: list[int]
) -> Iterator[Peeled]:
    """All forms of the targets; `targets` says how many operations each frees at most."""
    d = columns(network, divisors, STATES)
    place = {k: i for i, k in enumerate(divisors)}
    free = ~readers(network, divisors)  # [i, j]: divisor i does not need divisor j
    own = {"factor": factor_key(d), "offset": offset_key(d), "affine": affine_key(d)}
    tables = {name: Table(keys) for name, keys in own.items()}
    at = np.array([place[k] for k in targets])
    entries = {kind: _equal(table, own[kind], free, at) for kind, table in tables.items()}
    for i, (target, frees) in enumerate(targets.items()):
        for kind, found in entries.items():
            if frees >= (3 if kind == "affine" else 2):
                for entry in found.get(i, ()):
                    yield Peeled(setup, target, (), kind, divisors[entry])
    deep = [place[k] for k, frees in targets.items() if frees >= 3]
    for start in range(0, len(deep), AT_ONCE):
        yield from _two_operations(setup, divisors, d, tables, free, deep[start : start + AT_ONCE])
    if len(divisors) <= MOST_PAIRS and deep:
        yield from _of_pairs(setup, divisors, d, own, free, deep)


def _equal(
    table: Table, keys: Residues, free: npt.NDArray[np.bool_], targets: npt.NDArray[np.int64]
) -> dict[int, list[int]]:
    """Which entries have the key of a target and do not need it, by the place of the target."""
    query, entry = table.matches(keys[targets])
    keep = free[entry, targets[query]]
    found: dict[int, list[int]] = {}
    for i, e in zip(query[keep].tolist(), entry[keep].tolist(), strict=True):
        found.setdefault(i, []).append(e)
    return found


def _two_operations(
    setup: Setup,
    divisors: list[int],
    d: Residues,
    tables: dict[str, Table],
    free: npt.NDArray[np.bool_],
    targets: list[int],
) -> Iterator[Peeled]:
    """±x + α·y, ±x ± y + α, α·x·y, x·(±y + α), for all targets and x at once."""
    at_targets = np.array(targets)
    for op, kind, keys in _left(d, at_targets):
        query, y = tables[kind].matches(keys.reshape(-1))
        row, at = np.divmod(query, len(divisors))
        target = at_targets[row]
        keep = free[at, target] & free[y, target]
        for t, a, b in zip(target[keep].tolist(), at[keep].tolist(), y[keep].tolist(), strict=True):
            yield Peeled(setup, divisors[t], ((op, divisors[a]),), kind, divisors[b])


def _left(d: Residues, targets: npt.NDArray[np.int64]) -> Iterator[tuple[int, str, Residues]]:
    """(operation, kind, [target, x]: the key) of n − x, n + x and n/x.

    Keys of n are taken apart where they can be: offsets are differences, which add; factors are
    quotients, which multiply.
    """
    x = d[:3]
    n, apart = x[:, targets, None], sub_mod(x[1:], x[0])
    yield ADD, "factor", factor_key(sub_mod(n, x[:, None]))
    yield ADD, "offset", unsigned_key(*sub_mod(apart[:, targets, None], apart[:, None]))
    yield ADD, "factor", factor_key(add_mod(n, x[:, None]))
    yield ADD, "offset", unsigned_key(*add_mod(apart[:, targets, None], apart[:, None]))
    over = inverse_mod(x)
    ratio, inverse = mul_mod(x[1:], over[0]), mul_mod(over[1:], x[0])
    yield MUL, "factor", key(*mul_mod(ratio[:, targets, None], inverse[:, None]))
    yield MUL, "offset", offset_key(mul_mod(n, over[:, None]))


def _of_pairs(
    setup: Setup,
    divisors: list[int],
    d: Residues,
    own: dict[str, Residues],
    free: npt.NDArray[np.bool_],
    targets: list[int],
) -> Iterator[Peeled]:
    """α·(x ± y) and x·y + α."""
    pairs = Pairs(divisors, d)
    sums, products = np.split(pairs.residues, [pairs.sums], axis=1)
    for kind, keys, first in (
        ("factor", factor_key(sums), 0),
        ("offset", offset_key(products), pairs.sums),
    ):
        query, entry = Table(keys).matches(own[kind][targets])
        entry += first
        target = np.array(targets)[query]
        keep = free[pairs.y[entry], target] & free[pairs.z[entry], target]
        for t, e in zip(target[keep].tolist(), entry[keep].tolist(), strict=True):
            yield Peeled(setup, divisors[t], (), kind, pairs[e])


def sweep_constants(network: Network, rng: random.Random) -> int:
    """One pass over all values; the number of rewrites taken."""
    setup = Setup(network)
    taken = 0
    use = Use(network)
    for window in windows(use.order):
        divisors = [k for k in window if network.rates[k] and all(network.residues[k])]
        frees = {k: network.freed(k, use.uses, ()) for k in divisors if network.cost(k)}
        targets = {k: freed for k, freed in frees.items() if freed > 1}
        if targets and len(divisors) > 1:
            found = forms(network, setup, targets, divisors)
            taken += apply_rewrites(network, found, rng, use)
    return taken
