"""Differentiation of programs: Program → Program, exact, forward and reverse.

    jacobian    ∂output/∂input as a new output of shape (*output, input): tau_dq
    tangent     J·v for given v: q_tangent, … are further inputs, tau_tangent the output
    adjoint     wᵀ·J for given w: tau_cotangent is a further input, q_cotangent, … the outputs

Rules of one instruction, ẋ a forward derivative, x̄ a reverse one:

    y = a ± b      ẏ = ȧ ± ḃ              ā += ȳ,  b̄ ±= ȳ
    y = a·b        ẏ = ȧ·b + a·ḃ          ā += ȳ·b,  b̄ += ȳ·a
    y = a/b        ẏ = (ȧ − y·ḃ)·(1/b)    ā += ȳ·(1/b),  b̄ −= ȳ·y·(1/b)
    y = cos Σkθ    ẏ = −sin(Σkθ)·Σk·θ̇    θ̄ −= ȳ·k·sin(Σkθ)
    y = tanh a     slope 1 − y²;  |a|: sign a;  √a: 1/(2y);  sign a: 0

Both modes work with the folding builder: a derivative that is zero never becomes an instruction,
one that is 1 costs nothing, and values of the program are shared with its derivatives.

A derived (mimic) angle follows its leader: θ̇ = multiplier·q̇. A component of a quaternion is
differentiated as the plain coordinate it is: ∂/∂h_x with h_y, h_z, h_w held, *not* along the unit
sphere. Multiply by ḣ = ½·h∘ω to get a derivative along a motion.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from emdeg.errors import ProgramError
from emdeg.exact.kinds import MOTION
from emdeg.exact.numbers import Number
from emdeg.program import ops
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, LinearAngle, Output, Program

Mode = Literal["auto", "forward", "reverse"]


def jacobian(
    program: Program,
    wrt: Sequence[str] = ("q", "qd"),
    of: Sequence[str] | None = None,
    *,
    mode: Mode = "auto",
    keep: bool = True,
) -> Program:
    """Add outputs {output}_d{input} of shape (*output, len(input)).

    `wrt` names inputs, or single leaves and parameters (then without the last axis); `of` names
    outputs, by default all. "auto" tries both modes and takes the one with fewer operations.
    `keep` says whether the original outputs stay.
    """
    if mode == "auto":
        tried = [_jacobian(program, wrt, of, keep, reverse=reverse) for reverse in (False, True)]
        return min(tried, key=lambda p: p.count().total)
    return _jacobian(program, wrt, of, keep, reverse=mode == "reverse")


def _jacobian(
    program: Program, wrt: Sequence[str], of: Sequence[str] | None, keep: bool, *, reverse: bool
) -> Program:
    tape = Tape(program)
    outputs = tape.chosen(of)
    targets = {name: _target(program, name) for name in wrt}
    made = list(tape.outputs) if keep else []
    rows: dict[tuple[int, str], int] = {}  # (value, leaf) → derivative
    leaves = list(dict.fromkeys(leaf for own, _ in targets.values() for leaf in own))
    wanted = list(dict.fromkeys(k for o in outputs for k in o.values))
    zero = tape.builder.const(0)
    if reverse:
        for k in wanted:
            adjoint = tape.backward({k: tape.builder.const(1)})
            rows |= {(k, leaf): adjoint.get(leaf, zero) for leaf in leaves}
    else:
        for leaf in leaves:
            tangent = tape.forward({leaf: tape.builder.const(1)})
            rows |= {(k, leaf): tangent.get(k, zero) for k in wanted}
    for output in outputs:
        for name, (own, extent) in targets.items():
            values = tuple(rows[k, leaf] for k in output.values for leaf in own)
            made.append(Output(f"{output.name}_d{name}", (*output.shape, *extent), values))
    return tape.builder.finish(program, made)


def _target(program: Program, name: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """(leaves, shape) of an array, or of a single leaf of shape ()."""
    for given in program.inputs:
        if given.name == name:
            return given.leaves, (len(given.leaves),)
    if name in program.state or name in map(program.parameter_key, program.parameters):
        return (name,), ()
    raise ProgramError(
        "cannot differentiate with respect to it: it is neither an input nor a parameter",
        element=name,
        hint="the inputs are: " + ", ".join(i.name for i in program.inputs),
    )


def tangent(program: Program) -> Program:
    """Every output's derivative along given tangents of the inputs, {output}_tangent.

    Further inputs {input}_tangent, of the inputs' sizes; about three times as many operations.
    """
    tape, end = Tape(program), _suffix(program, "_tangent")
    seeds = {
        leaf: tape.builder.leaf(Leaf(leaf + end, MOTION))
        for given in program.inputs
        for leaf in given.leaves
    }
    zero, dot = tape.builder.const(0), tape.forward(seeds)
    outputs = [
        Output(o.name + end, o.shape, tuple(dot.get(k, zero) for k in o.values))
        for o in tape.outputs
    ]
    more = [Input(i.name + end, tuple(leaf + end for leaf in i.leaves)) for i in program.inputs]
    return tape.builder.finish(replace(program, inputs=(*program.inputs, *more)), outputs)


def adjoint(program: Program) -> Program:
    """Σ cotangent · ∂output/∂input over all outputs, for every input: {input}_cotangent.

    Further inputs {output}_cotangent, flat; about four times as many operations.
    """
    tape, end = Tape(program), _suffix(program, "_cotangent")
    zero = tape.builder.const(0)
    seeds: dict[int, int] = {}
    more: list[Input] = []
    for output in tape.outputs:
        names = tuple(f"{output.name}{end}{i + 1}" for i in range(len(output.values)))
        more.append(Input(output.name + end, names))
        for k, name in zip(output.values, names, strict=True):
            weight = tape.builder.leaf(Leaf(name, MOTION))
            seeds[k] = tape.builder.add(seeds[k], weight) if k in seeds else weight
    found = tape.backward(seeds)
    outputs = [
        Output(i.name + end, (len(i.leaves),), tuple(found.get(leaf, zero) for leaf in i.leaves))
        for i in program.inputs
    ]
    return tape.builder.finish(replace(program, inputs=(*program.inputs, *more)), outputs)


def _suffix(program: Program, end: str) -> str:
    """The suffix, longer where a program that was differentiated before has it already."""
    taken = {name for i in program.inputs for name in (i.name, *i.leaves)}
    while any(name.endswith(end) for name in taken):
        end += "_"
    return end


class Tape:
    """A program copied into a builder, ready to be swept; sweeps share what they compute.

    `outputs` are those of the program, in the numbers of the builder.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.builder = ProgramBuilder()
        number: dict[int, int] = {}
        for k, value in enumerate(program.values):
            number[k] = self.builder.copy(value, number)
        self.values = tuple(self.builder.values)
        self.outputs = [
            replace(o, values=tuple(number[k] for k in o.values)) for o in program.outputs
        ]
        self.leader: dict[str, tuple[str, Number]] = {
            d.leaf: (d.of, d.multiplier) for d in program.derived
        }

    def chosen(self, names: Sequence[str] | None) -> list[Output]:
        """The outputs of these names, or all."""
        if names is None:
            return list(self.outputs)
        for name in names:
            self.program.output(name)  # a clear error when there is none
        return [o for name in names for o in self.outputs if o.name == name]

    # -- forward ------------------------------------------------------------------

    def forward(self, seeds: Mapping[str, int]) -> dict[int, int]:
        """Value → its derivative along `seeds` (leaf → value); values without one have zero."""
        dot: dict[int, int] = {}
        for k in range(len(self.values)):
            derivative = self._forward(k, seeds, dot)
            if derivative is not None and self.builder.constant_of(derivative) != 0:
                dot[k] = derivative
        return dot

    def _forward(self, k: int, seeds: Mapping[str, int], dot: Mapping[int, int]) -> int | None:
        make = self.builder
        op, a, b = self.values[k]
        if op == ops.LEAF:
            return self._leaf_seed(self.program.key(a), seeds)
        if op == ops.COS or op == ops.SIN:
            rates = [make.mul(make.const(m), dot[leaf]) for leaf, m in a.terms if leaf in dot]
            return make.mul(self._slope(op, a), self._sum(rates)) if rates else None
        da = dot.get(a) if op != ops.CONST else None
        if op == ops.NEG or op == ops.CALL:
            if da is None:
                return None
            return make.neg(da) if op == ops.NEG else self._through_call(k, da)
        db = dot.get(b) if op in ops.BINARY else None
        if da is None and db is None:
            return None
        zero = make.const(0)
        da, db = zero if da is None else da, zero if db is None else db
        if op == ops.ADD:
            return make.add(da, db)
        if op == ops.SUB:
            return make.sub(da, db)
        if op == ops.MUL:
            if a == b:  # 2·a·ȧ
                return make.mul(make.mul(make.const(2), a), da)
            return make.add(make.mul(da, b), make.mul(a, db))
        return make.mul(make.sub(da, make.mul(k, db)), make.div(make.const(1), b))

    def _leaf_seed(self, name: str, seeds: Mapping[str, int]) -> int | None:
        if name in seeds:
            return seeds[name]
        if name in self.leader and self.leader[name][0] in seeds:
            of, multiplier = self.leader[name]
            return self.builder.mul(self.builder.const(multiplier), seeds[of])
        return None

    # -- reverse ------------------------------------------------------------------

    def backward(self, seeds: Mapping[int, int]) -> dict[str, int]:
        """Leaf → Σ seed · ∂value/∂leaf over the seeded values."""
        make = self.builder
        bar: dict[int, list[int]] = {k: [seed] for k, seed in seeds.items()}
        result: dict[str, list[int]] = {}
        for k in range(len(self.values) - 1, -1, -1):
            if k not in bar:
                continue
            adjoint = self._sum(bar.pop(k))
            if make.constant_of(adjoint) == 0:
                continue
            value = self.values[k]
            if value.op == ops.LEAF:
                name, weight = self.program.key(value.a), adjoint
                if name in self.leader:
                    name, multiplier = self.leader[name]
                    weight = make.mul(make.const(multiplier), adjoint)
                result.setdefault(name, []).append(weight)
                continue
            for operand, part in self._backward(k, adjoint):
                bar.setdefault(operand, []).append(part)
        return {name: self._sum(parts) for name, parts in result.items()}

    def _backward(self, k: int, adjoint: int) -> Iterable[tuple[int, int]]:
        make = self.builder
        op, a, b = self.values[k]
        if op == ops.ADD:
            return ((a, adjoint), (b, adjoint))
        if op == ops.SUB:
            return ((a, adjoint), (b, make.neg(adjoint)))
        if op == ops.NEG:
            return ((a, make.neg(adjoint)),)
        if op == ops.MUL:
            if a == b:
                return ((a, make.mul(make.mul(make.const(2), a), adjoint)),)
            return ((a, make.mul(adjoint, b)), (b, make.mul(adjoint, a)))
        if op == ops.DIV:
            part = make.mul(adjoint, make.div(make.const(1), b))
            return ((a, part), (b, make.neg(make.mul(part, k))))
        if op == ops.COS or op == ops.SIN:
            part = make.mul(self._slope(op, a), adjoint)
            return [(leaf, make.mul(make.const(m), part)) for leaf, m in a.terms]
        if op == ops.CALL:
            return ((a, self._through_call(k, adjoint)),)
        return ()  # a constant

    # -- both ---------------------------------------------------------------------

    def _slope(self, op: int, angle: LinearAngle) -> int:
        """cos′ = −sin, sin′ = cos."""
        make = self.builder
        if op == ops.SIN:
            return make.cos(angle.terms, angle.half_turns)
        return make.neg(make.sin(angle.terms, angle.half_turns))

    def _through_call(self, k: int, derivative: int) -> int:
        """The derivative times the slope of an opaque function (0 for sign, except at 0)."""
        make = self.builder
        _, argument, name = self.values[k]
        if name == "sign":
            return make.const(0)
        if name == "tanh":
            slope = make.sub(make.const(1), make.mul(k, k))
        elif name == "abs":
            slope = make.call("sign", argument)
        else:  # 1/(2√a)
            slope = make.div(make.const(1), make.mul(make.const(2), k))
        return make.mul(slope, derivative)

    def _sum(self, parts: Sequence[int]) -> int:
        """Σ parts, slow ones first."""
        make = self.builder
        total = make.const(0)
        for part in sorted(parts, key=lambda k: make.rates[k]):
            total = make.add(total, part)
        return total
