"""Command lines: every command with options that it has, with sound and odd values, and some typos.

A command line ends with a documented exit code: 0, 1 (refused), 2 (misused). Code 3 is a defect of
emdeg by its own words, and anything raised is one too. Commands run in a folder of their own that
has a few descriptions, sound and broken, and are caught there: nothing is written elsewhere.
"""

from __future__ import annotations

import contextlib
import io
import os
import random
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import typer.main

import emdeg
from emdeg.backends.base import TARGETS
from emdeg.cli import DEFECT, MISUSED, OK, main
from emdeg.cli import REFUSED as REFUSED_CODE
from emdeg.cli.app import COMMANDS, make_app
from tests.campaign.damage import WORDS, damaged, number
from tests.campaign.descriptions import CSV, FIXTURES, TREE, YAML
from tests.campaign.programs import sound
from tests.campaign.random_robots import WRITERS, random_robot
from tests.campaign.trial import REFUSED, TAKEN, Case, Kind

ROBOTS = ("two_link", "fu316", "fu318", "double_pendulum", "unicycle", "slider_crank", "four_bar",
          "stanford3")  # fmt: skip
FILES = {
    "arm.toml": TREE, "arm.yaml": YAML, "arm.csv": CSV, "arm.urdf": None, "made.urdf": None,
    "broken.toml": None, "arm.json": None, "broken.json": None, "run.csv": "t,a,b\n0,0,0\n1,1,1\n",
    "stone.urdf": '<robot name="stone"><link name="base"/></robot>',
    "empty.urdf": "", "notes.txt": "hello",
}  # fmt: skip
#: what an option takes when it takes something sensible; all others take numbers
SOUND: dict[str, tuple[str, ...]] = {
    "robot": (*ROBOTS, *FILES), "file": (*ROBOTS, *FILES), "source": (*ROBOTS, *FILES),
    "method": tuple(emdeg.METHODS), "methods": ("kane,li", "newton_euler", "kane"),
    "outputs": (*emdeg.QUANTITIES, "mass_matrix,gravity", "fk:tool", "jacobian:link1:local"),
    "optimise": ("none", "-O0", "-O1", "O1", "1"), "objective": tuple(emdeg.OBJECTIVES),
    "target": tuple(TARGETS), "output": ("out", "a/b/out", "out.json"), "directory": ("out", "."),
    "name": ("arm", "for", "1x"), "dtype": ("float64", "float32", "float16"),
    "integrator": ("DOP853", "RK45", "rk4", "semi_implicit", "variational", "Radau"),
    "controller": ("none", "pd", "computed-torque", "kane", "replay"),
    "path": ("hold", "cycloid", "minimum_jerk", "trapezoid", "run.csv"), "efforts": ("run.csv",),
    "plot": ("out.png", "out.svg", "out.xyz"), "csv": ("out.csv",), "time": ("0.1", "0.5"),
    "step": ("0.01", "0.001"), "states": ("10", "100"), "batch": ("10", "100"), "repeat": ("1",),
    "samples": ("11", "201"), "rtol": ("1e-6", "1e-3"), "significance": ("0", "1%", "5%", "0.1"),
    "constant": ("1%",), "within": ("0.5%", "0.2"), "abbreviate_at": ("1%", "10%"),
    "term": ("M11", "g1", "c2", "s12", "b112", "tau1"), "parts": ("M,g", "tau", "M", "C"),
    "form": ("lumped", "nested", "explicit", "recursive"), "panels": ("position,energy", "effort"),
    "q0": ("0.1,0.2", "1", "90deg"), "qd0": ("0,0", "1"), "q": ("0,0", "0.3"), "qd": ("0", "1,1"),
    "tau": ("0", "1,2"), "goal": ("0.5", "0,0"), "kp": ("100", "1,2"), "kd": ("20",),
    "seed": ("1", "2"), "duration": ("0.1",), "period": ("0.01",), "snap": ("0", "1e-4"),
    "speed": ("1",), "acceleration": ("2",), "budget": ("1e4", "1e6"),
    "lock": ("joint1=0.5", "joint1=90deg,joint2=0", "shoulder=0", "joint1"),
    "payload": ("0.5", "m", "1,0,0,0.1", "symbols", "1@tool"),
    "gravity": ("0", "0,0,-9.81", "0,0,-g", "1"),
}  # fmt: skip


@cache
def options_of(command: str) -> list[Any]:
    group: Any = typer.main.get_command(make_app())
    return list(group.get_command(None, command).params)


def draw(rng: random.Random) -> Case:
    command = rng.choice(list(COMMANDS))
    odd = rng.choice((0.0, 0.05, 0.3))

    def value(name: str) -> str:
        if rng.random() < odd:
            word = rng.choice((rng.choice(WORDS), number(rng), rng.choice(WORDS)))
            return word.replace("\0", "0")[:500]
        return rng.choice(SOUND.get(name, ("1", "0.5")))

    arguments = [command]
    for parameter in options_of(command):
        if parameter.param_type_name == "argument":
            if rng.random() < 0.97:
                arguments.append(value(parameter.name))
        elif rng.random() < 0.25:
            option = rng.choice([*parameter.opts, *parameter.secondary_opts])
            arguments.append(option)
            if not parameter.is_flag:
                arguments.append(value(parameter.name))
    if command == "shorten" and not {"-O", "--optimise"} & set(arguments):
        arguments += ["-O", "1"]  # its own default searches for a minute, which is no hang
    if rng.random() < odd:
        extra = rng.choice(("--json", "--help", "--version", "--", "-x", "--jsn", "", "two_link"))
        arguments.insert(rng.randrange(len(arguments) + 1), extra)
    return {"arguments": arguments, "files": rng.randrange(10**6)}


def attempt(case: Case) -> str:
    out = io.TextIOWrapper(io.BytesIO(), "utf-8")
    before = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder), random.Random(case["files"]))
        os.chdir(folder)
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
                main(case["arguments"])
        except SystemExit as end:
            code = end.code
        finally:
            os.chdir(before)
    out.flush()
    told = out.buffer.getvalue().decode()
    assert code in (OK, REFUSED_CODE, MISUSED), f"exit code {code}: {told[-500:]}"
    assert code != DEFECT
    assert code == OK or told.strip(), "refused without a word"
    assert "Traceback" not in told, told
    return TAKEN if code == OK else REFUSED


def fill(folder: Path, rng: random.Random) -> None:
    made = {
        "arm.urdf": (FIXTURES / "urdf" / "everything.urdf").read_text("utf-8"),
        "made.urdf": WRITERS["urdf"](random_robot(rng)),
        "broken.toml": damaged(TREE, rng),
        "arm.json": sound(rng.randrange(6)),
        "broken.json": damaged(sound(0), rng),
    }
    for name, text in FILES.items():
        data = (made[name] if text is None else text).encode("utf-8", "surrogatepass")
        (folder / name).write_bytes(data)


KINDS = [Kind("command", draw, attempt, 400, seconds=60)]
