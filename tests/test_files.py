"""Files appear together and whole, or not at all; what a killed process left is cleared away."""

from __future__ import annotations

import errno
import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import emdeg
from emdeg.cli import run
from emdeg.errors import UsageError
from emdeg.files import write_together, write_whole

OLD = {"a.h": "old header", "a.c": "old code", "a.json": "old program"}
NEW = {"a.h": "new header", "a.c": "new code" * 5000, "b.txt": "was not there"}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    for name, text in OLD.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def found(place: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in place.iterdir()}


def new_files(place: Path) -> dict[Path, str]:
    return {place / name: text for name, text in NEW.items()}


def test_files_appear_together(place: Path) -> None:
    write_together(new_files(place))
    assert found(place) == {**OLD, **NEW}


def failing(at: int, real: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the operating system that fails when it is called for the `at`-th time."""
    calls = 0

    def call(*args: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == at:
            raise OSError(errno.ENOSPC, "No space left on device", str(args[0]))
        return real(*args, **options)

    return call


@pytest.mark.parametrize(
    ("name", "at"),
    [*((n, k) for n in ("replace", "write_bytes") for k in (1, 2, 3)), ("link", 1), ("link", 2)],
)
def test_a_failure_leaves_everything_as_it_was(
    name: str, at: int, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Path if name == "write_bytes" else os
    monkeypatch.setattr(home, name, failing(at, getattr(home, name)))
    with pytest.raises(OSError, match="No space left") as caught:
        write_together(new_files(place))
    assert Path(caught.value.filename).name in NEW  # nobody heard of drafts
    monkeypatch.undo()
    assert found(place) == OLD


def test_a_place_that_is_a_directory_stops_all(place: Path) -> None:
    (place / "b.txt").mkdir()
    with pytest.raises(IsADirectoryError):
        write_together(new_files(place))
    (place / "b.txt").rmdir()
    assert found(place) == OLD


def generate_with_little_room(directory: Path, size: int) -> int:
    """`emdeg generate` where no file may be larger than `size` bytes, as on a full disk."""
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
        os._exit(run(["generate", "two_link", "-O0", "-o", str(directory), "--force"]))
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def test_a_full_disk_gives_no_header_without_its_code(tmp_path: Path) -> None:
    assert run(["generate", "two_link", "-O0", "-o", str(tmp_path)]) == 0
    whole = found(tmp_path)
    sizes = sorted(len(text) for text in whole.values())
    assert sizes[0] < sizes[1]
    room = (sizes[0] + sizes[1]) // 2
    assert generate_with_little_room(tmp_path, room) == 1
    assert found(tmp_path) == whole  # the old ones
    for path in tmp_path.iterdir():
        path.unlink()
    assert generate_with_little_room(tmp_path, room) == 1
    assert found(tmp_path) == {}
    program = emdeg.compile(emdeg.load("two_link"), "gravity", optimise=None)
    assert set(program.emit("c", tmp_path)) == set(found(tmp_path))


def test_text_that_no_file_holds_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be written"):
        write_whole(tmp_path / "a.txt", "a\ud800")
    assert found(tmp_path) == {}


# -- what a killed process leaves ---------------------------------------------------------

WRITER = """
import sys
from pathlib import Path
from emdeg.files import write_together
place, k = Path(sys.argv[1]), 0
print("ready", flush=True)
while True:
    k += 1
    write_together({place / name: f"{name} {k} " * 300_000 + "end" for name in ("a.h", "a.c")})
"""


def test_twenty_kills_leave_whole_files_and_the_next_write_clears_up(tmp_path: Path) -> None:
    draw = random.Random(1)
    for _ in range(20):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path)], stdout=subprocess.PIPE
        )
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"ready\n"
        time.sleep(draw.uniform(0.001, 0.05))
        writer.kill()
        writer.wait()
        writer.stdout.close()
        for name in ("a.h", "a.c"):
            if (tmp_path / name).exists():
                text = (tmp_path / name).read_text("utf-8")
                assert text.endswith("end")
                assert text.count(name) == 300_000
    # what is a person's own, what another process is writing now, what only looks like ours
    others = (".a.c.part", ".b.c.1.part", f".a.c.{os.getppid()}-1-0.part", "a.c.1.part")
    for name in others:
        (tmp_path / name).write_text("kept", "utf-8")
    write_together({tmp_path / name: "last" for name in ("a.h", "a.c")})
    assert set(found(tmp_path)) == {"a.h", "a.c", *others}


def test_drafts_that_are_old_or_nobodys_are_cleared(tmp_path: Path) -> None:
    old = tmp_path / f".a.txt.{os.getppid()}-5-0.part"
    dead = tmp_path / ".a.txt.4194304000-5-0.part"  # no process has this number
    earlier = tmp_path / ".a.txt.4194304000.part"  # as emdeg named them before
    for draft in (old, dead, earlier):
        draft.write_text("draft", "utf-8")
    os.utime(old, (1, 1))
    write_whole(tmp_path / "a.txt", "text")
    assert found(tmp_path) == {"a.txt": "text"}
