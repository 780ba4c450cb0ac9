"""The Program: straight-line code (code.py) that counts, writes, reads and names itself.

A Program is immutable; passes make a new one with `program.builder.ProgramBuilder`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from emdeg.errors import UsageError
from emdeg.program.certificate import Certificate
from emdeg.program.code import Code, DerivedAngle, Input, Leaf, LinearAngle, Output, Value, operands
from emdeg.program.count import Count, count
from emdeg.program.pattern import Pattern, pattern
from emdeg.program.serialise import digest, dumps, loads
from emdeg.program.text import parse, to_text
from emdeg.shown import cut, table

__all__ = [
    "DerivedAngle", "Input", "Leaf", "LinearAngle", "Output", "Program", "Value",
    "check_program", "operands",
]  # fmt: skip


@dataclass(frozen=True, repr=False)
class Program(Code):
    """Straight-line code. `parameters` maps parameter names to default values (or None)."""

    def __repr__(self) -> str:
        outputs = ", ".join(f"{o.name}{list(o.shape)}" for o in self.outputs)
        return cut(f"<Program {self.name!r}: {len(self)} values → {outputs}>")

    def _repr_html_(self) -> str:
        found = self.count()
        rows = [(s, c.mul, c.add, c.div, c.trig) for s, c in found.stages.items()]
        rows.append(("run time", found.mul, found.add, found.div, found.trig))
        return table(repr(self)[1:-1], ("stage", "mul", "add", "div", "sin, cos"), rows)

    def __str__(self) -> str:
        return self.to_text()

    def count(self) -> Count:
        """Operation counts as the papers count (see program.count)."""
        return self._count

    @cached_property
    def _count(self) -> Count:
        return count(self)

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the canonical JSON without the certificate."""
        return digest(self)

    def pattern(self, output: str) -> Pattern:
        """Where in the whole quantity the numbers of an output stand (see program.pattern)."""
        return pattern(self, output)

    def to_text(self) -> str:
        """One line a value (see program.text)."""
        return to_text(self)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read what `to_text` wrote."""
        return parse(text, cls)

    def to_json(self) -> str:
        """JSON with the certificate inside (see program.serialise)."""
        return dumps(self)

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Read what `to_json` wrote; files may come from anyone."""
        return loads(text, cls)

    def with_certificate(self, certificate: Certificate) -> Self:
        """The same program with its proof attached."""
        return replace(self, certificate=certificate)


def check_program(program: object) -> None:
    """UsageError where a robot, a name or something else was given instead of a program."""
    if not isinstance(program, Program):
        raise UsageError(
            "this is no program", argument="program", found=repr(program),
            expected="what emdeg.compile or emdeg.load_program returns",
            hint='such as emdeg.compile("puma560", "inverse_dynamics")',
        )  # fmt: skip
