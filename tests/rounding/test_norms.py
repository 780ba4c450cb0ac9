"""Lengths of vectors: never less than what states show, and less than what single ranges say."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm.rounded import machine_schedule
from emdeg.program.ir import Program
from emdeg.program.text import parse
from emdeg.rounding.adjoint import _Backwards
from emdeg.rounding.box import StateBox
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.forms import Sum, Term
from emdeg.rounding.norms import Norms
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.ranges import Ranges
from emdeg.rounding.setup import parameter_values


def boxes(robot: str, quantity: str, element: int) -> Boxes:
    program = emdeg.compile(emdeg.load(robot), quantity, optimise="none", certify=False)
    box = StateBox.of(program, program.robot, {"qd": 2.0, "qdd": 10.0})
    schedule = source_schedule(program, FORMATS["float64"], parameter_values(program))
    return Boxes(schedule, schedule.outputs[element], box.ranges, plans=10)


def ranges(some: Boxes, lower: np.ndarray, upper: np.ndarray) -> Ranges:
    place = {name: k for k, name in enumerate(some.names)}
    leaves = {k: (lower[place[n]], upper[place[n]]) for k, n in some.schedule.leaves.items()}
    made = Ranges(
        some.schedule, some.forms, some.angle_errors, some.leaf_errors, lower.shape[1], some.norms
    )
    return made.run(leaves)


@pytest.mark.parametrize("element", [0, 3])
def test_no_state_has_a_longer_vector(element: int) -> None:
    """Of values and of adjoints, for all sets that were followed back."""
    some = boxes("panda", "inverse_dynamics", element)
    whole = ranges(some, some.lower[:, None], some.upper[:, None])
    back = _Backwards(whole, some.output, some.back)
    back.total()
    random = np.random.default_rng(5)
    states = random.uniform(some.lower[:, None], some.upper[:, None], (len(some.names), 400))
    single = ranges(some, states, states)
    adjoints = _Backwards(single, some.output, some.back)
    adjoints.total()
    shorter = 0
    for bounds, at_states in ((whole.lengths, single), (back.lengths, adjoints)):
        for values, bound in bounds.items():
            seen = np.sqrt(sum(np.broadcast_to(at_states.of(v), 400) ** 2 for v in values))
            assert seen.max() <= bound.max() * (1 + 1e-9), values
            apart = whole if at_states is single else back
            shorter += bound.max() < 0.9 * np.sqrt(sum(apart.of(v).max() ** 2 for v in values))
    assert shorter > 10


def test_the_last_vector_of_a_long_program_is_as_short_as_the_first() -> None:
    """Whatever was asked before, a question may plan its own way back."""
    circle = {10: (0, 0), 11: (0, 1)}
    pairs = [(3 + 1000 * k, 4 + 1000 * k) for k in range(1100)]
    sums = {}
    for a, b in pairs:
        sums |= {a: turned(1, 2, False), b: turned(2, 1, True)}
    many, sizes = Norms(sums, circle), _Sizes()
    found = [many.bound(frozenset(pair), sizes, {})[0] for pair in pairs]
    assert max(found) == pytest.approx(5.0)


class _Sizes:
    def of(self, value: int) -> np.ndarray:
        return np.full(1, {1: 3.0, 2: 4.0}.get(value, 5.0))

    factor = of

    def rounding(self, value: int) -> np.ndarray:
        return np.zeros(1)

    def factors(self, values: frozenset[int]) -> np.ndarray:
        return np.sqrt(sum(self.factor(v) ** 2 for v in values))


def turned(a: int, b: int, odd: bool) -> tuple[Sum, ...]:
    """cos·a ± sin·b, where 10 is the cosine and 11 the sine."""
    return (Sum((Term(False, 10, a), Term(odd, 11, b)), ()),)


def test_a_rotation_keeps_the_length_and_a_mirrored_copy_does_not_count_twice() -> None:
    circle = {10: (0, 0), 11: (0, 1)}
    rotation = Norms({3: turned(1, 2, False), 4: turned(2, 1, True)}, circle)
    assert rotation.bound(frozenset({3, 4}), _Sizes(), {})[0] == pytest.approx(5.0)
    no_rotation = Norms({3: turned(1, 2, False), 4: turned(2, 1, False)}, circle)
    assert no_rotation.bound(frozenset({3, 4}), _Sizes(), {})[0] == pytest.approx(50**0.5)
    same = {3: turned(1, 2, False), 4: turned(2, 1, True), 5: turned(1, 2, False)}
    three = Norms(same, circle).bound(frozenset({3, 4, 5}), _Sizes(), {})[0]
    assert three >= 50**0.5 - 1e-9  # 3 and 5 may both be 5: √(5² + 5²) at cos = 3/5, sin = 4/5


def test_what_is_added_to_one_component_adds_by_the_law_of_cosines() -> None:
    """(x + p, y) with |(x, y)| ≤ 5, |x| ≤ 2, |p| ≤ 1 reaches √(3² + 21), not 6."""

    class Sizes(_Sizes):
        def of(self, value: int) -> np.ndarray:
            return np.full(1, {1: 3.0, 2: 4.0, 3: 2.0, 6: 1.0}.get(value, 9.0))

        factor = of

    sums = {3: turned(1, 2, False), 4: turned(2, 1, True)}
    sums[5] = (Sum((Term(False, None, 3), Term(False, None, 6)), ()),)
    found = Norms(sums, {10: (0, 0), 11: (0, 1)}).bound(frozenset({4, 5}), Sizes(), {})[0]
    assert found == pytest.approx(30**0.5)


SCALED = """program scaled
input q = q1 q2
input x = a b p r
%0 = leaf q1 configure angle
%1 = cos %0
%2 = sin %0
%3 = leaf a step
%4 = leaf b step
%5 = mul %1 %3
%6 = mul %2 %4
%7 = add %5 %6
%8 = mul %1 %4
%9 = mul %2 %3
%10 = sub %8 %9
%11 = const 3
%12 = leaf p step
%13 = leaf r step
%14 = mul %7 %11
%15 = add %14 %12
%16 = mul %11 %10
%17 = sub %16 %13
%18 = leaf q2 configure angle
%19 = cos %18
%20 = sin %18
%21 = mul %19 %15
%22 = mul %20 %17
%23 = add %21 %22
output f [1] = %23
"""


@pytest.mark.parametrize("fused", [False, True])
def test_a_turn_that_is_scaled_keeps_its_length(fused: bool) -> None:
    """f = c₂·(u·k + p) + s₂·(k·w − r) reaches k·|(a, b)| + |(p, r)|, and no bound may say less."""
    program = parse(SCALED, Program)
    form = FORMATS["float64"]
    schedule = (
        machine_schedule(program, form, {}, True) if fused else source_schedule(program, form, {})
    )
    ranges = {"q1": (-3.0, 3.0), "q2": (-3.0, 3.0), "a": (-1.0, 1.0), "b": (-1.0, 1.0)}
    ranges |= {"p": (-0.1, 0.1), "r": (-0.1, 0.1)}
    some = Boxes(schedule, schedule.outputs[0], ranges)
    size = some.ranges(some.lower[:, None], some.upper[:, None]).size[schedule.outputs[0]][0]
    longest = 3.1 * 2**0.5
    assert longest <= size <= longest * (1 + 1e-9)
