"""Every public function that takes a robot, a model or a program: names, paths and nonsense."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError

#: what each needs besides the robot; a new public function must be listed here
ROBOTS: dict[str, Callable[[Any], Any]] = {
    "angular_velocity_speeds": lambda r: emdeg.angular_velocity_speeds(r, "link2", [1], [2]),
    "axis_pairs": lambda r: emdeg.axis_pairs(r),
    "base_parameters": lambda r: emdeg.base_parameters(r),
    "canonical_equations": lambda r: emdeg.canonical_equations(r),
    "closed_loops": lambda r: emdeg.closed_loops(r),
    "compile": lambda r: emdeg.compile(r, "gravity", optimise="-O0"),
    "constrained": lambda r: emdeg.constrained(r),
    "derivatives": lambda r: emdeg.derivatives(r, optimise="-O0"),
    "derive": lambda r: emdeg.derive(r),
    "dominance": lambda r: emdeg.dominance(r, PATH),
    "explicit_model": lambda r: emdeg.explicit_model(r),
    "frame_poses": lambda r: emdeg.frame_poses(r),
    "hierarchical": lambda r: emdeg.hierarchical(r),
    "excite": lambda r: emdeg.excite(r, speed=2, starts=1, harmonics=2, duration=2),
    "identifiable": lambda r: emdeg.identifiable(r),
    "identify": lambda r: emdeg.identify(r, log()),
    "online": lambda r: emdeg.online(r),
    "inverse_jacobian": lambda r: emdeg.inverse_jacobian(r, rows=[0, 1]),
    "islands": lambda r: emdeg.islands(r, "gravity", islands=2, rounds=1),
    "jacobian": lambda r: emdeg.jacobian(r),
    "linearise": lambda r: emdeg.linearise(r, [0.0, 0.0]),
    "lint": lambda r: emdeg.lint(r),
    "maggi": lambda r: emdeg.maggi(r),
    "opened": lambda r: emdeg.opened(r),
    "parts": lambda r: emdeg.parts(r, "g"),
    "published": lambda r: emdeg.published(r),
    "repaired": lambda r: emdeg.repaired(r, ()),
    "shortened": lambda r: emdeg.shortened(r, "gravity", optimise="-O1"),
    "simulate": lambda r: emdeg.simulate(r, t=0.01),
    "sweep": lambda r: emdeg.sweep(r, 64, ranges={"q": 1, "qd": 1, "qdd": 1}),
    "speeds": lambda r: emdeg.speeds(r, [[1, 0], [0, 1]]),
    "spherical_wrists": lambda r: emdeg.spherical_wrists(r),
    "verify": lambda r: emdeg.verify(r),
    # explicit models: a robot's name serves as well
    "abbreviate": lambda r: emdeg.abbreviate(r),
    "abbreviate_within": lambda r: emdeg.abbreviate_within(r, 1.0),
    "coefficient_program": lambda r: emdeg.coefficient_program(r, optimise=None),
    "partition": lambda r: emdeg.partition(r, 1),
    "speed_study": lambda r: emdeg.speed_study(r, PATH),
    "two_rate_programs": lambda r: emdeg.two_rate_programs(r, optimise=None),
}
LOOPS = {"closed_loops", "constrained", "maggi", "opened"}
PROGRAMS: dict[str, Callable[[Any], Any]] = {
    "Kernel": lambda p: emdeg.Kernel(p),
    "certify": lambda p: emdeg.certify(p, p),
    "digits": lambda p: emdeg.digits(p, {}),
    "emit": lambda p: emdeg.emit(p, "c"),
    "interpret": lambda p: emdeg.interpret(p, {}),
    "jit": lambda p: emdeg.jit(p),
    "latency": lambda p: emdeg.latency(p),
    "program_lines": lambda p: emdeg.program_lines(p),
}
PATH = emdeg.trajectories.cycloid([0.1, 0.2], [0.7, -0.4], 1.0)


@cache
def log() -> dict[str, Any]:
    """A double pendulum that was moved for five seconds."""
    t = np.linspace(0, 5, 501)
    q = np.stack([np.sin(2 * t) + 0.3 * np.sin(5 * t), np.cos(3 * t)], axis=1)
    qd = np.stack([2 * np.cos(2 * t) + 1.5 * np.cos(5 * t), -3 * np.sin(3 * t)], axis=1)
    qdd = np.stack([-4 * np.sin(2 * t) - 7.5 * np.sin(5 * t), -9 * np.cos(3 * t)], axis=1)
    tau = emdeg.compile("double_pendulum", optimise="-O0").jit()(q, qd, qdd)
    columns = {"q": q, "qd": qd, "qdd": qdd, "tau": tau}
    return {"t": t} | {f"{n}_joint{k + 1}": x[:, k] for n, x in columns.items() for k in (0, 1)}


def _first_parameters() -> dict[str, str]:
    """Public functions and what their first parameter is called."""
    found = {}
    for name in emdeg.__all__:
        value = getattr(emdeg, name)
        if inspect.isfunction(value) and (parameters := list(inspect.signature(value).parameters)):
            found[name] = parameters[0]
    return found


def test_every_public_function_that_takes_a_robot_or_a_program_is_tried_here() -> None:
    firsts = _first_parameters()
    either = {"sweep", "verify"}  # a robot or a program
    assert {n for n, p in firsts.items() if p in ("robot", "model")} | either == set(ROBOTS)
    programs = {n for n, p in firsts.items() if p == "program"} | {"Kernel", "jit"}
    assert programs - either == set(PROGRAMS)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("robots") / "arm.toml"
    path.write_text(emdeg.load("double_pendulum").to_toml(), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ROBOTS)
def test_a_name_does_what_the_robot_does(name: str) -> None:
    call = ROBOTS[name]
    robot = "four_bar" if name in LOOPS else "double_pendulum"
    wanted = call(emdeg.load(robot))
    assert type(call(robot)) is type(wanted)


def test_a_path_is_as_good_as_a_name(file: Path) -> None:
    wanted = emdeg.derive("double_pendulum").gravity
    assert emdeg.derive(file).gravity == emdeg.derive(str(file)).gravity == wanted


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("nonsense", [3.5, ["double_pendulum"]], ids=repr)
def test_what_is_no_robot_is_told_what_one_is(name: str, nonsense: object) -> None:
    with pytest.raises(UsageError, match="expected a robot") as told:
        ROBOTS[name](nonsense)
    assert "puma560" in str(told.value)


@pytest.mark.parametrize("name", ROBOTS)
def test_a_name_that_there_is_not_is_told_where_the_list_is(name: str) -> None:
    with pytest.raises(emdeg.EmdegError, match=r"id you mean double_pendulum.*emdeg robots"):
        ROBOTS[name]("double_pendulu")


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("nonsense", ["double_pendulum", 3.5, ["double_pendulum"]], ids=repr)
def test_what_is_no_program_is_told_how_to_make_one(name: str, nonsense: object) -> None:
    with pytest.raises(UsageError, match=r"emdeg\.compile"):
        PROGRAMS[name](nonsense)


def test_a_program_of_a_name_carries_the_robot() -> None:
    program = emdeg.compile("double_pendulum", "gravity", optimise="-O0")
    assert (
        program.robot
        == emdeg.load("double_pendulum")
        == emdeg.compile(robot="double_pendulum", outputs="gravity", optimise="-O0").robot
    )
    assert program.verify("double_pendulum").proven
