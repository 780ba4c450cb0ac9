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
set-up values, or sums and products of two of them (and quotients, when dividing by a parameter is
allowed); when it is none of these the rewrite is dropped.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from emdeg.exact.field import Field, Point
from emdeg.program.fingerprint import prime_for, symbol_of
from emdeg.program.ir import CALL, SIN
from emdeg.shorten.forms.network import ADD, CONST, DIV, LEAF, MUL, Edge, Network, Node
from emdeg.shorten.forms.residues import (
    Residues,
    add_mod,
    inverse_mod,
    key,
    mul_mod,
    sub_mod,
    unsigned_key,
)  # fmt: skip
from emdeg.shorten.passes.resubstitute import Table, Use, apply_rewrites, ordered, readers, windows

MOST_PAIRS = 300  # divisors for which all pairs are tabulated
AT_ONCE = 64  # targets compared with all divisors in one array
MOST_SETUP = 400  # set-up values tried for a constant made of two


class Setup:
    """Parameter-only values by their residue modulo a large prime, and residues of all others."""

    def __init__(self, network: Network, divide: bool = False) -> None:
        self.network = network
        self.divide = divide  # may a new set-up value divide by another?
        self.prime = prime_for(network.template)
        self.point = Point(Field(self.prime))
        self._residue: dict[int, int] = {}
        self.known: dict[int, Edge] = {}
        self.simple: list[int] = []
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
            self.simple.append(residue)

    def residue(self, k: int) -> int:
        """The residue of node k; operands are always older or done before."""
        if k not in self._residue:
            stack = [k]
            while stack:
                top = stack[-1]
                missing = [j for _, j in self.network.nodes[top].edges if j not in self._residue]
                if missing:
                    stack += missing
                    continue
                stack.pop()
                self._residue[top] = self._evaluate(self.network.nodes[top])
        return self._residue[k]

    def _evaluate(self, node: Node) -> int:
        p = self.prime
        operands = [sign * self._residue[j] % p for sign, j in node.edges]
        if node.op == ADD:
            return sum(operands) % p
        if node.op == MUL:
            return operands[0] * operands[1] % p
        if node.op == DIV:
            return operands[0] * pow(operands[1], -1, p) % p if operands[1] else 1
        assert node.value is not None
        if node.op == CONST:
            return self.point.gf.number(node.value.a)
        if node.op == LEAF:
            return self.point.value(symbol_of(node.value.a)) % p
        if node.op == CALL:
            return self.point.function(str(node.value.b), operands[0]) % p
        terms = []
        for j, multiple in node.value.a.terms:
            leaf = self.network.nodes[j].value
            assert leaf is not None
            terms.append((symbol_of(leaf.a), multiple))
        return self.point.cos_sin(terms, node.value.a.half_turns)[node.op == SIN] % p

    def find(self, residue: int) -> Edge | None:
        """A set-up value with this residue; made of two where there is none."""
        found = self.known.get(residue)
        p = self.prime
        if found is not None or not residue:
            return found
        for other in self.simple[:MOST_SETUP]:
            u = self.known[other]
            made_with = [
                (ADD, (residue - other) % p),
                (MUL, residue * pow(other, -1, p) % p),
            ]
            if self.divide:
                made_with.append((DIV, residue * other % p))
            for op, rest in made_with:
                v = self.known.get(rest)
                if v is not None:
                    edges = (v, u) if op == DIV else ordered(u, v)
                    made = self.network.node(op, edges)
                    self._learn(made)
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


@dataclass(frozen=True)
class Form:
    """target = outer(x, inner(y)) with constants: see the table at the top of the file.

    outer: "" (inner only), "+" (±x + inner), "*" (x·inner), "scale" (α·(x ± y)), "pair" (x·y + α)
    inner: "factor" α·y, "offset" ±y + α, "affine" α·y + β
    """

    setup: Setup
    target: int
    outer: str
    inner: str
    x: int
    y: int

    def reads(self) -> tuple[int, ...]:
        """The existing nodes that it reads."""
        return (self.y,) if self.outer == "" else (self.x, self.y)

    def operations(self, network: Network) -> int:
        """Run-time operations that it adds."""
        return 1 if self.outer == "" and self.inner != "affine" else 2

    def build(self, network: Network) -> Node | None:
        """The node, with the constants found; None when they are not set-up values."""
        setup, p = self.setup, self.setup.prime
        n, x, y = (setup.residue(k) for k in (self.target, self.x, self.y))
        if self.outer == "scale":
            return next(filter(None, (self._scaled_sum(network, n, s) for s in (1, -1))), None)
        if self.outer == "pair":
            return self._plus(network, network.node(MUL, ordered((1, self.x), (1, self.y))), n)
        if self.outer == "":
            return self._inner(network, n, y)
        for sign in (1, -1) if self.outer == "+" else (1,):
            rest = (n - sign * x) % p if self.outer == "+" else n * pow(x, -1, p) % p
            inner = self._inner(network, rest, y)
            if inner is not None:
                op = ADD if self.outer == "+" else MUL
                return Node(op, ordered((sign, self.x), (1, network.node(inner.op, inner.edges))))
        return None

    def _inner(self, network: Network, want: int, y: int) -> Node | None:
        p = self.setup.prime
        if self.inner == "factor":
            alpha = self.setup.find(want * pow(y, -1, p) % p)
            return None if alpha is None else Node(MUL, ordered(alpha, (1, self.y)))
        if self.inner == "offset":
            for sign in (1, -1):
                alpha = self.setup.find((want - sign * y) % p)
                if alpha is not None:
                    return Node(ADD, ordered(alpha, (sign, self.y)))
            return None
        return self._affine(network, want, y)

    def _affine(self, network: Network, want: int, y: int) -> Node | None:
        """α is a set-up value already, so that β = n − α·y can be looked up."""
        p = self.setup.prime
        for residue, alpha in list(self.setup.known.items()):
            beta = self.setup.known.get((want - residue * y) % p)
            if beta is not None:
                scaled = network.node(MUL, ordered(alpha, (1, self.y)))
                return Node(ADD, ordered((1, scaled), beta))
        return None

    def _scaled_sum(self, network: Network, n: int, sign: int) -> Node | None:
        total = network.node(ADD, ordered((1, self.x), (sign, self.y)))
        residue = self.setup.residue(total)
        if not residue:
            return None
        p = self.setup.prime
        alpha = self.setup.find(n * pow(residue, -1, p) % p)
        return None if alpha is None else Node(MUL, ordered(alpha, (1, total)))

    def _plus(self, network: Network, total: int, n: int) -> Node | None:
        for sign in (1, -1):
            alpha = self.setup.find((n - sign * self.setup.residue(total)) % self.setup.prime)
            if alpha is not None:
                return Node(ADD, ordered(alpha, (sign, total)))
        return None


