"""One machine, every quantity, every way to compute it: the worst relative error of each column.

The reference is the interpreter on the program as derived. Columns: machine code (one state, rows,
columns, threads; float32), shortened programs, NumPy, and Pinocchio and MuJoCo where they have it;
generated source of other languages is in languages.py.
"""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

import emdeg
from emdeg.backends.base import EmitOptions
from emdeg.compiler import compile
from emdeg.errors import EmdegError
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.factorisation import SingularInertia
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.quantities.quantities import TOPICS
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot
from tests.backends.drivers import RUN, Case
from tests.differential.languages import languages, written
from tests.differential.loop_column import LoopColumn
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
#: second derivatives but for the contracted ones of τ: compilers take minutes for all together
LONG = {r.name for r in TOPICS["Second derivatives"] if not r.name.startswith("inverse_dynamics_h")}
SINGULAR = 1e9  # condition number from which on an inverse is no oracle
CLOSED = ("constrain", "minimal", "dependent")
#: what needs M⁻¹: refused where a joint moves no inertia
SOLVING = (
    "mass_matrix_inverse", "mass_matrix_factor", "forward_dynamics", "operational_space_inertia"
)  # fmt: skip
#: relative to the largest entry; q̈ and M⁻¹ lose the digits of M's condition number
ALLOWED, INVERTED, NARROW = 1e-9, 1e-7, 5e-2


def programs_of(robot: Robot) -> list[Program]:
    """All quantities that this machine has, as derived: one program, and one for each that not
    every machine has."""
    closed = bool(robot.loops or robot.constraints)
    names = [n for n in emdeg.QUANTITIES if n.startswith(CLOSED) == closed and n not in LONG]
    always = [n for n in names if n not in SOMETIMES]
    try:
        found = [program_of(robot, always)]
    except SingularInertia:
        found = [program_of(robot, [n for n in always if not n.startswith(SOLVING)])]
    for name in names:
        if name in SOMETIMES:
            with contextlib.suppress(EmdegError):
                found.append(program_of(robot, [name]))
    return found


def program_of(robot: Robot, names: list[str]) -> Program:
    return compile(robot, names, optimise=None, certify=False)


def states_of(robot: Robot, programs: list[Program], count: int = STATES) -> dict[str, Array]:
    """Random states; quaternions have length 1."""
    rng = np.random.default_rng(5)
    widths = {i.name: len(i.leaves) for program in programs for i in program.inputs}
    found = {name: rng.uniform(-1, 1, (count, width)) for name, width in widths.items()}
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
        used = {i.name: states[i.name] for i in program.inputs}
        found = interpret(program, used, parameters_of(program))
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


def singular(name: str, right: dict[str, Array], narrow: bool = False) -> bool:
    """Where a hand moves in fewer than six ways, Λ and J⁻¹ do not exist; nearby no digit stays."""
    inverses = {
        "operational_space_inertia": "operational_space_inertia_inverse",
        "inverse_jacobian": "jacobian",
    }
    if name not in inverses:
        return False
    inverse = right.get(inverses[name])
    most = np.sqrt(SINGULAR) if narrow else SINGULAR
    return inverse is None or bool((np.linalg.cond(inverse) > most).any())


def too_far(errors: Errors) -> dict[tuple[str, str], float]:
    """(quantity, column) → error, where it is more than rounding."""
    found = {}
    for quantity, row in errors.items():
        solves = any(word in quantity for word in ("forward_dyn", "inverse", "inertia", "forces"))
        for column, worst in row.items():
            allowed = NARROW if column == "float32" else INVERTED if solves else ALLOWED
            if not worst <= allowed:
                found[quantity, column] = worst
    return found


