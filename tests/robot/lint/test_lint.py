"""The linter of physics: spoiled robots are told from good ones, and repaired to what they were.

Each rule is tried on a real robot of example-robot-data that was spoiled in one place, as audits of
shipped models found it; good robots must give nothing.
"""

from __future__ import annotations

import importlib.metadata
import math
import re
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.cli import OK, REFUSED, run
from emdeg.robot.lint.nearest import (
    is_possible,
    log_det_divergence,
    nearest,
    pseudo_inertia,
)
from emdeg.robot.lint.twins import mirrored_names

URDFS = {
    f.name: Path(str(f.locate())).resolve()
    for f in importlib.metadata.files("example-robot-data") or []
    if f.suffix == ".urdf"
}
TEXTS = {
    name: URDFS[name].read_text(encoding="utf-8") for name in ("ur5_robot.urdf", "solo12.urdf")
}
SLOTS = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")


def tensor_of(text: str, link: str) -> dict[str, float]:
    part = re.search(rf'<link name="{link}">.*?</link>', text, re.DOTALL)
    assert part is not None
    return {s: float(re.search(rf'{s}="([^"]*)"', part[0])[1]) for s in SLOTS}  # type: ignore[index]


def spoiled(text: str, link: str, **slots: float) -> str:
    part = re.search(rf'<link name="{link}">.*?</link>', text, re.DOTALL)
    assert part is not None
    changed = part[0]
    for slot, value in slots.items():
        changed, times = re.subn(rf'{slot}="[^"]*"', f'{slot}="{value!r}"', changed)
        assert times == 1
    return text.replace(part[0], changed)


def faults(text: str) -> list[emdeg.Fault]:
    return list(emdeg.lint(emdeg.loads(text, "urdf", allow_unphysical=True)))


# -- good robots --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ur5_robot.urdf", "panda.urdf", "solo12.urdf", "kinova.urdf"])
def test_good_robots_give_nothing(name: str) -> None:
    assert emdeg.lint(emdeg.load(URDFS[name])) == ()


@pytest.mark.parametrize("name", emdeg.library_names())
def test_the_library_gives_nothing_but_what_was_published(name: str) -> None:
    """Armstrong's link 3 violates the triangle inequality; moments left out are no fault."""
    found = [fault.link for fault in emdeg.lint(emdeg.load(name))]
    assert found == (["link3"] if name.startswith("puma560") else [])


# -- spoiled ones -------------------------------------------------------------------------

ARM = TEXTS["ur5_robot.urdf"]
UPPER = tensor_of(ARM, "upper_arm_link")


@pytest.mark.parametrize(
    ("slots", "words"),
    [
        ({"ixx": -UPPER["ixx"], "iyy": -UPPER["iyy"]}, "no minus sign"),
        ({"iyy": UPPER["iyy"] * 1e3}, "10^3 times too large"),
    ],
)
def test_a_slip_that_only_one_reading_explains_is_undone(
    slots: dict[str, float], words: str
) -> None:
    (fault,) = faults(spoiled(ARM, "upper_arm_link", **slots))
    assert (fault.kind, fault.link) == ("impossible", "upper_arm_link")
    assert words in fault.message
    assert fault.change is not None
    assert fault.change.after == pytest.approx([UPPER[s] for s in SLOTS], rel=1e-5)


def test_six_numbers_in_another_order() -> None:
    """xx yy zz xy xz yz, written into the slots xx xy xz yy yz zz."""
    given = {"ixx": 0.2, "iyy": 0.25, "izz": 0.1, "ixy": 0.01, "ixz": 0.02, "iyz": 0.03}
    mixed = dict(zip(SLOTS, (0.2, 0.25, 0.1, 0.01, 0.02, 0.03), strict=True))
    (fault,) = faults(spoiled(ARM, "upper_arm_link", **mixed))
    assert fault.change is not None
    assert "in the order xx yy zz xy xz yz" in fault.message
    assert fault.change.after == pytest.approx([given[s] for s in SLOTS])


def test_what_nothing_explains_is_moved_to_the_nearest_possible_tensor() -> None:
    (fault,) = faults(spoiled(ARM, "upper_arm_link", ixx=0.3, iyy=0.2, izz=0.05))
    assert "the nearest possible one" in fault.message
    assert "log-det distance" in fault.message
    assert fault.change is not None
    xx, xy, xz, yy, yz, zz = fault.change.after
    assert is_possible(np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]), slack=0)


