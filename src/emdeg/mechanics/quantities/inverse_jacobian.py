"""The analytic inverse of the Jacobian, its determinant in factors, and its singularities.

EMDEG's output (digest R19). Velocity is first expressed where J is simplest: for some point P of
the arm, linear rows in the axes of one body, angular rows in the axes of another, chosen so that
J falls apart into the smallest blocks. For an arm with a spherical wrist P is the wrist centre:

    J = [ J_11   0  ]        J⁻¹ = [       J_11⁻¹            0    ]
        [ J_21  J_22 ]              [ −J_22⁻¹ J_21 J_11⁻¹  J_22⁻¹ ]

and the blocks fall apart further. Each block is inverted by its adjugate, and det J is the
product of the blocks' determinants, each factored. The twist at the wanted frame, in base axes,

    v_P = R_aᵀ (v + r × ω),   ω_P = R_bᵀ ω,   r from P to the frame

leads back to it; its determinant is 1. Where no block form exists the blocks are just larger.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product as every

from emdeg.errors import DeriveError, ExprError
from emdeg.exact.fingerprint import vanishing
from emdeg.exact.graph import CONSTANT, ZERO, Expr, const
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.exact.nodes import has_more_nodes
from emdeg.exact.polynomial.factors import Factored, factor, tidy
from emdeg.exact.polynomial.normal_form import normal_form
from emdeg.mechanics.blocks import Block, Minors, block_triangular
from emdeg.mechanics.elimination import inverse_by_blocks
from emdeg.mechanics.joint_axes import axis_pairs, crossing, spherical_wrists
from emdeg.mechanics.kinematics import (
    body_pose,
    default_frame,
    frame_pose,
    jacobian,
    relative_jacobian,
    relative_pose,
)
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Frame
from emdeg.robot.robot import Robot

MOST_TERMS = 300  # longer entries stay as they were derived
MOST_PARTS = 400  # … and those of a robot with long chains of fixed links
LARGEST_FACTORED = 2000  # terms of a determinant; a longer one stays whole


@dataclass(frozen=True)
class Singularity:
    """A configuration where J loses rank: `condition` is zero. `joints` name its block."""

    name: str
    condition: Expr
    joints: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name}: {self.condition} = 0"


@dataclass(frozen=True)
class InverseJacobian:
    """J⁻¹ for one frame; twist in base axes at the frame's origin, linear rows first.

    `core` is the inverse in the chosen axes at the chosen point, where it is short.
    """

    frame: str
    matrix: Matrix
    determinant: Expr
    factors: Factored
    singularities: tuple[Singularity, ...]
    core: Matrix
    point: str
    linear_axes: str
    angular_axes: str
    blocks: tuple[tuple[str, ...], ...]


@public
def inverse_jacobian(
    robot: RobotLike, frame: str | None = None, rows: Sequence[int] | None = None
) -> InverseJacobian:
    """J⁻¹ of a six-joint arm, or of the chosen rows of J (base axes) for an arm with fewer."""
    robot = as_robot(robot)
    found = default_frame(robot) if frame is None else robot.frame(frame)
    _refuse(robot, found, rows)
    if rows is not None:
        whole = jacobian(robot, found)
        core = _tidied(Matrix(whole.rows[i] for i in rows))
        return _result(robot, found, core, None, ("base", "base", found.name))
    view = _best_view(robot, found)
    core = _tidied(view.jacobian())
    names = (view.a.name, view.b.name, view.point.name)
    return _result(robot, found, core, view.twist(found), names)


def _refuse(robot: Robot, frame: Frame, rows: Sequence[int] | None) -> None:
    size = 6 if rows is None else len(rows)
    path = robot.path(frame.body)
    if robot.has_floating_base or len(path) != robot.nv or robot.nv != size:
        raise DeriveError(
            f"the Jacobian of frame {frame.name!r} is not square",
            element=robot.name,
            found=f"{size} rows, {robot.nv} velocities, {len(path)} joints on the path",
            hint="lock joints of a redundant arm, or choose rows=(0, 1, …) for one with fewer",
        )


def _result(
    robot: Robot, frame: Frame, core: Matrix, twist: Matrix | None, names: tuple[str, str, str]
) -> InverseJacobian:
    order = block_triangular(_pattern(core))
    if order is None:
        raise _singular(robot, frame)
    parts = [_factored_determinant(core, block) for block in order]
    if any(not part.constant for part in parts):
        raise _singular(robot, frame)
    whole, joints = _product(parts, order), robot.joint_names
    inverse = inverse_by_blocks(core, order, [part.to_expr() for part in parts])
    return InverseJacobian(
        frame=frame.name,
        matrix=inverse if twist is None else inverse @ twist,
        determinant=whole.to_expr(),
        factors=whole,
        singularities=_singularities(robot, frame, order, parts),
        core=inverse,
        point=names[2],
        linear_axes=names[0],
        angular_axes=names[1],
        blocks=tuple(tuple(joints[c] for c in block.columns) for block in order),
    )


def _factored_determinant(core: Matrix, block: Block) -> Factored:
    """det of a block in factors; one that is too long to expand stays whole."""
    determinant = Minors(core).determinant(block.rows, block.columns)
    try:
        return factor(determinant, LARGEST_FACTORED)
    except ExprError:
        return Factored(0 if vanishing([determinant])[0] else 1, ((determinant, 1),))


def _singularities(
    robot: Robot, frame: Frame, order: Sequence[Block], parts: Sequence[Factored]
) -> tuple[Singularity, ...]:
    """One for each factor that depends on q; where blocks share it, all are named."""
    joints = robot.joint_names
    found: dict[Expr, Singularity] = {}
    for block, part in zip(order, parts, strict=True):
        name, own = _name(robot, frame, block), tuple(joints[c] for c in block.columns)
        for condition, exponent in part.factors:
            if condition.rate == CONSTANT or exponent < 0:
                continue
            if condition in found:
                before = found[condition]
                names = before.name if name == before.name else f"{before.name} and {name}"
                found[condition] = Singularity(names, condition, (*before.joints, *own))
            else:
                found[condition] = Singularity(name, condition, own)
    return tuple(found.values())


def _product(parts: Sequence[Factored], order: Sequence[Block]) -> Factored:
    """det J of the whole: the blocks' product, with the sign of the permutation."""
    rows = [r for block in order for r in block.rows]
    columns = [c for block in order for c in block.columns]
    constant = const(_sign(rows) * _sign(columns))
    whole: dict[Expr, int] = {}
    for part in parts:
        constant = constant * const(part.constant)
        for node, exponent in part.factors:
            whole[node] = whole.get(node, 0) + exponent
    factors = sorted(whole.items(), key=lambda item: (item[0].rate, len(str(item[0]))))
    return Factored(constant.value, tuple(factors))


