"""Rotations about tilted axes keep lengths: of every state, and no longer than that."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm.rounded import machine_schedule
from emdeg.rounding.adjoint import _Backwards
from emdeg.rounding.box import StateBox
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.coefficients import Coefficient, coefficients
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.forms import Sum, Term
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.rows import Rows
from emdeg.rounding.setup import parameter_values

COS, SIN = ((0, 0),), ((0, 1),)
#: 1: cos, 2: sin, 3: 0.6·cos, 4: 0.8·cos, 5: 0.6·sin, 6: 0.8·sin, 7: 0.6, 8: 0.8
KNOWN = {
    1: Coefficient({COS: (1.0, 0.0)}, {1: 1.0}),
    2: Coefficient({SIN: (1.0, 0.0)}, {2: 1.0}),
    3: Coefficient({COS: (0.6, 1e-16)}, {1: 0.6, 3: 1.0}),
    4: Coefficient({COS: (0.8, 1e-16)}, {1: 0.8, 4: 1.0}),
    5: Coefficient({SIN: (0.6, 1e-16)}, {2: 0.6, 5: 1.0}),
    6: Coefficient({SIN: (0.8, 1e-16)}, {2: 0.8, 6: 1.0}),
    7: Coefficient({(): (0.6, 1e-16)}, {}),
    8: Coefficient({(): (0.8, 1e-16)}, {}),
}


def row(*terms: tuple[int, int]) -> tuple[Term, ...]:
    """±a·b: a negative where the sign is."""
    return tuple(Term(a < 0, abs(a), b) for a, b in terms)


#: of a vector (20, 21, 22) turned about an axis that is tilted by atan(3/4)
TURNED = row((3, 20), (4, 21), (-2, 22)), row((5, 20), (6, 21), (1, 22)), row((-8, 20), (7, 21))


def chain(joints: int, rpy: str) -> emdeg.Robot:
    text = 'name = "tilted"\ngravity = [0, 0, -9.81]\n[[link]]\nname = "l0"\n'
    for k in range(1, joints + 1):
        text += (
            f'[[link]]\nname = "l{k}"\nmass = 2\ncom = [0.2, 0.1, 0.05]\n'
            f"inertia = {{ xx = 0.1, yy = 0.12, zz = 0.13, xy = 0.01, xz = 0.02, yz = 0.03 }}\n"
            f'[[joint]]\nname = "j{k}"\ntype = "revolute"\nparent = "l{k - 1}"\nchild = "l{k}"\n'
            f"xyz = [0.5, 0, 0.1]\nrpy = {rpy}\n"
        )
    return emdeg.loads(text, "toml")


def test_the_rows_of_a_rotation_are_found_and_keep_the_length() -> None:
    rows = Rows({30 + k: [Sum(terms, ())] for k, terms in enumerate(TURNED)}, KNOWN)
    assert all(rows.tilted(30 + k) for k in range(3))
    assert [set(rows.of(30 + k)[0].terms) for k in range(3)] == [set(terms) for terms in TURNED]
    assert rows.gain(TURNED) == pytest.approx(1.0, abs=1e-6)
    assert rows.gain(TURNED) >= 1.0
    assert rows.length(frozenset({3, 4, 2})) == pytest.approx(1.0, abs=1e-6)


def test_rows_that_are_not_at_right_angles_lengthen() -> None:
    """With a sign that is wrong (20, 21, 22) = (0.6·c, 0.8·c, ∓s) is in both rows: √2 at c = s."""
    wrong = TURNED[0], row((5, 20), (6, 21), (-1, 22))
    assert Rows({}, KNOWN).gain(wrong) >= 2**0.5


def test_a_term_that_stands_twice_is_in_the_rest_once() -> None:
    form = Sum((*TURNED[2], TURNED[2][0]), ())
    found = Rows({30: [form]}, KNOWN).of(30)
    assert found
    assert all(sorted((*r.terms, *r.rest.terms)) == sorted(form.terms) for r in found)


@pytest.mark.parametrize("code", ["jit", "c"])
@pytest.mark.parametrize("rpy", ["[1.1, 0, 0.3]", "[0.4, 0.2, 0.3]"])
def test_coefficients_are_their_polynomials_but_for_what_they_are_off(code: str, rpy: str) -> None:
    program = emdeg.compile(chain(4, rpy), "gravity", optimise="none", certify=False)
    some = boxes(program, code, "float32")
    angles = np.random.default_rng(3).uniform(-3, 3, len(some.schedule.angles))
    values = {k: Fraction(float(g.value)) for k, g in some.schedule.constants.items()}
    for value, (angle, which) in some.forms.circle.items():
        exact = np.sin(angles[angle]) if which else np.cos(angles[angle])
        values[value] = Fraction(float(np.float32(exact)))  # 2⁻²⁴ off, at most
    known = coefficients(some.schedule, some.forms.circle)
    for step in some.schedule.steps:  # rounded to float32, one by one
        if step.result in known:
            x, *more = [-values[o.value] if o.negative else values[o.value] for o in step.operands]
            total = x + more[0] if step.kind == "sum" else x * more[0] + sum(more[1:])
            values[step.result] = Fraction(float(np.float32(float(total))))
    moving = [k for k, one in known.items() if one.degree and k not in some.forms.circle]
    assert moving
    for k in moving:
        exact = sum(
            mid * np.prod([np.sin(angles[a]) if w else np.cos(angles[a]) for a, w in monomial])
            for monomial, (mid, _) in known[k].polynomial.items()
        )
        radii = sum(rad for _, rad in known[k].polynomial.values())
        limit = sum(known[k].off.values()) * 2.0**-24 + radii + 1e-15
        assert abs(float(values[k]) - exact) <= limit


def boxes(program: emdeg.Compiled, code: str, dtype: str = "float64", element: int = 0) -> Boxes:
    form, values = FORMATS[dtype], parameter_values(program)
    box = StateBox.of(program, program.robot, {"q": 3.0})
    schedule = (
        machine_schedule(program, form, values, True)
        if code == "jit"
        else source_schedule(program, form, values)
    )
    return Boxes(schedule, schedule.outputs[element], box.ranges, plans=50)


@pytest.mark.parametrize("code", ["jit", "c"])
@pytest.mark.parametrize("rpy", ["[1.1, 0, 0.3]", "[0.4, 0.2, 0.3]"])
def test_no_state_has_a_longer_vector(code: str, rpy: str) -> None:
    """Of values and of adjoints, for all sets that were followed back."""
    program = emdeg.compile(chain(4, rpy), "gravity", optimise="none", certify=False)
    some = boxes(program, code)
    whole = some.ranges(some.lower[:, None], some.upper[:, None])
    back = _Backwards(whole, some.output, some.back)
    back.total()
    random = np.random.default_rng(5)
    states = random.uniform(some.lower[:, None], some.upper[:, None], (len(some.names), 400))
    single = some.ranges(states, states)
    adjoints = _Backwards(single, some.output, some.back)
    adjoints.total()
    for bounds, at_states in ((whole.lengths, single), (back.lengths, adjoints)):
        assert bounds
        for values, bound in bounds.items():
            seen = np.sqrt(sum(np.broadcast_to(at_states.of(v), 400) ** 2 for v in values))
            assert seen.max() <= bound.max() * (1 + 1e-9), values


@pytest.mark.parametrize("code", ["jit", "c"])
@pytest.mark.parametrize("rpy", ["[1.1, 0, 0.3]", "[0.4, 0.2, 0.3]"])
def test_the_weight_of_the_last_link_is_no_more_than_its_weight(code: str, rpy: str) -> None:
    """m·g·|com| about the joint's axis, after eight rotations: |(0.2, 0.1)|·2·9.81 N m."""
    program = emdeg.compile(chain(8, rpy), "gravity", optimise="none", certify=False)
    some = boxes(program, code, element=7)
    whole = some.ranges(some.lower[:, None], some.upper[:, None])
    exact = 2 * 9.81 * np.hypot(0.2, 0.1)
    assert exact * 0.999 <= whole.size[some.output].max() <= 3 * exact  # not 197
