"""`lint`: what is legal in a description, and yet is probably wrong, with what it may have been.

    impossible   a tensor that no body has: what was meant, or the nearest possible one
    mirror       left and right twins that are no mirror images: masses, centres, tensors; products
                 of the wrong sign, moments in each other's places, a tensor that is missing
    units        a tensor or a mass far too large for the link: millimetres or grams
    axis         a rod along another axis than the link

Rules are functions of the links at q = 0; each gives faults, and where what was meant is clear, the
change that repairs it (repair.py). What audits of shipped models found: icub-models 269, SAPIEN
301, compas_fab 486, AlphaDog 30, robot_descriptions 29. Degrees as radians the reader remarks.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import permutations, product

import numpy as np

from emdeg.robot.lint.faults import SLOTS, Change, Fault
from emdeg.robot.lint.links import Array, Link, links_of, tensor_of
from emdeg.robot.lint.nearest import log_det_divergence, nearest
from emdeg.robot.lint.readings import is_row_by_row, readings
from emdeg.robot.lint.twins import is_image, mirror, twins
from emdeg.robot.model.mechanism import Mechanism

SAME = 1e-3  # of tensors, relative: equal but for the digits that were written
MASS = 0.03  # relative: twins that differ more are remarked
TENSOR = 0.15
CENTRE = 2e-3  # m, or so much of the link's size
_PART = 0.05
#: tensors in other units: factor to kg m²
UNITS = {"g m²": 1e-3, "kg cm²": 1e-4, "kg mm²": 1e-6, "g cm²": 1e-7, "g mm²": 1e-9}
USUAL = 0.45  # radius of gyration over size of a link
DENSEST = 23_000.0  # kg/m³, osmium


def lint(robot: Mechanism) -> tuple[Fault, ...]:
    """What is probably wrong with the inertias of a robot, in document order."""
    links = links_of(robot)
    order = {link.name: k for k, link in enumerate(links)}
    pairs = twins(links)
    found = [*_impossible(links, pairs), *_mirrored(pairs), *_units(links), *_axes(links)]
    grave = {fault.link for fault in found if fault.kind in ("impossible", "units")}
    kept = [f for f in found if f.kind in ("impossible", "units") or f.link not in grave]
    return tuple(sorted(kept, key=lambda fault: order[fault.link]))


# -- a tensor that no body has ----------------------------------------------------------


def _impossible(links: Sequence[Link], pairs: Sequence[tuple[Link, Link]]) -> Iterator[Fault]:
    other = {a.name: b for pair in pairs for a, b in (pair, pair[::-1])}
    plane = mirror(pairs)
    for link in links:
        if link.is_possible or link.mass <= 0 or not link.refused:
            continue  # what was left out of a table, and plays no part, is no fault
        low, middle, high = np.linalg.eigvalsh(link.tensor)
        broken = (
            "the inertia is not positive"
            if low < 0
            else f"the inertia violates the triangle inequality by {1 - (low + middle) / high:.1%}"
        )
        shown = f"{broken} (principal moments {low:.4g}, {middle:.4g}, {high:.4g} kg m²)"
        after, words = _meant(link, other.get(link.name), plane)
        change = None if after is None else _change(link, after, words)
        yield Fault("impossible", link.name, f"{shown}; {words}", link.record.line, change)


def _meant(
    link: Link, twin: Link | None, plane: Array | None
) -> tuple[tuple[float, ...] | None, str]:
    """What an impossible tensor may have been, and in words why."""
    if twin is not None and plane is not None and is_image(link, twin, plane):
        equal = math.isclose(link.mass, twin.mass, rel_tol=MASS)
        if equal and twin.is_possible and not twin.is_point:
            image = plane @ twin.turned @ plane
            return link.slots_in_own_axes(
                image
            ), f"its mirror twin {twin.name!r} has a possible one"
    known = readings(link)
    if len(known) == 1:
        return known[0].slots, f"possible where {known[0].words}"
    rows = "; iyy is ixy again, as if the matrix was written row by row" * is_row_by_row(link)
    best = nearest(link.tensor)
    if best is None:
        return None, f"nothing is near{rows}"
    slots = tuple(float(best.tensor[i]) for i in ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)))
    far = f"log-det distance {best.distance:.3g}, " if math.isfinite(best.distance) else ""
    numbers = ", ".join(f"i{s} {x:.4g}" for s, x in zip(SLOTS, slots, strict=True))
    return (
        slots,
        f"the nearest possible one is {numbers} ({far}{best.change:.1%} of its norm){rows}",
    )


def _change(link: Link, after: Sequence[float], why: str) -> Change:
    """Six digits of each slot, and the file's own number where that is the same."""
    rounded = [float(f"{x:.6g}") for x in after]
    scale = max(map(abs, rounded))
    kept = tuple(
        old if abs(old - new) <= 1e-6 * scale else (0.0 if abs(new) <= 1e-12 * scale else new)
        for old, new in zip(link.slots, rounded, strict=True)
    )
    return Change(link.name, link.slots, kept, why, link.record.line)


