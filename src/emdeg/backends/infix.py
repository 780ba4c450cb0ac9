"""One printer for every language that writes a + b·c: a dialect says how, the printer says what.

Values that are used once are written inside the expression that uses them, as long as the line
stays short; every other value gets a name. Parentheses keep the program's own order of
operations, so a compiler that does not reorder computes the interpreter's bits.

    names   q1 …        elements of known inputs; in2_1 … of others
            p1 …        parameters;  k1 … constants computed from them
            c1, s23 …   cos q1, sin(q2 + q3), as in the papers; c2m3 is cos(q2 − q3), cx1 others
            t1 …        everything else, in order
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from emdeg.backends.names import INPUTS, input_identifiers
from emdeg.backends.plan import Plan
from emdeg.exact.print.style import joined
from emdeg.program.ir import LinearAngle, operands
from emdeg.program.ops import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB

SUM, PRODUCT, ATOM = 1, 2, 3  # how tightly a text holds together


def float_literal(number: Any) -> str:
    """The shortest decimal that reads back as the nearest double."""
    return repr(float(number))


def float_offset(half_turns: Fraction) -> str:
    """r·π as a decimal."""
    return repr(float(half_turns) * math.pi)


def calls(before: str = "", after: str = "", **names: str) -> dict[str, str]:
    """How functions are called: each by its own name, or by one of `names`, between affixes."""
    functions = ("cos", "sin", "abs", "sqrt", "tanh", "sign")
    return {f: f"{before}{names.get(f, f)}{after}({{a}})" for f in functions}


@dataclass(frozen=True)
class Dialect:
    """How a language writes numbers, operations and functions."""

    times: str = "{a}*{b}"
    over: str = "{a}/{b}"
    over_is_atom: bool = False
    parentheses: str = "({a})"
    functions: Mapping[str, str] = field(default_factory=calls)
    number: Callable[[Any], str] = float_literal
    half_turns: Callable[[Fraction], str] = float_offset
    width: int = 84  # characters of an expression before it is given a name


class Statement(NamedTuple):
    """name = text; `value` is the number of the program's value."""

    name: str
    text: str
    value: int


class Text(NamedTuple):
    """An expression and how tightly it holds together."""

    text: str
    strength: int


