"""The conformance vectors: 58 files, what they say, and that another library says the same.

Pinocchio is built from the plain numbers of each file alone, so that the description that strangers
read is tested with the values.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import math
import re
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest

import emdeg

FOLDER = Path(__file__).parents[2] / "conformance"
FILES = sorted((FOLDER / "vectors").glob("*.json"))
Array = np.ndarray
LWA = pin.ReferenceFrame.LOCAL_WORLD_ALIGNED


def data_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def numbers(data: Any) -> np.ndarray:
    if isinstance(data, str):
        return np.array(float(Fraction(data)))
    return np.array([numbers(item) for item in data])


def test_there_are_more_than_fifty_and_they_are_small() -> None:
    assert len(FILES) == 58
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < 3_000_000


def test_every_quantity_of_the_format_is_somewhere() -> None:
    seen = {name for path in FILES for state in data_of(path)["states"] for name in state["values"]}
    tables = ("OF_A_TREE", "RATES", "SECOND", "ELASTIC", "CLOSED")
    assert seen == set().union(*map(written_by_make, tables))
    assert seen <= set(emdeg.QUANTITIES)


def written_by_make(table: str) -> set[str]:
    """A table of make.py, read without running it."""
    tree = ast.parse((FOLDER / "make.py").read_text("utf-8"))
    (value,) = (
        node.value for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == table
    )  # fmt: skip
    return set(ast.literal_eval(value))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_states_are_exact_and_values_have_thirty_digits(path: Path) -> None:
    data = data_of(path)
    assert len(data["states"]) == 2
    assert data["proof"]["log2_error"] < -90
    looped = "[[loop]]" in data["toml"] or "[[constraint]]" in data["toml"]
    for state in data["states"]:
        for name in {"q", "qd", "qdd", "tau", "qddd", "qdddd", "lam"} & state.keys():
            for x in map(Fraction, state[name]):
                # a float holds it, or it is part of a unit quaternion, or closed to 60 digits
                assert looped or x == Fraction(float(x)) or x.denominator in (9, 3, 11)
        for leaf in leaves(state["values"]):
            assert len(Decimal(leaf).as_tuple().digits) <= 30


def leaves(data: Any) -> list[str]:
    if isinstance(data, str):
        return [data]
    items = data.values() if isinstance(data, dict) else data
    return [leaf for item in items for leaf in leaves(item)]


def depth_first(bodies: list[dict[str, Any]], parent: int | None = None) -> list[int]:
    """Every subtree together, as Pinocchio's CRBA needs."""
    found = []
    for i, body in enumerate(bodies):
        if body["parent"] == parent:
            found += [i, *depth_first(bodies, i)]
    return found


def joint_of(body: dict[str, Any]) -> Any:
    if body["kind"] == "screw":
        return pin.JointModelHelicalUnaligned(np.array([0.0, 0.0, 1.0]), float(body["pitch"]))
    kinds = {"revolute": pin.JointModelRZ, "prismatic": pin.JointModelPZ}
    return kinds.get(body["kind"], pin.JointModelFreeFlyer)()


class Peer:
    """A model of Pinocchio from the plain numbers; v = G q̇ frees followers and orders joints."""

    def __init__(self, robot: dict[str, Any], n: int) -> None:
        self.bodies = robot["bodies"]
        self.model = model = pin.Model()
        model.gravity.linear = numbers(robot["gravity"])
        ids: dict[int | None, int] = {None: 0}
        for i in depth_first(self.bodies):
            body = self.bodies[i]
            place = pin.SE3(numbers(body["rotation"]), numbers(body["translation"]))
            ids[i] = model.addJoint(ids[body["parent"]], joint_of(body), place, body["joint"])
            com, tensor = numbers(body["com"]), numbers(body["inertia"])
            inertia = pin.Inertia(float(body["mass"]), com, tensor)
            model.appendBodyToJoint(ids[i], inertia, pin.SE3.Identity())
        self.ids, self.G, armature = ids, np.zeros((model.nv, n)), np.zeros(model.nv)
        for i, body in enumerate(self.bodies):
            at = model.idx_vs[ids[i]]
            for k in range(model.nvs[ids[i]]):
                self.G[at + k, body["coordinate"] + k] = self.follows(body)[0]
            armature[at] = 0 if "mimic" in body else float(body.get("armature", 0))
        model.armature = armature
        frame = robot["frame"]
        pose = pin.SE3(numbers(frame["rotation"]), numbers(frame["translation"]))
        own = pin.Frame("the frame", ids[frame["body"]], 0, pose, pin.FrameType.OP_FRAME)
        self.tip = model.addFrame(own)

    def follows(self, body: dict[str, Any]) -> tuple[float, float]:
        mimic = body.get("mimic", {"multiplier": "1", "offset": "0"})
        return float(Fraction(mimic["multiplier"])), float(Fraction(mimic["offset"]))

    def configuration(self, q: np.ndarray) -> np.ndarray:
        owners = sorted((b["coordinate"], b["kind"]) for b in self.bodies if "mimic" not in b)
        starts, at = {}, 0
        for coordinate, kind in owners:
            starts[coordinate] = at
            at += 7 if kind == "floating" else 1
        found = np.zeros(self.model.nq)
        for i, body in enumerate(self.bodies):
            place, size = self.model.idx_qs[self.ids[i]], self.model.nqs[self.ids[i]]
            factor, offset = self.follows(body)
            start = starts[body["coordinate"]]
            found[place : place + size] = factor * q[start : start + size] + offset
        return found


