"""Every URDF of example-robot-data loads, or is refused with its line; Pinocchio agrees.

Oracle: Pinocchio's own URDF reader (urdfdom), mimic joints given consistent positions. Compared
at 20 random configurations with snap=0: the pose of every frame, the centre of mass, and the
masses. Tolerance 1e-12, relative to 1 or to the largest number where that is larger.
"""

from __future__ import annotations

import importlib.metadata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pinocchio as pin
import pytest

import emdeg
from emdeg.errors import LoadError
from emdeg.exact.graph import (
    CONFIGURATION,
    CONST,
    COS,
    POWER,
    PRODUCT,
    SCALE,
    SIN,
    SUM,
    SYMBOL,
    Expr,
    symbol,
    walk,
)  # fmt: skip
from emdeg.robot.model.parameter import known_values
from emdeg.robot.robot import Robot

Array = npt.NDArray[np.float64]

CONFIGURATIONS = 20
TOLERANCE = 1e-12
URDFS = {
    str(f).split("example-robot-data/robots/")[-1]: Path(str(f.locate())).resolve()
    for f in sorted(importlib.metadata.files("example-robot-data") or [])
    if f.suffix == ".urdf"
}
#: Files that no reader can take at their word, and why.
REFUSED = {
    "alex_description/urdf/alex_psyonic_hands.urdf": (1030, "follows does not exist"),
    "ur_description/urdf/ur3.urdf": (6, "has no links"),
}
#: How many files contain a tensor that no body can have; they need allow_unphysical.
UNPHYSICAL = 17
LOADED = [name for name in URDFS if name not in REFUSED]


def test_there_are_69_files() -> None:
    assert len(URDFS) == 69


@pytest.mark.parametrize("name", REFUSED)
def test_faulty_files_are_refused_at_their_line(name: str) -> None:
    line, message = REFUSED[name]
    with pytest.raises(LoadError, match=message) as caught:
        emdeg.load(URDFS[name], allow_unphysical=True)
    assert caught.value.line == line
    assert caught.value.file == str(URDFS[name])


def attempt(path: Path) -> Robot | LoadError:
    try:
        return emdeg.load(path)
    except LoadError as error:
        return error


def test_every_file_loads_or_is_refused_with_its_line() -> None:
    unphysical = []
    for name in LOADED:
        path = URDFS[name]
        result = attempt(path)
        if isinstance(result, Robot):
            assert result.source == path.name
            assert not any(f.kind == "unphysical" for f in result.report.findings)
            continue
        unphysical.append(name)
        assert result.file == str(path)
        assert result.line is not None
        assert result.element is not None
        assert "inertia" in str(result)
        report = emdeg.load(path, allow_unphysical=True).report
        assert any(f.kind == "unphysical" and f.line for f in report.findings)
    assert len(unphysical) == UNPHYSICAL


@pytest.mark.oracle
@pytest.mark.parametrize("name", LOADED)
def test_frames_masses_and_centres_agree_with_pinocchio(name: str) -> None:
    robot = emdeg.load(URDFS[name], snap=0, allow_unphysical=True)
    worst = Comparison(robot, pin.buildModelFromUrdf(str(URDFS[name]))).worst()
    assert worst < TOLERANCE, f"{name}: {worst}"


@pytest.mark.oracle
@pytest.mark.parametrize("name", LOADED)
def test_a_free_flyer_root_agrees_with_pinocchio(name: str) -> None:
    robot = emdeg.load(URDFS[name], snap=0, allow_unphysical=True, floating_base=True)
    assert robot.has_floating_base
    assert robot.joint_names[0] == "root_joint"
    model = pin.buildModelFromUrdf(str(URDFS[name]), pin.JointModelFreeFlyer())
    worst = Comparison(robot, model).worst()
    assert worst < TOLERANCE, f"{name}: {worst}"


@pytest.mark.oracle
def test_the_comparison_can_fail() -> None:
    """The default snap changes 1.57 into π/2 somewhere, and the comparison sees it."""
    name = "ur_description/urdf/ur5_robot.urdf"
    robot = emdeg.load(URDFS[name], snap=1e-2)
    worst = Comparison(robot, pin.buildModelFromUrdf(str(URDFS[name]))).worst()
    assert worst > TOLERANCE


# -- the comparison ------------------------------------------------------------------------


