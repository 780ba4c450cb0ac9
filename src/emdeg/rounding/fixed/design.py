"""From a demanded error to formats: the cheapest that a proof accepts.

First every value is as fine as its range lets it be, every cut to nearest: the error that 32 bits
can have at all. If that is enough, each of the N values that are cut may add the same part of what
is demanded,

    εₖ ≤ share / (N · maxₒ wₒₖ/Dₒ),       wₒₖ ≥ |∂output o/∂value k|,  Dₒ the demanded error,

formats become coarser as far as that goes (assemble.py), and the proof is made again; the share is
halved until it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, inf, isfinite
from typing import Any

import numpy as np

from emdeg.errors import UsageError, unknown
from emdeg.exact.numbers import Number
from emdeg.program.ir import Program
from emdeg.rounding.bound import rounded_up
from emdeg.rounding.box import StateBox
from emdeg.rounding.fixed.assemble import assembled
from emdeg.rounding.fixed.code import FixedCode, Integers
from emdeg.rounding.fixed.folding import folded
from emdeg.rounding.fixed.prove import CELLS, Proof, proved
from emdeg.rounding.fixed.sincos import FRACTION, TURN
from emdeg.rounding.fixed.words import finest, unit
from emdeg.rounding.formats import Floats
from emdeg.rounding.schedule import QUOTIENT, Operand, Schedule
from emdeg.shown import brief, table

ANGLES = ("radians", "turns")
_TWO_PI = 2 * Fraction("3.141592653589793238462643383279502884197")
_SHARES = [2.0**-k for k in range(-6, 24)]

Progress = Callable[[float], None]


@dataclass(frozen=True, eq=False)
class FixedPoint:
    """A program in 32-bit fixed point: formats, operations, and proved errors.

    The integer n of input element `leaf` stands for n·2⁻ᶠ, f = `inputs[leaf]`, in SI units; where
    that is None it is an angle with 2³² to the turn. All elements of an output have the fraction
    bits `outputs[name]`. `errors` bounds |computed − exact|, where the exact value is that of the
    program's function at the very integers that it is given.
    """

    __repr__ = brief

    program: str  # its digest
    box: StateBox
    code: FixedCode
    inputs: Mapping[str, int | None]
    outputs: Mapping[str, int]
    signed: tuple[Operand, ...]  # the values that are outputs, flat
    demanded: Mapping[str, Floats]
    errors: Mapping[str, Floats]
    sizes: Mapping[int, float]
    parameters: Mapping[str, Number]

    @property
    def worst(self) -> Mapping[str, float]:
        """The largest error of every output."""
        return {name: float(e.max(initial=0.0)) for name, e in self.errors.items()}

    def number(self, leaf: str, integer: int) -> Fraction:
        """What the integer of an input stands for: exact, or to 40 digits of π."""
        fraction = self.inputs[leaf]
        if fraction is None:
            return Fraction(integer) * _TWO_PI / (1 << TURN)
        return Fraction(integer << max(-fraction, 0), 1 << max(fraction, 0))

    def integers(self, leaf: str) -> tuple[int, int] | None:
        """The first and the last integer of an input within the box; None where any turn is.

        Those of turns may be beyond a word: they wrap.
        """
        fraction, (low, high) = self.inputs[leaf], self.box.ranges[leaf]
        if fraction is None and high - low >= _TWO_PI:
            return None
        scale = (1 << TURN) / _TWO_PI if fraction is None else Fraction(2) ** fraction
        return ceil(Fraction(low) * scale), floor(Fraction(high) * scale)

    def run(self, inputs: Mapping[str, Any]) -> dict[str, Integers]:
        """What the emitted code computes, bit by bit: integers in, integers out.

        `inputs` has the integer (or an array of them) of every leaf; all outputs, flat.
        """
        leaves = {name: np.asarray(n, np.int64) for name, n in inputs.items()}
        values = self.code.run(leaves)
        signed = iter(self.signed)
        found = {}
        for name, errors in self.errors.items():
            row = [self._stored(next(signed), values, self.outputs[name]) for _ in errors.flat]
            found[name] = np.stack(np.broadcast_arrays(*row), axis=-1) if row else np.zeros(0, int)
        return found

    def _stored(self, o: Operand, values: Mapping[int, Integers], fraction: int) -> Integers:
        cut = values[o.value] >> (self.code.fractions[o.value] - fraction)
        return -cut if o.negative else cut

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "type": "fixed32",
            "inputs": {k: "turns" if f is None else f for k, f in self.inputs.items()},
            "outputs": dict(self.outputs),
            "errors": {name: e.tolist() for name, e in self.errors.items()},
            "demanded": {name: e.tolist() for name, e in self.demanded.items()},
            "degree": self.code.degree,
            "box": {name: list(ends) for name, ends in self.box.ranges.items()},
        }

    def _repr_html_(self) -> str:
        rows = [(n, f"Q{self.outputs[n]}", rounded_up(worst)) for n, worst in self.worst.items()]
        return table("Fixed point, proved", ("output", "format", "worst |error|"), rows)


def fixed_point(
    program: Program,
    box: StateBox,
    demand: Mapping[str, Floats],
    parameters: Mapping[str, Number],
    *,
    angles: str = "radians",
    cells: int = CELLS,
    progress: Progress | None = None,
) -> FixedPoint:
    """Formats with which no output is further off than demanded, or an error that says why not."""
    if angles not in ANGLES:
        raise unknown("way to give angles", angles, ANGLES, argument="angles")
    schedule, signed = folded(program, parameters)
    tell = progress or (lambda done: None)
    inputs = _inputs(program, schedule, box, angles)
    design = _Design(program, box, demand, schedule, signed, inputs, parameters, cells)
    first = design.finest()
    tell(0.4)
    found = design.cheapest(first)
    tell(1.0)
    return found


def _inputs(
    program: Program, schedule: Schedule, box: StateBox, angles: str
) -> dict[str, int | None]:
    """One format for each array, that of its largest range; turns for angles where asked for."""
    found: dict[str, int | None] = {}
    for declared in program.inputs:
        ranges = [box.ranges[leaf] for leaf in declared.leaves if leaf in box.ranges]
        size = max((abs(end) for ends in ranges for end in ends), default=0.0)
        fraction = finest(size * (1 + 2.0**-30)) if size else FRACTION
        found |= dict.fromkeys(declared.leaves, fraction)
    if angles == "turns":
        read = {o.value for step in schedule.steps for o in step.operands} | set(schedule.outputs)
        followed = {d.of for d in schedule.derived}
        turning = {leaf for angle in schedule.angles for leaf, _ in angle.terms}
        for k, name in schedule.leaves.items():
            if k in turning and name in found:
                if k in read or name in followed:
                    raise UsageError(
                        "this angle enters by more than its sine and cosine, so whole turns matter",
                        element=name, argument="angles", hint="give angles in radians",
                    )  # fmt: skip
                found[name] = None
    return found


@dataclass(frozen=True, eq=False)
class _Design:
    program: Program
    box: StateBox
    demand: Mapping[str, Floats]
    schedule: Schedule
    signed: Sequence[Operand]
    inputs: Mapping[str, int | None]
    parameters: Mapping[str, Number]
    cells: int

    def finest(self) -> tuple[FixedCode, Proof, FixedPoint]:
        """As exact as 32 bits can be; refused where that is not enough."""
        ranges = proved(self.schedule, self.box.ranges, self.cells)
        self._refuse_unbounded(ranges)
        code, proof = self._fitting(ranges.sizes, {})
        point = self._point(code, proof)
        self._refuse_inexact(point, proof)
        return code, proof, point

    def cheapest(self, first: tuple[FixedCode, Proof, FixedPoint]) -> FixedPoint:
        """The coarsest formats that the proof accepts."""
        _, proof, best = first
        importance = self._importance(proof)
        count = max(len(importance), 1)
        for share in _SHARES:
            allowed = {k: share / (count * w) if w else inf for k, w in importance.items()}
            code = self._code(proof.sizes, allowed)
            if self._expected(code, proof) > 1.0:
                continue
            code, again = self._fitting(proof.sizes, allowed)
            point = self._point(code, again)
            if self._enough(point):
                return point
        return best

    # -- formats ------------------------------------------------------------------------

    def _code(self, sizes: Mapping[int, float], allowed: Mapping[int, float]) -> FixedCode:
        return assembled(self.schedule, sizes, self.inputs, self.box.ranges, allowed)

    def _fitting(
        self, sizes: Mapping[int, float], allowed: Mapping[int, float]
    ) -> tuple[FixedCode, Proof]:
        """Formats that hold their own rounding errors too."""
        sizes = dict(sizes)
        for _ in range(12):
            code = self._code(sizes, allowed)
            proof = proved(code.schedule, self.box.ranges, self.cells)
            if not proof.overflows:
                return code, proof
            for k in proof.overflows:
                sizes[k] = max(sizes[k], proof.sizes[k])
        worst = max(proof.overflows, key=lambda k: proof.sizes[k])
        raise UsageError(
            "rounding makes the range of a value grow faster than its word",
            found=f"{proof.sizes[worst]:.3g}", argument="box", hint="choose a smaller box",
        )  # fmt: skip

    def _importance(self, proof: Proof) -> dict[int, float]:
        """maxₒ wₒₖ/Dₒ of every value."""
        found: dict[int, float] = {}
        for k, limit in self._limits().items():
            for value, weight in proof.weights[k].items():
                found[value] = max(found.get(value, 0.0), weight / limit)
        return found

    def _limits(self) -> dict[int, float]:
        """The demanded error of every value that is an output."""
        flat = np.concatenate([np.ravel(self.demand[o.name]) for o in self.program.outputs])
        found: dict[int, float] = {}
        for o, limit in zip(self.signed, flat, strict=True):
            found[o.value] = min(found.get(o.value, inf), float(limit))
        return found

    def _expected(self, code: FixedCode, proof: Proof) -> float:
        """Σ w·E/D to first order: whether a proof is worth its time."""
        absolute = code.schedule.absolute
        assert absolute is not None
        errors = dict(absolute.errors) | {k: g.error for k, g in code.schedule.constants.items()}
        return max(
            sum(w * errors.get(v, 0.0) for v, w in proof.weights[k].items()) / limit
            for k, limit in self._limits().items()
        )

    # -- results ------------------------------------------------------------------------

    def _point(self, code: FixedCode, proof: Proof) -> FixedPoint:
        outputs, errors = {}, {}
        flat = iter(self.signed)
        for o in self.program.outputs:
            values = [next(flat).value for _ in o.values]
            fractions = [code.fractions[k] for k in values]
            outputs[o.name] = fraction = min(fractions, default=0)
            cut = [
                unit(fraction) if f > fraction and code.constants.get(k) != 0 else 0.0
                for k, f in zip(values, fractions, strict=True)
            ]
            found = [proof.errors[k] + c for k, c in zip(values, cut, strict=True)]
            errors[o.name] = np.array(found).reshape(o.shape)
        return FixedPoint(
            self.program.digest, self.box, code, self.inputs, outputs, tuple(self.signed),
            self.demand, errors, proof.sizes, self.parameters,
        )  # fmt: skip

    def _enough(self, point: FixedPoint) -> bool:
        return all((point.errors[n] <= limit).all() for n, limit in self.demand.items())

    # -- refusals -----------------------------------------------------------------------

    def _refuse_unbounded(self, ranges: Proof) -> None:
        wild = [s for s in self.schedule.steps if not isfinite(ranges.sizes[s.result])]
        if wild:
            quotient = wild[0].kind == QUOTIENT
            raise UsageError(
                "something may be divided by zero in this box, so no word holds it"
                if quotient else "a value has no bound in this box",
                argument="box", hint="choose a smaller box, away from singular states",
            )  # fmt: skip

    def _refuse_inexact(self, point: FixedPoint, proof: Proof) -> None:
        for output in self.program.outputs:
            errors, limits = np.ravel(point.errors[output.name]), np.ravel(self.demand[output.name])
            over = errors > limits
            if not np.isfinite(errors).all():
                raise UsageError(
                    "no bound of the error was found in this box", argument="box",
                    element=output.element(int(np.argmin(np.isfinite(errors)))),
                    hint="choose a smaller box, away from singular states",
                )  # fmt: skip
            if over.any():
                place = int(np.argmax(errors / limits))
                had = rounded_up(float(errors[place]))
                start = sum(
                    len(o.values)
                    for o in self.program.outputs[: self.program.outputs.index(output)]
                )
                raise UsageError(
                    f"32 bits do not reach this error: {had} is what can be proved",
                    element=output.element(place), argument="error",
                    found=self._blame(point, proof, self.signed[start + place].value),
                    expected=f"at most {limits[place]:.3g}",
                    hint=f"allow {had}, or choose a smaller box",
                )  # fmt: skip

    def _blame(self, point: FixedPoint, proof: Proof, output: int) -> str:
        """The value that adds most to the error of an output."""
        absolute = point.code.schedule.absolute
        assert absolute is not None
        errors = dict(absolute.errors) | {
            k: g.error for k, g in point.code.schedule.constants.items()
        }
        parts = {k: w * errors.get(k, 0.0) for k, w in proof.weights[output].items()}
        if not parts:
            return "a number"
        worst = max(parts, key=lambda k: parts[k])
        kinds = {s.result: s.kind for s in self.schedule.steps}
        circle = (k for a in self.schedule.angles for k in (a.cos, a.sin) if k is not None)
        kinds |= dict.fromkeys(circle, "cosine or sine")
        kind = kinds.get(worst, "number")
        fraction = point.code.fractions.get(worst, 0)
        return (
            f"most of it, {parts[worst]:.2g}, is from a {kind} of up to {proof.sizes[worst]:.3g}"
            f" in Q{fraction}"
        )
