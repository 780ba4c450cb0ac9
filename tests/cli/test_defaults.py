"""Defaults agree: what is not said means the same in every function and in every command."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import typer.main

import emdeg
from emdeg.cli.app import COMMANDS, make_app
from emdeg.report import Options

APP = typer.main.get_command(make_app())
#: what an option that has one of these names means when it is left out
EXPECTED = {
    name: parameter.default
    for name, parameter in inspect.signature(emdeg.compile).parameters.items()
    if name in ("outputs", "method", "optimise", "rotors", "certify", "objective")
}
PUBLIC = {name: getattr(emdeg, name) for name in emdeg.__all__ if name != "__version__"}


def functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """All that the door offers to call, and the methods of its classes."""
    for name, value in PUBLIC.items():
        if inspect.isfunction(value):
            yield name, value
        if inspect.isclass(value):
            for own, method in inspect.getmembers(value, inspect.isfunction):
                if not own.startswith("_"):
                    yield f"{name}.{own}", method
    yield "report.Options", Options


def command(name: str) -> Any:
    return APP.get_command(None, name)  # type: ignore[attr-defined]


def test_the_names_are_options_of_compile() -> None:
    assert EXPECTED.keys() == {"outputs", "method", "optimise", "rotors", "certify", "objective"}


def test_functions_agree_with_compile() -> None:
    found = [
        f"{name}({option}={parameter.default!r}), compile has {EXPECTED[option]!r}"
        for name, function in functions()
        for option, parameter in inspect.signature(function).parameters.items()
        if option in ("optimise", "rotors", "certify", "objective")
        and parameter.default not in (inspect.Parameter.empty, EXPECTED[option])
        # most runs are over sooner than a search; to search is what shortened is for
        and name not in ("simulate", "shortened")
    ]
    assert found == []


def test_verify_draws_other_points_than_the_certificate_that_it_checks() -> None:
    certify, verify = (
        inspect.signature(f).parameters["seed"] for f in (emdeg.certify, emdeg.verify)
    )
    assert certify.default != verify.default


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_agree_with_compile(name: str) -> None:
    for parameter in command(name).params:
        own = {("derive", "method"), ("identify", "method"), ("shorten", "optimise"),
               ("simulate", "optimise")}  # fmt: skip
        if parameter.name in EXPECTED and (name, parameter.name) not in own:
            assert parameter.default == EXPECTED[parameter.name], parameter.name


@pytest.mark.parametrize("name", sorted(COMMANDS.keys() & PUBLIC.keys()))
def test_a_command_agrees_with_the_function_of_its_name(name: str) -> None:
    options = {p.name: p.default for p in command(name).params if not p.required}
    for option, parameter in inspect.signature(PUBLIC[name]).parameters.items():
        if option in options and parameter.default not in (inspect.Parameter.empty, None):
            meant = parameter.default
            assert options[option] == (",".join(meant) if isinstance(meant, tuple) else meant)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_has_the_first_line_of_their_help(name: str) -> None:
    said = str(command(name).help).split("\n\n")[0]
    assert said == COMMANDS[name]
    assert len(said) <= 64  # one line of 80 columns
