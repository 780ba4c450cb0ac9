"""M and g by the coordinates of a robot: polynomials, their derivatives and sums of products.

    element = Σ coefficient(parameters) × Π_bodies {1, s, c, sc, cc of θ, or a power of d}

with s² = 1 − c², so that the form is unique (digest R44). A mimic joint keeps a variable of its own
and moves with its leader, θ_j = r_j q_a + const: ∂/∂q_a = Σ_j r_j ∂/∂θ_j over all that follow q_a.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from flint import fmpq

from emdeg.errors import DeriveError
from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import Expr
from emdeg.exact.kinds import CONSTANT
from emdeg.exact.numbers import Number
from emdeg.exact.polynomial.expansion import ring_for
from emdeg.exact.polynomial.normal_form import NormalForm
from emdeg.exact.polynomial.ring import Ring
from emdeg.explicit.products import Atoms, C, Form, Product, S
from emdeg.mechanics.coordinates import Reduction
from emdeg.mechanics.parameters.base_parameters import BaseParameters
from emdeg.robot.robot import Robot

if TYPE_CHECKING:
    from flint import fmpq_mpoly


@dataclass(frozen=True)
class Elements:
    """M_ab for a ≤ b, and g, as polynomials of the ring `whole`.

    They are written in the parameters of the robot or, where those would be long, in its base
    parameters: then `values` says what each of their symbols stands for. `free` is the robot with
    a coordinate for every joint.
    """

    robot: Robot
    free: Robot
    base: BaseParameters
    whole: Ring
    values: Mapping[Expr, Expr]
    M: Mapping[tuple[int, int], fmpq_mpoly]
    g: tuple[fmpq_mpoly, ...]

    @cached_property
    def joints(self) -> Mapping[int, tuple[tuple[int, fmpq], ...]]:
        """Coordinate → (body, rate of its joint) of all joints that it moves."""
        leaders = Reduction(self.robot).leaders
        found: dict[int, tuple[tuple[int, fmpq], ...]] = dict.fromkeys(range(self.robot.nv), ())
        for k, body in enumerate(self.free.bodies):
            leader, rate = leaders[body.joint.coordinate]
            found[leader] = (*found[leader], (k, _fraction(rate)))
        return found

    @cached_property
    def tied(self) -> bool:
        """True when some joint mimics another: rules about single joints do not apply."""
        return any(len(followers) > 1 for followers in self.joints.values())

    def before(self, a: int, b: int) -> bool:
        """Does joint a carry joint b (or is it the same)?"""
        (i, _), (j, _) = self.joints[a][0], self.joints[b][0]
        return i in self.robot.path(j)

    def chain(self, *coordinates: int) -> tuple[int, ...] | None:
        """The coordinates in the order of their joints, if these lie on one path of the tree."""
        ordered = sorted(set(coordinates), key=lambda a: self.joints[a][0][0])
        linked = all(self.before(a, b) for a, b in pairwise(ordered))
        return tuple(ordered) if linked else None

    def inertia(self, a: int, b: int) -> fmpq_mpoly:
        """M_ab."""
        return self.M[min(a, b), max(a, b)]

    def partial(self, element: fmpq_mpoly, a: int) -> fmpq_mpoly:
        """∂element/∂q_a."""
        form = NormalForm(self.whole, element)
        parts = [form.diff(self._variable(i)).poly * rate for i, rate in self.joints[a]]
        return self.whole.total(parts)

    def _variable(self, body: int) -> Expr:
        """The angle or displacement of a body's own joint."""
        return self.free.joint_values(self.free.bodies[body])[0]

    # -- sums of products -------------------------------------------------------------

    @cached_property
    def ring(self) -> Ring:
        """The ring of the coefficients: parameters only."""
        return ring_for([node for node in self.whole.generators if node.rate == CONSTANT])

    @cached_property
    def _factors(self) -> list[tuple[int, int, int]]:
        """(generator, atom, code of its first power) of all that moves."""
        atoms, found = Atoms(self.robot), []
        for k, body in enumerate(self.robot.bodies):
            variable = self._variable(k)
            codes = {variable: 1}
            if body.joint.spin:
                codes = {cos(variable): C, sin(variable): S}
            atom = atoms.number[((k, 1),)]
            found += [(self.whole.index[n], atom, c) for n, c in codes.items() if n in self.whole]
        return found

    def form(self, element: fmpq_mpoly) -> Form:
        """The sum of products; cc and sc have twice the code of c, and the sum of both codes."""
        kept = [(self.whole.index[node], k) for k, node in enumerate(self.ring.generators)]
        parts: dict[Product, dict[tuple[int, ...], fmpq]] = {}
        for exponents, value in element.to_dict().items():
            codes: dict[int, int] = {}
            for generator, atom, code in self._factors:
                if exponents[generator]:
                    codes[atom] = codes.get(atom, 0) + code * int(exponents[generator])
            own = [0] * len(kept)
            for generator, place in kept:
                own[place] = int(exponents[generator])
            parts.setdefault(tuple(sorted(codes.items())), {})[tuple(own)] = value
        return {p: self.ring.context.from_dict(terms) for p, terms in parts.items()}


def _fraction(value: Number) -> fmpq:
    if not isinstance(value, int | Fraction):
        raise DeriveError(f"a mimic joint with the irrational multiplier {value}")
    return fmpq(Fraction(value).numerator, Fraction(value).denominator)
