"""Logs as people have them: formats that agree, faults that are mended and said, or refused."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import EmdegError
from tests.identify.logs import arm_log, motion, write_csv
from tests.identify.test_identify import ARM

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def arm() -> emdeg.Robot:
    return emdeg.loads(ARM, "urdf")


def value(found: emdeg.Identification, name: str) -> float:
    return next(p.value for p in found.base_parameters if p.name == name)


# -- formats --------------------------------------------------------------------------


def test_text_in_other_shapes(arm: emdeg.Robot, tmp_path: Path) -> None:
    """Semicolons, tabs, spaces, comments, packed: the same numbers."""
    log = arm_log(seconds=6.0)
    plain = write_csv(tmp_path / "a.csv", log).read_text()
    expected = value(emdeg.identify(arm, tmp_path / "a.csv"), "Jzz1")
    for name, text in (
        ("b.csv", plain.replace(",", ";")), ("c.tsv", plain.replace(",", "\t")),
        ("d.txt", "# recorded today\n" + plain.replace(",", "  ")), ("e.csv", "\ufeff" + plain),
    ):  # fmt: skip
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert value(emdeg.identify(arm, str(tmp_path / name)), "Jzz1") == expected
    (tmp_path / "f.csv.gz").write_bytes(gzip.compress(plain.encode()))
    assert value(emdeg.identify(arm, tmp_path / "f.csv.gz"), "Jzz1") == expected


def test_parquet(arm: emdeg.Robot, tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    log = arm_log(seconds=6.0)
    parquet.write_table(arrow.table(log), tmp_path / "log.parquet")
    assert value(emdeg.identify(arm, tmp_path / "log.parquet"), "Fv1") == value(
        emdeg.identify(arm, log), "Fv1"
    )


def test_ros_bag(arm: emdeg.Robot, tmp_path: Path) -> None:
    rosbag2 = pytest.importorskip("rosbags.rosbag2")
    typesys = pytest.importorskip("rosbags.typesys")
    store = typesys.get_typestore(typesys.Stores.ROS2_JAZZY)
    State, Header, Time = (
        store.types[n]
        for n in (
            "sensor_msgs/msg/JointState",
            "std_msgs/msg/Header",
            "builtin_interfaces/msg/Time",
        )
    )
    log = arm_log(seconds=6.0)
    with rosbag2.Writer(tmp_path / "bag", version=9) as bag:
        topic = bag.add_connection("/joint_states", State.__msgtype__, typestore=store)
        for t, q, tau in zip(*log.values(), strict=True):
            ns = round(t * 1e9)
            stamp = Time(sec=ns // 10**9 + 1, nanosec=ns % 10**9)
            message = State(
                header=Header(stamp=stamp, frame_id=""), name=["shoulder"],
                position=np.array([q]), velocity=np.zeros(0), effort=np.array([tau]),
            )  # fmt: skip
            bag.write(topic, ns, store.serialize_cdr(message, State.__msgtype__))
    found = value(emdeg.identify(arm, tmp_path / "bag"), "Jzz1")
    assert found == pytest.approx(value(emdeg.identify(arm, log), "Jzz1"), rel=1e-3)


def test_without_the_package_the_message_says_what_to_install(
    arm: emdeg.Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    (tmp_path / "log.parquet").write_bytes(b"PAR1")
    with pytest.raises(EmdegError, match=r"pip install 'emdeg\[identify\]'"):
        emdeg.identify(arm, tmp_path / "log.parquet")


def test_a_mapping_names_columns_units_and_the_drive(arm: emdeg.Robot, tmp_path: Path) -> None:
    """Motor angles in degrees behind a gear of −50, efforts in another file, no times."""
    log = arm_log(seconds=8.0)
    motor = (log["q_shoulder"] - 0.3) * -50 * 180 / np.pi
    write_csv(tmp_path / "a.csv", {"pos_1": motor})
    write_csv(tmp_path / "b.csv", {"current": log["tau_shoulder"] / -50 * 1e3})
    (tmp_path / "m.toml").write_text(
        "rate = 200\n[columns]\nq = 'pos_{n}'\ntau = ['b.csv:current']\n"
        "[units]\nq = 'deg'\ntau = 'N mm'\n[drive]\nratio = [-50]\noffset = [0.3]\n"
    )
    found = emdeg.identify(arm, tmp_path / "a.csv", mapping=tmp_path / "m.toml")
    assert value(found, "Jzz1") == pytest.approx(0.11, rel=0.05)
    assert any("motors" in d for d in found.done)


# -- mended and said ------------------------------------------------------------------


def _gap(log: dict[str, Any]) -> dict[str, Any]:
    return {k: np.delete(v, slice(600, 700)) for k, v in log.items()}


def _uneven(log: dict[str, Any]) -> dict[str, Any]:
    """Stamps and samples 20 % of a step early or late."""
    t = log["t"] + np.random.default_rng(2).uniform(-0.001, 0.001, len(log["t"]))
    order = np.sort(t)
    return {"t": order} | {k: np.interp(order, log["t"], v) for k, v in log.items() if k != "t"}


def _set(log: dict[str, Any], name: str, rows: Any, to: float) -> dict[str, Any]:
    log[name] = log[name].copy()
    log[name][rows] = to
    return log


def _twice(log: dict[str, Any]) -> dict[str, Any]:
    return {k: np.insert(v, 50, v[50]) for k, v in log.items()}


def _wrapped(log: dict[str, Any]) -> dict[str, Any]:
    return log | {"q_shoulder": (log["q_shoulder"] - 0.5) % (2 * np.pi) + 0.5}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_gap, "cut at 1 gaps"),
        (_uneven, "interpolated"),
        (
            lambda x: _set(x, "tau_shoulder", slice(100, 110), np.nan),
            "10 rows with missing numbers",
        ),
        (_twice, "1 rows that repeat"),
        (_wrapped, "wrap-around"),
    ],
)
def test_what_is_mended_is_said(arm: emdeg.Robot, change: Change, said: str) -> None:
    found = emdeg.identify(arm, change(arm_log(seconds=12.0)))
    assert any(said in d for d in found.done), found.done
    assert value(found, "my1") == pytest.approx(0.4, rel=0.05)


# -- warned ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def two() -> emdeg.Robot:
    return emdeg.load("two_link")


def two_log(robot: emdeg.Robot, noise: float = 0.01, **settings: Any) -> dict[str, Any]:
    """Efforts by the robot's own inverse dynamics; the oracle tests are elsewhere."""
    t, q, qd, qdd = motion(2, 12.0, 200.0, **settings)
    kernel = emdeg.compile(robot, "inverse_dynamics", optimise=None).jit()
    tau = kernel(q, qd, qdd) + 0.3 * qd
    tau = tau + noise * np.random.default_rng(1).normal(size=tau.shape)
    log = {"t": t} | {f"q_joint{k + 1}": q[:, k] for k in range(2)}
    return log | {f"tau_joint{k + 1}": tau[:, k] for k in range(2)}


