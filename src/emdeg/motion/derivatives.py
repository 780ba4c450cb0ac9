"""Derivatives of the dynamics as one program each, by whichever way takes fewest operations.

    inverse_dynamics   ∂τ/∂q, ∂τ/∂q̇, ∂τ/∂q̈ = M
    forward_dynamics   ∂q̈/∂q, ∂q̈/∂q̇, ∂q̈/∂τ = M⁻¹

Three ways to the first, two to the second:

    analytic    the derivative of each recursion, symbol by symbol, sharing what it shares
    forward     a forward sweep through the program for each input   (program.differentiate)
    reverse     a reverse sweep for each output
    implicit    ∂q̈/∂x = −M⁻¹ ∂τ/∂x at q̈ = q̈(q, q̇, τ)

Along a free flyer ∂/∂q is taken in its tangent space: motions (v, ω) in its own axes, as Pinocchio.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec

from emdeg.compiler import compile
from emdeg.errors import UsageError
from emdeg.program.differentiate import jacobian
from emdeg.program.ir import Output, Program
from emdeg.robot.model import Robot

#: quantity → (input → the name of the output of shape (n, input))
OUTPUTS = {
    "inverse_dynamics": {"q": "dtau_dq", "qd": "dtau_dqd", "qdd": "dtau_dqdd"},
    "forward_dynamics": {"q": "dqdd_dq", "qd": "dqdd_dqd", "tau": "dqdd_dtau"},
}
ANALYTIC = {
    "inverse_dynamics": ("inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"),
    "forward_dynamics": ("forward_dynamics_dq", "forward_dynamics_dqd", "mass_matrix_inverse"),
}


def derivatives(
    robot: Robot, of: str = "inverse_dynamics", *, way: str = "auto", optimise: str | None = None
) -> Program:
    """The program of all three derivatives; `way` is auto, analytic, forward or reverse."""
    if of not in OUTPUTS:
        raise UsageError("has no derivatives", argument="of", found=of, expected=tuple(OUTPUTS))
    ways: dict[str, Callable[[], Program]] = {"analytic": lambda: _analytic(robot, of)}
    if not robot.has_floating_base:  # a quaternion is differentiated along its sphere only
        ways["forward"] = lambda: _differentiated(robot, of, reverse=False)
        ways["reverse"] = lambda: _differentiated(robot, of, reverse=True)
    if way != "auto" and way not in ways:
        raise UsageError(
            "is no way to differentiate this robot", argument="way", found=way,
            expected=", ".join(("auto", *ways)),
        )  # fmt: skip
    chosen = ways if way == "auto" else {way: ways[way]}
    best = min((make() for make in chosen.values()), key=lambda p: p.count().total)
    if optimise is not None and find_spec("emdeg.optimise.pipeline") is not None:
        optimised: Program = import_module("emdeg.optimise.pipeline").optimise(best, optimise)
        return optimised
    return best


def _analytic(robot: Robot, of: str) -> Program:
    program = compile(robot, list(ANALYTIC[of]), optimise=None, certify=False)
    names = dict(zip(ANALYTIC[of], OUTPUTS[of].values(), strict=True))
    outputs = tuple(Output(names[o.name], o.shape, o.values) for o in program.outputs)
    return _named(program, outputs, of, "analytic" if of == "inverse_dynamics" else "implicit")


def _differentiated(robot: Robot, of: str, *, reverse: bool) -> Program:
    program = compile(robot, of, optimise=None, certify=False)
    inputs = OUTPUTS[of]
    mode = "reverse" if reverse else "forward"
    made = jacobian(program, tuple(inputs), mode="reverse" if reverse else "forward", keep=False)
    names = {f"d{of}_d{x}": name for x, name in inputs.items()}
    outputs = tuple(Output(names[o.name], o.shape, o.values) for o in made.outputs)
    return _named(made, outputs, of, mode)


def _named(program: Program, outputs: tuple[Output, ...], of: str, way: str) -> Program:
    metadata = {**program.metadata, "outputs": ", ".join(o.name for o in outputs), "way": way}
    name = f"{program.name}_{of}_derivatives"
    return replace(program, name=name, outputs=outputs, metadata=metadata, certificate=None)