def springs(data: dict[str, Any], state: dict[str, Any]) -> tuple[float, Array]:
    """Their energy ½ K (q − θ)², and its slopes."""
    q, energy = numbers(state["q"]), 0.0
    efforts = np.zeros(len(state["qd"]))
    for body in data["robot"]["bodies"]:
        if "spring" in body:
            K, motor = float(body["spring"]["stiffness"]), body["spring"]["motor"]
            at = body["coordinate"]
            energy += K * (q[at] - q[motor]) ** 2 / 2
            efforts[[at, motor]] += K * (q[at] - q[motor]) * np.array([1, -1])
    return energy, efforts


@pytest.mark.oracle
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_pinocchio_says_the_same(path: Path) -> None:
    data = data_of(path)
    for state in data["states"]:
        qd = numbers(state["qd"])
        peer = Peer(data["robot"], len(qd))
        model, G, tip = peer.model, peer.G, peer.tip
        q, v = peer.configuration(numbers(state["q"])), G @ qd
        work = model.createData()
        M = np.triu(pin.crba(model, work, q))
        M = M + np.triu(M, 1).T
        jacobian = np.reshape(pin.computeFrameJacobian(model, work, q, tip, LWA), (6, -1)) @ G
        at_rest = pin.rnea(model, work, q, v, 0 * v) - pin.rnea(model, work, q, 0 * v, 0 * v)
        stored, pulls = springs(data, state)
        theirs = {
            "mass_matrix": G.T @ M @ G, "jacobian": jacobian,
            "gravity": G.T @ pin.computeGeneralizedGravity(model, work, q),
            "kinetic_energy": v @ M @ v / 2,
            "potential_energy": pin.computePotentialEnergy(model, work, q) + stored,
            "centre_of_mass": pin.centerOfMass(model, work, q),
            "forward_kinematics": pin.SE3(pin.updateFramePlacement(model, work, tip)).homogeneous,
        }  # fmt: skip
        if "elastic_efforts" in state["values"]:
            theirs["elastic_efforts"] = pulls
        if "base_motion" not in state and not data["rotors"]:
            theirs["coriolis_vector"] = G.T @ at_rest
        if data["rotors"]:
            theirs = {n: x for n, x in theirs.items() if n not in ("mass_matrix", "kinetic_energy")}
        # parts of the potential energy may cancel, so that its own size is no measure of rounding
        heaviest = max(i.mass * np.linalg.norm(p.act(i.lever))
                       for i, p in zip(model.inertias, work.oMi, strict=True))  # fmt: skip
        floor = {"potential_energy": heaviest * np.linalg.norm(model.gravity.linear)}
        for name, value in theirs.items():
            if name in state["values"]:
                right = numbers(state["values"][name])
                scale = max(float(np.abs(right).max(initial=0.0)), floor.get(name, 1e-3))
                np.testing.assert_allclose(value, right, rtol=0, atol=1e-12 * scale, err_msg=name)


@pytest.mark.oracle
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_rates_and_second_derivatives_are_those_of_pinocchio(path: Path) -> None:
    """Along q(t) = q + q̇ t + q̈ t²/2 + …: differences of τ, and second derivatives of its own."""
    data = data_of(path)
    kinds = {body["kind"] for body in data["robot"]["bodies"]}
    drives = {"viscous", "coulomb", "spring"}
    rubs = any(drives & body.keys() for body in data["robot"]["bodies"])
    if "floating" in kinds or rubs or data["rotors"] or "base_motion" in data["states"][0]:
        return  # q is no sum, or Pinocchio has no such term
    for state in data["states"]:
        values = state["values"]
        if "inverse_dynamics_rate" not in values or "wrenches" in state:
            continue
        q, *ups = (numbers(state[n]) for n in ("q", "qd", "qdd", "qddd", "qdddd"))
        peer = Peer(data["robot"], len(ups[0]))
        work = peer.model.createData()

        def tau(t: float, peer: Any = peer, work: Any = work, q: Any = q, ups: Any = ups) -> Any:
            powers = [t**k / math.factorial(k) for k in range(5)]
            at = q + sum(p * u for p, u in zip(powers[1:], ups, strict=True))
            v = sum(p * u for p, u in zip(powers[:4], ups, strict=True))
            a = sum(p * u for p, u in zip(powers[:3], ups[1:], strict=True))
            found = pin.rnea(peer.model, work, peer.configuration(at), peer.G @ v, peer.G @ a)
            return peer.G.T @ found

        h = 1e-3
        steps = {k: tau(k * h) for k in (-2, -1, 0, 1, 2)}
        first = (8 * (steps[1] - steps[-1]) - (steps[2] - steps[-2])) / (12 * h)
        second = (16 * (steps[1] + steps[-1]) - (steps[2] + steps[-2]) - 30 * steps[0]) / (
            12 * h * h
        )
        for name, value in {
            "inverse_dynamics_rate": first,
            "inverse_dynamics_second_rate": second,
        }.items():
            right = numbers(values[name])
            scale = max(1.0, float(np.abs(right).max(initial=0.0)), float(np.abs(steps[0]).max()))
            np.testing.assert_allclose(value, right, rtol=0, atol=1e-6 * scale, err_msg=name)
        if "inverse_dynamics_dq_dq" in values:
            slopes = slopes_of_slopes(peer, q, ups[0], ups[1])
            for name, value in slopes.items():
                right = numbers(values[name])
                scale = max(1.0, float(np.abs(right).max()))
                np.testing.assert_allclose(value, right, rtol=0, atol=1e-8 * scale, err_msg=name)


