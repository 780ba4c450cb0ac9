"""SDF (SDFormat): the model of a Gazebo file in, one exact mechanism out.

    <sdf version> [<world>] <model name>
      <link name>   <pose/> <inertial> <mass/> <pose/> <inertia> <ixx/> … <izz/> </inertia>
      <joint name type>  <parent/> <child/> <pose/> <axis> (sdf_joints.py)
      <frame name attached_to>  <pose/>
      <model name>  …   a model in a model: its links are called model::link

    pose of the child link in its parent = origin ∘ motion(axis, q) ∘ outboard

The base is the world; the model stands in it where its <pose> says. What no joint holds to the
world floats in Gazebo: here its root link is fixed, with a remark, or hangs on a free flyer with
`floating_base`. A second joint on one link closes a loop. A link without <inertial> has what
SDFormat says: 1 kg and the unit tensor, with a remark. Only the file itself is opened: <include>
is refused. (http://sdformat.org/spec, versions 1.4 to 1.12.)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from emdeg.exact.linalg import Vector
from emdeg.exact.numbers import Number
from emdeg.limits import FRAMES, JOINTS, LINKS
from emdeg.robot.build.assembly import assemble
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.report import Place
from emdeg.robot.read.sdf.sdf_frames import HERE, WORLD, Framed, Frames, full, gather, texts
from emdeg.robot.read.sdf.sdf_joints import Joints
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_numbers import decimal
from emdeg.robot.read.xml.xml_tree import Document, Element

_TENSOR: Mapping[str, tuple[str, int]] = {
    "ixx": ("xx", 1), "ixy": ("xy", 0), "ixz": ("xz", 0),
    "iyy": ("yy", 1), "iyz": ("yz", 0), "izz": ("zz", 1),
}  # fmt: skip
_LOOKS = "only looks; meshes are not opened"
_REASONS = {
    "visual": _LOOKS, "material": _LOOKS, "light": _LOOKS, "gui": _LOOKS, "scene": _LOOKS,
    "collision": "contact is not modelled; meshes are not opened",
    "sensor": "sensors have no dynamics",
    "plugin": "plugins are programs; emdeg runs none",
    "physics": "settings of a simulator",
    "self_collide": "contact is not modelled",
    "gripper": "contact is not modelled",
    "actor": "it has no dynamics",
}  # fmt: skip
#: the children of each element that are read
_CHILDREN = {
    "world": ("model", "gravity", "frame"),
    "model": ("link", "joint", "frame", "model", "pose", "static"),
    "link": ("pose", "inertial", "gravity", "kinematic"),
    "inertial": ("mass", "pose", "inertia"),
    "inertia": tuple(_TENSOR),
}
_TRUE = ("true", "1")


def robot_of(document: Document, options: Options) -> Mechanism:
    """The robot in an SDF document."""
    root, gathered = document.root, Gathered()
    if root.tag != "sdf":
        raise root.error(
            "this is not an SDF file", found=f"<{root.tag}>", expected="<sdf version=…>"
        )
    gathered.document(document)
    version = _version(root)
    world, model = _model(root, gathered)
    elements = [*model.walk()]
    for tag, limit in (("link", LINKS), ("joint", JOINTS), ("frame", FRAMES)):
        limit.check(sum(e.tag == tag for e in elements), file=document.file)
    builder = options.builder(gathered.robot_name(model, "name"), source=Path(document.file).name)
    builder.gives_whole_inertias = True
    if world is not None and world.all("gravity"):
        builder.gravity = Vector(texts(world.all("gravity")[0], 3))
    frames = Frames(builder, gathered)
    world_name = WORLD
    while world_name in {e.attributes.get("name") for e in model.all("link")}:
        world_name += "_"  # it is no name for a link, and yet some are called so
    builder.link(world_name)
    frames.add(Framed(world_name, root, None, world_name, None, HERE))
    pose = next(iter(model.all("pose")), None)
    frames.add(Framed("__model__", model, pose, world_name, world_name))
    gather(model, frames, "", old=version < (1, 7))
    _links(model, "", builder, frames, gathered)
    if len(builder.links) == 1:
        raise model.error("the model has no links", expected="at least one <link name=…>")
    joints = Joints(builder, frames, gathered, version)
    joints.read(model, "")
    joints.hold_roots(world_name, options.floating_base)
    _named_frames(builder, frames)
    _say_rounded(frames, gathered)
    return gathered.into(joints.close_loops(assemble(builder)))


def _version(root: Element) -> tuple[int, int]:
    text = root.attributes.get("version", "")
    found = re.fullmatch(r"(\d{1,3})\.(\d{1,3})", text)
    if found is None:
        raise root.error(
            "the version of SDFormat is missing", attribute="version", found=repr(text)
        )
    version = int(found[1]), int(found[2])
    if not (1, 4) <= version < (2, 0):
        raise root.error(
            "this version of SDFormat is not known", attribute="version", found=text,
            expected="1.4 to 1.12",
        )  # fmt: skip
    return version


def _model(root: Element, gathered: Gathered) -> tuple[Element | None, Element]:
    """The one model of the file, and the world that it stands in."""
    worlds = root.all("world")
    holders = worlds or [root]
    models: list[tuple[Element, Element]] = []
    for holder in holders:
        _refuse_includes(holder)
        for model in holder.all("model"):
            if _flag(model, "static"):
                name = model.attributes.get("name", "")
                gathered.skip(f"the static model {name!r}", "nothing in it moves", model.line)
            else:
                models.append((holder, model))
        if holder.tag == "world":
            _say_ignored(holder, gathered)
    if len(models) != 1:
        names = ", ".join(repr(m.attributes.get("name", "")) for _, m in models[:10])
        raise root.error(
            "one model that moves is needed", found=names or "none", hint="keep one in the file"
        )
    ((holder, model),) = models
    return (holder if holder.tag == "world" else None), model


def _refuse_includes(holder: Element) -> None:
    for include in holder.all("include"):
        uri = next((e.text.strip() for e in include.all("uri")), "")
        raise include.error(
            "<include> is not supported: it names a model elsewhere", found=uri[:100],
            hint="write one file: `gz sdf -p model.sdf` prints it with what it includes",
        )  # fmt: skip


def _say_ignored(element: Element, gathered: Gathered) -> None:
    """Note the children of an element that have no effect."""
    for child in element.children:
        if child.tag not in _CHILDREN[element.tag]:
            unknown = f"unknown tag inside <{element.tag}>"
            gathered.skip(f"<{child.tag}>", _REASONS.get(child.tag, unknown), child.line)


def _flag(element: Element, tag: str) -> bool:
    return any(child.text.strip().lower() in _TRUE for child in element.all(tag))


def _links(
    model: Element, scope: str, builder: Builder, frames: Frames, gathered: Gathered
) -> None:
    """The links of a model and of those in it, in document order."""
    _refuse_includes(model)
    _say_ignored(model, gathered)
    for element in model.children:
        name = full(scope, element.attributes.get("name", ""))
        if element.tag == "model":
            _links(element, name, builder, frames, gathered)
        elif element.tag == "link":
            _say_ignored(element, gathered)
            at = Place(f"link {name}", element.line)
            for tag, words in (("gravity", "no gravity"), ("kinematic", "no dynamics")):
                given = element.all(tag)
                if given and (given[0].text.strip().lower() in _TRUE) != (tag == "gravity"):
                    gathered.note("suspicious", at, f"ignored: in Gazebo this link has {words}")
            builder.link(
                name, _inertia(element, name, builder, frames, gathered), line=element.line
            )


def _inertia(
    link: Element, name: str, builder: Builder, frames: Frames, gathered: Gathered
) -> Inertia:
    """<inertial>; what is missing has the values of the specification, and a remark."""
    at = Place(f"link {name}", link.line)
    found = link.all("inertial")
    if len(found) > 1:
        raise found[1].error(
            f"a second <inertial> in link {name!r}", hint=f"the first is on line {found[0].line}"
        )
    inertial = found[0] if found else None
    if inertial is not None:
        at = Place(at.element, inertial.line)
        if inertial.attributes.get("auto", "false").lower() in _TRUE:
            raise inertial.error(
                "the inertia of this link would have to come from its shapes (auto)",
                hint="give mass and inertia",
            )
        _say_ignored(inertial, gathered)
    missing: list[str] = []

    def value(holder: Element | None, tag: str, default: Number) -> Number:
        given = [] if holder is None else holder.all(tag)
        if not given:
            missing.append(tag)
            return default
        return decimal(given[0], "", given[0].text.strip())

    tensor = next(iter(inertial.all("inertia")), None) if inertial is not None else None
    mass = value(inertial, "mass", 1)
    entries: dict[str, Any] = {
        key: value(tensor, tag, default) for tag, (key, default) in _TENSOR.items()
    }
    if missing:
        shown = "<inertial>" if inertial is None else ", ".join(f"<{tag}>" for tag in missing)
        gathered.note(
            "suspicious", at,
            f"without {shown}: SDFormat says 1 kg, moments of 1 kg m² and products of 0",
        )  # fmt: skip
    inertia = builder.inertia(mass, at=at, **entries)
    pose = next(iter(inertial.all("pose")), None) if inertial is not None else None
    if pose is None:
        return inertia
    own = frames.exact(frames.read(pose, f"{name}_inertia"), f"{name}_inertia", pose)
    return inertia.moved(own)


def _named_frames(builder: Builder, frames: Frames) -> None:
    """<frame>s."""
    for framed in frames.frames.values():
        if framed.element.tag == "frame":
            link = frames.link_of(framed.name, framed.element)
            pose = frames.between(link, framed.name, framed.element)
            builder.frame(framed.name, link, pose, line=framed.element.line)


def _say_rounded(frames: Frames, gathered: Gathered) -> None:
    if frames.rounded:
        first, count = frames.rounded[0], len(frames.rounded)
        name = first.attributes.get("name", first.tag)
        gathered.note(
            "note", Place(f"<{first.tag}> {name}", first.line),
            f"{count} relative poses of oblique frames, of which this is the first, were computed "
            "in double precision",
        )  # fmt: skip
