"""From a log to equations: filter, differentiate, write the matrix, decimate both sides alike.

    positions     zero-phase Butterworth filter (forwards and backwards), or a Kalman smoother
    speeds        central differences of the fourth order: (8(f₁ − f₋₁) − (f₂ − f₋₂))/12h
    equations     Y_b(q, q̇, q̈) β = τ at every row of the log
    decimation    both sides through one linear-phase filter, then every k-th row: the equations
                  stay true, and the noise between the rows that remain is nearly white

(Gautier 1997: parallel filtering.) Rows that a filter's edge touches are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Protocol

import numpy as np

from emdeg.errors import LoadError
from emdeg.identify.model import Array, Mask, Model
from emdeg.identify.read.log import Log, Piece
from emdeg.identify.read.mapping import LogMapping
from emdeg.identify.read.smoother import smoothed
from emdeg.identify.read.spectrum import Spectrum, spectrum_of
from emdeg.optional import optional

EDGE = 2.0  # periods of the cutoff that a filter needs at each end
FILTERED, DECIMATED = 10.0, 10.0  # times the frequency of the motion: cutoff, rate that remains
SLOWEST = 2.0  # Hz: friction changes faster than the slowest motion
ORDER = 4
LOBES = 5  # of the decimation filter, on each side
PASSED = 0.8  # of the band that remains
#: of the fastest speed: how wide the change of friction's direction may be
WIDTHS = (0.0005, 0.003, 0.01, 0.03, 0.1)
REVERSAL = 0.05  # of the fastest speed: slower, a joint may stick
SATURATED = 2.6  # widths
WORTH = 0.01  # of the squared error that a wider one must explain
ALIKE, AGREES = 0.003, 0.05  # relative difference up to which given speeds are taken


@dataclass(frozen=True)
class Settings:
    """How logs are prepared; the same for fitting and for validation."""

    cutoff: float | None  # Hz, None: positions are taken as they are
    rate: float  # Hz, after decimation
    smoother: str
    noisy: tuple[float, ...]  # rad/s: below, a joint's direction is lost in noise
    speeds: tuple[float, ...]  # rad/s: that 99 % of the rows do not reach
    spectrum: Spectrum

    def widths(self, share: float) -> tuple[Fraction, ...]:
        """v of each joint's sign(q̇) → tanh(q̇/v): a share of its speed, but not within noise."""
        pairs = zip(self.noisy, self.speeds, strict=True)
        return tuple(Fraction(f"{max(noise, share * speed, 1e-6):.2e}") for noise, speed in pairs)

    @property
    def position_noise(self) -> Array:
        """Standard deviation of each joint's positions after the filter, rad or m."""
        share = 1.0 if self.cutoff is None else min(1.0, 2 * self.cutoff / self.spectrum.rate)
        return np.asarray(self.spectrum.noise * np.sqrt(share))

    def sure_speeds(self, widths: Sequence[Fraction]) -> tuple[float, ...]:
        """The speeds from which on the direction of friction is sure: tanh is 0.99."""
        pairs = zip(self.speeds, widths, strict=True)
        return tuple(max(REVERSAL * speed, SATURATED * float(w)) for speed, w in pairs)


@dataclass(frozen=True, eq=False)
class Equations:
    """Y_b β = τ at M times: `blocks[i]` (M, columns of effort i), tau (M, n).

    `piece` numbers the pieces, between which noise is not correlated.
    """

    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    blocks: tuple[Array, ...]
    piece: Array
    slowest: Array  # |q̇| (M, n): the least within a step before and after
    rate: float

    def rows(self, chosen: Mask) -> Equations:
        """Some of the times."""
        return Equations(
            self.t[chosen], self.q[chosen], self.qd[chosen], self.qdd[chosen], self.tau[chosen],
            tuple(b[chosen] for b in self.blocks), self.piece[chosen], self.slowest[chosen],
            self.rate,
        )  # fmt: skip

    def without_reversals(self, least: Sequence[float]) -> Equations:
        """The equations without efforts (NaN) of joints that reverse or stick at the time.

        There friction is anything between −Fc and Fc, and no column has it. Nothing is left out of
        an effort that would lose more than half.
        """
        odd = self.slowest < np.asarray(least)
        odd &= odd.mean(axis=0) < 0.5
        return replace(self, tau=np.where(odd, np.nan, self.tau))

    def predicted(self, model: Model, beta: Array) -> Array:
        """Y_b β, (M, n)."""
        found = np.empty_like(self.tau)
        for i, (columns, block) in enumerate(zip(model.columns, self.blocks, strict=True)):
            found[:, i] = block @ beta[list(columns)]
        return found


