"""The tree of errors: readable, structured, and able to travel between processes."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from emdeg import errors
from emdeg.errors import DeriveError, EmdegError, LoadError, RuntimeFailure, UsageError

ALL = [e for e in vars(errors).values() if isinstance(e, type) and issubclass(e, EmdegError)]

FULL = LoadError(
    "the parent link does not exist",
    file="arm.urdf",
    line=12,
    element="joint 'elbow'",
    found="forarm",
    expected="one of base, forearm",
    hint="did you mean 'forearm'?",
)


def test_a_load_error_reads_as_one_paragraph():
    assert str(FULL) == (
        "arm.urdf:12: joint 'elbow': the parent link does not exist. "
        "Found forarm; expected one of base, forearm. Did you mean 'forearm'?"
    )


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (LoadError("no links", file="a.urdf"), "a.urdf: no links."),
        (LoadError("no links", line=3), "line 3: no links."),
        (LoadError("mass is negative", found=-1.5), "mass is negative. Found -1.5."),
        (LoadError("no mass", expected="a number"), "no mass. Expected a number."),
        (DeriveError("no tree", method="kane", element="loop"), "method kane: loop: no tree."),
        (RuntimeFailure("the step is too small", time=0.25), "t = 0.25 s: the step is too small."),
        (UsageError("no such robot", argument="source"), "argument source: no such robot."),
        (EmdegError(), ""),
    ],
)
def test_only_what_is_known_is_said(error, text):
    assert str(error) == text


def test_each_stage_has_its_own_subclass():
    assert all(issubclass(cls, EmdegError) for cls in ALL)
    assert len({cls.stage for cls in ALL}) == len(ALL)


@pytest.mark.parametrize("cls", ALL)
@pytest.mark.parametrize("clone", [copy.copy, lambda e: pickle.loads(pickle.dumps(e))])
def test_errors_survive_pickling_and_copying(cls, clone):
    error = cls("it broke", element="link 2", found=object(), expected=3, hint="mend it")
    twin = clone(error)
    assert type(twin) is cls
    assert twin.to_json() == error.to_json()
    assert str(twin) == str(error)
    assert twin.args == ("it broke",)


def test_a_message_given_by_keyword_survives_too():
    assert str(pickle.loads(pickle.dumps(EmdegError(message="it broke")))) == "it broke."


def test_json_holds_every_field_in_full():
    assert json.loads(json.dumps(FULL.to_json())) == {
        "error": "LoadError",
        "stage": "load",
        "message": "the parent link does not exist",
        "file": "arm.urdf",
        "line": 12,
        "element": "joint 'elbow'",
        "found": "forarm",
        "expected": "one of base, forearm",
        "hint": "did you mean 'forearm'?",
    }


def test_hostile_names_stay_on_one_short_line():
    error = LoadError("bad name", file="x.urdf", element="a\nb\x1b[31m\u2028" + "z" * 10_000)
    assert str(error).isprintable()
    assert len(str(error)) < 300
    assert error.element is not None
    assert len(str(error.element)) > 10_000


def test_errors_are_hashable_and_keep_their_identity():
    one, two = EmdegError("x"), EmdegError("x")
    assert len({one, two}) == 2


def test_errors_can_carry_a_traceback_through_contextlib():
    def fail() -> None:
        raise EmdegError("inner")

    with pytest.raises(EmdegError) as caught:
        fail()
    assert caught.value.with_traceback(None) is caught.value


@pytest.mark.parametrize(
    ("name", "meant"),
    [("gravty", "gravity"), ("mass", "mass_matrix"), ("g", "gravity"), ("zz", None), ("", None)],
)
def test_what_was_probably_meant_is_close_or_begins_like_it(name, meant):
    near = errors.nearest(name, ["inverse_dynamics", "mass_matrix", "gravity"])
    assert near == ([meant] if meant else [])


def test_who_writes_a_symbol_is_told_the_name():
    choices, symbols = ["mass_matrix", "gravity"], {"M": "mass_matrix"}
    error = errors.unknown("output", "M", choices, argument="outputs", symbols=symbols)
    assert error.hint == "did you mean 'mass_matrix'?"
    assert error.expected == "one of mass_matrix, gravity"
    listed = errors.unknown("output", "x", choices, argument="outputs", listed="`emdeg outputs`")
    assert (listed.expected, listed.hint) == ("a name that `emdeg outputs` lists", None)