# -- left and right -----------------------------------------------------------------------


def _mirrored(pairs: Sequence[tuple[Link, Link]]) -> Iterator[Fault]:
    plane = mirror(pairs)
    for left, right in pairs:
        if not (left.is_possible and right.is_possible) or min(left.mass, right.mass) <= 0:
            continue
        imaged = plane is not None and is_image(left, right, plane)
        if not math.isclose(left.mass, right.mass, rel_tol=MASS):
            message = f"its mass is {right.mass:g} kg, that of {left.name!r} {left.mass:g} kg"
            yield Fault("mirror", right.name, message, right.record.line)
            continue
        if left.is_point != right.is_point:
            bare, full = (left, right) if left.is_point else (right, left)
            message = f"it has no moments of inertia, its mirror twin {full.name!r} has"
            change = None
            if imaged and plane is not None:
                image = bare.slots_in_own_axes(plane @ full.turned @ plane)
                change = _change(bare, image, f"as its mirror twin {full.name!r}")
            yield Fault("mirror", bare.name, message, bare.record.line, change)
        elif imaged and plane is not None:
            yield from _images(left, right, plane)
        elif not left.is_point:
            yield from _invariants(left, right)


def _images(left: Link, right: Link, plane: Array) -> Iterator[Fault]:
    """Centres and tensors of links whose frames are images of each other."""
    apart = float(np.linalg.norm(plane @ left.centre - right.centre))
    if apart > CENTRE + _PART * max(left.size, right.size):
        message = f"its centre of mass is {apart * 1000:.3g} mm from the image of {left.name!r}'s"
        if np.allclose(left.slots, right.slots, rtol=SAME, atol=0):
            message += ", and its tensor is a copy: the same part on both sides, or a slip"
        yield Fault("mirror", right.name, message, right.record.line)
        return
    image = plane @ left.turned @ plane
    if left.is_point or _differ(image, right.turned) <= TENSOR:
        return
    for one, other in ((right, left), (left, right)):
        meant = one.slots_in_own_axes(plane @ other.turned @ plane)
        slip = _slip(one.slots, meant)
        if slip is not None:
            better = _fits_better(one, meant)
            change = _change(one, meant, f"as its mirror twin {other.name!r}") if better else None
            doubt = "" if better else f"; or those of {other.name!r} are wrong"
            message = f"{slip} against its mirror twin {other.name!r}{doubt}"
            if better or one is left:
                yield Fault("mirror", one.name, message, one.record.line, change)
                return
    # about their own centres, which were compared before
    first, second = (
        _pseudo(link.mass, tensor) for link, tensor in ((left, image), (right, right.turned))
    )
    far = log_det_divergence(second, first)
    message = (
        f"its tensor is not the image of {left.name!r}'s: {_differ(image, right.turned):.0%} "
        f"apart, log-det distance {far:.3g}"
    )
    yield Fault("mirror", right.name, message, right.record.line)


def _pseudo(mass: float, tensor: Array) -> Array:
    second = np.eye(3) * np.trace(tensor) / 2 - tensor
    result: Array = np.block([[second, np.zeros((3, 1))], [np.zeros((1, 3)), np.array([[mass]])]])
    return result


def _slip(slots: Sequence[float], meant: Sequence[float]) -> str | None:
    """How slots differ from what is meant, where a slip of the hand explains it all."""
    scale = max(map(abs, meant))
    diagonal, products = (0, 3, 5), (1, 2, 4)

    def same(other: Sequence[float]) -> bool:
        return all(abs(a - b) <= SAME * scale for a, b in zip(other, meant, strict=True))

    for signs in product((1, -1), repeat=3):
        signed = list(slots)
        for k, sign in zip(products, signs, strict=True):
            signed[k] *= sign
        wrong = [f"i{SLOTS[k]}" for k, s in zip(products, signs, strict=True) if s < 0 and slots[k]]
        if wrong and same(signed):
            return f"{' and '.join(wrong)} {'have' if len(wrong) > 1 else 'has'} the wrong sign"
        for places in permutations(diagonal):
            moved = list(signed)
            for k, p in zip(diagonal, places, strict=True):
                moved[k] = signed[p]
            if places != diagonal and same(moved):
                return "moments of inertia are in each other's places"
    return None