def _sign(order: Sequence[int]) -> int:
    inversions = sum(a > b for k, a in enumerate(order) for b in order[k + 1 :])
    return -1 if inversions % 2 else 1


def _singular(robot: Robot, frame: Frame) -> DeriveError:
    return DeriveError(
        f"the Jacobian of frame {frame.name!r} is singular at every configuration",
        element=robot.name,
        hint="no inverse exists; two joints do the same, or a direction cannot be reached",
    )


# -- where J is simplest --------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """J of a body at the origin of `point`, linear rows in the axes of a, angular rows in b's."""

    robot: Robot
    body: int | None
    a: Frame
    b: Frame
    point: Frame

    def jacobian(self) -> Matrix:
        """The 6 × 6 matrix."""
        linear, angular = (seen(self.robot, self.body, x, self.point) for x in (self.a, self.b))
        return Matrix((*linear.rows[:3], *angular.rows[3:]))

    def twist(self, frame: Frame) -> Matrix:
        """(v, ω) at the frame in base axes → (v_P, ω_P) in the chosen axes."""
        to_a, to_b = (body_pose(self.robot, x.body).rotation.T for x in (self.a, self.b))
        start, end = (frame_pose(self.robot, x).translation for x in (self.point, frame))
        cross = to_a @ skew(end - start)
        top = [(*r, *c) for r, c in zip(to_a.rows, cross.rows, strict=True)]
        return Matrix((*top, *((ZERO, ZERO, ZERO, *r) for r in to_b.rows)))


