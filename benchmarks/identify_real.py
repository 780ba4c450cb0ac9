"""A real log, the Stäubli TX40's, by emdeg and its peers: same rows, same yardstick.

The log is cut at two thirds: what comes later is held out. Errors are ‖τ − τ̂‖/‖τ‖ after both sides
went through one filter to 50 Hz. Peers get positions filtered at 100 Hz (Butterworth, fourth
order, zero phase), central differences, rotors, viscous and Coulomb friction, offsets and the
coupled wrist, all as emdeg has them.

    Pinocchio     its joint torque regressor in a loop, base columns by a pivoted QR, least squares
                  weighted by joint
    FIGAROH       its own pipeline (benchmarks/peers/figaroh_log.py), in an environment of its own
                  that this file makes under build/ on first use
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

import emdeg
from emdeg.identify.read.checks import checked
from emdeg.identify.read.log import read_log
from emdeg.identify.read.mapping import read_mapping

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent / "build"
RATE, YARDSTICK = 5000, 50  # Hz: of the log, of the comparison
MOVING = 0.005  # of the fastest speed: slower counts as standing still
MAPPING: dict[str, Any] = {
    "rate": RATE,
    "columns": {"q": "Joint_{n}", "tau": "motor_torque.csv.gz:Joint_{n}"},
    "units": {"q": "rad", "tau": "N m"},
    "drive": {
        "ratio": [32, 32, 45, -48, 45, 32], "coupling": [[6, 5, 32]],
        "offset": [0, "-pi/2", "pi/2", 0, 0, 0],
    },
}  # fmt: skip


@dataclass(frozen=True)
class Score:
    """One fit: errors relative to the measured efforts, and by joint in N m, held out."""

    who: str
    base: int
    fitted: float
    held: float
    moving: float
    per_joint: tuple[float, ...]  # N m
    seconds: float


@dataclass(frozen=True, eq=False)
class Measured:
    """The log at its joints, (N, 6) at 5 kHz, and which rows the comparison has."""

    q: np.ndarray
    qd: np.ndarray
    qdd: np.ndarray
    tau: np.ndarray
    train: int


def log_of(folder: Path) -> Path:
    """The file that is handed to emdeg."""
    return folder / "motor_position.csv.gz"


def measured(folder: Path) -> Measured:
    """The joints' motion as peers get it."""
    from scipy.signal import butter, sosfiltfilt

    mapping, robot = read_mapping(MAPPING), emdeg.load(folder / "tx40.urdf")
    (piece,) = checked(robot, read_log(robot, log_of(folder), mapping), mapping).pieces
    q = sosfiltfilt(butter(4, 2 * 100 / RATE, output="sos"), piece.q, axis=0)
    qd = np.gradient(q, 1 / RATE, axis=0)
    qdd = np.gradient(qd, 1 / RATE, axis=0)
    return Measured(q, qd, qdd, piece.tau, round(len(q) * 2 / 3))


def thin(x: np.ndarray) -> np.ndarray:
    """To the yardstick's rate, in two steps of ten, without phase."""
    from scipy.signal import decimate

    for _ in range(2):
        x = decimate(x, 10, axis=0, ftype="fir", zero_phase=True)
    return np.asarray(x)


def scored(who: str, base: int, log: Measured, predicted: np.ndarray, seconds: float) -> Score:
    """Errors of predictions at all rows."""
    tau, e = thin(log.tau), thin(log.tau - predicted)
    speed = np.abs(thin(log.qd))
    edge = log.train // (RATE // YARDSTICK)
    moving = (speed > MOVING * np.percentile(np.abs(log.qd), 99, axis=0)).any(axis=1)
    inside = slice(4, edge), slice(edge + 1, -4)  # without the filters' ends
    late = np.zeros(len(tau), dtype=bool)
    late[inside[1]] = True

    def relative(rows: Any) -> float:
        return float(np.linalg.norm(e[rows]) / np.linalg.norm(tau[rows]))

    joints = np.sqrt((e[late] ** 2).mean(axis=0))
    return Score(who, base, relative(inside[0]), relative(late), relative(late & moving),
                 tuple(joints.tolist()), seconds)  # fmt: skip


# -- emdeg ------------------------------------------------------------------------------


def ours(folder: Path, log: Measured) -> list[Score]:
    """Several methods; the first with a page, from the file to the page timed."""
    rows = []
    for method in ("weighted", "reweighted", "huber"):
        start = time.perf_counter()
        found = emdeg.identify(folder / "tx40.urdf", log_of(folder), mapping=MAPPING, method=method)
        if method == "weighted":
            with tempfile.TemporaryDirectory() as place:
                found.report(Path(place) / "page.html")
        seconds = time.perf_counter() - start
        base, predicted = len(found.base_parameters), found.efforts(log.q, log.qd, log.qdd)
        rows.append(scored(f"emdeg, {method}", base, log, predicted, seconds))
        if method == "weighted":
            plain = replace(found, friction=None).efforts(log.q, log.qd, log.qdd)
            rows.append(scored("emdeg, weighted, without memory", base, log, plain, seconds))
    return rows


