"""`conform`: compare another library's numbers with ours, and name the conventions that differ.

First as they are; then under one supposition after the other, then two, then three together
(differences.py, orders.py), each result written in its usual ways (written.py). What makes all
results agree with the fewest suppositions is said; what agrees under none is said too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from os import PathLike
from typing import Any

import numpy as np

from emdeg.conform.differences import Difference, States, all_of, joint_order
from emdeg.conform.numbers import Array, Numbers, read
from emdeg.conform.orders import orders
from emdeg.conform.ours import Ours
from emdeg.conform.result import Conformity, Row
from emdeg.conform.written import looser, related, ways
from emdeg.errors import UsageError
from emdeg.public import public
from emdeg.robot.given import RobotLike

TOLERANCE = 1e-7
DEEPEST = 3  # suppositions together
MOST_TRIED = 1000  # of two together, and of three
AT_ONCE = 250


@public
def conform(
    numbers: Mapping[str, Any] | str | PathLike[str],
    robot: RobotLike | None = None,
    *,
    tolerance: float = TOLERANCE,
) -> Conformity:
    """Do another library's numbers agree with ours, and if not, which convention differs?

    `numbers` is a JSON file or a mapping as in `conformance/`: the robot, states (q, qd, …) and at
    each the `values` that the other library found, by the names of `emdeg.QUANTITIES`. Another
    `robot` takes the place of the one named there. Results agree when they differ by at most
    `tolerance` of their largest entry.
    """
    if not 0 < tolerance < 0.5:
        raise UsageError(
            "is no tolerance", argument="tolerance", found=tolerance, expected="between 0 and 0.5"
        )
    theirs = read(numbers, robot)
    return _Search(theirs, tolerance).result()


@dataclass(frozen=True, eq=False)
class _Trial:
    """What agrees under some suppositions."""

    differences: tuple[Difference, ...]
    rows: tuple[Row, ...]

    @property
    def explains_all(self) -> bool:
        """Nothing is left to explain."""
        return all(row.agrees for row in self.rows)

    @property
    def rank(self) -> tuple[int, int, int]:
        """The more the better: results that agree, then fewer suppositions, then plainer ones."""
        agree = sum(row.agrees for row in self.rows)
        return agree, -len(self.differences), -sum(len(row.written) for row in self.rows)


@dataclass(eq=False)
class _Search:
    theirs: Numbers
    tolerance: float
    ours: Ours = field(init=False)
    order: tuple[Difference, ...] = ()

    def __post_init__(self) -> None:
        self.ours = Ours(self.theirs)
        joints, robot = self.theirs.joints, self.theirs.robot
        if joints and joints != robot.joint_names:
            self.order = (joint_order(robot, joints, "in the order that the file says"),)

    def result(self) -> Conformity:
        (plain,) = self.tried([()])
        best, equals = plain, [plain]
        for trial in () if plain.explains_all else self.trials():
            if trial.rank > best.rank:
                best, equals = trial, []
            if trial.rank == best.rank:
                equals.append(trial)
            if best.explains_all and len(best.differences) > 1:
                break  # what follows supposes as much, or more
        others = [t for t in equals if t is not best and best.differences][:3]
        return Conformity(
            self.theirs.robot.name,
            tuple(d.says for d in best.differences),
            tuple(
                Row(then.name, now.error, then.agrees, then.error, then.written)
                for now, then in zip(plain.rows, best.rows, strict=True)
            ),
            tuple("; ".join(d.says for d in t.differences) for t in others),
            self.tolerance,
        )

    def trials(self) -> Iterator[_Trial]:
        """One supposition, two, three; those that explained something go first."""
        known = self.suppositions()
        single = self.tried([(d,) for d in known])
        yield from single
        if any(trial.explains_all for trial in single):
            return
        order = {id(d): k for k, d in enumerate(known)}
        likely = sorted(single, key=lambda t: -t.rank[0])
        for depth in range(2, DEEPEST + 1):
            together = (
                tuple(sorted(chosen, key=lambda d: order[id(d)]))
                for chosen in combinations([t.differences[0] for t in likely], depth)
                if len({d.aspect for d in chosen}) == depth
            )
            left = islice(together, MOST_TRIED)
            while chunk := list(islice(left, AT_ONCE)):
                yield from self.tried(chunk)

    def suppositions(self) -> list[Difference]:
        """The outermost first: what is taken is put into our terms from left to right."""
        return [*orders(self.theirs.robot), *all_of(self.theirs, self.ours)]

    def tried(self, together: Sequence[tuple[Difference, ...]]) -> list[_Trial]:
        """What agrees under each of these; all are evaluated at once."""
        applied = [(*self.order, *differences) for differences in together]
        models, states = [], []
        for differences in applied:
            model, given = self.ours.model, self.theirs.states
            for difference in differences:
                model, given = difference.model(model), difference.takes(given)
            models.append(model)
            states.append(given)
        found = self.ours.at(models, states)
        return [
            _Trial(together[k], tuple(
                self.row(name, applied[k], states[k], found[k]) for name in self.theirs.values
            ))
            for k in range(len(together))
        ]  # fmt: skip

    def row(
        self, name: str, applied: Sequence[Difference], states: States, all: Mapping[str, Array]
    ) -> Row:
        """The plainest way in which one result agrees, or how far off it is."""
        theirs, plain = self.theirs.values[name], _given(name, applied, states, all)
        if plain is None:
            return Row(name, np.inf, False, np.inf, ())
        error = _error(theirs, plain)
        if error <= self.tolerance:
            return Row(name, error, True, error, ())
        written = {n: _given(n, applied, states, all) for n in all if related(name, n)}
        known = {n: x for n, x in written.items() if x is not None}
        for words, value in ways(name, plain, known):
            found = _error(theirs, value)
            if found <= self.tolerance:
                return Row(name, error, True, found, words)
        reason = looser(name, theirs, known, self.theirs.states)
        return Row(name, error, reason is not None, error, () if reason is None else (reason,))


def _given(
    name: str, applied: Sequence[Difference], states: States, all: Mapping[str, Array]
) -> Array | None:
    """Our result in their terms: what was applied last is undone first."""
    result: Array | None = all[name]
    for difference in reversed(applied):
        result = None if result is None else difference.gives(name, result, states, all)
    return result


def _error(theirs: Array, ours: Array) -> float:
    """The largest difference, relative to the largest entry; ∞ where the shapes differ."""
    if theirs.shape != ours.shape:
        return np.inf
    scale = max(float(np.abs(ours).max(initial=0.0)), float(np.abs(theirs).max(initial=0.0)), 1e-12)
    error = float(np.abs(theirs - ours).max(initial=0.0)) / scale
    return error if error == error else np.inf
