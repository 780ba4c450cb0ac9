"""Logs for an identification, damaged: files of every format, arrays, mappings.

An identification is tried with a page and a robot to write. Whatever it answers, there is a whole
page and a whole description, or neither; never a part, never a file that was left over.
"""

from __future__ import annotations

import base64
import gzip
import io
import random
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import emdeg
from tests.campaign.damage import WORDS, damaged, mutated, number
from tests.campaign.trial import TAKEN, Case, Kind
from tests.identify.logs import arm_log, write_csv

ARM = (
    '<robot name="arm"><link name="base"/><joint name="shoulder" type="revolute">'
    '<parent link="base"/><child link="upper"/><axis xyz="0 1 0"/>'
    '<limit lower="-4" upper="4" effort="10" velocity="9"/></joint>'
    '<link name="upper"><inertial><origin xyz="0.2 0 0"/><mass value="2.5"/>'
    '<inertia ixx="0.01" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.02"/></inertial></link></robot>'
)
FORMATS = ("csv", "csv", "csv", "csv.gz", "npz", "parquet", "bag")
MAPPING = """
rate = 100
[columns]
t = "t"
q = "q_{joint}"
tau = "tau_{joint}"
[units]
t = "s"
q = "rad"
tau = "N m"
[drive]
ratio = [-50]
offset = ["-pi/2"]
side = "joint"
[model]
friction = true
rotors = true
[prepare]
cutoff = 20
rate = 50
smoother = "filter"
delay = 0.01
"""
ROWS = 800


@cache
def sound() -> dict[str, np.ndarray]:
    return arm_log(seconds=ROWS / 100, rate=100.0)


