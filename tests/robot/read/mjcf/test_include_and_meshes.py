"""MJCF in several files, and meshes: as MuJoCo reads them, and nothing outside the folder."""

from __future__ import annotations

from pathlib import Path

import mujoco
import numpy as np
import pytest

import emdeg
from emdeg.errors import LoadError
from emdeg.exact.evaluate import evaluate
from emdeg.robot.model.inertia import Inertia
from tests.robot.read.mesh.shapes import as_obj, as_stl, wedge

ARM = """<mujocoinclude><body name="upper" pos="0 0 1">
  <joint name="shoulder" axis="0 1 0" actuatorfrcrange="-7 9"/>
  <geom type="capsule" size="0.05" fromto="0 0 0 0.3 0 0"/>
  <include file="parts/fore.xml"/></body></mujocoinclude>"""
FORE = """<mujocoinclude><body name="fore" pos="0.3 0 0"><joint name="elbow" axis="0 1 0"/>
  <geom type="box" size="0.1 0.02 0.03" pos="0.1 0 0"/></body></mujocoinclude>"""
MAIN = """<mujoco model="arm"><include file="defaults.xml"/>
<worldbody><include file="arm.xml"/></worldbody></mujoco>"""
DEFAULTS = "<mujoco><default><joint damping='0.5' armature='0.1'/></default></mujoco>"


def written(folder: Path, **files: str) -> Path:
    (folder / "parts").mkdir(exist_ok=True)
    parts = {"main": MAIN, "arm": ARM, "parts/fore": FORE, "defaults": DEFAULTS} | files
    for name, text in parts.items():
        (folder / f"{name}.xml").write_text(text, encoding="utf-8")
    return folder / "main.xml"


def refused(path: Path) -> LoadError:
    with pytest.raises(LoadError) as caught:
        emdeg.load(path)
    return caught.value


@pytest.mark.oracle
def test_included_files_stand_in_their_places(tmp_path: Path) -> None:
    path = written(tmp_path)
    robot, model = emdeg.load(path), mujoco.MjModel.from_xml_path(str(path))
    assert robot.joint_names == ("shoulder", "elbow")
    assert robot.total_mass() == pytest.approx(model.body_mass.sum(), rel=1e-12)
    assert [float(b.joint.friction.viscous.value) for b in robot.bodies] == [0.5, 0.5]
    assert robot.bodies[0].joint.limits.effort == 9
    M = emdeg.compile(robot, "mass_matrix", optimise=None).jit()
    data = mujoco.MjData(model)
    data.qpos[:] = q = np.array([0.3, -0.8])
    mujoco.mj_forward(model, data)
    # columns of M: τ(q, 0, e) − τ(q, 0, 0) by MuJoCo's own recursion, without its passive forces
    rest, columns = np.zeros(2), []
    mujoco.mj_rne(model, data, 0, rest)
    for k in range(2):
        data.qacc[:] = np.eye(2)[k]
        column = np.zeros(2)
        mujoco.mj_rne(model, data, 1, column)
        columns.append(column - rest)
    expected = np.array(columns).T + np.diag(model.dof_armature)
    np.testing.assert_allclose(M(q), expected, rtol=1e-10)
    notes = [f.message for f in robot.report.of("note") if "included" in f.message]
    assert len(notes) == 3


@pytest.mark.parametrize("given", ["../out.xml", "/etc/hostname", "parts/../../out.xml", "", "out"])
def test_no_path_leaves_the_folder(tmp_path: Path, given: str) -> None:
    (tmp_path / "out.xml").write_text(ARM)
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "out").symlink_to(tmp_path / "out.xml")
    path = written(inner, main=MAIN.replace("defaults.xml", given))
    assert "only files in the folder" in str(refused(path))


def test_circles_second_times_and_missing_files(tmp_path: Path) -> None:
    again = ARM.replace("parts/fore.xml", "arm.xml")
    assert "included already" in str(refused(written(tmp_path, arm=again)))
    self_included = MAIN.replace("defaults.xml", "main.xml")
    assert "included already" in str(refused(written(tmp_path, main=self_included)))
    error = refused(written(tmp_path, arm=ARM.replace("parts/fore.xml", "parts/no.xml")))
    assert "no such file" in str(error)
    assert error.line == 4  # of arm.xml
    assert str(error.file).endswith("arm.xml")


