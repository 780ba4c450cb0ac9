"""Random machines with every kind of joint, as TOML: the same for the same seed.

Revolute, continuous, prismatic, fixed, screw, universal, spherical and floating joints; mimics,
drives, friction, payloads, external wrenches; right angles, angles of the table and arbitrary ones.
All numbers are given, and every body that moves has a mass, so that every quantity has a value.

    every 40th         an arm of six joints in a row: Λ and J⁻¹ exist
    seed ends in 7     a loop closes it: held points, pins, hinges, rods
    else               a tree; every fifth is larger
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction

import emdeg
from emdeg.errors import EmdegError
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.robot.robot import Robot

KINDS = (
    "revolute",
    "revolute",
    "continuous",
    "prismatic",
    "fixed",
    "screw",
    "universal",
    "spherical",
)
LOOPED = ("four_bar", "slider_crank", "five_bar", "unicycle", "snakeboard", "planar_3rrr")
LARGEST, USUAL = 6, 4  # velocities
ARM, CLOSED = 3, 7  # remainders of seeds by 40 and by 10
#: types of loops, and how many velocities they take away
HELD = {"point": 3, "planar": 2, "distance": 1, "cylindrical": 4, "revolute": 5}


def random_machine(seed: int) -> Robot:
    """The first of its kind that is small enough."""
    rng = random.Random(seed)
    while True:
        if seed % 40 == ARM:
            return emdeg.loads(arm(rng), "toml", allow_unphysical=True)
        robot = emdeg.loads(tree(rng), "toml", allow_unphysical=True)
        floats = any(b.joint.nv > 1 for b in robot.bodies)
        if seed % 10 == CLOSED:
            robot = closed(robot, rng) or robot
            if robot.loops:
                return robot
        elif 0 < robot.nv <= (LARGEST if seed % 5 == 0 else USUAL) + 3 * floats:
            return robot


def tree(rng: random.Random) -> str:
    kinds = []
    for k in range(1, rng.choice((1, 2, 2, 2, 3, 4)) + 1):
        floating = rng.random() < (0.15 if k == 1 else 0.03)
        kinds.append("floating" if floating else rng.choice(KINDS))
    return description(rng, kinds, lambda k: rng.choice((k - 1, k - 1, rng.randrange(k))))


def arm(rng: random.Random) -> str:
    """Six velocities in a row, most of them turns."""
    kinds = rng.choice((
        ["revolute"] * 6,
        ["revolute", "prismatic", "revolute", "continuous", "revolute", "revolute"],
        ["revolute", "screw", "revolute", "spherical"],
        ["universal", "revolute", "prismatic", "universal"],
        ["spherical", "prismatic", "universal"],
    ))  # fmt: skip
    return description(rng, kinds, lambda k: k - 1, mimics=0.0)


def closed(robot: Robot, rng: random.Random) -> Robot | None:
    """The tree with its last link held at a place; None where the loop says nothing."""
    kind = rng.choice(sorted(HELD))
    if robot.has_floating_base or not HELD[kind] < robot.nv <= LARGEST:
        return None
    length = "length = 0.4\n" if kind == "distance" else ""
    tip = robot.bodies[-1].name
    text = f'[[frame]]\nname = "anchor"\nlink = "{robot.base_name}"\nxyz = {_vector(rng, 0.5)}\n'
    text += f'[[frame]]\nname = "tip"\nlink = "{tip}"\nxyz = [0.11, -0.23, 0.17]\n'
    text += f'[[loop]]\nname = "held"\ntype = "{kind}"\nfirst = "anchor"\nsecond = "tip"\n{length}'
    try:
        tied = robot.with_loops(text)
        speeds = ClosedLoops(derive(tied, "kane")).speeds
    except EmdegError:
        return None
    return tied if speeds.independent and speeds.dependent else None


def description(
    rng: random.Random, kinds: Iterable[str], parent_of: object, mimics: float = 0.25
) -> str:
    lines = [f'name = "machine"\ngravity = {_vector(rng, 10.0)}\n', '[[link]]\nname = "l0"']
    movable: list[str] = []
    count = 0
    for k, kind in enumerate(kinds, start=1):
        count = k
        lines += [f'[[link]]\nname = "l{k}"', *_inertia(rng)]
        lines += _joint(rng, k, kind, parent_of(k), movable, mimics)
        if kind in ("revolute", "continuous", "prismatic"):
            movable.append(f"j{k}")
    if rng.random() < 0.3:
        lines += [f'[[payload]]\nname = "load"\nframe = "l{count}"', *_inertia(rng)]
    if rng.random() < 0.2:
        lines[0] += f'wrench_frames = ["l{rng.randint(1, count)}"]\n'
    return "\n".join([*lines, ""])


def _joint(
    rng: random.Random, k: int, kind: str, parent: int, movable: list[str], mimics: float
) -> list[str]:
    lines = [f'[[joint]]\nname = "j{k}"\ntype = "{kind}"\nparent = "l{parent}"\nchild = "l{k}"']
    lines += [f"xyz = {_vector(rng, 0.5)}", f"rpy = [{', '.join(_angle(rng) for _ in range(3))}]"]
    if kind in ("revolute", "continuous", "prismatic", "screw"):
        axis = rng.choice(("[0, 0, 1]", "[1, 0, 0]", "[0, -1, 0]", "[0.6, 0, 0.8]", "[1, 2, -2]"))
        lines.append(f"axis = {axis}")
        if rng.random() < 0.4:
            smooth = rng.choice(("", ", coulomb = 0.3", ", coulomb = 0.3, smoothing = 0.1"))
            lines.append(f"friction = {{ viscous = {rng.uniform(0, 1):.3f}{smooth} }}")
        if rng.random() < 0.4:
            lines.append(rng.choice(("motor = { rotor_inertia = 1e-3, gear_ratio = 12.5 }",
                                     "motor = { reflected = 0.07 }")))  # fmt: skip
    if kind == "screw":
        lines.append(f"pitch = {rng.uniform(-0.2, 0.2):.3f}")
    if kind in ("revolute", "prismatic") and movable and rng.random() < mimics:
        multiplier = rng.choice(("-1", "2", "0.5", "3", "1.3"))
        lines.append(
            f'mimic = {{ of = "{rng.choice(movable)}", multiplier = {multiplier}, offset = 0.25 }}'
        )
    return lines


def _inertia(rng: random.Random) -> list[str]:
    if rng.random() < 0.1:  # a point mass, off its joint's axis
        return [f"mass = {rng.uniform(0.5, 3):.3f}", "com = [0.31, 0.17, 0.23]"]
    xx, yy, zz = (rng.uniform(0.1, 0.15) for _ in range(3))
    return [
        f"mass = {rng.uniform(0.5, 3):.3f}", f"com = {_vector(rng, 0.3)}",
        f"inertia = {{ xx = {xx:.4f}, yy = {yy:.4f}, zz = {zz:.4f}, xy = 0.01, yz = -0.005 }}",
    ]  # fmt: skip


def _vector(rng: random.Random, scale: float) -> str:
    cells = [0.0 if rng.random() < 0.4 else rng.uniform(-scale, scale) for _ in range(3)]
    return "[" + ", ".join(f"{x:.3f}" for x in cells) + "]"


def _angle(rng: random.Random) -> str:
    quarter = f'"{rng.choice((0, 0, 90, -90, 180, 45, 60))} deg"'
    return rng.choice((quarter, quarter, f"{rng.uniform(-3, 3):.4f}", str(float(Fraction(1, 3)))))
