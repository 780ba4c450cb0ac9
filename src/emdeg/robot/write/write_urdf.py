"""A robot as URDF, for the tools that read nothing else.

    origin of a joint = L_parent⁻¹ · placement · L_child,     axis = L_childᵀ z

L is the pose of a link's own frame (the one of the link's name) in the body frame, whose z axis is
the joint's; where that frame is not on the axis the body frame itself is written. Other frames are
links without inertia at fixed joints. URDF has numbers in radians, damping and Coulomb friction; it
has no rotors and no smooth friction: those are named in a comment, not dropped in silence.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from emdeg.errors import UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Vector
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parameter import known_values
from emdeg.robot.model.parts import Body, Joint


def write_urdf(robot: Mechanism) -> str:
    """URDF text of a tree of revolute and prismatic joints with numbers for everything."""
    return _Writer(robot).text()


def not_in_urdf(robot: Mechanism) -> tuple[str, ...]:
    """What the text cannot say, one sentence each: the comments that it has instead."""
    return tuple(_Writer(robot).unsaid())


class _Writer:
    """One robot; poses of the links' frames in the bodies' by number, None for the base."""

    def __init__(self, robot: Mechanism) -> None:
        _check(robot)
        self.robot = robot
        self.values = known_values(robot.parameters)
        self.frames: dict[int | None, Pose] = {None: self._own(robot.base_name)}
        self.frames |= {i: self._own(body.name) for i, body in enumerate(robot.bodies)}

    def _own(self, name: str) -> Pose:
        pose = self.robot.frame(name).pose
        return pose if pose.translation.is_zero else Pose.identity()

    def text(self) -> str:
        """The file."""
        robot = self.robot
        links = [self._link(robot.base_name, robot.base_inertia, self.frames[None])]
        joints = []
        for i, body in enumerate(robot.bodies):
            links.append(self._link(body.name, body.inertia, self.frames[i]))
            joints.append(self._joint(body, i))
        taken = {robot.base_name, *(body.name for body in robot.bodies)}
        names = {robot.base_name if k is None else robot.bodies[k].name: k for k in self.frames}
        where = {k: name for name, k in names.items()}
        for frame in robot.frames:
            if frame.name in taken:
                continue
            taken.add(frame.name)
            links.append(f"  <link name={quoteattr(frame.name)}/>")
            origin = self._origin(self.frames[frame.body].inverse() @ frame.pose)
            joints.append(
                f'  <joint name={quoteattr(frame.name + "-fixed")} type="fixed">\n'
                f"    <parent link={quoteattr(where[frame.body])}/>"
                f"<child link={quoteattr(frame.name)}/>\n    {origin}\n  </joint>"
            )
        notes = [f"  <!-- {escape(n).replace('--', '- -')} -->" for n in self.unsaid()]
        body_text = "\n".join([*notes, *links, *joints])
        return (
            f'<?xml version="1.0"?>\n<robot name={quoteattr(robot.name)}>\n{body_text}\n</robot>\n'
        )

    # -- parts ------------------------------------------------------------------------

    def _link(self, name: str, inertia: Inertia, frame: Pose) -> str:
        if inertia.is_zero:
            return f"  <link name={quoteattr(name)}/>"
        seen = inertia.moved(frame.inverse())
        mass, *rest = self._numbers([seen.mass, *seen.com, *seen.tensor.entries])
        com, I = rest[:3], rest[3:]
        entries = zip(("ixx", "ixy", "ixz", "iyy", "iyz", "izz"), (0, 1, 2, 4, 5, 8), strict=True)
        tensor = " ".join(f'{key}="{I[k]!r}"' for key, k in entries)
        return (
            f"  <link name={quoteattr(name)}>\n    <inertial>\n"
            f'      <origin xyz="{_text(com)}" rpy="0 0 0"/>\n      <mass value="{mass!r}"/>\n'
            f"      <inertia {tensor}/>\n    </inertial>\n  </link>"
        )

    def _joint(self, body: Body, index: int) -> str:
        joint, robot = body.joint, self.robot
        kind = "prismatic" if joint.prismatic else "revolute"
        if kind == "revolute" and (joint.limits.lower is None or joint.limits.upper is None):
            kind = "continuous"
        parent = robot.base_name if body.parent is None else robot.bodies[body.parent].name
        frame = self.frames[index]
        origin = self._origin(self.frames[body.parent].inverse() @ joint.placement @ frame)
        axis = self._numbers(frame.rotation.T @ Vector.unit(2))
        lines = [
            f'  <joint name={quoteattr(joint.name)} type="{kind}">',
            f"    <parent link={quoteattr(parent)}/><child link={quoteattr(body.name)}/>",
            f"    {origin}",
            f'    <axis xyz="{_text(axis)}"/>',
            *self._limits(joint, kind),
        ]
        friction = joint.friction
        if friction.viscous is not ZERO or friction.coulomb is not ZERO:
            viscous, coulomb = self._numbers([friction.viscous, friction.coulomb])
            lines.append(f'    <dynamics damping="{viscous!r}" friction="{coulomb!r}"/>')
        if joint.mimic is not None:
            m = joint.mimic
            lines.append(
                f'    <mimic joint={quoteattr(m.of)} multiplier="{float(m.multiplier)!r}"'
                f' offset="{float(m.offset)!r}"/>'
            )
        return "\n".join([*lines, "  </joint>"])

    def _limits(self, joint: Joint, kind: str) -> list[str]:
        """URDF wants limits of every joint that is not continuous; 1e9 where there are none."""
        limits, big = joint.limits, 1e9
        low, high, speed, effort = (
            default if value is None else float(value)
            for value, default in (
                (limits.lower, -big), (limits.upper, big), (limits.velocity, big),
                (limits.effort, big),
            )
        )  # fmt: skip
        range_ = "" if kind == "continuous" else f' lower="{low!r}" upper="{high!r}"'
        return [f'    <limit{range_} effort="{effort!r}" velocity="{speed!r}"/>']

    def _origin(self, pose: Pose) -> str:
        R = self._numbers(pose.rotation.entries)
        pitch = math.atan2(-R[6], math.hypot(R[0], R[3]))
        if math.hypot(R[0], R[3]) > 1e-9:
            roll, yaw = math.atan2(R[7], R[8]), math.atan2(R[3], R[0])
        else:  # pitch ±90°: roll and yaw turn about one axis
            roll, yaw = math.atan2(-R[5], R[4]), 0.0
        place = self._numbers(pose.translation)
        return f'<origin xyz="{_text(place)}" rpy="{_text([roll, pitch, yaw])}"/>'

    def unsaid(self) -> list[str]:
        """What URDF cannot say."""
        found = []
        for body in self.robot.bodies:
            joint = body.joint
            if not joint.motor.is_zero:
                (inertia,) = self._numbers([joint.motor.reflected_inertia])
                found.append(f"not in URDF: reflected rotor inertia {inertia!r} of {joint.name}")
            if joint.friction.smoothing is not ZERO:
                (width,) = self._numbers([joint.friction.smoothing])
                found.append(f"not in URDF: friction of {joint.name} as tanh(speed/{width!r})")
        used = set(self.robot.symbols)
        for s, parameter in self.robot.parameters.items():
            if s not in used and parameter.value is not None:  # data that stand in no equation
                note = f" ({parameter.note})" if parameter.note else ""
                found.append(f"not in URDF: {s.name} = {float(parameter.value)!r}{note}")
        gravity = self._numbers(self.robot.gravity)
        if gravity != [0.0, 0.0, -9.81]:
            found.append(f"not in URDF: gravity {_text(gravity)}")
        return found

    def _numbers(self, expressions: Sequence[Expr] | Vector) -> list[float]:
        wanted = list(expressions)
        missing = {s.name for e in wanted for s in e.symbols if s not in self.values}
        if missing:
            raise UsageError(
                "URDF has numbers only", element=self.robot.name,
                found="no value for " + ", ".join(sorted(missing)[:6]),
                hint="give them: robot.with_parameters(name=value)",
            )  # fmt: skip
        return [float(x) + 0.0 for x in evaluate(wanted, self.values)]


def _check(robot: Mechanism) -> None:
    odd = [b.joint.name for b in robot.bodies if not (b.joint.revolute or b.joint.prismatic)]
    for there, what in (
        (robot.loops or robot.constraints, "closed loops"),
        (robot.motors, "elastic joints"),
        (odd, "joints such as " + ", ".join(odd[:3])),
    ):
        if there:
            raise UsageError(
                f"URDF has no {what}", element=robot.name, hint="write TOML: to_toml()"
            )


def _text(values: Sequence[float]) -> str:
    return " ".join(repr(v) for v in values)
