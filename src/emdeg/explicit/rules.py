"""The structural identities as named rules that can be switched and that say where they fired.

| rule                  | says                                                        | digest |
|-----------------------|-------------------------------------------------------------|--------|
| symmetry              | M_ij = M_ji, β_ijk = β_ikj                                  | R23    |
| branches              | joints on different branches of a tree do not couple        |        |
| earlier joints        | ∂M_ij/∂q_k = 0 for k before or at i and j                   | R39    |
| centrifugal           | c_ii = 0, c_ij = ∂M_ij/∂q_j or −½ ∂M_jj/∂q_i                | R39    |
| coriolis              | b_iik = −2c_ki, b_kjk = 0, b_ijk = −b_kji (i after k)       | R39    |
| symmetric last link   | ∂M_ij/∂q_n = 0                                              | R42    |
| parallel joints       | velocity terms of p follow from those of p+1                | R41    |
| equal functions       | an element equals another up to sign, as a function         | R44    |
| segregation           | constant parts become lumped constants                      | R45    |
| angle sums            | c23 instead of c2c3 − s2s3                                  | R46    |
| squares               | ss or cc, whichever leaves fewer terms                      | R46    |

A rule is applied only where its premise is proven (exact zeros of expressions, R42).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from emdeg.errors import UsageError

SYMMETRY: Final = "symmetry"
BRANCHES: Final = "branches"
EARLIER_JOINTS: Final = "earlier joints"
CENTRIFUGAL: Final = "centrifugal"
CORIOLIS: Final = "coriolis"
SYMMETRIC_LAST_LINK: Final = "symmetric last link"
PARALLEL_JOINTS: Final = "parallel joints"
EQUAL_FUNCTIONS: Final = "equal functions"
SEGREGATION: Final = "segregation"
ANGLE_SUMS: Final = "angle sums"
SQUARES: Final = "squares"

ALL_RULES: Final = (
    SYMMETRY, BRANCHES, EARLIER_JOINTS, CENTRIFUGAL, CORIOLIS, SYMMETRIC_LAST_LINK,
    PARALLEL_JOINTS, EQUAL_FUNCTIONS, SEGREGATION, ANGLE_SUMS, SQUARES,
)  # fmt: skip


@dataclass(frozen=True)
class Fired:
    """One entry of the log: which rule, at which element, and what it saved."""

    rule: str
    where: str
    saved: str
    amount: int = 1

    def __str__(self) -> str:
        return f"{self.rule}: {self.where}: {self.saved}"


@dataclass(frozen=True)
class ChristoffelReport:
    """R49: how many of the symbols vanish, are distinct up to sign, were needed, and why."""

    symbols: int
    zero: int
    distinct: int
    derived: int
    partials: int
    nonzero_partials: int
    by_rule: Mapping[str, int]

    def __str__(self) -> str:
        rules = ", ".join(f"{count} by {rule!r}" for rule, count in self.by_rule.items())
        return (
            f"{self.symbols} Christoffel symbols: {self.zero} are zero, {self.distinct} distinct "
            f"up to sign, {self.derived} were differentiated ({rules or 'no rules'}); "
            f"{self.nonzero_partials} of {self.partials} partial derivatives of M are not zero"
        )


class Log:
    """The log of one derivation, and the rules that are switched on."""

    def __init__(self, rules: Iterable[str] = ALL_RULES) -> None:
        self.rules = frozenset(rules)
        unknown = self.rules - set(ALL_RULES)
        if unknown:
            raise UsageError(
                f"unknown rule {min(unknown)!r}", argument="rules",
                expected="some of: " + ", ".join(ALL_RULES),
            )  # fmt: skip
        self.entries: list[Fired] = []

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    def fired(self, rule: str, where: str, saved: str, amount: int = 1) -> None:
        """Write an entry."""
        self.entries.append(Fired(rule, where, saved, amount))
