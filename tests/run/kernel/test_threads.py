"""How a batch is cut: every state once, at multiples of the grain, small pieces at the end."""

from __future__ import annotations

import pytest

from emdeg.run.kernel.threads import SHARES, pieces


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
@pytest.mark.parametrize("states", [1, 63, 64, 65, 1000, 200_003])
@pytest.mark.parametrize("most", [64, 4096, 10**9])
def test_pieces_cover_every_state_once(states: int, threads: int, most: int) -> None:
    cuts = [*pieces(states, threads, 64, most)]
    expected = 0
    for first, count in cuts:
        assert first == expected
        assert first % 64 == 0
        assert 0 < count <= most
        expected += count
    assert expected == states
    if threads > 1 and states > 64 * threads * SHARES:
        # whoever takes the last one late keeps the others waiting for a small part of the whole
        assert cuts[-1][1] * threads * SHARES <= states
        assert len(cuts) < 4 * threads * SHARES or most < states
