"""Arguments of the wrong kind: a sentence that names them; and no error is hidden by that."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest

import emdeg
from emdeg.errors import EmdegError, UsageError
from emdeg.public import fits, public, public_methods

ARM = emdeg.load("two_link")
PROGRAM = emdeg.compile(ARM, optimise="-O0")
FUNCTIONS = [n for n in emdeg.__all__ if inspect.isfunction(getattr(emdeg, n))]
NOTHING: list[Any] = [None, 3, "nope", [], [1, 2], {"a": 1}, 1j, np.zeros(3), 10**400]
#: functions that work for long on what they are given; their arguments have tests of their own
LONG = {"excite", "identify", "islands", "shortened", "sweep"}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_of_the_door_is_public(name: str) -> None:
    assert getattr(emdeg, name).__code__ is public(len).__code__  # type: ignore[attr-defined]


def attempts(function: Callable[..., Any], values: Sequence[Any]) -> Any:
    """Calls with one argument that is probably nonsense, and the others of the right kind."""
    parameters = [
        p for p in inspect.signature(function).parameters.values()
        if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)
    ]  # fmt: skip
    sound = {
        p.name: ARM if p.name == "robot" else PROGRAM if p.name == "program" else "two_link"
        for p in parameters
        if p.default is p.empty
    }
    for p in parameters:
        if p.name not in ("path", "file", "directory", "optimise"):
            yield from ({**sound, p.name: value} for value in values)


@pytest.mark.parametrize("name", sorted(set(FUNCTIONS) - LONG))
def test_what_is_nothing_ends_in_a_sentence(name: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in attempts(getattr(emdeg, name), [object()]):
        with suppress(EmdegError):
            getattr(emdeg, name)(**arguments)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(FUNCTIONS) - LONG))
def test_nonsense_ends_in_a_result_or_in_a_sentence(name: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in attempts(getattr(emdeg, name), NOTHING):
        with suppress(EmdegError):
            getattr(emdeg, name)(**arguments)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: emdeg.derive(ARM, []), "argument method: is of the wrong kind. Found []; exp"),
        (lambda: emdeg.load("two_link", snap=[1]), "argument snap: is of the wrong kind"),
        (lambda: PROGRAM.save(3), "argument path: is of the wrong kind. Found 3; expected str"),
        (lambda: ARM.with_payload(1, frame=[]), "argument frame: is of the wrong kind"),
        (lambda: emdeg.Robot.from_dh(3, convention="standard"), "argument rows: is of the wrong"),
    ],
    ids=["function", "option", "method", "edit", "static"],
)
def test_the_argument_is_named(call: Callable[[], Any], said: str) -> None:
    with pytest.raises(UsageError) as told:
        call()
    assert said in str(told.value)


def test_errors_of_ones_own_functions_pass() -> None:
    def told(*_: object) -> None:
        raise TypeError("mine")

    with pytest.raises(TypeError, match="mine"):
        emdeg.verify(PROGRAM, robot=ARM, progress=told)


def test_a_defect_stays_a_defect_and_the_cause_is_kept() -> None:
    @public
    def broken(n: int, names: Sequence[str] = ()) -> int:
        return n + names  # type: ignore[operator]

    with pytest.raises(TypeError, match="unsupported operand"):
        broken(3)
    with pytest.raises(UsageError, match="argument n") as told:
        broken([])  # type: ignore[arg-type]
    assert isinstance(told.value.__cause__, TypeError)
    with pytest.raises(TypeError, match="missing 1 required"):
        broken()  # type: ignore[call-arg]


def test_methods_stay_what_they_are() -> None:
    @public_methods
    class Held:
        def plain(self, n: int) -> int:
            return n + 1

        @classmethod
        def made(cls, n: int) -> str:
            return cls.__name__ + "!" * n

        @staticmethod
        def apart(n: int) -> int:
            return -n

        @property
        def shown(self) -> int:
            return 7

    held = Held()
    assert (held.plain(1), Held.made(2), held.apart(3), held.shown) == (2, "Held!!", -3, 7)
    with pytest.raises(UsageError, match="argument n"):
        held.plain("1")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "hint", "answer"),
    [
        (1, float, True), (10**400, float, False), (10**400, int, True),
        (Fraction(1, 3), float, True), (Decimal("0.1"), float, True),
        (True, int, False), (np.int64(3), int, True), ("3", float, False), (1j, float, False),
        ("ab", Sequence[str], False), (["ab"], Sequence[str], True), ([1], Sequence[str], False),
        ({"a": 1}, Mapping[str, float], True), ({"a": "b"}, Mapping[str, float], False),
        (None, float | None, True), ("x", Literal["x", "y"], True), ("z", Literal["x"], False),
        ((1, 2), tuple[int, ...], True), ((1, "2"), tuple[int, ...], False), (3, Any, True),
        (len, Callable[[Any], int], True), (3, Callable[[Any], int], False),
    ],
    ids=str,
)  # fmt: skip
def test_what_fits(value: object, hint: Any, answer: bool) -> None:
    assert fits(value, hint) is answer
