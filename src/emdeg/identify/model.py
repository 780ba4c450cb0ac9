"""The model of an identification: what is unknown, what can be known of it, and its matrix.

    τ = Y(q, q̇, q̈)·φ = Y_b(q, q̇, q̈)·β,          β = K·φ

φ has ten numbers for each body about its joint frame (mechanics/parameters/regressor.py) and, for
each joint with one coordinate, what its drive adds (`drives.py`: Im, Fv, Fc, off, …).

A drive whose motor turns with several joints (a coupled wrist) has the motor's angle q_m = R q and
the joints' efforts τ = Rᵀ τ_m. Motor k turns with s = Σ_j (R_kj/R_kk) q_j, seen by joint k, and

    Imm s̈,   Fvm ṡ,   Fcm sign ṡ,                   each carried to joint j by R_kj/R_kk,

are unknown beside those of joint k itself. β are the combinations that efforts can tell apart: the
bodies' by the rules of `base_parameters`, the drives' among them by exact rank, all of it proved
over a finite field. (That Coulomb friction differs between the two directions is the offset:
F₊[q̇>0] − F₋[q̇<0] = ½(F₊+F₋) sign q̇ + ½(F₊−F₋) wherever the joint moves. Asked for, friction of
each direction takes the place of all three: Fp, Fn with the offset in them, and Fvp, Fvn.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import (
    CONST,
    CONSTANT,
    ONE,
    SYMBOL,
    ZERO,
    Expr,
    const,
    linear,
    multiply,
    symbol,
    walk,
)
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.print.printing import to_text
from emdeg.identify.drives import (
    COULOMB,
    COUPLED,
    EACH_WAY,
    FREE,
    OFFSET,
    STRIBECK,
    STRIBECK_SPEED,
    VISCOUS,
    Coupling,
    Smoothing,
    coupled_columns,
    drive_columns,
)
from emdeg.mechanics.parameters.base_parameters import (
    Relations,
    amounts_of,
    base_parameters,
    folded,
)
from emdeg.mechanics.parameters.rank import column_rank
from emdeg.mechanics.parameters.regressor import MOTOR, ParameterName, values_of
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.robot.model.parameter import Parameter, known_values
from emdeg.robot.robot import Robot
from emdeg.run.arrays import array_of
from emdeg.run.kernel.kernel import Kernel
from emdeg.verbs import compile

Array: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]

WIDTH = "friction_width"


@dataclass(frozen=True)
class Stribeck:
    """Fs e^(−(q̇/v_s)²) sign q̇ of one joint, linear about v_s = `speed` and Fs = `amount`."""

    body: int
    coordinate: int
    speed: float
    amount: float

    @property
    def amount_name(self) -> ParameterName:
        """Fs."""
        return ParameterName(self.body, STRIBECK, f"Fs{self.body + 1}")

    @property
    def speed_name(self) -> ParameterName:
        """v_s, in a fit δv_s."""
        return ParameterName(self.body, STRIBECK_SPEED, f"vs{self.body + 1}")

    def columns(self, qd: Array, width: float) -> Array:
        """∂τ/∂Fs and ∂τ/∂v_s, (N, 2)."""
        x = (qd / self.speed) ** 2
        one = np.tanh(qd / width) * np.exp(-x)
        return np.column_stack([one, self.amount * one * 2 * x / self.speed])


@dataclass(frozen=True)
class Model:
    """Unknowns, base parameters and the exact Y_b of a robot; `model_of` makes it.

    `relations[b][f]` is the amount of base parameter b in one unit of unknown f (K, sparse).
    """

    robot: Robot
    full: tuple[ParameterName, ...]
    base: tuple[ParameterName, ...]
    relations: Relations
    Y: Matrix  # nv × base
    found_by_rank: tuple[str, ...] = ()
    coupling: tuple[tuple[Fraction, ...], ...] | None = None
    stribeck: tuple[Stribeck, ...] = ()

    @cached_property
    def values(self) -> dict[Expr, float]:
        """The numbers of the robot's symbols."""
        return known_values(self.robot.parameters)

    def with_widths(self, widths: Sequence[Fraction]) -> Model:
        """The same model with other widths of sign(q̇); those of `symbolic_widths` were given."""
        names = {f"{WIDTH}{k + 1}": w for k, w in enumerate(widths)}
        new = replace(self, robot=self.robot.with_parameters(names))
        kernel = Kernel(self.kernel.program, parameters={
            name: float(w) for name, w in names.items() if name in self.kernel.program.parameters
        })  # fmt: skip
        new.__dict__["kernel"] = kernel  # as `cached_property` would
        return new

    def with_stribeck(self, parts: Sequence[Stribeck]) -> Model:
        """The model with Stribeck friction of some joints; two unknowns each, the last ones."""
        kept = len(self.base) - 2 * len(self.stribeck)
        names = [n for part in parts for n in (part.amount_name, part.speed_name)]
        old = {n for part in self.stribeck for n in (part.amount_name, part.speed_name)}
        full = tuple(f for f in self.full if f not in old)
        own = {b: self.relations[b] for b in self.base[:kept]}
        new = replace(
            self, full=(*full, *names), base=(*self.base[:kept], *names), stribeck=tuple(parts),
            relations={**own, **{n: {n: ONE} for n in names}},
        )  # fmt: skip
        new.__dict__["kernel"] = self.kernel  # as `cached_property` would
        return new

    @cached_property
    def K(self) -> Array:
        """β = K φ, in numbers."""
        rows = [[self.relations[b].get(f, ZERO) for f in self.full] for b in self.base]
        flat = evaluate([e for row in rows for e in row], self.values)
        return np.array(flat, dtype=float).reshape(len(self.base), len(self.full))

    @cached_property
    def prior(self) -> Array:
        """φ as the robot has it; NaN where it has a symbol without a value."""
        return np.array([_number(e, self.values) for e in _values(self.robot, self.full)])

    def expression(self, base: ParameterName, digits: int = 6) -> str:
        """The combination of unknowns that a base parameter is: `Jzz2 + Im2 + 0.05*m3`."""
        terms = []
        for name, amount in self.relations[base].items():
            if amount.kind == CONST and amount is not ONE:
                amount = const(Fraction(f"{float(amount.args[0]):.{digits}g}"))
            terms.append((multiply(amount, symbol(name.name, CONSTANT)), 1))
        return to_text(linear(terms))

    # -- numbers ----------------------------------------------------------------------

    @cached_property
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """Of each effort: the base parameters that act on it. All other entries of Y_b are 0."""
        first = len(self.base) - 2 * len(self.stribeck)
        more: dict[int, list[int]] = {}
        for k, part in enumerate(self.stribeck):
            more.setdefault(part.coordinate, []).extend((first + 2 * k, first + 2 * k + 1))
        return tuple((*own, *more.get(i, ())) for i, own in enumerate(self._exact_columns))

    @cached_property
    def _exact_columns(self) -> tuple[tuple[int, ...], ...]:
        """Those of `columns` that are in Y."""
        return tuple(
            tuple(k for k, entry in enumerate(row) if entry is not ZERO) for row in self.Y.rows
        )

    @cached_property
    def kernel(self) -> Kernel:
        """(q, q̇, q̈) → for each effort the entries of `columns`, as machine code."""
        missing = [
            s.name
            for s in walk(self.Y.entries)
            if s.kind == SYMBOL and s.rate == CONSTANT and s not in self.values
        ]
        if missing:
            raise UsageError(
                "an identification needs numbers for the geometry", element=self.robot.name,
                found="no value for " + ", ".join(missing[:8]),
                hint="give them: robot.with_parameters(name=value)",
            )  # fmt: skip
        rows = {
            f"row{i}": Vector(row[k] for k in self._exact_columns[i])
            for i, row in enumerate(self.Y.rows)
            if self._exact_columns[i]
        }
        program = compile(self.robot, rows, optimise="-O0")
        return program.jit()

    def blocks(self, q: Any, qd: Any, qdd: Any) -> list[Array]:
        """Of each effort i the matrix (N, len(columns[i])), for N states (N, n)."""
        given = {name: states(name, x) for name, x in (("q", q), ("qd", qd), ("qdd", qdd))}
        q, qd = given["q"], given["qd"]
        out = self.kernel(*(given[i.name] for i in self.kernel.program.inputs))
        made = iter(out if isinstance(out, tuple) else (out,))
        none = np.zeros((len(q), 0))
        found = [next(made) if columns else none for columns in self._exact_columns]
        for part in self.stribeck:
            i = part.coordinate
            width = self.values.get(symbol(f"{WIDTH}{i + 1}", CONSTANT), 1e-9)
            found[i] = np.column_stack([found[i], part.columns(qd[:, i], width)])
        return found

    def matrix(self, q: Any, qd: Any, qdd: Any) -> Array:
        """Y_b at N states, (N, n, base)."""
        blocks = self.blocks(q, qd, qdd)
        found = np.zeros((len(blocks[0]), len(blocks), len(self.base)))
        for i, (columns, block) in enumerate(zip(self.columns, blocks, strict=True)):
            found[:, i, list(columns)] = block
        return found


