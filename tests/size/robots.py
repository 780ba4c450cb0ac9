"""The robots of the matrix: chains, combs and trees of 10 to 500 joints, and what else is long.

benchmarks/size.py describes those whose growth is measured; the others are edited from them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from benchmarks.size import description


@dataclass(frozen=True)
class Size:
    """A robot by its shape and its joints."""

    kind: str
    joints: int

    @property
    def floating(self) -> bool:
        return self.kind.startswith("floating")

    def text(self) -> str:
        """Its description as TOML."""
        edit = EDITS.get(self.kind)
        return description(self.kind, self.joints) if edit is None else edit(self.joints)


def humanoid(joints: int) -> str:
    """A trunk of five with a head, two legs and two arms of seven, and fingers of four at each."""
    below = {k: k - 1 for k in range(1, 6)}  # the trunk
    for foot, length in ((0, 7), (0, 7), (5, 7), (5, 7), (5, 2)):
        for k in range(length):
            below[len(below) + 1] = len(below) if k else foot
    hands = (26, 33)
    while len(below) < joints:
        finger = len(below)
        for k in range(4):
            below[len(below) + 1] = len(below) if k else hands[finger // 4 % 2]
    text = description("chain", joints)
    for k in range(1, joints + 1):
        text = text.replace(
            f'parent = "l{k - 1}"\nchild = "l{k}"', f'parent = "l{below[k]}"\nchild = "l{k}"'
        )
    return text


def mixed(joints: int) -> str:
    """A chain in which every third joint slides and every third is a screw."""
    kinds = ('"revolute"', '"prismatic"', '"screw"\npitch = 0.02')

    def kind(match: re.Match[str]) -> str:
        return f"type = {kinds[int(match[1]) % 3]}"

    text = re.sub(
        r'name = "j(\d+)"\ntype = "revolute"',
        r'name = "j\1"\ntype = "\1"',
        description("chain", joints),
    )
    return re.sub(r'type = "(\d+)"', kind, text)


def followers(joints: int) -> str:
    """A chain whose joints follow the first five, in turn."""
    lines = []
    for line in description("chain", joints).split("\n"):
        lines.append(line)
        if (k := re.fullmatch(r'name = "j(\d+)"', line)) and int(k[1]) > 5:
            lines.append(f'mimic = {{ of = "j{1 + int(k[1]) % 5}", multiplier = 0.5 }}')
    return "\n".join(lines)


def fixed_tree(links: int) -> str:
    """A binary tree of fixed links in which every hundredth joint moves."""
    text = description("binary tree", links)
    return re.sub(r'(name = "j\d*[1-9]\d?"\ntype = )"revolute"', r'\1"fixed"', text)


def names(joints: int) -> str:
    """A chain whose links and joints have names as long as they may be."""
    return re.sub(
        r'"([lj])(\d+)"',
        lambda m: f'"{m[0][1:-1] + "_" * (200 - len(m[0]) + 2)}"',
        description("chain", joints),
    )


EDITS = {
    "floating humanoid": humanoid,
    "mixed": mixed,
    "followers": followers,
    "fixed tree": fixed_tree,
    "names": names,
}
#: name → its shape and joints
ROBOTS = {
    "chain 10": Size("chain", 10),
    "chain 50": Size("chain", 50),
    "chain 200": Size("chain", 200),
    "chain 500": Size("chain", 500),
    "comb 60": Size("comb", 60),
    "comb 200": Size("comb", 200),
    "tree 63": Size("binary tree", 63),
    "tree 255": Size("binary tree", 255),
    "floating 50": Size("floating chain", 50),
    "floating 200": Size("floating chain", 200),
    "fixed 1000": Size("chain of 1,000 fixed links", 6),
    "humanoid 75": Size("floating humanoid", 75),
    "mixed 200": Size("mixed", 200),
    "followers 100": Size("followers", 105),
    "fixed tree 1000": Size("fixed tree", 1000),
    "names 30": Size("names", 30),
}
