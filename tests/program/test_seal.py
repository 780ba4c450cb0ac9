"""A certificate that was changed is refused, whichever byte it was."""

from __future__ import annotations

import json
import random

import pytest

import emdeg
from emdeg.errors import CertificateError, EmdegError
from emdeg.program.certificate import Certificate
from emdeg.program.certify import check_claims
from emdeg.program.ir import Program


@pytest.fixture(scope="module")
def text() -> str:
    return emdeg.compile(emdeg.load("two_link"), "gravity").to_file_text()


def test_any_byte_of_a_program_and_its_certificate_is_missed(text: str) -> None:
    """What is read is the same, or it is refused; the robot behind it is proved again anyway."""
    chance, end, right, refused = (
        random.Random(5),
        text.index('"origin"'),
        Program.from_json(text),
        0,
    )
    assert check_claims(right).to_data()["seal"]
    for place in range(end):
        other = chance.choice([c for c in '0123456789abz"{}[],: -.' if c != text[place]])
        try:
            read = Program.from_json(text[:place] + other + text[place + 1 :])
            check_claims(read)
        except EmdegError:
            refused += 1
        else:
            assert read == right, text[place - 20 : place + 20]
    assert refused > 0.7 * end


@pytest.mark.parametrize("field", ["method", "robot", "how"])
def test_words_that_no_proof_reads_are_sealed(field: str, text: str) -> None:
    data = json.loads(text)["certificate"]
    data["reference"][field] += "x"
    with pytest.raises(CertificateError, match="changed after it was written"):
        Certificate.from_data(data)


def test_a_certificate_without_a_seal_is_read(text: str) -> None:
    """Those of records on file have none."""
    data = json.loads(text)["certificate"]
    del data["seal"]
    assert Certificate.from_data(data) == Program.from_json(text).certificate


def test_a_certificate_is_about_the_outputs_of_its_program(text: str) -> None:
    data = json.loads(text)
    data["certificate"]["outputs"] = ["mass_matrix"]
    del data["certificate"]["seal"]
    with pytest.raises(CertificateError, match="other outputs"):
        check_claims(Program.from_json(json.dumps(data)))
