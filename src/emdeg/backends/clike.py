"""What the languages of C's family share: literals, argument lists, bodies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from emdeg.backends.infix import Dialect, float_literal, float_offset
from emdeg.backends.routines import Routine


@dataclass(frozen=True)
class Real:
    """A floating-point type: its name, the end of its literals, the end of libm's functions."""

    type: str
    end: str
    suffix: str

    def literal(self, number: Any) -> str:
        """A number of this type."""
        return float_literal(number) + self.end


REALS = {"float64": Real("double", "", ""), "float32": Real("float", "f", "f")}


def dialect_of(real: Real) -> Dialect:
    """C's operators and libm's functions."""
    return Dialect(
        cos=f"cos{real.suffix}({{a}})",
        sin=f"sin{real.suffix}({{a}})",
        functions={
            "abs": f"fabs{real.suffix}({{a}})",
            "sqrt": f"sqrt{real.suffix}({{a}})",
            "tanh": f"tanh{real.suffix}({{a}})",
            "sign": "sign({a})",
        },
        number=real.literal,
        half_turns=lambda half_turns: float_offset(half_turns) + real.end,
    )


def array_arguments(routine: Routine, real: str, restrict: str = "restrict") -> list[str]:
    """Inputs as pointers to const, outputs as pointers."""
    inputs = [f"const {real} *{restrict} {a.name}" for a in routine.inputs]
    return inputs + [f"{real} *{restrict} {a.name}" for a in routine.outputs]


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


def body_lines(routine: Routine, real: str, indent: str = "    ") -> list[str]:
    """Loads, statements and stores."""
    out = [f"(void){a.name};" for a in routine.inputs if not routine.reads(a)]
    out += [
        f"const {real} {load.name} = {load.array.name}[{load.index}];" for load in routine.loads
    ]
    out += [f"const {real} {s.name} = {s.text};" for s in routine.statements]
    out += [f"{store.array.name}[{store.index}] = {store.text};" for store in routine.stores]
    return [indent + line for line in out]
