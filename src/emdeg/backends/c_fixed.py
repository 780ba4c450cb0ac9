"""C99 in 32-bit fixed point: integers only, for processors without floating point.

<name>.h        formats of inputs and outputs, proved errors, provenance, prototypes
<name>.c        the functions; behind every value its format and its largest size
<name>_test.c   with `test`: checks them against proved digits, in integers

    void <name>_step(q, …, out)     one call; no overflow, and errors as proved, within the box
    int <name>_inside(q, …)         1 where a state is within the box: elsewhere nothing is promised

What is emitted was chosen and proved before (rounding/fixed). Beyond C99 the code needs what every
compiler for such processors does: >> of a negative number is arithmetic (checked when compiled).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import ceil

from emdeg.backends import clike
from emdeg.backends.base import EmitOptions
from emdeg.backends.fixed_text import Words
from emdeg.backends.names import input_identifiers, output_identifiers
from emdeg.backends.provenance import provenance
from emdeg.errors import BackendError
from emdeg.program.digits import digits
from emdeg.program.ir import Program
from emdeg.program.serialise import digest
from emdeg.rounding.fixed.design import FixedPoint

STATES = 5  # that a test tries


def emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]:
    """Header, source, and a test when asked for."""
    fixed = options.fixed
    if fixed is None:
        raise BackendError(
            "fixed point needs a box of states and a demanded error", backend="c-fixed",
            hint="say --box and --error, or give fixed=program.fixed_point(box, error)",
        )  # fmt: skip
    if fixed.program != digest(program):
        raise BackendError("these formats are those of another program", backend="c-fixed")
    writer = _File(program, options, name, fixed)
    files = {f"{name}.h": writer.header(), f"{name}.c": writer.source()}
    if options.test:
        files[f"{name}_test.c"] = writer.test()
    return files


@dataclass(frozen=True)
class _File:
    program: Program
    options: EmitOptions
    name: str
    fixed: FixedPoint

    @cached_property
    def inputs(self) -> list[str]:
        return input_identifiers([i.name for i in self.program.inputs])

    @cached_property
    def outputs(self) -> list[str]:
        return output_identifiers([o.field for o in self.program.outputs])

    @cached_property
    def words(self) -> Words:
        return Words(self.program, self.fixed, self.outputs)

    @property
    def _read(self) -> Sequence[str]:
        return [f"const int32_t *restrict {name}" for name in self.inputs]

    @property
    def _heads(self) -> list[tuple[str, str]]:
        """What the header says of each function, and its head."""
        written = [f"int32_t *restrict {name}" for name in self.outputs]
        inside = "1 where all of the state is within the box; elsewhere nothing is promised."
        return [
            (inside, clike.wrapped(f"int {self.name}_inside", self._read)),
            ("One call.", clike.wrapped(f"void {self.name}_step", [*self._read, *written])),
        ]

    def header(self) -> str:
        upper = self.name.upper()
        guard = f"{upper}_H"
        out = [
            clike.block_comment([*provenance(self.program, self.options), "", *self.words.table()])
        ]
        out += [f"#ifndef {guard}", f"#define {guard}", "", "#include <stdint.h>", ""]
        out += [
            f"/* An integer n of an array stands for n / 2^FRACTION, in SI units{self._turns}. */"
        ]
        for array, size, fraction in self.words.arrays(self.inputs):
            out.append(f"#define {upper}_{array.upper()}_SIZE {size}")
            if fraction is not None:
                out.append(f"#define {upper}_{array.upper()}_FRACTION {fraction}")
        out += ["", "#ifdef __cplusplus", 'extern "C" {', "#define restrict", "#endif", ""]
        for about, head in self._heads:
            out += [f"/* {about} */", f"{head};", ""]
        out += ["#ifdef __cplusplus", "#undef restrict", "}", "#endif", ""]
        return "\n".join([*out, f"#endif /* {guard} */", ""])

    @property
    def _turns(self) -> str:
        angles = None in self.fixed.inputs.values()
        return "; angles: 2^32 to the turn" if angles else ""

    def source(self) -> str:
        out = [clike.block_comment(provenance(self.program, self.options))]
        out += [f'#include "{self.name}.h"', ""]
        out += ["/* >> of negative numbers must be arithmetic: else this does not compile. */"]
        out += ["typedef char arithmetic_shift[(-5 >> 1) == -3 ? 1 : -1];", ""]
        out += self.words.cosine_sine()
        (_, inside), (_, step) = self._heads
        out += clike.function(inside, self.words.inside(self.inputs))
        out += clike.function(step, self.words.step(self.inputs))
        return "\n".join(out)

    # -- test -------------------------------------------------------------------------

    def test(self) -> str:
        about = "Checks the generated function against proved digits, in integers."
        out = [clike.block_comment([about, "", *provenance(self.program, self.options)])]
        out += [f'#include "{self.name}.h"', "", "#include <stdio.h>", ""]
        out += ["int main(void) {", "    int failures = 0;"]
        for name, output in zip(self.outputs, self.program.outputs, strict=True):
            out.append(f"    int32_t {name}[{max(len(output.values), 1)}];")
            if output.values:
                scale = 2.0 ** self.fixed.outputs[output.name]
                scaled = (ceil(e * scale) for e in self.fixed.errors[output.name].flat)
                row = ", ".join(str(s + 1) for s in scaled)
                out.append(f"    static const int64_t allowed_{name}[] = {{{row}}};")
        for state in range(1, STATES + 1):
            out += [*self._tried(state)]
        out += ['    printf(failures ? "%d numbers differ\\n" : "all numbers agree\\n", failures);']
        return "\n".join([*out, "    return failures != 0;", "}", ""])

    def _tried(self, state: int) -> Iterator[str]:
        """One state, and the difference from what it should be."""
        integers = self._state(state)
        yield "    {"
        for name, declared in zip(self.inputs, self.program.inputs, strict=True):
            row = ", ".join(str(integers[leaf]) for leaf in declared.leaves) or "0"
            yield f"        static const int32_t {name}[] = {{{row}}};"
        yield from (f"        {line}" for line in self._expected(integers))
        arrays = ", ".join(self.inputs)
        yield f"        failures += !{self.name}_inside({arrays});"
        yield f"        {self.name}_step({', '.join([*self.inputs, *self.outputs])});"
        for name, output in zip(self.outputs, self.program.outputs, strict=True):
            if output.values:
                yield f"        for (int i = 0; i < {len(output.values)}; ++i) {{"
                yield f"            const int64_t apart = (int64_t){name}[i] - expected_{name}[i];"
                yield f"            const int64_t most = allowed_{name}[i];"
                yield "            failures += apart > most || -apart > most;"
                yield "        }"
        yield "    }"

    def _state(self, state: int) -> dict[str, int]:
        """Integers within the box, the same on every platform; the first two are its corners."""
        found = {}
        leaves = [leaf for declared in self.program.inputs for leaf in declared.leaves]
        for place, leaf in enumerate(leaves, 1):
            ends = self.fixed.integers(leaf) if leaf in self.fixed.box.ranges else (0, 0)
            low, high = ends or (-(2**31), 2**31 - 1)
            part = Fraction((place * state * 618) % 1000, 999)
            part = Fraction(state - 1) if state < 3 else part
            integer = low + round((high - low) * part)
            found[leaf] = (integer + 2**31) % 2**32 - 2**31  # turns wrap, others are words
        return found

    def _expected(self, integers: dict[str, int]) -> Iterator[str]:
        fixed = self.fixed
        inputs = {
            i.name: [fixed.number(leaf, integers[leaf]) for leaf in i.leaves]
            for i in self.program.inputs
        }
        known = {n: v for n, v in fixed.parameters.items() if isinstance(v, int | Fraction)}
        true = digits(self.program, inputs, known, digits=20)
        for name, output in zip(self.outputs, self.program.outputs, strict=True):
            scale = Fraction(2) ** fixed.outputs[output.name]
            row = ", ".join(str(round(Fraction(t) * scale)) for t in _flat(true[output.name]))
            if row:
                yield f"static const int64_t expected_{name}[] = {{{row}}};"


def _flat(nested: object) -> Iterator[str]:
    if isinstance(nested, list | tuple):
        for part in nested:
            yield from _flat(part)
    else:
        yield str(nested)
