"""What the rest of emdeg knows of backends: the targets by name, and what each of them gives.

A text backend is a module with one function

    emit(program: Program, options: EmitOptions, name: str) -> dict[str, str]     file name → text

and is listed in TARGETS under its own name, with - for _; what it writes begins with `name`.
Machine code is made in llvm/ (native.py is its door).
"""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from importlib import import_module
from math import inf
from sys import float_info
from typing import Any

from emdeg import __version__
from emdeg.backends.names import slug
from emdeg.backends.rolled import RolledPlan
from emdeg.errors import BackendError, did_you_mean, unknown
from emdeg.exact.numbers import Number, Surd
from emdeg.exact.table import collector_paused
from emdeg.program.blocks import KEY
from emdeg.program.compose import side_by_side
from emdeg.program.ir import Program, check_program
from emdeg.program.magnitude import beyond, scientific
from emdeg.program.ops import CONST
from emdeg.public import public
from emdeg.rounding.bound import RoundingBound
from emdeg.rounding.fixed.design import FixedPoint
from emdeg.shown import listed


@dataclass(frozen=True, eq=False)
class Apart:
    """A function of its own beside others: the outputs and inputs of its program."""

    program: Program

    @property
    def outputs(self) -> tuple[str, ...]:
        """Names of what it gives."""
        return tuple(o.name for o in self.program.outputs)

    @property
    def inputs(self) -> tuple[str, ...]:
        """Names of what it takes."""
        return tuple(i.name for i in self.program.inputs)


@dataclass(frozen=True)
class EmitOptions:
    """What can be chosen about generated files; each backend takes what it has a use for."""

    _repr_html_ = listed

    name: str | None = None  # prefix of files and functions; by default from the robot's name
    dtype: str = "float64"  # or "float32"
    two_rate: bool = False  # configure at a slow rate, step at a fast one
    batch: bool = False  # a function for many states as well
    test: bool = False  # a small program that checks the functions
    joint_names: tuple[str, ...] = ()
    coordinates: tuple[str, ...] = ()  # names of the user's own for q, for comments and LaTeX
    rounding: RoundingBound | None = None  # what the head of the file says of rounding
    fixed: FixedPoint | None = None  # formats and operations of fixed point
    apart: tuple[Apart, ...] = ()  # functions beside each other, from several programs
    rolled: bool | None = None  # subroutines and loops; by default where a program is rolled
    version: str = __version__


CHOICES = frozenset(
    {"dtype", "two_rate", "batch", "test", "apart", "rounding", "rolled", "fixed"}
)  # that not every language offers
MANY = ("dtype", "two_rate", "batch", "apart", "rolled")
#: Target, which is also its module → (what it writes, its choices). Nothing registers itself.
TARGETS: Mapping[str, tuple[str, Collection[str]]] = {
    "c": ("C99, libm only", CHOICES - {"fixed"}),
    "c-fixed": ("C99 in 32-bit fixed point, integers only", ("test", "fixed")),
    "cpp": ("C++17, one header templated on the scalar", MANY),
    "rust": ("Rust without the standard library", MANY),
    "numpy": ("Python with NumPy, batches along the leading axes", MANY),
    "jax": ("Python with JAX", ()),
    "casadi": ("Python that builds a CasADi function", ()),
    "matlab": ("MATLAB and Octave", ("dtype", "two_rate", "rolled")),
    "cuda": ("CUDA, one state per thread", ("dtype", "rolled")),
    "javascript": ("a JavaScript module", ("dtype", "two_rate", "rolled")),
    "latex": ("the program as mathematics, LaTeX", ()),
    "sympy": ("Python that builds exact SymPy expressions", ()),
    "markdown": ("a page about the program", ()),
}
EXACT = ("latex", "sympy")  # write numbers of any size
WITHOUT_FLOATS = (*EXACT, "c-fixed")