def slopes_of_slopes(peer: Peer, q: Array, qd: Array, qdd: Array) -> dict[str, Array]:
    """Differences of Pinocchio's first derivatives, of fourth order."""
    G, work, h, n = peer.G, peer.model.createData(), 1e-3, len(qd)

    def first(q: Array, qd: Array) -> list[Array]:
        state = peer.configuration(q), G @ qd, G @ qdd
        dq, dv, M = pin.computeRNEADerivatives(peer.model, work, *state)
        M = np.triu(M) + np.triu(M, 1).T
        return [G.T @ np.reshape(x, (len(G), len(G))) @ G for x in (dq, dv, M)]

    def along(which: int) -> list[Array]:
        found = []
        for e in h * np.eye(n):
            dq, dqd = (e, 0 * e) if which == 0 else (0 * e, e)
            four = [first(q + k * dq, qd + k * dqd) for k in (-2, -1, 1, 2)]
            parts = zip(*four, strict=True)
            found.append([(8 * (c - b) - (d - a)) / (12 * h) for a, b, c, d in parts])
        return [np.stack(rows, axis=-1) for rows in zip(*found, strict=True)]

    (dq_dq, _, M_dq), (dq_dqd, dqd_dqd, _) = along(0), along(1)
    return {
        "inverse_dynamics_dq_dq": dq_dq, "inverse_dynamics_dq_dqd": dq_dqd,
        "inverse_dynamics_dqd_dqd": dqd_dqd, "mass_matrix_dq": M_dq,
    }  # fmt: skip


def test_quantities_fit_together() -> None:
    """To 25 digits, by decimal arithmetic alone: M q̈ + bias = τ, q̇ᵀ M q̇ = 2 T, M M⁻¹ = 1."""
    for path in FILES:
        for state in data_of(path)["states"]:
            values = state["values"]
            if "mass_matrix" not in values:
                continue
            M = [[Fraction(x) for x in row] for row in values["mass_matrix"]]
            qd, qdd = ([Fraction(x) for x in state[n]] for n in ("qd", "qdd"))
            bias, tau = ([Fraction(x) for x in values[n]] for n in ("bias", "inverse_dynamics"))
            inverse = [[Fraction(x) for x in row] for row in values["mass_matrix_inverse"]]
            scale = max(abs(x) for row in (*M, tau, bias) for x in row)
            worst = max(abs(sum(m * a for m, a in zip(row, qdd, strict=True)) + b - t)
                        for row, b, t in zip(M, bias, tau, strict=True))  # fmt: skip
            energy = sum(M[i][j] * qd[i] * qd[j] for i in range(len(qd)) for j in range(len(qd)))
            assert worst < scale / 10**25, path
            energy = energy / 2 - Fraction(
                values.get("kinetic_energy", energy / 2)
            )  # not of rotors
            assert abs(energy) < scale / 10**25, path
            for i, row in enumerate(M):
                for j in range(len(M)):
                    unit = sum(m * inverse[k][j] for k, m in enumerate(row)) - (i == j)
                    assert abs(unit) < Fraction(1, 10**18), path


def test_they_are_written_again_byte_for_byte() -> None:
    command = [sys.executable, str(FOLDER / "make.py"), "--check", "revolute"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split() == ["revolute"]


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_all_are_written_again_byte_for_byte() -> None:
    done = subprocess.run(
        [sys.executable, str(FOLDER / "make.py"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_reader_of_the_readme_runs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = (FOLDER / "README.md").read_text("utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(code) == 1
    file = tmp_path / "reader.py"
    file.write_text(code[0].replace('"conformance/', f'"{FOLDER}/'), "utf-8")
    spec = importlib.util.spec_from_file_location("reader", file)
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
    assert "revolute" in capsys.readouterr().out