def test_swapped_efforts_are_said_and_not_exchanged(two: emdeg.Robot) -> None:
    log = two_log(two)
    log["tau_joint1"], log["tau_joint2"] = log["tau_joint2"], log["tau_joint1"]
    found = emdeg.identify(two, log)
    assert any("joint2 fits the motion of joint1" in w for w in found.warnings), found.warnings
    assert found.fitted.relative_error > 0.2


def test_a_reversed_effort_is_said(arm: emdeg.Robot) -> None:
    log = arm_log()
    turned = log | {"tau_shoulder": -log["tau_shoulder"]}
    found = emdeg.identify(arm, turned, consistent=False)
    assert any("friction comes out negative" in w for w in found.warnings), found.warnings
    try:
        told = emdeg.identify(arm, turned).warnings
    except EmdegError as error:
        told = (str(error),)
    assert any("is the sign of its effort" in w.replace("  ", " ") for w in told), told


def test_a_joint_that_stands_still_is_said(two: emdeg.Robot) -> None:
    found = emdeg.identify(two, two_log(two) | {"q_joint2": np.zeros(2400)})
    assert any("joint2 does not move" in w for w in found.warnings)
    assert any("not excited" in w for w in found.warnings)


def test_a_joint_without_columns_is_welded_and_said(two: emdeg.Robot) -> None:
    log = {k: v for k, v in two_log(two).items() if "joint1" not in k}
    found = emdeg.identify(two, log)
    assert any("no joint1" in w for w in found.warnings)
    assert found.joint_names == ("joint2",)


