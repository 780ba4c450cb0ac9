"""Meshes: the moments of bodies with closed forms, files of strangers, links without inertia."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.errors import LoadError
from emdeg.exact.evaluate import evaluate
from emdeg.robot.read.mesh.mesh_file import find, read_mesh
from emdeg.robot.read.mesh.polyhedron import Polyhedron
from tests.robot.read.mesh.shapes import as_obj, as_stl, as_text_stl, ball, box, wedge


def test_a_box() -> None:
    found = box(1, 2, 3).moments()
    assert found.volume == pytest.approx(6, rel=1e-14)
    np.testing.assert_allclose(found.centre, [0.5, 1, 1.5], rtol=1e-14)
    expected = 6 / 12 * np.diag([4 + 9, 1 + 9, 1 + 4])
    np.testing.assert_allclose(found.tensor, expected, rtol=1e-13, atol=1e-13)


def test_a_tetrahedron() -> None:
    """∫ r rᵀ dV = V/20 (Σ vᵢ vᵢᵀ + s sᵀ) about the origin (Tonon 2004, rewritten)."""
    body, found = wedge(), wedge().moments()
    v = body.corners
    volume = abs(np.linalg.det(v[1:] - v[0])) / 6
    s = v.sum(axis=0)
    second = volume / 20 * (v.T @ v + np.outer(s, s))
    centre = s / 4
    assert found.volume == pytest.approx(volume, rel=1e-14)
    np.testing.assert_allclose(found.centre, centre, rtol=1e-14)
    expected = second - volume * np.outer(centre, centre)
    np.testing.assert_allclose(found.second, expected, rtol=1e-12, atol=1e-14)


def test_a_ball_from_inside_and_outside() -> None:
    """Towards 2/5 m r²; with the triangles turned inside out the body is the same."""
    body = ball(120)
    found = body.moments()
    assert found.volume == pytest.approx(4 / 3 * math.pi, rel=1e-3)
    np.testing.assert_allclose(found.tensor / found.volume, 0.4 * np.eye(3), rtol=1e-3, atol=1e-9)
    inside_out = Polyhedron(body.corners, body.triangles[:, ::-1]).moments()
    np.testing.assert_allclose(inside_out.tensor, found.tensor, rtol=1e-12, atol=1e-12)


def test_far_from_the_origin_nothing_is_lost() -> None:
    body = box()
    far = Polyhedron(body.corners + 1e6, body.triangles).moments()
    np.testing.assert_allclose(far.tensor, body.moments().tensor, rtol=1e-8)


def test_closed_and_open_surfaces() -> None:
    assert box().open_edges == 0
    assert ball(5).open_edges == 0
    assert Polyhedron(box().corners, box().triangles[1:]).open_edges == 3
    with pytest.raises(LoadError, match="no volume"):
        box(1, 2, 0).moments()


@pytest.mark.parametrize(("name", "data"), [
    ("a.stl", as_stl(wedge())), ("b.STL", as_text_stl(wedge())), ("c.obj", as_obj(wedge())),
])  # fmt: skip
def test_files(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    body = read_mesh(tmp_path / name)
    assert body.open_edges == 0
    np.testing.assert_allclose(body.moments().tensor, wedge().moments().tensor, rtol=1e-6)


NOT_A_NUMBER = as_stl(wedge()).replace(b"\0\0\x80\x3f", b"\0\0\xc0\x7f")


@pytest.mark.parametrize(("name", "data"), [
    ("a.stl", b"nonsense"), ("a.stl", b"solid\nvertex 1 2"), ("a.stl", b"solid\nvertex a b c"),
    ("a.stl", as_stl(wedge())[:-1]), ("a.obj", b"v 0 0 0\nf 1 2 3"), ("a.obj", b"v 0 0\nf 1 1 1"),
    ("a.obj", b"v 1 2 x"), ("a.dae", b"<x/>"), ("a.stl", NOT_A_NUMBER),
])  # fmt: skip
def test_broken_files_are_refused(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(LoadError):
        read_mesh(tmp_path / name)


def test_a_file_is_found_by_its_end_and_nowhere_else(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    (inner / "meshes").mkdir(parents=True)
    (inner / "meshes" / "a.stl").write_bytes(b"x")
    (tmp_path / "secret.stl").write_bytes(b"x")
    (inner / "link.stl").symlink_to(tmp_path / "secret.stl")
    names = ("package://arm/meshes/a.stl", "../meshes/a.stl", "meshes\\a.stl", "/abs/meshes/a.stl")
    for name in names:
        assert find(inner, name) == (inner / "meshes" / "a.stl").resolve()
    for name in ("../secret.stl", "link.stl", "no.stl", "", "..", "meshes"):
        assert find(inner, name) is None


URDF = """<robot name="r"><link name="a"/><joint name="j" type="continuous">
<parent link="a"/><child link="b"/></joint><link name="b">{shapes}</link></robot>"""
MESH = """<collision><origin xyz="1 0 0" rpy="0 0 1.5707963267948966"/><geometry>
<mesh filename="package://r/{name}" scale="0.1 0.1 -0.1"/></geometry></collision>"""


def test_links_without_inertia_take_their_shapes_where_asked(tmp_path: Path) -> None:
    (tmp_path / "wedge.stl").write_bytes(as_stl(wedge()))
    path = tmp_path / "r.urdf"
    path.write_text(URDF.format(shapes=MESH.format(name="wedge.stl")))
    assert emdeg.load(path).total_mass() == 0
    robot = emdeg.load(path, meshes=tmp_path, density=500)
    (record,) = robot.report.links
    mass, *com = evaluate([record.inertia.mass, *record.inertia.com], {})
    body = wedge().moments()
    x, y, z = body.centre * (0.1, 0.1, -0.1)
    assert mass == pytest.approx(500 * body.volume * 1e-3, rel=1e-6)
    np.testing.assert_allclose(com, [1 - y, x, z], atol=1e-8)
    assert any("no <inertial>" in f.message for f in robot.report.of("suspicious"))


def test_shapes_of_urdf(tmp_path: Path) -> None:
    shapes = """<visual><geometry><box size="1 2 3"/></geometry></visual>
      <visual><geometry><cylinder radius="0.5" length="2"/></geometry></visual>
      <visual><geometry><sphere radius="0.5"/></geometry></visual>"""
    path = tmp_path / "r.urdf"
    path.write_text(URDF.format(shapes=shapes))
    robot = emdeg.load(path, meshes=tmp_path, density=10)
    volume = 6 + math.pi * 0.5 + 4 / 3 * math.pi / 8
    assert robot.total_mass() == pytest.approx(10 * volume, rel=1e-12)


def test_a_mesh_that_is_missing_or_open(tmp_path: Path) -> None:
    path = tmp_path / "r.urdf"
    path.write_text(URDF.format(shapes=MESH.format(name="no.stl")))
    with pytest.raises(LoadError, match="no such mesh"):
        emdeg.load(path, meshes=tmp_path)
    holed = Polyhedron(box().corners, box().triangles[1:])
    (tmp_path / "no.stl").write_bytes(as_stl(holed))
    robot = emdeg.load(path, meshes=tmp_path)
    assert any("not closed (3 edges)" in f.message for f in robot.report.of("suspicious"))
