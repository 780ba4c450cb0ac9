"""Random robots, structure first: a tree of links and joints as plain data, written in each format.

`odd` is the share of values that are replaced by something strange; with 0 most robots are sound.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.campaign.damage import WORDS, number

Tree = dict[str, Any]
KINDS = ("revolute", "continuous", "prismatic", "fixed", "revolute", "floating", "planar")


def random_robot(rng: random.Random, odd: float = 0.0) -> Tree:
    """Links 0 … n−1, and the joint that carries each of them but the first."""

    def value(sound: str) -> str:
        if rng.random() >= odd:
            return sound
        return rng.choice((rng.choice(WORDS), number(rng), sound + rng.choice(WORDS)))

    def vector(scale: float, zeros: float = 0.5) -> list[str]:
        draws = [0.0 if rng.random() < zeros else rng.uniform(-scale, scale) for _ in range(3)]
        return [value(f"{x:.4g}") for x in draws]

    count = rng.randint(1, 7)
    names = [value(f"link{k}") for k in range(count)]
    links, joints = [], []
    for k, name in enumerate(names):
        moments = [rng.uniform(0.1, 0.15) for _ in range(3)]
        links.append({
            "name": name, "mass": value(f"{rng.uniform(0, 3):.3g}"), "com": vector(0.3),
            "inertia": [value(f"{x:.4g}") for x in moments],
            "products": [value(x) for x in ("0", "0.001", "0")],
        })  # fmt: skip
        if k:
            kind = rng.choice(KINDS[: 5 if rng.random() < 0.9 else 7])
            joints.append({
                "name": value(f"joint{k}"), "type": value(kind),
                "parent": names[rng.choice((k - 1, rng.randrange(k)))], "child": name,
                "xyz": vector(1.0), "rpy": [rng.choice((x, value("1.5707963"), value("0")))
                                            for x in vector(3.0)],
                "axis": rng.choice((["0", "0", "1"], ["0", "-1", "0"], vector(1.0, 0.2))),
                "lower": value("-1"), "upper": value("1.5"), "damping": value("0.1"),
                "friction": value("0.2"),
                "mimic": names and rng.random() < 0.1 and value(f"joint{rng.randint(1, count)}"),
                "multiplier": value("-2"), "armature": value("0.01"),
            })  # fmt: skip
    return {"name": value("made"), "links": links, "joints": joints}


def as_urdf(robot: Tree) -> str:
    parts = [f'<robot name="{robot["name"]}">']
    for link in robot["links"]:
        xx, yy, zz = link["inertia"]
        xy, xz, yz = link["products"]
        parts.append(
            f'<link name="{link["name"]}"><inertial><origin xyz="{" ".join(link["com"])}"/>'
            f'<mass value="{link["mass"]}"/><inertia ixx="{xx}" iyy="{yy}" izz="{zz}" '
            f'ixy="{xy}" ixz="{xz}" iyz="{yz}"/></inertial></link>'
        )
    for joint in robot["joints"]:
        mimic = f'<mimic joint="{joint["mimic"]}" multiplier="{joint["multiplier"]}"/>'
        parts.append(
            f'<joint name="{joint["name"]}" type="{joint["type"]}">'
            f'<parent link="{joint["parent"]}"/>'
            f'<child link="{joint["child"]}"/><axis xyz="{" ".join(joint["axis"])}"/>'
            f'<origin xyz="{" ".join(joint["xyz"])}" rpy="{" ".join(joint["rpy"])}"/>'
            f'<limit lower="{joint["lower"]}" upper="{joint["upper"]}" effort="9" velocity="3"/>'
            f'<dynamics damping="{joint["damping"]}" friction="{joint["friction"]}"/>'
            f"{mimic if joint['mimic'] else ''}</joint>"
        )
    return "\n".join([*parts, "</robot>", ""])


MJCF = {"revolute": "hinge", "continuous": "hinge", "prismatic": "slide", "floating": "free",
        "planar": "ball"}  # fmt: skip


def as_mjcf(robot: Tree) -> str:
    carrying = {joint["child"]: joint for joint in robot["joints"]}

    def body(link: Tree, depth: int = 0) -> str:
        joint = carrying.get(link["name"])
        place = made = ""
        if joint is not None:
            place = f' pos="{" ".join(joint["xyz"])}" euler="{" ".join(joint["rpy"])}"'
            kind = MJCF.get(joint["type"], joint["type"])
            axis = f' axis="{" ".join(joint["axis"])}"' if kind in ("hinge", "slide") else ""
            made = (
                f'<joint name="{joint["name"]}" type="{kind}"{axis} damping="{joint["damping"]}"'
                f' armature="{joint["armature"]}"/>' if kind != "fixed" else ""
            )  # fmt: skip
        children = [x for x in robot["links"]
                    if carrying.get(x["name"], {}).get("parent") == link["name"]]  # fmt: skip
        inner = "".join(body(c, depth + 1) for c in children) if depth < 9 else ""
        return (
            f'<body name="{link["name"]}"{place}>{made}<inertial pos="{" ".join(link["com"])}" '
            f'mass="{link["mass"]}" diaginertia="{" ".join(link["inertia"])}"/>{inner}</body>\n'
        )

    world = body(robot["links"][0])
    return f'<mujoco model="{robot["name"]}">\n<worldbody>\n{world}</worldbody>\n</mujoco>\n'


def _cells(values: list[str]) -> str:
    return "[" + ", ".join(_cell(v) for v in values) + "]"


def _cell(value: str) -> str:
    """Numbers as numbers, everything else as text."""
    try:
        float(value)
    except ValueError:
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return value


def as_toml(robot: Tree) -> str:
    lines = [f"name = {_text(robot['name'])}", 'gravity = [0, 0, "-g"]', "[parameters]", "g = 9.81"]
    for link in robot["links"]:
        xx, yy, zz = map(_cell, link["inertia"])
        lines += ["[[link]]", f"name = {_text(link['name'])}"]
        lines += [f"mass = {_cell(link['mass'])}", f"com = {_cells(link['com'])}"]
        lines += [f"inertia = {{ xx = {xx}, yy = {yy}, zz = {zz} }}"]
    for joint in robot["joints"]:
        lines += ["[[joint]]", f"name = {_text(joint['name'])}", f"type = {_text(joint['type'])}"]
        lines += [f"{key} = {_text(joint[key])}" for key in ("parent", "child")]
        lines += [f"{key} = {_cells(joint[key])}" for key in ("xyz", "rpy")]
        if joint["type"] not in ("fixed", "floating"):
            lines += [f"axis = {_cells(joint['axis'])}"]
            lines += [
                f"limits = {{ lower = {_cell(joint['lower'])}, upper = {_cell(joint['upper'])} }}"
            ]
    return "\n".join([*lines, ""])


def _text(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def as_yaml(robot: Tree) -> str:
    """A DH table: every joint of the tree is a row of a chain."""
    lines = [f"name: {robot['name']}", "convention: modified", "gravity: [0, 0, -9.81]", "link:"]
    for joint, link in zip(robot["joints"], robot["links"], strict=False):
        kind = "P" if joint["type"] == "prismatic" else "R"
        cells = {"type": kind, "alpha": joint["rpy"][0], "a": joint["xyz"][0], "mass": link["mass"]}
        cells["theta" if kind == "P" else "d"] = joint["xyz"][2]
        lines.append("  - {" + ", ".join(f"{k}: {v}" for k, v in cells.items()) + "}")
    return "\n".join([*lines, ""])


def as_csv(robot: Tree) -> str:
    lines = [
        "# convention = standard",
        "# gravity = 0 0 -9.81",
        "type, theta, d, a, alpha, mass, xx, yy, zz",
    ]
    for joint, link in zip(robot["joints"], robot["links"], strict=False):
        slides = joint["type"] == "prismatic"
        cells = ["P", joint["rpy"][2], ""] if slides else ["R", "", joint["xyz"][2]]
        cells += [joint["xyz"][0], joint["rpy"][0], link["mass"], *link["inertia"]]
        lines.append(", ".join(cells))
    return "\n".join([*lines, ""])


WRITERS: dict[str, Callable[[Tree], str]] = {
    "urdf": as_urdf, "mjcf": as_mjcf, "toml": as_toml, "yaml": as_yaml, "csv": as_csv,
}  # fmt: skip
