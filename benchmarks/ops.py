"""Operation counts: emdeg beside the literature and beside tools that install from PyPI.

    python benchmarks/ops.py [--level=-O2 | --level=60s | --quick] [--rows "mass matrix | PUMA"]

Writes benchmarks/results/operations.md; with --quick the columns as derived and of -O1 alone, and
what is shorter there than the best found before. Counting is design.md's: one multiplication or
addition for each binary operation that needs the state, divisions in the total, sine/cosine apart
(angles = how many sine–cosine pairs), parameter-only work not counted. Every emdeg row carries the
error bound of its certificate. Published figures are marked as such; peers are counted in this run.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import files
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import emdeg
from emdeg import Robot
from emdeg.exact.graph import MOTION, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.methods.newton_euler import accelerations
from emdeg.mechanics.parameters.regressor import regressor
from emdeg.mechanics.tree import efforts, inward
from emdeg.program import ops
from emdeg.program.certify import certify
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.robot.model.parts import Friction
from emdeg.robot.model.spatial import Force
from emdeg.shorten.search import optimise

RESULTS = Path(__file__).parent / "results" / "operations.md"


@dataclass(frozen=True)
class Case:
    """One row: a quantity of a robot, the best count known elsewhere, the mark to reach."""

    robot: str
    zeros: str
    quantity: str
    known: str
    mark: str
    load: Callable[[], Robot]


def symmetric_stanford() -> Robot:
    """Kane's Stanford arm with a last link that is symmetric about its axis (F1 = F3)."""
    return emdeg.load("stanford").with_values(F3="F1")


def library(name: str) -> Callable[[], Robot]:
    """A robot of the library, by name."""
    return partial(emdeg.load, name)


def talos() -> Robot:
    """Talos (reduced) on a floating base, from example-robot-data; Pinocchio has no friction."""
    (urdf,) = [f for f in files("example-robot-data") or () if f.name == "talos_reduced.urdf"]
    robot = emdeg.load(str(urdf.locate()), floating_base=True)
    bodies = [replace(b, joint=replace(b.joint, friction=Friction())) for b in robot.bodies]
    return replace(robot, bodies=tuple(bodies))


ARMSTRONG = "Armstrong's zeros"
GENERAL = "general inertia"
REGRESSOR = "regressor times parameters"
DERIVATIVES = "inverse_dynamics_dq, inverse_dynamics_dqd, mass_matrix"
CASES = (
    Case(
        "PUMA 560",
        ARMSTRONG + ", with motor inertias",
        "inverse_dynamics",
        "341 without motor inertias (OpenSYMORO)",
        "305, aim 270",
        library("puma560"),
    ),
    Case(
        "PUMA 560",
        GENERAL,
        "inverse_dynamics",
        "541 (OpenSYMORO)",
        "470",
        library("puma560_general"),
    ),
    Case(
        "Stanford arm",
        "centres on axes, symmetric link 6",
        "inverse_dynamics",
        "229",
        "200",
        symmetric_stanford,
    ),
    Case(
        "Stanford arm",
        "centres on axes (Kane)",
        "inverse_dynamics",
        "1040 (Kane 646 + 394)",
        "",
        library("stanford"),
    ),
    Case("Stanford arm", GENERAL, "inverse_dynamics", "473", "410", library("stanford_general")),
    Case("RX-90", GENERAL, "inverse_dynamics", "513", "440", library("rx90_general")),
    Case("6R", "everything symbolic", "inverse_dynamics", "794", "720", library("general_6r")),
    Case("Panda", GENERAL, "inverse_dynamics", "649", "560", library("panda_general")),
    Case("UR5", "as its URDF", "inverse_dynamics", "", "", library("ur5")),
    Case("iiwa", "as its URDF", "inverse_dynamics", "", "", library("iiwa")),
    Case("PUMA 560", ARMSTRONG, "mass_matrix", "246; Armstrong 278", "190", library("puma560")),
    Case("Panda", GENERAL, "mass_matrix", "532", "440", library("panda_general")),
    Case("PUMA 560", GENERAL, "mass_matrix", "", "", library("puma560_general")),
    Case("Stanford arm", "centres on axes (Kane)", "mass_matrix", "", "", library("stanford")),
    Case("UR5", "as its URDF", "mass_matrix", "", "", library("ur5")),
    Case("PUMA 560", ARMSTRONG, "forward_dynamics", "", "", library("puma560")),
    Case("UR5", "as its URDF", "forward_dynamics", "", "", library("ur5")),
    Case("Panda", GENERAL, "forward_dynamics", "", "", library("panda_general")),
    Case("PUMA 560", ARMSTRONG, "jacobian", "", "", library("puma560")),
    Case("UR5", "as its URDF", "jacobian", "", "", library("ur5")),
    Case("Panda", GENERAL, "jacobian", "", "", library("panda_general")),
    Case("PUMA 560", ARMSTRONG, "gravity", "", "", library("puma560")),
    Case("Panda", GENERAL, "gravity", "", "", library("panda_general")),
    *(
        Case(robot, zeros, quantity, "", "", library(name))
        for quantity in (REGRESSOR, DERIVATIVES)
        for robot, zeros, name in (
            ("PUMA 560", ARMSTRONG, "puma560"),
            ("UR5", "as its URDF", "ur5"),
            ("Panda", "as its URDF", "panda"),
        )
    ),
    Case("Talos", "as its URDF, free floating", "inverse_dynamics", "", "", talos),
)


