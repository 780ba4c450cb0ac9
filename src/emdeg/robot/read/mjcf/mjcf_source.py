"""MJCF, the text: the part of a file that moves, and nothing that could open another file.

    file ──► own element tree ──► kinematic and inertial part only ──► MuJoCo's compiler

MuJoCo's rules for defaults, orientations and inertias are many, so MuJoCo itself applies them;
but it never sees the original text. What is written for it has only the tags and attributes
listed here (no assets, textures, plugins; what was included stands in its place), each on its
line of the file, so that its error messages point to the right place. A mesh geom is replaced by a
small ball; when a body's inertia would depend on it (the compiled inertia changes with the ball's
radius), the file is refused, unless meshes may be read (mjcf_meshes.py).
(https://mujoco.readthedocs.io/en/stable/XMLreference.html)
"""

from __future__ import annotations

import html
from collections.abc import Mapping

from emdeg.robot.cells.cells import LARGEST
from emdeg.robot.read.mjcf.mjcf_forces import FLAGS
from emdeg.robot.read.mjcf.mjcf_meshes import Meshes
from emdeg.robot.read.mjcf.mjcf_words import leave_element, leave_out
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_numbers import decimal
from emdeg.robot.read.xml.xml_tree import Document, Element

_BLANKS = str.maketrans({"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})
_PLACE = ("pos", "quat", "axisangle", "xyaxes", "zaxis", "euler")
_BODY = ("body", "inertial", "joint", "freejoint", "geom", "site", "frame")
_CHILDREN: dict[str, tuple[str, ...]] = {
    "mujoco": ("compiler", "option", "default", "worldbody"),
    "option": ("flag",),
    "default": ("default", "joint", "geom", "site"),
    "worldbody": _BODY,
    "body": _BODY,
    "frame": _BODY,
}
#: more children, where meshes may be read
_OF_MESHES = {"mujoco": ("asset",), "asset": ("mesh",), "default": ("mesh",)}
_NAMES_OF_MESHES = {"compiler": ("meshdir", "assetdir"), "geom": ("mesh", "fitscale")}
#: read, but by other files than MuJoCo's compiler
_ELSEWHERE: dict[str, tuple[str, ...]] = {"flag": tuple(FLAGS)}
_ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "mujoco": ("model",),
    "compiler": (
        "angle", "eulerseq", "autolimits", "boundmass", "boundinertia", "settotalmass",
        "balanceinertia", "inertiafromgeom", "inertiagrouprange", "alignfree", "coordinate",
    ),
    "option": ("gravity",),
    "flag": ("gravity",),
    "default": ("class",),
    "worldbody": (),
    "body": ("name", "childclass", *_PLACE),
    "frame": ("name", "childclass", *_PLACE),
    "inertial": ("mass", "diaginertia", "fullinertia", *_PLACE),
    "joint": (
        "name", "class", "type", "pos", "axis", "range", "limited", "ref", "armature", "damping",
        "frictionloss", "stiffness", "springref", "springdamper", "actuatorfrcrange",
        "actuatorfrclimited",
    ),
    "freejoint": ("name", "align"),
    "geom": (
        "name", "class", "type", "size", "fromto", "mass", "density", "shellinertia", "group",
        *_PLACE,
    ),
    "site": ("name", "class", "type", "size", "fromto", *_PLACE),
}  # fmt: skip
_NUMERIC = frozenset(
    {*_PLACE, "boundmass", "boundinertia", "settotalmass", "gravity", "mass", "diaginertia",
     "fullinertia", "axis", "range", "ref", "armature", "damping", "frictionloss", "stiffness",
     "springref", "springdamper", "size", "fromto", "density", "actuatorfrcrange"}
)  # fmt: skip
_REFUSED = {
    "attach": "write one file with `mj_saveLastXML`",
    "replicate": "write one file with `mj_saveLastXML`",
    "composite": "only rigid bodies have equations of motion here",
    "flexcomp": "only rigid bodies have equations of motion here",
    "plugin": "plugins are programs; emdeg runs none",
}
_EQUALITY = "say in each constraint whether it is active"


def kinematic_text(
    document: Document, ball: str, gathered: Gathered | None = None, meshes: Meshes | None = None
) -> str:
    """The part of an MJCF file that MuJoCo may see; mesh geoms become balls of this radius.

    With `meshes` they stay what they are, and the text holds the numbers of their files.
    """
    writer = _Writer(ball, Gathered() if gathered is None else gathered, meshes)
    writer.element(document.root)
    return "".join(writer.pieces)


def is_mesh(geom: Element) -> bool:
    """True for a geom whose shape is in another file."""
    return bool(geom.attributes.keys() & {"mesh", "hfield"}) or geom.attributes.get("type") in (
        "mesh", "hfield", "sdf",
    )  # fmt: skip


class _Writer:
    """Writes elements so that each starts on its own line of the source."""

    def __init__(self, ball: str, gathered: Gathered, meshes: Meshes | None) -> None:
        self.ball = ball
        self.meshes = meshes
        self.gathered = gathered
        self.pieces: list[str] = []
        self.line = 1
        self.defaults: set[Element] = set()  # geoms of a class whose type is mesh

    def element(self, root: Element) -> None:
        """Write `root` and what may be written of it; a stack of what is still to write."""
        pending: list[Element | str] = [root]
        while pending:
            item = pending.pop()
            if isinstance(item, str):
                self.pieces.append(item)
                continue
            self.opening(item)
            pending.append(f"</{item.tag}>")
            pending += reversed([c for c in item.children if self.kept(item, c)])

    def kept(self, parent: Element, child: Element) -> bool:
        if child.tag in _REFUSED:
            raise child.error(f"<{child.tag}> is not supported", hint=_REFUSED[child.tag])
        if self.meshes is not None and child.tag in _OF_MESHES.get(parent.tag, ()):
            return True
        if child.tag in _CHILDREN.get(parent.tag, ()):
            if parent.tag == "default" and child.tag == "geom" and self.meshes is None:
                self.check_default(child)
            return True
        if (parent.tag, child.tag) == ("default", "equality") and "active" in child.attributes:
            message = "a class of constraints that are active or not is not supported"
            raise child.error(message, attribute="active", hint=_EQUALITY)
        leave_element(parent.tag, child, self.gathered)
        return False

    def check_default(self, geom: Element) -> None:
        """A class may say that its geoms are meshes, but not which mesh."""
        if geom.attributes.keys() & {"mesh", "hfield"}:
            raise geom.error(
                "a class of geoms that names a mesh is not supported",
                hint="name the mesh in each geom",
            )
        if is_mesh(geom):
            self.defaults.add(geom)

    def opening(self, element: Element) -> None:
        self.pieces.append("\n" * (element.line - self.line) + f"<{element.tag}")
        self.line = max(self.line, element.line)
        if self.meshes is not None and element.tag == "mesh":
            self.write(self.meshes.attributes(element))
            return
        known = _ATTRIBUTES.get(element.tag, ())
        attributes = {k: v for k, v in element.attributes.items() if k in known}
        elsewhere = _ELSEWHERE.get(element.tag, ())
        if self.meshes is not None:
            elsewhere += _NAMES_OF_MESHES.get(element.tag, ())
        leave_out(element, (*known, *elsewhere), self.gathered)
        if element.tag == "geom" and "type" in attributes and element in self.defaults:
            del attributes["type"]
        elif (
            element.tag == "geom" and self.meshes is not None and "hfield" not in element.attributes
        ):
            more = ("mesh", "fitscale")
            attributes |= {k: v for k, v in element.attributes.items() if k in more}
        elif element.tag == "geom" and is_mesh(element):
            attributes = {k: v for k, v in attributes.items() if k not in ("size", "fromto")}
            attributes |= {"type": "sphere", "size": self.ball}
            self.gathered.skip("mesh geom", "meshes are not opened", element.line)
        for name, value in attributes.items():
            if name in _NUMERIC and element.tag != "flag":
                for part in value.split():
                    decimal(element, name, part, largest=LARGEST)
        self.write(attributes)

    def write(self, attributes: Mapping[str, str]) -> None:
        for name, value in attributes.items():
            self.pieces.append(f' {name}="{html.escape(value).translate(_BLANKS)}"')
        self.pieces.append(">")
