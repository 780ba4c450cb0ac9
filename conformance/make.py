"""Write the conformance vectors: `python conformance/make.py [NAME …]`, `--check` to compare only.

For each robot of robots.py: all quantities in one program as derived, proved equal to another
method by exact arithmetic (the certificate stands in the file), evaluated in ball arithmetic, so
that each of the thirty digits is right. The same input gives the same bytes.
"""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

from assembled import assembled
from plain import plain, to_urdf
from robots import Entry, entry, names

import emdeg

VECTORS = Path(__file__).parent / "vectors"
URDF = Path(__file__).parent / "urdf"
DIGITS = 30
#: what format 1 has of a tree
OF_A_TREE = (
    "inverse_dynamics", "mass_matrix", "mass_matrix_inverse", "coriolis_matrix", "coriolis_vector",
    "gravity", "friction", "bias", "forward_dynamics", "operational_space_inertia",
    "operational_space_inertia_inverse", "regressor", "inverse_dynamics_dq", "inverse_dynamics_dqd",
    "forward_dynamics_dq", "forward_dynamics_dqd", "kinetic_energy", "potential_energy",
    "total_energy", "momentum", "centroidal_momentum", "generalized_momentum", "centre_of_mass",
    "forward_kinematics", "jacobian", "jacobian_rate", "inverse_jacobian",
)  # fmt: skip
RATES = (
    "inverse_dynamics_rate", "inverse_dynamics_second_rate", "mass_matrix_rate",
    "mass_matrix_second_rate",
)  # fmt: skip
#: n³ numbers each: of robots with at most SMALLEST velocities, and of the PUMA those of τ and M
SECOND = (
    "inverse_dynamics_dq_dq", "inverse_dynamics_dq_dqd", "inverse_dynamics_dqd_dqd",
    "mass_matrix_dq", "forward_dynamics_dq_dq", "forward_dynamics_dq_dqd",
    "forward_dynamics_dqd_dqd", "mass_matrix_inverse_dq", "inverse_dynamics_hessian",
    "forward_dynamics_hessian",
)  # fmt: skip
SMALLEST = 3
#: … of elastic joints
ELASTIC = ("elastic_efforts", "elastic_inverse_dynamics", "elastic_positions",
           "elastic_equilibrium")  # fmt: skip
#: … of a mechanism with loops or rolling, beside ALWAYS
CLOSED = (
    "constraint_residual", "constraint_jacobian", "constraint_forces",
    "constrained_forward_dynamics", "minimal_forward_dynamics", "constrained_inverse_dynamics",
    "minimal_mass_matrix", "minimal_bias", "dependent_rates",
)  # fmt: skip
#: quantities of a tree that hold with loops too
ALWAYS = ("kinetic_energy", "potential_energy", "total_energy", "momentum", "centroidal_momentum",
          "centre_of_mass", "forward_kinematics", "jacobian", "jacobian_rate")  # fmt: skip
STATES = 2


def vectors(one: Entry) -> dict[str, Any]:
    """The whole file of one robot, as data."""
    robot = one.robot
    program = emdeg.compile(robot, _outputs(robot, one.rotors), optimise=None, rotors=one.rotors)
    proof = program.certificate
    assert proof is not None
    known = {s.name: p.value for s, p in robot.parameters.items() if s.name in program.parameters}
    return {
        "format": "emdeg conformance 1",
        "name": one.name,
        "title": one.title,
        "toml": robot.to_toml(),
        "rotors": one.rotors,
        "joints": list(robot.joint_names),
        "robot": plain(robot, DIGITS),
        "proof": {"against": str(proof.reference), "log2_error": round(proof.log2_error)},
        "states": [_state(robot, program, known, k) for k in range(STATES)],
    }


def _outputs(robot: emdeg.Robot, rotors: bool) -> list[str]:
    """All quantities that this robot has."""
    found = []
    for name in _asked(robot):
        try:
            emdeg.compile(robot, name, optimise=None, certify=False, rotors=rotors)
        except emdeg.EmdegError:  # a Jacobian that is not square, too few velocities
            continue
        found.append(name)
    return found


