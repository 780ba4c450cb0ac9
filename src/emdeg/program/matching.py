"""Who is compared with whom: the outputs of a program and those of its reference.

A reference is a program, or expressions for every output, or equations that an output solves, with
an unknown for each of its entries (exact/implicit.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from emdeg.errors import CertificateError
from emdeg.exact.graph import Expr
from emdeg.exact.implicit import Implicit
from emdeg.program.ir import Program
from emdeg.program.lower import lower

Shape: TypeAlias = tuple[int, ...]
Expressions: TypeAlias = Mapping[str, tuple[Shape, Sequence[Expr]] | Implicit]


def as_program(reference: Expressions) -> Program:
    """The reference as a program; where an output is implicit, its residuals."""
    explicit = {
        name: ((len(value.residuals),), value.residuals) if isinstance(value, Implicit) else value
        for name, value in reference.items()
    }
    return lower("reference", explicit, ())


def equations_of(value: tuple[Shape, Sequence[Expr]] | Implicit) -> Sequence[Expr]:
    """The expressions of an output of the reference, or of the equations that it solves."""
    return value.residuals if isinstance(value, Implicit) else value[1]


def implicit(reference: Program | Expressions, name: str) -> Implicit | None:
    """The equations that an output solves, if that is how it is given."""
    value = None if isinstance(reference, Program) else reference[name]
    return value if isinstance(value, Implicit) else None


def put_in(
    program: Program, reference: Program | Expressions, names: Sequence[str]
) -> dict[Expr, int]:
    """Unknown of the reference → the program's value that is proposed for it."""
    found: dict[Expr, int] = {}
    for name in names:
        equations = implicit(reference, name)
        if equations is None:
            continue
        if not found.keys().isdisjoint(equations.unknowns):  # one of the two would go unproved
            raise CertificateError(
                "the reference has the same unknowns for two outputs", element=name,
                hint="give each output unknowns of its own",
            )  # fmt: skip
        found |= zip(equations.unknowns, program.output(name).values, strict=True)
    return found


def matching_outputs(
    program: Program, reference: Program | Expressions, outputs: Sequence[str] | None
) -> tuple[str, ...]:
    """The outputs that are compared: both sides have them, in the same shapes."""
    if isinstance(reference, Program):
        shapes = {o.name: o.shape for o in reference.outputs}
    else:
        shapes = {name: value[0] for name, value in reference.items()}
    names = tuple(o.name for o in program.outputs) if outputs is None else tuple(outputs)
    if outputs is None:
        for name in shapes:
            program.output(name)  # the reference's outputs must all be there
    for name in names:
        if name not in shapes:
            raise CertificateError(
                "the reference has no such output", element=name, expected=", ".join(shapes)
            )
        if program.output(name).shape != shapes[name]:
            raise CertificateError(
                "the shapes differ", element=name, found=program.output(name).shape,
                expected=shapes[name],
            )  # fmt: skip
    return names


def matching_interfaces(program: Program, reference: Program) -> None:
    """The same leaves must come from the same places, with the same numbers."""
    theirs = _sources(reference)
    for leaf, source in _sources(program).items():
        if leaf in theirs and theirs[leaf] != source:
            raise CertificateError(
                "comes from elsewhere than in the reference", element=leaf, found=source,
                expected=theirs[leaf],
            )  # fmt: skip


def _sources(program: Program) -> dict[str, str]:
    """Leaf → where its number comes from, in words."""
    sources = {
        leaf: f"{position} of input {given.name}"
        for given in program.inputs
        for position, leaf in enumerate(given.leaves)
    }
    for name, value in program.parameters.items():
        sources[program.parameter_key(name)] = f"parameter = {value}"
    for d in program.derived:
        sources[d.leaf] = f"{d.multiplier}*{d.of} + {d.offset}"
    return sources
