"""How long the steps of an identification take, and what a designed motion promises and keeps."""

from __future__ import annotations

import importlib.metadata
import time
from pathlib import Path

import identify_real
import identify_truth
import numpy as np

import emdeg
from emdeg.identify.model import model_of
from emdeg.identify.read.mapping import read_mapping

HUMANOID = "g1_29dof_rev_1_0.urdf"
DRAWS = 20  # logs of the designed motion, each with noise of its own
TORQUE_NOISE = 1.0  # N m


def example(name: str) -> Path:
    """A description of the package example-robot-data."""
    installed = importlib.metadata.files("example-robot-data") or []
    return next(Path(str(f.locate())) for f in installed if f.name == name)


def matrix(folder: Path | None) -> dict[str, float]:
    """Seconds for the regression matrix: ours, Pinocchio's loop, and their largest gap.

    Of the TX40's log where there is one, of as many random states of a UR5 otherwise.
    """
    import pinocchio as pin

    if folder is None:
        path, coupling = example("ur5_robot.urdf"), None
        q, qd, qdd = np.random.default_rng(0).uniform(-1, 1, (3, 45_001, 6))
    else:
        path, log = folder / "tx40.urdf", identify_real.measured(folder)
        coupling = read_mapping(identify_real.MAPPING).matrix(6)
        q, qd, qdd = (np.ascontiguousarray(x) for x in (log.q, log.qd, log.qdd))
    model, theirs = model_of(emdeg.load(path), coupling=coupling), pin.buildModelFromUrdf(str(path))
    data, rows = theirs.createData(), len(q)
    model.blocks(q, qd, qdd)
    ours, loop = [], []
    for _ in range(5):
        start = time.perf_counter()
        model.blocks(q, qd, qdd)
        ours.append(time.perf_counter() - start)
        start = time.perf_counter()
        out = np.empty((rows, 6, 60))
        for k in range(rows):
            out[k] = pin.computeJointTorqueRegressor(theirs, data, q[k], qd[k], qdd[k])
        loop.append(time.perf_counter() - start)
    inertias = np.concatenate([theirs.inertias[i].toDynamicParameters() for i in range(1, 7)])
    phi = np.where([f.field[0] in "mJ" and f.field != "motor" for f in model.full], model.prior, 0)
    gap = np.abs(model.matrix(q[:50], qd[:50], qdd[:50]) @ (model.K @ phi) - out[:50] @ inertias)
    return {"rows": rows, "ours": min(ours), "loop": min(loop), "gap": float(gap.max()),
            "columns": len(model.base)}  # fmt: skip


def humanoid() -> dict[str, float]:
    """Seconds from the file of a humanoid of 29 joints to all sentences of its report."""
    start = time.perf_counter()
    found = emdeg.identifiable(emdeg.load(example(HUMANOID)))
    assert found.to_json()["null_space"]
    return {"seconds": time.perf_counter() - start, "base": len(found),
            "unknowns": len(found.unknowns)}  # fmt: skip


def excitation() -> dict[str, float]:
    """The iiwa's condition number and its seconds; then promises and errors of a motion."""
    start = time.perf_counter()
    narrow = emdeg.excite("iiwa", harmonics=5, duration=10)
    seconds = time.perf_counter() - start
    motion = emdeg.excite(
        "iiwa", harmonics=5, duration=10, criterion="D", noise=TORQUE_NOISE, rate=1000,
        drives="rotors,friction,offset", starts=2,
    )  # fmt: skip
    return {"condition": narrow.condition_number, "grouped": narrow.grouped_condition_number,
            "seconds": seconds} | promises(motion)  # fmt: skip


def promises(motion: emdeg.Excitation) -> dict[str, float]:
    """Errors of identifications of MuJoCo's arm along the motion, by the predicted deviations."""
    robot, exact, plant = identify_truth.prepared("iiwa")
    identify_truth.share_models()
    run = identify_truth.driven_along(plant, robot.nv, motion.t, motion.q, motion.qd)
    said = {p.name: p.deviation for p in motion.predicted}
    ratios, sigma = [], []
    for number in range(DRAWS):
        random = np.random.default_rng(number)
        logs = []
        for _ in range(2):  # to fit, and to validate
            tau = run.tau + TORQUE_NOISE * random.normal(size=run.tau.shape)
            logs.append(identify_truth.named(robot, run.t, run.q, tau))
        found = emdeg.identify(robot, logs[0], validate=logs[1], consistent=False)
        for p in found.base_parameters:
            ratios.append((p.value - exact[p.name]) / said[p.name])
            sigma.append(p.standard_deviation / said[p.name])
    return {"errors": float(np.sqrt(np.mean(np.square(ratios)))),
            "deviations": float(np.median(sigma)), "draws": DRAWS}  # fmt: skip