# -- refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda x: {k: v for k, v in x.items() if k != "t"}, "no column of the time"),
        (lambda x: {"t": x["t"]}, "no positions of this robot"),
        (lambda x: {k: v for k, v in x.items() if k[:3] != "tau"}, "no efforts"),
        (lambda x: x | {"t": x["t"][::-1]}, "time goes back"),
        (lambda x: x | {"t": x["t"] * 1e3}, "milliseconds"),
        (lambda x: {k: v[::20] for k, v in x.items()}, "too slowly"),
        (lambda x: {k: v[:20] for k, v in x.items()}, "too short"),
        (lambda x: {k: v[:300] for k, v in x.items()}, "too few equations|too short|long enough"),
        (lambda x: x | {"q_shoulder": np.degrees(x["q_shoulder"])}, "degrees"),
        (lambda x: x | {"q_shoulder": 0 * x["t"]}, "stands still"),
        (lambda x: x | {"tau_shoulder": 0 * x["t"]}, "constant although it moves"),
        (lambda x: x | {"tau_shoulder": x["t"][:-1]}, "different lengths"),
        (lambda x: x | {"qd_shoulder": 57.3 * np.gradient(x["q_shoulder"], 0.005)}, "not the rate"),
        (lambda x: _set(x, "q_shoulder", 700, 2.9), "jumps"),
        (lambda x: _set(x, "q_shoulder", slice(0, 1200), np.nan), "no number in"),
        (lambda x: _set(x, "t", 3, np.nan), "not a number"),
        (lambda x: _set(x, "t", 3, x["t"][2]), "one time and different numbers"),
        (lambda x: x | {"q_sholder": x.pop("q_shoulder")}, "no positions|did you mean"),
        (lambda x: {k: np.zeros((3, 3, 3)) for k in x}, "one dimension"),
        (lambda x: {k: [] for k in x}, "no rows"),
        (lambda x: {"t": ["a"], "q_shoulder": [1.0]}, "not an array of numbers"),
        (lambda x: 7, "neither a file nor a table"),
        (lambda x: [], "names no log"),
        (lambda x: "nowhere.csv", "does not exist"),
    ],
)
def test_what_cannot_be_meant_is_refused(arm: emdeg.Robot, change: Change, message: str) -> None:
    with pytest.raises(EmdegError, match=f"(?i){message}") as error:
        emdeg.identify(arm, change(arm_log(seconds=10.0)))
    assert len(str(error.value)) < 700


@pytest.mark.parametrize(
    ("mapping", "message"),
    [
        ({"rat": 100}, "did you mean 'rate'"),
        ({"units": {"q": "gon"}}, "rad, deg"),
        ({"drive": {"ratio": [1, 2]}}, "2 ratios"),
        ({"drive": {"ratio": [0]}}, "not 0"),
        ({"drive": {"coupling": [[1, 2]]}}, r"\[motor, joint, ratio\]"),
        ({"drive": {"coupling": [[1, 1, 3]]}}, "different numbers"),
        ({"drive": {"offset": ["right"]}}, "-pi/2"),
        ({"prepare": {"cutoff": 400}}, "half the rate"),
        ({"prepare": {"cutoff": -1}}, "positive number"),
        ({"prepare": {"smoother": "magic"}}, "filter or rts"),
        ({"columns": {"q": 3}}, "pattern"),
        ({"model": {"friction": "no"}}, "true or false"),
        (12, "neither a file nor a mapping"),
    ],
)
def test_mappings_without_a_meaning_are_refused(
    arm: emdeg.Robot, mapping: Any, message: str
) -> None:
    with pytest.raises(EmdegError, match=f"(?i){message}"):
        emdeg.identify(arm, arm_log(seconds=8.0), mapping=mapping)


@pytest.mark.parametrize(
    ("robot", "message"),
    [("four_bar", "closed loops"), ("elastic_arm", "elastic joints")],
)
def test_robots_that_this_cannot_do_are_refused(robot: str, message: str) -> None:
    with pytest.raises(EmdegError, match=message):
        emdeg.identify(robot, arm_log())


def test_smoother_and_given_accelerations_agree_with_the_filter(arm: emdeg.Robot) -> None:
    _, _, qd, qdd = motion(1, 12.0, 200.0, 0, 1.0)
    log = arm_log(noise=0.005)
    exact = emdeg.identify(arm, log | {"qd_shoulder": qd[:, 0], "qdd_shoulder": qdd[:, 0]})
    rts = emdeg.identify(arm, log, mapping={"prepare": {"smoother": "rts"}})
    plain = emdeg.identify(arm, log)
    assert any("as they are" in d for d in exact.done)
    assert any("Kalman" in d for d in rts.done)
    for name, truth in (("Jzz1", 0.11), ("my1", 0.4), ("Fc1", 0.6)):
        for found in (exact, rts, plain):
            assert value(found, name) == pytest.approx(truth, rel=0.03)


def test_mutated_files_end_in_a_sentence(arm: emdeg.Robot, tmp_path: Path) -> None:
    """Bytes changed, cut, doubled: a result or an EmdegError, nothing else."""
    random = np.random.default_rng(0)
    data = bytearray(write_csv(tmp_path / "log.csv", arm_log(seconds=2.0, rate=100.0)).read_bytes())
    for trial in range(60):
        changed = bytearray(data)
        for _ in range(random.integers(1, 6)):
            kind, place = random.integers(4), int(random.integers(len(changed)))
            if kind == 0:
                changed[place] = int(random.integers(256))
            elif kind == 1:
                del changed[place:]
            elif kind == 2:
                changed[place:place] = changed[place : place + 200]
            else:
                changed[place : place + 3] = b",\n;"
            changed = changed or bytearray(b"t")
        (tmp_path / f"{trial}.csv").write_bytes(bytes(changed))
        with suppress(EmdegError):
            emdeg.identify(arm, tmp_path / f"{trial}.csv")
