"""What a campaign found: reductions of every output, and the states that have the extremes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import RuntimeFailure, UsageError
from emdeg.shown import brief, table
from emdeg.sweep.plan import CampaignPlan
from emdeg.sweep.reductions import Reduced


class SweepInterrupted(KeyboardInterrupt):
    """Ctrl-C; `done` of `states` were reduced, and `directory` has them where there is one."""

    def __init__(self, done: int, states: int, directory: str | None) -> None:
        super().__init__()
        self.done, self.states, self.directory = done, states, directory


@dataclass(frozen=True, eq=False)
class Sweep:
    """A campaign's results; `sweep["inverse_dynamics"].max` and so on, see `Reduced`.

    `states` were asked for; `not_finite` of them have an output that is infinite or not a number
    and are left out everywhere, `first_not_finite` is the first of these. `digest` is the hash of
    all sums: the same campaign has the same one, however it was computed. `seconds` is what this
    run took for `computed` states; after a restart these are the rest. `assumed` says which ranges
    nobody gave.
    """

    __repr__ = brief

    program: str
    sample: str
    seed: int
    states: int
    outputs: Mapping[str, Reduced]
    not_finite: int
    first_not_finite: int | None
    digest: str
    seconds: float
    computed: int
    assumed: tuple[str, ...]
    plan: CampaignPlan = field(repr=False)

    def __getitem__(self, output: str) -> Reduced:
        if output not in self.outputs:
            known = ", ".join(self.outputs)
            raise UsageError(f"there is no output {output!r}", expected=f"one of {known}")
        return self.outputs[output]

    def state(self, number: int) -> dict[str, NDArray[Any]]:
        """State number `number` of the campaign, made again: an array for each input."""
        if not 0 <= number < self.states:
            raise UsageError(
                "there is no such state", argument="number", found=number,
                expected=f"0 … {self.states - 1}",
            )  # fmt: skip
        return states_of(self.plan, number, 1, first_only=True)

    def __iter__(self) -> Any:
        return iter(self.outputs)

    def _repr_html_(self) -> str:
        rows = []
        for output in self.outputs.values():
            kept = {n: getattr(output, n) for n in ("min", "max", "mean", "std", "over")}
            rows += [(f"{output.name} {n}", str(v)) for n, v in kept.items() if v is not None]
        return table(f"{self.program}: {self.states} states, {self.sample}", (), rows)

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for `json.dumps`; extremes with the states that have them."""
        return {
            "program": self.program, "sample": self.sample, "seed": self.seed,
            "states": self.states, "not_finite": self.not_finite,
            "first_not_finite": self.first_not_finite, "digest": self.digest,
            "seconds": self.seconds, "computed": self.computed, "assumed": list(self.assumed),
            "outputs": {name: self._output(kept) for name, kept in self.outputs.items()},
        }  # fmt: skip

    def _output(self, kept: Reduced) -> dict[str, Any]:
        found: dict[str, Any] = {"shape": list(kept.shape)}
        for name in (
            "min", "max", "mean", "std", "over", "histogram", "edges", "below", "above",
            "min_at", "max_at", "gram",
        ):  # fmt: skip
            value = getattr(kept, name)
            if value is not None:
                found[name] = _plain(value)
        for name in ("min_at", "max_at"):
            places = getattr(kept, name)
            if places is not None and self.not_finite < self.states:
                found[name.replace("_at", "_states")] = [
                    {k: v.tolist() for k, v in self.state(int(i)).items()} for i in places.flat
                ]
        return found


def states_of(
    plan: CampaignPlan, first: int, count: int, *, first_only: bool = False
) -> dict[str, NDArray[Any]]:
    """States first … first + count − 1 by the names of inputs."""
    read = plan.sample.read
    given = None if read is None else read(first, count)
    arrays = plan.sweeper.states(first, count, given)
    return {
        declared.name: array[0] if first_only else array
        for declared, array in zip(plan.program.inputs, arrays, strict=True)
    }


def _plain(value: NDArray[Any]) -> Any:
    """Lists of numbers; null for what is not finite, which JSON does not have."""
    if value.dtype.kind == "f" and not np.isfinite(value).all():
        return np.where(np.isfinite(value), value, None).tolist()  # type: ignore[call-overload]
    return value.tolist()


def nothing_counts(states: int) -> RuntimeFailure:
    """The error of a campaign in which every state has an infinite output, or none."""
    return RuntimeFailure(
        "no state has finite outputs", found=f"{states} states",
        hint="look at the ranges and at the parameters",
    )  # fmt: skip
