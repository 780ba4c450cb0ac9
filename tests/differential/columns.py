"""One machine, every quantity, every way to compute it: the worst relative error of each column.

The reference is the interpreter on the program as derived. Columns: machine code (one state, rows,
columns, threads; float32), shortened programs, NumPy, C by gcc and clang under the address and
undefined-behaviour sanitizers, Rust, JavaScript, and Pinocchio and MuJoCo where they have it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

import emdeg
from emdeg.backends.base import EmitOptions, emit
from emdeg.compiler import compile
from emdeg.errors import EmdegError
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot
from tests.backends.drivers import RUN, STRICT, Case, c_family, rows_of, run
from tests.differential.pinocchio_column import PinocchioColumn
from tests.mechanics.peers import mjcf

Array = NDArray[np.float64]
Errors = dict[str, dict[str, float]]  # quantity → column → worst relative error
STATES = 5
#: of square Jacobians, six velocities or more, few, no mimics, enough actuators; else refused
SOMETIMES = (
    "inverse_jacobian", "operational_space_inertia", "forward_dynamics_explicit",
    "forward_dynamics_articulated", "constrained_inverse_dynamics", "elastic_inverse_dynamics",
    "elastic_positions", "elastic_equilibrium", "inverse_dynamics_rate",
    "inverse_dynamics_second_rate", "mass_matrix_rate", "mass_matrix_second_rate",
)  # fmt: skip
SINGULAR = 1e9  # condition number of J M⁻¹ Jᵀ from which on its inverse is no oracle
CLOSED = ("constrain", "minimal", "dependent")
#: clang's own runtime is a package apart; without it, undefined behaviour traps
SANITIZED = {
    "gcc": ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
    "clang": ["-fsanitize=undefined", "-fsanitize-trap=undefined"],
}


def program_of(robot: Robot) -> Program:
    """All quantities that this machine has, in one program."""
    closed = bool(robot.loops or robot.constraints)
    names = [n for n in emdeg.QUANTITIES if n.startswith(CLOSED) == closed]
    for name in set(SOMETIMES) & set(names):
        try:
            compile(robot, name, optimise=None, certify=False)
        except EmdegError:
            names = [n for n in names if n != name]
    return compile(robot, names, optimise=None, certify=False)


def states_of(robot: Robot, program: Program, count: int = STATES) -> dict[str, Array]:
    """Random states; quaternions have length 1."""
    rng = np.random.default_rng(5)
    found = {i.name: rng.uniform(-1, 1, (count, len(i.leaves))) for i in program.inputs}
    for joint in robot.by_coordinate.values():
        if joint.type.quaternion is not None and "q" in found:
            at = robot.configuration_index(joint.coordinate) + joint.type.quaternion
            turn = found["q"][:, at : at + 4]
            turn /= np.linalg.norm(turn, axis=1, keepdims=True)
    return found


def parameters_of(program: Program) -> dict[str, float]:
    return {
        k: 0.7 + 0.1 * n if v is None else v for n, (k, v) in enumerate(program.parameters.items())
    }


def expected_of(program: Program, states: dict[str, Array]) -> dict[str, Array]:
    with np.errstate(all="ignore"):
        found = interpret(program, states, parameters_of(program))
    count = len(next(iter(states.values())))
    return {o.name: np.broadcast_to(np.asarray(found[o.name], float), (count, *o.shape))
            for o in program.outputs}  # fmt: skip


def error(found: Any, right: Array) -> float:
    """Largest difference relative to the largest number; nan and ∞ must be in the same places."""
    found = np.asarray(found, float).reshape(right.shape)
    good = np.isfinite(right)
    if not (np.isfinite(found) == good).all():
        return np.inf
    scale = float(np.abs(right[good]).max(initial=0.0))
    gap = float(np.abs(found[good] - right[good]).max(initial=0.0))
    return gap / scale if scale > 1e-9 else gap


def singular(right: dict[str, Array]) -> bool:
    """Fewer than six joints move a hand in fewer than six ways: then Λ does not exist."""
    inverse = right.get("operational_space_inertia_inverse")
    return inverse is None or bool((np.linalg.cond(inverse) > SINGULAR).any())


class Comparison:
    """Collects the worst error of each quantity in each column."""

    def __init__(self) -> None:
        self.errors: Errors = {}

    def add(self, column: str, found: dict[str, Any], right: dict[str, Array]) -> None:
        for name, value in found.items():
            if name == "operational_space_inertia" and singular(right):
                continue
            row = self.errors.setdefault(name.split(":")[0], {})
            row[column] = max(row.get(column, 0.0), error(value, right[name]))

    def machine_code(self, program: Program, states: dict[str, Array]) -> None:
        right, given = expected_of(program, states), parameters_of(program)
        arrays = list(states.values())
        names = [o.name for o in program.outputs]

        def named(result: Any) -> dict[str, Any]:
            return dict(zip(names, result if len(names) > 1 else (result,), strict=True))

        rows = emdeg.jit(program, parameters=given)
        singles = [named(rows(*(a[k] for a in arrays))) for k in range(len(arrays[0]))]
        self.add("one state", {n: np.stack([x[n] for x in singles]) for n in names}, right)
        self.add("rows", named(rows(*arrays, threads=1)), right)
        self.add("threads", named(rows(*arrays, threads=3)), right)
        turned = emdeg.jit(program, layout="columns", parameters=given)
        back = named(turned(*(np.ascontiguousarray(a.T) for a in arrays)))
        self.add("columns", {n: np.moveaxis(x, -1, 0) for n, x in back.items()}, right)
        narrow = emdeg.jit(program, "float32", parameters=given)
        self.add("float32", named(narrow(*(a.astype(np.float32) for a in arrays))), right)

    def shortened(self, robot: Robot, program: Program, states: dict[str, Array]) -> None:
        names = [o.name for o in program.outputs]
        short = compile(robot, names, optimise="-O1", certify=False)
        used = {i.name: states[i.name] for i in short.inputs}
        self.add("shortened", expected_of(short, used), expected_of(program, states))

    def pinocchio(self, robot: Robot, program: Program, states: dict[str, Array]) -> None:
        right = expected_of(program, states)
        zero = np.zeros((STATES, robot.nv))
        q, qd, qdd, tau = (states.get(n, zero) for n in ("q", "qd", "qdd", "tau"))
        for k in range(STATES):
            theirs = PinocchioColumn(robot, q[k], qd[k], qdd[k], tau[k])
            for name in right:
                value = theirs.quantity(name.split(":")[0])
                if value is not None:
                    self.add("Pinocchio", {name: np.asarray(value)}, {name: right[name][k]})

    def mujoco(self, robot: Robot, program: Program, states: dict[str, Array]) -> None:
        """τ, M and the bias of trees that MuJoCo can have: hinges and slides, no mimics."""
        if any(not (b.joint.revolute or b.joint.prismatic) or b.joint.mimic for b in robot.bodies):
            return
        right = expected_of(program, states)
        try:
            model = mujoco.MjModel.from_xml_string(mjcf(robot, robot.values()))
        except ValueError:  # MuJoCo has no point masses, and no massless crosses
            return
        model.dof_damping[:] = 0
        place = [int(model.joint(str(i)).dofadr[0]) for i in range(len(robot.bodies))]
        order = [
            place[[b.joint.coordinate for b in robot.bodies].index(k)] for k in range(robot.nv)
        ]
        data = mujoco.MjData(model)
        for k in range(STATES):
            data.qpos[order], data.qvel[order] = states["q"][k], states["qd"][k]
            data.qacc[order] = states["qdd"][k]
            mujoco.mj_inverse(model, data)
            mujoco.mj_forward(model, data)
            tau = np.asarray(data.qfrc_inverse)[order] + right["friction"][k]
            self.add(
                "MuJoCo",
                {"inverse_dynamics": tau},
                {"inverse_dynamics": right["inverse_dynamics"][k]},
            )
            full = np.zeros((model.nv, model.nv))
            mujoco.mj_fullM(model, data, full)
            M = full[np.ix_(order, order)]
            self.add("MuJoCo", {"mass_matrix": M}, {"mass_matrix": right["mass_matrix"][k]})

    def languages(self, program: Program) -> None:
        """Generated source, built and run; its own states (drivers.Case)."""
        for column, found, case in languages(program):
            start = 0
            for o, right in zip(program.outputs, case.expected, strict=True):
                stop = start + right.shape[1]
                part = np.array(found, float)[:, start:stop]
                self.add(column, {o.name: part}, {o.name: right})
                start = stop


def languages(program: Program) -> Iterator[tuple[str, Any, Case]]:
    for target in ("numpy", "rust", "javascript"):
        case = Case(program, target, EmitOptions("arm"))
        with tempfile.TemporaryDirectory() as folder:
            written(case, target, Path(folder))
            found = RUN[target](case, Path(folder))
            yield target, rows_of(found) if isinstance(found, str) else found, case
    case = Case(program, "c", EmitOptions("arm"))
    with tempfile.TemporaryDirectory() as folder:
        written(case, "c", Path(folder))
        text = c_family(case, ['#include "arm.h"'], "arm_", "arm_parameters")
        (Path(folder) / "main.c").write_text(text)
        for compiler in ("gcc", "clang"):
            for flags in (["-O0", "-g", *SANITIZED[compiler]], ["-O2"]):
                command = [compiler, "-std=c99", *flags, *STRICT, "arm.c", "main.c", "-lm"]
                run([*command, "-o", "main"], Path(folder))
                found = run(["./main"], Path(folder))
                yield f"C, {compiler}", rows_of(found), case


def written(case: Case, target: str, folder: Path) -> None:
    for file, text in emit(case.program, target, case.options).items():
        (folder / file).write_text(text, "ascii")