class Comparison:
    """The same robot in both worlds, at the same configurations."""

    def __init__(self, robot: Robot, model: Any) -> None:
        self.robot, self.model = robot, model
        self.data = model.createData()
        random = np.random.default_rng(1986)
        self.values: dict[Expr, Array] = {
            s: np.full(CONFIGURATIONS, v) for s, v in known_values(robot.parameters).items()
        }
        for q in robot.q:
            self.values[q] = random.uniform(-3.0, 3.0, CONFIGURATIONS)
        self._normalise_quaternions()
        self.positions = self._joint_positions()

    def _normalise_quaternions(self) -> None:
        if self.robot.has_floating_base:
            four = self.robot.q[3:7]
            norm = np.sqrt(sum(self.values[h] ** 2 for h in four))
            for h in four:
                self.values[h] = self.values[h] / norm

    def _joint_positions(self) -> dict[str, Array]:
        """Joint name → position at each configuration, mimic joints included."""
        found: dict[str, Array] = {}
        for body in self.robot.bodies:
            joint = body.joint
            start = self.robot.configuration_index(joint.coordinate)
            if joint.type.name == "floating":
                found[joint.name] = np.array(
                    [self.values[q] for q in self.robot.q[start : start + 7]]
                )
                continue
            position = self.values[self.robot.q[start]]
            if joint.mimic is not None:
                position = float(joint.mimic.multiplier) * position + float(joint.mimic.offset)
                angle = symbol(f"angle[{joint.name}]", CONFIGURATION, angular=True)
                self.values[angle] = position
            found[joint.name] = position
        return found

    def pinocchio_configuration(self, k: int) -> Array:
        q = pin.neutral(self.model)
        for i in range(1, self.model.njoints):  # 0 is the world
            name, joint = self.model.names[i], self.model.joints[i]
            if joint.nq == 1:
                q[joint.idx_q] = self.positions[name][k]
            elif joint.nq == 2:  # a continuous joint: cos, sin
                angle = self.positions[name][k]
                q[joint.idx_q : joint.idx_q + 2] = np.cos(angle), np.sin(angle)
            elif joint.nq == 7:
                q[joint.idx_q : joint.idx_q + 7] = self.positions[name][:, k]
        return q

    def body_poses(self) -> list[tuple[Array, Array]]:
        """World rotation (K×3×3) and position (K×3) of each body."""
        poses = [self.robot.joint_pose(i) for i in range(len(self.robot.bodies))]
        flat = [e for p in poses for e in (*p.rotation.entries, *p.translation)]
        local = self.evaluated(flat).reshape(-1, 12, CONFIGURATIONS)
        world: list[tuple[Array, Array]] = []
        for body, entries in zip(self.robot.bodies, local, strict=True):
            rotation = np.moveaxis(entries[:9].reshape(3, 3, -1), -1, 0)
            position = entries[9:].T
            if body.parent is not None:
                outer_rotation, outer_position = world[body.parent]
                position = outer_position + np.einsum("kij,kj->ki", outer_rotation, position)
                rotation = outer_rotation @ rotation
            world.append((rotation, position))
        return world

    def evaluated(self, expressions: list[Expr]) -> Array:
        if not expressions:
            return np.zeros((0, CONFIGURATIONS))
        done = evaluate_arrays(expressions, self.values)
        return np.array([np.broadcast_to(done[e], CONFIGURATIONS) for e in expressions])

    def worst(self) -> float:
        """The largest relative deviation of anything that is compared."""
        world = self.body_poses()
        return max(self._frames(world), self._masses(world), self._base())

    def _frames(self, world: list[tuple[Array, Array]]) -> float:
        frames = self.robot.frames
        flat = [e for f in frames for e in (*f.pose.rotation.entries, *f.pose.translation)]
        local = self.evaluated(flat).reshape(-1, 12, CONFIGURATIONS)
        ids = [self._pinocchio_frame(frame.name) for frame in frames]
        links = {f.name for f in self.model.frames if f.type == pin.BODY}
        missing = links - {f.name for f in frames} - {self.robot.base_name}
        assert not missing, f"frames that only Pinocchio has: {missing}"
        worst = 0.0
        for k in range(CONFIGURATIONS):
            pin.framesForwardKinematics(self.model, self.data, self.pinocchio_configuration(k))
            size = max([1.0, *(np.abs(self.data.oMf[i].translation).max() for i in ids)])
            for frame, entries, i in zip(frames, local, ids, strict=True):
                rotation, position = entries[:9, k].reshape(3, 3), entries[9:, k]
                if frame.body is not None:
                    outer_rotation, outer_position = world[frame.body]
                    position = outer_position[k] + outer_rotation[k] @ position
                    rotation = outer_rotation[k] @ rotation
                expected = self.data.oMf[i]
                worst = max(
                    worst,
                    np.abs(rotation - expected.rotation).max(),
                    np.abs(position - expected.translation).max() / size,
                )
        return worst

    def _pinocchio_frame(self, name: str) -> int:
        """The link of that name, or else the fixed joint."""
        for kind in (pin.BODY, pin.FIXED_JOINT):
            if self.model.existFrame(name, kind):
                return int(self.model.getFrameId(name, kind))
        raise AssertionError(f"Pinocchio has no frame {name!r}")

    def _masses(self, world: list[tuple[Array, Array]]) -> float:
        """Total mass and centre of mass of all that moves."""
        inertias = [body.inertia for body in self.robot.bodies]
        masses = self.evaluated([i.mass for i in inertias])[:, 0]
        total = masses.sum()
        expected = pin.computeTotalMass(self.model)
        assert (total == 0) == (expected == 0)
        if not total:
            return 0.0
        local = self.evaluated([e for i in inertias for e in i.com])
        coms = local.reshape(-1, 3, CONFIGURATIONS)
        worst = abs(total - expected) / expected
        for k in range(CONFIGURATIONS):
            parts = [
                m * (p[k] + r[k] @ c[:, k])
                for m, (r, p), c in zip(masses, world, coms, strict=True)
            ]
            centre = np.sum(parts, axis=0) / total
            other = pin.centerOfMass(self.model, self.data, self.pinocchio_configuration(k))
            worst = max(worst, np.abs(centre - other).max() / max(1.0, np.abs(other).max()))
        return worst

    def _base(self) -> float:
        """Mass, centre of mass and tensor of what is fixed to the world, and of each body."""
        worst = self._inertia(self.robot.base_inertia, self.model.inertias[0], None)
        for body in self.robot.bodies:
            other = self.model.inertias[self.model.getJointId(body.joint.name)]
            worst = max(worst, self._inertia(body.inertia, other, body.link_frame))
        return worst

    def _inertia(self, inertia: Any, other: Any, link_frame: Any) -> float:
        """Compare one body's lumped inertia; Pinocchio gives it in the link frame."""
        seen = inertia if link_frame is None else inertia.moved(link_frame.inverse())
        values = self.evaluated([seen.mass, *seen.com, *seen.tensor.entries])[:, 0]
        mass, com, tensor = values[0], values[1:4], values[4:].reshape(3, 3)
        scale = max(np.abs(other.inertia).max(), other.mass * np.abs(other.lever).max() ** 2)
        worst = abs(mass - other.mass) / max(other.mass, 1e-300)
        if other.mass > 0:
            worst = max(worst, np.abs(com - other.lever).max() / max(1.0, np.abs(com).max()))
        if scale > 0:
            worst = max(worst, np.abs(tensor - other.inertia).max() / max(scale, 1e-3))
        return float(worst)


def evaluate_arrays(roots: list[Expr], values: Mapping[Expr, Array]) -> dict[Expr, Any]:
    """All nodes below the roots, each at all configurations at once."""
    done: dict[Expr, Any] = {}
    for node in walk(roots):
        kind, args = node.kind, node.args
        if kind == CONST:
            done[node] = float(args[0])
        elif kind == SYMBOL:
            done[node] = values[node]
        elif kind == SUM:
            done[node] = float(args[0]) + sum(done[n] * float(c) for n, c in args[1])
        elif kind == SCALE:
            done[node] = float(args[0]) * done[args[1]]
        elif kind == PRODUCT:
            done[node] = np.prod(np.broadcast_arrays(*(done[n] for n in args)), axis=0)
        elif kind == POWER:
            done[node] = done[args[0]] ** float(args[1])
        else:
            assert kind in (COS, SIN)
            angle = sum(done[s] * k for s, k in args[0]) + float(args[1]) * np.pi
            done[node] = np.cos(angle) if kind == COS else np.sin(angle)
    return done
