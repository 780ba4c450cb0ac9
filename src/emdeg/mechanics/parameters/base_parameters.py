"""Base inertial parameters: the fewest numbers that determine the efforts.

    τ = Y(q, q̇, q̈)·φ = Y_b(q, q̇, q̈)·φ_b,        φ_b = K·φ,        Y = Y_b·K

φ has ten numbers for each body (and one for each motor), φ_b only as many as the efforts can
tell apart. K follows in closed form from the rules of `grouping`, with symbolic geometry; the
relations that the rules do not know are found by exact rank over GF(2⁶¹ − 1) and solved exactly.
The result is verified at random states of the finite field: rank Y = rank Y_b = number of base
parameters, and Y = Y_b·K.

Gautier, Khalil 1990: 36 for a general 6R arm with gravity along the first axis (38 otherwise),
33 for the Stanford arm; 20 for the PUMA 560 with Armstrong's zeros.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from emdeg.errors import UsageError
from emdeg.exact.fingerprint import all_zero, is_zero
from emdeg.exact.graph import ONE, ZERO, Expr, Scalar, as_expr, linear
from emdeg.exact.linalg import Matrix
from emdeg.mechanics.parameters.grouping import Rules
from emdeg.mechanics.parameters.rank import (
    ColumnRank,
    column_rank,
    solve_exactly,
    solve_numerically,
)
from emdeg.mechanics.parameters.regressor import (
    MOTOR,
    Order,
    ParameterName,
    Regressor,
    inertia_of,
    parameter_names,
    regressor,
    values_of,
)  # fmt: skip
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.model.parameter import known_values
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

OWN_SEED = 2024  # not fingerprint.DEFAULT_SEED, at whose points relations were found
#: how much of each base parameter one unit of a full one is
Relations: TypeAlias = Mapping[ParameterName, Mapping[ParameterName, Expr]]
LARGEST_EXACT_RELATION = 24  # columns in one relation; fingers that mimic one joint tie hundreds


@dataclass(frozen=True)
class BaseParameters:
    """The minimal set, and how the full parameters fold into it.

    `relations[b][f]` is the amount of base parameter b in one unit of full parameter f; a full
    parameter that no base parameter contains has no effect. `found_by_rank` names the relations
    that the rules do not give; `approximate` says that these have rounded numbers in them.
    """

    __repr__ = brief
    _repr_html_ = listed

    robot: Robot
    full: tuple[ParameterName, ...]
    base: tuple[ParameterName, ...]
    relations: Relations
    order: Order = "pinocchio"
    motors: bool = False
    found_by_rank: tuple[str, ...] = ()
    approximate: bool = False

    def __len__(self) -> int:
        return len(self.base)

    @cached_property
    def K(self) -> Matrix:
        """φ_b = K·φ, base × full."""
        return Matrix([[self.relations[b].get(f, ZERO) for f in self.full] for b in self.base])

    @cached_property
    def full_values(self) -> Mapping[ParameterName, Expr]:
        """The full parameters as the robot has them."""
        return dict(zip(self.full, values_of(self.robot, self.full), strict=True))

    def values(self, given: Mapping[str, Scalar] | None = None) -> dict[str, Expr]:
        """Base values by name, from full values by name (default: the robot's own)."""
        known = {f.name: v for f, v in self.full_values.items()}
        for name, value in (given or {}).items():
            if name not in known:
                raise UsageError(
                    f"no inertial parameter {name!r}", argument="given",
                    hint="the names are: " + ", ".join(f.name for f in self.full[:12]) + ", …",
                )  # fmt: skip
            known[name] = as_expr(value)
        return {
            b.name: linear((known[f.name] * a, 1) for f, a in self.relations[b].items())
            for b in self.base
        }

    @cached_property
    def effective(self) -> tuple[ParameterName, ...]:
        """Base parameters that are not identically zero for this robot's own zeros."""
        values = self.values()
        return tuple(
            b for b in self.base if not (values[b.name] is ZERO or is_zero(values[b.name]))
        )

    @cached_property
    def full_regressor(self) -> Regressor:
        """Y, in the order of `full`."""
        return regressor(self.robot, self.order, motors=self.motors)

    @cached_property
    def regressor(self) -> Regressor:
        """Y_b: the columns of Y that belong to the base parameters."""
        whole = self.full_regressor
        columns = [whole.index[b.body, b.field] for b in self.base]
        Y = Matrix([[row[k] for k in columns] for row in whole.Y.rows])
        return Regressor(self.robot, self.base, Y, tuple(self.values().values()))

    def verify(self) -> Verification:
        """Rank and relations at random states of the finite field."""
        whole = column_rank(self.full_regressor.Y)
        reduced = column_rank(self.regressor.Y)
        gap = self.full_regressor.Y - self.regressor.Y @ self.K
        return Verification(
            whole.rank,
            reduced.rank,
            len(self.base),
            not self.base or bool(all_zero(gap.entries, seed=OWN_SEED)),
            whole.prime,
            whole.states,
        )


@dataclass(frozen=True)
class Verification:
    """What the finite field says: rank of Y and of Y_b, and whether Y = Y_b·K there."""

    full_rank: int
    base_rank: int
    base: int
    relations_hold: bool
    prime: int
    states: int

    @property
    def holds(self) -> bool:
        """Are the base parameters independent, sufficient, and rightly related to the full ones?"""
        return self.full_rank == self.base_rank == self.base and self.relations_hold


@public
def base_parameters(
    robot: RobotLike,
    order: Order = "pinocchio",
    *,
    motors: bool = False,
) -> BaseParameters:
    """The base parameters of a robot, any tree of revolute, prismatic and floating joints.

    `motors` adds the reflected motor inertias to the parameters.
    """
    robot = as_robot(robot)
    full = parameter_names(robot, order, motors=motors)
    by_key = {(f.body, f.field): f for f in full}
    rules = Rules(robot)
    relations: dict[ParameterName, dict[ParameterName, Expr]] = {}
    for f in full:
        if f.field == MOTOR:
            relations.setdefault(f, {})[f] = ONE
            continue
        for key, amount in rules.carried_to(f.body, inertia_of({f.field: ONE})).items():
            relations.setdefault(by_key[key], {})[f] = amount
    base = tuple(f for f in full if f in relations)
    return _reduced_by_rank(BaseParameters(robot, full, base, relations, order, motors))


def _reduced_by_rank(candidate: BaseParameters) -> BaseParameters:
    """Remove base parameters whose columns of Y_b depend on others, if the rules left any."""
    if not candidate.base:
        return candidate
    Y = candidate.regressor.Y
    found = column_rank(Y)
    if found.rank == len(candidate.base):
        return candidate
    amounts, approximate = amounts_of(candidate.robot, Y, found)
    relations, notes = folded(candidate.relations, candidate.base, amounts)
    return BaseParameters(
        candidate.robot, candidate.full, tuple(b for b in candidate.base if b in relations),
        relations, candidate.order, candidate.motors, notes, approximate,
    )  # fmt: skip


def folded(
    relations: Relations, base: Sequence[ParameterName], amounts: Mapping[int, Mapping[int, Expr]]
) -> tuple[dict[ParameterName, dict[ParameterName, Expr]], tuple[str, ...]]:
    """The relations without the base parameters k of `amounts`, and what became of each, in words.

    Y_k = Σ c_s Y_s: what parameter k did, parameters s do, c_s = amounts[k][s] times.
    """
    found = {b: dict(row) for b, row in relations.items()}
    notes: list[str] = []
    for k, row in amounts.items():
        gone = base[k]
        for s, amount in row.items():
            into = found[base[s]]
            for f, share in relations[gone].items():
                into[f] = into.get(f, ZERO) + amount * share
        del found[gone]
        others = " and ".join(base[s].name for s in row)
        notes.append(f"{gone.name} with {others}" if others else f"{gone.name} has no effect")
    return found, tuple(notes)


def amounts_of(
    robot: Robot, Y: Matrix, found: ColumnRank
) -> tuple[dict[int, dict[int, Expr]], bool]:
    """Each dependent column in terms of the others; and whether numbers had to be rounded."""
    if max(map(len, found.relations.values()), default=0) <= LARGEST_EXACT_RELATION:
        return {
            k: dict(zip(row, solve_exactly(Y, k, list(row)) if row else (), strict=True))
            for k, row in found.relations.items()
        }, False
    values = known_values(robot.parameters)
    return solve_numerically(Y, found.relations, found.independent, values), True
