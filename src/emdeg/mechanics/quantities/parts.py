"""The equations of motion in the letters of a paper: {M, b, c, g}, {M, B, C, G}, {D, h, c}.

    emdeg    τ = M q̈ + b [q̇q̇] + c [q̇²] + g      b_ijk = 2β_ijk, c_ijj = β_ijj; C: Ṁ − 2C is skew
    robmat   F = M q̈ + 2 B qq + C q2 + G          the factor 2 stands outside B
    fu       τ = D q̈ + h + c, h_i = q̇ᵀ H_i q̇      h_ikm = β_ikm, c is gravity

Whatever the convention (digest R23, R54): every quantity of the table (`jacobian:tool:local`),
every property of `Equations`, and some that are many at once: energies, state (R60), terms (R60),
partial_velocities (R20), tran_rot (R28), fk (R17, all links).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, product
from typing import TypeAlias

from emdeg.errors import names_of, unknown
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.polynomial.written import (
    label_latex,
    short_names_are_free,
    shortest_sum,
    written,
)
from emdeg.exact.print.printing import to_text
from emdeg.exact.tensor import Tensor
from emdeg.mechanics.coordinates import renamed
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.kinematics import frame_poses, homogeneous, partial_velocities
from emdeg.mechanics.quantities.forms import kept
from emdeg.mechanics.quantities.quantities import (
    ALIASES,
    QUANTITIES,
    derived,
    field_name,
    split_form,
)
from emdeg.mechanics.quantities.quantity import entries
from emdeg.mechanics.terms.coefficients import Convention, coefficients, fu_matrices, pairs
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.shown import cut, table

Value: TypeAlias = Vector | Matrix | Tensor | Expr
Labels: TypeAlias = dict[str, Expr]
AXES = "xyz"
SHOWN = 40  # elements, and leaves of each, that a notebook shows


@dataclass(frozen=True)
class Part:
    """One part: its value as an object, and every element of it by name (b112, h211, tau2)."""

    value: Value | tuple[Matrix, ...] | Mapping[str, Value]
    elements: Mapping[str, Expr]


@dataclass(frozen=True, repr=False)
class Parts(Mapping[str, "Value | tuple[Matrix, ...] | Mapping[str, Value]"]):
    """What was asked for, in that order: `M, B, C, G = parts.values()`."""

    equations: Equations
    convention: Convention
    found: Mapping[str, Part]
    coordinates: tuple[str, ...] = ()  # names of the user's own, for texts

    def __getitem__(self, name: str) -> Value | tuple[Matrix, ...] | Mapping[str, Value]:
        return self.found[name].value

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __repr__(self) -> str:
        return cut(f"<{', '.join(self)} of {self.equations!r}, convention {self.convention.value}>")

    def _repr_html_(self) -> str:
        few = dict(islice(self.elements.items(), SHOWN))
        rows = [(name, to_text(element, limit=SHOWN)) for name, element in few.items()]
        return table(repr(self)[1:-1], (), rows)

    @cached_property
    def elements(self) -> Mapping[str, Expr]:
        """Every element of every part by its name, in the coordinates' names of your choice."""
        found = {name: e for part in self.found.values() for name, e in part.elements.items()}
        if not self.coordinates:
            return found
        own = renamed(self.equations.robot, self.coordinates)
        return dict(zip(found, substitute(list(found.values()), own), strict=True))

    def text(self, *, latex: bool = False) -> str:
        """A line for each element: its shortest sum of products, or as it was derived."""
        rows, short = [], latex or short_names_are_free(self.elements)
        for name, element in self.elements.items():
            shortest = shortest_sum(element)
            value = element if shortest is None else shortest
            label = label_latex(name) if latex else name
            rows.append(f"{label} = {written(value, latex=latex, short=short)}")
        return "\n".join(rows)


