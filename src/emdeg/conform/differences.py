"""What libraries do differently: one record a convention, listed in plain sight.

A `Difference` says how a library's robot, its state and its results follow from ours. With
v_ours = X v_theirs for the velocities (X orthogonal), each axis of n velocities of a result goes by
Xᵀ: τ, q̈, both axes of M, the columns of J. A velocity of the base in world axes has X = Rᵀ(q), and

    d/dt (Rᵀ v_world) = Rᵀ v̇_world − ω × v

adds ω × v to accelerations, and M times it to what is asked at q̈ = 0 (bias, C q̇).

Those here concern the whole library; what concerns one result only is in `written.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from emdeg.conform.numbers import VELOCITIES, Array, Numbers
from emdeg.conform.ours import Model, Ours
from emdeg.exact.graph import ZERO
from emdeg.mechanics.quantities.quantities import QUANTITIES, parse
from emdeg.robot.robot import Robot

Order: TypeAlias = NDArray[np.intp]  # their k-th number is our order[k]-th
States: TypeAlias = Mapping[str, Array]
#: their states → ours
Taken: TypeAlias = Callable[[States], States]
#: (name, ours, our states, all of ours) → theirs; None where that cannot be compared
Given: TypeAlias = Callable[[str, Array, States, Mapping[str, Array]], Array | None]


@dataclass(frozen=True, eq=False)
class Difference:
    """One way in which a library may differ. Of one `aspect` a library has one convention."""

    aspect: str
    says: str
    model: Callable[[Model], Model] = lambda model: model
    takes: Taken = lambda states: states
    gives: Given = lambda name, value, states, all: value


def velocity_axes(name: str) -> dict[int, int]:
    """Axes of a result that are velocities, and how often: {1: 1, 2: 1} of M, {2: 1} of J.

    Axis 0 are the states; a Hessian has q, q̇ and q̈ one after the other: {1: 3, 2: 3}.
    """
    shape, times = QUANTITIES[parse(name)[0]].shape, {"n": 1, "3n": 3}
    return {k: times[size] for k, size in enumerate(shape.split("×"), 1) if size in times}


def changed_axes(name: str, value: Array, apply: Callable[[Array], Array]) -> Array:
    """`apply` to the last axis, in the place of each axis of velocities."""
    for axis, times in velocity_axes(name).items():
        parts = np.split(np.moveaxis(value, axis, -1), times, axis=-1)
        value = np.moveaxis(np.concatenate([apply(part) for part in parts], axis=-1), -1, axis)
    return value


# -- the robot --------------------------------------------------------------------------


def models(ours: Ours) -> Iterator[Difference]:
    """Gravity, motors, friction, loads."""
    own, robot = ours.model, ours.robot
    yield from _gravities(own.gravity)
    if own.armature.any():
        yield Difference(
            "armature", "it leaves out the motor inertias (armature)",
            lambda m: replace(m, armature=np.zeros_like(m.armature)),
        )  # fmt: skip
    added = _added_armature(ours, own)
    if added is not None:
        shown = ", ".join(f"{x:.6g}" for x in added)
        yield Difference(
            "armature", f"it adds motor inertias (armature) that this robot does not have: {shown}",
            lambda m: replace(m, armature=m.armature + added),
        )  # fmt: skip
    frictions = [
        f for b in robot.bodies for f in (b.joint.friction.viscous, b.joint.friction.coulomb)
    ]
    if any(f is not ZERO for f in frictions):
        yield Difference("friction", "it leaves out friction", lambda m: replace(m, friction=0.0))
        yield Difference(
            "friction", "friction has the other sign: it counts as an applied effort",
            lambda m: replace(m, friction=-1.0),
        )  # fmt: skip
    if robot.has_payload:
        yield Difference("payload", "it carries no payload", lambda m: replace(m, loaded=False))
    if own.rotors:
        yield Difference(
            "rotors", "it leaves out the gyroscopic terms of the rotors",
            lambda m: replace(m, rotors=False),
        )  # fmt: skip


def _gravities(own: Array) -> Iterator[Difference]:
    size = float(np.linalg.norm(own)) or 9.81
    tried = {"gravity points the other way": -own, "it has no gravity": np.zeros(3)}
    for axis, name in enumerate("xyz"):
        for sign, word in ((-1.0, "−"), (1.0, "+")):
            tried[f"gravity acts along {word}{name}"] = sign * size * np.eye(3)[axis]
    if own.any():
        for other in (9.8, 9.80665, 9.81, 9.82, 10.0):
            tried[f"gravity is {other} m/s²"] = own * other / size
    for words, vector in tried.items():
        if not np.allclose(vector, own, rtol=1e-12):
            shown = ", ".join(f"{x:g}" for x in vector + 0.0)
            yield Difference("gravity", f"{words}: ({shown})", partial(_under, vector))


def _under(gravity: Array, model: Model) -> Model:
    return replace(model, gravity=gravity)


def _added_armature(ours: Ours, own: Model) -> Array | None:
    """M_theirs − M where that is one and the same diagonal in all states."""
    theirs = ours.numbers.values.get("mass_matrix")
    if theirs is None:
        return None
    try:
        gap = theirs - ours.at([own], [ours.numbers.states])[0]["mass_matrix"]
    except ValueError:  # another shape
        return None
    first = np.diagonal(gap[0])
    scale = float(np.abs(theirs).max())
    same = np.abs(gap - np.diag(first)).max() <= 1e-7 * scale
    return first.copy() if same and (first >= -1e-7 * scale).all() and first.max() > 1e-6 else None


# -- the state --------------------------------------------------------------------------


def flyers(robot: Robot) -> Iterator[Difference]:
    """Of a free base: quaternion, order and axes of its velocity."""
    free = [j for j in robot.by_coordinate.values() if j.type.name == "floating"]
    if not free:
        return
    at_q = [robot.configuration_index(j.coordinate) for j in free]
    at_v = [j.coordinate for j in free]
    first = np.arange(robot.nv)
    for k in at_v:
        first[k : k + 6] = [*range(k + 3, k + 6), *range(k, k + 3)]
    yield Difference(
        "linear or angular first", "of the base it has the angular velocity before the linear one",
        takes=lambda s: _permuted(s, first), gives=lambda n, x, s, a: _permuted_result(n, x, first),
    )  # fmt: skip
    yield Difference(
        "quaternion order", "its quaternions are (w, x, y, z), ours (x, y, z, w)",
        takes=lambda s: _turned_quaternions(s, at_q),
    )  # fmt: skip
    for both, words in (
        (False, "the linear velocity of the base is in world axes, the angular one in its own"),
        (True, "the velocity of the base is in world axes, linear and angular"),
    ):
        yield Difference(
            "base velocity frame", words + "; ours is in the axes of the base",
            takes=partial(_in_body_axes, at_q, at_v, both),
            gives=partial(_in_world_axes, at_q, at_v, both),
        )  # fmt: skip


def _turned_quaternions(states: States, places: list[int]) -> States:
    q = np.array(states["q"])
    for k in places:
        q[:, k + 3 : k + 7] = q[:, [k + 4, k + 5, k + 6, k + 3]]
    return {**states, "q": q}


def _rotations(states: States, place: int) -> Array:
    """R(h) of each state."""
    h = states["q"][:, place + 3 : place + 7]
    x, y, z, w = (h / np.linalg.norm(h, axis=1, keepdims=True)).T
    return np.moveaxis(np.array([
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]), -1, 0)  # fmt: skip


def _in_body_axes(at_q: list[int], at_v: list[int], both: bool, states: States) -> States:
    """Velocities, accelerations and efforts in world axes → in the axes of the base."""
    found = {n: np.array(x) for n, x in states.items()}
    for place, k in zip(at_q, at_v, strict=True):
        R = _rotations(states, place)
        for name in {"qd", "qdd", "tau"} & found.keys():
            for start in (k, k + 3) if both else (k,):
                part = found[name][:, start : start + 3]
                found[name][:, start : start + 3] = np.einsum("sji,sj->si", R, part)
        if "qdd" in found:
            found["qdd"][:, k : k + 3] -= _swing(found, k)
    return found


def _swing(ours: States, k: int) -> Array:
    """ω × v, in the axes of the base."""
    return np.cross(ours["qd"][:, k + 3 : k + 6], ours["qd"][:, k : k + 3])


def _is_tensor(quantity: str) -> bool:
    """Does a plain change of axes give it? Not C, rates, ∂/∂q and ∂/∂q̇: they see the axes move."""
    _, by = QUANTITIES[quantity].derivative_of or ("", "")
    moved = quantity.endswith("_rate") or "hessian" in quantity or quantity == "coriolis_matrix"
    return not (by in ("q", "qd") or moved)


def _in_world_axes(
    at_q: list[int], at_v: list[int], both: bool,
    name: str, value: Array, states: States, all: Mapping[str, Array],
) -> Array | None:  # fmt: skip
    quantity = parse(name)[0]
    if not _is_tensor(quantity):
        return None
    if quantity.startswith(("bias", "coriolis_vector", "forward_dynamics")):
        extra = np.zeros_like(states["qd"])
        for k in at_v:
            extra[:, k : k + 3] = -_swing(states, k)
        forward = quantity.startswith("forward")
        value = (
            value - extra if forward else value + np.einsum("sij,sj->si", all["mass_matrix"], extra)
        )
    blocks = [
        (k + d, place) for place, k in zip(at_q, at_v, strict=True) for d in (0, 3)[: 1 + both]
    ]

    def turned(last: Array) -> Array:
        last = np.array(last)
        for start, place in blocks:
            R = _rotations(states, place)
            last[..., start : start + 3] = np.einsum(
                "sij,s...j->s...i", R, last[..., start : start + 3]
            )
        return last

    return changed_axes(name, value, turned)


# -- orders -----------------------------------------------------------------------------


def _permuted(states: States, order: Order) -> States:
    """Their numbers, of which the k-th is our order[k]-th, in our order."""
    found = dict(states)
    for name in set(VELOCITIES) & found.keys():
        ours = np.empty_like(found[name])
        ours[:, order] = found[name]
        found[name] = ours
    return found


def _permuted_result(name: str, value: Array, order: Order) -> Array:
    return changed_axes(name, value, lambda last: last[..., order])


def angles(robot: Robot) -> Iterator[Difference]:
    """Degrees, and joints that turn the other way."""
    turning = [robot.configuration_index(j.coordinate) for j in robot.by_coordinate.values()
               if j.revolute]  # fmt: skip
    factor = np.ones(robot.nq)
    factor[turning] = np.pi / 180
    if turning:
        yield Difference(
            "units of angles", "its angles q are in degrees",
            takes=lambda s: {**s, "q": s["q"] * factor} if "q" in s else s,
        )  # fmt: skip
    for joint in robot.by_coordinate.values():
        if joint.nv == 1:
            yield _backwards(robot, joint.name, joint.coordinate)


def _backwards(robot: Robot, name: str, coordinate: int) -> Difference:
    v, q = np.ones(robot.nv), np.ones(robot.nq)
    v[coordinate] = q[robot.configuration_index(coordinate)] = -1
    signs = {"q": q, **dict.fromkeys(VELOCITIES, v)}
    return Difference(
        "axis of a joint", f"joint {name!r} moves the other way: its axis has the other sign",
        takes=lambda s: {n: x * signs[n] if n in signs else x for n, x in s.items()},
        gives=lambda n, x, s, a: changed_axes(n, x, lambda last: last * v),
    )  # fmt: skip


def joint_order(
    robot: Robot, joints: tuple[str, ...], says: str, *, results_only: bool = False
) -> Difference:
    """Their numbers are in the order of these joints."""
    by_name = {j.name: j for j in robot.by_coordinate.values()}
    in_v = np.array([k for name in joints for k in by_name[name].indices])
    in_q = np.array([
        robot.configuration_index(by_name[name].coordinate) + k
        for name in joints for k in range(by_name[name].type.nq)
    ])  # fmt: skip

    def takes(states: States) -> States:
        found = dict(_permuted(states, in_v))
        if "q" in found:
            q = np.empty_like(found["q"])
            q[:, in_q] = found["q"]
            found["q"] = q
        return found

    return Difference(
        "joint order", says, takes=(lambda s: s) if results_only else takes,
        gives=lambda n, x, s, a: _permuted_result(n, x, in_v),
    )  # fmt: skip


def all_of(numbers: Numbers, ours: Ours) -> list[Difference]:
    """Those that this robot can have, but for the orders of its joints (orders.py)."""
    return [*models(ours), *flyers(numbers.robot), *angles(numbers.robot)]
