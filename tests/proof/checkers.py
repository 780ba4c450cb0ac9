"""Both checkers as others run them, and tables that a liar would write: with hashes that fit."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import io
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import emdeg
from emdeg.backends.base import EmitOptions, emit
from emdeg.proof import proof_files
from emdeg.verbs import Compiled

TOOLS = Path(__file__).parents[2] / "tools"


def compiled(robot: str, quantity: str, **options: object) -> Compiled:
    """As derived, in no time."""
    return emdeg.compile(emdeg.load(robot), quantity, optimise="none", certify=False, **options)


def loaded() -> ModuleType:
    """tools/check_emdeg.py as a module, for campaigns."""
    spec = importlib.util.spec_from_file_location("check_emdeg", TOOLS / "check_emdeg.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def built(folder: Path, *options: str) -> Path:
    """tools/check_emdeg.c, compiled without a warning."""
    target = folder / "check_emdeg"
    command = ["gcc", "-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-O1", *options]
    subprocess.run([*command, str(TOOLS / "check_emdeg.c"), "-o", str(target), "-lm"], check=True)
    return target


def said(checker: Path, table: Path, file: Path) -> tuple[int, str]:
    """Status and line of the C checker; what it takes it keeps until its end."""
    done = subprocess.run(
        [checker, table, file],
        capture_output=True,
        text=True,
        timeout=600,
        env={"ASAN_OPTIONS": "detect_leaks=0:exitcode=99", "UBSAN_OPTIONS": "exitcode=98"},
    )
    return done.returncode, (done.stdout + done.stderr).strip()


class Checkers:
    """Each says (status, line) of a table and a file."""

    def __init__(self, folder: Path) -> None:
        self.binary, self.module = built(folder), loaded()

    def c(self, table: Path, file: Path) -> tuple[int, str]:
        return said(self.binary, table, file)

    def python(self, table: Path, file: Path) -> tuple[int, str]:
        """In this process."""
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = self.module.main([str(table), str(file)])
        return int(status), out.getvalue().strip()

    def both(self, table: Path, file: Path) -> tuple[int, int]:
        return self.python(table, file)[0], self.c(table, file)[0]


def alone(table: Path, file: Path) -> tuple[int, str]:
    """The Python checker in a process of its own, without site-packages and our paths."""
    command = [sys.executable, "-I", "-S", str(TOOLS / "check_emdeg.py"), str(table), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    return done.returncode, done.stdout.strip()


def written(program: Compiled, folder: Path, **options: object) -> tuple[Path, list[Path]]:
    """(table, files that it is about) of a program, in a folder."""
    assert program.robot is not None
    chosen = EmitOptions(**options)  # type: ignore[arg-type]
    rotors = "rotors" in program.metadata
    files = proof_files(program.robot, [program], emit(program, "c", chosen), chosen, rotors=rotors)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text)
    source = next(name for name in files if name.endswith(".c"))
    stem = source[:-2]
    return folder / f"{stem}.json", [folder / source, folder / f"{stem}.program.json"]


def put(table: Path, file: Path, text: str) -> None:
    """Another text of a file, and a table that says that it is the right one."""
    file.write_text(text)
    data = json.loads(table.read_text())
    data["files"][file.name]["sha256"] = hashlib.sha256(text.encode()).hexdigest()
    seal(table, data)


def seal(table: Path, data: dict[str, object]) -> None:
    """A table with its own hash behind it."""
    data.pop("sha256", None)
    body = json.dumps(data, indent=1, ensure_ascii=False)[:-2] + ",\n"
    digest = hashlib.sha256(body.encode()).hexdigest()
    table.write_text(body + f' "sha256": "{digest}"\n}}\n')