class Printer:
    """Writes the values of a plan; one printer writes one file, so names are shared by stages."""

    def __init__(self, plan: Plan, dialect: Dialect) -> None:
        self.plan = plan
        self.dialect = dialect
        self.inputs = input_identifiers([i.name for i in plan.program.inputs])
        self._names: dict[int, str] = {}
        self._inline: dict[int, Text] = {}
        self._uses = Counter(
            operand for value in plan.values for operand in operands(value)
        ) + Counter(plan.program.output_values())
        self._temporaries = 0
        for number, use in enumerate(plan.angles, 1):
            for k, letter in ((use.cos, "c"), (use.sin, "s")):
                if k is not None:
                    self._names[k] = letter + (self._joint_numbers(use.angle) or f"x{number}")
        for slot, k in enumerate(plan.constants, 1):
            self._names.setdefault(k, f"k{slot}")

    # -- names --------------------------------------------------------------------

    def leaf_name(self, name: str) -> str:
        """The local name of a leaf."""
        source = self.plan.sources[name]
        if source.kind == "parameter":
            return f"p{source.column + 1}"
        if source.kind == "derived":
            places = [d.leaf for d in self.plan.program.derived]
            return f"a{places.index(name) + 1}"
        known = self.inputs[source.array] in INPUTS
        stem = self.inputs[source.array] if known else f"in{source.array + 1}_"
        return f"{stem}{source.column + 1}"

    def _joint_numbers(self, angle: LinearAngle) -> str:
        """23 of q2 + q3, 2m3 of q2 − q3, 2_13 where a robot has two-digit joints; "" of others."""
        sources = [
            self.plan.sources[self.plan.program.key(self.plan.values[k].a)] for k, _ in angle.terms
        ]
        turns = sorted((s.column + 1, m) for s, (_, m) in zip(sources, angle.terms, strict=True))
        whole = all(s.kind == "input" and self.inputs[s.array] == "q" for s in sources)
        if (
            not whole
            or angle.half_turns
            or not all(abs(m) == 1 for _, m in turns)
            or turns[0][1] < 0
        ):
            return ""
        wide = any(len(i.leaves) > 9 for i in self.plan.program.inputs)
        text = "".join(("m" if m < 0 else "_" if wide else "") + str(n) for n, m in turns)
        return text.removeprefix("_")

    def name(self, k: int) -> str:
        """The name of a value, a new one when it has none yet."""
        if k not in self._names:
            value = self.plan.values[k]
            if value.op == LEAF:
                self._names[k] = self.leaf_name(self.plan.program.key(value.a))
            else:
                self._temporaries += 1
                self._names[k] = f"t{self._temporaries}"
        return self._names[k]

    # -- statements ---------------------------------------------------------------

    def statements(self, stage: Iterable[int], handed_on: Iterable[int]) -> Iterator[Statement]:
        """Assignments for the values of one stage, leaves left out.

        `handed_on` are values that later stages read: these need names.
        """
        named = set(handed_on)
        within = set(stage_values := list(stage))
        last_use = self._only_within(within)
        for k in stage_values:
            value = self.plan.values[k]
            if value.op == LEAF:
                continue
            written = self._expression(k)
            free = value.op == NEG
            single = self._uses[k] == 1 and k in last_use and value.op not in (COS, SIN)
            if k not in named and (free or (single and len(written.text) <= self.dialect.width)):
                self._inline[k] = written
            else:
                yield Statement(self.name(k), written.text, k)

    def _only_within(self, stage: set[int]) -> set[int]:
        """Values that are read by the stage itself and by nothing behind it."""
        outside = {
            operand
            for k, value in enumerate(self.plan.values)
            if k not in stage
            for operand in operands(value)
        }
        return stage - outside

    def forget(self) -> None:
        """Start another function: what was written in line before cannot be used there."""
        self._inline.clear()

    # -- expressions ----------------------------------------------------------------

    def operand(self, k: int) -> Text:
        """How another expression refers to value k."""
        value = self.plan.values[k]
        if value.op == CONST:
            return self.literal(value.a)
        if k in self._inline:
            return self._inline[k]
        if value.op == NEG and k not in self._names:
            return self._expression(k)
        return Text(self.name(k), ATOM)

    def literal(self, number: Any) -> Text:
        """An exact number."""
        written = self.dialect.number(number)
        return Text(written, SUM if written.startswith("-") else ATOM)

    def _expression(self, k: int) -> Text:
        op, a, b = self.plan.values[k]
        d = self.dialect
        if op == ADD or op == SUB:
            return self._sum(a, b, op == SUB)
        if op == DIV and d.over_is_atom:
            top, bottom = self.operand(a).text, self.operand(b).text
            return Text(d.over.format(a=top, b=bottom), ATOM)
        if op == MUL or op == DIV:
            form = d.times if op == MUL else d.over
            left, right = self._held(a, PRODUCT), self._held(b, ATOM)
            return Text(form.format(a=left, b=right), PRODUCT)
        if op == NEG:
            return Text(f"-{self._held(a, PRODUCT)}", SUM)
        if op == CALL:
            return Text(d.functions[b].format(a=self.operand(a).text), ATOM)
        if op == COS or op == SIN:
            form = d.functions["cos" if op == COS else "sin"]
            return Text(form.format(a=self.angle(a)), ATOM)
        assert op == CONST, op
        return self.literal(a)

    def _sum(self, a: int, b: int, minus: bool) -> Text:
        """a ± b, where a negative b turns the sign."""
        value = self.plan.values[b]
        if value.op == NEG and b not in self._names:
            b, minus = value.a, not minus
        sign = "-" if minus else "+"
        return Text(f"{self._held(a, SUM)} {sign} {self._held(b, PRODUCT)}", SUM)

    def _held(self, k: int, strength: int) -> str:
        written = self.operand(k)
        if written.strength >= strength:
            return written.text
        return self.dialect.parentheses.format(a=written.text)

    def angle(self, angle: LinearAngle) -> str:
        """Σ multiple·leaf + r·π."""
        d = self.dialect
        terms: list[tuple[bool, str]] = []
        for k, multiple in angle.terms:
            term = self.operand(k).text
            if abs(multiple) != 1:
                term = d.times.format(a=d.number(abs(multiple)), b=term)
            terms.append((multiple < 0, term))
        if angle.half_turns:
            terms.append((angle.half_turns < 0, d.half_turns(abs(angle.half_turns))))
        return joined(terms)

    def derived(self, name: str) -> str:
        """multiplier·leader + offset of a derived angle."""
        derived = self.plan.sources[name].derived
        assert derived is not None
        d = self.dialect
        factor = d.parentheses.format(a=d.number(derived.multiplier))
        term = d.times.format(a=factor, b=self.leaf_name(derived.of))
        if derived.offset == 0:
            return term
        return f"{term} + {d.parentheses.format(a=d.number(derived.offset))}"