def check_target(target: str, options: EmitOptions) -> None:
    """Refuse what a target does not offer rather than ignore it, before any work is done."""
    if target not in TARGETS:
        raise BackendError(
            f"there is no target {target!r}", element=target, expected=", ".join(TARGETS),
            hint=did_you_mean(target, TARGETS),
        )  # fmt: skip
    if options.dtype not in ("float64", "float32"):
        raise BackendError("numbers are float64 or float32", backend=target, found=options.dtype)
    for name in sorted(CHOICES - set(TARGETS[target][1])):
        if getattr(options, name) != getattr(EmitOptions(), name):
            raise BackendError(f"has no option {name!r}", backend=target, element=name)
    if options.rounding is not None and options.rounding.type != options.dtype:
        raise BackendError(
            "the bound is of another type of numbers", backend=target,
            found=options.rounding.type, expected=options.dtype,
        )  # fmt: skip
    if options.apart and options.two_rate:
        raise BackendError(
            "functions beside each other have one rate", backend=target,
            hint="ask for two_rate of one function",
        )  # fmt: skip
    if options.batch and options.two_rate:
        raise BackendError(
            "a function for batches computes everything for each state", backend=target,
            hint="ask for batch or for two_rate, not for both",
        )  # fmt: skip


def constants(program: Program) -> Iterator[Number]:
    """The numbers that stand in a program."""
    return (v.a for v in program.values if v.op == CONST)


def check_numbers(numbers: Iterable[Number | float], target: str, dtype: str) -> None:
    """Refuse numbers that a floating-point type does not hold."""
    largest = {"float64": float_info.max, "float32": (2 - 2**-23) * 2.0**127}[dtype]
    for number in numbers:
        if not _size(number) <= largest:
            raise BackendError(
                f"numbers up to {largest:.1e} are what {dtype} holds", backend=target,
                found=number if isinstance(number, Surd | float) else scientific(Fraction(number)),
                hint="say float64, or choose units in which the numbers are smaller",
            )  # fmt: skip


def _size(number: Number | float) -> float:
    """|number|, infinite beyond all floats."""
    try:
        return abs(float(number))
    except OverflowError:
        return inf


def _is_rolled(program: Program, target: str, options: EmitOptions) -> bool:
    """Is it written with subroutines? Where the program and the target can, unless told not to."""
    if options.rolled is False:
        return False
    reason = None
    if KEY not in program.metadata:
        reason = "is one straight line: compile it with rolled=True"
    elif options.two_rate or options.apart:
        reason = "has one rate and one function where it is rolled"
    elif RolledPlan.of(program) is None:
        reason = "has no two pieces that are alike"
    if reason is not None and options.rolled:
        raise BackendError(f"program {program.name!r} {reason}", backend=target, element="rolled")
    return reason is None and "rolled" in TARGETS[target][1]


def options_of(given: Mapping[str, Any]) -> EmitOptions:
    """Options by name; one that there is not says which there are."""
    known = [f.name for f in fields(EmitOptions)]
    for name in given:
        if name not in known:
            raise unknown("option", name, known, argument=name)
    return EmitOptions(**given)


@public
def emit(
    program: Program | Sequence[Program], target: str, options: EmitOptions | None = None
) -> dict[str, str]:
    """The files of a program in a target language: file name → text.

    Of several programs of one robot, a function each in the same files, which share the set-up.
    """
    chosen = options or EmitOptions()
    if not isinstance(program, Program):
        for each in program if isinstance(program, list | tuple) and program else (program,):
            check_program(each)
        programs, chosen = program, replace(chosen, apart=tuple(map(Apart, program)))
        program = side_by_side(programs)
    check_target(target, chosen)
    exact = () if target in WITHOUT_FLOATS else constants(program)
    known = (p for p in program.parameters.values() if p is not None)
    check_numbers((*exact, *known), target, chosen.dtype)
    doubt = None if target in WITHOUT_FLOATS else beyond(program, {}, chosen.dtype)
    if doubt is not None:
        warnings.warn(doubt, RuntimeWarning, stacklevel=2)
    chosen = replace(chosen, rolled=_is_rolled(program, target, chosen))
    backend = import_module(f"emdeg.backends.{target.replace('-', '_')}")
    with collector_paused():
        files: dict[str, str] = backend.emit(program, chosen, slug(chosen.name or program.name))
    return files
