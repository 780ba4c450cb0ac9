"""SymPy, CasADi and JAX: the same program, and its derivatives by their own means."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np

import emdeg
from emdeg.expr import to_sympy


def main() -> None:
    robot = emdeg.load("two_link")
    program = emdeg.compile(robot, "inverse_dynamics")
    q, qd, qdd = np.array([0.3, -0.7]), np.array([0.5, 1.5]), np.array([-1.0, 2.0])
    tau = emdeg.jit(program)(q, qd, qdd)
    dtau = emdeg.jit(emdeg.compile(robot, "inverse_dynamics_dq"))(q, qd, qdd)
    parameters = dict(program.parameters)

    # SymPy: exact expressions, evaluated by SymPy
    names = {"q": q, "qd": qd, "qdd": qdd}
    numbers = {f"{n}{i + 1}": v for n, array in names.items() for i, v in enumerate(array)}
    for ours, effort in zip(tau, emdeg.derive(robot).tau, strict=True):
        expression = to_sympy(effort)
        values = {s: (numbers | parameters)[s.name] for s in expression.free_symbols}
        assert abs(float(expression.evalf(subs=values)) - ours) < 1e-9
    print("SymPy  τ =", tau)

    # CasADi: a Function, and its Jacobian by algorithmic differentiation
    import casadi

    module = load(emdeg.emit(program, "casadi"))
    function = module.function()
    given = [q, qd, qdd] + [list(parameters.values())] * (function.n_in() - 3)
    assert np.allclose(np.array(function(*given)).ravel(), tau)
    symbols = [casadi.MX.sym(f"x{i}", function.size1_in(i)) for i in range(function.n_in())]
    jacobian = casadi.Function("J", symbols, [casadi.jacobian(function(*symbols), symbols[0])])
    assert np.allclose(np.array(jacobian(*given)), dtau)
    print("CasADi ∂τ/∂q =", np.array(jacobian(*given)).tolist())

    # JAX: traced, and differentiated
    import jax

    jax.config.update("jax_enable_x64", True)
    module = load(emdeg.emit(program, "jax"))
    assert np.allclose(module.step(q, qd, qdd), tau)
    assert np.allclose(jax.jacobian(module.step)(q, qd, qdd), dtau)
    print("JAX    ∂τ/∂q agrees")


def load(files: dict[str, str]) -> ModuleType:
    """A generated file as a module."""
    ((name, text),) = ((n, t) for n, t in files.items() if n.endswith(".py"))
    path = Path("out/09") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main()
