"""Campaigns on several hosts: one is cut off, the scheduler is killed; the bits stay."""

from __future__ import annotations

import socket
import subprocess
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.sweep import hosts

pytest.importorskip("distributed")
STATES = "3e7"


def whole() -> str:
    """The digest of one process."""
    done = subprocess.run(
        hosts.campaign("here", STATES), capture_output=True, text=True, check=True
    )
    return done.stdout.split()[-1]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def until(process: subprocess.Popen[str], part: float) -> list[str]:
    """What a campaign says until so much of it is done."""
    said: list[str] = []
    for line in hosts.lines(process):
        said.append(line)
        if line.startswith("done") and float(line.split()[1]) >= part:
            return said
    raise AssertionError(f"ended too soon: {said[-3:]}")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_host_that_is_cut_off_changes_nothing() -> None:
    """Three network namespaces: the head with the scheduler, and two hosts with a worker each."""
    with hosts.computers(["head", "a", "b"]) as places, ExitStack() as stack:
        head, one, two = places
        address = f"tcp://{places[head]}:8786"
        processes = [
            (head, hosts.scheduler(places[head], 8786)),
            (one, hosts.worker(address, places[one])),
            (two, hosts.worker(address, places[two])),
        ]
        for name, command in processes:
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            stack.enter_context(hosts.started(hosts.inside(name, command), **quiet))
        run = stack.enter_context(
            hosts.started(hosts.inside(head, hosts.campaign(address, STATES)),
                          stdout=subprocess.PIPE)
        )  # fmt: skip
        until(run, 0.2)
        hosts.cut(two)
        rest = list(hosts.lines(run))
        assert run.wait() == 0, rest[-3:]
    assert rest[-1] == f"digest {whole()}"


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_scheduler_that_is_killed_is_said_and_gone_on_from(tmp_path: Path) -> None:
    port = free_port()
    address, kept = f"tcp://127.0.0.1:{port}", str(tmp_path / "kept")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with (
        hosts.started(hosts.scheduler("127.0.0.1", port), **quiet) as head,
        hosts.started(hosts.worker(address, "127.0.0.1"), **quiet),
        hosts.started(hosts.campaign(address, STATES, kept), stdout=subprocess.PIPE) as run,
    ):
        until(run, 0.2)
        head.kill()
        said = list(hosts.lines(run))
        assert run.wait() == 3, said[-3:]
        assert "the scheduler is lost" in said[-1]
    with (
        hosts.started(hosts.scheduler("127.0.0.1", port), **quiet),
        hosts.started(hosts.worker(address, "127.0.0.1"), **quiet),
        hosts.started(hosts.campaign(address, STATES, kept), stdout=subprocess.PIPE) as run,
    ):
        said = list(hosts.lines(run))
        assert run.wait() == 0, said[-3:]
    assert float(said[0].split()[1]) > 0  # not from the beginning
    assert said[-1] == f"digest {whole()}"
