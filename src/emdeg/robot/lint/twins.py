"""Left and right: which links are twins, in which plane the robot is its own mirror image.

Names are twins when one becomes the other by exchanging left and right: `left`/`right` anywhere,
the single letters l/r as words (`l_foot`, `arm_R`), and the corners of things on four legs or
wheels (`FL`/`FR`, `RL`/`RR`, `LF`/`RF`, …). The mirror is that plane through the base's origin, x,
y or z = 0, that sends most twins' origins to each other at q = 0; where none does, only what no
mirror changes is compared: masses and principal moments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np

from emdeg.robot.lint.links import Array, Link

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^A-Za-z\d]+")
_PAIRS = (("left", "right"), ("l", "r"))
_CORNERS = ("f", "h", "r", "b", "m")  # front, hind, rear, back, middle
_SAME_PLACE = 1e-3  # m, and so much of the size of the robot
_MOST = 0.6  # of all twins must be images of each other


def mirrored_names(name: str) -> list[str]:
    """What the twin of a link on the left may be called."""
    found: list[str] = []
    words = _WORDS.findall(name)
    for k, word in enumerate(words):
        for other in _exchanged(word):
            found.append("".join([*words[:k], other, *words[k + 1 :]]))
    for one, other in (("left", "right"), ("Left", "Right"), ("LEFT", "RIGHT")):
        if one in name:
            found.append(name.replace(one, other))
    return list(dict.fromkeys(found))


def _exchanged(word: str) -> Iterable[str]:
    low = word.lower()
    for left, right in _PAIRS:
        if low == left:
            yield right.upper() if word.isupper() else right.title() if word[0].isupper() else right
    for corner in _CORNERS:
        for left, right in ((f"{corner}l", f"{corner}r"), (f"l{corner}", f"r{corner}")):
            if low == left:
                yield right.upper() if word.isupper() else right


def twins(links: Sequence[Link]) -> list[tuple[Link, Link]]:
    """(left, right) of links that are named so, each once."""
    by_name = {link.name: link for link in links}
    found: list[tuple[Link, Link]] = []
    taken: set[str] = set()
    for link in links:
        for name in mirrored_names(link.name):
            if name in by_name and name not in taken and link.name not in taken:
                found.append((link, by_name[name]))
                taken |= {name, link.name}
    return found


def mirror(pairs: Sequence[tuple[Link, Link]]) -> Array | None:
    """diag(±1) of the plane that most twins are images in; None where there is none."""
    if not pairs:
        return None
    size = max(float(np.linalg.norm(link.place)) for pair in pairs for link in pair)
    best, most = None, _MOST * len(pairs)
    for axis in (1, 0, 2):  # mostly y = 0: x is forward
        plane = np.eye(3)
        plane[axis, axis] = -1
        images = sum(_is_image(a, b, plane, size) for a, b in pairs)
        if images > most:
            best, most = plane, float(images)
    return best


def _is_image(a: Link, b: Link, plane: Array, size: float) -> bool:
    apart = np.linalg.norm(plane @ a.place - b.place)
    return bool(
        apart <= _SAME_PLACE * (1 + size) and np.linalg.norm(a.place - b.place) > _SAME_PLACE
    )


def is_image(a: Link, b: Link, plane: Array) -> bool:
    """Is the second link's origin the image of the first one's?"""
    return _is_image(a, b, plane, float(np.linalg.norm(a.place)))
