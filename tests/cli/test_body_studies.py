"""`emdeg study moving-frame | pseudo-inertia | momentum` (R7, R22, R59)."""

from __future__ import annotations

import json

import numpy as np
import pytest

import emdeg
from emdeg.cli import run
from emdeg.exact import evaluate, symbol
from emdeg.exact.calculus import time_derivative
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.coordinates import rates


def data(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict:
    assert run(["study", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_bead_on_a_turning_rod(capsys: pytest.CaptureFixture[str]) -> None:
    """R22: 2 ω v across the rod, −ω² x along it, ω̇ x across it, and the origin at rest."""
    given = ["two_link", "--frame", "link1", "--point", "x,0,0", "--velocity", "v,0,0"]
    found = data(["moving-frame", *given], capsys)
    assert found["Coriolis"] == ["0", "2*v*qd1", "0"]
    assert found["centripetal"][0].replace("*qd1^2", "").count("qd1") == 0
    assert found["velocity"][0] == "v"


@pytest.mark.parametrize("name", ["stanford3", "puma560"])
def test_the_parts_are_the_second_derivative(name: str) -> None:
    """R22: of a point fixed in the hand, against d²/dt² of its forward kinematics."""
    robot = emdeg.load(name)
    r = Vector([symbol("x"), symbol("y"), symbol("z")])
    pose = list(emdeg.frame_poses(robot).values())[len(robot.bodies) - 1]
    frame = emdeg.MovingFrame.of(robot, robot.bodies[-1].name)
    clock = {**rates(robot), **dict(zip(robot.qd, robot.qdd, strict=True))}
    once = time_derivative(list(pose.apply(r)), clock)
    twice = time_derivative(once, clock)
    ours = pose.rotation @ frame.acceleration(r).total
    assert fingerprints(list(ours)) == fingerprints(twice)
    assert fingerprints(list(pose.rotation @ frame.velocity(r))) == fingerprints(once)


def test_pseudo_inertia_of_fus_rods(capsys: pytest.CaptureFixture[str]) -> None:
    """R7, E1: J about the distal frame, about the joint and about the centre of mass."""
    distal = data(["pseudo-inertia", "two_link"], capsys)["links"]["link1"]
    assert distal["J"][0] == ["l^2*m1/3", "0", "0", "-l*m1/2"]
    assert distal["tensor"][1][1] == "l^2*m1/12"
    joint = data(["pseudo-inertia", "two_link", "--frame", "joint"], capsys)["links"]["link1"]
    assert joint["J"][0] == ["l^2*m1/3", "0", "0", "l*m1/2"]
    com = data(["pseudo-inertia", "two_link", "--frame", "com"], capsys)["links"]["link1"]
    assert com["J"][0] == ["l^2*m1/12", "0", "0", "0"]
    assert run(["study", "pseudo-inertia", "two_link", "--frame", "comm"]) == 1
    assert "'comm'" in capsys.readouterr().err


TABLE = """
convention = "standard"
[[link]]
a = "l"
{}
"""


def test_pseudo_inertia_both_ways_through_a_table() -> None:
    """R7: a link by its J is the link by mass, centre of mass and tensor."""
    J = '[["m*l^2/3", 0, 0, "-m*l/2"], [0, 0, 0, 0], [0, 0, 0, 0], ["-m*l/2", 0, 0, "m"]]'
    by_J = emdeg.loads(TABLE.format(f"pseudo_inertia = {J}"), "toml").bodies[0]
    rod = emdeg.loads(
        TABLE.format('solid = { rod = "l", mass = "m", xyz = ["-l/2", 0, 0] }'), "toml"
    ).bodies[0]
    for a, b in ((by_J, rod),):
        one, other = (
            [*x.inertia.com, *x.inertia.tensor.entries, *x.pseudo_inertia().entries] for x in (a, b)
        )
        assert fingerprints(one) == fingerprints(other)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("pseudo_inertia = [[1, 0], [0, 1]]", "four rows"),
        ("mass = 1\npseudo_inertia = [[1, 0], [0, 1]]", "not both"),
        (
            "pseudo_inertia = [[1,1,0,0],[0,1,0,0],[0,0,1,0],[0,0,0,1]]",
            "symmetric",
        ),
        ("pseudo_inertia = [[1,0,0,1],[0,1,0,0],[0,0,1,0],[1,0,0,0]]", "has a mass"),
    ],
)
def test_what_is_no_pseudo_inertia(body: str, says: str) -> None:
    """R7: refused where it stands."""
    with pytest.raises(emdeg.EmdegError, match=says):
        emdeg.loads(TABLE.format(body), "toml")


def test_momentum_about_a_point(capsys: pytest.CaptureFixture[str]) -> None:
    """R59: L about a point is L about the origin − r × p, and along an axis its component."""
    found = data(["momentum", "two_link", "--about", "l,0,0", "--axis", "0,0,1"], capsys)
    robot = emdeg.load("two_link")
    at = dict(zip((*robot.q, *robot.qd), (0.3, 0.5, 1.1, -0.7), strict=True))
    values = {**{s: float(v) for s, v in robot.values().items()}, **at}
    equations = emdeg.derive(robot)
    p, L = np.split(np.array(evaluate(list(equations.momentum), values)), 2)
    about = np.array([values[symbol("l")], 0, 0])
    ours = evaluate(list(equations.angular_momentum([symbol("l"), 0, 0])), values)
    np.testing.assert_allclose(ours, L - np.cross(about, p))
    assert found["along"] == found["L"][2]
    assert run(["study", "momentum", "two_link", "--about", "1,2"]) == 1
    assert "x,y,z" in capsys.readouterr().err


def test_matrices_of_phantoms_have_no_radii(capsys: pytest.CaptureFixture[str]) -> None:
    """R7, R9: a massless link has J = 0 and nothing to divide by."""
    text = TABLE.format("") + "[[link]]\na = 1\nmass = 1\n"
    robot = emdeg.loads(text, "toml")
    assert robot.bodies[0].pseudo_inertia() == Matrix.zero(4)
