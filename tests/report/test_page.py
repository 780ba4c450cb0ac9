"""The report as a file: whole, self-contained, deterministic, and true to the derivation."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import run
from emdeg.errors import UsageError
from emdeg.report import Options, inline, page, write
from emdeg.report.about import citation
from emdeg.report.mechanism import mechanism
from emdeg.report.scene import controls, limbs, limits
from emdeg.report.significance import samples, significance
from emdeg.report.tunable import sliders, tunable

QUICK = Options(optimise=None, compare=False)


def data_of(text: str) -> dict:
    """The data that a page carries."""
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_the_puma_fits_in_five_megabytes_and_needs_nothing_else(puma: Path) -> None:
    text = puma.read_text(encoding="utf-8")
    assert puma.stat().st_size < 5_000_000
    assert "{{" not in re.sub(r"<script.*?</script>|<style.*?</style>", "", text, flags=re.DOTALL)
    outside = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"""(?:src|href)=["']?https?:""", outside)
    assert not re.search(r"url\((?!data:)", outside)
    for licence in ("Khan Academy", "three.js authors"):
        assert licence.lower() in text.lower()


def test_the_same_robot_gives_the_same_bytes() -> None:
    first, second = (page(emdeg.load("two_link"), QUICK) for _ in range(2))
    assert first == second


def test_the_data_say_what_was_derived(puma: Path) -> None:
    data = data_of(puma.read_text(encoding="utf-8"))
    assert data["nv"] == 6
    names = [e["name"] for e in data["explicit"]["elements"]]
    assert {"M11", "M12", "g2", "c12"} <= set(names)
    assert data["certificates"][0]["log2_error"] < -100
    methods = {m["method"]: m["total"] for m in data["operations"]["methods"]}
    assert methods["emitted"] == data["operations"]["total"] < methods["lagrange_euler"]
    # Burdick 1986 prints 401 multiplications and 254 additions for EMDEG's PUMA
    assert any(p["total"] == 655 for p in data["operations"]["published"])
    passes = data["operations"]["waterfall"]
    assert passes
    assert passes[-1]["after"] == data["operations"]["total"]


@pytest.mark.slow
def test_a_humanoid_is_counted_as_compile_counts_it(example_robot_urdfs: list[Path]) -> None:
    """Robots of every size are searched; no method as derived is shorter than what is emitted."""
    (urdf,) = [p for p in example_robot_urdfs if p.name == "talos_reduced.urdf"]
    talos = emdeg.load(urdf)
    found = data_of(page(talos, Options(written=False)))["operations"]
    assert found["total"] == emdeg.compile(talos).count().total
    totals = {m["method"]: m["total"] for m in found["methods"] if "total" in m}
    assert len(totals) > 2
    assert totals["emitted"] == found["total"] == min(totals.values())
    assert found["level"] == "-O1"


def test_the_page_has_every_derivation(puma: Path) -> None:
    """R25 to R31: the steps of all methods, by equation number, the last of them τ."""
    found = data_of(puma.read_text(encoding="utf-8"))["derivations"]
    assert [d["method"] for d in found] == list(emdeg.METHODS)
    assert all(len(d["groups"][-1][1]) >= 6 for d in found)
    newton = dict(found[0]["groups"])
    assert newton["3.3-56"][0][0].startswith("f_{6} = ")


def test_significance_measures_the_elements_themselves() -> None:
    """The largest M11 over the samples, once from its terms, once from the composite method."""
    robot = emdeg.load("puma560")
    model = emdeg.explicit_model(robot)
    found = significance(model)
    assert found is not None
    q = samples(model.robot, 1)
    program = emdeg.compile(robot, "mass_matrix", optimise=None, certify=False)
    M = emdeg.interpret(program, {"q": q})["mass_matrix"]
    rows = {e["name"]: e for e in found["elements"]}
    assert rows["M11"]["largest"] == pytest.approx(abs(M[:, 0, 0]).max(), rel=1e-12)
    assert rows["M12"]["largest"] == pytest.approx(abs(M[:, 0, 1]).max(), rel=1e-12)
    for row in found["elements"]:
        shares = [share for share, _ in row["terms"]]
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= share <= 1 for share in shares)
        assert row["count"] >= row["below"]


def test_limbs_are_the_chains_between_branchings(
    example_robot_urdfs: list[Path], humanoid: emdeg.Robot
) -> None:
    (urdf,) = [p for p in example_robot_urdfs if p.name == "solo12.urdf"]
    solo = list(dict.fromkeys(limbs(emdeg.load(urdf, floating_base=True))))
    assert len(solo) == 5
    assert solo[0] == "root_joint"
    found = list(dict.fromkeys(limbs(humanoid)))
    assert "left_hand_thumb" in found
    assert "left_hip_pitch_joint … left_ankle_roll_joint" in found  # "left" is the arm too