# -- searching ----------------------------------------------------------------------


def forms(
    network: Network, setup: Setup, targets: dict[int, int], divisors: list[int]
) -> Iterator[Form]:
    """All forms of the targets; `targets` says how many operations each frees at most."""
    d = np.array([network.residues[k] for k in divisors], dtype=np.uint64).T
    place = {k: i for i, k in enumerate(divisors)}
    free = ~readers(network, divisors)  # [i, j]: divisor i does not need divisor j
    own = {"factor": factor_key(d), "offset": offset_key(d), "affine": affine_key(d)}
    tables = {name: Table(keys) for name, keys in own.items()}
    for target, frees in targets.items():
        n = place[target]
        for inner, table in tables.items():
            if frees >= (3 if inner == "affine" else 2):
                _, entry = table.matches(own[inner][n : n + 1])
                for at in entry[free[entry, n]].tolist():
                    yield Form(setup, target, "", inner, divisors[at], divisors[at])
    deep = [place[k] for k, frees in targets.items() if frees >= 3]
    for start in range(0, len(deep), AT_ONCE):
        yield from _two_operations(setup, divisors, d, tables, free, deep[start : start + AT_ONCE])
    if len(divisors) <= MOST_PAIRS and deep:
        yield from _of_pairs(setup, divisors, d, own, free, deep)


def _two_operations(
    setup: Setup,
    divisors: list[int],
    d: Residues,
    tables: dict[str, Table],
    free: npt.NDArray[np.bool_],
    targets: list[int],
) -> Iterator[Form]:
    """±x + α·y, ±x ± y + α, α·x·y, x·(±y + α), for all targets and x at once."""
    n, x = d[:, targets][:, :, None], d[:, None, :]
    for outer, rest in (
        ("+", sub_mod(n, x)),
        ("+", add_mod(n, x)),
        ("*", mul_mod(n, inverse_mod(d)[:, None, :])),
    ):
        flat = rest.reshape(len(d), -1)
        for inner, keys in (("factor", factor_key), ("offset", offset_key)):
            query, y = tables[inner].matches(keys(flat))
            row, at = np.divmod(query, len(divisors))
            target = np.array(targets)[row]
            keep = free[at, target] & free[y, target]
            for t, a, b in zip(
                target[keep].tolist(), at[keep].tolist(), y[keep].tolist(), strict=True
            ):
                yield Form(setup, divisors[t], outer, inner, divisors[a], divisors[b])


def _of_pairs(
    setup: Setup,
    divisors: list[int],
    d: Residues,
    own: dict[str, Residues],
    free: npt.NDArray[np.bool_],
    targets: list[int],
) -> Iterator[Form]:
    """α·(x ± y) and x·y + α."""
    x, y = np.triu_indices(len(divisors))
    sums, products = _pair_tables(d)
    for outer, table, keys in (
        ("scale", sums, own["factor"]),
        ("pair", products, own["offset"]),
    ):
        query, entry = table.matches(keys[targets])
        entry %= len(x)
        target = np.array(targets)[query]
        keep = free[x[entry], target] & free[y[entry], target]
        for t, e in zip(target[keep].tolist(), entry[keep].tolist(), strict=True):
            yield Form(setup, divisors[t], outer, "", divisors[x[e]], divisors[y[e]])


def _pair_tables(d: Residues) -> tuple[Table, Table]:
    """Factor keys of x ± y, offset keys of x·y, for all pairs."""
    y, z = np.triu_indices(d.shape[1])
    a, b = d[:, y], d[:, z]
    sums = np.concatenate([factor_key(add_mod(a, b)), factor_key(sub_mod(a, b))])
    return Table(sums), Table(offset_key(mul_mod(a, b)))


def sweep_constants(
    network: Network, rng: random.Random, least_gain: int = 1, divide: bool = False
) -> int:
    """One pass over all values; the number of rewrites taken."""
    setup = Setup(network, divide)
    taken = 0
    use = Use(network)
    for window in windows(use.order):
        divisors = [k for k in window if network.rates[k] and all(network.residues[k])]
        frees = {k: network.freed(k, use.uses, ()) for k in divisors if network.cost(k)}
        targets = {k: freed for k, freed in frees.items() if freed >= 1 + least_gain}
        if targets and len(divisors) > 1:
            found: Iterable[Form] = forms(network, setup, targets, divisors)
            taken += apply_rewrites(network, found, rng, least_gain, use)
    return taken