def model_of(
    robot: Robot,
    *,
    friction: bool = True,
    rotors: bool = True,
    offsets: bool = True,
    coupling: Coupling | None = None,
    smoothing: Smoothing = None,
    asymmetric: bool = False,
    stribeck: Smoothing = None,
) -> Model:
    """The model of a tree of joints; `friction`, `rotors`, `offsets` say what drives add.

    `stribeck` are speeds v_s (rad/s; one, or one for each joint) of friction Fs that is unknown.

    `coupling` is R of q_motor = R q, square and in the order of the joints; `smoothing` v > 0
    (rad/s; one, or one for each joint) replaces sign(q̇) by tanh(q̇/v), as a joint's own
    `friction.smoothing` does.
    """
    QUANTITIES["regressor"].refuse_size(robot, "the base regressor")
    rigid = base_parameters(robot)
    usual = friction and not asymmetric
    kinds = [k for k, wanted in ((MOTOR, rotors), (VISCOUS, usual), (COULOMB, usual),
                                 (OFFSET, offsets and not asymmetric)) if wanted]  # fmt: skip
    kinds += EACH_WAY if friction and asymmetric else ()
    kinds += () if stribeck is None else (STRIBECK,)
    drives = drive_columns(robot, kinds, smoothing, stribeck)
    if coupling is not None:
        own = {MOTOR: rotors, VISCOUS: friction, COULOMB: friction}
        drives |= coupled_columns(robot, [k for k in own if own[k]], coupling, smoothing)
    base = (*rigid.base, *drives)
    columns = [*zip(*rigid.regressor.Y.rows, strict=True), *drives.values()]
    Y = Matrix([[column[i] for column in columns] for i in range(robot.nv)])
    found = column_rank(Y)
    amounts, _ = amounts_of(robot, Y, found)
    relations, notes = folded(dict(rigid.relations) | {d: {d: ONE} for d in drives}, base, amounts)
    kept = [k for k, b in enumerate(base) if b in relations]
    return Model(
        robot, (*rigid.full, *drives), tuple(base[k] for k in kept), relations,
        Matrix([[row[k] for k in kept] for row in Y.rows]), (*rigid.found_by_rank, *notes),
        None if coupling is None else tuple(map(tuple, coupling)),
    )  # fmt: skip