def seen(robot: Robot, body: int | None, axes: Frame, point: Frame) -> Matrix:
    """J of a body at the origin of `point`, in axes of another frame."""
    return relative_jacobian(robot, body, axes, relative_pose(robot, axes, point).translation)


def _best_view(robot: Robot, frame: Frame) -> View:
    """The point and axes for which J falls into the smallest blocks, with fewest entries."""
    origins = [_on(robot, i) for i in robot.path(frame.body)]
    axes = [Frame(robot.base_name, None, Pose.identity()), *origins]
    points = [*origins, *_crossings(robot, robot.path(frame.body))]
    patterns = {
        (p, a): _pattern(seen(robot, frame.body, axes[a], points[p]))
        for p, a in every(range(len(points)), range(len(axes)))
    }
    best: tuple[tuple[int, int], View] | None = None
    for (p, a), b in every(patterns, range(len(axes))):
        pattern = [*patterns[p, a][:3], *patterns[0, b][3:]]  # ω is the same at every point
        order = block_triangular(pattern)
        if order is None:
            continue
        score = (sum(len(x.rows) ** 3 for x in order), sum(map(sum, pattern)))
        if best is None or score < best[0]:
            best = (score, View(robot, frame.body, axes[a], axes[b], points[p]))
    if best is None:
        raise _singular(robot, frame)
    return best[1]


def _on(robot: Robot, body: int, z: Expr = ZERO) -> Frame:
    """The frame of a body, moved along its joint's axis."""
    return Frame(robot.bodies[body].name, body, Pose(Matrix.identity(), Vector((ZERO, ZERO, z))))


def _crossings(robot: Robot, path: Sequence[int]) -> list[Frame]:
    """Where the axes of neighbouring joints meet, if that is not at a frame's origin."""
    meeting = [
        (pair.first, crossing(robot, pair.second)[0])
        for pair in axis_pairs(robot)
        if pair.second in path and pair.intersecting and not pair.parallel
    ]
    return [_on(robot, body, z) for body, z in meeting if z is not ZERO]


def _pattern(matrix: Matrix) -> list[list[bool]]:
    zero, width = vanishing(list(matrix.entries)), matrix.shape[1]
    return [[not z for z in zero[k : k + width]] for k in range(0, len(zero), width)]


def _tidied(matrix: Matrix) -> Matrix:
    """Every entry as its shortest sum of products."""
    return Matrix((_tidy(e) for e in row) for row in matrix.rows)


def _tidy(entry: Expr) -> Expr:
    if has_more_nodes(entry, MOST_PARTS):
        return entry
    try:
        return tidy(normal_form(entry, max_terms=MOST_TERMS))
    except ExprError:
        return entry


def _name(robot: Robot, frame: Frame, block: Block) -> str:
    """Shoulder, elbow and wrist of a three-joint arm with a spherical wrist; else the joints."""
    path = robot.path(frame.body)
    place = {robot.bodies[i].joint.coordinate: k for k, i in enumerate(path)}
    joints = {place[c] for c in block.columns}
    if len(path) == 6 and tuple(path[3:]) in spherical_wrists(robot):
        if joints <= {3, 4, 5}:
            return "wrist"
        if 0 in joints:
            return "shoulder"
        if joints <= {1, 2}:
            return "elbow"
    return "joints " + ", ".join(robot.bodies[path[k]].joint.name for k in sorted(joints))
