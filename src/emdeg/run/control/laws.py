"""Control laws as exact expressions: τ = law(q, q̇, signals), compiled together with the robot.

    free            τ = 0
    constant        τ = τ₀
    replay          τ(t) from a table (open loop)
    pd              τ = k_p (q* − q) + k_d (q̇* − q̇) [+ g(q)]; of elastic joints on the motors:
                    τ = k_p (q* + K⁻¹ g(q) − θ) + k_d (q̇* − θ̇) + g(q)
    computed_torque τ = inverse_dynamics(q, q̇, q̈* + k_d (q̇* − q̇) + k_p (q* − q))
    kane            Kane's laws (128)–(133) for the Stanford arm
    expression      your own, in robot.q, robot.qd and signals
    python          a function τ(t, q, q̇); not compiled

Signals are functions of time alone: reference trajectories, tables, disturbances. A controller
is a function Robot → Law, so that one controller serves any robot (digest R64).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from emdeg.errors import UsageError
from emdeg.exact.angles import cos, sin
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import MOTION, ZERO, Expr, Scalar, as_expr, const, linear, multiply, symbol
from emdeg.mechanics.derivation import derive
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array, array_of, check_equal, number_of
from emdeg.run.control import answers
from emdeg.run.control.trajectories import Trajectory, hold
from emdeg.shown import brief, listed

Feedback: TypeAlias = Callable[[float, Array, Array], ArrayLike]


@dataclass(frozen=True)
class Law:
    """τ (n) as expressions; `sample` gives the signals (K, m) at times (K,).

    A Python controller has the effort symbols themselves as expressions and signals, and
    `feedback` in the place of `sample`. Laws with a reference have its `errors`, q* − q.
    """

    __repr__ = brief
    _repr_html_ = listed

    name: str
    efforts: tuple[Expr, ...]
    signals: tuple[Expr, ...] = ()
    sample: Callable[[Array], Array] | None = None
    feedback: Feedback | None = None
    errors: tuple[Expr, ...] = ()

    @property
    def columns(self) -> list[tuple[str, tuple[Expr, ...]]]:
        """The last input of a program with this law: its signals, if it has any."""
        return [("signals", self.signals)] if self.signals else []

    def inputs(self, t: float, q: Array, qd: Array) -> tuple[Array, ...]:
        """The signals of one moment, as the last input of a closed loop; () without any."""
        if self.feedback is not None:
            return (self.commanded(t, q, qd),)
        found = self.table(np.asarray(t, dtype=np.float64))
        return () if found is None else (found,)

    def table(self, times: Array) -> Array | None:
        """The signals at some times, checked; None without any."""
        if self.sample is None or not self.signals:
            return None
        return answers.signals(self.name, self.sample, len(self.signals), times)

    def commanded(self, t: float, q: Array, qd: Array) -> Array:
        """What a Python controller answers, checked."""
        assert self.feedback is not None
        return answers.efforts(self.name, self.feedback, len(self.efforts), t, q, qd)


Controller: TypeAlias = Callable[[Robot], Law]


def free(robot: Robot) -> Law:
    """No effort at all."""
    return Law("free", (ZERO,) * robot.nv)


def constant(tau: ArrayLike) -> Controller:
    """The same effort all the time."""
    efforts = array_of("tau", tau)

    def law(robot: Robot) -> Law:
        values = _spread(efforts, robot.nv, "tau")
        return Law("constant", tuple(_exact(v) for v in values))

    return law


def replay(times: ArrayLike, efforts: ArrayLike) -> Controller:
    """Efforts (K, n) at times (K,), straight lines in between; the ends go on."""
    knots, table = array_of("times", times), array_of("efforts", efforts)
    if knots.ndim != 1 or table.ndim != 2 or len(table) != len(knots):
        raise UsageError(
            "does not fit the times", argument="efforts", found=table.shape,
            expected=f"({len(knots)}, n)",
        )  # fmt: skip

    def sample(t: Array) -> Array:
        return np.stack([np.interp(t, knots, column) for column in table.T], axis=-1)

    def law(robot: Robot) -> Law:
        check_equal("has the wrong number of columns", "efforts", table.shape[1], robot.nv)
        return Law("replay", robot.tau, robot.tau, sample)

    return law


def pd(
    reference: Trajectory | ArrayLike, kp: ArrayLike, kd: ArrayLike, *, gravity: bool = True
) -> Controller:
    """Proportional and derivative feedback on every joint, with gravity compensation.

    `reference` is a trajectory or a place to hold; gains are numbers or one for each joint. Of a
    robot with elastic joints it moves the links, and the efforts are those of the motors, whose
    springs are as long as the weights need them (De Luca, Siciliano, Zollo 2005).
    """

    def law(robot: Robot) -> Law:
        motion = _reference(robot, reference)
        weight = list(derive(robot, "composite").gravity) if gravity else [ZERO] * robot.nv
        terms = motion.feedback(kp, kd, weight)
        efforts = [linear(terms[k]) for k in range(robot.nv)]
        for k, own in enumerate(weight):
            at = robot.motors.get(k, k)
            efforts[at] = efforts[at] + own
        return motion.law("pd with gravity" if gravity else "pd", efforts)

    return law


def computed_torque(reference: Trajectory | ArrayLike, kp: ArrayLike, kd: ArrayLike) -> Controller:
    """Feedback linearisation: the errors obey ë + k_d ė + k_p e = 0 (digest R64)."""

    def law(robot: Robot) -> Law:
        if robot.motors:
            raise UsageError(
                "computed torque acts on the links, and those of elastic joints have no effort of "
                "their own", argument="controller", found=robot.name,
                hint="take pd, or feed elastic_inverse_dynamics of a trajectory forward",
            )  # fmt: skip
        motion = _reference(robot, reference)
        terms = motion.feedback(kp, kd, [ZERO] * robot.nv)
        wanted = {
            a: linear(((motion.acceleration[k], 1), *terms[k])) for k, a in enumerate(robot.qdd)
        }
        return motion.law("computed torque", substitute(list(derive(robot).tau), wanted))

    return law


def expression(
    efforts: Sequence[Scalar],
    signals: Sequence[Expr] = (),
    sample: Callable[[Array], Array] | None = None,
    *,
    name: str = "expression",
) -> Controller:
    """Your own law: expressions in robot.q, robot.qd, parameters, and signals of time."""

    def law(robot: Robot) -> Law:
        check_equal("has the wrong number of efforts", "efforts", len(efforts), robot.nv)
        return Law(name, tuple(as_expr(e) for e in efforts), tuple(signals), sample)

    return law


def python(function: Feedback) -> Controller:
    """τ(t, q, q̇) as a Python function."""

    def law(robot: Robot) -> Law:
        return Law(getattr(function, "__name__", "python"), robot.tau, robot.tau, None, function)

    return law


#: k1 … k12 of the paper, N m, N m s; k11 in N/m, k12 in N s/m (digest E7)
KANE_GAINS = (3, 5, 1, 3, "0.30", "0.60", "0.30", "0.60", "0.25", "0.25", 30, 41)


def kane(goal: Sequence[float] | None = None, gains: Sequence[object] = KANE_GAINS) -> Controller:
    """Kane's (128)–(133): PD with gravity compensation, in the paper's own formulas and signs.

    For the library's `stanford` in any order of its coordinates; `goal` in the order q1 … q6.
    """
    k = [const(Fraction(str(g))) for g in gains]

    def law(robot: Robot) -> Law:
        order = [f"kane_q{r}" for r in range(1, 7)]
        if robot.motors or set(order) - set(robot.joint_names):
            raise UsageError(
                "Kane's laws are for his Stanford arm", argument="controller", found=robot.name,
                hint="emdeg.load('stanford')",
            )  # fmt: skip
        place = [robot.joint_names.index(name) for name in order]
        q = [robot.q[i] for i in place]
        u = [robot.qd[i] for i in place]
        target = [_exact(number_of("goal", x)) for x in (goal or (*[np.pi / 3] * 5, 0.1))]
        e = [x - aim for x, aim in zip(q, target, strict=True)]
        mC, mD, mE, mF = (symbol(f"m{b}") for b in "CDEF")
        L2, L3, L5, L6, g = (symbol(s) for s in ("L2", "L3", "L5", "L6", "g"))
        s2, c2, s3, c3, s4, c4 = (f(q[i]) for i in (1, 2, 3) for f in (sin, cos))
        w = mE * L6 + mF * L3
        slide = ((mC + mD) * q[5] + mD * L5) * s2 + (mE + mF) * (q[5] + L2) * s2
        paper = [
            -k[0] * e[0] - k[1] * u[0],
            k[2] * e[1] + k[3] * u[1] + g * (slide + w * (c4 * s2 + c3 * s4 * c2)),
            k[4] * e[2] + k[5] * u[2] - g * w * s2 * s3 * s4,
            k[6] * e[3] + k[7] * u[3] + g * w * (c2 * s4 + s2 * c3 * c4),
            k[8] * e[4] + k[9] * u[4],
            k[10] * e[5] + k[11] * u[5] - g * (mC + mD + mE + mF) * c2,
        ]
        efforts = [ZERO] * robot.nv
        for r, i in enumerate(place):  # τ1 acts on A from N; the others on the inner body
            efforts[i] = paper[r] if r == 0 else -paper[r]
        return Law("Kane (128)-(133)", tuple(efforts))

    return law


# -- references -----------------------------------------------------------------------


@dataclass(frozen=True)
class _Reference:
    """A trajectory of the joints as signals: q*, q̇*, q̈* of each velocity coordinate."""

    robot: Robot
    trajectory: Trajectory
    joints: tuple[int, ...]  # velocity coordinates that the trajectory moves
    position: tuple[Expr, ...]
    velocity: tuple[Expr, ...]
    acceleration: tuple[Expr, ...]

    def feedback(
        self, kp: ArrayLike, kd: ArrayLike, weight: Sequence[Expr]
    ) -> list[tuple[tuple[Expr, int], ...]]:
        """The terms k_p (q* − q) and k_d (q̇* − q̇) of each velocity; none for a free flyer.

        Of an elastic joint they are the motor's, which holds the `weight` by its spring.
        """
        robot, count = self.robot, len(self.joints)
        found: list[tuple[tuple[Expr, int], ...]] = [()] * robot.nv
        gains = [_spread(array_of(n, g), count, n) for n, g in (("kp", kp), ("kd", kd))]
        for k, p, d in zip(self.joints, *gains, strict=True):
            at, elastic = robot.motors.get(k, k), robot.by_coordinate[k].elastic
            error = self.position[k] - robot.q[robot.configuration_index(at)]
            if elastic is not None:
                error = error + weight[k] / elastic.stiffness
            rate = self.velocity[k] - robot.qd[at]
            found[at] = ((multiply(_exact(p), error), 1), (multiply(_exact(d), rate), 1))
        return found

    def law(self, name: str, efforts: Sequence[Expr]) -> Law:
        """The law with its signals."""
        columns = [*self.position, *self.velocity, *self.acceleration]
        signals = tuple(s for s in columns if s is not ZERO)
        trajectory = self.trajectory

        def sample(t: Array) -> Array:
            return np.concatenate(trajectory(t), axis=-1)

        robot = self.robot
        errors = tuple(
            self.position[k] - robot.q[robot.configuration_index(k)] for k in self.joints
        )
        return Law(name, tuple(efforts), signals, sample, errors=errors)


def _reference(robot: Robot, reference: Trajectory | ArrayLike) -> _Reference:
    trajectory = reference if isinstance(reference, Trajectory) else hold(reference)
    behind = set(robot.motors.values())
    joints = tuple(
        k for k, j in sorted(robot.by_coordinate.items()) if j.nv == 1 and k not in behind
    )
    check_equal("moves another number of joints", "reference", trajectory.width, len(joints))
    columns = [
        tuple(symbol(f"{kind}{k + 1}", MOTION) if k in joints else ZERO for k in range(robot.nv))
        for kind in ("q_ref", "qd_ref", "qdd_ref")
    ]
    return _Reference(robot, trajectory, joints, *columns)


def _spread(values: Array, count: int, name: str) -> Array:
    if values.shape not in ((), (count,)) or not np.isfinite(values).all():
        raise UsageError(
            "is neither a number nor one for each joint", argument=name, found=values,
            expected=f"finite, () or ({count},)",
        )  # fmt: skip
    return np.broadcast_to(values, (count,))


def _exact(value: float) -> Expr:
    """A float as the decimal that it prints as."""
    return const(Fraction(repr(float(value))))
