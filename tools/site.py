"""A hook of mkdocs: KaTeX, which the report carries, is part of the site too, from the one copy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

KATEX = Path(__file__).parents[1] / "src/emdeg/report/assets/katex"


def on_files(files: Files, config: Any) -> Files:
    """Script, style, fonts and licence under assets/katex/."""
    for path in sorted(KATEX.rglob("*")):
        if path.is_file():
            place = f"assets/katex/{path.relative_to(KATEX).as_posix()}"
            files.append(File.generated(config, place, abs_src_path=str(path)))
    return files
