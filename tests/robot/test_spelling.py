"""What a parameter, a link or a joint is called changes nothing but its name.

The library's descriptions are written again with every parameter renamed; the order of
`robot.symbols` (declaration, then first appearance) and the robot itself must stay the same.
"""

from __future__ import annotations

import random
import re
import string
import tomllib
from pathlib import Path
from typing import Any

import pytest

import emdeg
from emdeg.errors import LoadError
from emdeg.exact.angles import cos
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import symbol
from emdeg.robot import loading
from emdeg.robot.edit.values import rewritten
from emdeg.robot.robot import Robot
from emdeg.robot.write.toml_text import Decimal, to_toml

LIBRARY = Path(loading.__file__).parent / "library"
ODD = ["h1", "M1_1", "ty2", "w4x", "y3", "ydd3", "lambda", "double", "int", "class", "x", "_", "I"]


def renamed(value: Any, names: dict[str, str]) -> Any:
    """The data of a description with other names of parameters in cells and keys."""
    if isinstance(value, dict):
        return {
            key: (
                {names.get(k, k): renamed(v, names) for k, v in inner.items()}
                if key in ("parameters", "definitions")
                else renamed(inner, names)
            )
            for key, inner in value.items()
        }
    if isinstance(value, list):
        return [renamed(item, names) for item in value]
    if isinstance(value, str) and not isinstance(value, Decimal):
        return re.sub(r"[A-Za-z_]\w*", lambda m: names.get(m[0], m[0]), value)
    return value


def new_names(robot: Robot, seed: int) -> dict[str, str]:
    chance = random.Random(seed)
    letters = string.ascii_letters + "_"
    fresh = [*ODD, *("".join(chance.choices(letters, k=6)) for _ in range(200))]
    chance.shuffle(fresh)
    old = [s.name for s in dict.fromkeys((*robot.symbols, *robot.parameters)) if s.name != "pi"]
    return dict(zip(old, fresh, strict=False))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["puma560_general", "stanford", "scara", "four_bar", "panda"])
def test_the_order_of_symbols_does_not_depend_on_their_names(name: str, seed: int) -> None:
    text = (LIBRARY / f"{name}.toml").read_text(encoding="utf-8")
    robot = emdeg.loads(text, "toml", allow_unphysical=True)
    names = new_names(robot, seed)
    data = renamed(tomllib.loads(text, parse_float=Decimal), names)
    other = emdeg.loads(to_toml(data), "toml", allow_unphysical=True)
    assert [s.name for s in other.symbols] == [names.get(s.name, s.name) for s in robot.symbols]
    back = dict(zip(other.symbols, robot.symbols, strict=True))
    again = rewritten(other, lambda roots: substitute(roots, back))
    for mine, theirs in zip(robot.bodies, again.bodies, strict=True):
        assert mine.inertia == theirs.inertia
        assert mine.joint.placement == theirs.joint.placement


def test_declared_parameters_come_first_then_those_that_appear() -> None:
    text = """
    convention = "modified"
    gravity = [0, 0, "-g"]
    [parameters]
    z = 1
    a = { value = 2 }
    [[link]]
    mass = "y + a + b"
    com = ["x", 0, "z"]
    [[link]]
    mass = "c - b"
    """
    robot = emdeg.loads(text, "toml")
    assert [s.name for s in robot.symbols] == ["z", "a", "y", "b", "x", "c", "g"]
    assert [s.name for s in robot.with_payload("m").symbols][-1] == "m"
    assert [s.name for s in robot.with_values(y="w + v").symbols] == [
        "z", "a", "b", "x", "c", "g", "w", "v",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
def test_expressions_made_in_python_have_an_order_too(seed: int) -> None:
    """No text says what comes first, but the place in the expression does."""
    names = list(ODD)
    random.Random(seed).shuffle(names)
    a, b, c, d = map(symbol, names[:4])
    alpha = symbol(names[4], angular=True)
    builder = emdeg.RobotBuilder("arm")
    builder.link("base")
    builder.link("tip", builder.inertia(mass=a + 2 * b + b * c**2 + d / 3 + cos(alpha) * c))
    builder.joint("turn", "revolute", "base", "tip")
    robot = builder.build()
    order = [s.name for s in robot.symbols]
    assert [names.index(name) for name in order] == [4, 3, 2, 0, 1]  # by digests: the same always
    bare = robot.replaced(parameters={})
    assert [s.name for s in bare.symbols] == order


def test_a_fixed_angle_never_takes_the_name_of_a_parameter() -> None:
    rows = [{"alpha": 0.3, "mass": 1}, {"a": "alpha1", "mass": 1}]
    robot = emdeg.Robot.from_dh(rows, convention="modified")
    assert {s.name for s in robot.symbols} == {"alpha1", "alpha1_2"}
    assert str(robot.bodies[1].joint.placement.translation[0]) == "alpha1"
    builder = emdeg.RobotBuilder("late")
    builder.pose(rpy=(0.3, 0, 0), name="a")
    with pytest.raises(LoadError, match="fixed angle"):
        builder.length("roll_a")


@pytest.mark.parametrize("name", ["double", "lambda", "while", "None"])
def test_links_and_joints_may_be_called_as_a_language_calls_its_words(name: str) -> None:
    builder = emdeg.RobotBuilder("arm")
    builder.link("base")
    builder.link(name, builder.inertia(mass=1))
    builder.joint(name, "revolute", "base", name)
    assert builder.build().joint_names == (name,)
