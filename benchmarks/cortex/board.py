"""Programs on a Cortex-M3 without floating point, and on a Cortex-M4F, as QEMU emulates them.

Bare metal with semihosting (`printf` and the exit code reach this process): start.c and mps2.ld are
all that is needed beside gcc-arm-none-eabi, libnewlib-arm-none-eabi and qemu-system-arm. With
`-icount shift=0` every instruction takes one nanosecond of the board's clock, so that its timer
counts instructions.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
COMPILER, EMULATOR = "arm-none-eabi-gcc", "qemu-system-arm"
STRICT = ["-std=c99", "-O2", "-Wall", "-Wextra", "-Wconversion", "-Werror"]


class Core(NamedTuple):
    """A processor: QEMU's board, and what the compiler must know."""

    board: str
    flags: tuple[str, ...]


CORES = {
    "m3": Core("mps2-an385", ("-mcpu=cortex-m3", "-mfloat-abi=soft")),
    "m4f": Core("mps2-an386", ("-mcpu=cortex-m4", "-mfloat-abi=hard", "-mfpu=fpv4-sp-d16")),
}


def missing() -> list[str]:
    """Tools that are not installed."""
    return [tool for tool in (COMPILER, EMULATOR) if shutil.which(tool) is None]


def run(core: str, sources: Sequence[Path], folder: Path, *, libm: bool = False) -> str:
    """Compile, link, run: what the program printed; an error where it failed."""
    chosen, image, objects = CORES[core], folder / "image.elf", []
    for source in (*sources, HERE / "start.c"):
        made = folder / f"{source.stem}.o"
        flags = [*chosen.flags, "-mthumb", *STRICT, f"-I{folder}"]
        call(COMPILER, *flags, "-c", str(source), "-o", str(made))
        objects.append(str(made))
    linked = ["--specs=rdimon.specs", "-T", str(HERE / "mps2.ld"), *(["-lm"] if libm else [])]
    call(COMPILER, *chosen.flags, "-mthumb", *objects, *linked, "-o", str(image))
    return call(
        EMULATOR, "-M", chosen.board, "-nographic", "-monitor", "none", "-serial", "none",
        "-semihosting-config", "enable=on,target=native", "-icount", "shift=0",
        "-kernel", str(image),
    )  # fmt: skip


def call(*command: str) -> str:
    """What a command printed; its complaints where it failed."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def driver(
    header: str,
    step: str,
    kind: str,
    inputs: dict[str, list[list[str]]],
    outputs: dict[str, int],
    *,
    before: str = "",
    constants: str = "",
    rounds: int = 16,
) -> str:
    """A main that calls `step` at every state, prints all results, then instructions per call.

    `inputs` has a row of numbers for each state, `outputs` the sizes; `before` is run once.
    An empty function is called as often, and what that takes is subtracted.
    """
    count = len(next(iter(inputs.values())))
    form = '"%ld ", (long)' if kind == "int32_t" else '"%.9g ", (double)'
    lines = [f'#include "{header}"', "#include <stdint.h>", "#include <stdio.h>", ""]
    lines += ["uint32_t ticks(void);", f"enum {{ COUNT = {count}, ROUNDS = {rounds} }};"]
    for name, rows in inputs.items():
        table = ",\n".join("{" + ", ".join(row) + "}" for row in rows)
        lines.append(f"static const {kind} given_{name}[COUNT][{len(rows[0])}] = {{\n{table}}};")
    for name, size in outputs.items():
        lines.append(f"static {kind} {name}[{size}];")
    taken = ", ".join(
        [*(f"const {kind} *{n}" for n in inputs), *([f"const {kind} *k"] if constants else []),
         *(f"{kind} *o_{n}" for n in outputs)]
    )  # fmt: skip
    given = ", ".join(
        [*(f"given_{n}[i]" for n in inputs), *([constants] if constants else []), *outputs]
    )
    unused = " ".join(
        f"(void){n};"
        for n in [*inputs, *(["k"] if constants else []), *(f"o_{o}" for o in outputs)]
    )
    lines += [
        f"static __attribute__((noinline)) void nothing({taken}) {{",
        f'    {unused} __asm__ volatile("");',
        "}",
    ]
    lines += [before, "static uint32_t timed(int which) {", "    const uint32_t first = ticks();"]
    lines += ["    for (int r = 0; r < ROUNDS; ++r)", "        for (int i = 0; i < COUNT; ++i)"]
    lines += [f"            if (which) {step}({given}); else nothing({given});"]
    lines += ["    return (first - ticks()) & 0xFFFFFFu;", "}", "", "int main(void) {"]
    if before:
        lines.append("    prepare();")
    lines += ["    for (int i = 0; i < COUNT; ++i) {", f"        {step}({given});"]
    for name, size in outputs.items():
        lines.append(f"        for (int k = 0; k < {size}; ++k) printf({form}{name}[k]);")
    lines += ['        printf("\\n");', "    }"]
    lines += ["    const uint32_t empty = timed(0), whole = timed(1);"]
    lines += ['    printf("%lu\\n", (unsigned long)((whole - empty) * 40u / (ROUNDS * COUNT)));']
    return "\n".join([*lines, "    return 0;", "}", ""])
