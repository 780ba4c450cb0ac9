"""The analytic inverse Jacobian, its determinant and singularities (digest R19)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import emdeg
from emdeg.compiler import compile
from emdeg.errors import DeriveError
from emdeg.exact.angles import cos, sin
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import Expr, total
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.blocks import Minors, block_triangular
from emdeg.mechanics.kinematics import jacobian
from emdeg.mechanics.quantities.inverse_jacobian import InverseJacobian, inverse_jacobian
from emdeg.program.interpret import interpret
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Frame
from emdeg.robot.robot import Robot
from tests.mechanics.arms import puma, random_tree, s, same, stanford, two_link

SIX_JOINTS = ["puma560", "puma560_general", "stanford", "stanford_general", "rx90", "ur5"]


def determinant(robot: Robot, frame: str) -> Expr:
    return Minors(jacobian(robot, frame)).determinant(tuple(range(6)), tuple(range(6)))


@pytest.mark.parametrize("name", SIX_JOINTS)
def test_inverse_and_determinant(name: str) -> None:
    """R19: J⁻¹ J = E and the factors multiply to det J, for every six-joint arm of the library."""
    robot = emdeg.load(name)
    found = inverse_jacobian(robot)
    J = jacobian(robot, found.frame)
    assert same(found.matrix @ J, Matrix.identity(6))
    assert same([found.determinant], [determinant(robot, found.frame)])
    assert len(found.singularities) >= 3


def test_puma_as_in_the_digest_r19() -> None:
    """R19: det J = a2 (d4 c3 − a3 s3)(a2 c2 + a3 c23 + d4 s23) s5, and three singularities."""
    robot = puma()
    found = inverse_jacobian(robot)
    a2, a3, d4 = s("a2"), s("a3"), s("d4")
    _, q2, q3, _, q5, _ = robot.q
    elbow = d4 * cos(q3) - a3 * sin(q3)
    shoulder = total((a2 * cos(q2), a3 * cos(q2 + q3), d4 * sin(q2 + q3)))
    assert equal(found.determinant, a2 * elbow * shoulder * sin(q5))
    assert set(found.factors.factors) == {(a2, 1), (-elbow, 1), (shoulder, 1), (sin(q5), 1)}
    assert {x.name: x.condition for x in found.singularities} == {
        "shoulder": shoulder, "elbow": -elbow, "wrist": sin(q5),
    }  # fmt: skip
    assert str(found.singularities[0]) == "shoulder: a2*c2 + a3*c23 + d4*s23 = 0"
    assert found.point == "link4"  # the wrist centre
    assert max(map(len, found.blocks)) == 2


def test_stanford_arm_r19() -> None:
    """R19: the Stanford arm of Kane; det J = s2 (L2 + q6)² s4 in Kane's coordinates."""
    robot = stanford()
    found = inverse_jacobian(robot)
    _, q2, _, q4, _, q6 = robot.q  # Kane numbers the slider last
    reach = s("L2") + q6
    assert equal(found.determinant, reach * reach * sin(q2) * sin(q4)) or equal(
        found.determinant, -(reach * reach * sin(q2) * sin(q4))
    )
    assert {x.name for x in found.singularities} == {"shoulder", "shoulder and elbow", "wrist"}
    assert all(len(block) == 1 for block in found.blocks)


def test_a_tool_changes_the_inverse_but_not_the_determinant() -> None:
    robot = puma()
    tool = Frame(
        "tool", 5, Pose(robot.bodies[1].joint.placement.rotation, Vector((s("x"), 0, s("z"))))
    )
    robot = replace(robot, frames=(tool,))
    at_tool, at_wrist = inverse_jacobian(robot, "tool"), inverse_jacobian(robot, "link6")
    assert same([at_tool.determinant], [at_wrist.determinant])
    assert same(at_tool.matrix @ jacobian(robot, "tool"), Matrix.identity(6))
    assert at_tool.core == at_wrist.core


def test_two_joint_arm_with_chosen_rows() -> None:
    """The planar arm: det = l² s2, singular when stretched or folded."""
    robot = two_link()
    tip = Frame("tip", 1, Pose(Matrix.identity(), Vector((s("l"), 0, 0))))
    robot = replace(robot, frames=(tip,))
    found = inverse_jacobian(robot, "tip", rows=(0, 1))
    l = s("l")
    assert equal(found.determinant, l * l * sin(robot.q[1]))
    J = jacobian(robot, "tip")
    assert same(found.matrix @ Matrix(J.rows[:2]), Matrix.identity(2))


def test_as_a_program() -> None:
    """The inverse is an output like any other; singularities are its divisions by zero."""
    program = compile(puma(), ["jacobian", "inverse_jacobian"], optimise=None)
    rng = np.random.default_rng(2)
    parameters = {name: float(rng.uniform(0.2, 1)) for name in program.parameters}
    found = interpret(program, {"q": rng.uniform(-1, 1, 6)}, parameters)
    np.testing.assert_allclose(found["inverse_jacobian"] @ found["jacobian"], np.eye(6), atol=1e-9)


def test_no_inverse_is_said_clearly() -> None:
    with pytest.raises(DeriveError, match="not square"):
        inverse_jacobian(emdeg.load("panda"))
    with pytest.raises(DeriveError, match="not square"):
        inverse_jacobian(random_tree(0))
    with pytest.raises(DeriveError, match="singular at every configuration"):
        inverse_jacobian(two_link(), rows=(0, 2))


def test_block_triangular_form() -> None:
    """The order of the blocks makes the matrix lower triangular; singular patterns have none."""
    pattern = [[True, True, False], [False, True, False], [True, True, True]]
    order = block_triangular(pattern)
    assert order is not None
    assert [b.columns for b in order] == [(1,), (0,), (2,)]
    assert block_triangular([[True, True], [False, False]]) is None


def test_result_is_a_value() -> None:
    found = inverse_jacobian(stanford())
    assert isinstance(found, InverseJacobian)
    assert found.linear_axes in {"A", "B", "C", "D", "E", "F", "base"}