def _fits_better(link: Link, meant: Sequence[float]) -> bool:
    """Does the link's own shape speak for what is meant? It is long where it reaches to."""
    points = [p - link.place for p in (*link.beyond, link.centre)]
    far = max(points, key=lambda p: float(np.linalg.norm(p)))
    length = float(np.linalg.norm(far))
    if length < 1e-3:
        return False
    along = link.pose[:3, :3].T @ (far / length)

    def share(tensor: Array) -> float:
        second = np.eye(3) * np.trace(tensor) / 2 - tensor
        return float(along @ second @ along) / max(float(np.trace(second)), 1e-300)

    return share(tensor_of(tuple(meant))) > 1.2 * share(link.tensor)


def _invariants(left: Link, right: Link) -> Iterator[Fault]:
    """What no mirror changes."""
    a, b = (np.linalg.eigvalsh(link.tensor) for link in (left, right))
    if np.abs(a - b).max() > TENSOR * max(a.max(), b.max()):
        shown = [", ".join(f"{x:.4g}" for x in moments) for moments in (b, a)]
        message = f"its principal moments are {shown[0]}, those of {left.name!r} {shown[1]} kg m²"
        yield Fault("mirror", right.name, message, right.record.line)


def _differ(a: Array, b: Array) -> float:
    """|A − B| relative to the larger."""
    size = max(float(np.linalg.norm(a)), float(np.linalg.norm(b)), 1e-300)
    return float(np.linalg.norm(a - b)) / size


# -- units and axes -------------------------------------------------------------------------


def _units(links: Sequence[Link]) -> Iterator[Fault]:
    """Mass farther from its centre than the robot is long; mass in a place too small for it."""
    places = [link.place for link in links] + [p for link in links for p in link.beyond]
    reach = max((float(np.linalg.norm(p)) for p in places), default=0.0)
    reach = max(reach, max((link.size for link in links), default=0.0))
    if reach < 1e-3:
        return
    links = [link for link in links if link.moves]
    large = [l for l in links if l.mass > 0 and l.is_possible and l.gyration > 3 * reach]
    unit = _unit(large)
    for link in large:
        message = (
            f"its mass is {link.gyration:.3g} m from its centre (√(tr I/2m)), and the robot "
            f"reaches {reach:.3g} m"
        )
        change = None
        if unit is not None:
            message += f": the tensor is probably in {unit}"
            after = [x * UNITS[unit] for x in link.slots]
            change = _change(link, after, f"{unit} in kg m²")
        yield Fault("units", link.name, message, link.record.line, change)
    for link in links:
        ball = 4 / 3 * math.pi * (2 * max(link.size, link.gyration, 0.02)) ** 3
        if link.mass / ball > DENSEST:
            message = (
                f"{link.mass:g} kg in a link of {max(link.size, link.gyration):.3g} m: denser than "
                "any metal; is the mass in grams?"
            )
            yield Fault("units", link.name, message, link.record.line)


def _unit(links: Sequence[Link]) -> str | None:
    """The unit in which these tensors fit their links best, if they do."""
    if not links:
        return None
    ratio = float(np.median([link.gyration / max(link.size, 0.02) for link in links]))
    found = {
        unit: abs(math.log(ratio * math.sqrt(factor) / USUAL)) for unit, factor in UNITS.items()
    }
    best = min(found, key=lambda unit: found[unit])
    return best if found[best] < math.log(3) else None


def _axes(links: Sequence[Link]) -> Iterator[Fault]:
    """A rod that does not lie along its link: moments in each other's places."""
    for link in links:
        if not link.moves or link.mass <= 0 or not link.is_possible or link.is_point:
            continue
        if len(link.beyond) != 1:
            continue
        offset = link.beyond[0] - link.place
        reach = float(np.linalg.norm(offset))
        moments, axes = np.linalg.eigh(link.turned)
        length = math.sqrt(12 * moments[1] / link.mass)  # of a rod with this moment
        if moments[0] > 0.3 * moments[1] or not 0.7 * length <= reach <= 2 * length:
            continue
        across = abs(float(axes[:, 0] @ offset)) / reach
        beside = link.centre - link.place
        if across < 0.3 and float(np.linalg.norm(beside - offset / 2)) < 0.3 * reach:
            message = (
                f"it is a rod of {length:.3g} m across the way to the next joint, which is "
                f"{reach:.3g} m away: are its moments in each other's places?"
            )
            yield Fault("axis", link.name, message, link.record.line)
