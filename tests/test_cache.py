"""The disk cache believes only what this user's emdeg wrote under this key, where no other can."""

from __future__ import annotations

import os
import sys
import time
import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg import cache
from emdeg.program.certify import certify
from emdeg.program.ir import Program
from emdeg.program.remembered import remembered
from emdeg.program.serialise import dumps

KEY, OTHER = "a" * 64, "ab" * 32
posix = pytest.mark.skipif(sys.platform == "win32", reason="owners and modes of POSIX")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A cache and a secret of this test."""
    monkeypatch.setenv("EMDEG_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    cache._say.cache_clear()
    return tmp_path / "cache" / "v1"


def entry(folder: Path, key: str = KEY, kind: str = "o") -> Path:
    return folder / key[:2] / f"{key}.{kind}"


def refused(key: str = KEY) -> str:
    """What is said when the entry is not read; it is said once."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        assert cache.read(key) is None
        assert cache.read(key) is None
    return " ".join(str(w.message) for w in said) if len(said) < 2 else pytest.fail("said twice")


# -- the signature ----------------------------------------------------------------


def test_content_comes_back(folder):
    assert cache.read(KEY) is None
    cache.write(KEY, b"content")
    assert cache.read(KEY) == b"content"
    assert refused(OTHER) == ""


@pytest.mark.parametrize(("key", "kind"), [(OTHER, "o"), (KEY, "json")])
def test_an_entry_under_another_name_is_not_believed(folder, key, kind):
    """Object code of another program would be executed."""
    cache.write(KEY, b"content")
    entry(folder, key).parent.mkdir(exist_ok=True)
    entry(folder).rename(entry(folder, key, kind))
    assert cache.read(key, kind) is None
    assert not entry(folder, key, kind).exists()


