"""A campaign as data: all that says what block k of it is, for whoever computes it.

Blocks are equal ranges of states, as many as fill a tenth of a second or so. Their size follows
from the program and from N, never from the machine, so that the tree of sums is always the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import UsageError
from emdeg.program.ir import Program
from emdeg.run.arrays import Array
from emdeg.run.kernel.motion import Evaluated, Motion
from emdeg.run.kernel.sweeper import KEPT, TILE, Partial, Setting, Sweeper
from emdeg.run.kernel.varying import varying
from emdeg.sweep import reductions
from emdeg.sweep.box import SweepBox
from emdeg.sweep.samples import Sample, sample_of

WORK = 1 << 30  # operations of a block, at most
FEWEST = 64  # blocks of a campaign that is large enough, so that threads find work
SMALLEST = 4096  # states of a block, where there are as many
FIRST = 65536  # states that are looked at to choose bins and pivots


@dataclass(frozen=True, eq=False)
class Origin:
    """What a campaign's program and sample are made from, wherever they are made."""

    program: Evaluated  # as it was certified, or a closed loop to follow
    more: tuple[str, ...]  # of "norm" and "gram": outputs that are added
    drawn: tuple[str, ...]  # parameters that are drawn
    box: SweepBox
    what: Any  # the sample, as the user named it
    states: int | None
    seed: int

    @cached_property
    def whole(self) -> Evaluated:
        """The program with what is added, and the parameters that are drawn as inputs."""
        return completed(self.program, self.more, self.drawn)

    def sample(self) -> Sample:
        """The sample."""
        return sample_of(self.whole, self.box, self.what, self.states, self.seed)


def completed(program: Evaluated, more: tuple[str, ...], drawn: tuple[str, ...]) -> Evaluated:
    """The program with more of its outputs, and with parameters as an input."""
    if isinstance(program, Motion):
        if more:
            raise UsageError(
                "of motions this is not kept", argument="reduce", found=", ".join(more),
                expected="min, max, mean, std, histogram, over",
            )  # fmt: skip
        return replace(program, loop=varying(program.loop, drawn)) if drawn else program
    whole = reductions.with_more(program, more) if more else program
    return varying(whole, drawn) if drawn else whole


@dataclass(frozen=True, eq=False)
class CampaignPlan:
    """`setting` is found from the first states; `probe` is the hash of what they gave."""

    origin: Origin
    program: Evaluated
    sample: Sample
    reduce: tuple[str, ...]
    dtype: str
    parameters: Mapping[str, float]
    bins: int
    limits: Array
    setting: Setting | None = None
    probe: str = ""

    @cached_property
    def sweeper(self) -> Sweeper:
        """The compiled loop, once in a process."""
        made = reductions.features(self.reduce)
        return Sweeper(self.program, self.sample.draws, made, self.dtype, self.parameters)

    @cached_property
    def _keeping(self) -> Sweeper:
        """The same loop, which writes all outputs too."""
        made = (*reductions.features(self.reduce), KEPT)
        return Sweeper(self.program, self.sample.draws, made, self.dtype, self.parameters)

    @cached_property
    def block(self) -> int:
        """States of a block: a power of two, whole tiles."""
        most = max(WORK // max(len(self.program), 1), TILE)
        least = SMALLEST if isinstance(self.program, Program) else TILE
        wanted = max(self.sample.states // FEWEST, least)
        return max(TILE, 1 << min(most.bit_length() - 1, (wanted - 1).bit_length()))

    @property
    def blocks(self) -> int:
        """How many blocks there are."""
        return -(-self.sample.states // self.block)

    def prepared(self) -> CampaignPlan:
        """With the setting that the first states suggest."""
        first = self.first()
        found = reductions.setting(first, self.reduce, self.bins, self.limits)
        made = replace(self, setting=found, probe=digest(first))
        made.__dict__["sweeper"] = self.sweeper  # the same code
        return made

    @property
    def _looked_at(self) -> int:
        """States that are looked at first: of motions fewer, as many as a block has."""
        return FIRST if isinstance(self.program, Program) else min(FIRST, 8 * self.block)

    def first(self) -> Partial:
        """The first states, with nothing known of them."""
        count = min(self.sample.states, self._looked_at)
        return self._reduced(0, count, Setting.plain(self.sweeper.outputs))

    def partial(self, k: int) -> Partial:
        """The reductions of block k."""
        first = k * self.block
        assert self.setting is not None
        return self._reduced(first, min(self.block, self.sample.states - first), self.setting)

    def partial_and_outputs(self, k: int) -> tuple[Partial, NDArray[Any]]:
        """The reductions of block k, and all its outputs: (columns, states)."""
        assert self.setting is not None
        first = k * self.block
        count = min(self.block, self.sample.states - first)
        kept = np.empty((self._keeping.outputs, -(-count // TILE) * TILE), dtype=self.dtype)
        given = None if self.sample.read is None else self.sample.read(first, count)
        found = self._keeping.partial(first, count, self.setting, given, kept)
        return found, kept[:, :count]

    def _reduced(self, first: int, count: int, setting: Setting) -> Partial:
        read = self.sample.read
        given = None if read is None else read(first, count)
        return self.sweeper.partial(first, count, setting, given)

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """What must be the same for two parts of one campaign."""
        draws = self.sample.draws
        box = hashlib.sha256(
            repr(draws.kinds).encode() + draws.low.tobytes() + draws.high.tobytes()
        )
        return {
            "program": self.program.digest, "states": self.sample.states,
            "sample": self.sample.name, "seed": draws.seed, "box": box.hexdigest()[:16],
            "reduce": ",".join(self.reduce), "bins": self.bins, "dtype": self.dtype,
            "block": self.block, "parameters": json.dumps(dict(self.parameters), sort_keys=True),
            "limits": hashlib.sha256(self.limits.tobytes()).hexdigest()[:16], "probe": self.probe,
        }  # fmt: skip


def digest(found: Partial) -> str:
    """SHA-256 of all bits of some reductions."""
    parts = (found.sums, found.places, found.histogram, found.counts)
    return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()
