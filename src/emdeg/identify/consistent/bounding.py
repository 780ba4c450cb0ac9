"""What a body must fit into: an ellipsoid or a box, as rows of A φ ≥ 0.

    (r, 1)ᵀ Q (r, 1) ≥ 0 at every point of the shape    ⇒    tr(Q P) = ∫ (r,1)ᵀQ(r,1) dm ≥ 0

    ellipsoid    1 − Σ_k ((r_k − c_k)/R_k)²           (Wensing, Kim, Slotine 2018, eq. 27)
    box          (x − x₀)(x₁ − x), and for two axes (x − x₀)(y − y₀), (x − x₀)(y₁ − y), …

Each is linear in φ and homogeneous. Where mass inside the ellipsoid gives these numbers, and only
there, its row and P > 0 hold; the rows of a box are necessary (and put the centre of mass inside).
Shapes are in the frame of the link that is named, with all that is fixed to it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import LoadError, UsageError, unknown
from emdeg.exact.evaluate import evaluate
from emdeg.files import read_text
from emdeg.identify.consistent.problem import Bounding, E, fields_of
from emdeg.identify.model import Array
from emdeg.robot.model.parameter import known_values
from emdeg.robot.robot import Robot

SHAPES = ("box", "ellipsoid")


def bounding_of(robot: Robot, given: Any) -> tuple[Bounding, ...]:
    """From {link: {"box": [[x₀, x₁], …]} or {"ellipsoid": {"centre", "radii"}}}, or a TOML file."""
    data = _data(given)
    names = {body.name: i for i, body in enumerate(robot.bodies)}
    found = []
    for link, shape in data.items():
        if link not in names:
            raise unknown("link", str(link), names, argument="bounding")
        if not isinstance(shape, Mapping) or len(shape) != 1 or next(iter(shape)) not in SHAPES:
            raise _wrong(link, shape, "one of " + ", ".join(SHAPES))
        kind, size = next(iter(shape.items()))
        forms, middle = (_box if kind == "box" else _ellipsoid)(str(link), size)
        found.append(_placed(robot, names[link], forms, middle))
    return tuple(found)


def _data(given: Any) -> Mapping[str, Any]:
    if given is None:
        return {}
    if isinstance(given, Mapping):
        return given
    if not isinstance(given, str | Path):
        raise UsageError("is neither a file nor a mapping", argument="bounding", found=repr(given))
    try:
        return tomllib.loads(read_text(Path(given)))
    except (ValueError, RecursionError) as problem:
        raise LoadError("the file of bounding shapes cannot be read", file=given,
                        found=problem) from None  # fmt: skip


def _wrong(link: object, found: object, expected: str) -> UsageError:
    return UsageError("is not understood", argument="bounding", element=str(link), found=found,
                      expected=expected)  # fmt: skip


def _numbers(link: str, value: Any, shape: tuple[int, ...], expected: str) -> Array:
    try:
        found = np.asarray(value, dtype=float)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape != shape or not np.isfinite(found).all():
        raise _wrong(link, value, expected)
    return found


def _box(link: str, size: Any) -> tuple[list[Array], Array]:
    expected = "[[x0, x1], [y0, y1], [z0, z1]] in m, smaller first"
    edges = _numbers(link, size, (3, 2), expected)
    if (edges[:, 0] >= edges[:, 1]).any():
        raise _wrong(link, size, expected)
    # planes (r, 1)·n ≥ 0, two for each axis; their products are not negative inside
    planes = [
        [_plane(k, 1.0, -edges[k, 0]), _plane(k, -1.0, edges[k, 1])] for k in range(3)
    ]  # fmt: skip
    pairs = [(p[0], p[1]) for p in planes]
    pairs += [(u, v) for p, r in combinations(planes, 2) for u in p for v in r]
    forms = [0.5 * (np.outer(u, v) + np.outer(v, u)) for u, v in pairs]
    return forms, _solid(edges.mean(axis=1), np.ptp(edges, axis=1) / 2)


def _plane(axis: int, slope: float, level: float) -> Array:
    found = np.zeros(4)
    found[axis], found[3] = slope, level
    return found


def _ellipsoid(link: str, size: Any) -> tuple[list[Array], Array]:
    expected = "{ centre = [x, y, z], radii = [a, b, c] } in m"
    if not isinstance(size, Mapping) or set(size) != {"centre", "radii"}:
        raise _wrong(link, size, expected)
    centre, radii = (_numbers(link, size[key], (3,), expected) for key in ("centre", "radii"))
    if (radii <= 0).any():
        raise _wrong(link, size, expected)
    Q = np.diag([*(-1 / radii**2), 1 - float(((centre / radii) ** 2).sum())])
    Q[:3, 3] = Q[3, :3] = centre / radii**2
    return [Q], _solid(centre, radii)


def _solid(centre: Array, radii: Array) -> Array:
    """The pseudo-inertia of 1 kg in an ellipsoid of half the size: Σ = diag(R²/4)/5 + c cᵀ."""
    P = np.zeros((4, 4))
    P[:3, :3] = np.diag(radii**2 / 20) + np.outer(centre, centre)
    P[:3, 3] = P[3, :3] = centre
    P[3, 3] = 1.0
    return P


def _placed(robot: Robot, body: int, forms: Sequence[Array], middle: Array) -> Bounding:
    """From the link's frame to the joint's, in which φ is: r = T r_link."""
    pose = robot.frame(robot.bodies[body].name).pose
    entries = [*pose.rotation.entries, *pose.translation]
    numbers = np.array(evaluate(entries, known_values(robot.parameters)), dtype=float)
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = numbers[:9].reshape(3, 3), numbers[9:]
    back = np.linalg.inv(T)
    turned = [back.T @ Q @ back for Q in forms]
    rows = np.array([[float(np.sum(e * Q)) for e in E] for Q in turned])
    return Bounding(body, rows, fields_of(T @ middle @ T.T))
