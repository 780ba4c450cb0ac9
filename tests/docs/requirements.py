"""docs/requirements.md from the tests: `python tests/docs/requirements.py` writes it.

A test shows a requirement when its docstring (or its module's) names it: "R7", "R61–R63".
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "requirements.md"
SHOWN = 3  # tests named for each requirement

#: number → (what it asks, the command or the name in Python that shows it)
REQUIREMENTS: dict[int, tuple[str, str]] = {
    1: ("serial chains, every parameter a number, a fraction or a symbol", "emdeg show puma560"),
    2: ("standard DH", "emdeg show two_link"),
    3: ("modified DH", "emdeg show puma560"),
    4: ("conversion between the conventions", "Robot.with_convention"),
    5: ("definition and its checks; exact right angles", "emdeg check my_arm.urdf"),
    6: ("inertia conventions and signs of products", "about, products in descriptions"),
    7: ("pseudo-inertia and radii of gyration", "Inertia.pseudo_inertia"),
    8: ("an arbitrary gravity field", "Robot.with_gravity"),
    9: ("phantom bodies cost nothing", "emdeg count ROBOT"),
    10: ("motor and drive inertia, rotors as an option", "emdeg.derive(robot, rotors=True)"),
    11: ("joint friction", "friction in descriptions"),
    12: ("loads: wrenches and payloads", "Robot.with_payload, wrench_frames"),
    13: ("many robots at once, immutable", "Robot.with_values"),
    14: ("inertia utilities", "emdeg.solids"),
    15: ("tolerances and their propagation", "Robot.tolerance"),
    16: ("a library of example arms", "emdeg robots"),
    17: ("forward kinematics", "compile(robot, 'forward_kinematics:FRAME')"),
    18: ("Jacobian", "compile(robot, 'jacobian:FRAME')"),
    19: ("inverse Jacobian, determinant, singularities", "compile(robot, 'inverse_jacobian')"),
    20: ("partial velocities", "emdeg derive stanford --method kane"),
    21: ("derivative rules", "emdeg derive puma560 --method emdeg"),
    22: ("moving frames", "emdeg.MovingFrame"),
    23: ("layout and conventions of b and c", "emdeg.coefficients"),
    24: ("qq and q2", "emdeg.coefficients"),
    25: ("Lagrange–Euler", "emdeg derive two_link --method lagrange_euler"),
    26: ("Newton–Euler in base axes", "emdeg derive two_link --method newton_euler_base"),
    27: ("Newton–Euler in link axes", "emdeg derive two_link --method newton_euler"),
    28: ("generalized d'Alembert", "emdeg derive two_link --method dalembert"),
    29: ("Kane's method, speeds of one's own", "emdeg derive stanford --method kane"),
    30: ("EMDEG's formulation", "emdeg derive puma560 --method emdeg"),
    31: ("Li's recursion", "emdeg derive stanford3 --method li"),
    32: ("probing", "emdeg.probe"),
    33: ("inverse dynamics", "emdeg count puma560"),
    34: ("forward dynamics", "compile(robot, 'forward_dynamics')"),
    35: ("all methods agree", "emdeg verify puma560"),
    36: ("structure checks", "emdeg verify puma560"),
    37: ("extended-body dyadics", "emdeg derive puma560 --method emdeg"),
    38: ("recursions, the best order chosen", "emdeg derive puma560 --method emdeg"),
    39: ("zero and symmetry rules", "emdeg explicit puma560"),
    40: ("parallel pair, inertia terms", "emdeg derive puma560 --method emdeg"),
    41: ("parallel pair, velocity terms", "emdeg derive puma560 --method emdeg"),
    42: ("other geometric rules", "emdeg explicit puma560"),
    43: ("Armstrong's four steps", "emdeg explicit puma560"),
    44: ("canonical sums of products", "emdeg.exact.normal_form"),
    45: ("lumped constants", "emdeg explain I5 puma560"),
    46: ("hierarchy of symbols", "emdeg explicit puma560"),
    47: ("simplification is optional", "emdeg count ROBOT -O none"),
    48: ("operation counts", "emdeg count puma560 --elements"),
    49: ("Christoffel report", "emdeg explicit puma560"),
    50: ("significance criterion", "emdeg abbreviate puma560"),
    51: ("dominance along a trajectory", "emdeg.dominance"),
    52: ("two-rate evaluation", "emdeg generate ROBOT --two-rate"),
    53: ("partition into parallel blocks", "emdeg.partition"),
    54: ("symbolic outputs as objects and text", "emdeg derive ROBOT --latex"),
    55: ("C and NumPy code", "emdeg generate ROBOT --target c"),
    56: ("linearised model", "emdeg linearise ROBOT"),
    57: ("discrete-time model", "emdeg linearise ROBOT --period 0.01"),
    58: ("closed chains", "emdeg show four_bar"),
    59: ("energies and momenta", "compile(robot, 'total_energy')"),
    60: ("state equations, terms attributable", "Equations.terms"),
    61: ("Kane's trajectory", "emdeg.trajectories.cycloid"),
    62: ("torque histories", "emdeg simulate ROBOT --csv"),
    63: ("simulation", "emdeg simulate ROBOT"),
    64: ("feedback laws", "emdeg.laws"),
    65: ("invariants are monitored", "emdeg simulate ROBOT"),
    66: ("round trip", "emdeg simulate ROBOT"),
    67: ("study of simplified models", "emdeg.speed_study"),
    68: ("deterministic output", "emdeg generate ROBOT"),
    69: ("speed of derivation (measured, not asserted)", "emdeg bench puma560"),
    70: ("cheaper than the recursion", "emdeg count puma560"),
    71: ("conventions page; sources reproducible", "docs/notation.md, examples/"),
    72: ("verification of the user's own arm", "emdeg verify my_arm.urdf"),
}


#: tests that show a requirement as a whole and are not marked by a docstring
ALSO: dict[int, list[str]] = {
    54: ["exact/print/test_printing.py", "exact/test_interchange.py", "backends/test_text.py"],
    55: ["backends/test_c_family.py", "backends/test_scripting.py"],
    71: ["docs/test_pages.py", "examples/test_examples.py"],
}


def numbers(text: str) -> set[int]:
    """Requirements that a text names, ranges included."""
    found = {int(n) for n in re.findall(r"\bR([1-9]\d?)\b", text)}
    for first, last in re.findall(r"\bR(\d+)\s*(?:–|-|to)\s*R?(\d+)\b", text):
        if int(first) < int(last) <= 72:
            found |= set(range(int(first), int(last) + 1))
    return found


def tests() -> dict[int, list[str]]:
    """Requirement → tests that name it; those that do it themselves before whole modules."""
    direct: dict[int, list[str]] = {}
    by_module: dict[int, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        place = path.relative_to(ROOT / "tests").as_posix()
        if place.startswith("docs/"):
            continue  # about this page, not about the requirements
        for n in numbers(ast.get_docstring(tree) or ""):
            by_module.setdefault(n, []).append(place)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for n in numbers(ast.get_docstring(node) or ""):
                    direct.setdefault(n, []).append(f"{place}::{node.name}")
    return {
        n: direct.get(n, [])
        + [m for m in by_module.get(n, []) if n not in direct]
        + [m for m in ALSO.get(n, []) if (ROOT / "tests" / m).exists()]
        for n in REQUIREMENTS
    }


def page(commands: set[str]) -> str:
    """The text of docs/requirements.md; `commands` are those that exist."""
    found = tests()
    rows, missing = [], []
    for n, (what, show) in REQUIREMENTS.items():
        command = re.match(r"emdeg (\w+)", show)
        if command and command[1] not in commands and not show.startswith("emdeg."):
            show = f"`{show}` (not there yet)"
        else:
            show = f"`{show}`"
        named = found[n]
        shown = "<br>".join(f"`{t}`" for t in named[:SHOWN])
        if len(named) > SHOWN:
            shown += f"<br>and {len(named) - SHOWN} more"
        if not named:
            missing.append(f"R{n} ({what})")
            shown = "no test names it"
        rows.append(f"| R{n} | {what} | {shown} | {show} |")
    honest = (
        "Every requirement has a test that names it."
        if not missing
        else "No test names these yet, so take them as not shown: " + ", ".join(missing) + "."
    )
    return (
        "# Requirements\n\n"
        "The five source documents ask for R1 to R72. This page lists for each of them tests that\n"
        "show it (their docstrings name it) and how to see it for yourself. It is written by\n"
        "`python tests/docs/requirements.py`.\n\n"
        f"{honest}\n\n"
        "| | what | tests | see it |\n|---|---|---|---|\n" + "\n".join(rows) + "\n"
    )


def existing_commands() -> set[str]:
    """The commands of `emdeg`."""
    import typer.main

    from emdeg.cli.app import make_app

    return set(typer.main.get_command(make_app()).commands)  # type: ignore[attr-defined]


if __name__ == "__main__":
    PAGE.write_text(page(existing_commands()), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
