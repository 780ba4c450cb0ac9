"""Methods side by side: operations, seconds, proof; and SymPy's own mechanics on small arms.

    python benchmarks/methods.py            writes benchmarks/results/methods.md
    python benchmarks/methods.py --quick    small arms only

SymPy's LagrangesMethod and KanesMethod get the same bodies, frames and symbols, built natively
(sympy.physics.mechanics). Their result is checked against ours at random numbers, and their
operations are counted after `sympy.cse`, which is what a SymPy user would do next.
"""

from __future__ import annotations

import argparse
import platform
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import sympy
from rich.console import Console
from rich.progress import Progress
from sympy.physics import mechanics

import emdeg
from emdeg.cli.compare import Row, measure
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import Expr, walk
from emdeg.exact.interchange import to_sympy
from emdeg.mechanics.derivation import METHODS, derive
from emdeg.mechanics.quantities.published import published
from emdeg.robot.robot import Robot

RESULTS = Path(__file__).parent / "results" / "methods.md"
ROBOTS = ["two_link", "stanford3", "puma560", "puma560_general", "stanford", "ur5", "panda"]
QUICK = ["two_link", "stanford3"]
SYMPY_ARMS = ["two_link", "stanford3"]


@dataclass(frozen=True)
class SymPyRow:
    """One of SymPy's methods on one arm."""

    method: str
    seconds: float
    mul: int
    add: int
    cse_seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="small arms only")
    parser.add_argument("--optimise", default="-O1", help="level of the optimiser, or none")
    arguments = parser.parse_args()
    level = None if arguments.optimise == "none" else arguments.optimise
    text = "\n".join(report(QUICK if arguments.quick else ROBOTS, level)) + "\n"
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text, encoding="utf-8")
    Console().print(text, markup=False, highlight=False)
    print(f"wrote {RESULTS}")


def report(names: list[str], level: str | None) -> Iterator[str]:
    """The page, line by line."""
    yield "# Methods"
    yield ""
    yield (
        "Inverse dynamics with the library's parameters, operations counted as the papers count "
        f"(sin/cos apart, parameter-only work apart). Python {platform.python_version()}, "
        f"SymPy {sympy.__version__}, one core. SymPy's counts include what depends on parameters "
        "only; ours leave that to set-up. Regenerate: `python benchmarks/methods.py`."
    )
    for name in names:
        robot = emdeg.load(name)
        start = perf_counter()
        rows, proof = measure(robot, list(METHODS), level)
        seconds = perf_counter() - start
        yield ""
        yield f"## {name}: {robot.nv} joints"
        yield ""
        yield from table(rows, sympy_rows(robot) if name in SYMPY_ARMS else [])
        yield ""
        derived = sum(row.seconds for row in rows)
        yield (
            f"All methods derived in {derived:.2f} s; with counting, optimising and proof "
            f"{seconds:.1f} s. Proof: {proof}."
        )
        yield ""
        figures = [f"{p.method} {p.mul}/{p.add} ({p.source})" for p in published(robot)]
        yield f"Published for {robot.nv} joints (mul/add): " + "; ".join(figures) + "."


def table(rows: list[Row], peers: list[SymPyRow]) -> Iterator[str]:
    """Methods × (operations, seconds)."""
    optimised = any(row.optimised for row in rows)
    heads = ["method", "mul", "add", "div", "total", "derive (ms)"]
    heads += ["→ mul", "→ add", "→ total", "optimise (s)"] if optimised else []
    yield "| " + " | ".join(heads) + " |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        if row.derived is None:
            yield f"| {row.method} | {row.refusal} |" + " |" * (len(heads) - 2)
            continue
        c = row.derived
        cells = [row.method, c.mul, c.add, c.div, c.total, f"{1000 * row.seconds:.1f}"]
        if row.optimised is not None:
            o = row.optimised
            cells += [o.mul, o.add, o.total, f"{row.optimise_seconds:.2f}"]
        yield "| " + " | ".join(map(str, cells)) + " |"
    for peer in peers:
        cells = [f"SymPy {peer.method}, then cse", peer.mul, peer.add, 0, peer.mul + peer.add]
        cells += [f"{1000 * peer.seconds:.0f} + {1000 * peer.cse_seconds:.0f} cse"]
        cells += [""] * (len(heads) - len(cells))
        yield "| " + " | ".join(map(str, cells)) + " |"


# -- SymPy --------------------------------------------------------------------------


def sympy_rows(robot: Robot) -> list[SymPyRow]:
    """Both methods of sympy.physics.mechanics on the same arm."""
    found = []
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task(f"SymPy on {robot.name}", total=2)
        for method in ("LagrangesMethod", "KanesMethod"):
            start = perf_counter()
            tau = sympy_efforts(robot, method)
            seconds = perf_counter() - start
            check(robot, tau, method)
            start = perf_counter()
            mul, add = operations(tau)
            found.append(SymPyRow(method, seconds, mul, add, perf_counter() - start))
            progress.advance(task)
    return found


