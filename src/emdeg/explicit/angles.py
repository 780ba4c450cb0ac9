"""The cheapest angle basis of each element, and its cheapest squares (digest R46).

Axes of parallel joints p, p+1, … turn by sums of their angles. An element is first written as
a Fourier sum in the joint angles of such a group,

    Σ_k a_k cos(k·q) + b_k sin(k·q),                 k integer vectors

and then as products of cosines and sines of angles φ = B·q, for every basis B that can be made of
runs q_i + … + q_j (c2 s23 rather than c2 (s2 c3 + c2 s3)), and for the single runs themselves when
no other frequency occurs (c3, c4, c34). The one with the fewest terms is kept. Then cos² + sin² = 1
shifts each square between {1, cc, ss} so that the fewest terms, then the shortest constants remain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from itertools import product as cartesian
from math import prod
from typing import TYPE_CHECKING, TypeAlias

from emdeg.exact.polynomial.basis import unimodular_inverse
from emdeg.exact.polynomial.ring import rational
from emdeg.explicit.products import CC, SC, SS, Atoms, C, Form, Product, Run, S, degree

if TYPE_CHECKING:
    from flint import fmpq_mpoly

Wave: TypeAlias = tuple[tuple[int, ...], bool]  # (frequency vector k, is it the sine?)
LARGEST_GROUP = 4  # of parallel joints, for which every basis is tried
LARGEST_TRIED = 4000  # terms; longer sums keep the plain or the summed angles
LARGEST_SEARCHED = 100  # terms; the squares of longer sums go down one valley only


def angle_sums(form: Form, atoms: Atoms) -> Form:
    """The form in the angle basis that leaves the fewest terms, group by group."""
    for group in atoms.groups:
        form = min(
            _candidates(form, group, atoms),
            key=lambda f: (len(f), sum(degree(p, atoms) for p in f)),
        )
    return form


# -- parallel joints --------------------------------------------------------------------


def _candidates(form: Form, group: tuple[int, ...], atoms: Atoms) -> Iterator[Form]:
    """The form itself, and the form in every angle basis of a group of parallel joints."""
    yield form
    own = [atoms.number[((body, 1),)] for body in group]
    waves: dict[Product, dict[Wave, fmpq_mpoly]] = {}
    for product, c in form.items():
        inside = dict(product)
        codes = tuple(inside.pop(atom, 0) for atom in own)
        rest = waves.setdefault(tuple(sorted(inside.items())), {})
        for wave, factor in _fourier(codes):
            value = c * rational(factor)
            rest[wave] = rest[wave] + value if wave in rest else value
    waves = {r: {w: c for w, c in found.items() if c} for r, found in waves.items()}
    if not any(atom in own for p in form for atom, _ in p):
        return
    runs = [run for body in group for run in atoms.runs[body]]
    vectors = {run: _vector(run, group) for run in runs}
    present = {k for found in waves.values() for k, _ in found if any(k)}
    if all(k in vectors.values() for k in present):
        single = {vector: atoms.number[run] for run, vector in vectors.items()}
        yield _expanded(waves, lambda wave: _single(wave, single))
    for basis in _bases(vectors, len(group), len(form)):
        places = [atoms.number[run] for run in basis]
        inverse = unimodular_inverse(tuple(vectors[run] for run in basis))
        if inverse is None:
            continue
        yield _expanded(waves, lambda wave, p=places, b=inverse: _in_basis(wave, p, b))  # type: ignore[misc]


def _bases(
    vectors: Mapping[Run, tuple[int, ...]], size: int, terms: int
) -> Iterator[tuple[Run, ...]]:
    """Sets of as many runs as joints; large groups have only their longest sums."""
    if size > LARGEST_GROUP or terms > LARGEST_TRIED:
        longest: dict[int, Run] = {}
        for run in vectors:
            longest[run[-1][0]] = run
        yield tuple(longest.values())
    else:
        yield from combinations(vectors, size)


def _vector(run: Run, group: tuple[int, ...]) -> tuple[int, ...]:
    signs = dict(run)
    return tuple(signs.get(body, 0) for body in group)


def _expanded(
    waves: Mapping[Product, Mapping[Wave, fmpq_mpoly]],
    expand: Callable[[Wave], Iterable[tuple[Product, Fraction]]],
) -> Form:
    found: Form = {}
    for rest, parts in waves.items():
        for wave, c in parts.items():
            for product, factor in expand(wave):
                key = tuple(sorted((*rest, *product)))
                value = c * rational(factor)
                found[key] = found[key] + value if key in found else value
    return {p: c for p, c in found.items() if c}


def _single(wave: Wave, atom: Mapping[tuple[int, ...], int]) -> list[tuple[Product, Fraction]]:
    k, is_sine = wave
    if not any(k):
        return [((), Fraction(1))]
    return [(((atom[k], S if is_sine else C),), Fraction(1))]


def _in_basis(
    wave: Wave, atoms: Sequence[int], inverse: tuple[tuple[int, ...], ...]
) -> list[tuple[Product, Fraction]]:
    k, is_sine = wave
    m = tuple(sum(x * row[j] for x, row in zip(k, inverse, strict=True)) for j in range(len(k)))
    return [
        (tuple((a, code) for a, code in zip(atoms, codes, strict=True) if code), factor)
        for codes, factor in _products((m, is_sine))
    ]


#: s, c, sc, cc of an angle as Σ factor · e^ikθ; halves and quarters are exact as floats
_EXPONENTIALS: Mapping[int, Mapping[int, complex]] = {
    0: {0: 1}, S: {1: -0.5j, -1: 0.5j}, C: {1: 0.5, -1: 0.5},
    SC: {2: -0.25j, -2: 0.25j}, CC: {0: 0.5, 2: 0.25, -2: 0.25},
}  # fmt: skip
#: e^ikφ = cos kφ + i sin kφ as Σ factor · code; multiples beyond ±2 do not occur in M
_TURNS: Mapping[int, Mapping[int, complex]] = {
    0: {0: 1}, 1: {C: 1, S: 1j}, -1: {C: 1, S: -1j},
    2: {CC: 2, 0: -1, SC: 2j}, -2: {CC: 2, 0: -1, SC: -2j},
}  # fmt: skip


def _multiplied(
    factors: Iterable[Mapping[int, complex]],
) -> Iterator[tuple[tuple[int, ...], complex]]:
    """Π_j Σ factor · key, multiplied out: the keys of all j, and their factor."""
    for chosen in cartesian(*(factor.items() for factor in factors)):
        yield tuple(key for key, _ in chosen), prod(value for _, value in chosen)


@lru_cache(maxsize=65536)
def _fourier(codes: tuple[int, ...]) -> tuple[tuple[Wave, Fraction], ...]:
    """A product of s, c, sc, cc of several angles as a sum of waves.

    z_−k is the conjugate of z_k:  Σ z_k e^ik·q = z_0 + Σ_{k>0} 2 Re z_k cos k·q − 2 Im z_k sin k·q.
    """
    none = (0,) * len(codes)
    waves: list[tuple[Wave, float]] = []
    for k, z in _multiplied(_EXPONENTIALS[code] for code in codes):
        if k == none:
            waves.append(((k, False), z.real))
        elif k > none:
            waves += [((k, False), 2 * z.real), ((k, True), -2 * z.imag)]
    return tuple((wave, Fraction(value)) for wave, value in waves if value)


@lru_cache(maxsize=65536)
def _products(wave: Wave) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """cos or sin of Σ m φ as products of s, c, sc, cc: real or imaginary part of Π e^imφ."""
    m, is_sine = wave
    parts = (
        (codes, z.imag if is_sine else z.real) for codes, z in _multiplied(_TURNS[k] for k in m)
    )
    return tuple((codes, Fraction(value)) for codes, value in parts if value)


# -- squares ----------------------------------------------------------------------------


def cheapest_squares(form: Form) -> Form:
    """The form with the fewest terms, then squares, then the shortest constants.

    Terms shift between 1, cc and ss of one angle after the other until none gets better; starting
    with cosines, with sines, and in both orders of the angles finds the valleys.
    """
    angles = sorted({a for p in form for a, code in p if code in (CC, SS)})
    if not angles:
        return form
    best, score = form, _score(form)
    thorough = len(form) <= LARGEST_SEARCHED
    for start in (form, _with_sines(form)) if thorough else (form,):
        for order in (angles, angles[::-1]) if thorough else (angles,):
            found = dict(start)
            while sum(_shift_squares(found, atom) for atom in order):
                pass
            if _score(found) < score:
                best, score = found, _score(found)
    return best


def _score(form: Form) -> tuple[int, int, int]:
    squares = sum(code in (CC, SS) for p in form for _, code in p)
    return len(form), squares, sum(len(c) for c in form.values())


def _with_sines(form: Form) -> Form:
    """Every cc written 1 − ss."""
    found: Form = {}
    for product, c in form.items():
        parts: list[tuple[Product, int]] = [((), 1)]
        for atom, code in product:
            if code == CC:
                parts = [q for p, f in parts for q in ((p, f), ((*p, (atom, SS)), -f))]
            else:
                parts = [((*p, (atom, code)), f) for p, f in parts]
        for p, f in parts:
            found[p] = found[p] + c * f if p in found else c * f
    return {p: c for p, c in found.items() if c}


def _shift_squares(form: Form, atom: int) -> bool:
    """(y, x, w)·(1, cc, ss) = (y + t, x − t, w − t)·(1, cc, ss): choose t ∈ {0, −y, x, w}."""
    changed = False
    rests = {
        tuple(f for f in p if f[0] != atom) for p in form if (atom, CC) in p or (atom, SS) in p
    }
    for rest in rests:
        keys = (rest, _with(rest, atom, CC), _with(rest, atom, SS))
        y, x, w = (form.get(key) for key in keys)
        zero = 0 * next(v for v in (y, x, w) if v is not None)
        now = tuple(zero if v is None else v for v in (y, x, w))
        best, weight = now, _weight(*now)
        for t in (-now[0], now[1], now[2]):
            if t:
                other = (now[0] + t, now[1] - t, now[2] - t)
                if (heavy := _weight(*other)) < weight:
                    best, weight = other, heavy
        if best is not now:
            changed = True
            for key, value in zip(keys, best, strict=True):
                if value:
                    form[key] = value
                else:
                    form.pop(key, None)
    return changed


def _with(rest: Product, atom: int, code: int) -> Product:
    return tuple(sorted((*rest, (atom, code))))


def _weight(y: fmpq_mpoly, x: fmpq_mpoly, w: fmpq_mpoly) -> tuple[int, int, int]:
    """(terms, squares among them, length of the constants)."""
    sizes = (len(y), len(x), len(w))
    squares = (sizes[1] > 0) + (sizes[2] > 0)
    return squares + (sizes[0] > 0), squares, sum(sizes)