def test_millimetres() -> None:
    text = ARM
    links = ["shoulder_link", "upper_arm_link", "forearm_link"]
    for link in links:
        tensor = tensor_of(ARM, link)
        text = spoiled(text, link, **{s: x * 1e6 for s, x in tensor.items()})
    found = faults(text)
    assert [fault.link for fault in found] == links
    for fault in found:
        assert "kg mm²" in fault.message
        assert fault.change is not None
        expected = list(tensor_of(ARM, fault.link).values())
        assert fault.change.after == pytest.approx(expected, rel=1e-5)


def test_grams() -> None:
    text = re.sub(r'<mass value="8.393"/>', '<mass value="8393000"/>', ARM)
    assert text != ARM
    (fault,) = faults(text)
    assert (fault.kind, fault.change) == ("units", None)
    assert "grams" in fault.message


def test_moments_in_each_other_s_places_against_the_shape_of_the_link() -> None:
    """The upper arm of UR5 is long along z, where its moment is small."""
    places = {"ixx": UPPER["izz"], "izz": UPPER["ixx"]}
    (fault,) = faults(spoiled(ARM, "upper_arm_link", **places))
    assert (fault.kind, fault.link) == ("axis", "upper_arm_link")


# -- left and right -----------------------------------------------------------------------

DOG = TEXTS["solo12.urdf"]
LEG = tensor_of(DOG, "FR_UPPER_LEG")


def test_twins_by_name() -> None:
    assert "r_foot" in mirrored_names("l_foot")
    assert "RHipPitch" in mirrored_names("LHipPitch")
    assert "FR_UPPER_LEG" in mirrored_names("FL_UPPER_LEG")
    assert "gripper_right_base" in mirrored_names("gripper_left_base")
    assert mirrored_names("elbow") == []
    assert mirrored_names("link3") == []


def test_the_sign_of_a_product() -> None:
    """Both are possible; only the mirror shows it."""
    (fault,) = faults(spoiled(DOG, "FR_UPPER_LEG", iyz=-LEG["iyz"]))
    assert fault.kind == "mirror"
    assert "iyz has the wrong sign" in fault.message


def test_moments_in_each_other_s_places_against_the_twin() -> None:
    straight = spoiled(spoiled(DOG, "FR_UPPER_LEG", iyz=0.0), "FL_UPPER_LEG", iyz=0.0)
    assert faults(straight) == []
    places = {"ixx": LEG["izz"], "izz": LEG["ixx"]}
    found = faults(spoiled(straight, "FR_UPPER_LEG", **places))
    (fault,) = [fault for fault in found if fault.kind == "mirror"]
    assert "in each other's places" in fault.message
    assert fault.link == "FR_UPPER_LEG"  # the twin lies along its leg
    assert fault.change is not None
    assert fault.change.after == pytest.approx([{**LEG, "iyz": 0.0}[s] for s in SLOTS], rel=1e-5)


def test_a_twin_without_moments_gets_those_of_the_other() -> None:
    """icub-models 269: five links of the right leg."""
    nothing = dict.fromkeys(SLOTS, 0.0)
    (fault,) = faults(spoiled(DOG, "FR_UPPER_LEG", **nothing))
    assert "has no moments of inertia" in fault.message
    assert fault.change is not None
    assert fault.change.after == pytest.approx([LEG[s] for s in SLOTS], rel=0.02, abs=1e-6)


def test_an_impossible_twin_is_the_image_of_the_possible_one() -> None:
    (fault,) = faults(spoiled(DOG, "FR_UPPER_LEG", izz=9.0))
    assert "mirror twin 'FL_UPPER_LEG'" in fault.message
    assert fault.change is not None
    assert fault.change.after == pytest.approx([LEG[s] for s in SLOTS], rel=0.02, abs=1e-6)


# -- the nearest one ----------------------------------------------------------------------


