"""Logs as other robots write them, made by MuJoCo: a good fit, or a sentence that says what to do.

One plant (`plant.py`), many files: a controller with epoch stamps and currents, one with commanded
values beside measured ones, decimal commas and degrees, encoder counts behind gears, joint states
of an arm and a gripper on one topic, several runs at several rates, poses with rests between slow
moves. What is judged is the error on rows that were held out, and a weight that MuJoCo knows.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.signal import savgol_filter

import emdeg
from emdeg.errors import EmdegError
from tests.identify.plant import DRY, Run, run
from tests.identify.refusals import urdf

NAMES = ("waist", "shoulder", "elbow")
CONSTANTS = [1.7, 0.9, 1.3]  # N m/A


@pytest.fixture(scope="module")
def arm() -> emdeg.Robot:
    """As described: masses that are not the plant's."""
    text = urdf(3)
    for true, said in (("2", "2.6"), ("3", "2.2"), ("4", "5")):
        text = text.replace(f'mass value="{true}"', f'mass value="{said}"')
    return emdeg.loads(text, "urdf")


def judged(found: emdeg.Identification, most: float = 0.012) -> None:
    """Held-out error near the noise (0.4 %), and 2 kg · 0.15 m of the fore arm."""
    assert found.held_out is not None
    assert found.held_out.relative_error < most, found.held_out
    weight = next(p for p in found.base_parameters if p.name == "mx3")
    sideways = next(p for p in found.base_parameters if p.name == "my3")
    assert np.hypot(weight.value, sideways.value) == pytest.approx(np.hypot(0.3, 0.06), rel=0.02)


def table(path: Path, columns: dict[str, Any], separator: str = ",", **how: Any) -> Path:
    """A text file of these columns."""
    text = separator.join(columns) + how.get("tail", "") + "\n"
    for row in zip(*columns.values(), strict=True):
        line = separator.join("" if np.isnan(x) else f"{x:.15g}" for x in row) + how.get("tail", "")
        text += (line.replace(".", ",") if how.get("comma") else line) + "\n"
    path.write_bytes((text + how.get("end", "")).encode(how.get("encoding", "utf-8")))
    return path


def numbered(pattern: str, values: np.ndarray, first: int = 0) -> dict[str, np.ndarray]:
    return {pattern.format(k + first): values[:, k] for k in range(values.shape[1])}


def named(made: Run) -> dict[str, np.ndarray]:
    """As emdeg expects it."""
    log = {"t": made.t}
    for role, values in (("q", made.q), ("tau", made.tau)):
        log |= {f"{role}_{name}": values[:, k] for k, name in enumerate(NAMES)}
    return log


def hint_of(arm: emdeg.Robot, log: Any, **options: Any) -> str:
    with pytest.raises(EmdegError) as refused:
        emdeg.identify(arm, log, **options)
    return str(refused.value)


# -- controllers ----------------------------------------------------------------------


def test_currents_with_epoch_stamps_at_125_hz(arm: emdeg.Robot, tmp_path: Path) -> None:
    """As a UR's recorder writes: spaces, numbers from 0, targets first, amperes, no units."""
    made = run().noisy().every(4)
    log = table(
        tmp_path / "record.txt",
        {"timestamp": 1_700_000_000.25 + made.t}
        | numbered("target_q_{}", made.q + 0.001) | numbered("actual_q_{}", made.q)
        | numbered("actual_current_{}", made.tau / CONSTANTS), separator=" ",
    )  # fmt: skip
    hint = hint_of(arm, log)
    assert "t = 'timestamp', q = 'actual_q_{i}', tau = 'actual_current_{i}'" in hint
    columns = {"t": "timestamp", "q": "actual_q_{i}", "tau": "actual_current_{i}"}
    mapping: dict[str, Any] = {"columns": columns, "units": {"tau": "A"}}
    assert "constant = " in hint_of(arm, log, mapping=mapping)
    judged(emdeg.identify(arm, log, mapping=mapping | {"drive": {"constant": CONSTANTS}}))


