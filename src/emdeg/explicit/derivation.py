"""From a robot to its explicit model, in Armstrong, Khatib and Burdick's four steps (digest R43).

(1) M and g symbolically (`composite`); (2) collect what multiplies the same variable product, in
the cheapest angles (`angles`), and lump the constants (`lumped`); (3) write b and c as partial
derivatives of M and reduce them by rules (`christoffel`, `rules`); (4) differentiate only what is
needed, and collect again. Deterministic, and linear in the number of terms but for the constants.
What a user calls a parameter cannot change the model: it is derived in names of our own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction

from emdeg.canonical import canonical
from emdeg.explicit import rules
from emdeg.explicit.angles import angle_sums, cheapest_squares
from emdeg.explicit.christoffel import Christoffel, Symbol, velocity_name
from emdeg.explicit.composite import elements
from emdeg.explicit.coordinates import Elements
from emdeg.explicit.lumped import LumpedConstant, LumpedForm, Lumps, lump
from emdeg.explicit.model import Element, ExplicitModel, Name, Relation
from emdeg.explicit.naming import named
from emdeg.explicit.products import Atoms, Form
from emdeg.explicit.rules import Log
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot

Progress = Callable[[str, int, int], None]  # (what is done, step, steps)


@public
def explicit_model(
    robot: RobotLike,
    *,
    rules: Iterable[str] = rules.ALL_RULES,
    drives: bool = True,
    symbols: bool = True,
    limit: int = 200_000,
    progress: Progress | None = None,
) -> ExplicitModel:
    """The explicit model of a robot with revolute and prismatic joints.

    `drives` adds motor inertias to M; `symbols` names the numbers of a numeric robot; a sum with
    more than `limit` products is refused (TooManyTerms): then use the hierarchical form.
    """
    robot = as_robot(robot)
    users = named(robot) if symbols else robot
    names = canonical(users)
    taken = frozenset(s.name for s in users.symbols)
    with names.told():
        model = _Derivation(names.robot, Log(rules), drives, limit, progress, taken).run()
    return replace(
        model,
        robot=users,
        atoms=Atoms(users),
        base=replace(model.base, robot=users, relations=names.users(model.base.relations)),
        constants=names.users(model.constants),
        base_values=names.users(model.base_values),
    )


class _Derivation:
    """The four steps, in our names; new symbols are called otherwise than those `taken`."""

    def __init__(
        self,
        robot: Robot,
        log: Log,
        drives: bool,
        limit: int,
        progress: Progress | None,
        taken: frozenset[str],
    ) -> None:
        self.robot, self.log, self.drives, self.limit = robot, log, drives, limit
        self.progress = progress or (lambda what, step, steps: None)
        self.taken = taken
        self.atoms = Atoms(robot)

    def run(self) -> ExplicitModel:
        self.progress("composite bodies", 0, 4)
        raw = elements(self.robot, self.drives, self.limit, self.taken)
        self.progress("inertia and gravity", 1, 4)
        M = {Name("M", key): value for key, value in raw.M.items() if value}
        g = {Name("g", (i,)): value for i, value in enumerate(raw.g) if value}
        if rules.SYMMETRY in self.log:
            below = sum(i != j for i, j in raw.M)
            self.log.fired(rules.SYMMETRY, "M", f"{below} elements below the diagonal", below)
        forms = {
            name: self._form(name, raw.form(value)) for name, value in (*M.items(), *g.items())
        }
        inertia = self._lump([forms[name] for name in M], raw, "I")
        gravity = self._lump([forms[name] for name in g], raw, "g")
        self.progress("Christoffel symbols", 2, 4)
        christoffel = Christoffel(raw, self.log, self.atoms)
        self.progress("collecting terms", 3, 4)
        found = self._equal(M, forms, inertia, 0)
        found |= self._velocity(christoffel, raw, inertia)
        found |= self._equal(g, forms, gravity, len(inertia.constants))
        constants = (*inertia.constants, *gravity.constants)
        self._segregated(found, constants)
        relations = self._parallel(christoffel.parallel_pairs, found)
        self.progress("done", 4, 4)
        return ExplicitModel(
            self.robot, self.atoms, raw.base, constants, found, christoffel.report(),
            tuple(self.log.entries), self.drives, relations, raw.values,
        )  # fmt: skip

    def _form(self, name: Name, form: Form) -> Form:
        """The cheapest sum of products, logged where it is shorter."""
        log = self.log
        rewriting: tuple[tuple[str, Callable[[Form], Form]], ...] = (
            (rules.ANGLE_SUMS, lambda f: angle_sums(f, self.atoms)),
            (rules.SQUARES, cheapest_squares),
        )
        for rule, rewrite in rewriting:
            if rule in log:
                before, form = len(form), rewrite(form)
                if len(form) < before:
                    log.fired(rule, str(name), f"{before} → {len(form)} terms", before - len(form))
        return form

    def _lump(self, forms: list[Form], raw: Elements, letter: str) -> Lumps:
        return lump(forms, raw.ring, letter, self.robot.parameters, raw.values, self.taken)

    def _equal(
        self, values: Iterable[Name], forms: Mapping[Name, Form], lumps: Lumps, first: int
    ) -> dict[Name, Element]:
        """Elements of M or g; equal ones are found by their lumped forms."""
        found: dict[Name, Element] = {}
        known: dict[object, Name] = {}
        for name in values:
            form = shifted(lumps.express(forms[name]), first)
            other = known.setdefault(_shape(form), name)
            if other is not name and rules.EQUAL_FUNCTIONS in self.log:
                self.log.fired(rules.EQUAL_FUNCTIONS, str(name), f"equals {other}")
                found[name] = Element(name, form, other)
            else:
                found[name] = Element(name, form)
        return found

    def _velocity(
        self, christoffel: Christoffel, raw: Elements, lumps: Lumps
    ) -> dict[Name, Element]:
        """b = 2β and c = β."""
        symbols = christoffel.merged()
        found: dict[Name, Element] = {}
        for key, symbol in symbols.items():
            if symbol.value and symbol.same_as is None:
                name, double = velocity_name(key)
                form = self._form(name, raw.form(symbol.value * double))
                found[name] = Element(name, lumps.express(form))
        for key, symbol in symbols.items():
            if symbol.value and symbol.same_as is not None:
                found |= self._alias(key, symbol, found)
        return dict(sorted(found.items(), key=lambda item: (item[0].letter == "c", item[0])))

    @staticmethod
    def _alias(
        key: tuple[int, int, int], symbol: Symbol, found: Mapping[Name, Element]
    ) -> dict[Name, Element]:
        assert symbol.same_as is not None
        name, double = velocity_name(key)
        other, double_of_other = velocity_name(symbol.same_as)
        factor = Fraction(symbol.factor * double, double_of_other)
        form = {p: {k: x * factor for k, x in row.items()} for p, row in found[other].form.items()}
        return {name: Element(name, form, other, factor)}

    def _parallel(
        self, pairs: Mapping[int, tuple[int, int]], found: Mapping[Name, Element]
    ) -> dict[Name, Relation]:
        """M_pj = M_{p+1,j} + η_j,  M_pp = 2M_{p,p+1} − M_{p+1,p+1} + constant (22-25, R40)."""
        relations: dict[Name, Relation] = {}
        if rules.PARALLEL_JOINTS not in self.log:
            return relations
        for q, (p, sign) in pairs.items():
            for j in range(self.robot.nv):
                of = [(_m(q, j), sign)] if j != p else [(_m(p, q), 2 * sign), (_m(q, q), -1)]
                name = _m(p, j)
                if name not in found or any(other not in found for other, _ in of):
                    continue
                rest = _difference(found[name].form, [(found[o].form, f) for o, f in of])
                saved = len(found[name]) - len(rest) - len(of)
                if saved > 0 and found[name].same_as is None and name not in relations:
                    relations[name] = Relation(name, tuple(of), rest)
                    text = f"{len(found[name])} → {len(rest)} terms and {len(of)} other element(s)"
                    self.log.fired(rules.PARALLEL_JOINTS, str(name), text, saved)
        return relations

    def _segregated(
        self, found: Mapping[Name, Element], constants: tuple[LumpedConstant, ...]
    ) -> None:
        """What lumping saves: parameter monomials that are not evaluated at run time."""
        if rules.SEGREGATION not in self.log:
            return
        for name, element in found.items():
            if element.same_as is None:
                raw = sum(constants[k].size for row in element.form.values() for k in row)
                if raw > len(element.form):
                    text = f"{raw} parameter products → {len(element.form)} terms"
                    self.log.fired(rules.SEGREGATION, str(name), text, raw - len(element.form))


def _m(i: int, j: int) -> Name:
    return Name("M", (min(i, j), max(i, j)))


def _difference(form: LumpedForm, others: Iterable[tuple[LumpedForm, int]]) -> LumpedForm:
    """form − Σ factor · other."""
    found = {factors: dict(row) for factors, row in form.items()}
    for other, factor in others:
        for factors, row in other.items():
            into = found.setdefault(factors, {})
            for k, x in row.items():
                into[k] = into.get(k, Fraction(0)) - factor * x
    cleaned = {p: {k: x for k, x in row.items() if x} for p, row in found.items()}
    return {p: row for p, row in cleaned.items() if row}


def shifted(form: LumpedForm, first: int) -> LumpedForm:
    """A form whose constants are counted from `first`."""
    return {p: {k + first: x for k, x in row.items()} for p, row in form.items()}


def _shape(form: LumpedForm) -> object:
    return frozenset((p, tuple(sorted(row.items()))) for p, row in form.items())