def sympy_efforts(robot: Robot, method: str) -> list[sympy.Expr]:
    """τ of the arm, by one of SymPy's methods, as a user would write it."""
    n = robot.nv
    q = mechanics.dynamicsymbols([f"q{i + 1}" for i in range(n)])
    u = mechanics.dynamicsymbols([f"u{i + 1}" for i in range(n)])
    t = mechanics.dynamicsymbols._t
    base = mechanics.ReferenceFrame("N")
    origin = mechanics.Point("O")
    origin.set_vel(base, 0)
    speeds = [x.diff(t) for x in q] if method == "LagrangesMethod" else u
    gravity = vector(base, [to_sympy(g) for g in robot.gravity])
    bodies, loads, potential = [], [], sympy.Integer(0)
    frames, points = [base], [origin]
    for i, body in enumerate(robot.bodies):
        joint = body.joint
        parent = 0 if body.parent is None else body.parent + 1
        fixed = mechanics.ReferenceFrame(f"P{i}")
        matrix = sympy.Matrix(3, 3, [to_sympy(e) for e in joint.placement.rotation.entries])
        fixed.orient_dcm(frames[parent], matrix.T)
        place = vector(frames[parent], [to_sympy(e) for e in joint.placement.translation])
        start = points[parent].locatenew(f"A{i}", place)
        start.v2pt_theory(points[parent], base, frames[parent])
        coordinate = joint.coordinate
        if joint.revolute:
            frame = fixed.orientnew(f"B{i}", "Axis", [q[coordinate], fixed.z])
            frame.set_ang_vel(fixed, speeds[coordinate] * fixed.z)
            point = start
        else:
            frame = fixed
            point = start.locatenew(f"S{i}", q[coordinate] * fixed.z)
            point.set_vel(
                base,
                start.vel(base)
                + speeds[coordinate] * fixed.z
                + fixed.ang_vel_in(base).cross(q[coordinate] * fixed.z),
            )
        inertia = body.inertia
        centre = point.locatenew(f"G{i}", vector(frame, [to_sympy(e) for e in inertia.com]))
        centre.v2pt_theory(point, base, frame)
        I = inertia.tensor
        dyadic = mechanics.inertia(
            frame, *(to_sympy(I[a, b]) for a, b in ((0, 0), (1, 1), (2, 2), (0, 1), (1, 2), (0, 2)))
        )
        mass = to_sympy(inertia.mass)
        rigid = mechanics.RigidBody(f"body{i}", centre, frame, mass, (dyadic, centre))
        rigid.potential_energy = -mass * gravity.dot(centre.pos_from(origin))
        potential += rigid.potential_energy
        bodies.append(rigid)
        loads.append((centre, mass * gravity))
        frames.append(frame)
        points.append(point)
    if method == "LagrangesMethod":
        lagrangian = mechanics.Lagrangian(base, *bodies)
        equations = mechanics.LagrangesMethod(lagrangian, q).form_lagranges_equations()
        return list(equations)
    kane = mechanics.KanesMethod(
        base, q_ind=q, u_ind=u, kd_eqs=[a - b.diff(t) for a, b in zip(u, q, strict=True)]
    )
    fr, frstar = kane.kanes_equations(bodies, loads)
    return list(-(fr + frstar))


def vector(frame: mechanics.ReferenceFrame, parts: list[sympy.Expr]) -> mechanics.Vector:
    x, y, z = parts
    return x * frame.x + y * frame.y + z * frame.z


def plain(robot: Robot, expressions: list[sympy.Expr]) -> list[sympy.Expr]:
    """q(t) and its derivatives as plain symbols."""
    t = mechanics.dynamicsymbols._t
    values: dict[sympy.Expr, sympy.Symbol] = {}
    for i in range(robot.nv):
        q, u = mechanics.dynamicsymbols(f"q{i + 1} u{i + 1}")
        values[q.diff(t, 2)] = values[u.diff(t)] = sympy.Symbol(f"qdd{i + 1}")
        values[q.diff(t)] = values[u] = sympy.Symbol(f"qd{i + 1}")
        values[q] = sympy.Symbol(f"q{i + 1}")
    order = sorted(values, key=lambda e: -e.count_ops() if isinstance(e, sympy.Derivative) else 9)
    done = expressions
    for key in order:
        done = [e.xreplace({key: values[key]}) for e in done]
    return done


def operations(expressions: list[sympy.Expr]) -> tuple[int, int]:
    """(multiplications, additions) after common subexpressions are taken out."""
    shared, rest = sympy.cse(expressions)
    count = sympy.count_ops([e for _, e in shared] + rest, visual=True)
    number = {str(s): int(c) for s, c in count.as_coefficients_dict().items()}
    powers = number.get("POW", 0)
    return (
        number.get("MUL", 0) + number.get("DIV", 0) + powers,
        number.get("ADD", 0) + number.get("SUB", 0),
    )


def check(robot: Robot, tau: list[sympy.Expr], method: str) -> None:
    """SymPy's τ equals ours at random numbers: we compare like with like."""
    ours = list(derive(robot).tau)
    rng = random.Random(1)
    symbols = sorted({n for n in walk(ours) if n.is_symbol}, key=lambda node: node.name)
    at: dict[Expr, float] = {node: rng.uniform(0.5, 1.5) for node in symbols}
    numbers = {sympy.Symbol(node.name): value for node, value in at.items()}
    for mine, theirs in zip(evaluate(ours, at), plain(robot, tau), strict=True):
        by_name = {s: numbers[sympy.Symbol(s.name)] for s in theirs.free_symbols}
        value = float(theirs.subs(by_name).evalf())
        assert abs(value - mine) <= 1e-9 * max(1.0, abs(mine)), (method, value, mine)


if __name__ == "__main__":
    main()
