"""MJCF, compiled: bodies and joints as MuJoCo understands them, as exact decimals.

    pose of a body in its parent = T(pos, quat) ∘ Π_j motion_j
    hinge:  Trans(anchor) ∘ Rot(axis, q − ref) ∘ Trans(−anchor)        (mj_kinematics)
    slide:  Trans(axis·(q − ref))
    ball:   Trans(anchor) ∘ Rot(quaternion) ∘ Trans(−anchor)
    free:   the pose itself

A double of MuJoCo is taken as the shortest decimal that reads back as it: "0.333" stays 0.333.
The optional package `mujoco` is imported here and nowhere else.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emdeg.errors import LoadError
from emdeg.exact.numbers import Number, exact
from emdeg.limits import FRAMES, JOINTS, LINKS
from emdeg.optional import optional
from emdeg.robot.build.rotations import matrix_of_quaternion, rpy_of_matrix
from emdeg.robot.model.report import Place
from emdeg.robot.read.mjcf.mjcf_meshes import Meshes
from emdeg.robot.read.mjcf.mjcf_source import is_mesh, kinematic_text
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_tree import Document, Element

Numbers = tuple[Number, ...]
_KINDS = ("free", "ball", "slide", "hinge")  # mjtJoint
_NEGLIGIBLE = 1e-15  # of the largest entry: rounding of MuJoCo's eigenvalue routine


@dataclass(frozen=True)
class MjcfJoint:
    """One joint of a body; `limits` is None where there are none."""

    name: str
    kind: str
    at: Place
    anchor: Numbers
    axis: Numbers
    ref: Number
    limits: tuple[Number, Number] | None
    damping: Number
    friction: Number
    armature: Number
    effort: Number | None  # the largest that drives may apply


def compiled(
    document: Document, gathered: Gathered, folder: Path | None = None
) -> tuple[Any, list[Element]]:
    """MuJoCo's model of the kinematic and inertial part of a document, and its bodies there.

    Meshes are read in the folder, where one is given.
    """
    root = document.root
    elements = _bodies(root)
    LINKS.check(len(elements), file=document.file)
    tags = Counter(e.tag for e in root.walk())
    JOINTS.check(tags["joint"] + tags["freejoint"], file=document.file)
    FRAMES.check(tags["site"], file=document.file)
    gathered.document(document)
    mujoco = optional("mujoco", "mujoco", "reading MJCF", LoadError, file=document.file)
    own = Gathered()
    model = _compile(mujoco, kinematic_text(document, "0.01", own), document, own)
    if len(elements) != model.nbody:
        raise root.error("MuJoCo sees other bodies than the file has")
    if any(is_mesh(e) for e in root.walk() if e.tag == "geom"):
        other = _compile(mujoco, kinematic_text(document, "0.02"), document, Gathered())
        needing = _needs_meshes(model, other, elements)
        if needing is not None and folder is None:
            raise _mesh_inertia(needing)
        if needing is not None and folder is not None:
            own = Gathered()
            text = kinematic_text(document, "0.01", own, Meshes(folder, root))
            model = _compile(mujoco, text, document, own)
    gathered.take(own)
    return model, elements


def _compile(mujoco: Any, text: str, document: Document, gathered: Gathered) -> Any:
    """MuJoCo's model of a text; its warnings, which it would write to a file, become findings."""
    before = mujoco.get_mju_user_warning()
    warnings: list[str] = []
    mujoco.set_mju_user_warning(warnings.append)
    try:
        return mujoco.MjModel.from_xml_string(text)
    except (ValueError, mujoco.FatalError) as error:
        message = " ".join(str(error).split())
        line = re.search(r"line (\d+)", message)
        raise LoadError(
            f"MuJoCo cannot compile this: {message}",
            file=document.file,
            line=int(line[1]) if line else document.root.line,
        ) from None
    finally:
        mujoco.set_mju_user_warning(before)
        for warning in warnings:
            gathered.note("suspicious", Place("MuJoCo"), " ".join(str(warning).split()))


def _bodies(root: Element) -> list[Element]:
    """<worldbody> and every <body>, in MuJoCo's order: the document's."""
    worlds = root.all("worldbody")
    first = worlds[0] if worlds else root
    inside = [e for world in worlds for e in world.walk() if e.tag == "body"]
    return [first, *inside]


