"""A bound in the certificate: proved again by whoever verifies, and no claim passes unproved."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import OK, run
from emdeg.errors import CertificateError, EmdegError
from emdeg.program.certificate import Certificate, RoundingClaim
from emdeg.verbs import Compiled


@pytest.fixture(scope="module")
def stated() -> Compiled:
    program = emdeg.compile(emdeg.load("two_link"), "gravity")
    return program.with_bound(program.bound("float32"))


def claiming(program: Compiled, *claims: RoundingClaim) -> Compiled:
    """With other claims, sealed as a liar would."""
    proof = program.certificate
    assert proof is not None
    sealed = tuple(claim.sealed(proof.subject) for claim in claims)
    return program.with_certificate(replace(proof, rounding=sealed))


def test_the_certificate_states_it_and_verify_proves_it_again(stated: Compiled) -> None:
    assert stated.certificate is not None
    assert [claim.code for claim in stated.certificate.rounding] == ["jit", "c"]
    assert "Rounding, claimed: in float32 gravity at most" in stated.certificate.explain()
    said = [s for s in stated.verify().statements if s.startswith("Proved again: in float32")]
    assert len(said) == 2
    assert Certificate.from_json(stated.certificate.to_json()) == stated.certificate


def test_a_certificate_without_a_bound_is_what_it_was() -> None:
    program = emdeg.compile(emdeg.load("two_link"), "gravity")
    assert program.certificate is not None
    assert "rounding" not in program.certificate.to_data()
    with pytest.raises(EmdegError, match="has none"):
        replace(program, certificate=None).with_bound(program.bound())


def test_a_smaller_claim_is_refused_and_a_larger_one_is_true(stated: Compiled) -> None:
    assert stated.certificate is not None
    _, claim = stated.certificate.rounding
    errors = claim.errors["gravity"]
    small = replace(claim, errors={"gravity": (errors[0] * 0.8, *errors[1:])})
    with pytest.raises(CertificateError, match="smaller rounding error") as refused:
        claiming(stated, small).verify()
    assert refused.value.element == "gravity[0]"
    large = replace(claim, errors={"gravity": (errors[0] * 2, *errors[1:])})
    assert claiming(stated, large).verify().proven
    other = replace(claim, rules="emitted C: anything goes")
    with pytest.raises(CertificateError, match="rules"):
        claiming(stated, other).verify()
    narrow = replace(claim, box={"q1": claim.box["q1"]})
    with pytest.raises(CertificateError, match="states of this program"):
        claiming(stated, narrow).verify()


def test_any_byte_of_the_claim_is_missed(stated: Compiled, tmp_path: Path) -> None:
    """Digits, names, ends of the box, rules, seal: a file with one changed byte is not proven."""
    stated.save(tmp_path / "right.json")
    whole = (tmp_path / "right.json").read_bytes()
    start, end = whole.index(b'"rounding": ['), whole.index(b'"origin"')
    inside = [k for k in range(start, end) if chr(whole[k]).isalnum() or whole[k] in b'".-,[]{}:']
    file, chance = tmp_path / "wrong.json", random.Random(4)
    for k in chance.sample(inside, 60):
        byte = chance.choice([c for c in b"0123456789abcxyz" if c != whole[k]])
        file.write_bytes(whole[:k] + bytes([byte]) + whole[k + 1 :])
        with pytest.raises(EmdegError):
            emdeg.verify(file)


def test_generate_writes_it_into_the_program_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = ["generate", "two_link", "--outputs", "gravity", "--bound", "limits", "--program"]
    assert run([*line, "-o", "out"]) == OK
    (claim,) = json.loads((tmp_path / "out/two_link.json").read_text())["certificate"]["rounding"]
    assert claim["code"] == "c"
    assert run(["verify", "out/two_link.json"]) == OK
