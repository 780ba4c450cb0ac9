"""Forms of an output: some of its entries side by side, instead of all of them.

    mass_matrix:packed          the lower triangle row by row: M₁₁ M₂₁ M₂₂ M₃₁ …; symmetric ones
    jacobian:tool:nonzeros      in row-major order the entries that are not zero in every state
    mass_matrix:compressed      both: what is not zero in the lower triangle; symmetric ones

A form chooses entries and computes nothing; which ones is known when a program is compiled. What it
leaves out follows from what it keeps: entries above the diagonal are those below it, others vanish
identically. Where equations prove an output, unknowns that are left out are replaced by that.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod

from emdeg.exact.calculus import substitute
from emdeg.exact.fingerprint import vanishing
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.implicit import Implicit
from emdeg.mechanics.quantities.quantities import SPARSE, TRIANGLES
from emdeg.mechanics.quantities.quantity import Entries


def places(form: str, shape: Sequence[int], zero: Sequence[bool]) -> list[int]:
    """Row-major numbers of the entries that a form keeps; `zero` says which vanish."""
    found, columns = [*range(prod(shape))], shape[-1]
    if form in TRIANGLES:
        found = [k for k in found if k // columns >= k % columns]
    return [k for k in found if not zero[k]] if form in SPARSE else found


def zeros(form: str, flat: Sequence[Expr]) -> list[bool]:
    """Which entries vanish, where a form asks."""
    return vanishing(flat) if form in SPARSE else []


def indices(shape: Sequence[int], flat: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The same places as indices of rows and columns."""
    every = list(product(*map(range, shape)))
    return tuple(every[k] for k in flat)


def kept(form: str, whole: Entries) -> Entries:
    """The entries that a form keeps, with their number as the shape."""
    shape, flat = whole
    chosen = [flat[k] for k in places(form, shape, zeros(form, flat))]
    return (len(chosen),), chosen


def kept_unknowns(form: str, whole: Implicit, flat: Sequence[int]) -> Implicit:
    """The same equations for the entries at these places only."""
    columns, unknowns = whole.shape[-1], whole.unknowns
    instead: dict[Expr, Expr] = {}
    there = set(flat)
    for k, unknown in enumerate(unknowns):
        if k not in there:
            i, j = divmod(k, columns)
            mirror = j * columns + i
            kept_there = form in TRIANGLES and mirror in there
            instead[unknown] = unknowns[mirror] if kept_there else ZERO
    residuals = tuple(substitute(list(whole.residuals), instead))
    return Implicit((len(flat),), tuple(unknowns[k] for k in flat), residuals)