def symbolic_widths(robot: Robot) -> tuple[Robot, list[Expr]]:
    """The robot with a parameter for every joint's width of sign(q̇) → tanh(q̇/v); 1 rad/s."""
    widths = [symbol(f"{WIDTH}{k + 1}", CONSTANT) for k in range(robot.nv)]
    known = {**robot.parameters, **{w: Parameter(1) for w in widths}}
    return robot.replaced(parameters=known), widths


def states(name: str, given: Any) -> Array:
    """(N, n) numbers."""
    return np.atleast_2d(array_of(name, given))


def _values(robot: Robot, names: Sequence[ParameterName]) -> list[Expr]:
    """The unknowns as the robot has them."""
    other = {VISCOUS, COULOMB, OFFSET, *COUPLED, *EACH_WAY, *FREE, STRIBECK}
    own = [n for n in names if n.field not in other]
    known = dict(zip(own, values_of(robot, own), strict=True))
    for n in names:
        friction = robot.bodies[n.body].joint.friction
        known.setdefault(
            n, {VISCOUS: friction.viscous, COULOMB: friction.coulomb}.get(n.field, ZERO)
        )
    return [known[n] for n in names]


def _number(expression: Expr, values: dict[Expr, float]) -> float:
    missing = {s for s in expression.symbols if s not in values}
    return float("nan") if missing else float(evaluate([expression], values)[0])
