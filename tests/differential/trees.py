"""Random machines with every kind of joint, as TOML: the same for the same seed.

Revolute, continuous, prismatic, fixed, screw, universal, spherical and floating joints; mimics,
drives, friction, payloads; right angles, angles of the table and arbitrary ones. All numbers are
given, and every body that moves has a mass, so that every quantity has a value.
"""

from __future__ import annotations

import random
from fractions import Fraction

import emdeg
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
LARGEST = 6  # velocities


def random_machine(seed: int) -> Robot:
    """The first of its kind that is small enough."""
    rng = random.Random(seed)
    while True:
        robot = emdeg.loads(description(rng), "toml", allow_unphysical=True)
        floats = any(b.joint.nv > 1 for b in robot.bodies)
        if 0 < robot.nv <= LARGEST + 2 * floats:
            return robot


def description(rng: random.Random) -> str:
    count = rng.randint(1, 4)
    lines = [f'name = "machine"\ngravity = {_vector(rng, 10.0)}\n[[link]]\nname = "l0"']
    movable: list[str] = []
    for k in range(1, count + 1):
        lines += [f'[[link]]\nname = "l{k}"', *_inertia(rng)]
        kind = rng.choice(KINDS)
        if rng.random() < (0.15 if k == 1 else 0.03):
            kind = "floating"
        lines += _joint(rng, k, kind, movable)
        if kind in ("revolute", "continuous", "prismatic"):
            movable.append(f"j{k}")
    if rng.random() < 0.3:
        lines += [f'[[payload]]\nname = "load"\nframe = "l{count}"', *_inertia(rng)]
    return "\n".join([*lines, ""])


def _joint(rng: random.Random, k: int, kind: str, movable: list[str]) -> list[str]:
    parent = rng.choice((k - 1, k - 1, rng.randrange(k)))
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
    if kind in ("revolute", "prismatic") and movable and rng.random() < 0.25:
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