def _own(body: Element, tags: tuple[str, ...]) -> list[Element]:
    """Elements that belong to this body itself, also through <frame>s, in document order."""
    found: list[Element] = []
    stack = list(reversed(body.children))
    while stack:
        element = stack.pop()
        if element.tag in tags:
            found.append(element)
        elif element.tag == "frame":
            stack.extend(reversed(element.children))
    return found


def _needs_meshes(model: Any, other: Any, elements: Sequence[Element]) -> Element | None:
    """The first body whose inertia changed with the radius of the balls that replace meshes."""
    for i, element in enumerate(elements[1:], start=1):  # the world's inertia plays no part
        same = model.body_mass[i] == other.body_mass[i] and all(
            (getattr(model, name)[i] == getattr(other, name)[i]).all()
            for name in ("body_inertia", "body_ipos", "body_iquat")
        )
        if not same:
            return element
    return None


def _mesh_inertia(body: Element) -> LoadError:
    return body.error(
        "the inertia of this body would have to come from a mesh, which is not opened",
        hint="say where meshes may be read: meshes=… (--meshes DIR); or give the body an "
        "<inertial>, which MuJoCo writes with `mj_saveLastXML` and "
        '<compiler saveinertial="true"/>',
    )


def body_name(model: Any, i: int) -> str:
    """The name of a body; MuJoCo lets it be missing."""
    return str(model.body(i).name) or _unused(model.body, f"body{i}")


def joint_name(model: Any, j: int) -> str:
    """The name of a joint; MuJoCo lets it be missing."""
    return str(model.joint(j).name) or _unused(model.joint, f"joint{j}")


def _unused(named: Callable[[str], Any], name: str) -> str:
    """A name that nothing of the file has: `named` knows all that are there."""
    while True:
        try:
            named(name)
        except KeyError:
            return name
        name += "_"


def joints_of(model: Any, i: int, body: Element) -> list[MjcfJoint]:
    """The joints of body i, which stands in the file as `body`."""
    first, count = int(model.body_jntadr[i]), int(model.body_jntnum[i])
    own = _own(body, ("joint", "freejoint"))
    lines = [element.line for element in own] + [body.line] * count
    return [_joint(model, first + k, lines[k]) for k in range(count)]


def _joint(model: Any, j: int, line: int) -> MjcfJoint:
    kind = _KINDS[int(model.jnt_type[j])]
    dof = int(model.jnt_dofadr[j])
    low, high = exact_numbers(model.jnt_range[j])
    efforts = exact_numbers(model.jnt_actfrcrange[j])
    scalar = kind in ("hinge", "slide")
    return MjcfJoint(
        name=joint_name(model, j),
        kind=kind,
        at=Place(f"joint {joint_name(model, j)}", line),
        anchor=exact_numbers(model.jnt_pos[j]),
        axis=exact_numbers(model.jnt_axis[j]),
        ref=exact(float(model.qpos0[model.jnt_qposadr[j]])) if scalar else 0,
        limits=(low, high) if scalar and model.jnt_limited[j] else None,
        damping=exact(float(model.dof_damping[dof])),
        friction=exact(float(model.dof_frictionloss[dof])),
        armature=exact(float(model.dof_armature[dof])),
        effort=max(map(abs, efforts)) if scalar and model.jnt_actfrclimited[j] else None,
    )


# -- numbers -----------------------------------------------------------------------------


def exact_numbers(values: Any) -> Numbers:
    """Doubles as the shortest decimals that read back as them."""
    return tuple(exact(float(v)) for v in values)


def tensor_of(principal: Any, quaternion: Any) -> Numbers:
    """xx xy xz yy yz zz of R·diag(principal)·Rᵀ; exact where R is the identity."""
    if abs(quaternion[0]) == 1:
        x, y, z = exact_numbers(principal)
        return (x, 0, 0, y, 0, z)
    r = _matrix(quaternion)
    entries = [
        math.fsum(r[a][k] * float(principal[k]) * r[b][k] for k in range(3))
        for a, b in ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
    ]
    negligible = _NEGLIGIBLE * max(map(abs, entries))
    return tuple(exact(e) if abs(e) > negligible else 0 for e in entries)


def _matrix(quaternion: Any) -> list[list[float]]:
    """The rotation of a unit quaternion (w, x, y, z)."""
    return matrix_of_quaternion(*(float(v) for v in quaternion))


def rpy_of_quaternion(quaternion: Any) -> Numbers:
    """Roll, pitch and yaw of a unit quaternion (w, x, y, z)."""
    return rpy_of_matrix(_matrix(quaternion))