def joined(parts: Sequence[Equations]) -> Equations:
    """The equations of several logs."""
    if len(parts) == 1:
        return parts[0]
    first = parts[0]
    arrays = [np.concatenate([getattr(p, f) for p in parts])
              for f in ("t", "q", "qd", "qdd", "tau")]  # fmt: skip
    blocks = tuple(np.concatenate([p.blocks[i] for p in parts]) for i in range(len(first.blocks)))
    t, q, qd, qdd, tau = arrays
    pieces, slowest = (np.concatenate([getattr(p, f) for p in parts]) for f in ("piece", "slowest"))
    return Equations(t, q, qd, qdd, tau, blocks, pieces, slowest, first.rate)


def settings_of(logs: Sequence[Log], mapping: LogMapping) -> tuple[Settings, list[str], list[str]]:
    """Cutoff and rates from the mapping or from the logs; what was chosen; and doubts."""
    pieces = [p for log in logs for p in log.pieces]
    spectrum = spectrum_of(pieces)
    given = all(p.qdd is not None for p in pieces)
    band = max(spectrum.motion, SLOWEST)
    cutoff = mapping.cutoff or min(FILTERED * band, 0.4 * spectrum.rate)
    rate = min(mapping.decimated or DECIMATED * band, spectrum.rate)
    unfiltered = mapping.smoother == "none" or (given and mapping.cutoff is None)
    speeds = np.percentile(
        np.abs(np.concatenate([_difference(p.q, p.step) for p in pieces])), 99, 0
    )
    warnings = []
    if cutoff >= spectrum.rate / 2:
        raise LoadError(
            "the cutoff is beyond half the rate of sampling", element="prepare.cutoff",
            found=f"{cutoff:g} Hz", expected=f"below {spectrum.rate / 2:g} Hz",
        )  # fmt: skip
    lowest = 2 * EDGE / max(len(p.t) * p.step for p in pieces)
    if not unfiltered and mapping.cutoff and cutoff < lowest:
        raise LoadError(
            "the filter of the positions takes longer than the log", element="prepare.cutoff",
            found=f"{cutoff:g} Hz", expected=f"above {lowest:.3g} Hz",
            hint="raise prepare.cutoff, or leave it out: it is found from the log",
        )  # fmt: skip
    if spectrum.rate < 20 * spectrum.motion:
        warnings.append(
            f"the robot moves up to {spectrum.motion:.3g} Hz and is sampled at"
            f" {spectrum.rate:.4g} Hz: accelerations are coarse; sample faster or move slower"
        )
    settings = Settings(
        None if unfiltered else cutoff, rate, mapping.smoother,
        tuple(3 * spectrum.speed_noise(cutoff)), tuple(speeds), spectrum,
    )  # fmt: skip
    return settings, _told(settings, given), warnings


def _told(settings: Settings, given: bool) -> list[str]:
    found = [f"the motion has frequencies up to {settings.spectrum.motion:.3g} Hz"]
    if settings.cutoff is None:
        found.append("positions, speeds and accelerations were taken as they are" if given
                     else "positions were not filtered")  # fmt: skip
    elif settings.smoother == "rts":
        found.append(f"positions went through a Kalman (RTS) smoother of {settings.cutoff:.3g} Hz")
    else:
        found.append(
            f"positions were filtered at {settings.cutoff:.3g} Hz (Butterworth, zero phase)"
            " and differentiated by central differences"
        )
    return found


class HasBlocks(Protocol):
    """A model, or what takes its place: columns at states in the order of time."""

    def blocks(self, q: Array, qd: Array, qdd: Array) -> list[Array]:
        """(N, columns) each."""
        ...


def equations_of(
    model: HasBlocks, log: Log, settings: Settings, first: int = 0
) -> tuple[Equations, list[str]]:
    """The equations of a log, and what was done; pieces are numbered from `first`."""
    notes: list[str] = []
    longest = max(len(p.t) for p in log.pieces)
    sampled = 1 / max(log.pieces, key=lambda p: len(p.t)).step  # each log has a rate of its own
    step = max(1, int(sampled / settings.rate * (1 + 1e-9)))
    while step > 1 and longest < 6 * LOBES * step:
        step //= 2
    made = []
    for number, piece in enumerate(log.pieces):
        q, qd, qdd, edge = motion_of(piece, settings, notes)
        inside = slice(edge, len(q) - edge or None)
        if len(q) - 2 * edge < 2 * LOBES * step + 2:
            notes.append(f"a piece of {len(q)} rows is too short for the filters: left out")
            continue
        blocks = model.blocks(q[inside], qd[inside], qdd[inside])
        arrays = [piece.t[inside, None], q[inside], qd[inside], qdd[inside], piece.tau[inside]]
        thin = [decimated(a, step) for a in (*arrays, *blocks)]
        thin.append(_slowest(qd[inside], step))
        made.append((number + first, thin))
    if not made:
        raise LoadError("no piece of the log is long enough for the filters", file=log.name,
                        hint="log for longer without gaps, or raise prepare.cutoff")  # fmt: skip
    rate = sampled / step
    if step > 1:
        notes.append(f"both sides were decimated in parallel to {rate:.4g} Hz")
    count = len(made[0][1])
    t, q, qd, qdd, tau, *rest, slowest = (
        np.concatenate([thin[k] for _, thin in made]) for k in range(count)
    )
    numbers = np.concatenate([np.full(len(thin[0]), number) for number, thin in made])
    return Equations(t[:, 0], q, qd, qdd, tau, tuple(rest), numbers, slowest, rate), notes


