"""Derivatives of the dynamics as one program each, by whichever way takes fewest operations.

    inverse_dynamics   ∂τ/∂q, ∂τ/∂q̇, ∂τ/∂q̈ = M
    forward_dynamics   ∂q̈/∂q, ∂q̈/∂q̇, ∂q̈/∂τ = M⁻¹

    analytic    the recursion for derivatives (mechanics.quantities.sensitivity)
    forward     a forward sweep through the program for each input   (program.differentiate)
    reverse     a reverse sweep for each output
    implicit    ∂q̈/∂x = −M⁻¹ ∂τ/∂x at q̈ = q̈(q, q̇, τ), from the shortest q̈ and ∂τ

Along a free flyer ∂/∂q is taken in its tangent space: motions (v, ω) in its own axes, as Pinocchio.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Literal

from emdeg.compiler import compile
from emdeg.errors import UsageError
from emdeg.exact.graph import MOTION, ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.factorisation import inverse_symmetric, solve_symmetric, tree_order
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.mechanics.quantities.quantity import Entries, Request, entries
from emdeg.program.certificate import Certificate, Reference
from emdeg.program.certify import certify as prove
from emdeg.program.differentiate import jacobian
from emdeg.program.ir import Output, Program
from emdeg.program.lower import lower
from emdeg.robot.robot import Robot
from emdeg.run.simulate.workbench import Workbench

#: quantity → (input → the name of the output of shape (n, input))
OUTPUTS = {
    "inverse_dynamics": {"q": "dtau_dq", "qd": "dtau_dqd", "qdd": "dtau_dqdd"},
    "forward_dynamics": {"q": "dqdd_dq", "qd": "dqdd_dqd", "tau": "dqdd_dtau"},
}
LARGEST_CERTIFIED = 12  # velocities; larger robots take a while
ANALYTIC = {
    "inverse_dynamics": ("inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"),
    "forward_dynamics": ("forward_dynamics_dq", "forward_dynamics_dqd", "mass_matrix_inverse"),
}


def derivatives(
    robot: Robot,
    of: str = "inverse_dynamics",
    *,
    way: str = "auto",
    optimise: str | None = None,
    certify: bool | None = None,
) -> Program:
    """The program of all three derivatives.

    `way` is auto, analytic, forward, reverse, and for forward dynamics implicit; `optimise` is a
    level of emdeg.compile for what is differentiated. The certificate compares with Newton–Euler
    differentiated symbol by symbol; robots of more than 12 velocities have one on request.
    """
    if of not in OUTPUTS:
        raise UsageError("has no derivatives", argument="of", found=of, expected=tuple(OUTPUTS))
    ways: dict[str, Callable[[], Program]] = {"analytic": lambda: _analytic(robot, of, optimise)}
    if not robot.has_floating_base:  # a quaternion is differentiated along its sphere only
        ways["forward"] = lambda: _differentiated(robot, of, "forward", optimise)
        ways["reverse"] = lambda: _differentiated(robot, of, "reverse", optimise)
    if of == "forward_dynamics":
        ways["implicit"] = lambda: _implicit(robot, optimise)
    if way != "auto" and way not in ways:
        raise UsageError(
            "is no way to differentiate this robot", argument="way", found=way,
            expected=", ".join(("auto", *ways)),
        )  # fmt: skip
    chosen = ways if way == "auto" else {way: ways[way]}
    best = min((make() for make in chosen.values()), key=lambda p: p.count().total)
    if certify or (certify is None and robot.nv <= LARGEST_CERTIFIED):
        return best.with_certificate(_proof(robot, of, best))
    return best


def _proof(robot: Robot, of: str, program: Program) -> Certificate:
    """Against another way to the same derivatives."""
    request = Request(robot, cache(lambda method: derive(robot, method)), "newton_euler")
    reference = {
        name: entries(QUANTITIES[quantity].build(request))
        for quantity, name in zip(ANALYTIC[of], OUTPUTS[of].values(), strict=True)
    }
    about = Reference(method="newton_euler, differentiated", robot=robot.name)
    return prove(program, reference, about=about)


def _analytic(robot: Robot, of: str, optimise: str | None) -> Program:
    program = compile(robot, list(ANALYTIC[of]), optimise=optimise, certify=False)
    names = dict(zip(ANALYTIC[of], OUTPUTS[of].values(), strict=True))
    outputs = tuple(Output(names[o.name], o.shape, o.values) for o in program.outputs)
    return _named(program, outputs, of, "analytic")


def _differentiated(
    robot: Robot, of: str, mode: Literal["forward", "reverse"], optimise: str | None
) -> Program:
    program = compile(robot, of, optimise=optimise, certify=False)
    inputs = OUTPUTS[of]
    made = jacobian(program, tuple(inputs), mode=mode, keep=False)
    names = {f"{of}_d{x}": name for x, name in inputs.items()}
    outputs = tuple(Output(names[o.name], o.shape, o.values) for o in made.outputs)
    return _named(made, outputs, of, mode)


def _implicit(robot: Robot, optimise: str | None) -> Program:
    """∂q̈/∂x = −M⁻¹ ∂τ/∂x from three short programs: q̈, ∂τ, and the solve with M = LᵀDL."""
    n = robot.nv
    bench = Workbench()
    forward = bench.take(compile(robot, "forward_dynamics", optimise=optimise, certify=False))
    qdd = dict(zip((s.name for s in robot.qdd), forward("forward_dynamics"), strict=True))
    tau = derivatives(robot, "inverse_dynamics", optimise=optimise, certify=False)
    slopes = bench.take(tau, qdd)
    M = slopes("dtau_dqdd")
    solver = _solver(robot, [bench.make.constant_of(k) == 0 for k in M])
    lower_half = {f"M{i}_{j}": M[n * i + j] for i in range(n) for j in range(i + 1)}
    found: dict[str, tuple[tuple[int, ...], list[int]]] = {}
    for name in ("dtau_dq", "dtau_dqd"):
        flat = slopes(name)
        columns = [
            bench.take(solver, lower_half | {f"b{i}": flat[n * i + j] for i in range(n)})("x")
            for j in range(n)
        ]
        rows = [bench.make.neg(columns[j][i]) for i in range(n) for j in range(n)]
        found[name.replace("dtau", "dqdd")] = ((n, n), rows)
    found["dqdd_dtau"] = ((n, n), bench.take(solver, lower_half)("inverse"))
    inputs = [("q", robot.q), ("qd", robot.qd), ("tau", robot.tau)]
    about = {"robot": robot.name, "outputs": ", ".join(found), "way": "implicit"}
    return bench.finish(f"{robot.name}_forward_dynamics_derivatives", inputs, found, about)


def _solver(robot: Robot, zeros: Sequence[bool]) -> Program:
    """x = M⁻¹ b and M⁻¹ from the lower half of M, exact zeros left out."""
    n = robot.nv

    def entry(i: int, j: int) -> Expr:
        i, j = max(i, j), min(i, j)
        return ZERO if zeros[n * i + j] else symbol(f"M{i}_{j}", MOTION)

    M = Matrix([entry(i, j) for j in range(n)] for i in range(n))
    right = Vector(symbol(f"b{i}", MOTION) for i in range(n))
    order = tree_order(robot)
    lower_half = [symbol(f"M{i}_{j}", MOTION) for i in range(n) for j in range(i + 1)]
    outputs: dict[str, Entries] = {
        "x": ((n,), list(solve_symmetric(M, [right], order)[0])),
        "inverse": ((n, n), list(inverse_symmetric(M, order))),
    }
    return lower("solve", outputs, [("M", lower_half), ("b", list(right))])


def _named(program: Program, outputs: tuple[Output, ...], of: str, way: str) -> Program:
    metadata = {**program.metadata, "outputs": ", ".join(o.name for o in outputs), "way": way}
    name = f"{program.name}_{of}_derivatives"
    return replace(program, name=name, outputs=outputs, metadata=metadata, certificate=None)
