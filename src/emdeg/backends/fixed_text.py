"""The lines of a program in fixed point: formats as a table, operations as C.

The operations are those of rounding/fixed/code.py, one a line; names are those of other targets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from emdeg.backends.infix import Dialect, Printer
from emdeg.backends.names import comment
from emdeg.backends.plan import Plan
from emdeg.program.ir import Program
from emdeg.rounding.bound import rounded_up
from emdeg.rounding.fixed.code import ABS, ADD, DIVIDE, MULTIPLY, SAME, Operation
from emdeg.rounding.fixed.design import FixedPoint
from emdeg.rounding.fixed.sincos import FRACTION, RADIANS, THIRD, TURN, error, table
from emdeg.rounding.fixed.words import unit
from emdeg.rounding.schedule import Angle, Operand


class Words:
    """What is written of a program in fixed point; `outputs` are the identifiers of its results."""

    def __init__(self, program: Program, fixed: FixedPoint, outputs: Sequence[str]) -> None:
        self.program, self.fixed, self.code = program, fixed, fixed.code
        self.outputs = outputs
        self.plan = Plan.of(program)
        self.printer = Printer(self.plan, Dialect())

    # -- formats ----------------------------------------------------------------------

    def arrays(self, inputs: Sequence[str]) -> Iterator[tuple[str, int, int | None]]:
        """Every array: its identifier, its size, its fraction bits (None where they differ)."""
        for name, declared in zip(inputs, self.program.inputs, strict=True):
            found = {self.fixed.inputs[leaf] for leaf in declared.leaves}
            yield name, len(declared.leaves), found.pop() if len(found) == 1 else None
        for name, output in zip(self.outputs, self.program.outputs, strict=True):
            yield name, len(output.values), self.fixed.outputs[output.name]

    def table(self) -> list[str]:
        """Formats, ranges, units and errors of all inputs and outputs; plain ASCII."""
        form = "{:<24} {:>6} {:>10} {:>12} {:>12} {:<12}".format
        lines = ["Fixed point: an integer n stands for n / 2^f (format Qf), SI units.", ""]
        lines.append(form("input", "format", "last bit", "from", "to", "unit").rstrip())
        for declared in self.program.inputs:
            for k, leaf in enumerate(declared.leaves):
                label = f"{comment(declared.name)[:18]}[{k}]"
                lines.append(form(label, *self._input(leaf)).rstrip())
        lines += ["", form("output", "format", "last bit", "at most", "proved error", "demanded")]
        places = iter(self.fixed.signed)
        for output in self.program.outputs:
            f = self.fixed.outputs[output.name]
            errors, limits = self.fixed.errors[output.name], self.fixed.demanded[output.name]
            for k, (found, limit) in enumerate(zip(errors.flat, limits.flat, strict=True)):
                size = self.fixed.sizes.get(next(places).value, 0.0)
                cells = (
                    f"Q{f}",
                    f"{unit(f):.2g}",
                    f"{size:.4g}",
                    rounded_up(found),
                    f"{limit:.3g}",
                )
                lines.append(form(f"{comment(output.name)[:18]}[{k}]", *cells).rstrip())
        proof = error(self.code.degree)
        return [
            *lines, "",
            "No integer overflows, and no output is further off than its proved error, for every",
            "state of these ranges. The error is that of the result beside the exact function at",
            f"the very integers that are given. cos and sin, of degree {self.code.degree}, are",
            f"within {proof:.2g}, proved.",
        ]  # fmt: skip

    def _input(self, leaf: str) -> tuple[str, str, str, str, str]:
        if leaf not in self.fixed.box.ranges:
            return ("any", "", "", "", "not read")
        low, high = self.fixed.box.ranges[leaf]
        f = self.fixed.inputs[leaf]
        unit_text = "rad" if leaf in self._angular else ""
        unit_text = unit_text if leaf in self._loaded() else "not read"
        if f is None:
            return ("turn", "1.5e-09", f"{low:.6g}", f"{high:.6g}", "2^32 a turn")
        return (f"Q{f}", f"{unit(f):.2g}", f"{low:.6g}", f"{high:.6g}", unit_text)

    @cached_property
    def _angular(self) -> set[str]:
        angles = self.code.schedule.angles
        leaves = self.code.schedule.leaves
        return {leaves[k] for a in angles for k, _ in a.terms if k in leaves}

    # -- functions --------------------------------------------------------------------

    def inside(self, inputs: Sequence[str]) -> list[str]:
        """Whether every element that is read is within its range."""
        tests, read = [], set(self._loaded())
        for name, declared in zip(inputs, self.program.inputs, strict=True):
            for k, leaf in enumerate(declared.leaves):
                ends = self.fixed.integers(leaf) if leaf in read else None
                if ends is not None and self.fixed.inputs[leaf] is None:  # from the first, wrapped
                    first, width = ends[0] % (1 << TURN), ends[1] - ends[0]
                    tests.append(f"(uint32_t){name}[{k}] - {first}u <= {width}u")
                elif ends is not None:
                    tests.append(f"{name}[{k}] >= {ends[0]} && {name}[{k}] <= {ends[1]}")
        unused = [
            f"    (void){name};" for name in inputs if not any(f"{name}[" in t for t in tests)
        ]
        return [*unused, "    return " + "\n        && ".join(tests or ["1"]) + ";"]

    def step(self, inputs: Sequence[str]) -> list[str]:
        """Loads, turns, cosines and sines, operations, stores."""
        out = [*self._loads(inputs), *self._turns()]
        for number, angle in enumerate(self.code.schedule.angles):
            out += self._circle(angle, self.code.offsets[number])
        for operation in self.code.operations:
            out.append(self._let(operation.result, self._expression(operation)))
        return [*out, *self._stores()]

    def _loaded(self) -> list[str]:
        """Elements of the state that are read; leaders of derived angles too."""
        follows = {k: f.leader for k, f in self.code.follows.items()}
        leaves = self.code.schedule.leaves
        return list(dict.fromkeys(follows.get(k, name) for k, name in leaves.items()))

    def _loads(self, inputs: Sequence[str]) -> Iterator[str]:
        read = self._loaded()
        for name, declared in zip(inputs, self.program.inputs, strict=True):
            places = [k for k, leaf in enumerate(declared.leaves) if leaf in read]
            if not places:
                yield f"    (void){name};"
            for k in places:
                local = self.printer.leaf_name(declared.leaves[k])
                yield f"    const int32_t {local} = {name}[{k}];"
        for k, follow in self.code.follows.items():
            leader = self.printer.leaf_name(follow.leader)
            product = _cut(f"(int64_t){leader} * {follow.multiplier}", follow.shift, False)
            yield self._let(k, f"{product} + {_signed(follow.offset)}")

    def _turns(self) -> Iterator[str]:
        for number, (k, turn) in enumerate(self.code.turns.items(), 1):
            leaf = self.printer.name(k)
            text = f"(uint32_t)(((int64_t){leaf} * {turn.multiplier}) >> {turn.shift})"
            if not turn.multiplier:
                text = f"(uint32_t){leaf}"
            yield f"    const uint32_t w{number} = {text};"

    @cached_property
    def _turn_names(self) -> Mapping[int, str]:
        return {k: f"w{number}" for number, k in enumerate(self.code.turns, 1)}

    def _circle(self, angle: Angle, offset: int) -> list[str]:
        """Both of an angle; where one is not needed it has a name all the same."""
        terms = []
        for leaf, multiple in angle.terms:
            if leaf in self._turn_names:
                name = self._turn_names[leaf]
                size = name if abs(multiple) == 1 else f"{abs(multiple)}u * {name}"
                terms.append(("- " if multiple < 0 else "+ ") + size)
        if offset:
            terms.append(f"+ {offset}u")
        text = " ".join(terms).removeprefix("+ ")
        text = f"0u {text}" if text.startswith("-") else text or "0u"
        kept = [self.printer.name(k) for k in (angle.cos, angle.sin) if k is not None]
        c = kept[0] if angle.cos is not None else f"no_{kept[0]}"
        s = kept[-1] if angle.sin is not None else f"no_{kept[0]}"
        lines = [f"    int32_t {c}, {s}; /* Q30 */", f"    cosine_sine({text}, &{c}, &{s});"]
        return lines + [f"    (void){n};" for n in (c, s) if n.startswith("no_")]

    def _let(self, k: int, text: str) -> str:
        size = self.fixed.sizes.get(k, 0.0)
        about = f"Q{self.code.fractions[k]}, to {size:.3g}"
        return f"    const int32_t {self.printer.name(k)} = {text}; /* {about} */"

    def _operand(self, operand: Operand) -> str:
        if operand.value in self.code.constants:
            return _signed(self.code.constants[operand.value])
        return self.printer.name(operand.value)

    def _expression(self, operation: Operation) -> str:
        a, *more = (self._operand(o) for o in operation.operands)
        shift, near = operation.shifts[0], operation.nearest
        if operation.kind == ADD:
            terms = [_cut32(t, s, near) for t, s in zip((a, *more), operation.shifts, strict=True)]
            sign = "-" if operation.operands[1].negative else "+"
            return f"{terms[0]} {sign} {terms[1]}"
        if operation.kind == MULTIPLY:
            return _cut(f"(int64_t){a} * {more[0]}", shift, near) if shift else f"{a} * {more[0]}"
        if operation.kind == DIVIDE:
            top = f"(int64_t){a} * INT64_C({1 << shift})" if shift >= 0 else f"({a} >> {-shift})"
            return f"(int32_t)({top} / {more[0]})"
        if operation.kind == SAME:
            return a
        if operation.kind == ABS:
            return f"{a} < 0 ? -{a} : {a}"
        return f"(({a} > 0) - ({a} < 0)) * {1 << FRACTION}"

    def _stores(self) -> Iterator[str]:
        signed = iter(self.fixed.signed)
        for name, output in zip(self.outputs, self.program.outputs, strict=True):
            fraction = self.fixed.outputs[output.name]
            if not output.values:
                yield f"    (void){name};"
            for k in range(len(output.values)):
                o = next(signed)
                shift = self.code.fractions[o.value] - fraction
                if o.value in self.code.constants:
                    text = str(self.code.constants[o.value] >> shift)
                else:
                    text = _cut32(self._operand(o), shift, False)
                yield f"    {name}[{k}] = {'-' if o.negative else ''}{text};"

    def cosine_sine(self) -> list[str]:
        """cos and sin by table and polynomial (rounding/fixed/sincos.py)."""
        if not self.code.schedule.angles:
            return []
        entries, degree = [str(t) for t in table()], self.code.degree
        rows = ["    " + ", ".join(entries[k : k + 8]) + "," for k in range(0, len(entries), 8)]
        d = "d" if degree == 3 else "x"
        body = [
            "    const uint32_t near = turns + 0x800000u;",
            "    const uint32_t index = near >> 24;",
            "    const int32_t s = sines[index], c = sines[(index + 64u) & 255u];",
            "    const int32_t rest = ((int32_t)(near & 0xFFFFFFu) - 0x800000) * 256;",
            f"    const int32_t {d} = {_cut(f'(int64_t)rest * {RADIANS}', 32, False)}; /* Q36 */",
        ]
        cosine, sine = (_cut(f"(int64_t){v} * x", 36, False) for v in "sc")
        if degree > 1:
            body.append(
                f"    const int32_t y = {_cut(f'(int64_t){d} * {d}', 32, False)}; /* Q41 */"
            )
            cosine += f"\n        - {_cut('(int64_t)c * y', 41, False)}"
            sine += f"\n        - {_cut('(int64_t)s * y', 41, False)}"
        if degree == 3:
            body += [
                f"    const int32_t z = {_cut('(int64_t)d * y', 32, False)}; /* Q45 */",
                f"    const int32_t x = d - {_cut(f'(int64_t)z * {THIRD}', 41, False)};",
            ]
        return [
            "static const int32_t sines[256] = { /* Q30 */", *rows, "};", "",
            f"/* cos and sin of 2^32 to the turn, Q30, each within {error(degree):.2g}, proved. */",
            "static void cosine_sine(",
            "    uint32_t turns, int32_t *restrict cosine, int32_t *restrict sine) {",
            *body, f"    *cosine = c - {cosine};", f"    *sine = s + {sine};", "}", "",
        ]  # fmt: skip


def _signed(number: int) -> str:
    return f"({number})" if number < 0 else str(number)


def _cut(product: str, shift: int, nearest: bool) -> str:
    """(a * b) >> shift of 64 bits as a word."""
    if nearest and shift:
        product = f"{product} + INT64_C({1 << (shift - 1)})"
    return f"(int32_t)(({product}) >> {shift})"


def _cut32(text: str, shift: int, nearest: bool) -> str:
    """A word >> shift; to nearest in two steps, for text + 2^(shift - 1) might not fit."""
    if not shift:
        return text
    if nearest and shift > 1:
        return f"((({text} >> {shift - 1}) + 1) >> 1)"
    return f"(({text} + 1) >> 1)" if nearest else f"({text} >> {shift})"