# -- peers ------------------------------------------------------------------------------


def pinocchio(folder: Path, log: Measured) -> Score:
    """The plain pipeline: regressor, drives, QR, weighted least squares."""
    import pinocchio as pin
    from scipy.linalg import qr

    start = time.perf_counter()
    model = pin.buildModelFromUrdf(str(folder / "tx40.urdf"))
    data, n = model.createData(), model.nv
    rows = [pin.computeJointTorqueRegressor(model, data, *state).copy()
            for state in zip(log.q, log.qd, log.qdd, strict=True)]  # fmt: skip
    Y = np.concatenate([np.array(rows), drives(log)], axis=2)
    small = np.stack([thin(Y[:, i]) for i in range(n)], axis=1)
    tau, edge = thin(log.tau), log.train // (RATE // YARDSTICK)
    fit, target = small[4:edge], tau[4:edge]
    stacked = fit.reshape(-1, Y.shape[2])
    size = np.linalg.norm(stacked, axis=0)
    kept = np.flatnonzero(size > 1e-6 * size.max())
    triangle, order = qr(stacked[:, kept] / size[kept], mode="r", pivoting=True)
    diagonal = np.abs(np.diag(triangle))
    base = kept[order[: int((diagonal > 1e-8 * diagonal[0]).sum())]]
    beta = np.linalg.lstsq(stacked[:, base], target.ravel(), rcond=None)[0]
    for _ in range(3):
        weight = 1 / np.sqrt(((target - fit[..., base] @ beta) ** 2).mean(axis=0))
        left = (fit[..., base] * weight[:, None]).reshape(-1, len(base))
        beta = np.linalg.lstsq(left, (target * weight).ravel(), rcond=None)[0]
    seconds = time.perf_counter() - start
    return scored("Pinocchio's regressor, weighted", len(base), log, Y[..., base] @ beta, seconds)


def drives(log: Measured) -> np.ndarray:
    """Columns of rotors, friction, offsets and of motor 6, which turns with q5 + q6; (N, 6, 27)."""
    n = log.q.shape[1]
    made = np.zeros((len(log.q), n, 4 * n + 3))
    for i in range(n):
        speed = log.qd[:, i]
        own = np.column_stack([log.qdd[:, i], speed, np.sign(speed), np.ones(len(speed))])
        made[:, i, 4 * i : 4 * i + 4] = own
    v, a = log.qd[:, 4] + log.qd[:, 5], log.qdd[:, 4] + log.qdd[:, 5]
    for i in (4, 5):
        made[:, i, 4 * n :] = np.column_stack([a, v, np.sign(v)])
    return made


def figaroh(folder: Path, log: Measured) -> tuple[list[Score], str]:
    """FIGAROH's two fits, and its version; or none, and why."""
    python = BUILD / "figaroh" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(python.parents[1])], check=True)
        made = subprocess.run([str(python), "-m", "pip", "install", "-q", "figaroh"],
                              capture_output=True, text=True, check=False)  # fmt: skip
        if made.returncode:
            return [], "not installed: " + made.stderr.strip().splitlines()[-1]
    raw = unfiltered(folder)
    with tempfile.TemporaryDirectory() as place:
        source, target = Path(place) / "in.npz", Path(place) / "out.npz"
        plain = Path(place) / "plain.urdf"  # FIGAROH insists on meshes that it is not given
        text = (folder / "tx40.urdf").read_text("utf-8")
        plain.write_text(re.sub(r"<(visual|collision)>.*?</\1>", "", text, flags=re.S), "utf-8")
        np.savez(source, urdf=str(plain), rate=RATE, q=raw, tau=log.tau, train=log.train,
                 coupled=[4, 5])  # fmt: skip
        start = time.perf_counter()
        script = HERE / "peers" / "figaroh_log.py"
        run = subprocess.run([str(python), str(script), str(source), str(target)],
                             capture_output=True, text=True, check=False)  # fmt: skip
        seconds = time.perf_counter() - start
        if run.returncode:
            return [], "failed: " + run.stderr.strip().splitlines()[-1]
        out = np.load(target)
        scores = [
            scored(f"FIGAROH, {said}", int(out["base"]), log, out[key], seconds)
            for key, said in (("ols", "least squares"), ("wls", "weighted"))
        ]
    asked = [str(python), "-c", "import importlib.metadata as m; print(m.version('figaroh'))"]
    version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    return scores, version


def unfiltered(folder: Path) -> np.ndarray:
    """The joints' positions as they were measured: FIGAROH filters them itself."""
    mapping, robot = read_mapping(MAPPING), emdeg.load(folder / "tx40.urdf")
    (piece,) = checked(robot, read_log(robot, log_of(folder), mapping), mapping).pieces
    return piece.q
