"""benchmarks/results/robustness.md: one section for each campaign, each renewed by itself."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).parents[2] / "benchmarks" / "results" / "robustness.md"


def write_section(name: str, text: str) -> None:
    """Replace what stands between `<!-- name -->` and `<!-- /name -->`."""
    page = PAGE.read_text("utf-8")
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"{PAGE} has no section {name!r}")
    PAGE.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}", "utf-8")
