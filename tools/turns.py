"""`make turns`: src/emdeg/shorten/native/turns.ll from turns.c, by clang 15 or newer.

Only what every LLVM since 15 reads the same way is kept: no target, no attributes, no metadata, no
marks of lifetimes. LLVM puts the target in when the text is compiled on the user's machine.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1] / "src" / "emdeg" / "shorten" / "native"
FLAGS = ("-std=c99", "-O2", "-Wall", "-Wextra", "-Werror", "-fno-strict-aliasing", "-fno-vectorize",
         "-fno-slp-vectorize", "-fno-unroll-loops", "-fno-asynchronous-unwind-tables")  # fmt: skip
OLDEST = 15  # the first whose pointers have no types, as LLVM reads them today
CLANGS = ("clang", *(f"clang-{version}" for version in range(19, OLDEST - 1, -1)))
MARKS = re.compile(
    r"llvm\.(lifetime|experimental\.noalias|assume)|"
    r"^(target|source_filename|!|attributes|;)"
)
ATTRIBUTES = re.compile(
    r", ![\w.]+ !\d+|\b(dso_local|local_unnamed_addr|unnamed_addr|noundef|nonnull|noalias|"
    r"nocapture|readonly|writeonly|writable|dead_on_unwind|allocptr|internal|tail|nneg|"
    r"range\([^)]*\)|dereferenceable(_or_null)?\(\d+\)|captures\(none\)|signext|zeroext) "
)


def plain(text: str) -> str:
    """The functions alone, in the words that all versions of LLVM share."""
    kept = [line for line in text.splitlines() if not MARKS.search(line)]
    body = re.sub(r" #\d+\b", "", "\n".join(kept) + "\n")
    body = ATTRIBUTES.sub("", body).replace("fastcc ", "")
    body = re.sub(r"^define (?!i32 @turns\()", "define internal ", body, flags=re.MULTILINE)
    head = "; Made of turns.c by `make turns`: do not edit.\n"
    return head + re.sub(r"\n{3,}", "\n\n", body)


def version(clang: str) -> int:
    """Which clang this is; 0 where it does not say."""
    said = subprocess.run([clang, "--version"], capture_output=True, text=True).stdout
    found = re.search(r"clang version (\d+)", said)
    return int(found[1]) if found else 0


def main() -> int:
    """Write the text, or say what is missing."""
    installed = filter(None, map(shutil.which, CLANGS))
    clang = next((clang for clang in installed if version(clang) >= OLDEST), None)
    if clang is None:
        print(f"this needs clang {OLDEST} or newer (Debian: clang-19)")
        return 1
    command = [clang, *FLAGS, "-S", "-emit-llvm", str(HERE / "turns.c"), "-o", "-"]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode:
        print(made.stderr)
        return 1
    (HERE / "turns.ll").write_text(plain(made.stdout), "utf-8")
    print(f"wrote {HERE / 'turns.ll'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
