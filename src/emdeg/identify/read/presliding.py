"""Which way dry friction pushes, also at reversals and at rest: with memory where a log shows it.

    F = Fc d,      d = (1 − s) tanh(ẋ/v) + s z,       dz/dx = (1 − z sign ẋ)/δ         (Dahl 1968)

While a joint slides, z is the sign of its speed. Before it slides, friction is a spring that gives
way over the length δ: a joint that has come to rest keeps what its last motion left in it, and no
function of the speed says that. The share s of the friction that remembers, the length δ and the
width v are those with which the effort of the joint, fitted alone, is explained best; where memory
explains next to nothing, d is tanh(ẋ/v). The amount Fc is not found here: it is that of the rows
which slide.

x is the joint's own position, or for a motor that turns with several joints Σ_j (R_kj/R_kk) q_j.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

import numpy as np

from emdeg.identify.drives import COULOMB, OF_MOTOR
from emdeg.identify.model import Array, Model
from emdeg.identify.read.prepare import WIDTHS, WORTH, Equations, Settings

#: of the range of a joint: lengths of presliding that are tried
LENGTHS = (2e-5, 6e-5, 2e-4, 6e-4)
SHARES = (0.2, 0.4, 0.6, 0.8, 1.0)
OF_NOISE = 5.0  # times the noise of positions is the least length
MEMORABLE, NEXT_TO_NOTHING = 0.05, 1e-5  # of the squared error, of the effort: to be explained
SENSES: Mapping[str, tuple[float, float]] = {  # a d + b
    COULOMB: (1.0, 0.0), COULOMB + OF_MOTOR: (1.0, 0.0),
    "coulomb+": (0.5, 0.5), "coulomb-": (0.5, -0.5),
}  # fmt: skip


@dataclass(frozen=True)
class Presliding:
    """Of one joint: the width of its tanh (rad/s), the share that remembers, its length (rad)."""

    joint: str
    coordinate: int
    width: Fraction
    share: float = 0.0
    length: float = 1.0

    def direction(self, x: Array, speed: Array) -> Array:
        """d along a motion, rows in the order of time."""
        smooth = np.tanh(speed / float(self.width))
        if not self.share:
            return np.asarray(smooth)
        return (1 - self.share) * smooth + self.share * remembered(x, self.length)


@dataclass(frozen=True, eq=False)
class Slider:
    """What rubs: the motion x = shares·q, seen by joint j times shares_j."""

    coordinate: int
    shares: Array
    columns: tuple[tuple[int, float, float], ...]  # (base parameter, a, b): its column is a d + b


def sliders(model: Model) -> list[Slider]:
    """Of all dry friction of a model: joints, and motors that turn with several."""
    found: dict[tuple[int, bool], list[tuple[int, float, float]]] = {}
    for k, b in enumerate(model.base):
        if b.field in SENSES:
            place = model.robot.bodies[b.body].joint.coordinate
            found.setdefault((place, b.field.endswith(OF_MOTOR)), []).append((k, *SENSES[b.field]))
    made = []
    for (place, coupled), columns in found.items():
        shares = np.eye(model.robot.nv)[place]
        if coupled:
            assert model.coupling is not None
            row = model.coupling[place]
            shares = np.array([float(x / row[place]) for x in row])
        made.append(Slider(place, shares, tuple(columns)))
    return made


@dataclass(frozen=True, eq=False)
class Candidates:
    """In place of a model: of every slider its d for each of many choices, a block (N, choices)."""

    sliders: Sequence[Slider]
    choices: Sequence[Sequence[Presliding]]  # of each slider

    def blocks(self, q: Array, qd: Array, qdd: Array) -> list[Array]:
        """Each a column."""
        return [
            np.column_stack([c.direction(q @ s.shares, qd @ s.shares) for c in choices])
            for s, choices in zip(self.sliders, self.choices, strict=True)
        ]


def remembered(x: Array, length: float) -> Array:
    """z along a motion, from 0: z → σ + (z − σ) e^(−|Δx|/δ) on every stretch of one direction σ."""
    steps = np.diff(x)
    sense = np.sign(steps)
    moving = np.flatnonzero(sense)
    found = np.zeros(len(x))
    if not len(moving):
        return found
    turns = moving[1:][sense[moving[1:]] != sense[moving[:-1]]]
    starts = np.array([0, *turns])  # of stretches, the row before their first step
    ends = np.array([*turns, len(x) - 1])
    senses = sense[[moving[0], *turns]]
    path = np.concatenate([[0.0], np.cumsum(np.abs(steps))]) / length
    kept = np.exp(path[starts] - path[ends])
    z, first = 0.0, np.empty(len(starts))
    for k, (sigma, rest) in enumerate(zip(senses.tolist(), kept.tolist(), strict=True)):
        first[k] = z
        z = sigma + (z - sigma) * rest
    which = np.searchsorted(starts, np.arange(len(x)), side="right") - 1
    sigma = senses[which]
    return np.asarray(sigma + (first[which] - sigma) * np.exp(path[starts][which] - path))


@dataclass(frozen=True, eq=False)
class Friction:
    """Which way the dry friction of each joint pushes: by its speed alone, and with memory."""

    sliders: tuple[Slider, ...]
    plain: Mapping[int, Presliding]  # by coordinate
    memory: Mapping[int, Presliding]

    def widths(self, sharp: Sequence[Fraction]) -> tuple[Fraction, ...]:
        """Of the tanh of each joint, without memory."""
        return tuple(self.plain[k].width if k in self.plain else w for k, w in enumerate(sharp))

    @property
    def remembering(self) -> tuple[Presliding, ...]:
        """The joints whose friction has memory."""
        return tuple(p for p in self.memory.values() if p.share)

    def candidates(self, *, memory: bool) -> Candidates:
        """The directions that were chosen, in place of a model."""
        chosen = self.memory if memory else self.plain
        return Candidates(self.sliders, [[chosen[s.coordinate]] for s in self.sliders])

    def along(self, model: Model, motion: Sequence[Array], blocks: Sequence[Array]) -> list[Array]:
        """The columns of a model along a motion (q, q̇, q̈), with these directions."""
        directions = self.candidates(memory=True).blocks(*motion)
        return list(redirected(model, blocks, self.sliders, directions))

    @property
    def words(self) -> list[str]:
        """What was found."""
        if not self.remembering:
            return []
        which = ", ".join(
            f"{p.joint} {p.share:.0%} within {p.length:.1g}" for p in self.remembering
        )
        return [f"friction keeps what the last motion left in it ({which} rad or m)"]


def choices_of(model: Model, settings: Settings, ranges: Array) -> Candidates:
    """The sliders and what each may be: widths alone, then lengths of memory alone."""
    noise, names = OF_NOISE * settings.position_noise, model.robot.joint_names
    widths = [settings.widths(share) for share in WIDTHS]
    made, found = [], sliders(model)
    for k in (slider.coordinate for slider in found):
        lengths = [max(share * float(ranges[k]), float(noise[k]), 1e-9) for share in LENGTHS]
        made.append([
            *(Presliding(names[k], k, w[k]) for w in widths),
            *(Presliding(names[k], k, widths[0][k], 1.0, length) for length in lengths),
        ])  # fmt: skip
    return Candidates(found, made)


def friction_of(
    model: Model, sharp: Equations, tried: Equations, candidates: Candidates
) -> Friction:
    """Of each joint the sharpest width that explains its effort as well, and the best memory.

    `sharp` has the equations to be fitted, `tried` the candidates at the same rows.
    """
    plain, memory = {}, {}
    for k in range(model.robot.nv):
        own = [
            (slider, tried.blocks[i], candidates.choices[i])
            for i, slider in enumerate(candidates.sliders)
            if slider.coordinate == k
        ]
        if own:
            plain[k], memory[k] = _chosen(model, sharp, k, own)
    return Friction(tuple(candidates.sliders), plain, memory)


def _chosen(
    model: Model, sharp: Equations, effort: int,
    own: Sequence[tuple[Slider, Array, Sequence[Presliding]]],
) -> tuple[Presliding, Presliding]:  # fmt: skip
    options = own[0][2]
    count = len(WIDTHS)
    tau, block = sharp.tau[:, effort], sharp.blocks[effort]
    if not np.isfinite(tau).all() or len(tau) <= block.shape[1]:
        return options[0], options[0]
    place = {k: j for j, k in enumerate(model.columns[effort])}
    varied = [
        (number, place[k], a, b)
        for number, (slider, _, _) in enumerate(own)
        for k, a, b in slider.columns
    ]
    Q, _ = np.linalg.qr(np.delete(block, [j for _, j, *_ in varied], axis=1))
    # what the other columns leave of all candidates, of 1 and of τ: only their products are needed
    parts = np.column_stack([*(d for _, d, _ in own), np.ones(len(tau)), tau])
    parts = parts - Q @ (Q.T @ parts)
    gram, width = parts.T @ parts, len(options)

    def cost(pick: Sequence[tuple[int, float]]) -> float:
        """‖e‖² with d = Σ amount·candidate."""
        mix = np.zeros((len(gram), len(varied) + 1))
        mix[-1, -1] = 1.0
        for v, (number, _, a, b) in enumerate(varied):
            for i, amount in pick:
                mix[number * width + i, v] = a * amount
            mix[-2, v] = b
        small = mix.T @ gram @ mix
        step = np.linalg.lstsq(small[:-1, :-1], small[:-1, -1], rcond=1e-10)[0]
        return float(small[-1, -1] - small[-1, :-1] @ step)

    costs = [cost([(i, 1.0)]) for i in range(count)]
    least = min(costs)
    first = options[next(i for i, c in enumerate(costs) if c <= least * (1 + WORTH))]
    tries = {
        (i, j, s): cost([(i, 1 - s), (j, s)])
        for i, j, s in product(range(count), range(count, len(options)), SHARES)
    }
    i, j, share = min(tries, key=lambda key: tries[key])
    if least - tries[i, j, share] < MEMORABLE * least + NEXT_TO_NOTHING * float(tau @ tau):
        return first, first
    return first, replace(options[i], share=share, length=options[j].length)


def redirected(
    model: Model, blocks: Sequence[Array], found: Sequence[Slider], directions: Sequence[Array]
) -> tuple[Array, ...]:
    """The columns of a model with other directions d of dry friction, one for each slider."""
    made = [block.copy() for block in blocks]
    for slider, d in zip(found, directions, strict=True):
        for i in np.flatnonzero(slider.shares):
            for k, a, b in slider.columns:
                made[i][:, model.columns[i].index(k)] = slider.shares[i] * (a * d[:, 0] + b)
    return tuple(made)
