"""Arguments that mean nothing, or two things: one sentence that says what was expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import emdeg
from emdeg.cli import REFUSED, run
from emdeg.errors import EmdegError

ARM: Any = emdeg.load("two_link")
CALLS: dict[str, Callable[[], Any]] = {
    "a joint that there is not": lambda: ARM.locked({"j": 0}),
    "joints by number": lambda: ARM.locked(5),
    "a joint twice": lambda: ARM.locked({"joint1": 0}, joint1=1),
    "a value twice": lambda: ARM.with_values({"m1": 0}, m1=1),
    "a joint locked nowhere": lambda: ARM.locked({"joint1": None}),
    "a load without a number": lambda: ARM.with_payload(None),
    "a load at a point of the plane": lambda: ARM.with_payload(1, com=(1, 2)),
    "a load at no frame": lambda: ARM.with_payload(1, frame="nope"),
    "gravity without a direction": lambda: ARM.with_gravity(9.81),
    "gravity in words": lambda: ARM.with_gravity("down"),
    "a start of the wrong length": lambda: emdeg.simulate(ARM, q0=[0.0]),
    "a start in words": lambda: emdeg.simulate(ARM, q0="up"),
    "a goal of the wrong length": lambda: emdeg.simulate(ARM, emdeg.laws.pd([1], 1, 1), t=0.01),
    "outputs by number": lambda: emdeg.compile(ARM, 3),  # type: ignore[arg-type]
    "no outputs": lambda: emdeg.compile(ARM, []),
    "a method by number": lambda: emdeg.derive(ARM, 3),  # type: ignore[arg-type]
    "parts by number": lambda: emdeg.parts(ARM, 3),  # type: ignore[arg-type]
    "names by number": lambda: emdeg.parts(ARM, "M", coordinates=3),  # type: ignore[arg-type]
    "an option that there is not": lambda: emdeg.compile(ARM).emit("c", foo=3),
    "costs of a robot": lambda: emdeg.step_costs(ARM),
    "a speed that there is not": lambda: emdeg.angular_velocity_speeds(ARM, "link1", [7], [0]),
    "speeds without axes": lambda: emdeg.angular_velocity_speeds(ARM, "link1", [0, 1]),
    "text that is a number": lambda: emdeg.loads(3, "toml"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("what", CALLS)
def test_python_says_what_was_expected(what: str) -> None:
    with pytest.raises(EmdegError) as told:
        CALLS[what]()
    assert told.value.expected or told.value.hint, told.value


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--lock", "joint1=0", "--lock", "joint2=0"], "--lock: is given twice"),
        (["--lock", "joint1=0,joint1=1"], "names a joint twice"),
        (["--payload", "1", "--payload", "2"], "--payload: is given twice"),
        (["--payload", "1@"], "names no frame"),
        (["--payload", "1,2"], "MASS,x,y,z"),
        (["--gravity", "0,0"], "x,y,z"),
        (["--gravity", "0,0,1", "--gravity", "0,0,2"], "--gravity: is given twice"),
    ],
    ids=str,
)
def test_the_shell_says_what_was_expected(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["show", "two_link", *options]) == REFUSED
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--q0", "--qd0", "--goal"])
def test_a_state_of_the_wrong_length_is_asked_for(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["simulate", "two_link", "--controller", "pd", "--time", "0.01", option, "1"]
    assert run(given) == REFUSED
    told = capsys.readouterr().err
    assert option in told
    assert "2" in told
