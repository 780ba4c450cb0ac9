"""A robot ready for numbers: its programs compiled when they are first needed.

`Model` names coordinates, knows limits and quaternions, and evaluates dynamics for one state or
many through machine code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import prod

import numpy as np
from numpy.typing import ArrayLike

from emdeg.backends.llvm.native import is_long
from emdeg.compiler import compile
from emdeg.errors import UsageError
from emdeg.exact.graph import SYMBOL, walk
from emdeg.mechanics.coordinates import mimic_angles
from emdeg.mechanics.derivation import derive
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array, array_of
from emdeg.run.kernel.kernel import Kernel, jit

FEW = 20_000  # states: as long as a long program's code for batches takes to make


def along(kernel: Kernel, *arrays: Array) -> list[Array]:
    """Every output for one state or along histories (…, n); few states of a long program singly."""
    given = [np.ascontiguousarray(a) for a in arrays]
    lead = np.broadcast_shapes(*(a.shape[:-1] for a in given))
    outputs = kernel.program.outputs
    if not lead or prod(lead) > FEW or not is_long(kernel.program):
        found = kernel(*given)
        return [np.asarray(x) for x in (found if len(outputs) > 1 else [found])]
    made = [np.empty((*lead, *o.shape)) for o in outputs]
    given = [np.broadcast_to(a, (*lead, a.shape[-1])) for a in given]
    for state in np.ndindex(*lead):
        room = tuple(x[(*state, ...)] for x in made)
        kernel(*(a[state] for a in given), out=room if len(room) > 1 else room[0])
    return made


@dataclass(frozen=True)
class Model:
    """A robot with values for all its parameters."""

    robot: Robot
    parameters: Mapping[str, float] = field(default_factory=dict)
    _kernels: dict[tuple[str, ...], Kernel] = field(default_factory=dict, repr=False)
    _dynamics: list[Program] = field(default_factory=list, repr=False)

    def kernel(self, *outputs: str) -> Kernel:
        """Machine code of some outputs, jointly; made once."""
        if outputs not in self._kernels:
            program = compile(self.robot, list(outputs), optimise=None, certify=False)
            self._kernels[outputs] = self.jit(program)
        return self._kernels[outputs]

    def dynamics(self, optimise: str | None = None) -> Program:
        """q̈(q, q̇, τ), derived once; later calls take what the first asked for."""
        if not self._dynamics:
            self._dynamics.append(
                compile(self.robot, "forward_dynamics", optimise=optimise, certify=False)
            )
        return self._dynamics[0]

    def jit(self, program: Program) -> Kernel:
        """Machine code of a program of this robot, with the parameters that it takes."""
        return jit(program, parameters=self.known(program))

    def known(self, program: Program) -> dict[str, float]:
        """The values of this model for the parameters that a program takes."""
        robot, given = self.robot, self.parameters
        unknown = given.keys() - {s.name for s in (*robot.symbols, *robot.parameters)}
        if unknown:
            raise UsageError(f"robot {robot.name!r} has no parameter {min(unknown)!r}")
        missing = [n for n, v in program.parameters.items() if v is None and n not in given]
        if missing:
            raise UsageError(
                "these parameters have no value: " + ", ".join(missing[:10]),
                argument="parameters", hint="give them by parameters={…}",
            )  # fmt: skip
        return {name: value for name, value in given.items() if name in program.parameters}

    def _found(self, output: str, *arrays: Array) -> Array:
        """One output for one state or many."""
        (found,) = along(self.kernel(output), *arrays)
        return found

    def mass_matrix(self, q: Array) -> Array:
        """M of one state or many."""
        return self._found("mass_matrix", q)

    def momentum(self, q: Array, qd: Array) -> Array:
        """M q̇ of one state or many."""
        return self._found("generalized_momentum", q, qd)

    def energies(self, q: Array, qd: Array) -> tuple[Array, Array]:
        """(T, V) of one state or many."""
        kinetic, potential = along(self.kernel("kinetic_energy", "potential_energy"), q, qd)
        return kinetic, potential

    def efforts(self, q: Array, qd: Array, qdd: Array) -> Array:
        """Inverse dynamics of one state or of whole histories."""
        frames = len(self.robot.wrench_frames)
        unloaded = [np.zeros((*q.shape[:-1], 6 * frames))] if frames else []
        return self._found("inverse_dynamics", q, qd, qdd, *unloaded)

    # -- coordinates ----------------------------------------------------------------

    @cached_property
    def spheres(self) -> tuple[int, ...]:
        """Where in q the quaternions start."""
        robot = self.robot
        return tuple(
            robot.configuration_index(c) + joint.type.quaternion
            for c, joint in sorted(robot.by_coordinate.items())
            if joint.type.quaternion is not None
        )

    @cached_property
    def velocity_names(self) -> tuple[str, ...]:
        """A name for each velocity."""
        joints = sorted(self.robot.by_coordinate.items())
        return tuple(joint.name + part for _, joint in joints for part in joint.type.velocity_parts)

    @cached_property
    def coordinate_names(self) -> tuple[str, ...]:
        """A name for each configuration number."""
        joints = sorted(self.robot.by_coordinate.items())
        return tuple(
            joint.name + part for _, joint in joints for part in joint.type.configuration_parts
        )

    @cached_property
    def neutral(self) -> Array:
        """q = 0, with unit quaternions."""
        q = np.zeros(self.robot.nq)
        for start in self.spheres:
            q[start + 3] = 1.0
        return q

    def configuration(self, q: ArrayLike | None, name: str = "q0") -> Array:
        """q as an array, checked; quaternions normalised."""
        if q is None:
            return self.neutral.copy()
        found = np.array(array_of(name, q))
        self._check(found, self.robot.nq, name)
        for start in self.spheres:
            part = found[..., start : start + 4]
            norm = np.linalg.norm(part, axis=-1, keepdims=True)
            if not np.all(np.abs(norm - 1) < 0.1):
                raise UsageError(
                    "has a quaternion whose length is not one", argument=name,
                    element=self.coordinate_names[start], found=float(np.min(norm)),
                    hint="quaternions are x, y, z, w; the neutral one is 0, 0, 0, 1",
                )  # fmt: skip
            found[..., start : start + 4] = part / norm
        return found

    def velocity(self, qd: ArrayLike | None, name: str = "qd0") -> Array:
        """q̇ as an array, checked."""
        found = np.zeros(self.robot.nv) if qd is None else np.array(array_of(name, qd))
        self._check(found, self.robot.nv, name)
        return found

    def _check(self, array: Array, width: int, name: str) -> None:
        if array.ndim not in (1, 2) or array.shape[-1] != width:
            raise UsageError(
                "has the wrong shape", argument=name, found=array.shape,
                expected=f"({width},) for one state or (N, {width}) for many",
            )  # fmt: skip
        if not np.isfinite(array).all():
            raise UsageError("is not finite", argument=name, found=array)

    @cached_property
    def free_axes(self) -> tuple[int, ...]:
        """Velocities whose momentum nothing but their own effort changes: q_i not in T and V."""
        robot = self.robot
        equations = derive(robot, "composite")
        roots = [equations.kinetic_energy, equations.potential_energy]  # M is ∂²T/∂q̇²
        present = {node for node in walk(roots) if node.kind == SYMBOL}
        followed = {coordinate for angle, coordinate, _ in mimic_angles(robot) if angle in present}
        return tuple(
            k
            for k, joint in sorted(robot.by_coordinate.items())
            if joint.nv == 1
            and k not in followed
            and robot.q[robot.configuration_index(k)] not in present
        )
