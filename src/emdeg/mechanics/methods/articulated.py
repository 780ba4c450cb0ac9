"""The articulated body algorithm: q̈ from τ in O(n), and the same recursion read backwards.

Featherstone 1983; 2008, table 7.1. The articulated inertia I^A_i is what body i feels like when
everything beyond it hangs on free joints; p^A_i the force it needs when it does not accelerate.

    outward   v_i,   c_i = v_i × S_i q̇_i,   p^A_i = v_i ×* I_i v_i − F_ext
    inward    U = I^A S,   D = Sᵀ U + I_m,   u = τ − friction − spring − Sᵀ p^A
              I^A_λ += I^A − U D⁻¹ Uᵀ        p^A_λ += p^A + (I^A − U D⁻¹ Uᵀ) c + U D⁻¹ u
    outward   a' = a_λ + c,   q̈ = D⁻¹ (u − Uᵀ a'),   a = a' + S q̈           a_0 = −g0

Backwards, with q̈ given: u = D q̈ + Uᵀ a' and τ = u + Sᵀ p^A. This is inverse dynamics through
the same inertias, which is how the recursion is compared with all other methods. Both need every
joint to carry some inertia, D ≠ 0; backwards that of its own motor will do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from emdeg.errors import DeriveError
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import RigidBody
from emdeg.mechanics.factorisation import factorise, refuse_singular, solve_symmetric
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.terms.drives import friction_efforts, spinning
from emdeg.mechanics.terms.springs import elastic_efforts
from emdeg.mechanics.terms.wrenches import wrenches_on_bodies
from emdeg.mechanics.tree import (
    accelerations,
    body_velocities,
    by_coordinate,
    inward,
    joint_poses,
    outward,
    own_inertias,
)
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import (
    ZERO3,
    ArticulatedInertia,
    Force,
    JointPose,
    Motion,
    PartByPart,
)
from emdeg.robot.robot import Robot

NAME = "articulated"
STEPS = {
    "c": Notation("c_#", r"c_{#}", "table 7.1, c = v × S q̇"),
    "p": Notation("p_#^A", r"p_{#}^{A}", "table 7.1, p^A", inward=True),
    "U": Notation("U_#", r"U_{#}", "table 7.1, U = I^A S", "link column", inward=True),
    "D": Notation("D_#", r"D_{#}", "table 7.1, D = Sᵀ U", inward=True),
    "u": Notation("u_#", r"u_{#}", "u = D q̈ + Uᵀ a'", inward=True),
    "tau": Notation("τ_#", r"\tau_{#}", "τ = u + Sᵀ p^A", "joint"),
}


@dataclass(frozen=True)
class Load(PartByPart):
    """What the joint of a body carries: I^A and p^A."""

    inertia: ArticulatedInertia
    bias: Force

    def to_parent(self, pose: JointPose) -> Load:
        """The same in the parent's frame."""
        return Load(self.inertia.to_parent(pose), self.bias.to_parent(pose))


@dataclass(frozen=True)
class Freed:
    """A joint let go: U, D, u, and p^A and c of its body."""

    U: tuple[Force, ...]
    D: Matrix
    u: Vector
    bias: Force
    c: Motion


#: u of body i, given U, D and p^A.
Effort = Callable[[int, Sequence[Force], Matrix, Force], Vector]


def rigid_body(robot: Robot) -> RigidBody:
    """τ by the recursion read backwards."""
    poses, base = joint_poses(robot), Motion(-robot.gravity, ZERO3)
    after = accelerations(robot, poses, base, robot.qdd)
    coriolis = _coriolis(robot, poses)

    def given_acceleration(i: int, U: Sequence[Force], D: Matrix, p: Force) -> Vector:
        body = robot.bodies[i]
        a = (base if body.parent is None else after[body.parent]).to_child(poses[i]) + coriolis[i]
        return D @ Vector(robot.qdd[k] for k in body.joint.indices) + Vector(x.dot(a) for x in U)

    joints = _inward(robot, poses, given_acceleration, drives=False)
    tau = [
        joint.u + Vector(body.joint.type.efforts(joint.bias))
        for body, joint in zip(robot.bodies, joints, strict=True)
    ]
    units = {(i, k): U for i, joint in enumerate(joints) for k, U in enumerate(joint.U)}
    return RigidBody(
        tau=by_coordinate(robot, tau),
        includes_wrenches=True,
        intermediates={
            "c": [Vector((*joint.c.v, *joint.c.w)) for joint in joints],
            "p": [Vector((*joint.bias.f, *joint.bias.n)) for joint in joints],
            "U": {(i, k)[: robot.bodies[i].joint.nv]: Vector((*U.f, *U.n))
                  for (i, k), U in units.items()},
            "D": [joint.D[0, 0] if len(joint.U) == 1 else joint.D for joint in joints],
            "u": [joint.u[0] if len(joint.U) == 1 else joint.u for joint in joints],
        },
        notation=STEPS,
    )  # fmt: skip


