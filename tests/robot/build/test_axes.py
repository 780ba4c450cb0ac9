"""The axis of a joint is a direction: how long the vector is does not matter."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg

TEXT = """
[[link]]
name = "base"
[[link]]
name = "arm"
mass = 1
[[joint]]
name = "j"
type = "revolute"
parent = "base"
child = "arm"
axis = {axis}
"""


@pytest.mark.parametrize("direction", [(5, 2, -3), (1, 1, 0), (-2, 0, 1), (0, 3, 4), (0, -1, 0)])
@pytest.mark.parametrize("length", ["1e-290", "1e-160", "3", "1e160", "1e290"])
def test_the_length_of_an_axis_does_not_matter(direction: tuple[int, ...], length: str) -> None:
    """Squares of these numbers are no floats: 1e320 was an OverflowError, 1e-320 another axis."""
    cells = [f'"{x}*{length}"' for x in direction]
    robot = emdeg.loads(TEXT.format(axis=f"[{', '.join(cells)}]"), "toml", snap=0)
    plain = emdeg.loads(TEXT.format(axis=list(direction)), "toml", snap=0)
    pose = np.asarray(robot.frame_pose("arm", [0.7]))
    np.testing.assert_allclose(pose, plain.frame_pose("arm", [0.7]), atol=1e-12)
    unit = np.array(direction) / np.linalg.norm(direction)
    np.testing.assert_allclose(pose[:3, :3] @ unit, unit, atol=1e-12)
