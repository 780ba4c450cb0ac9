"""Compiled programs come back from the disk cache as they were, or are made again."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.program.remembered import remembered
from emdeg.program.serialise import digest


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("EMDEG_CACHE", str(tmp_path))
    return tmp_path


def counted(program):
    """A maker that remembers how often it was asked."""

    def make():
        make.calls += 1
        return program

    make.calls = 0
    return make


def test_a_program_is_made_once_and_comes_back_with_its_certificate(folder):
    program = emdeg.compile(emdeg.load("two_link"), "gravity", optimise=None)
    make = counted(program)
    first = remembered(("two_link", "gravity"), make)
    second = remembered(("two_link", "gravity"), make)
    assert make.calls == 1
    assert digest(first) == digest(second) == digest(program)
    assert second.certificate == program.certificate
    remembered(("two_link", "mass_matrix"), make)
    assert make.calls == 2


@pytest.mark.parametrize("spoil", [lambda b: b[:-1], lambda b: b.replace(b'"add"', b'"sub"')])
def test_a_spoilt_entry_is_made_again(folder, spoil):
    make = counted(emdeg.compile(emdeg.load("two_link"), "gravity", optimise=None))
    remembered(("x",), make)
    (entry,) = folder.glob("v1/*/*.json")
    entry.write_bytes(spoil(entry.read_bytes()))
    remembered(("x",), make)
    assert make.calls == 2
    remembered(("x",), make)
    assert make.calls == 2


def test_a_certificate_of_another_program_is_not_believed(folder):
    from dataclasses import replace

    from emdeg import cache
    from emdeg.program.serialise import dumps

    gravity = emdeg.compile(emdeg.load("two_link"), "gravity", optimise=None)
    other = emdeg.compile(emdeg.load("two_link"), "mass_matrix", optimise=None)
    make = counted(gravity)
    remembered(("y",), make)
    (entry,) = folder.glob("v1/*/*.json")
    forged = replace(other, certificate=gravity.certificate)
    cache.write(entry.stem, dumps(forged).encode(), "json")
    assert digest(remembered(("y",), make)) == digest(gravity)
    assert make.calls == 2


def test_without_a_cache_everything_is_made(monkeypatch):
    monkeypatch.setenv("EMDEG_CACHE", "off")
    make = counted(emdeg.compile(emdeg.load("two_link"), "gravity", optimise=None))
    remembered(("z",), make)
    remembered(("z",), make)
    assert make.calls == 2