def test_a_joint_opens_inside_its_limits() -> None:
    """The Panda's fourth joint cannot be straight: it opens a quarter into its range."""
    robot = emdeg.load("panda")
    start = controls(robot)["start"]
    ranges = [limits(robot.by_coordinate[k]) for k in range(7)]
    assert all(lower < x < upper for x, (lower, upper) in zip(start, ranges, strict=True))
    assert start[3] == pytest.approx(0.75 * ranges[3][1] + 0.25 * ranges[3][0])
    assert start[0] == 0


def test_every_number_of_a_robot_can_be_changed() -> None:
    """Ten inertial numbers a link, lengths, gravity, and a load that weighs nothing."""
    robot = tunable(emdeg.load("panda"))
    found = {p["name"]: p for p in sliders(robot, 1.0)}
    assert {"m_payload", "rx_payload", "g", "m1", "Ixz7", "rx3", "pz1"} <= set(found)
    assert next(iter(found)) == "m_payload"
    assert found["m3"]["group"] == "panda_link3"
    assert all(p["lower"] <= p["value"] <= p["upper"] for p in found.values())
    again = tunable(emdeg.load("panda").symbolic("payload"))
    assert not [p for p in sliders(again, 1.0) if p["name"] == "rx_payload_"]


@pytest.mark.parametrize("name", ["four_bar", "five_bar", "slider_crank", "planar_3rrr",
                                  "palletiser", "delta", "stewart"])  # fmt: skip
def test_mechanisms_start_assembled_with_the_actuated_joints_free(name: str) -> None:
    robot = emdeg.load(name)
    found = mechanism(robot, tunable(robot))
    assert found is not None
    assert emdeg.constrained(robot).error(found.start)[0] < 1e-12
    assert found.freedom == len(robot.actuated)
    free = [k for k in range(robot.nv) if k not in found.dependent_positions]
    assert [robot.joint_names[k] for k in free] == list(robot.actuated)


def test_a_linkage_that_cannot_be_closed_is_shown_as_the_tree_and_says_so() -> None:
    robot = emdeg.load("four_bar").with_parameters(L0=3)  # longer than the other three
    data = data_of(page(robot, Options(optimise=None, compare=False, written=False)))
    assert data["mechanism"] is None
    assert data["cut"] == "1 loop"


def test_a_title_cannot_leave_the_citation() -> None:
    robot = emdeg.load("two_link").replaced(title="arm}, evil = {\\input{x} 100 %")
    text = citation(robot)["bibtex"]
    assert text.count("{") == text.count("}")
    assert "\\input" not in text
    assert "100 \\%" in text


def test_parameters_without_values_are_named() -> None:
    table = [{"type": "R", "a": "L", "alpha": 0, "d": 0, "mass": "m", "com": ["L/2", 0, 0]}]
    robot = emdeg.Robot.from_dh(table, convention="standard", gravity=["g", 0, 0])
    data = data_of(page(robot, QUICK))
    assert sorted(data["assumed"]) == ["L", "g", "m"]


def test_nothing_can_end_a_script() -> None:
    data = {"name": "</script><!--<script>\u2028"}
    text = inline.json_script(data)
    assert "<" not in text
    assert "\u2028" not in text
    assert json.loads(text) == data
    assert "</script" not in inline.script_safe("/* </SCRIPT><!-- */").lower()


def test_fill_does_not_look_into_what_it_filled_in() -> None:
    assert inline.fill("{{a}}{{b}}", {"a": "{{b}}", "b": "x"}) == "{{b}}x"


def test_a_directory_that_is_missing_is_named(tmp_path: Path) -> None:
    robot = emdeg.load("two_link")
    with pytest.raises(UsageError, match="does not exist"):
        write(robot, tmp_path / "nowhere" / "report.html", QUICK)
    with pytest.raises(UsageError, match="is a directory"):
        write(robot, tmp_path, QUICK)


def test_an_interrupted_run_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write(emdeg.load("two_link"), tmp_path / "report.html", QUICK)
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.html"
    assert run(["report", "two_link", "-o", str(path), "--no-compare", "-O", "none"]) == 0
    assert str(path) in capsys.readouterr().out
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_the_command_refuses_a_robot_that_is_not_there(tmp_path: Path) -> None:
    assert run(["report", "puma650", "-o", str(tmp_path / "r.html")]) == 1
    assert not (tmp_path / "r.html").exists()
