"""M = Lᵀ D L of a tree: L has entries along paths only, D stands on its diagonal."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.errors import CertificateError, DeriveError, UsageError
from emdeg.exact.fingerprint import vanishing
from emdeg.mechanics.quantities.quantities import derived

LINK = """<link name="{0}"><inertial><origin xyz="0.1 0.05 0.02"/><mass value="1.5"/>
<inertia ixx="0.1" ixy="0.01" ixz="0.02" iyy="0.2" iyz="0.03" izz="0.15"/></inertial></link>
<joint name="j{0}" type="revolute"><parent link="{1}"/><child link="{0}"/>
<origin xyz="0.2 0 0.1" rpy="0.3 0.2 0.1"/><axis xyz="0 {2} 1"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>"""


BASE = LINK[: LINK.index("<joint")].format("base")
WEIGHTLESS = """<robot name="none"><link name="base"/><link name="tip"/>
<joint name="j" type="continuous"><parent link="base"/><child link="tip"/></joint></robot>"""


def tree_of_arms(joints: int) -> str:
    """Two arms on a torso that turns."""
    links = [LINK.format("torso", "base", 0)]
    for arm in ("left", "right"):
        names = ["torso", *(f"{arm}{k}" for k in range(joints))]
        links += [LINK.format(b, a, 1) for a, b in pairwise(names)]
    return f'<robot name="arms">{BASE}{"".join(links)}</robot>'


def test_of_two_links_it_is_what_one_writes_by_hand() -> None:
    """D₂ = M₂₂, L₂₁ = M₂₁/M₂₂, D₁ = M₁₁ − M₂₁²/M₂₂."""
    robot = emdeg.load("two_link")
    M, F = derived(robot, "mass_matrix"), derived(robot, "mass_matrix_factor")
    expected = [M[0, 0] - M[1, 0] * M[1, 0] / M[1, 1], 0, M[1, 0] / M[1, 1], M[1, 1]]
    assert all(vanishing([a - b for a, b in zip(F.entries, expected, strict=True)]))


@pytest.mark.oracle
def test_of_a_tree_it_is_pinocchios() -> None:
    """Pinocchio has U = Lᵀ."""
    text = tree_of_arms(3)
    robot = emdeg.loads(text, "urdf")
    program = emdeg.compile(
        robot, ["mass_matrix_factor", "mass_matrix_factor:nonzeros"], optimise=None
    )
    model = pin.buildModelFromXML(text)
    data = model.createData()
    q = np.random.default_rng(3).uniform(-2, 2, 7)
    whole, kept = program.jit()(q)
    pin.crba(model, data, q)
    pin.cholesky.decompose(model, data)
    L = whole - np.diag(np.diag(whole)) + np.eye(7)
    assert np.diag(whole) == pytest.approx(data.D, rel=1e-12)
    assert pytest.approx(data.U.T, abs=1e-12) == L
    # torso: 1; each arm: 2 + 3 + 4 entries of its rows
    assert len(program.pattern("mass_matrix_factor:nonzeros")) == len(kept) == 1 + 2 * 9
    assert not whole[4:, 1:4].any()


def test_a_free_body_and_coordinates_in_another_order() -> None:
    robot = emdeg.loads(tree_of_arms(1), "urdf", floating_base=True)
    names = [b.joint.name for b in robot.bodies]
    turned = robot.with_coordinate_order(*reversed(names))
    for machine in (robot, turned):
        kernel = emdeg.compile(machine, ["mass_matrix_factor", "mass_matrix"], optimise=None).jit()
        q = np.linspace(-1, 1, machine.nq)  # of the free body M knows nothing
        F, M = kernel(q)
        D = np.diag(np.diag(F))
        L = F - D + np.eye(len(F))
        assert pytest.approx(M, abs=1e-12) == L.T @ D @ L


@pytest.mark.parametrize("place", range(4))
def test_no_entry_can_be_another(place: int) -> None:
    robot = emdeg.load("two_link")
    program = emdeg.compile(robot, "mass_matrix_factor", optimise=None)
    (output,) = program.outputs
    values = list(output.values)
    values[place] = next(k for k in output.values if k != values[place])
    wrong = replace(program, outputs=(replace(output, values=tuple(values)),), certificate=None)
    about, own = program.certificate, emdeg.certify(wrong, wrong)
    assert about is not None
    assert about.reference.how == "mass_matrix_factor by substitution"
    digest = replace(about.reference, digest=own.reference.digest)
    with pytest.raises(CertificateError):
        emdeg.verify(replace(wrong, certificate=replace(own, reference=digest)), robot=robot)


def test_what_has_none_says_so() -> None:
    with pytest.raises(UsageError, match="minimal_mass_matrix"):
        emdeg.compile("four_bar", "mass_matrix_factor")
    with pytest.raises(DeriveError, match="singular"):
        emdeg.compile(emdeg.loads(WEIGHTLESS, "urdf"), "mass_matrix_factor")
    with pytest.raises(UsageError, match="not symmetric"):
        emdeg.compile("two_link", "mass_matrix_factor:packed")
