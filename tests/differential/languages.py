"""Generated source of every language, built and run: C by gcc and clang under their sanitizers.

Addresses and undefined behaviour are watched at -O0; at -O2 without, as a user would build.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from emdeg.backends.base import EmitOptions, emit
from emdeg.program.ir import Program
from tests.backends.drivers import RUN, STRICT, Case, c_family, rows_of, run

SANITIZED = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def languages(program: Program) -> Iterator[tuple[str, Any, Case]]:
    """(column, a row of all outputs for each state, the case) of each language and build."""
    for target in ("rust", "javascript"):
        case = Case(program, target, EmitOptions("arm"))
        with tempfile.TemporaryDirectory() as folder:
            written(case, target, Path(folder))
            yield target, rows_of(RUN[target](case, Path(folder))), case
    case = Case(program, "c", EmitOptions("arm"))
    with tempfile.TemporaryDirectory() as folder:
        written(case, "c", Path(folder))
        text = c_family(case, ['#include "arm.h"'], "arm_", "arm_parameters")
        (Path(folder) / "main.c").write_text(text)
        for compiler in ("gcc", "clang"):
            for flags in (["-O0", "-g", *SANITIZED], ["-O2"]):
                command = [compiler, "-std=c99", *flags, *STRICT, "arm.c", "main.c", "-lm"]
                run([*command, "-o", "main"], Path(folder))
                yield f"C, {compiler}", rows_of(run(["./main"], Path(folder))), case


def written(case: Case, target: str, folder: Path) -> None:
    for file, text in emit(case.program, target, case.options).items():
        (folder / file).write_text(text, "ascii")
