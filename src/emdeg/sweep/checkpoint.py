"""What of a campaign is done, in one file that is written whole: DIR/sweep.npz.

It holds the subtrees that are done (tree.py) and the manifest that says of which campaign they are.
Whoever has it goes on from there, and ends with the same bits.
"""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import LoadError, RuntimeFailure, UsageError
from emdeg.files import write_whole
from emdeg.run.kernel.sweeper import Partial
from emdeg.sweep.plan import CampaignPlan
from emdeg.sweep.tree import Forest

FILE = "sweep.npz"
FORMAT = "emdeg.sweep 1"


class NotKept(RuntimeFailure):
    """The disk is full, or nobody may write there; the last file that was written is still good."""


def save(directory: Path, plan: CampaignPlan, forest: Forest) -> None:
    """Write the file; readers see the old one or the new one."""
    nodes = sorted(forest.nodes)
    parts = [forest.nodes[node] for node in nodes]
    arrays: dict[str, Any] = {
        name: np.stack([getattr(part, name) for part in parts])
        for name in ("sums", "places", "histogram", "counts")
        if parts
    }
    manifest = json.dumps({"format": FORMAT, **plan.manifest})
    made = io.BytesIO()
    np.savez(
        made, manifest=np.array(manifest), nodes=np.array(nodes, dtype=np.int64).reshape(-1, 2),
        **arrays,
    )  # fmt: skip
    try:
        directory.mkdir(parents=True, exist_ok=True)
        write_whole(directory / FILE, made.getvalue())
    except OSError as problem:
        raise NotKept(
            "what is done cannot be kept", element=directory, found=problem.strerror or problem,
            hint="make room, or name another directory",
        ) from None  # fmt: skip


def restore(directory: Path, plan: CampaignPlan) -> Forest:
    """What is done, nothing where there is no file; another campaign's is refused."""
    forest = Forest(plan.blocks)
    path = directory / FILE
    if not path.is_file():
        return forest
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as data:
            found = json.loads(str(data["manifest"]))
            nodes = data["nodes"]
            arrays = {n: data[n] for n in ("sums", "places", "histogram", "counts") if len(nodes)}
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, EOFError) as problem:
        raise LoadError(
            "is no record of a campaign", file=path, found=problem,
            hint="name another directory, or remove the file and start again",
        ) from None  # fmt: skip
    _check(path, found, {"format": FORMAT, **plan.manifest})
    for k, (level, index) in enumerate(nodes.tolist()):
        part = Partial(**{name: array[k] for name, array in arrays.items()})
        forest.add(level, index, part)
    return forest


def _check(path: Path, found: dict[str, Any], expected: dict[str, Any]) -> None:
    for name, value in expected.items():
        if found.get(name) != value:
            raise UsageError(
                f"the directory holds another campaign: its {name} differs", argument="resume",
                element=path, found=found.get(name), expected=value,
                hint="ask for the same campaign again, or name another directory",
            )  # fmt: skip
