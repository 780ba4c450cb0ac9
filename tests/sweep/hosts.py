"""Hosts for campaigns: processes of Dask, and network namespaces of this machine as computers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

CAMPAIGN = Path(__file__).parent / "campaign_on.py"
#: connections that are cut are given up after seconds, not minutes
QUICK = {
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__TCP": "12s",
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "4s",
}


@contextmanager
def started(command: Sequence[str], **options: object) -> Iterator[subprocess.Popen[str]]:
    """A process that is gone afterwards."""
    process = subprocess.Popen(
        list(command),
        text=True,
        env={**os.environ, **QUICK},
        **options,  # type: ignore[call-overload]
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def scheduler(host: str, port: int) -> list[str]:
    module = "distributed.cli.dask_scheduler"
    return [sys.executable, "-m", module, "--host", host, "--port", str(port), "--no-dashboard"]


def worker(address: str, host: str, *options: str) -> list[str]:
    module = "distributed.cli.dask_worker"
    given = ["--host", host, "--nthreads", "1", "--no-nanny", "--no-dashboard", *options]
    return [sys.executable, "-m", module, address, *given]


def campaign(address: str, states: str, *directory: str) -> list[str]:
    """Prints how far it is, then its digest."""
    return [sys.executable, str(CAMPAIGN), address, states, *directory]


def lines(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout is not None
    for line in process.stdout:
        yield line.strip()


# -- namespaces -------------------------------------------------------------------------


def ip(*command: str) -> None:
    subprocess.run(["ip", *command], check=True, capture_output=True, text=True)


def inside(name: str, command: Sequence[str]) -> list[str]:
    """The command in a namespace."""
    return ["ip", "netns", "exec", name, *command]


@contextmanager
def computers(names: Sequence[str]) -> Iterator[dict[str, str]]:
    """Namespaces on one bridge, by name; the first has the bridge. Addresses are theirs alone."""
    if shutil.which("ip") is None or os.geteuid() != 0:
        pytest.skip("network namespaces need root and iproute2")
    head, *others = [f"emdeg{os.getpid()}{name}" for name in names]
    with ExitStack() as stack:
        for name in (head, *others):
            try:
                ip("netns", "add", name)
            except subprocess.CalledProcessError as problem:
                pytest.skip(f"this machine has no network namespaces: {problem.stderr.strip()}")
            stack.callback(ip, "netns", "del", name)
            ip("-n", name, "link", "set", "lo", "up")
        ip("-n", head, "link", "add", "br0", "type", "bridge")
        ip("-n", head, "addr", "add", "10.77.0.1/24", "dev", "br0")
        ip("-n", head, "link", "set", "br0", "up")
        for k, name in enumerate(others):
            ip("-n", head, "link", "add", f"to{k}", "type", "veth", "peer", "name", "eth0",
               "netns", name)  # fmt: skip
            ip("-n", head, "link", "set", f"to{k}", "master", "br0", "up")
            ip("-n", name, "addr", "add", f"10.77.0.{k + 2}/24", "dev", "eth0")
            ip("-n", name, "link", "set", "eth0", "up")
        yield {name: f"10.77.0.{k + 1}" for k, name in enumerate((head, *others))}


def cut(name: str) -> None:
    """Nothing leaves or reaches a namespace any more."""
    ip("-n", name, "link", "set", "eth0", "down")