SHOWN = {DERIVATIVES: "∂τ/∂q, ∂τ/∂q̇ and M"}


def shown(program: Program) -> str:
    """`mul + add = total (angles)`."""
    count = program.count()
    division = f" + {count.div} div" if count.div else ""
    return f"{count.mul} + {count.add}{division} = **{count.total}** ({count.pairs})"


def compiled(case: Case, level: str | None) -> Program:
    """The program of a row, certified where it is optimised."""
    robot = case.load()
    if case.quantity != REGRESSOR:
        return emdeg.compile(robot, case.quantity.split(", "), optimise=level, records=False)
    Y = regressor(robot).Y
    parameters = [symbol(f"p{k + 1}", MOTION) for k in range(Y.shape[1])]
    outputs = [
        {"tau": ((robot.nv,), list(v))}
        for v in (Y @ Vector(parameters), recursion_of(robot, parameters))
    ]
    inputs = [("q", robot.q), ("qd", robot.qd), ("qdd", robot.qdd), ("parameters", parameters)]
    known = {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()}
    plain, recursion = (lower(robot.name, tau, inputs, known) for tau in outputs)
    if level is None:
        return plain
    short = optimise(recursion, level)
    return short.with_certificate(certify(short, plain))


def recursion_of(robot: Robot, parameters: list[Expr]) -> Vector:
    """Y·π without Y: the recursion with ten parameters of every body (regressor.FIELDS)."""
    poses = [robot.joint_pose(i) for i in range(len(robot.bodies))]
    own = []
    for i, state in enumerate(accelerations(robot, poses)):
        m, hx, hy, hz, xx, xy, yy, xz, yz, zz = parameters[10 * i : 10 * i + 10]
        h, J = Vector((hx, hy, hz)), Matrix(((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))
        w, dw, a = state.omega, state.alpha, state.accel
        force = a * m + dw.cross(h) + w.cross(w.cross(h))
        own.append(Force(force, h.cross(a) + J @ dw + w.cross(J @ w)))
    forces = inward(robot, own, lambda i, force: force.to_parent(poses[i]))
    return Vector(efforts(robot, forces))


def row(case: Case, level: str) -> str:
    """One line of the table."""
    plain = compiled(case, None)
    start = time.process_time()
    quick = compiled(case, "-O1")
    quick_seconds = time.process_time() - start
    best = min(compiled(case, level), quick, key=lambda p: p.count().total)
    assert best.certificate is not None
    cells = [
        SHOWN.get(case.quantity, case.quantity.replace("_", " ")),
        f"{case.robot}, {case.zeros}", case.known, case.mark,
        shown(plain), f"{shown(quick)} in {quick_seconds:.1f} s", shown(best),
        f"2^{best.certificate.log2_error:.0f}",
    ]  # fmt: skip
    return "| " + " | ".join(cells) + " |"


def total_in(cell: str) -> int:
    """The total of a cell."""
    found = re.search(r"\*\*(\d+)\*\*", cell)
    assert found, cell
    return int(found[1])


def counted_again(case: Case, line: str, level: str | None = None) -> str:
    """A line of the table with -O1 counted again, and the best found where that or a level is."""
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    cells[4] = shown(compiled(case, None))
    start = time.process_time()
    quick = compiled(case, "-O1")
    cells[5] = f"{shown(quick)} in {time.process_time() - start:.1f} s"
    best = quick if level is None else compiled(case, level)
    print(
        f"{case.quantity}, {case.robot}, {case.zeros}: {level or '-O1'} {best.count()}", flush=True
    )
    best = min(quick, best, key=lambda p: p.count().total)
    if best.count().total < total_in(cells[6]):
        assert best.certificate is not None
        cells[6], cells[7] = shown(best), f"2^{best.certificate.log2_error:.0f}"
    return "| " + " | ".join(cells) + " |"


def again(rows: str = "", level: str | None = None) -> None:
    """Count rows that begin with this text again, in the table as it is: -O1, and a level."""
    lines = RESULTS.read_text("utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("|---")) + 1
    for i, case in enumerate(CASES, first):
        assert f"{case.robot}, {case.zeros}" in lines[i], lines[i]
    chosen = [i for i in range(first, first + len(CASES)) if lines[i].startswith(f"| {rows}")]
    with ProcessPoolExecutor(1 if level is None else 2, get_context("spawn")) as pool:
        counted = pool.map(counted_again, (CASES[i - first] for i in chosen),
                         (lines[i] for i in chosen), repeat(level))  # fmt: skip
        for i, line in zip(chosen, counted, strict=True):
            lines[i] = line
            RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


def peers() -> Iterator[str]:
    """SymPy's and CasADi's common-subexpression elimination on the same recursion."""
    for name in ("puma560", "ur5", "panda"):
        robot = emdeg.load(name)
        yield f"| SymPy cse of the recursion | {name} | {sympy_cse(robot)} |"
        yield f"| CasADi cse of the recursion, numbers put in | {name} | {casadi_cse(robot)} |"


def sympy_cse(robot: Robot) -> str:
    """Multiplications and additions left by sympy.cse on the Newton–Euler efforts."""
    import sympy

    from emdeg.exact.interchange import to_sympy

    tau = [to_sympy(e) for e in emdeg.derive(robot, "newton_euler").tau]
    start = time.perf_counter()
    replacements, reduced = sympy.cse(tau)
    mul = add = 0
    for expression in [e for _, e in replacements] + list(reduced):
        for node in sympy.preorder_traversal(expression):
            if node.is_Add:
                add += len(node.args) - 1
            elif node.is_Mul:
                mul += len([a for a in node.args if a not in (1, -1)]) - 1
            elif node.is_Pow and node.exp.is_integer:
                mul += abs(int(node.exp)) - 1
    return f"{mul} + {add} = {mul + add} in {time.perf_counter() - start:.1f} s"


def casadi_cse(robot: Robot) -> str:
    """Instructions left by CasADi's cse on the Newton–Euler program with numbers put in.

    The Pinocchio wheel has no CasADi interface, so its tape cannot be counted here.
    """
    import casadi

    plain = emdeg.compile(robot, method="newton_euler", optimise=None, certify=False)
    symbols = {leaf: casadi.SX.sym(leaf) for array in plain.inputs for leaf in array.leaves}
    known = {name: casadi.SX(value) for name, value in plain.parameters.items()}
    done: list[casadi.SX] = []
    for op, a, b in plain.values:
        if op == ops.CONST:
            done.append(casadi.SX(float(a)))
        elif op == ops.LEAF:
            done.append(known[a.name] if a.name in known else symbols[a.name])
        elif op in (ops.COS, ops.SIN):
            angle = sum(m * done[k] for k, m in a.terms) + float(a.half_turns) * math.pi
            done.append(casadi.cos(angle) if op == ops.COS else casadi.sin(angle))
        elif op == ops.NEG:
            done.append(-done[a])
        else:
            binary = {
                ops.ADD: "__add__",
                ops.SUB: "__sub__",
                ops.MUL: "__mul__",
                ops.DIV: "__truediv__",
            }
            done.append(getattr(done[a], binary[op])(done[b]))
    tau = casadi.vertcat(*(done[k] for k in plain.outputs[0].values))
    function = casadi.Function("tau", list(symbols.values()), [casadi.cse(tau)], {"cse": True})
    ids = [function.instruction_id(k) for k in range(function.n_instructions())]
    mul = sum(i in (casadi.OP_MUL, casadi.OP_SQ, casadi.OP_TWICE) for i in ids)
    add = sum(i in (casadi.OP_ADD, casadi.OP_SUB) for i in ids)
    return f"{mul} + {add} = {mul + add}"


def main() -> None:
    """Count everything and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="-O2", help="-O1 to -O3, or a time such as 60s")
    parser.add_argument("--quick", action="store_true", help="count -O1 again, nothing else")
    parser.add_argument("--rows", help="again only these: 'mass matrix | PUMA 560'; '': all")
    given = parser.parse_args()
    if given.quick or given.rows is not None:
        again(given.rows or "", None if given.quick else given.level)
        return
    level = given.level
    lines = [
        "# Operation counts",
        "",
        f"Made by `make bench-ops` (best found: `{level}`). Counts are "
        "multiplications + additions = total (sine–cosine pairs); parameter-only work is set-up "
        "and not counted. *Known* and *mark* are totals from the literature and other tools, "
        "quoted, not measured here; OpenSYMORO's were measured elsewhere. Seconds are processor "
        "time, certificates included. The parameters of a regressor are inputs at run time.",
        "",
        "| quantity | robot, parameters | known | mark | as derived | -O1 | best found | error |",
        "|---|---|---|---|---|---|---|---|",
    ]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for line in pool.map(partial(row, level=level), CASES):
            print(line, flush=True)
            lines.append(line)
    lines += [
        "",
        "Peers, counted in the same run:",
        "",
        "| peer | robot | operations |",
        "|---|---|---|",
    ]
    for line in peers():
        print(line, flush=True)
        lines.append(line)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
