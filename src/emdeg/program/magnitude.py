"""Does a float hold what a program computes with its numbers? Said before the numbers are used.

Kernels compute without looking: with a length of 1e200 m a product such as m·l² is infinite in
float64, though the acceleration that it leads to is not. So where some number is far from 1, one
state is computed in the float and in a wider one (80 bits, up to 1e4932), and the outputs compared:

    lost  ⇔  |narrow − wide| > 1 % of the largest entry, or narrow is not finite and wide is

Where no number is far from 1 nothing is computed; where no float is wider nothing can be said.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Context
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np

from emdeg.exact.numbers import Number, Surd
from emdeg.program.evaluate import Arithmetic, leaf_values, run
from emdeg.program.ir import Program
from emdeg.program.ops import CONST

#: Numbers that can be multiplied several times whatever they are: 1e40⁷, 1e6⁶.
_EVERYDAY = {"float64": 1e40, "float32": 1e6}
_LOST = 0.01
_SHOWN = 6  # numbers that a message names
_QUATERNION = (0.1, 0.2, 0.3, 0.86**0.5)


def beyond(program: Program, parameters: Mapping[str, Any], dtype: str) -> str | None:
    """What this float loses of the outputs, and because of which numbers; None if nothing."""
    chosen = {n: parameters.get(n, v) for n, v in program.parameters.items()}
    known = {n: 1.0 if v is None else v for n, v in chosen.items()}
    far = list(extreme(program, known, dtype))
    if not far or np.finfo(np.longdouble).max <= np.finfo(np.float64).max:
        return None
    narrow, wide = (_outputs(program, known, kind) for kind in (dtype, "longdouble"))
    for output in program.outputs:
        ours, true = (np.array(found[output.name]) for found in (narrow, wide))
        if true.size and np.isfinite(true).all() and _is_lost(ours, true):
            size = np.format_float_scientific(np.abs(true).max(), precision=1)
            named = ", ".join(far[:_SHOWN]) + (", …" if len(far) > _SHOWN else "")
            return (
                f"{dtype} does not hold what leads to {output.field} (of a size about {size}) with"
                f" numbers such as {named}: choose units in which they are nearer to 1"
            )
    return None


def extreme(program: Program, known: Mapping[str, Any], dtype: str) -> Iterator[str]:
    """Parameters and numbers that are far from 1, as text."""
    everyday = _EVERYDAY[dtype]
    for name, value in known.items():
        sizes = np.abs(np.asarray(value, dtype=np.complex128))
        for size in np.ravel(sizes)[:1]:
            if size and np.isfinite(size) and not 1 / everyday <= size <= everyday:
                yield f"{name} = {np.ravel(value)[0]:g}"
    for op, number, _ in program.values:
        plain = op == CONST and number and not isinstance(number, Surd)
        if plain and not 1 / everyday <= abs(number) <= everyday:
            yield scientific(Fraction(number))


def scientific(value: Fraction, digits: int = 6) -> str:
    """A number of any size in few characters: 1e+400."""
    context = Context(prec=digits, Emin=-999_999, Emax=999_999)
    return f"{context.divide(value.numerator, value.denominator).normalize(context):e}"


class Float(Arithmetic):
    """One of NumPy's floats."""

    def __init__(self, kind: str) -> None:
        self.kind = getattr(np, kind)

    def number(self, value: Number) -> Any:
        """The nearest number of this kind."""
        if isinstance(value, Surd):
            return self.kind(float(value))
        return self.kind(scientific(Fraction(value), 25))


def _outputs(program: Program, known: Mapping[str, Any], kind: str) -> dict[str, list[Any]]:
    """The outputs at one state of everyday numbers, in one kind of float."""
    make = partial(np.asarray, dtype=kind)
    state = {
        i.name: make([0.3 + 0.1 * (k % 7) for k in range(len(i.leaves))]) for i in program.inputs
    }
    with np.errstate(all="ignore"):
        first = {n: make(np.ravel(np.real(v))[0])[()] for n, v in known.items()}
        leaves = leaf_values(program, state, first)
        spheres = (v.a for v in program.values if getattr(v.a, "sphere", None))
        leaves |= {program.key(leaf): make(_QUATERNION[leaf.sphere[1]])[()] for leaf in spheres}
        done = run(program, leaves, Float(kind))
    return {o.name: [done[k] for k in o.values] for o in program.outputs}


def _is_lost(ours: Any, true: Any) -> bool:
    largest = np.abs(true).max()
    with np.errstate(all="ignore"):
        apart = np.abs(ours.astype(np.longdouble) - true)
    return bool(largest > 0 and not (apart <= _LOST * largest).all())