def _asked(robot: emdeg.Robot) -> tuple[str, ...]:
    if robot.loops or robot.constraints:
        return (*ALWAYS, *CLOSED)
    second = SECOND if robot.nv <= SMALLEST else SECOND[:4] if robot.name == "puma560" else ()
    return (*OF_A_TREE, *RATES, *second, *(ELASTIC if robot.motors else ()))


def _state(
    robot: emdeg.Robot, program: emdeg.Program, known: dict[str, Any], number: int
) -> dict[str, Any]:
    arrays = {
        taken.name: [
            _dyadic(len(taken.leaves) * number + k, ROWS[taken.name])
            for k in range(len(taken.leaves))
        ]
        for taken in program.inputs
    }
    for joint in robot.by_coordinate.values():
        if joint.type.quaternion is not None and "q" in arrays:
            start = robot.configuration_index(joint.coordinate) + joint.type.quaternion
            arrays["q"][start : start + 4] = _QUATERNIONS[number]
    if robot.loops or robot.constraints:
        arrays = assembled(robot, arrays, known)
    values = emdeg.digits(program, arrays, known, digits=DIGITS)
    return {name: [str(x) for x in array] for name, array in arrays.items()} | {"values": values}


#: which numbers an array gets; lam is what the Hessians are of
ROWS = {"q": 0, "qd": 1, "qdd": 2, "tau": 3, "wrenches": 4, "base_motion": 4, "qddd": 5, "qdddd": 6,
        "lam": 7}  # fmt: skip


def _dyadic(k: int, row: int) -> Fraction:
    """Odd sixteenths between −11/16 and 9/16: never zero, and exact in every float."""
    return Fraction(2 * ((5 * k + 3 * row + 4) % 11) - 11, 16)


#: unit quaternions x, y, z, w of fractions: 2² + 4² + 5² + 6² = 9²
_QUATERNIONS = [
    [Fraction(2, 9), Fraction(-4, 9), Fraction(5, 9), Fraction(6, 9)],
    [Fraction(-6, 11), Fraction(2, 11), Fraction(0), Fraction(9, 11)],
]


def text(data: dict[str, Any]) -> str:
    """JSON, one quantity or body a line."""
    head = [
        f"{json.dumps(k)}: {_short(v)}" for k, v in data.items() if k not in ("robot", "states")
    ]
    robot = [f"  {json.dumps(k)}: {_short(v)}" for k, v in data["robot"].items() if k != "bodies"]
    bodies = ",\n".join(f"    {_short(body)}" for body in data["robot"]["bodies"])
    robot.append(f'  "bodies": [\n{bodies}\n  ]')
    states = []
    for state in data["states"]:
        rows = [f"    {json.dumps(k)}: {_short(v)}" for k, v in state.items() if k != "values"]
        values = ",\n".join(
            f"      {json.dumps(k)}: {_short(v)}" for k, v in state["values"].items()
        )
        rows.append(f'    "values": {{\n{values}\n    }}')
        states.append("  {\n" + ",\n".join(rows) + "\n  }")
    parts = [*head, '"robot": {\n' + ",\n".join(robot) + "\n}",
             '"states": [\n' + ",\n".join(states) + "\n]"]  # fmt: skip
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _short(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def files(one: Entry) -> dict[Path, str]:
    """What is written for one robot."""
    data = vectors(one)
    found = {VECTORS / f"{one.name}.json": text(data)}
    urdf = to_urdf(one.name, data["robot"])
    return found if urdf is None else found | {URDF / f"{one.name}.urdf": urdf}


def main(arguments: list[str]) -> int:
    """Write or compare; 1 where something differs."""
    check = "--check" in arguments
    wanted = {a for a in arguments if not a.startswith("--")}
    different = []
    for name in names():
        if wanted and name not in wanted:
            continue
        for path, content in files(entry(name)).items():
            if check and (not path.exists() or path.read_text("utf-8") != content):
                different.append(path.name)
            elif not check:
                path.parent.mkdir(exist_ok=True)
                path.write_text(content, "utf-8")
        print(name, flush=True)
    if different:
        print("different:", ", ".join(different))
    return bool(different)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
