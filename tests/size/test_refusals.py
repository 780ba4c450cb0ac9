"""What is refused for its size says what would work, and that does work."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import emdeg
from benchmarks.size import description
from emdeg.cli import OK, run
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.robot.robot import Robot
from emdeg.run.simulate.model import Model
from tests.size.robots import ROBOTS, Size

KINDS = (
    ("chain", 170), ("binary tree", 255), ("floating chain", 200), ("chain", 30),
    ("followers", 105), ("floating humanoid", 75),
)  # fmt: skip


def robot_of(kind: str, joints: int) -> Robot:
    size = Size(kind, joints)
    return emdeg.loads(size.text(), "toml", floating_base=size.floating)


def refused(name: str, robot: Robot) -> str:
    """What is said of a quantity of this robot; nothing where it is derived."""
    try:
        QUANTITIES[name].refuse_size(robot)
    except emdeg.EmdegError as refusal:
        return str(refusal)
    return ""


@pytest.mark.parametrize(("kind", "joints"), KINDS)
def test_what_is_advised_is_not_refused(kind: str, joints: int) -> None:
    """Every quantity that a refusal names after `Found …; expected …`."""
    robot = robot_of(kind, joints)
    for name in QUANTITIES:
        advice = refused(name, robot).partition("expected")[2]
        named = [w for w in re.findall(r"[a-z_]+", advice) if w in QUANTITIES]
        assert not [w for w in named if refused(w, robot)], name


def test_a_sentence_does_not_begin_with_the_name_of_a_quantity() -> None:
    robot = robot_of("chain", 170)
    said = [refused(name, robot) for name in QUANTITIES]
    assert sum(map(bool, said)) > 20
    assert not [text for text in said if re.search(r"(^|\. )[A-Z][a-z]+_", text)]


def test_what_has_one_element_for_each_velocity_may_have_many() -> None:
    """Only results of n² elements pass through the stack: q̈ of a tree has n."""
    tree = robot_of("binary tree", 255)
    assert not refused("forward_dynamics_factorised", tree)
    assert not refused("generalized_momentum", tree)
    assert refused("mass_matrix", tree)
    assert "5 velocities of 105 joints" in refused("regressor", robot_of("followers", 105))
    assert refused("forward_dynamics_factorised", robot_of("chain", 170))


@pytest.mark.parametrize("name", ["operational_space_inertia", "regressor", "mass_matrix_factor"])
def test_a_humanoid_is_as_large_as_its_paths(name: str) -> None:
    """81 velocities in limbs are far less than in a chain; a regressor of 255 × 2550 is written."""
    assert not refused(name, robot_of("floating humanoid", 75))
    assert refused(name, robot_of("chain", 81))
    assert bool(refused(name, robot_of("followers", 105))) is (name != "operational_space_inertia")
    of_a_tree = refused(name, robot_of("binary tree", 255))
    assert bool(of_a_tree) is (name != "operational_space_inertia")


@pytest.mark.parametrize("name", ROBOTS)
def test_the_robots_of_the_matrix_can_be_read(name: str) -> None:
    size = ROBOTS[name]
    robot = emdeg.loads(size.text(), "toml", floating_base=size.floating)
    moving = {"fixed 1000": 6, "fixed tree 1000": 10, "followers 100": 5}
    assert robot.nv == moving.get(name, size.joints) + 6 * size.floating


# -- commands -----------------------------------------------------------------------


def written(robot: str, joints: int, folder: Path) -> str:
    (folder / "robot.toml").write_text(description(robot, joints), encoding="utf-8")
    return str(folder / "robot.toml")


@pytest.mark.parametrize("term", ["g1", "tau1", "M1,2", "C1,2", "c1,2", "b1,2,3"])
def test_an_element_is_explained_without_all_others(
    term: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """M of so many joints alone would take minutes; its links are those further out."""

    def never(*_: object) -> None:
        raise AssertionError("all elements are derived for one")

    monkeypatch.setattr("emdeg.mechanics.base.christoffel_symbols", never)
    monkeypatch.setattr("emdeg.mechanics.methods.composite.rigid_body", never)
    assert run(["explain", term, written("chain", 40, tmp_path)]) == OK
    said = " ".join(capsys.readouterr().out.split())
    first = max(int(i) for i in re.findall(r"\d+", term))
    found = re.findall(r"l\d+", said.partition("links that make it up: ")[2])
    assert found == [f"l{k}" for k in range(first, 41)]


def test_a_floating_base_is_linear_about_where_it_is_neutral(tmp_path: Path) -> None:
    robot = written("chain", 2, tmp_path)
    assert run(["linearise", robot, "--floating-base", "--tau", "0,0,0,0,0,0,0,0"]) == OK


def test_bodies_of_a_floating_base_are_studied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    robot = written("chain", 2, tmp_path)
    assert run(["study", "pseudo-inertia", robot, "--floating-base"]) == OK
    for kind in ("dominance", "speed", "two-rate", "probe"):
        assert run(["study", kind, robot, "--floating-base"]) != OK
        assert "free flyer" in capsys.readouterr().err


def test_momenta_that_last_are_found_without_the_mass_matrix(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without weight nothing knows the angle of the first joint."""
    chain = robot_of("chain", 3)
    light = chain.with_gravity(0, 0, 0)

    def never(*_: object) -> None:
        raise AssertionError("M is derived")

    monkeypatch.setattr("emdeg.mechanics.equations.Equations.M", property(never))
    assert Model(light).free_axes == (0,)
    assert Model(chain).free_axes == ()


def test_forward_dynamics_of_a_run_are_derived_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from emdeg.run.simulate import model

    made: list[object] = []
    original = model.compile

    def counted(robot: Robot, outputs: object, **options: object) -> object:
        made.append(outputs)
        return original(robot, outputs, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(model, "compile", counted)
    run_ = emdeg.simulate("two_link", t=0.01, integrator="rk4", step=0.001)
    assert made.count("forward_dynamics") == 1
    assert np.isfinite(run_.qdd).all()


def test_equations_of_a_long_chain_name_the_parts_that_are_short(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    robot = written("chain", 170, tmp_path)
    assert run(["derive", robot]) != OK
    said = capsys.readouterr().err
    advised = re.search(r"--parts ([\w,]+)", said)
    assert advised is not None
    assert run(["derive", robot, "--parts", advised[1]]) == OK
    element = re.search(r"emdeg explain (\S+) ROBOT", said)
    assert element is not None
    assert run(["explain", element[1], robot]) == OK


def test_a_linear_model_is_refused_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Model, "efforts", lambda *_: pytest.fail("efforts are compiled"))
    with pytest.raises(emdeg.EmdegError, match="of so many velocities"):
        emdeg.linearise(robot_of("chain", 60), np.zeros(60))


def test_the_explicit_model_counts_joints_that_follow() -> None:
    with pytest.raises(emdeg.EmdegError, match="explicit model of so many joints"):
        emdeg.explicit_model(robot_of("followers", 105))


def test_a_name_of_a_robot_of_followers_is_explained_without_every_method(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five velocities, and methods that would derive as many free joints as there are bodies."""
    monkeypatch.setattr("emdeg.cli.explain_names._step", lambda *_: pytest.fail("all methods"))
    monkeypatch.setattr("emdeg.cli.explain.explicit_model", lambda *_: pytest.fail("explicit"))
    (tmp_path / "robot.toml").write_text(Size("followers", 30).text(), encoding="utf-8")
    assert run(["explain", "g1", str(tmp_path / "robot.toml")]) == OK
