"""SymPy, CasADi and JAX: the same program, and its derivatives by their own means.

Writes out/09_interop.png.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np

import emdeg
from emdeg.exact import to_sympy


def main() -> None:
    robot = emdeg.load("two_link")
    program = emdeg.compile(robot, "inverse_dynamics")
    q, qd, qdd = np.array([0.3, -0.7]), np.array([0.5, 1.5]), np.array([-1.0, 2.0])
    tau = emdeg.jit(program)(q, qd, qdd)
    dtau = emdeg.jit(emdeg.compile(robot, "inverse_dynamics_dq"))(q, qd, qdd)
    parameters = dict(program.parameters)
    differences: dict[str, float] = {}

    def compare(name: str, theirs: object, ours: np.ndarray) -> None:
        differences[name] = float(np.abs(np.reshape(theirs, ours.shape) - ours).max())
        assert differences[name] < 1e-9, name

    # SymPy: exact expressions, evaluated by SymPy
    names = {"q": q, "qd": qd, "qdd": qdd}
    numbers = {f"{n}{i + 1}": v for n, array in names.items() for i, v in enumerate(array)}
    torques = []
    for effort in emdeg.derive(robot).tau:
        expression = to_sympy(effort)
        values = {s: (numbers | parameters)[s.name] for s in expression.free_symbols}
        torques.append(float(expression.evalf(subs=values)))
    compare("SymPy, τ", torques, tau)
    print("SymPy  τ =", tau)

    # CasADi: a Function, and its Jacobian by algorithmic differentiation
    import casadi

    module = load(emdeg.emit(program, "casadi"))
    function = module.function()
    given = [q, qd, qdd] + [list(parameters.values())] * (function.n_in() - 3)
    compare("CasADi, τ", function(*given), tau)
    symbols = [casadi.MX.sym(f"x{i}", function.size1_in(i)) for i in range(function.n_in())]
    jacobian = casadi.Function("J", symbols, [casadi.jacobian(function(*symbols), symbols[0])])
    compare("CasADi, ∂τ/∂q", jacobian(*given), dtau)
    print("CasADi ∂τ/∂q =", np.array(jacobian(*given)).tolist())

    # JAX: traced, and differentiated
    import jax

    jax.config.update("jax_enable_x64", True)
    module = load(emdeg.emit(program, "jax"))
    compare("JAX, τ", module.step(q, qd, qdd), tau)
    compare("JAX, ∂τ/∂q", jax.jacobian(module.step)(q, qd, qdd), dtau)
    print("JAX    ∂τ/∂q agrees")
    draw(differences, float(np.spacing(tau.max())))


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


def draw(differences: dict[str, float], bit: float) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axis = plt.subplots(figsize=(8, 3), layout="constrained")
    least = 1e-17  # a bar for zero
    bars = axis.barh(list(differences), [max(d, least) for d in differences.values()], left=least)
    axis.bar_label(bars, [f"{d:.0e}" if d else "equal" for d in differences.values()], padding=4)
    axis.axvline(bit, color="0.5", linestyle=":")
    axis.text(bit, -0.6, "last bit of τ1", color="0.4", va="bottom", ha="center")
    axis.invert_yaxis()
    axis.set(xscale="log", xlim=(least, 1e-13))
    axis.set_xlabel("largest difference from emdeg's kernel, N m or N m/rad")
    axis.spines[["top", "right"]].set_visible(False)
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/09_interop.png", dpi=130)
    print("wrote out/09_interop.png")


if __name__ == "__main__":
    main()
