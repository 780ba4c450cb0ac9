"""How one result is written: seen from another frame, rows in another order, another sign, ….

Each of `ways` makes our result as a library might give it; the first that agrees is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

import numpy as np

from emdeg.conform.differences import States
from emdeg.conform.numbers import Array
from emdeg.conform.ours import REFERENCES, is_seen_from_somewhere
from emdeg.mechanics.quantities.quantities import QUANTITIES, parse

Way = tuple[tuple[str, ...], Array]  # what is said, and the result so written
_SEEN_FROM = {
    "local": "seen from the frame itself, in its axes (local)",
    "world": "the velocity of the point at the base origin (world, spatial)",
    "local_world_aligned": "at the frame's origin, in world axes (ours)",
}


def related(name: str, other: str) -> bool:
    """Is the other one needed to write or judge this one?"""
    quantity = parse(name)[0]
    needed = {quantity, "coriolis_vector"} if quantity == "coriolis_matrix" else {quantity}
    return parse(other)[0] in needed


def ways(name: str, value: Array, all: Mapping[str, Array]) -> Iterator[Way]:
    """By one change, then by two; `all` are our results by name."""
    seen = list(_seen_from(name, value, all))
    changes = list(_changes(name))
    for words, other in seen:
        yield (words,), other
    for words, change in changes:
        yield (words,), change(value)
    for words, other in seen:
        for more, change in changes:
            yield (words, more), change(other)
    for (one, first), (two, second) in combinations(changes, 2):
        yield (one, two), second(first(value))


def _seen_from(name: str, value: Array, all: Mapping[str, Array]) -> Iterator[tuple[str, Array]]:
    quantity, frame, reference = parse(name)
    if not is_seen_from_somewhere(quantity):
        return
    own = "local_world_aligned" if reference is None else reference.value
    place = quantity if frame is None else f"{quantity}:{frame}"
    for other in REFERENCES:
        if other != own and f"{place}:{other}" in all:
            yield f"frame of {quantity}: {_SEEN_FROM[other]}", all[f"{place}:{other}"]


def _changes(name: str) -> Iterator[tuple[str, Callable[[Array], Array]]]:
    quantity = parse(name)[0]
    shape = QUANTITIES[quantity].shape
    sixes = [k + 1 for k, size in enumerate(shape.split("×")) if size == "6"]
    if sixes:
        yield (
            f"linear or angular first: {quantity} has the angular part first",
            (lambda x: _angular_first(x, sixes)),
        )
    if quantity == "forward_kinematics":
        yield (
            "pose: it is that of the base seen from the frame",
            (lambda x: np.asarray(np.linalg.inv(x))),
        )
    yield f"sign of {quantity}: the opposite", lambda x: -x
    if "×" in shape:
        yield f"{quantity} is transposed (column by column)", lambda x: np.swapaxes(x, 1, 2)
    if quantity in ("mass_matrix", "mass_matrix_inverse"):
        yield f"of {quantity} only the upper triangle is filled", np.triu
        yield f"of {quantity} only the lower triangle is filled", np.tril


def _angular_first(value: Array, axes: list[int]) -> Array:
    for axis in axes:
        value = np.roll(value, 3, axis)
    return value


def looser(name: str, theirs: Array, all: Mapping[str, Array], states: States) -> str | None:
    """What explains a result that is a matter of choice: the zero of V, another C, same C q̇."""
    quantity = parse(name)[0]
    if quantity in ("potential_energy", "total_energy") and len(theirs) > 1:
        gap = theirs - all[name]
        if np.ptp(gap) <= 1e-7 * max(float(np.abs(theirs).max()), 1.0):
            return f"zero of {quantity}: theirs is higher by {gap.mean():.6g} J everywhere"
    if quantity == "coriolis_matrix" and theirs.shape == all[name].shape:
        found = np.einsum("sij,sj->si", theirs, states["qd"])
        right = all["coriolis_vector"]
        if np.abs(found - right).max() <= 1e-7 * max(float(np.abs(right).max()), 1e-9):
            return "coriolis_matrix: another one with the same C q̇ (Ṁ − 2C is not skew-symmetric)"
    return None
