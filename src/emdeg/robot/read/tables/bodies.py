"""The form in which emdeg itself writes a robot: body by body, exactly as the model holds it.

    form = "bodies"
    [base]     name, mass, com, inertia
    [[body]]   name, parent, joint, type, pitch, coordinate, placement = { xyz, rpy | rotation },
               link_frame, mass, com, inertia, limits, friction, motor, elastic, mimic, payload
    [[frame]]  name, body, xyz, rpy | rotation

Bodies come after their parents; every joint moves along its z axis; inertias are in body axes.
People write DH tables (dh.py) or trees (tree.py) instead.
"""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.exact.graph import CONST, Expr
from emdeg.robot.build.builder import Builder, Options
from emdeg.robot.build.checks import check_inertia, check_load
from emdeg.robot.edit.elastic import expanded, objection, weakness
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.kinds import KINDS
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parameter import known_values
from emdeg.robot.model.parts import Body, Frame, Joint, Payload
from emdeg.robot.model.report import Place
from emdeg.robot.read.tables import description as common
from emdeg.robot.read.tables.loops_input import with_tables
from emdeg.robot.read.tables.section import Section

_KEYS = (
    "name", "parent", "joint", "type", "coordinate", "placement", "link_frame", "mimic", "payload",
    *common.INERTIA_KEYS, *common.JOINT_KEYS,
)  # fmt: skip
_TYPES = (*KINDS, "continuous")


def read_bodies(root: Section, options: Options) -> Mechanism:
    """The robot of a description with form = "bodies"."""
    root.only("form", "base", "body", *common.COMMON_KEYS)
    root.choice("form", ("bodies",))
    builder = common.start(root, options)
    common.declare_parameters(root, builder)
    base = root.section("base")
    base.only("name", *common.INERTIA_KEYS)
    base_name = base.text("name", "base")
    index: dict[str, int | None] = {base_name: None}
    bodies: list[Body] = []
    for section in root.sections("body"):
        bodies.append(_body(section, root, builder, index))
        index[bodies[-1].name] = len(bodies) - 1
    _check_coordinates(root, bodies)
    _check_motors(root, bodies)
    frames: list[Frame] = []
    for section in root.sections("frame"):
        section.only("name", "body", *common.POSE_KEYS)
        body = index[section.known("body", index, "body, or it comes later")]
        frames.append(Frame(section.name(), body, common.pose(section, builder, "")))
    common.world(root, builder)
    common.prove_rotations(builder)
    robot = builder.mechanism(
        bodies=tuple(bodies),
        frames=tuple(frames),
        base_inertia=common.link_inertia(base, root, builder),
        base_name=base_name,
    )
    return with_tables(expanded(robot), root, builder)


def _inner_pose(section: Section, key: str, builder: Builder, name: str) -> Pose:
    inner = section.section(key)
    inner.only(*common.POSE_KEYS)
    return common.pose(inner, builder, name)


def _body(
    section: Section, root: Section, builder: Builder, index: Mapping[str, int | None]
) -> Body:
    section.only(*_KEYS)
    name = section.name()
    if name in index:
        section.fail("two bodies have this name", "name", found=name)
    kind = section.choice("type", _TYPES)
    coordinate = common.number(section, "coordinate", builder)
    if not isinstance(coordinate, int) or not 1 <= coordinate <= 100_000:
        section.fail("a coordinate is counted from 1", "coordinate", found=coordinate)
    at = Place(f"joint {section.text('joint')}", section.line)
    moving = builder.kind(kind, common.settings(section), at)
    assert moving is not None, "every type in _TYPES is a kind"
    joint = Joint(
        section.text("joint"),
        moving,
        _inner_pose(section, "placement", builder, name),
        coordinate - 1,
        mimic=common.mimic(section, builder),
        continuous=kind == "continuous",
        **common.joint_parts(section, builder),
    )
    own = common.link_inertia(section, root, builder)
    check_inertia(builder, own, Place(f"body {name}", section.line), _known(builder, own))
    loads: list[Payload] = []
    for load in section.sections("payload"):
        load.only("name", "frame", *common.INERTIA_KEYS)
        inertia = common.link_inertia(load, root, builder)
        at_load = Place(f"payload of body {name}", load.line)
        check_load(builder, inertia, at_load, _known(builder, inertia))
        loads.append(Payload(load.text("name"), load.text("frame"), inertia))
    link_frame = _inner_pose(section, "link_frame", builder, name)
    parent = index[section.known("parent", index, "parent, or it comes later")]
    body = Body(name, parent, joint, own, link_frame)
    return body.loaded(own, tuple(loads))


def _known(builder: Builder, inertia: Inertia) -> Mapping[Expr, float]:
    """Values of parameters, where the inertia has some."""
    constant = inertia.mass.kind == CONST and all(e.kind == CONST for e in inertia.tensor.entries)
    return {} if constant else known_values(builder.scope.parameters)


def _check_motors(root: Section, bodies: list[Body]) -> None:
    """An elastic joint and its motor have one coordinate each, and the motor serves no other."""
    free = {b.joint.name: b.joint for b in bodies if b.joint.mimic is None and b.joint.nv == 1}
    taken: set[str] = set()
    for body in bodies:
        joint, elastic = body.joint, body.joint.elastic
        if elastic is None:
            continue
        reason = weakness(elastic) or (None if elastic.motor else objection(joint))
        motor = free.get(elastic.motor)
        if elastic.motor and (motor is None or motor.elastic or elastic.motor in taken):
            reason = "the motor of an elastic joint is a joint of its own"
        if reason is None and joint.name not in free:
            reason = "only a joint with one coordinate of its own can be elastic"
        if reason is not None:
            root.fail(reason, "body", found=f"{joint.name} and motor {elastic.motor!r}")
        taken.add(elastic.motor)


def _check_coordinates(root: Section, bodies: list[Body]) -> None:
    """The coordinates fill 1 … n; a mimic joint has its leader's."""
    free = {b.joint.name: b.joint for b in bodies if b.joint.mimic is None}
    if len({b.joint.name for b in bodies}) != len(bodies):
        root.fail("two joints have the same name", "body")
    taken: set[int] = set()
    for joint in free.values():
        taken |= set(joint.indices)
    width = sum(joint.nv for joint in free.values())
    if taken != set(range(width)):
        root.fail("the coordinates do not count 1, 2, 3, …", "body",
                  found=sorted(c + 1 for c in taken)[:20])  # fmt: skip
    for body in bodies:
        mimic = body.joint.mimic
        if mimic is None:
            continue
        leader = free.get(mimic.of)
        if leader is None or leader.nv > 1 or leader.coordinate != body.joint.coordinate:
            root.fail("a mimic joint has the coordinate of a joint that it follows", "body",
                      found=f"{body.joint.name} follows {mimic.of}")  # fmt: skip