@cache
def packed(format: str) -> dict[str, bytes]:
    """The files of a sound log, by name."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        if format.startswith("csv"):
            data = write_csv(folder / "log.csv", sound()).read_bytes()
            return {f"log.{format}": gzip.compress(data, mtime=0) if format == "csv.gz" else data}
        if format == "npz":
            buffer = io.BytesIO()
            np.savez(buffer, **sound())
            return {"log.npz": buffer.getvalue()}
        if format == "parquet":
            import pyarrow
            import pyarrow.parquet

            pyarrow.parquet.write_table(pyarrow.table(sound()), folder / "log.parquet")
            return {"log.parquet": (folder / "log.parquet").read_bytes()}
        bagged(folder / "bag")
        return {f"bag/{f.name}": f.read_bytes() for f in sorted((folder / "bag").iterdir())}


def bagged(folder: Path) -> None:
    """The log as joint states in a ROS 2 bag."""
    from rosbags.rosbag2 import Writer
    from rosbags.typesys import Stores, get_typestore

    store = get_typestore(Stores.ROS2_JAZZY)
    names = ("sensor_msgs/msg/JointState", "std_msgs/msg/Header", "builtin_interfaces/msg/Time")
    State, Header, Time = (store.types[n] for n in names)
    with Writer(folder, version=9) as bag:
        topic = bag.add_connection("/joint_states", State.__msgtype__, typestore=store)
        for t, q, tau in zip(*sound().values(), strict=True):
            ns = round(t * 1e9)
            header = Header(stamp=Time(sec=ns // 10**9 + 1, nanosec=ns % 10**9), frame_id="")
            message = State(header=header, name=["shoulder"], position=np.array([q]),
                            velocity=np.zeros(0), effort=np.array([tau]))  # fmt: skip
            bag.write(topic, ns, store.serialize_cdr(message, State.__msgtype__))


# -- files ------------------------------------------------------------------------------


def broken(data: bytes, rng: random.Random) -> bytes:
    """Bytes changed, cut, doubled, overwritten."""
    found = bytearray(data)
    for _ in range(rng.randint(1, 5)):
        way, spot = rng.randrange(5), rng.randrange(len(found) + 1)
        if way == 0 and found:
            found[spot % len(found)] = rng.randrange(256)
        elif way == 1:
            del found[spot:]
        elif way == 2:
            found[spot:spot] = found[spot : spot + rng.randint(1, 300)]
        elif way == 3:
            del found[spot : spot + rng.randint(1, 300)]
        else:
            found[spot : spot + 4] = rng.randbytes(4)
    return bytes(found)


def draw_file(rng: random.Random) -> Case:
    format = rng.choice(FORMATS)
    files = dict(packed(format))
    name = rng.choice(sorted(files))
    if format == "csv" and rng.random() < 0.8:
        text = files[name].decode()
        if rng.random() < 0.5:
            cells = text.split(",")
            for _ in range(rng.randint(1, 5)):
                near = f"{rng.uniform(-2, 2):.4g}"
                cells[rng.randrange(len(cells))] = rng.choice(
                    (near, near, near, number(rng), rng.choice(WORDS))
                )
            text = ",".join(cells)
        else:
            text = damaged(text, rng)
        files[name] = text.encode("utf-8", "replace")
    else:
        files[name] = broken(files[name], rng)
    packed_again = {name: base64.b64encode(data).decode() for name, data in files.items()}
    return {"format": format, "files": packed_again}


def attempt_file(case: Case) -> str:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name, data in case["files"].items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_bytes(base64.b64decode(data))
        log = folder / ("bag" if case["format"] == "bag" else next(iter(case["files"])))
        return identified(folder, log)


# -- arrays -----------------------------------------------------------------------------


def draw_arrays(rng: random.Random) -> Case:
    """Names of columns, and what is done to each."""
    columns = list(sound())
    ways = ("nan", "inf", "huge", "zero", "text", "none", "short", "long", "wide", "complex",
            "object", "swap", "reverse", "scale", "bool", "empty", "absent", "rename", "denormal",
            "step", "noise", "same")  # fmt: skip
    done = [(rng.choice(columns), rng.choice(ways), rng.random()) for _ in range(rng.randint(1, 3))]
    return {
        "done": done,
        "mapping": None
        if rng.random() < 0.7
        else {
            "prepare": {
                "smoother": rng.choice(("filter", "rts", "none")),
                "cutoff": rng.choice((1, 10, 49, 60)),
            }
        },
    }


def attempt_arrays(case: Case) -> str:
    log: dict[str, Any] = {k: v.copy() for k, v in sound().items()}
    for name, way, amount in case["done"]:
        if name in log:
            changed(log, name, way, amount)
    with tempfile.TemporaryDirectory() as place:
        return identified(Path(place), log, mapping=case["mapping"])


def changed(log: dict[str, Any], name: str, way: str, amount: float) -> None:
    values = np.asarray(log[name])
    spot = int(amount * (len(values) - 1)) if values.ndim and len(values) else 0
    simple = {
        "text": lambda: "values", "none": lambda: None, "zero": lambda: values * 0,
        "short": lambda: values[:spot], "long": lambda: np.tile(values, 2),
        "wide": lambda: np.column_stack([values, values]), "complex": lambda: values * 1j,
        "object": lambda: [object()] * len(values), "bool": lambda: values > 0,
        "empty": lambda: [], "scale": lambda: values * 10 ** (40 * amount - 20),
        "denormal": lambda: values * 1e-310, "reverse": lambda: values[::-1],
        "step": lambda: values + (np.arange(len(values)) > spot) * 100 * amount,
        "noise": lambda: values + np.random.default_rng(spot).normal(size=values.shape),
        "same": lambda: values,
    }  # fmt: skip
    if values.ndim != 1 or not len(values) or values.dtype.kind not in "fiub":
        return
    with np.errstate(all="ignore"):
        if way in simple:
            log[name] = simple[way]()
        elif way in ("nan", "inf", "huge"):
            log[name] = values.astype(float)
            log[name][spot] = {"nan": np.nan, "inf": np.inf, "huge": 1e300}[way]
        elif way == "absent":
            del log[name]
        elif way == "rename":
            log[name.upper()] = log.pop(name)
        elif way == "swap":
            other = sorted(log)[0]
            log[name], log[other] = log[other], log[name]


# -- mappings ---------------------------------------------------------------------------


def draw_mapping(rng: random.Random) -> Case:
    return {"text": damaged(MAPPING, rng) if rng.random() < 0.5 else mutated(MAPPING, rng)}


def attempt_mapping(case: Case) -> str:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "map.toml").write_bytes(case["text"].encode("utf-8", "replace"))
        return identified(folder, sound(), mapping=folder / "map.toml")


def identified(folder: Path, log: Any, mapping: Any = None) -> str:
    """Fit, write a page and a robot: both are whole, or not there."""
    before = set(folder.rglob("*"))
    page, robot = folder / "page.html", folder / "robot.urdf"
    try:
        found = emdeg.identify(emdeg.loads(ARM, "urdf"), log, mapping=mapping)
        found.report(page)
        robot.write_text(found.robot.to_urdf(), "utf-8")
    finally:
        made = set(folder.rglob("*")) - before
        assert made in (set(), {page}, {page, robot}), f"left over: {sorted(made)}"
    assert page.read_text("utf-8").endswith("</html>\n"), "a page is not whole"
    emdeg.load(robot)
    assert all(np.isfinite(p.value) for p in found.base_parameters), "a value is not finite"
    assert found.to_json()
    return TAKEN


KINDS = [
    Kind("log file", draw_file, attempt_file, 3_500),
    Kind("log arrays", draw_arrays, attempt_arrays, 1_000),
    Kind("log mapping", draw_mapping, attempt_mapping, 1_000),
]
