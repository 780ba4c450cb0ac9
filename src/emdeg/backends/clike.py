"""What the languages of C's family share: literals, argument lists, bodies."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from emdeg.backends.infix import Dialect, calls, float_literal, float_offset
from emdeg.backends.routines import CONSTANTS, Place, Routine, element


@dataclass(frozen=True)
class Real:
    """A floating-point type: its name, the end of its literals, the end of libm's functions."""

    type: str
    end: str
    suffix: str

    def literal(self, number: Any) -> str:
        """A number of this type; math.h has names for what is none."""
        value = float(number)
        if math.isnan(value):
            return "NAN"
        if math.isinf(value):
            return "INFINITY" if value > 0 else "-INFINITY"
        if self.type == "float" and abs(value) <= 2.0**-150:
            value = 0.0  # what it rounds to, and compilers warn of
        return float_literal(value) + self.end

    def row(self, numbers: Sequence[float]) -> str:
        """An array of this type."""
        return "{" + ", ".join(map(self.literal, numbers)) + "}"

    def sign_function(self, qualifiers: str) -> str:
        """−1, 0 or 1, or not a number."""
        zero, one = self.literal(0), self.literal(1)
        return f"""{qualifiers} {self.type} sign({self.type} x) {{
    return x > {zero} ? {one} : x < {zero} ? -{one} : x;
}}
"""


REALS = {"float64": Real("double", "", ""), "float32": Real("float", "f", "f")}


def dialect_of(real: Real) -> Dialect:
    """C's operators and libm's functions."""
    return Dialect(
        functions={**calls(after=real.suffix, abs="fabs"), "sign": "sign({a})"},
        number=real.literal,
        half_turns=lambda half_turns: float_offset(half_turns) + real.end,
    )


def array_arguments(routine: Routine, real: str, restrict: str = "restrict ") -> list[str]:
    """Inputs as pointers to const, outputs as pointers."""
    inputs = [f"const {real} *{restrict}{a.name}" for a in routine.inputs]
    return inputs + [f"{real} *{restrict}{a.name}" for a in routine.outputs]


def wrapped(head: str, arguments: Sequence[str], width: int = 96) -> str:
    """head(arguments), one argument a line when they do not fit one line."""
    line = f"{head}({', '.join(arguments)})"
    if len(line) <= width:
        return line
    return f"{head}(\n    " + ",\n    ".join(arguments) + ")"


def block_comment(lines: Sequence[str]) -> str:
    """A comment of C's family."""
    if len(lines) == 1:
        return f"/* {lines[0]} */"
    return "\n".join(["/*", *(f" * {line}".rstrip() for line in lines), " */", ""])


def body_lines(routine: Routine, real: str, at: Place = element) -> list[str]:
    """Loads, statements and stores."""
    unused = [f"    (void){a.name};" for a in routine.arguments if not routine.uses(a)]
    return unused + routine.body(f"    const {real} {{}} = {{}};", "    {} = {};", at)


def function(head: str, body: Sequence[str]) -> list[str]:
    """A function, and an empty line behind it."""
    return [f"{head} {{", *body, "}", ""]


def of_states(parts: Sequence[Routine]) -> list[Routine]:
    """The functions that take a state: all but the set-up."""
    return [routine for routine in parts if routine.name != "setup"]


def for_each_state(size: str, call: str) -> list[str]:
    """A call for each of `count` states."""
    head = f"    for ({size} i = 0; i < count; ++i) {{"
    return [head, f"        {call};", "    }"]


def row_arguments(routine: Routine) -> str:
    """The arrays of state number i, one row a state; constants serve all."""
    return ", ".join(
        a.name if a.name == CONSTANTS else f"{a.name} + i * {a.size}" for a in routine.arguments
    )
