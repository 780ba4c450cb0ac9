"""The axes of bodies: a placement's own turn about the joint's axis is one with the joint's."""

from __future__ import annotations

import pytest

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import ONE, ZERO, symbol
from emdeg.exact.linalg import Matrix, rotation_z
from emdeg.exact.print.printing import to_text
from emdeg.mechanics.body_axes import in_turn

Q, LEAN = Angle.of(symbol("q", angular=True)), Angle.of(symbol("a", angular=True))
EXCHANGE = Matrix(((ZERO, ZERO, -ONE), (ONE, ZERO, ZERO), (ZERO, -ONE, ZERO)))
TILTED = Matrix(((ONE, ZERO, ZERO), (ZERO, cos(LEAN), -sin(LEAN)), (ZERO, sin(LEAN), cos(LEAN))))


@pytest.mark.parametrize(
    ("placement", "rotations"),
    [
        (EXCHANGE, 2),  # stays as it is
        (EXCHANGE @ rotation_z(LEAN), 2),  # an exchange of axes, then one turn
        (rotation_z(LEAN), 1),  # one turn
        (TILTED, 2),  # the axis is oblique: no turn about it can be taken off
    ],
)
def test_they_are_the_placement_and_the_turn(placement: Matrix, rotations: int) -> None:
    found = in_turn(placement, Q)
    product = found[0] if len(found) == 1 else found[0] @ found[1]
    expected = placement @ rotation_z(Q)
    assert len(found) == rotations
    assert all(equal(a, b) for a, b in zip(product.entries, expected.entries, strict=True))


def test_the_turn_as_text() -> None:
    exchange, turn = in_turn(EXCHANGE @ rotation_z(LEAN), Q)
    assert [to_text(e) for e in exchange.column(2)] == ["-1", "0", "0"]
    assert all(e is ZERO or e is ONE or -e is ONE for e in exchange.entries)
    assert to_text(turn[0, 0]) == to_text(turn[1, 1]) == "cos(a)*cos(q) - sin(a)*sin(q)"
    assert to_text(turn[1, 0]) == "cos(a)*sin(q) + cos(q)*sin(a)"
    assert turn[2, 2] is ONE
