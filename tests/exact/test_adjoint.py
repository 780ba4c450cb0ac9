"""Derivatives in one walk down: the residues of those that calculus writes."""

from __future__ import annotations

from emdeg.exact.adjoint import matters, slopes
from emdeg.exact.angles import cos, sin
from emdeg.exact.calculus import gradient
from emdeg.exact.field import Point, residues
from emdeg.exact.graph import symbol

x, y, z = (symbol(name) for name in "xyz")


def test_slopes_are_those_of_calculus() -> None:
    t = symbol("t", angular=True)
    shared = x * y * sin(t) + 3
    root = shared**3 / (y - 2 * z) + x * x * shared - cos(t) * z
    for index in range(3):
        point = Point(index=index)
        assert slopes(root, [x, y, z], point) == residues(gradient(root, [x, y, z]), point)


def test_what_cancels_does_not_matter() -> None:
    t = symbol("t", angular=True)
    root = x * (cos(t) ** 2 + sin(t) ** 2 - 1) + (y + z) ** 2 - y * y - 2 * y * z
    assert matters(root, [x, y, z, symbol("w")]) == [False, False, True, False]
    assert matters(root, []) == []
