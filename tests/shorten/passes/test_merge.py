"""Constants that share a small residue by chance are not the same number."""

from __future__ import annotations

from emdeg.exact.graph import MOTION, symbol
from emdeg.program.fingerprint import output_fingerprints
from emdeg.program.lower import lower
from emdeg.shorten.forms.residues import P
from emdeg.shorten.passes.merge import merge


def test_equal_small_residues_of_constants_are_no_proof() -> None:
    """Of 500 joints tens of thousands of constants meet modulo 2³¹ − 1; 3 and 3 + P always do."""
    x, y, m = symbol("x", MOTION), symbol("y", MOTION), symbol("m")
    outputs = [x * 3, y * (3 + P), x * (m + 1), y * (m + 1 - P)]
    program = lower("meeting", {"out": ((4,), outputs)}, [("state", [x, y])])
    assert output_fingerprints(merge(program), 2) == output_fingerprints(program, 2)