def test_an_error_in_an_included_file_is_located_there(tmp_path: Path) -> None:
    error = refused(written(tmp_path, **{"parts/fore": FORE.replace("0.1 0 0", "0,1 0 0")}))
    assert str(error.file).endswith("parts/fore.xml")
    assert error.line == 2


# -- meshes ------------------------------------------------------------------------------

MESHED = """<mujoco model="m"><compiler meshdir="assets"/><asset>
  <mesh name="wedge" file="wedge.{suffix}" scale="0.1 0.2 0.3"{more}/></asset>
  <worldbody><body name="b" pos="0 0 1"><joint axis="1 2 3"/>
  <geom type="mesh" mesh="wedge" density="700" pos="0.1 0 0" euler="10 20 30"/></body></worldbody>
</mujoco>"""


@pytest.mark.oracle
@pytest.mark.parametrize("suffix", ["stl", "obj"])
@pytest.mark.parametrize("more", ["", ' inertia="exact"', ' inertia="shell"'])
def test_mesh_inertias_are_mujocos(tmp_path: Path, suffix: str, more: str) -> None:
    (tmp_path / "assets").mkdir()
    data = as_stl(wedge()) if suffix == "stl" else as_obj(wedge())
    (tmp_path / "assets" / f"wedge.{suffix}").write_bytes(data)
    path = tmp_path / "m.xml"
    path.write_text(MESHED.format(suffix=suffix, more=more))
    with pytest.raises(LoadError, match="--meshes DIR"):
        emdeg.load(path)
    robot, model = emdeg.load(path, meshes=tmp_path), mujoco.MjModel.from_xml_path(str(path))
    (record,) = [link for link in robot.report.links if link.name == "b"]
    mass, tensor, com = numbers(record.inertia)
    turn = np.zeros(9)
    mujoco.mju_quat2Mat(turn, model.body_iquat[1])
    turn = turn.reshape(3, 3)
    assert mass == pytest.approx(model.body_mass[1], rel=1e-12)
    np.testing.assert_allclose(com, model.body_ipos[1], atol=1e-12)
    expected = turn @ np.diag(model.body_inertia[1]) @ turn.T
    np.testing.assert_allclose(tensor, expected, atol=1e-12)


def numbers(inertia: Inertia) -> tuple[float, np.ndarray, np.ndarray]:
    mass, *others = evaluate([inertia.mass, *inertia.com, *inertia.tensor.entries], {})
    return mass, np.array(others[3:]).reshape(3, 3), np.array(others[:3])


# -- flags, tendons, names ----------------------------------------------------------------


def test_passive_forces_that_are_switched_off_are_none() -> None:
    body = """<worldbody><body><joint damping="2" frictionloss="3"/>
      <geom size="0.1"/></body></worldbody>"""
    texts = [f"<mujoco><option><flag {f}='disable'/></option>{body}</mujoco>"
             for f in ("passive", "frictionloss")]  # fmt: skip
    robots = [emdeg.loads(text, "mjcf") for text in texts]
    found = [robot.bodies[0].joint.friction for robot in robots]
    assert [(f.viscous.value, f.coulomb.value) for f in found] == [(0, 3), (2, 0)]
    assert all(any("disabled" in f.message for f in r.report.of("note")) for r in robots)


def test_what_a_tendon_would_add_is_named() -> None:
    text = """<mujoco><worldbody><body><joint name="j"/><geom size="0.1"/></body></worldbody>
      <tendon>
      <fixed armature="0.3" stiffness="0"><joint joint="j" coef="1"/></fixed></tendon></mujoco>"""
    ignored = emdeg.loads(text, "mjcf").report.of("ignored")
    (finding,) = [finding for finding in ignored if "armature" in finding.element]
    assert finding.line == 3


def test_automatic_names_do_not_collide_with_the_users() -> None:
    text = """<mujoco><worldbody>
      <body><joint/><geom size="0.1"/>
        <body name="body1"><joint name="joint0"/><geom size="0.1"/></body></body>
      </worldbody></mujoco>"""
    robot = emdeg.loads(text, "mjcf")
    assert robot.joint_names == ("joint0_", "joint0")
    assert [body.name for body in robot.bodies] == ["body1_", "body1"]