def test_brackets_milliseconds_and_packets_that_repeat(arm: emdeg.Robot, tmp_path: Path) -> None:
    """As a Panda's: state.q[0], whole milliseconds, late packets written twice."""
    made = run().noisy()
    rows = np.sort(np.append(np.arange(len(made.t)), [700, 2000, 2001]))
    columns = {"time_ms": 2 * np.arange(len(made.t)) + 5021.0}
    columns |= numbered("state.q[{}]", made.q) | numbered("state.tau_J[{}]", made.tau)
    log = table(tmp_path / "log.csv", {name: x[rows] for name, x in columns.items()})
    names = {"t": "time_ms", "q": "state.q[{i}]", "tau": "state.tau_J[{i}]"}
    assert "q = 'state.q[{i}]', tau = 'state.tau_J[{i}]'" in hint_of(arm, log)
    assert "[units] t = 'ms'" in hint_of(arm, log, mapping={"columns": names})
    found = emdeg.identify(arm, log, mapping={"columns": names, "units": {"t": "ms"}})
    assert "3 rows that repeat the row before were left out" in found.done
    judged(found)


def test_decimal_commas_degrees_and_empty_rows(arm: emdeg.Robot, tmp_path: Path) -> None:
    """As a spreadsheet in Germany writes what a KUKA measured; units stand in the names."""
    made = run().noisy().every(2)
    columns = {"Zeit [ms]": 1e3 * made.t} | numbered("A{} [deg]", np.degrees(made.q), 1)
    columns |= numbered("M{} [Nm]", made.tau, 1)
    log = table(tmp_path / "Messung.csv", columns, ";", comma=True, tail=";",
                end=";" * 7 + "\r\n" + ";" * 7 + "\r\n")  # fmt: skip
    names = {"t": "Zeit [ms]", "q": "A{n} [deg]", "tau": "M{n} [Nm]"}
    assert "[units] q = 'deg'" in hint_of(
        arm, log, mapping={"columns": names, "units": {"t": "ms"}}
    )
    found = emdeg.identify(arm, log, mapping={"columns": names, "units": {"t": "ms", "q": "deg"}})
    assert "numbers were written with decimal commas" in found.done
    assert "2 rows without any number were left out" in found.done
    judged(found)


def test_encoder_counts_behind_gears(arm: emdeg.Robot, tmp_path: Path) -> None:
    """A rig of one's own: counts of motors, one reversed, milliamperes, NaN at the start."""
    made = run().noisy()
    ratio = np.array([50, -80, 100])
    counts = np.round(made.q * ratio / (2 * np.pi) * 16384)
    current = made.tau / ratio / 0.05 * 1e3
    current[:40] = np.nan
    log = tmp_path / "rig.npz"
    np.savez(log, t=made.t + 12.5, counts=counts, mA=current)
    mapping = {
        "columns": {"q": "counts_{i}", "tau": "mA_{i}"},
        "units": {"q": 2 * np.pi / 16384, "tau": "mA"},
        "drive": {"ratio": [50, -80, 100], "constant": [0.05, 0.05, 0.05]},
    }
    found = emdeg.identify(arm, log, mapping=mapping)
    assert any("40 rows with missing numbers" in d for d in found.done)
    judged(found)


def test_an_effort_of_the_other_sign_is_told_and_mended(arm: emdeg.Robot) -> None:
    log = named(run().noisy())
    log["tau_shoulder"] = -log["tau_shoulder"]
    try:
        said = " ".join(emdeg.identify(arm, log).warnings)
    except EmdegError as refused:
        said = str(refused)
    assert "shoulder" in said
    assert "revers" in said
    judged(emdeg.identify(arm, log, mapping={"units": {"tau": {"shoulder": -1}}}))


def test_words_dates_and_quotes(arm: emdeg.Robot, tmp_path: Path) -> None:
    """Columns of words are left out and said; dates are times in Parquet, no numbers in text."""
    made = run().noisy().every(2)
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    columns = named(made)
    stamps = np.datetime64("2026-03-01T10:00:00") + np.round(made.t * 1e6).astype("m8[us]")
    modes = np.where(made.t > 5, "RUN", "READY")
    log = tmp_path / "log.parquet"
    parquet.write_table(arrow.table(columns | {"t": stamps, "mode": modes}), log)
    found = emdeg.identify(arm, log)
    assert "columns of words were left out: mode" in found.done
    judged(found)
    names = list(columns)[1:]
    rows = [",".join(["t", "mode", *names])]
    for k, (stamp, mode) in enumerate(zip(stamps, modes, strict=True)):
        rows.append(",".join([str(stamp), mode, *(f'"{columns[n][k]:.9g}"' for n in names)]))
    text = tmp_path / "log.csv"
    text.write_text("\n".join(rows), "utf-8")
    assert "give rate = " in hint_of(arm, text)
    judged(emdeg.identify(arm, text, mapping={"rate": 250}))


# -- several sources ------------------------------------------------------------------


