"""The setup stage in plain floats: what later stages read of the parameters, computed once."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from emdeg.backends.plan import SETUP, Plan
from emdeg.program.ir import ADD, CALL, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB

_FUNCTIONS: Mapping[str, Callable[[float], float]] = {
    "abs": abs,
    "sqrt": lambda x: math.sqrt(x) if x >= 0 else math.nan,
    "tanh": math.tanh,
    "sign": lambda x: float((x > 0) - (x < 0)) if x == x else x,
}


def constants(plan: Plan, parameters: Mapping[str, float]) -> list[float]:
    """The values of `plan.constants`; `parameters` has every parameter."""
    done: dict[int, float] = {k: float(v.a) for k, v in enumerate(plan.values) if v.op == CONST}
    for k in plan.stages[SETUP]:
        op, a, b = plan.values[k]
        if op == LEAF:
            done[k] = float(parameters[a.name])
        elif op == ADD:
            done[k] = done[a] + done[b]
        elif op == SUB:
            done[k] = done[a] - done[b]
        elif op == MUL:
            done[k] = done[a] * done[b]
        elif op == DIV:
            done[k] = _divided(done[a], done[b])
        elif op == NEG:
            done[k] = -done[a]
        elif op == CALL:
            done[k] = _FUNCTIONS[b](done[a])
        else:
            assert op in (COS, SIN)
            angle = sum(m * done[leaf] for leaf, m in a.terms) + plan.offset(a)
            done[k] = math.cos(angle) if op == COS else math.sin(angle)
    return [done[k] for k in plan.constants]


def _divided(a: float, b: float) -> float:
    """IEEE division: what the machine does where Python raises."""
    if b != 0:
        return a / b
    return math.nan if a == 0 or a != a else math.copysign(math.inf, a) * math.copysign(1.0, b)