class Comparison:
    """Collects the worst error of each quantity in each column."""

    def __init__(self) -> None:
        self.errors: Errors = {}

    def add(
        self,
        column: str,
        found: dict[str, Any],
        right: dict[str, Array],
        at: dict[str, Array] | None = None,
    ) -> None:
        """`at` has all quantities of the same states, which say whether an inverse exists."""
        for name, value in found.items():
            if singular(name, right if at is None else at, narrow=column == "float32"):
                continue
            row = self.errors.setdefault(name.split(":")[0], {})
            row[column] = max(row.get(column, 0.0), error(value, right[name]))

    def machine_code(self, program: Program, states: dict[str, Array], all: Any = None) -> None:
        right, given = expected_of(program, states), parameters_of(program)
        arrays = [states[i.name] for i in program.inputs]
        names = [o.name for o in program.outputs]

        def named(result: Any) -> dict[str, Any]:
            return dict(zip(names, result if len(names) > 1 else (result,), strict=True))

        rows = emdeg.jit(program, parameters=given)
        singles = [named(rows(*(a[k] for a in arrays))) for k in range(STATES)]
        stacked = {n: np.stack([x[n] for x in singles]) for n in names}
        self.add("one state", stacked, right, all)
        self.add("rows", named(rows(*arrays, threads=1)), right, all)
        self.add("threads", named(rows(*arrays, threads=3)), right, all)
        turned = emdeg.jit(program, layout="columns", parameters=given)
        back = named(turned(*(np.ascontiguousarray(a.T) for a in arrays)))
        self.add("columns", {n: np.moveaxis(x, -1, 0) for n, x in back.items()}, right, all)
        narrow = emdeg.jit(program, "float32", parameters=given)
        result = named(narrow(*(a.astype(np.float32) for a in arrays)))
        self.add("float32", result, right, all)

    def shortened(
        self, robot: Robot, names: list[str], right: dict[str, Array], states: Any
    ) -> None:
        short = compile(robot, names, optimise="-O1", certify=False)
        self.add("shortened", expected_of(short, states), right)

    def numpy(self, program: Program) -> None:
        """The generated module, at its own states (drivers.Case)."""
        case = Case(program, "numpy", EmitOptions("arm"))
        with tempfile.TemporaryDirectory() as folder:
            written(case, "numpy", Path(folder))
            self.rows("numpy", RUN["numpy"](case, Path(folder)), case)

    def languages(self, program: Program) -> None:
        """Generated source, built and run; its own states."""
        for column, found, case in languages(program):
            self.rows(column, found, case)

    def rows(self, column: str, found: Any, case: Case) -> None:
        right: dict[str, Array] = {}
        parts, start = {}, 0
        for o, expected in zip(case.program.outputs, case.expected, strict=True):
            stop = start + expected.shape[1]
            parts[o.name] = np.array(found, float)[:, start:stop]
            right[o.name], start = expected, stop
        shaped = {
            o.name: right[o.name].reshape(len(right[o.name]), *o.shape)
            for o in case.program.outputs
        }
        self.add(column, parts, right, shaped)

    # -- other tools --------------------------------------------------------------------------

    def pinocchio(self, robot: Robot, right: dict[str, Array], states: dict[str, Array]) -> None:
        zero = np.zeros((STATES, robot.nv))
        none = np.zeros((STATES, 6 * len(robot.wrench_frames)))
        arrays = [states.get(n, zero) for n in ("q", "qd", "qdd", "tau")]
        arrays.append(states.get("wrenches", none))
        closed = ClosedLoops(derive(robot, "kane")) if robot.loops else None
        for k in range(STATES):
            state, at = [a[k] for a in arrays], {n: r[k] for n, r in right.items()}
            theirs = LoopColumn(closed, *state) if closed else PinocchioColumn(robot, *state)
            for name in right:
                if singular(name, at):
                    continue
                value = theirs.quantity(name)
                if value is not None:
                    self.add("Pinocchio", {name: np.asarray(value)}, at)

    def mujoco(self, robot: Robot, right: dict[str, Array], states: dict[str, Array]) -> None:
        """τ, M, the bias and q̈ of trees that MuJoCo can have: hinges and slides, no mimics."""
        if robot.wrench_frames or any(
            not (b.joint.revolute or b.joint.prismatic) or b.joint.mimic for b in robot.bodies
        ):
            return
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
            at = {n: r[k] for n, r in right.items()}
            data.qpos[order], data.qvel[order] = states["q"][k], states["qd"][k]
            data.qacc[order] = states["qdd"][k]
            mujoco.mj_inverse(model, data)
            found = {"inverse_dynamics": np.array(data.qfrc_inverse)[order] + at["friction"]}
            data.qfrc_applied[order] = states.get("tau", states["qd"])[k] - at["friction"]
            mujoco.mj_forward(model, data)
            found["forward_dynamics"] = np.array(data.qacc)[order]
            found["bias"] = np.array(data.qfrc_bias)[order] + at["friction"]
            full = np.zeros((model.nv, model.nv))
            mujoco.mj_fullM(model, data, full)
            found["mass_matrix"] = full[np.ix_(order, order)]
            self.add("MuJoCo", {n: x for n, x in found.items() if n in at}, at)