def test_another_users_entries_are_not_believed(folder, monkeypatch, tmp_path):
    """A cache that somebody else filled, copied whole: signed with another secret."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "theirs"))
    cache.write(KEY, b"theirs")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert cache.read(KEY) is None


def test_an_entry_of_the_first_format_is_not_believed(folder):
    import hashlib

    cache.write(KEY, b"content")
    checksum = hashlib.sha256(b"content").hexdigest().encode()
    entry(folder).write_bytes(b"emdeg cache 1\n" + checksum + b"\ncontent")
    assert cache.read(KEY) is None


@posix
@pytest.mark.parametrize("spoil", ["short", "readable", "link", "missing"])
def test_a_secret_that_is_none_is_replaced(folder, tmp_path, spoil):
    cache.write(KEY, b"content")
    secret = cache.secret_file()
    assert secret.stat().st_mode & 0o777 == 0o600
    known = secret.read_bytes()
    if spoil == "short":
        secret.write_bytes(b"")
    elif spoil == "readable":
        secret.chmod(0o644)
    else:
        secret.unlink()
        if spoil == "link":
            (tmp_path / "known").write_bytes(known)
            secret.symlink_to(tmp_path / "known")
    assert cache.read(KEY) is None
    cache.write(KEY, b"again")
    assert cache.read(KEY) == b"again"
    assert not secret.is_symlink()
    assert secret.read_bytes() != known


# -- the path ---------------------------------------------------------------------


@posix
@pytest.mark.parametrize("mode", [0o020, 0o002])
@pytest.mark.parametrize("place", ["entry", "subfolder", "root", "parent", "above"])
def test_what_others_can_write_to_is_ignored_and_said_once(folder, place, mode, tmp_path):
    cache.write(KEY, b"content")
    path = entry(folder)
    at = {"entry": path, "subfolder": path.parent, "root": folder, "parent": folder.parent}
    opened = at.get(place, tmp_path)
    opened.chmod(opened.stat().st_mode | mode)
    said = refused()
    assert str(opened) in said
    assert "chmod" in said
    assert "EMDEG_CACHE" in said
    opened.chmod(opened.stat().st_mode & ~mode)
    assert cache.read(KEY) == b"content"


@posix
def test_a_sticky_folder_above_is_fine(folder, tmp_path):
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o1777)
    cache.write(KEY, b"content")
    assert cache.read(KEY) == b"content"


@posix
@pytest.mark.parametrize("place", ["entry", "subfolder", "root"])
def test_links_are_not_followed(folder, place, tmp_path):
    cache.write(KEY, b"content")
    path = {"entry": entry(folder), "subfolder": entry(folder).parent, "root": folder}[place]
    path.rename(tmp_path / "elsewhere")
    path.symlink_to(tmp_path / "elsewhere")
    assert "is a link" in refused()
    with pytest.warns(RuntimeWarning) if place != "entry" else warnings.catch_warnings():
        cache._say.cache_clear()
        cache.write(KEY, b"new")
    if place == "entry":  # the link is replaced, not what it leads to
        assert cache.read(KEY) == b"new"
        assert b"content" in (tmp_path / "elsewhere").read_bytes()


@posix
@pytest.mark.parametrize("open_to_all", [False, True])
def test_links_above_are_judged_by_where_they_lead(tmp_path, monkeypatch, open_to_all):
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real/../real")
    monkeypatch.setenv("EMDEG_CACHE", str(tmp_path / "link" / "cache"))
    cache.write(KEY, b"content")
    if not open_to_all:
        assert cache.read(KEY) == b"content"
        return
    (tmp_path / "real").chmod(0o777)
    assert str(tmp_path / "real") in refused()


@posix
def test_what_belongs_to_another_user_is_ignored(folder, monkeypatch):
    cache.write(KEY, b"content")
    monkeypatch.setattr(os, "getuid", lambda: 4321)
    assert "belongs to another user" in refused()


@posix
def test_a_pipe_in_the_place_of_an_entry_does_not_block(folder):
    cache.write(KEY, b"content")
    entry(folder).unlink()
    os.mkfifo(entry(folder))
    assert "is not a file" in refused()


@posix
def test_new_folders_are_the_users_alone(folder):
    mask = os.umask(0)
    try:
        cache.write(KEY, b"content")
    finally:
        os.umask(mask)
    secret = cache.secret_file()
    for made in (folder.parent, folder, entry(folder).parent, secret.parent):
        assert made.stat().st_mode & 0o777 == 0o700, made
    assert entry(folder).stat().st_mode & 0o777 == 0o600


def test_without_a_home_there_is_no_cache(monkeypatch):
    monkeypatch.delenv("EMDEG_CACHE")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert cache.directory() is None
    cache.write(KEY, b"content")
    assert cache.read(KEY) is None


# -- drafts -----------------------------------------------------------------------


def test_drafts_that_nobody_finished_are_trimmed(folder):
    """As a process leaves them that was killed while it wrote, now and in older versions."""
    cache.write(KEY, b"content")
    old = time.time() - 2 * cache.DRAFT_LIFETIME
    drafts = [entry(folder).parent / name for name in ("tmpabcdef", "tmpx.draft", "tmpnew.draft")]
    for draft in drafts:
        draft.write_bytes(bytes(100))
    for draft in drafts[:2]:
        os.utime(draft, (old, old))
    os.utime(entry(folder), (old, old))
    cache.write(OTHER, b"content")
    assert [draft.exists() for draft in drafts] == [False, False, True]
    assert cache.read(KEY) == b"content"


def test_drafts_count_in_what_the_cache_may_hold(folder, monkeypatch):
    monkeypatch.setattr(cache, "LARGEST", 500)
    cache.write(KEY, b"content")
    draft = entry(folder).parent / "tmpnew.draft"
    draft.write_bytes(bytes(1000))
    os.utime(draft, (time.time() - 60,) * 2)
    cache.write(OTHER, b"content")
    assert not draft.exists()
    assert cache.read(OTHER) == b"content"


# -- programs and code ------------------------------------------------------------


def kept_as(program: Program, folder: Path, asked: Program) -> Program:
    """What comes back when this program stands where `asked` was kept, rightly signed."""
    remembered(("x",), lambda: asked)
    (path,) = folder.glob("*/*.json")
    cache.write(path.stem, dumps(program).encode(), "json")
    return remembered(("x",), lambda: asked)


@pytest.fixture(scope="module")
def gravity() -> Program:
    return emdeg.compile(emdeg.load("two_link"), "gravity", optimise=None)


def test_a_program_without_certificate_is_made_again(folder, gravity):
    bare = replace(gravity, certificate=None)
    assert kept_as(bare, folder, gravity).certificate == gravity.certificate
    assert remembered(("bare",), lambda: bare, certified=False).certificate is None
    assert remembered(("bare",), pytest.fail, certified=False).certificate is None


@pytest.mark.parametrize(
    "change", [{"subject": ""}, {"challenge": "00" * 32}, {"log2_error": -999.0}]
)
def test_a_certificate_that_overclaims_is_not_read_back(folder, gravity, change):
    lie = gravity.with_certificate(replace(gravity.certificate, **change))
    assert kept_as(lie, folder, gravity).certificate == gravity.certificate


def test_another_program_whose_certificate_was_made_to_fit_is_not_read_back(folder, gravity):
    """Only the signature tells: a forger who can prove a lie equal to itself has no secret."""
    remembered(("x",), lambda: gravity)
    (path,) = folder.glob("*/*.json")
    lie = Program.from_text(gravity.to_text().replace(" mul ", " add ", 1))
    lie = lie.with_certificate(certify(lie, lie))
    signed = path.read_bytes()[: len(cache.MAGIC) + 65]
    path.write_bytes(signed + dumps(lie).encode())
    assert remembered(("x",), lambda: gravity).digest == gravity.digest


def test_code_of_another_program_is_not_run(folder):
    robot = emdeg.load("two_link")
    programs = [emdeg.compile(robot, name, optimise=None) for name in ("gravity", "bias")]
    q, qd = np.array([0.3, 0.4]), np.array([1.0, 2.0])
    right = programs[0].jit()(q)
    (first,) = folder.glob("*/*.o")
    programs[1].jit()(q, qd)
    (second,) = set(folder.glob("*/*.o")) - {first}
    first.write_bytes(second.read_bytes())
    again = programs[0].jit()
    assert not again.from_cache
    assert np.array_equal(again(q), right)
