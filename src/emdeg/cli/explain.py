"""`emdeg explain TERM ROBOT`: what a name in the equations means, and which links make it up.

    τ_i = Σ_j M_ij q̈_j + Σ_{j<k} b_ijk q̇_j q̇_k + Σ_j c_ij q̇_j² + g_i

A link makes up an element when the element changes with its inertia: with every inertia times a
symbol the element is linear in these, and which of its derivatives vanish is decided at random
points of a finite field, so "links: 3, 4" is a proven statement.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, NoReturn

import typer

import emdeg
from emdeg.cli.explain_names import Meaning, other_names
from emdeg.cli.progress import progress
from emdeg.cli.screen import bold, say
from emdeg.cli.shared import JsonOption, Source, print_json, robot_argument
from emdeg.errors import EmdegError, UsageError, did_you_mean
from emdeg.exact.adjoint import matters
from emdeg.exact.calculus import derivative
from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import ONE, ZERO, Expr, symbol
from emdeg.exact.polynomial.written import shortest_sum
from emdeg.exact.print.printing import to_text
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.hierarchical import hierarchical
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.robot.model.content import expressions
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.parts import Body, Friction, Motor
from emdeg.robot.robot import Robot

#: letter(s) and number of indices → what it is; {i} {j} {k} are the indices
MEANINGS: dict[tuple[str, int], str] = {
    ("M", 2): "element of the mass matrix: the effort on joint {i} for each unit of acceleration "
    "of joint {j}",
    ("b", 3): "Coriolis coefficient: multiplies the speeds of joints {j} and {k} in the effort on "
    "joint {i}; the factor 2 is inside (b = 2β)",
    ("c", 2): "centrifugal coefficient: multiplies the square of the speed of joint {j} in the "
    "effort on joint {i}",
    ("c", 3): "centrifugal coefficient c_ijj = β_ijj: multiplies the square of the speed of joint "
    "{j} in the effort on joint {i}",
    ("C", 2): "element of the Coriolis matrix, for which Ṁ − 2C is skew-symmetric; C·qd is the "
    "vector of Coriolis and centrifugal efforts",
    ("g", 1): "gravity term: the effort that holds joint {i} still against gravity",
    ("tau", 1): "the effort (N m or N) on joint {i}",
    ("q", 1): "the position (rad or m) of joint {i}",
    ("qd", 1): "the speed (rad/s or m/s) of joint {i}",
    ("qdd", 1): "the acceleration (rad/s² or m/s²) of joint {i}",
}
ANGLES = {"c": "cos", "s": "sin"}
MOST_JOINTS = 12  # of a robot whose explicit model is derived for an explanation
LARGEST = 5000  # terms of an explicit model that an explanation waits for
NAMES = ("M12", "b123", "c12", "g1", "tau1", "q1", "qd1", "qdd1")  # to suggest from
PERHAPS = "A library name or a file; without it, the name is explained in general."
OWNERS = "links with parameters in it"
GENERAL = {
    "I": "a lumped inertia constant of the explicit model: parameters only, computed once",
    "K": "a lumped constant: parameters only, computed once (EMDEG's K, Armstrong's I)",
    "T": "a product of sines and cosines that several elements share (EMDEG's hierarchy)",
    "V": "an intermediate that depends on the configuration (EMDEG's hierarchy)",
}


@dataclass(frozen=True, kw_only=True)
class _Perhaps(Source):
    robot: Annotated[str, robot_argument(PERHAPS)] = ""


def explain(
    term: Annotated[str, typer.Argument(help="M12, b123, c_12, g2, c23, I5, K1, T7, m2 …")],
    source: _Perhaps,
    as_json: JsonOption = False,
) -> None:
    """Explain a name in the equations: its formula, and its links.

    Indices count from 1, as in the papers; above 9 joints they are separated: M10,12. For example:

    \b
        emdeg explain M23 puma560
        emdeg explain gravity2 two_link
        emdeg explain b112 stanford3
        emdeg explain c23
    """
    robot = source.robot
    if not robot and source.changes:
        raise UsageError(
            "there is no robot to change", argument=source.changes[0], hint="name a robot"
        )
    loaded = source.tree() if robot else None
    seconds = 0.0003 * loaded.nv**4 if loaded else 0.0
    with progress([(f"deriving {term}", min(seconds, 20.0))], quiet=as_json):
        found = list(meanings(term, loaded))
    if not found:
        _refuse(term, robot)
    if as_json:
        print_json([vars(m) for m in found])
        return
    for meaning in found:
        say(f"{bold(meaning.term)}: {meaning.what}.")
        if meaning.text is not None:
            say(f"  = {meaning.text}")
        if meaning.value is not None:
            say(f"  value {meaning.value:.6g}")
        if meaning.links is not None:
            say(f"  {meaning.relation}: {', '.join(meaning.links) or 'none'}")
    if not robot:
        say(f"For a robot's own: emdeg explain {term} puma560")


def meanings(term: str, robot: Robot | None) -> Iterator[Meaning]:
    """All that a name can mean, for a robot or in general."""
    letters, indices = _parsed(term)
    n = robot.nv if robot is not None else max(indices, default=0)
    known = MEANINGS.get((letters, len(indices)))
    if letters == "c" and len(indices) == 3 and indices[1] != indices[2]:
        known = None
    if known is not None and robot is not None and max(indices) > n:
        raise UsageError(
            f"{robot.name!r} has {n} joints", argument="TERM", found=term,
            hint="indices count from 1",
        )  # fmt: skip
    explained = known is not None and 0 not in indices
    if known is not None and explained:
        i, j, k = (*(_joint(x, robot) for x in indices), "", "")[:3]
        what = known.format(i=i, j=j, k=k)
        yield _element(term, letters, indices, what, robot) if robot else Meaning(term, what)
    ascending = bool(indices) and sorted(set(indices)) == list(indices)
    if letters in ANGLES and ascending and "_" not in term:
        angles = " + ".join(f"q{i}" for i in indices)
        yield Meaning(term, f"in printed equations, {ANGLES[letters]}({angles})")
    if robot is not None:
        yield from _parameter(term, robot)
        yield from _lumped(term, letters, indices, robot)
    elif letters in GENERAL and len(indices) == 1:
        yield Meaning(term, GENERAL[letters])
    yield from other_names(term, robot, letters if explained else "")


def _parsed(term: str) -> tuple[str, tuple[int, ...]]:
    match = re.fullmatch(r"(tau|grav|qdd|qd|q|[A-Za-z])_?([0-9]+(?:,[0-9]+)*)", term, re.ASCII)
    if match is None or len(term) > 40:
        return term, ()
    digits = match[2].split(",")
    letters = "g" if match[1] == "grav" else match[1]
    lone = letters in ("q", "qd", "qdd", "tau", "g", "I", "K", "T", "V")
    return letters, tuple(map(int, digits if len(digits) > 1 or lone else match[2]))


def _joint(number: int, robot: Robot | None) -> str:
    """`2`, or `2 (elbow)` where the joint has a name of its own."""
    if robot is None or robot.has_floating_base or number > len(robot.joint_names):
        return str(number)
    name = robot.joint_names[number - 1]
    return str(number) if name == f"joint{number}" else f"{number} ({name})"


# -- elements -------------------------------------------------------------------------


def _element(term: str, letters: str, indices: tuple[int, ...], what: str, robot: Robot) -> Meaning:
    if letters in ("q", "qd", "qdd"):
        return Meaning(term, what)
    value = _value(letters, indices, robot)
    shares, shared = _shared(robot)
    made_up = matters(_value(letters, indices, shared), shares)
    links = [body.name for body, is_part in zip(robot.bodies, made_up, strict=True) if is_part]
    drives = any(not body.joint.motor.is_zero for body in robot.bodies)
    if drives and not is_zero(_value(letters, indices, _massless(robot))):
        spring = ", spring" if robot.motors and letters == "tau" else ""
        links.append(f"the drive (motor inertia{spring})")
    text = _written(value)
    if text is None and letters in ("M", "b", "c", "g"):
        text = _in_constants(letters, indices, robot)
    return Meaning(term, what, text, tuple(links))


def _in_constants(letters: str, indices: tuple[int, ...], robot: Robot) -> str | None:
    """A long element in the lumped constants of the explicit model."""
    model = _explicit(robot)
    if model is None:
        return None
    places = tuple(i - 1 for i in indices)
    name = Name(letters, places[:2] if letters == "c" else places)
    return to_text(model.expression(name), limit=None) + "   (in lumped constants)"


def _value(letters: str, indices: tuple[int, ...], robot: Robot) -> Expr:
    """An element of τ, and of g, M and C what τ has of it: no other element is derived.

    M_ij = ∂τ_i/∂q̈_j,  C_ij = ½ ∂h_i/∂q̇_j,  b_ijk = ∂²h_i/∂q̇_j∂q̇_k  with h = C q̇.
    """
    i, j, k = (*(x - 1 for x in indices), 0, 0)[:3]
    equations = emdeg.derive(robot, "newton_euler")
    match letters:
        case "g":
            return equations.gravity[i]
        case "tau":
            return equations.tau[i]
        case "M":
            return _slope(equations.tau[i], robot.qdd[j])
    if letters == "C" and robot.has_floating_base:  # by recursion, which has no β
        QUANTITIES["coriolis_matrix"].refuse_size(robot)
        return equations.coriolis_matrix[i, j]
    if robot.has_floating_base:
        return equations.christoffel.get((i, j, k), ZERO)  # says why there are none
    slope = _slope(equations.coriolis[i], robot.qd[j])
    if letters == "C":
        return slope / 2
    if letters == "c":
        return _slope(slope, robot.qd[j]) / 2
    return _slope(slope, robot.qd[k]) if j != k else ZERO


def _slope(value: Expr, by: Expr) -> Expr:
    return derivative([value], {by: ONE})[0]


def _shared(robot: Robot) -> tuple[list[Expr], Robot]:
    """The links without drives, every inertia times a symbol of its own: elements are linear."""
    shares, bodies = [], []
    for k, body in enumerate(robot.bodies):
        share, own = symbol(f"share {k}"), body.inertia
        shares.append(share)
        inertia = Inertia(own.mass * share, own.com, own.tensor * share)
        joint = replace(body.joint, motor=Motor(), friction=Friction(), elastic=None)
        bodies.append(replace(body, inertia=inertia, joint=joint))
    return shares, robot.replaced(bodies=tuple(bodies))


def _massless(robot: Robot) -> Robot:
    """The drives alone."""
    bodies = (replace(body, inertia=Inertia.zero()) for body in robot.bodies)
    return robot.replaced(bodies=tuple(bodies))


def _written(value: Expr) -> str | None:
    short = shortest_sum(value, 40)
    return None if short is None else to_text(short, limit=None)


# -- parameters, lumped constants -----------------------------------------------------


def _parameter(term: str, robot: Robot) -> Iterator[Meaning]:
    for known, parameter in robot.parameters.items():
        if known.name == term:
            value = None if parameter.value is None else float(parameter.value)
            note = f" ({parameter.note})" if parameter.note else ""
            used = tuple(b.name for b in robot.bodies if known in _symbols(b))
            what = f"a parameter of {robot.name!r}{note}"
            yield Meaning(term, what, None, used, value, "links that have it")


def _symbols(body: Body) -> set[Expr]:
    return {s for e in expressions(body) for s in e.symbols}


def _lumped(term: str, letters: str, indices: tuple[int, ...], robot: Robot) -> Iterator[Meaning]:
    """Constants of the explicit model (I5, g2) and names of the hierarchical one (K4, T7, V3)."""
    if len(indices) != 1:
        return
    if letters in ("I", "g") and not term.startswith("grav"):
        model = _explicit(robot)
        names = [constant.symbol.name for constant in model.constants] if model else []
        if model and term in names:
            place = names.index(term)
            constant = model.constants[place]
            elements = model.elements.items()
            users = [str(n) for n, e in elements if any(place in row for row in e.form.values())]
            what = f"a lumped constant of the explicit model, used by {_listed(users)}"
            formula = model.formulas[constant.symbol]
            owners = _owners(formula, robot)
            yield Meaning(term, what, _written(formula), owners, constant.value, OWNERS)
    if letters in ("K", "T", "V"):
        yield from _nested(term, letters, robot)


def _nested(term: str, family: str, robot: Robot) -> Iterator[Meaning]:
    """A name of the hierarchical form: its definition, and the elements that need it."""
    try:
        definitions = {d.name: d for d in hierarchical(robot).definitions}
    except EmdegError:
        return
    if term not in definitions:
        known = [name for name in definitions if re.fullmatch(family + r"\d+", name)]
        raise UsageError(
            f"{robot.name!r} has no {term}", argument="TERM",
            expected=f"{known[0]} to {known[-1]}" if known else f"no {family} at all",
        )  # fmt: skip
    expression = definitions[term].expression
    needs = {name: {s.name for s in d.expression.symbols} for name, d in definitions.items()}
    reached, users = {term}, []
    for name, d in definitions.items():  # each after all that it uses
        if needs[name] & reached and name != term:
            reached.add(name)
            if d.element is not None:
                users.append(name)
    what = f"{GENERAL[family]}; needed by {_listed(users)}"
    links = _owners(expression, robot) if family == "K" else None
    text = to_text(expression, limit=None)
    yield Meaning(term, what, text, links, None, OWNERS)


def _explicit(robot: Robot) -> ExplicitModel | None:
    if robot.joint_velocities > MOST_JOINTS:
        return None
    try:
        return explicit_model(robot, limit=LARGEST)
    except EmdegError:  # too many terms, or joints that it does not take
        return None


def _owners(formula: Expr, robot: Robot) -> tuple[str, ...] | None:
    found = formula.symbols
    return tuple(b.name for b in robot.bodies if _symbols(b).intersection(found)) or None


def _listed(names: list[str]) -> str:
    return ", ".join(names[:12]) + (" …" if len(names) > 12 else "") or "nothing"


def _refuse(term: str, robot: str) -> NoReturn:
    known = ["M12", "b123", "c12", "C12", "g2", "tau3", "q1", "c23 (a cosine)", "I5"]
    if robot:
        known.append(f"any symbol of {robot!r} (see `emdeg show {robot}`)")
    where = "here" if robot else "without a robot"
    hint = None if robot else f"name the robot: emdeg explain {term[:40]} puma560"
    raise UsageError(
        f"this name means nothing {where}", argument="TERM", found=term,
        expected="such as " + ", ".join(known), hint=did_you_mean(term, NAMES) or hint,
    )  # fmt: skip
