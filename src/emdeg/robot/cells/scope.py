"""Scope: the symbols, parameter values and remarks of one robot under construction.

A *length* cell (any scalar) becomes an `Expr`. An *angle* cell becomes an `Angle`, so that every
constant rotation stays exactly orthogonal:

    kπ/12                              exact, in Q(√2, √3)
    |x − kπ/12| ≤ snap                 exact, and reported as altered, unless x is the double next
                                       to kπ/12; so is kπ/12 written with four or more decimals,
                                       such as 1.5708 or 3.14159, whatever their distance
    an integer combination of names    angular symbols
    any other number                   a bound angular parameter: a symbol that knows its value

Equal numbers share one bound parameter, whatever their sign.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any, NoReturn, TypeAlias

from emdeg.errors import ExprError, LoadError, printable
from emdeg.exact.angles import TWELFTH, Angle, cos, sin
from emdeg.exact.graph import CONST, Expr, const, function, linear, product, scale, symbol
from emdeg.exact.numbers import Number, Surd, exact
from emdeg.limits import DEGREE, PARAMETER_NAME
from emdeg.robot.cells import cell_values, cells
from emdeg.robot.cells.cell_values import PI, Combination
from emdeg.robot.model.content import symbols_by_place
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.parameter import Parameter, check_name
from emdeg.robot.model.report import NOWHERE, Finding, Place

Cell: TypeAlias = str | int | float | Fraction | Decimal | Surd | Expr | Angle

SNAP = 1e-6  # rad: the default distance at which an angle is taken for a multiple of π/12
_MORE_THAN_A_TURN = 7.0  # rad
_WHITE = re.compile(r"[ \t\r\n]+")


@dataclass
class Scope:
    """Names of one robot: what they stand for, what is known of them, what was remarked."""

    snap: float = SNAP
    file: str | None = None
    parameters: dict[Expr, Parameter] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    _symbols: dict[str, Expr] = field(default_factory=dict)
    _angular: set[str] = field(default_factory=set)
    _bound: dict[Number, Expr] = field(default_factory=dict)
    _fixed: set[Expr] = field(default_factory=set)  # the symbols of _bound
    _reserved: set[str] = field(default_factory=set)
    _numbered: dict[str, int] = field(default_factory=dict)  # the last number after each name

    @staticmethod
    def of(robot: Mechanism) -> Scope:
        """A scope that knows the parameters of a robot."""
        scope = Scope(parameters=dict(robot.parameters))
        for known in (*robot.symbols, *robot.parameters):
            scope._adopted(known)
        return scope

    # -- remarks and errors -----------------------------------------------------------

    def note(self, kind: str, at: Place, message: str) -> None:
        """Add a finding to the import report."""
        self.findings.append(Finding(kind, at.element or "", message, at.line))

    def fail(self, message: str, at: Place = NOWHERE, **details: Any) -> NoReturn:
        """Raise a LoadError that says where it happened; `details` are those of the error."""
        raise LoadError(message, element=at.element, line=at.line, file=self.file, **details)

    def label(self, text: str, at: Place, *, prose: bool = False) -> str:
        """A text that is only shown, with codes in place of what cannot be printed.

        Line breaks of prose are white space: nothing that a stranger wrote begins a line.
        """
        plain = _WHITE.sub(" ", text) if prose else text
        shown = printable(plain)
        if shown != plain:
            self.note("altered", at, "what cannot be printed is written as codes")
        return shown

    def known(self, name: str, choices: Collection[str], missing: str, at: Place = NOWHERE) -> None:
        """Refuse a name that is none of the choices; `missing` is the message."""
        if name not in choices:
            self.fail(missing, at, found=name, hint=did_you_mean(name, choices))

    # -- names ------------------------------------------------------------------------

    def expect(self, cell: object, *, angle: bool) -> None:
        """Before any cell is read: the names in an angle, or inside sin and cos, are angular.

        What is not arithmetic is reported later, when it is read.
        """
        if isinstance(cell, str) and (angle or "sin" in cell or "cos" in cell):
            with suppress(LoadError):
                found = cells.names(cells.parse(cell))
                self._angular.update(name for name, inside in found if angle or inside)

    def reserve(self, cell: object) -> None:
        """Keep the names in a cell from being given to the angles of the description."""
        if isinstance(cell, str):
            self._reserved.update(cells.NAME.findall(cell))

    def is_bound(self, known: Expr) -> bool:
        """True for a symbol that this scope made for a fixed angle."""
        return known in self._fixed

    def symbol(self, name: str, *, angular: bool = False) -> Expr:
        """The parameter of that name, the same each time it is asked for."""
        found = self._symbols.get(name)
        if found is not None and self.is_bound(found):
            raise LoadError(
                f"{name!r} is the name of a fixed angle of this robot",
                element=name,
                hint="give the parameter another name, or mention it before the angle",
            )
        if found is None:
            check_name(name)
            found = symbol(name, angular=angular or name in self._angular)
            self._symbols[name] = found
        elif angular and not found.angular:
            raise LoadError(
                f"{name!r} is used as a plain number and as an angle",
                element=name,
                hint="give the angle and the number different names, or declare the parameter "
                "with angular = true",
            )
        return found

    def declare(
        self,
        name: str,
        value: Cell | None = None,
        *,
        tolerance: Cell | None = None,
        note: str = "",
        angular: bool = False,
        line: int | None = None,
    ) -> Expr:
        """Say what is known of a parameter: value (rad for an angle), tolerance, provenance."""
        with self._placed(Place(name, line)):
            known = self.symbol(name, angular=angular)
        at = Place(f"parameter {name}", line)
        number = None if value is None else self.number(value, at)
        spread = None if tolerance is None else self.number(tolerance, at)
        if spread is not None and spread < 0:
            self.fail("a tolerance is never negative", at, found=tolerance)
        self.parameters[known] = Parameter(number, spread, self.label(note, at, prose=True))
        return known

    def define(self, name: str, expression: Expr) -> None:
        """Let a name stand for an expression from now on."""
        check_name(name)
        if name in self._symbols:
            raise LoadError(
                f"{name!r} has a meaning already", element=name, hint="give it another name"
            )
        self._symbols[name] = expression

    def settled_parameters(self) -> dict[Expr, Parameter]:
        """The parameters, after every symbol has been given an entry, known or not."""
        for known in self._symbols.values():
            if known.is_symbol:
                self.parameters.setdefault(known, Parameter())
        return self.parameters

    # -- cells ------------------------------------------------------------------------

    def length(self, cell: Cell, at: Place = NOWHERE) -> Expr:
        """A scalar cell as an expression."""
        if isinstance(cell, Expr):
            return self._adopted(cell)
        with self._placed(at):
            if isinstance(cell, str):
                tree = cells.parse(cell)
                DEGREE.check(cells.degree(tree))
                result = self._expr(tree, cell)
                if result.kind == CONST:
                    cell_values.proportionate(result.value)
                return result
            if isinstance(cell, Angle):
                raise LoadError("an angle stands where a scalar is needed", found=cell)
            return const(cell_values.finite(cell))

    def number(self, cell: Cell, at: Place = NOWHERE) -> Number:
        """A cell without names as a number; angles are in radians."""
        with self._placed(at):
            if isinstance(cell, Expr):
                if cell.kind != CONST:
                    raise LoadError("a plain number is needed", found=cell)
                return cell.value
            if isinstance(cell, str):
                tree = cells.parse(cell)
                if any(name != "pi" for name, _ in cells.names(tree)):
                    raise LoadError("a plain number is needed", found=cell)
                return cell_values.proportionate(self._combination(tree, cell).radians())
            if isinstance(cell, Angle):
                return Combination(pi=cell.half_turns).radians()
            return cell_values.finite(cell)

    def angle(self, cell: Cell, at: Place = NOWHERE, *, name: str = "angle") -> Angle:
        """An angle cell; a number that is no multiple of π/12 becomes the parameter `name`."""
        with self._placed(at):
            if isinstance(cell, Angle):
                for term, _ in cell.terms:
                    self._adopted(term)
                return cell
            if isinstance(cell, Expr):
                combination = cell_values.combination_of(self._adopted(cell), cell)
            elif isinstance(cell, str):
                combination = self._combination(cells.parse(cell), cell)
            else:
                combination = Combination(rest=cell_values.rational(cell_values.finite(cell)))
            return self._exact_angle(combination, name, at)

    # -- inside -----------------------------------------------------------------------

    @contextmanager
    def _placed(self, at: Place) -> Iterator[None]:
        """Errors inside say where they are."""
        try:
            yield
        except (LoadError, ExprError) as problem:
            error = problem
            if isinstance(error, ExprError):
                error = LoadError(error.message, found=error.found, hint=error.hint)
            error.file = error.file or self.file
            error.line = error.line or at.line
            error.element = error.element or at.element
            raise error from None

    def _adopted(self, expression: Expr) -> Expr:
        """Remember the symbols of an expression that was built in Python."""
        if expression.kind == CONST:
            return expression
        if expression.rate:
            raise LoadError(
                "a parameter cannot depend on the state of the robot",
                found=expression,
                hint="use symbols of the constant rate: symbol(name)",
            )
        for node in symbols_by_place(expression):
            known = self._symbols.setdefault(node.name, node)
            if known is not node:
                raise LoadError(
                    f"two different symbols are called {node.name!r}",
                    element=node.name,
                    hint="make every symbol once, and angles with angular=True",
                )
        return expression

    def _exact_angle(self, sum_: Combination, name: str, at: Place) -> Angle:
        result = Angle()
        for term, multiple in sum_.terms.items():
            if multiple.denominator != 1:
                raise LoadError(
                    f"the factor {multiple} of {term.name} is not an integer",
                    hint=f"name the fraction of {term.name} with a symbol of its own",
                )
            result = result + Angle.of(term, multiple.numerator)
        if sum_.rest == 0 and (sum_.pi / TWELFTH).denominator == 1:
            return result + Angle.turns(sum_.pi)
        value = sum_.nearest()
        if abs(value) > 1e6:
            raise LoadError("this angle is out of all proportion", found=f"{value:g} rad")
        at = Place(at.element or name, at.line)
        if abs(value) > _MORE_THAN_A_TURN and not sum_.pi:
            self.note(
                "suspicious", at,
                f"the angle {value:g} rad is {abs(value) / math.tau:.1f} turns: if degrees are "
                f"meant, write {value:g} deg, or {math.radians(value):.6g} rad",
            )  # fmt: skip
        twelfths = round(value * 12 / math.pi)
        error = value - twelfths * math.pi / 12
        snapped = Angle.turns(twelfths * TWELFTH)
        why = self._snaps(sum_, value, error, twelfths)
        if why is not None:
            if why:
                self.note(
                    "altered", at,
                    f"the angle {value!r} rad was taken as {snapped}, which is {why}; "
                    "snap=0 keeps it",
                )  # fmt: skip
            return result + snapped
        if self.snap > 0 and abs(error) < 2e-3 and not sum_.terms:
            self.note(
                "suspicious",
                at,
                f"the angle {value!r} rad is {abs(error):.1e} rad from {snapped} and was kept, for "
                f"snap is {self.snap:g}; write it exactly, or load with a larger snap",
            )
        return result + self._bound_angle(sum_.radians(), name)

    def _snaps(self, sum_: Combination, value: float, error: float, twelfths: int) -> str | None:
        """Why an angle is taken for twelfths·π/12, None where it is not, "" where it is the same.

        The double next to kπ/12 is kπ/12 as a file can write it: nothing is altered. A few decimals
        of kπ/12 are as clear, however far from it: 1.5708 is 3.7e-06 rad from π/2.
        """
        if self.snap <= 0:
            return None
        if abs(error) <= math.ulp(value):
            return ""
        if abs(error) <= self.snap:
            return f"{abs(error):.1e} rad away, within snap={self.snap:g}"
        decimals = None if sum_.pi else cell_values.decimals_of(sum_.rest, twelfths)
        if decimals is None:
            return None
        return (
            f"{abs(error):.1e} rad away: more than snap={self.snap:g}, but these are its first "
            f"{decimals} decimals"
        )

    def _bound_angle(self, value: Number, name: str) -> Angle:
        size, sign = (value, 1) if value > 0 else (-value, -1)
        known = self._bound.get(size)
        if known is None:
            known = self.symbol(self.fresh(name), angular=True)
            self._bound[size] = known
            self._fixed.add(known)
            self.parameters[known] = Parameter(size, None, "a fixed angle of the description")
        return Angle.of(known, sign)

    def fresh(self, name: str) -> str:
        """`name` as an identifier that is not in use: hostile characters become underscores."""
        plain = "".join(c if c.isascii() and (c.isalnum() or c == "_") else "_" for c in name)
        plain = plain[: PARAMETER_NAME.most - 8].strip("_") or "angle"
        if plain[0].isdigit():
            plain = f"_{plain}"
        count = self._numbered.get(plain, 1)
        candidate = plain if count == 1 else f"{plain}_{count}"
        while candidate in self._symbols or candidate in self._reserved:
            count += 1
            candidate = f"{plain}_{count}"
        self._numbered[plain] = count
        return candidate

    def _combination(self, node: cells.Node, text: str) -> Combination:
        return cell_values.combination_of(self._expr(node, text, angle=True), text)

    def _expr(self, node: cells.Node, text: str, *, angle: bool = False) -> Expr:
        """The value of a tree; names in an angle are angular, and π and degrees have a place."""

        def value(part: cells.Node) -> Expr:
            return self._expr(part, text, angle=angle)

        if node.kind == "number":
            return const(node.value)
        if node.kind == "name" and angle:
            return PI if node.value == "pi" else self.symbol(node.value, angular=True)
        if node.kind == "name":
            known = self.symbol(node.value)
            if node.value == "pi":
                self.parameters.setdefault(known, Parameter(exact(math.pi), None, "π"))
            return known
        if node.kind == "sum":
            return linear([(value(n), sign) for sign, n in node.weighed])
        if node.kind == "product":
            return product([cell_values.raised(value(n), e, text) for e, n in node.weighed])
        if node.kind == "power":
            exponent = value(node.parts[1])
            if exponent.kind != CONST or not isinstance(exponent.value, int):
                raise LoadError("an exponent is an integer", found=text, hint="or use sqrt(…)")
            return cell_values.raised(value(node.parts[0]), exponent.value, text)
        if node.kind == "deg" and angle:
            return product([scale(Fraction(1, 180), value(node.parts[0])), PI])
        if node.kind == "deg":
            hint = "`deg` belongs in angle cells and inside sin and cos"
            raise LoadError("an angle stands where a scalar is needed", found=text, hint=hint)
        if node.value in ("sin", "cos"):
            inside = self._exact_angle(self._combination(node.parts[0], text), "angle", NOWHERE)
            return sin(inside) if node.value == "sin" else cos(inside)
        argument = value(node.parts[0])
        if node.value == "sqrt":
            return cell_values.square_root(argument, text)
        return function(node.value, argument)
