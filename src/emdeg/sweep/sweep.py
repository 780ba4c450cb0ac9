"""`emdeg.sweep`: a thousand million states through one program, reduced as they are made.

    found = emdeg.sweep(program, 1e9, reduce="max,mean,histogram", seed=1)
    found["inverse_dynamics"].max          the greatest effort of every joint
    found.state(found["inverse_dynamics"].max_at[1])     … and where it is needed

States are made in the compiled loop, evaluated and reduced; none is kept, so memory does not grow
with their number. The bits of the result depend on the program, the sample, the seed and N: not on
threads, workers or restarts.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import UsageError
from emdeg.program.ir import Program
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array, array_of, count_of, number_of
from emdeg.run.control.laws import Controller, Law
from emdeg.run.kernel import threads as cores
from emdeg.run.kernel.motion import Evaluated
from emdeg.sweep import checkpoint, local, reductions
from emdeg.sweep import cluster as remote
from emdeg.sweep.box import Given, box, input_columns
from emdeg.sweep.motion import Motions, motion_of, nominal
from emdeg.sweep.motion import limits as robot_limits
from emdeg.sweep.outputs import Outputs
from emdeg.sweep.plan import CampaignPlan, Origin, completed, digest
from emdeg.sweep.reductions import DEFAULT
from emdeg.sweep.result import Sweep, SweepInterrupted
from emdeg.sweep.tables import is_table, table_of
from emdeg.sweep.tolerances import Tolerances, loosened, matching, present, toleranced
from emdeg.sweep.tree import Forest
from emdeg.verbs import Compiled, compile

EFFORTS = ("inverse_dynamics", "peak_effort")  # outputs that efforts of the robot limit
KEEP = 5.0  # seconds between two checkpoints
MOST_BINS = 1 << 22  # of all outputs: 64 MB for each thread
MOST = 1 << 62  # states: their numbers are words of 64 bits
Progress = Callable[[int, int], None]


@public
def sweep(
    program: Program | RobotLike,
    states: float | None = None,
    *,
    simulate: int | None = None,
    step: float = 1e-3,
    law: Law | Controller | None = None,
    integrator: str = "semi_implicit",
    within: float = 0.01,
    sample: Any = "uniform",
    seed: int = 0,
    reduce: str | Iterable[str] = DEFAULT,
    ranges: Given | None = None,
    tolerances: Tolerances = None,
    bins: int = 64,
    limits: Any = None,
    parameters: Mapping[str, float] | None = None,
    dtype: str = "float64",
    optimise: str = "-O1",
    certify: bool = True,
    threads: int | None = None,
    cluster: Any = None,
    save: str | PathLike[str] | None = None,
    resume: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Sweep:
    """Evaluate a program at `states` states and keep reductions of its outputs.

    `program` is a compiled program, or a robot or its name (inverse dynamics). `sample` is
    "uniform", "normal", "sobol" or "grid", arrays {"q": (N, n), …}, a file of NumPy, Zarr or
    Parquet, or a trajectory; `ranges` replace the robot's limits, {"qdd": 10, "q1": (0, 1)}, and
    draw parameters, {"m_payload": (0, 3)}; `tolerances` draw them around their values, 0.05 for
    ±5 % of all, by names, {"m*": 0.05}, of a robot by groups, {"inertias": 0.05}, or "own", those
    of its description. `reduce` names what is kept: min, max, mean, std, histogram (of `bins`
    bins), over (how many have |x| above `limits`, by default the robot's efforts), norm, gram.

    `simulate` follows a motion of so many steps of `step` seconds from every state, under a `law`
    of emdeg.laws; then peak_effort, peak_speed, energy, settling_time (errors `within` rad or m),
    final_error and passed are reduced. Such motions begin at rest unless `ranges` say otherwise,
    and a law that is made for the robot here keeps to the values that its parameters have.

    `threads` is how many cores are used, all by default; `cluster` is a number of processes, the
    address of a Dask scheduler, or a client or cluster of Dask. `save` is a file (.npy, .zarr,
    .parquet) that gets all outputs. `resume` is a directory: what is done is kept there, and the
    same call goes on from it. `progress(done, states)` hears how far it is. `optimise` and
    `certify` are those of emdeg.compile, for a robot in the place of a program.
    """
    swept: Evaluated
    robot: Robot | None = None
    if isinstance(program, Program):
        if simulate is not None:
            raise UsageError(
                "a simulation moves a robot, not a program", argument="program",
                found=program.name, hint="give the robot, or its name",
            )  # fmt: skip
        swept = program
    else:
        plain = as_robot(program)
        robot, tolerances = loosened(plain, tolerances)
        if simulate is None:
            swept = compile(robot, "inverse_dynamics", optimise=optimise, certify=certify)
        else:
            drawn = {*(ranges or {}), *(table_of(sample).widths if is_table(sample) else ())}
            known = nominal(plain, law, drawn | set(matching(plain, tolerances)), parameters or {})
            asked = Motions(simulate, step, known, integrator, within, optimise, certify)
            swept = motion_of(robot, asked)
        tolerances = present(tolerances, robot, swept)
    plan, assumed = planned(
        swept, states, sample, seed, reduce, ranges, bins, limits, parameters, dtype,
        robot=robot, tolerances=tolerances,
    )  # fmt: skip
    directory = None if resume is None else Path(resume)
    team = cores.available() if threads is None else count_of("threads", threads)
    if cluster is not None and threads is not None:
        raise UsageError("workers have threads of their own", argument="threads", found=threads)
    if cluster is not None and save is not None:
        raise UsageError("workers give reductions only", argument="save", found=save)
    run = _Run(plan.prepared(), directory, progress, None if save is None else Path(save))
    if cluster is not None:
        return run.result(assumed, lambda: remote.run(run.plan, run.forest, cluster, run.tick))
    return run.result(assumed, lambda: local.run(run.partial, run.forest, team, run.tick))


def planned(
    program: Evaluated, states: float | None, sample: Any, seed: int,
    reduce: str | Iterable[str], ranges: Given | None, bins: int, limits: Any,
    parameters: Mapping[str, float] | None, dtype: str, *,
    robot: Robot | None = None, tolerances: Tolerances = None,
) -> tuple[CampaignPlan, tuple[str, ...]]:  # fmt: skip
    """The campaign as data, and which ranges nobody gave."""
    if robot is None and isinstance(program, Compiled):
        robot = program.robot
    names = reductions.checked(reduce)
    if dtype not in ("float64", "float32"):
        raise UsageError("campaigns are in float64 or float32", argument="dtype", found=dtype)
    known = {name: number_of(name, value) for name, value in (parameters or {}).items()}
    given, inputs = dict(ranges or {}), input_columns(program)
    around = toleranced(program, robot, tolerances, known)
    given = {**around, **given}
    listed = table_of(sample).widths if is_table(sample) else {}
    coordinates = {leaf for i in program.inputs for leaf in i.leaves}
    drawn = tuple(
        n for n in dict.fromkeys([*given, *listed])
        if n in program.parameters and n not in inputs and n not in coordinates
    )  # fmt: skip
    whole = completed(program, reductions.added(names), drawn)
    keys = {name: program.parameter_key(name) for name in drawn}
    where = box(whole, robot, {keys.get(name, name): value for name, value in given.items()})
    outputs = sum(len(o.values) for o in whole.outputs)
    if not outputs:
        raise UsageError(
            "there is nothing to reduce", element=program.name,
            hint="the robot has no joint that moves, or the quantity is empty",
        )  # fmt: skip
    most = _limits(whole, robot, limits) if "over" in names else np.full(outputs, np.inf)
    origin = Origin(
        program, reductions.added(names), drawn, where, sample, _number(states), _seed(seed)
    )
    plan = CampaignPlan(
        origin, whole, origin.sample(), names, dtype, known, _bins(bins, outputs), most
    )
    return plan, where.assumed(plan.sample.given, plan.sample.name)


class _Run:
    """One run of a campaign: what is done, when it was kept last, who is told."""

    def __init__(
        self,
        plan: CampaignPlan,
        directory: Path | None,
        tell: Progress | None,
        outputs: Path | None = None,
    ) -> None:
        self.plan, self.directory, self.tell = plan, directory, tell
        self.forest = Forest(plan.blocks)
        if directory is not None:
            self.forest = checkpoint.restore(directory, plan)
            checkpoint.save(directory, plan, self.forest)  # what cannot be written is said at once
        again = self.forest.done > 0
        written = self.forest.done == plan.blocks and outputs is not None and outputs.exists()
        self.outputs = None if outputs is None or written else Outputs(outputs, plan, again=again)
        self.partial = plan.partial if self.outputs is None else self.outputs.partial
        self.began, self.before = time.monotonic(), self.done
        self.kept = self.began

    @property
    def done(self) -> int:
        """States."""
        return min(self.forest.done * self.plan.block, self.plan.sample.states)

    def tick(self) -> None:
        """Say how far it is; keep what is done now and then."""
        if self.tell is not None:
            self.tell(self.done, self.plan.sample.states)
        now = time.monotonic()
        if now - self.kept > KEEP:
            self.keep()
            self.kept = time.monotonic()

    def keep(self) -> None:
        """What is done is on the disk: first the outputs, then that they are there.

        A disk that is full for a while does not end a campaign: it is said, and tried again.
        """
        if self.directory is None:
            return
        if self.outputs is not None:
            self.outputs.flush()
        try:
            checkpoint.save(self.directory, self.plan, self.forest)
        except checkpoint.NotKept as problem:
            warnings.warn(f"{problem} The campaign goes on.", RuntimeWarning, stacklevel=2)

    def result(self, assumed: tuple[str, ...], work: Callable[[], None]) -> Sweep:
        """Do the work, and read the results off."""
        plan = self.plan
        try:
            work()
        except KeyboardInterrupt as interrupt:
            place = None if self.directory is None else str(self.directory)
            raise SweepInterrupted(self.done, plan.sample.states, place) from interrupt
        finally:
            self.keep()
            if self.outputs is not None:
                self.outputs.close(done=self.forest.done == plan.blocks, kept=self.directory)
        total = self.forest.total()
        assert plan.setting is not None
        bad = int(total.counts[1])
        return Sweep(
            program=plan.program.name, sample=plan.sample.name, seed=plan.sample.draws.seed,
            states=plan.sample.states,
            outputs=reductions.read_off(plan.program, total, plan.setting, plan.reduce),
            not_finite=bad, first_not_finite=int(total.counts[2]) if bad else None,
            digest=digest(total), seconds=time.monotonic() - self.began,
            computed=plan.sample.states - self.before, assumed=assumed, plan=plan,
        )  # fmt: skip


# -- what users give ------------------------------------------------------------------------


def _number(states: float | None) -> int | None:
    """A whole number; 1e9 is one."""
    if states is None:
        return None
    found = number_of("states", states)
    if found != int(found) or not 1 <= found <= MOST:
        raise UsageError(
            "is not a number of states", argument="states", found=states,
            expected="a whole number from 1 to 2^62, such as 1e9",
        )  # fmt: skip
    return int(states)


def _bins(bins: Any, outputs: int) -> int:
    """How many; each thread has room for those of all outputs."""
    found = count_of("bins", bins)
    if found * outputs > MOST_BINS:
        raise UsageError(
            "are more bins than there is room for", argument="bins", found=found,
            expected=f"at most {MOST_BINS // outputs} for {outputs} numbers",
        )  # fmt: skip
    return found


def _seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < 1 << 64:
        raise UsageError(
            "is no seed", argument="seed", found=repr(seed), expected="a whole number below 2^64"
        )
    return int(seed)


def _limits(program: Evaluated, robot: Robot | None, given: Any) -> Array:
    """A limit for every element of every output: as given, or the robot's efforts."""
    outputs = {o.name: len(o.values) for o in program.outputs}
    total = sum(outputs.values())
    if given is not None and not isinstance(given, Mapping):
        found = array_of("limits", given)
        if found.shape not in ((), (total,)):
            raise UsageError(
                "has the wrong length", argument="limits", found=found.shape,
                expected=f"a number, or {total} of them",
            )  # fmt: skip
        return np.ascontiguousarray(np.broadcast_to(np.abs(found), (total,)))
    parts = []
    for name, size in outputs.items():
        part = np.full(size, np.inf)
        if given is not None and name in given:
            part[:] = np.abs(array_of("limits", given[name])).reshape(-1)
        elif robot is not None and size == robot.nv and name in EFFORTS:
            part = robot_limits(robot)[3]
        parts.append(part)
    found = np.concatenate(parts)
    if np.isinf(found).all():
        raise UsageError(
            "there is no limit to compare with: the robot has no effort limits", argument="limits",
            hint="give limits={'inverse_dynamics': [87, …]}, or one number for all",
        )  # fmt: skip
    return found