def forward_dynamics(robot: Robot) -> Vector:
    """q̈(q, q̇, τ) with drives, friction, springs and external wrenches; of a base at rest."""
    refuse_mimic(robot)
    refuse_coupled(robot)
    if not robot.base_motion.is_zero:
        raise DeriveError(
            "the articulated body recursion is written for a base at rest",
            method=NAME,
            hint="take forward_dynamics or forward_dynamics_factorised",
        )
    poses, passive = joint_poses(robot), friction_efforts(robot) + elastic_efforts(robot)

    def given_effort(i: int, U: Sequence[Force], D: Matrix, p: Force) -> Vector:
        own = robot.bodies[i].joint.efforts(p)
        return Vector(robot.tau[k] - passive[k] - effort for k, effort in own.items())

    joints = _inward(robot, poses, given_effort, drives=True)
    base = Motion(-robot.gravity, ZERO3)

    def step(i: int, below: tuple[Motion, Vector] | None) -> tuple[Motion, Vector]:
        joint = joints[i]
        a = (base if below is None else below[0]).to_child(poses[i]) + joint.c
        rest = joint.u - Vector(x.dot(a) for x in joint.U)
        (qdd,) = solve_symmetric(joint.D, [rest])
        return a + robot.bodies[i].joint.type.motion(list(qdd)), qdd

    return by_coordinate(robot, [qdd for _, qdd in outward(robot, step)])


def refuse_coupled(robot: Robot, rotors: bool = False) -> None:
    """The spin of a rotor ties the velocity of one joint to the links of others."""
    if spinning(robot, rotors):
        raise DeriveError(
            f"the articulated body recursion cannot take the coupled rotors of {robot.name!r}",
            method=NAME,
            hint="factor the mass matrix instead: forward_dynamics_factorised",
        )


def refuse_mimic(robot: Robot) -> None:
    """A mimic joint ties two branches of the recursion together."""
    if any(b.joint.mimic for b in robot.bodies):
        raise DeriveError(
            f"the articulated body recursion cannot take the mimic joints of {robot.name!r}",
            method=NAME,
            hint="factor the mass matrix instead: forward_dynamics_factorised",
        )


def _inward(robot: Robot, poses: list[JointPose], effort: Effort, *, drives: bool) -> list[Freed]:
    """Every joint, let go from the tips inwards."""
    coriolis = _coriolis(robot, poses)

    def freed(i: int, load: Load) -> Freed:
        joint = robot.bodies[i].joint
        U = tuple(load.inertia @ unit for unit in joint.columns)
        D = Matrix(joint.type.efforts(column) for column in U)
        if joint.nv == 1:
            if drives:
                D = D + Matrix([[joint.motor.reflected_inertia]])
            if D[0, 0] is ZERO and not _moves_its_motor_only(joint, U):
                refuse_singular({joint.name: ZERO})
        return Freed(U, D, effort(i, U, D, load.bias), load.bias, coriolis[i])

    def passed_on(i: int, load: Load) -> Load:
        joint = freed(i, load)
        if _moves_its_motor_only(robot.bodies[i].joint, joint.U):
            return Load(load.inertia, load.bias + load.inertia @ joint.c).to_parent(poses[i])
        six = [Vector(row) for row in zip(*((*x.f, *x.n) for x in joint.U), strict=True)]
        *solved, gain = solve_symmetric(joint.D, [*six, joint.u])  # D⁻¹ Uᵀ and D⁻¹ u
        weighted = [Force(Vector(x[:3]), Vector(x[3:])) for x in zip(*solved, strict=True)]
        remaining = load.inertia.without(joint.U, weighted)
        bias = load.bias + remaining @ joint.c
        for column, g in zip(joint.U, gain, strict=True):
            bias = bias + column * g
        return Load(remaining, bias).to_parent(poses[i])

    loads = inward(robot, _own_loads(robot, poses), passed_on)
    found = [freed(i, load) for i, load in enumerate(loads)]
    named = zip((body.joint for body in robot.bodies), found, strict=True)
    pivots: dict[str, Expr] = {}
    for joint, free in named:
        if joint.nv > 1:
            own = zip(joint.type.velocity_parts, factorise(free.D).pivots, strict=True)
            pivots |= {f"{joint.name}{part}": pivot for part, pivot in own}
        elif drives or not _moves_its_motor_only(joint, free.U):
            pivots[joint.name] = free.D[0, 0]
    refuse_singular(pivots)
    return found


def _moves_its_motor_only(joint: Joint, U: Sequence[Force]) -> bool:
    """The motor of an elastic joint: there is nothing beyond it, so that it hands nothing on."""
    return not joint.motor.is_zero and all(e is ZERO for x in U for e in (*x.f, *x.n))


def _own_loads(robot: Robot, poses: list[JointPose]) -> list[Load]:
    """Each body by itself: I_i and v_i ×* I_i v_i − F_ext."""
    outside, found = wrenches_on_bodies(robot), []
    moving = zip(own_inertias(robot), body_velocities(robot, poses), strict=True)
    for i, (inertia, v) in enumerate(moving):
        p = v.cross_force(inertia.momentum(v))
        found.append(Load(ArticulatedInertia.of(inertia), p - outside[i] if i in outside else p))
    return found


def _coriolis(robot: Robot, poses: list[JointPose]) -> list[Motion]:
    """c_i = v_i × S_i q̇_i."""
    moving = zip(robot.bodies, body_velocities(robot, poses), strict=True)
    return [v.cross(body.joint.motion(robot.qd)) for body, v in moving]
