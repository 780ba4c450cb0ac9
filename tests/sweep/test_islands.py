"""Islands of the search: the same programs wherever they are walked; nothing is believed unseen."""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import emdeg
from emdeg.cli import OK, REFUSED, run
from emdeg.errors import EmdegError, RuntimeFailure
from emdeg.program.ir import Output, Program
from emdeg.submission import begun
from emdeg.sweep import cluster as remote
from emdeg.sweep import islands as sea

distributed = pytest.importorskip("distributed")
HONEST = sea.leg
SEARCH: dict[str, Any] = {"islands": 3, "rounds": 2, "seed": 5, "records": False}


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
        ) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):
        yield client


def searched(**options: Any) -> Any:
    return emdeg.islands("two_link", ["mass_matrix", "gravity"], **{**SEARCH, **options})


def content(found: Any) -> Any:
    program = found.found.program
    return program.values, program.outputs, found.lengths, found.rounds


def test_islands_find_the_same_wherever_they_are_walked(workers: Any) -> None:
    here = searched()
    assert here.found.program.certificate is not None
    assert content(searched(cluster=workers)) == content(here)
    assert here.found.record.history[-1].operations == min(here.lengths)
    other = searched(seed=6, rounds=1)
    assert other.rounds == 1


def test_what_an_island_begins_with_is_the_shorter_of_two() -> None:
    long = Program.from_json(emdeg.compile("two_link", "gravity", optimise="none").to_json())
    short = Program.from_json(emdeg.compile("two_link", "gravity", optimise="-O1").to_json())
    made = sea._Sea(long, 3, 0, None)
    assert short.count().total < long.count().total
    made.arrived((0, 0), Program.to_json(short))
    made.arrived((1, 0), Program.to_json(long))
    made.arrived((2, 0), Program.to_json(long))
    begins = [Program.from_json(made.order((i, 1))[0]).count().total for i in range(3)]
    few, many = short.count().total, long.count().total
    assert begins == [few, few, many]  # its own, its neighbour's, and neither is shorter
    assert [made.order((i, 1))[1] for i in (0, 1)] == ["0 island 0 round 1", "0 island 1 round 1"]


def wrong(program: Program) -> dict[str, Any]:
    """Programs that must not be believed, by what is said of them."""
    first = program.outputs[0]
    swapped = replace(first, values=(*first.values[1:], first.values[0]))
    renamed = Output("other", first.shape, first.values)
    return {
        "computes something else": replace(program, outputs=(swapped, *program.outputs[1:])),
        "its outputs are others": replace(program, outputs=(renamed, *program.outputs[1:])),
        "its parameters are others": replace(program, parameters={**program.parameters, "x": 1.0}),
    }


def test_programs_that_are_others_are_not_believed() -> None:
    start = begun("two_link", "inverse_dynamics", records=False).program
    made = sea._Sea(start, 2, 0, None)
    for message, program in wrong(start).items():
        with pytest.raises(EmdegError, match=message):
            made.arrived((0, 0), Program.to_json(program))
    for text in ("", "{}", "[1]", Program.to_json(start)[:-20]):
        with pytest.raises(EmdegError):
            made.arrived((0, 0), text)
    with pytest.raises(EmdegError, match="is no program"):
        made.arrived((0, 0), start)
    assert made.made == [0, 0]
    assert made.best is start


def lying(text: str, key: str, version: str) -> str:
    """One of two workers sends a program of another function."""
    honest = HONEST(text, key, version)
    if distributed.get_worker().name != 0:
        return honest
    return Program.to_json(wrong(Program.from_json(honest))["computes something else"])


def empty(text: str, key: str, version: str) -> str:
    return "{}"


def outdated(text: str, key: str, version: str) -> str:
    return HONEST(text, key, "0.1")


def test_the_package_travels_with_functions_that_name_it() -> None:
    pickled = pytest.importorskip("cloudpickle").dumps(lambda: emdeg.__version__)
    assert pickle.loads(pickled)() == emdeg.__version__


def test_a_worker_that_lies_is_refused_and_named(
    workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    liar = workers.cluster.workers[0].address
    honest = searched()
    monkeypatch.setattr(sea, "leg", lying)
    found = searched(cluster=workers)
    assert content(found) == content(honest)
    assert [line for line in found.refused if liar in line and "something else" in line]
    assert len(found.refused) == 1


def test_no_worker_to_be_believed_is_an_error(
    workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sea, "leg", empty)
    with pytest.raises(RuntimeFailure, match="every worker was refused"):
        searched(cluster=workers)
    monkeypatch.setattr(sea, "leg", outdated)
    with pytest.raises(RuntimeFailure, match=r"every worker was refused.*another version"):
        searched(cluster=workers)


def test_the_command_searches_on_islands(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    line = ["shorten", "two_link", "--outputs", "gravity", "--islands", "2"]
    assert run([*line, "--rounds", "1", "--json"]) == OK
    told = json.loads(capsys.readouterr().out)
    assert told["islands"] == 2
    assert told["rounds"] == 1
    assert told["refused"] == []
    for options, message in (
        (["--rounds", "1", "--seconds", "5"], "one of --rounds and --seconds"),
        (["--workers", "2", "--scheduler", "tcp://here:1"], "workers of its own"),
    ):
        assert run([*line, *options]) == REFUSED
        assert message in capsys.readouterr().err
    assert run(["shorten", "two_link", "--rounds", "1"]) == REFUSED
    assert "those of islands" in capsys.readouterr().err


@pytest.mark.parametrize("limit", [{"rounds": 1}, {"seconds": 0.1}])
def test_a_search_without_workers_is_no_endless_wait(
    monkeypatch: pytest.MonkeyPatch, limit: dict[str, Any]
) -> None:
    monkeypatch.setattr(remote, "ALONE", 1.0)
    with (
        distributed.LocalCluster(n_workers=0, processes=False, dashboard_address=None) as made,
        distributed.Client(made, set_as_default=False) as client,
        pytest.raises(RuntimeFailure, match="no worker has been there"),
    ):
        emdeg.islands("two_link", "gravity", islands=2, cluster=client, **limit)


def test_a_round_that_goes_with_its_worker_is_no_endless_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The scheduler says that it is done, and its worker is gone before anyone has asked."""
    monkeypatch.setattr(remote, "ALONE", 1.0)
    monkeypatch.setattr(sea, "PATIENCE", 1.0)
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):

        def gone(crossing: Any, future: Any) -> set[str]:
            made.scale(0)
            while client.nthreads():
                time.sleep(0.01)
            return set()

        monkeypatch.setattr(sea._Crossing, "_workers_of", gone)
        with pytest.raises(RuntimeFailure, match="no worker has been there"):
            emdeg.islands("two_link", "gravity", islands=2, cluster=client, rounds=1)