def test_an_arm_and_a_gripper_on_one_topic(arm: emdeg.Robot, tmp_path: Path) -> None:
    """Messages of a gripper between those of the arm; names in another order than the robot's."""
    rosbag2 = pytest.importorskip("rosbags.rosbag2")
    typesys = pytest.importorskip("rosbags.typesys")
    store = typesys.get_typestore(typesys.Stores.ROS2_JAZZY)
    state, header, time = (
        store.types[name] for name in ("sensor_msgs/msg/JointState", "std_msgs/msg/Header",
                                       "builtin_interfaces/msg/Time")
    )  # fmt: skip
    made = run().noisy().every(2)
    order, none = [2, 0, 1], np.zeros(0)
    with rosbag2.Writer(tmp_path / "bag", version=9) as bag:
        topic = bag.add_connection("/joint_states", state.__msgtype__, typestore=store)

        def write(ns: int, names: list[str], *values: np.ndarray) -> None:
            stamp = header(stamp=time(sec=7 + ns // 10**9, nanosec=ns % 10**9), frame_id="")
            message = state(stamp, names, *values)
            bag.write(topic, ns, store.serialize_cdr(message, state.__msgtype__))

        for k, t in enumerate(made.t):
            ns = round(t * 1e9)
            if k % 2 == 0:
                write(ns, ["finger"], np.array([0.01]), np.array([0.0]), none)
            write(ns + 1, [*(NAMES[i] for i in order), "finger"], np.append(made.q[k, order], 0.01),
                  none, np.append(made.tau[k, order], 0.0))  # fmt: skip
    found = emdeg.identify(arm, tmp_path / "bag")
    assert any("without any number of this robot were left out" in d for d in found.done)
    judged(found)


def test_runs_in_several_files_at_several_rates(arm: emdeg.Robot, tmp_path: Path) -> None:
    files = [
        table(tmp_path / f"run{seed}.csv", named(run(seconds=8.0, seed=seed).noisy().every(step)))
        for seed, step in ((4, 1), (5, 2), (6, 2))
    ]
    found = emdeg.identify(arm, files[:2], validate=files[2])
    assert "the last third of each log was held out" not in found.done
    judged(found)


# -- friction that remembers ----------------------------------------------------------


def test_friction_that_remembers_is_found(arm: emdeg.Robot) -> None:
    """At rest the last motion decides; MuJoCo's plant has springs of 0.3 mrad in place of DRY."""
    found = emdeg.identify(arm, named(run("stops", memory=True).noisy()))
    assert found.held_out is not None
    assert {p.joint for p in found.presliding} == set(NAMES)
    for part in found.presliding:
        assert part.share > 0.7
        assert 1e-4 < part.length < 1e-3
    assert found.held_out.relative_error < 0.6 * found.memoryless["held_out"].relative_error
    friction = [next(p for p in found.base_parameters if p.name == f"Fc{k}") for k in (1, 2, 3)]
    for p, true in zip(friction, DRY, strict=True):
        assert abs(p.value - true) < 4 * p.standard_deviation
    assert found.to_json()["presliding"][0]["joint"] == "waist"
    # along a motion that it has not seen: the prediction remembers, the robot's equations do not
    other = run("stops", seed=9, memory=True)
    q, qd, qdd = (
        savgol_filter(other.q, 25, 4, deriv=k, delta=other.t[1], axis=0) for k in range(3)
    )
    robot = emdeg.compile(found.robot, "inverse_dynamics", optimise=None).jit()
    measured, seen, forgotten = (
        savgol_filter(tau, 25, 2, axis=0)[50:-50]
        for tau in (other.tau, found.efforts(q, qd, qdd), robot(q, qd, qdd))
    )
    with pytest.raises(EmdegError, match="not an array of numbers"):
        found.efforts("q", qd, qdd)
    error = np.linalg.norm(measured - seen)
    assert error < 0.08 * np.linalg.norm(measured)
    assert error < 0.8 * np.linalg.norm(measured - forgotten)


def test_friction_without_memory_is_left_alone(arm: emdeg.Robot) -> None:
    """A motion that never rests shows none, and the errors have none."""
    found = emdeg.identify(arm, named(run().noisy()))
    assert found.presliding == ()
    assert found.memoryless == {}
    judged(found)


def test_slow_moves_between_poses(arm: emdeg.Robot) -> None:
    """Weights are told and predicted; inertias are not, and stay as described."""
    found = emdeg.identify(arm, named(run("slow", seconds=24.0).noisy()))
    judged(found, 0.03)
    assert not any("badly" in w for w in found.warnings)
    inertia = [p for p in found.base_parameters if p.name.startswith(("Jxy", "Jyz"))]
    assert not all(p.essential for p in inertia)
