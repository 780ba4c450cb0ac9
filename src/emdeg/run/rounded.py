"""Proved rounding of a program: found, stated in its certificate, and proved again.

    bound          |computed − exact| of every output over a box, for machine code and emitted C
    claims         … as a certificate states it: rounded up to two digits, sealed
    prove_claims   … computed again by whoever verifies; a claim that is smaller is refused

A claim is about the values of parameters that robot and program have. It is proved again with as
many boxes as it says, and with four times as many where that is not enough: bounds depend on
sines and square roots of this machine in their last digits, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

import numpy as np

from emdeg.backends.llvm.host import this_host
from emdeg.backends.llvm.rounded import machine_schedule
from emdeg.backends.rolled import RolledPlan
from emdeg.errors import CertificateError, UsageError, unknown
from emdeg.exact.numbers import Number
from emdeg.program.certificate import Certificate, RoundingClaim
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot
from emdeg.rounding.bound import RoundingBound, rounded_up, rounding_bound
from emdeg.rounding.box import StateBox
from emdeg.rounding.formats import FORMATS, format_of
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.schedule import Schedule
from emdeg.rounding.setup import parameter_values
from emdeg.rounding.subdivide import Patience

_MORE = 4  # times as many boxes where a claim cannot be shown with its own


def bound(
    program: Program,
    robot: Robot | None,
    type: str,
    box: Any,
    codes: Collection[str],
    parameters: Mapping[str, Any] | None = None,
    patience: Patience | None = None,
    progress: Callable[[float], None] | None = None,
) -> RoundingBound:
    """Of any program; parameters are taken as exactly as the robot has them."""
    fused = this_host().machine.fused
    schedules = {code: _schedule(program, robot, type, code, fused, parameters) for code in codes}
    states = StateBox.of(program, robot, box)
    return rounding_bound(schedules, program.outputs, states, patience=patience, progress=progress)


def exact_parameters(
    program: Program, robot: Robot | None, parameters: Mapping[str, Any] | None
) -> dict[str, Number]:
    """Every parameter as exactly as the robot has it, or as it is given."""
    exact = {} if robot is None else {s.name: p.value for s, p in robot.parameters.items()}
    known = {n: v for n, v in exact.items() if n in program.parameters and v is not None}
    return parameter_values(program, {**known, **(parameters or {})})


def _schedule(
    program: Program, robot: Robot | None, type: str, code: str, fused: bool,
    parameters: Mapping[str, Any] | None = None,
) -> Schedule:  # fmt: skip
    form, values = format_of(type), exact_parameters(program, robot, parameters)
    if code not in ("jit", "c"):
        raise unknown("code", code, ("jit", "c"), argument="codes")
    if code == "c":
        return source_schedule(program, form, values)
    if RolledPlan.of(program) is not None:
        raise UsageError(
            "machine code of a rolled program fuses other products than that of a straight line",
            argument="codes", found="jit",
            hint='take codes=("c",), whose operations are the same, or the program without rolled',
        )  # fmt: skip
    return machine_schedule(program, form, values, fused)


def claims(found: RoundingBound, certificate: Certificate) -> tuple[RoundingClaim, ...]:
    """What a certificate states of a bound, code by code."""
    return tuple(
        RoundingClaim(
            found.type, code, found.rules[code], dict(found.box.ranges),
            {n: tuple(float(rounded_up(float(e))) for e in np.ravel(es)) for n, es in by.items()},
            found.boxes,
        ).sealed(certificate.subject)
        for code, by in found.by_code.items()
    )  # fmt: skip


def prove_claims(
    program: Program, robot: Robot, certificate: Certificate, at: Callable[[float], None]
) -> Iterator[str]:
    """Every claim, proved again; a CertificateError where one is smaller than what can be shown."""
    for k, claim in enumerate(certificate.rounding):
        if claim != claim.sealed(certificate.subject):
            raise CertificateError(
                "was changed after it was written, or is about another program",
                element="rounding", expected="its seal",
            )  # fmt: skip
        _check(program, claim)
        at(k / len(certificate.rounding))
        _prove(program, robot, claim)
        yield f"Proved again: {claim}."


def _check(program: Program, claim: RoundingClaim) -> None:
    sizes = {o.name: len(o.values) for o in program.outputs}
    leaves = {leaf for declared in program.inputs for leaf in declared.leaves}
    read = ({d.of for d in program.derived} | set(program.leaves)) & leaves
    if {name: len(errors) for name, errors in claim.errors.items()} != sizes:
        raise CertificateError(
            "is not about the outputs of this program", element="rounding.errors"
        )
    if not read <= claim.box.keys() <= leaves:
        raise CertificateError("is not about the states of this program", element="rounding.box")
    if claim.type not in FORMATS or not 1 <= claim.boxes <= 10_000_000:
        raise CertificateError("wrong content", element="rounding", found=claim.type)


def _prove(program: Program, robot: Robot, claim: RoundingClaim) -> None:
    schedules = (_schedule(program, robot, claim.type, claim.code, f) for f in (True, False))
    schedule = next((s for s in schedules if s.said == claim.rules), None)
    if schedule is None:
        raise CertificateError(
            "states rules that this emdeg does not know", element="rounding.rules",
            found=claim.rules,
        )  # fmt: skip
    short = None
    for boxes in (claim.boxes, _MORE * claim.boxes):
        found = rounding_bound(
            {claim.code: schedule}, program.outputs, StateBox(claim.box),
            patience=Patience(boxes=boxes),
        )  # fmt: skip
        short = _short(program, claim, found)
        if short is None:
            return
    assert short is not None
    element, claimed, proved = short
    raise CertificateError(
        "claims a smaller rounding error than can be proved", element=element,
        found=f"{claimed:.2g}", expected=f"at least {rounded_up(proved)}",
    )  # fmt: skip


def _short(
    program: Program, claim: RoundingClaim, found: RoundingBound
) -> tuple[str, float, float] | None:
    for output in program.outputs:
        proved = np.ravel(found.errors[output.name])
        for place, claimed in enumerate(claim.errors[output.name]):
            if not proved[place] <= claimed:
                return output.element(place), claimed, float(proved[place])
    return None