def motion_of(
    piece: Piece, settings: Settings, notes: list[str]
) -> tuple[Array, Array, Array, int]:
    """q, q̇, q̈ at every row, and how many rows at each end a filter touches."""
    if settings.cutoff is None and piece.qd is not None and piece.qdd is not None:
        return piece.q, piece.qd, piece.qdd, 0
    edge = 4
    if settings.cutoff is None:
        q = piece.q
    elif settings.smoother == "rts":
        edge += int(EDGE / settings.cutoff / piece.step)
        return *smoothed(piece.q, piece.step, settings.cutoff), edge
    else:
        edge += int(EDGE / settings.cutoff / piece.step)
        q = filtered(piece.q, settings.cutoff, piece.step)
    qd = _difference(q, piece.step)
    if piece.qd is not None:
        given = piece.qd if settings.cutoff is None else filtered(
            piece.qd, settings.cutoff, piece.step)  # fmt: skip
        gap = np.linalg.norm((given - qd)[edge:-edge]) / (np.linalg.norm(qd) + 1e-300)
        if gap < _alike(settings, qd):
            notes.append("speeds were taken from the log, through the same filter")
            qd = given
        else:
            notes.append(
                f"the log's speeds differ from the positions' rates by {gap:.1%} (late or"
                " filtered): not used"
            )
    return q, qd, _difference(qd, piece.step), edge


def _alike(settings: Settings, qd: Array) -> float:
    """How far given speeds may be from the positions' rates: what noise of positions explains.

    A filter of the drive makes speeds late; where encoders are fine, even 1 % is that.
    """
    if settings.cutoff is None:
        return AGREES
    noise = np.linalg.norm(settings.spectrum.speed_noise(settings.cutoff))
    own = float(noise / (np.sqrt((qd**2).sum(axis=1).mean()) + 1e-300))
    return min(AGREES, max(ALIKE, 3 * own))


def filtered(x: Array, cutoff: float, step: float) -> Array:
    """Through a Butterworth filter forwards and backwards: no phase."""
    signal = optional("scipy.signal", "identify", "a filter")
    sections = signal.butter(ORDER, min(2 * cutoff * step, 0.99), output="sos")
    pad = min(len(x) - 1, int(3 / cutoff / step))
    return np.asarray(signal.sosfiltfilt(sections, x, axis=0, padlen=pad))


def _difference(x: Array, step: float) -> Array:
    """Central differences of the fourth order inside, of the second at the ends."""
    found = np.gradient(x, step, axis=0)
    found[2:-2] = (8 * (x[3:-1] - x[1:-3]) - (x[4:] - x[:-4])) / (12 * step)
    return np.asarray(found)


def _slowest(qd: Array, step: int) -> Array:
    """The least |q̇| within a step of each row that remains."""
    if step == 1:
        return np.abs(qd)
    size = np.abs(qd)
    centres = range(LOBES * step, len(qd) - LOBES * step, step)
    return np.array([size[c - step : c + step + 1].min(axis=0) for c in centres])


def decimated(x: Array, step: int) -> Array:
    """Every step-th row of x after a symmetric low-pass, where the filter has all its rows."""
    if step == 1:
        return x
    signal = optional("scipy.signal", "identify", "a filter")
    reach = LOBES * step
    weights = signal.firwin(2 * reach + 1, PASSED / step, window=("kaiser", 5.0))
    centres = range(reach, len(x) - reach, step)
    return np.array([weights @ x[c - reach : c + reach + 1] for c in centres])


def triangle_of(matrix: Array) -> Array:
    """R of QR: all that least squares need of a matrix."""
    found: Any = np.linalg.qr(matrix, mode="r")
    return np.asarray(found)