def test_the_nearest_is_the_nearest() -> None:
    """Against many possible tensors nearby, in any axes: none has a smaller divergence."""
    random = np.random.default_rng(3)
    for _ in range(20):
        turn, _ = np.linalg.qr(random.normal(size=(3, 3)))
        low, middle = np.sort(random.uniform(0.1, 1, 2))
        given = turn @ np.diag([low, middle, (low + middle) * random.uniform(1.05, 3)]) @ turn.T
        found = nearest(given)
        assert found is not None
        assert is_possible(found.tensor, slack=0)
        assert found.distance == pytest.approx(log_det_divergence(found.tensor, given))
        for size in (1e-1, 1e-2, 1e-3):
            step = random.normal(size=(3, 3)) * size
            other = found.tensor + (step + step.T) / 2
            second = np.eye(3) * np.trace(other) / 2 - other
            if np.linalg.eigvalsh(second)[0] > 1e-3 * np.trace(second):  # inside the margin
                assert log_det_divergence(other, given) >= found.distance - 1e-9


def test_the_distance_does_not_depend_on_frame_or_unit() -> None:
    a = pseudo_inertia(2.0, np.array([0.1, 0.2, 0.3]), np.diag([0.3, 0.4, 0.5]))
    b = pseudo_inertia(2.2, np.array([0.1, 0.25, 0.3]), np.diag([0.32, 0.4, 0.45]))
    scale = np.diag([1000.0, 1000.0, 1000.0, 1.0])
    move = np.eye(4)
    move[:3, 3] = (1.0, -2.0, 3.0)
    expected = log_det_divergence(a, b)
    assert expected > 0
    for by in (scale, move):
        moved = log_det_divergence(by @ a @ by.T, by @ b @ by.T)
        assert moved == pytest.approx(expected, rel=1e-6)


# -- repaired -----------------------------------------------------------------------------


def test_a_repaired_file_differs_in_its_numbers_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Pinocchio reads the repaired file as it reads the good one; comments and blanks stay."""
    bad, better = tmp_path / "bad.urdf", tmp_path / "better.urdf"
    bad.write_text(spoiled(ARM, "upper_arm_link", ixx=-UPPER["ixx"], iyy=-UPPER["iyy"]))
    assert run(["check", str(bad)]) == REFUSED
    shown = capsys.readouterr()
    assert "--fix" in shown.out
    assert "--allow-unphysical" in shown.err
    assert run(["check", str(bad), "--fix", "-o", str(better)]) == OK
    said = capsys.readouterr().out
    assert "link upper_arm_link: ixx" in said
    assert "iyy" in said
    lines = zip(bad.read_text().splitlines(), better.read_text().splitlines(), strict=True)
    assert sum(a != b for a, b in lines) == 1
    models = [pin.buildModelFromUrdf(str(p)) for p in (better, URDFS["ur5_robot.urdf"])]
    for one, other in zip(*(m.inertias for m in models), strict=True):
        np.testing.assert_allclose(one.matrix(), other.matrix(), rtol=1e-5, atol=1e-9)
    assert run(["check", str(better)]) == OK


def test_a_repaired_robot_in_toml(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, better = tmp_path / "bad.urdf", tmp_path / "better.toml"
    bad.write_text(spoiled(ARM, "upper_arm_link", iyy=UPPER["iyy"] * 1e3))
    assert run(["check", str(bad), "--fix", "-o", str(better)]) == OK
    capsys.readouterr()
    found, good = emdeg.load(better), emdeg.load(URDFS["ur5_robot.urdf"])
    for one, other in zip(found.bodies, good.bodies, strict=True):
        a, b = ([float(e.value) for e in body.inertia.tensor.entries] for body in (one, other))
        np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-9)


def test_the_repair_needs_a_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "ur5", "--fix"]) == REFUSED
    assert "-o FILE.toml" in capsys.readouterr().err


# -- degrees ------------------------------------------------------------------------------


def test_degrees_given_as_radians_are_remarked() -> None:
    table = 'convention = "modified"\n[[link]]\nmass = 1\n[[link]]\nalpha = {}\na = 1\nmass = 1\n'
    plain, degrees = (emdeg.loads(table.format(a), "toml") for a in ("90", '"90 deg"'))
    (finding,) = plain.report.of("suspicious")
    assert "write 90 deg" in finding.message
    assert finding.line == 5
    assert degrees.report.of("suspicious") == ()
    limits = table.format(0) + "limits = { lower = -180, upper = 180 }\n"
    (finding,) = emdeg.loads(limits, "toml").report.of("suspicious")
    assert "degrees?" in finding.message
    turns = table.format(0) + f"limits = {{ lower = {-4 * math.pi}, upper = {4 * math.pi} }}\n"
    assert emdeg.loads(turns, "toml").report.of("suspicious") == ()