@public
def parts(
    robot: RobotLike,
    names: str | Iterable[str] = "M,b,c,g",
    *,
    method: str = "newton_euler",
    convention: Convention | str = Convention.EMDEG,
    coordinates: Iterable[str] = (),
) -> Parts:
    """Parts of the equations of motion by name, in the letters of one paper.

    `names` is a list, or a text with commas; `convention` is emdeg, robmat or fu; `coordinates`
    are names for q in the elements and texts, such as theta1, theta2, d3.
    """
    robot = as_robot(robot)
    chosen = convention_of(convention)
    known = part_names(chosen)
    wanted = names_of(names, argument="parts", such_as='such as "M,g" or ["M", "g"]')
    for name in wanted:
        plain = name.partition(":")[0]
        if plain not in known and plain not in ALIASES:
            raise unknown("part", name, known, argument="parts", aliases=ALIASES)
    bench = _Bench(derive(robot, method), chosen)
    own: tuple[str, ...] = ()
    if coordinates:
        own = tuple(names_of(coordinates, argument="coordinates", such_as="a name for each"))
        renamed(robot, own)  # refused before anything is derived
    return Parts(bench.equations, chosen, {name: bench.part(name) for name in wanted}, own)


def convention_of(name: Convention | str) -> Convention:
    """One of the three; an unknown name says which there are."""
    known = {c.value: c for c in Convention}
    if isinstance(name, Convention):
        return name
    if name not in known:
        raise unknown("convention", name, known, argument="convention")
    return known[name]


def part_names(convention: Convention = Convention.EMDEG) -> tuple[str, ...]:
    """All that can be asked for."""
    return tuple(dict.fromkeys((*PROPERTIES, *LETTERS[convention], *GATHERED, *QUANTITIES)))


#: properties of `Equations` that are expressions
PROPERTIES = tuple(
    name
    for name, entry in vars(Equations).items()
    if isinstance(entry, cached_property)
    and not name.startswith("_")
    and entry.func.__annotations__["return"] in ("Vector", "Matrix", "Expr")
)

#: the letters of each paper → what they stand for here
LETTERS: Mapping[Convention, Mapping[str, str]] = {
    Convention.EMDEG: {
        "M": "inertia", "b": "coriolis", "c": "centrifugal", "g": "gravity", "C": "matrix",
    },
    Convention.ROBMAT: {
        "M": "inertia", "B": "coriolis", "C": "centrifugal", "G": "gravity",
        "b": "coriolis", "c": "centrifugal", "g": "gravity",
    },
    Convention.FU: {"D": "inertia", "h": "christoffel", "c": "gravity", "M": "inertia",
                    "g": "gravity"},
}  # fmt: skip


#: letters and properties → the quantity of their size, which says how large a robot may be
AS_LARGE_AS = {
    "inertia": "mass_matrix", "M": "mass_matrix", "matrix": "coriolis_matrix",
    "centrifugal": "mass_matrix_dq", "christoffel": "mass_matrix_dq",
}  # fmt: skip
SMALLER = (
    "these grow with the joints only: gravity and tau (emdeg derive --parts g,tau), the steps of a "
    "method (--steps), one element (emdeg explain M1,2 ROBOT)"
)


class _Bench:
    """The equations by one method, from which parts are taken."""

    def __init__(self, equations: Equations, convention: Convention) -> None:
        self.equations, self.convention = equations, convention
        self.robot, self.n = equations.robot, equations.robot.nv

    def part(self, name: str) -> Part:
        """The value and its elements."""
        meaning = LETTERS[self.convention].get(name)
        if meaning is not None:
            return self.letter(name, meaning)
        if name in GATHERED:
            return GATHERED[name](self)
        if name in PROPERTIES:
            if name in AS_LARGE_AS or name in QUANTITIES:
                QUANTITIES[AS_LARGE_AS.get(name, name)].refuse_size(self.robot, name, SMALLER)
            value: Value = getattr(self.equations, name)
            return Part(value, labelled(name, value))
        found = derived(self.robot, name)
        form = split_form(name)[1]
        if form is not None:
            found = Vector(kept(form, entries(found))[1])
        return Part(found, labelled(f"{field_name(name)}_" if ":" in name else name, found))

    def letter(self, name: str, meaning: str) -> Part:
        """M, b, c, g, or what the paper calls them."""
        equations, n = self.equations, self.n
        if meaning in AS_LARGE_AS:
            QUANTITIES[AS_LARGE_AS[meaning]].refuse_size(self.robot, name, SMALLER)
        if meaning == "inertia":
            return Part(equations.M, labelled(name, equations.M, symmetric=True))
        if meaning == "gravity":
            return Part(equations.gravity, labelled(name, equations.gravity))
        if meaning == "matrix":
            return Part(equations.coriolis_matrix, labelled(name, equations.coriolis_matrix))
        if meaning == "christoffel":
            H = tuple(fu_matrices(equations.christoffel, n))
            elements = {
                _label(name, (i, k, m), n): H[i][k, m]
                for i in range(n)
                for k in range(n)
                for m in range(k, n)
            }
            return Part(H, elements)
        QUANTITIES[AS_LARGE_AS["christoffel"]].refuse_size(self.robot, name, SMALLER)
        found = coefficients(equations.christoffel, n, self.convention)
        if meaning == "coriolis":
            places = [((i, j, k), (i, p)) for i in range(n) for p, (j, k) in enumerate(pairs(n))]
            return Part(found.B, {_label(name, place, n): found.B[at] for place, at in places})
        # EMDEG writes c_ijj, ROBMAT C_ij
        twice = self.convention is Convention.EMDEG
        cells = [(i, j) for i in range(n) for j in range(n)]
        return Part(
            found.C,
            {_label(name, (i, j, j) if twice else (i, j), n): found.C[i, j] for i, j in cells},
        )


