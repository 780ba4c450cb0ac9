"""What a comparison found, in words."""

from __future__ import annotations

from dataclasses import dataclass

from emdeg.shown import listed


@dataclass(frozen=True)
class Row:
    """One result: how far off it is as it stands and in the end, and how it was written."""

    name: str
    at_first: float  # largest difference relative to the largest entry
    agrees: bool
    error: float
    written: tuple[str, ...]


@dataclass(frozen=True)
class Conformity:
    """Whether another library's numbers agree with ours, and what makes them.

    `differences` are conventions of the library as a whole; a row's `written` those of one result;
    `also` are other explanations that are as short.
    """

    _repr_html_ = listed

    robot: str
    differences: tuple[str, ...]
    rows: tuple[Row, ...]
    also: tuple[str, ...]
    tolerance: float

    @property
    def agrees(self) -> bool:
        """Are the numbers the same as they stand?"""
        return self.explained and not self.differences and not any(r.written for r in self.rows)

    @property
    def explained(self) -> bool:
        """Are they the same, but for the conventions that are named?"""
        return all(row.agrees for row in self.rows)

    @property
    def conventions(self) -> tuple[str, ...]:
        """All that differs, each once."""
        written = [words for row in self.rows if row.agrees for words in row.written]
        return tuple(dict.fromkeys([*self.differences, *written]))

    def __bool__(self) -> bool:
        return self.agrees

    def __repr__(self) -> str:
        return f"<Conformity of {self.robot!r}: {self.verdict}>"

    @property
    def verdict(self) -> str:
        """In a line."""
        count = len(self.rows)
        if self.agrees:
            return f"all {count} results agree within {self.tolerance:g}"
        if self.explained:
            return f"all {count} results agree but for {len(self.conventions)} convention(s)"
        apart = [row.name for row in self.rows if not row.agrees]
        return f"{len(apart)} of {count} results differ: {', '.join(apart)}"

    def __str__(self) -> str:
        lines = [f"{self.robot}: {self.verdict}."]
        lines += [f"  - {words}" for words in self.conventions]
        lines += [f"  or, as short: {words}" for words in self.also]
        for row in self.rows:
            if not row.agrees:
                lines.append(
                    f"  {row.name}: differs by {row.error:.2g} of its largest entry, unexplained"
                )
        return "\n".join(lines)