def labelled(name: str, value: Value, *, symmetric: bool = False) -> Labels:
    """{name of the element: expression}, numbered from 1; of a symmetric matrix one half."""
    if isinstance(value, Expr):
        return {name: value}
    if isinstance(value, Vector):
        return {f"{name}{i + 1}": e for i, e in enumerate(value)}
    if isinstance(value, Tensor):
        largest, places = max(value.shape), product(*map(range, value.shape))
        return {_label(name, (i, j, k), largest): value[i, j, k] for i, j, k in places}
    rows, columns = value.shape
    return {
        _label(name, (i, j), max(rows, columns)): value[i, j]
        for i in range(rows)
        for j in range(columns)
        if j >= i or not symmetric
    }


def _label(name: str, place: Sequence[int], largest: int) -> str:
    return name + ("," if largest > 9 else "").join(str(i + 1) for i in place)


def _many(values: Mapping[str, Value]) -> Part:
    return Part(values, {k: e for name, v in values.items() for k, e in labelled(name, v).items()})


def _energies(bench: _Bench) -> Part:
    equations = bench.equations
    return _many({"T": equations.kinetic_energy, "V": equations.potential_energy})


def _state(bench: _Bench) -> Part:
    rates = bench.equations.state_equations
    return _many({f"d{symbol.name}/dt": rate for symbol, rate in rates.items()})


def _partial_velocities(bench: _Bench) -> Part:
    """v^i_j and ω^i_j: of body i for a unit speed j, base axes."""
    values: dict[str, Value] = {}
    elements: Labels = {}
    for i, (v, w) in enumerate(partial_velocities(bench.robot)):
        for letter, matrix in (("v", v), ("w", w)):
            values[f"{letter}{i + 1}"] = matrix
            for j in range(bench.n):
                for axis, e in zip(AXES, matrix.column(j), strict=True):
                    elements[f"{letter}{i + 1}_{j + 1}{axis}"] = e
    return Part(values, elements)


def _tran_rot(bench: _Bench) -> Part:
    """D and h of the centres of mass, and of the turning about them (Fu 3.4-25 to 3.4-27)."""
    by = derive(bench.robot, "dalembert")
    own, reduction = by.parts.intermediates, by.reduction
    values: dict[str, Value] = {}
    for kind in ("tran", "rot"):
        values[f"D{kind}"] = reduction.matrix(own[f"D_{kind}"])
        values[f"h{kind}"] = reduction.vector(own[f"h_{kind}"])
    elements: Labels = {}
    for name, value in values.items():
        elements |= labelled(name, value, symmetric=True)
    return Part(values, elements)


def _fk(bench: _Bench) -> Part:
    """⁰T of every link and frame."""
    return _many({f"T_{name}_": homogeneous(p) for name, p in frame_poses(bench.robot).items()})


GATHERED: Mapping[str, Callable[[_Bench], Part]] = {
    "energies": _energies,
    "state": _state,
    "terms": lambda bench: _many(bench.equations.terms),
    "partial_velocities": _partial_velocities,
    "tran_rot": _tran_rot,
    "fk": _fk,
}
