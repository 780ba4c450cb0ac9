"""docs/requirements.md from the tests: `python tests/docs/requirements.py` writes it.

A test shows a requirement when its docstring (or its module's) names it: "R7", "R61–R63".
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "requirements.md"
SHOWN_TESTS = 3  # named for each requirement
#: number → `$ emdeg …` with lines of its output, or Python; `import emdeg` is said once
SHOWN = {
    int(number): text.rstrip("\n")
    for number, text in re.findall(
        r"^== R(\d+)\n(.*?)(?=^== |\Z)",
        Path(__file__).with_name("shown_requirements.txt").read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
}

#: number → what it asks
REQUIREMENTS: dict[int, str] = {
    1: "serial chains, every parameter a number, a fraction or a symbol",
    2: "standard DH",
    3: "modified DH",
    4: "conversion between the conventions",
    5: "definition and its checks; exact right angles",
    6: "inertia conventions and signs of products",
    7: "pseudo-inertia and radii of gyration",
    8: "an arbitrary gravity field",
    9: "phantom bodies cost nothing",
    10: "motor and drive inertia, rotors as an option",
    11: "joint friction",
    12: "loads: wrenches and payloads",
    13: "many robots at once, immutable",
    14: "inertia utilities",
    15: "tolerances and their propagation",
    16: "a library of example arms",
    17: "forward kinematics",
    18: "Jacobian",
    19: "inverse Jacobian, determinant, singularities",
    20: "partial velocities",
    21: "derivative rules",
    22: "moving frames",
    23: "layout and conventions of b and c",
    24: "qq and q2",
    25: "Lagrange–Euler",
    26: "Newton–Euler in base axes",
    27: "Newton–Euler in link axes",
    28: "generalized d'Alembert",
    29: "Kane's method, speeds of one's own",
    30: "EMDEG's formulation",
    31: "Li's recursion",
    32: "probing",
    33: "inverse dynamics",
    34: "forward dynamics",
    35: "all methods agree",
    36: "structure checks",
    37: "extended-body dyadics",
    38: "recursions, the best order chosen",
    39: "zero and symmetry rules",
    40: "parallel pair, inertia terms",
    41: "parallel pair, velocity terms",
    42: "other geometric rules",
    43: "Armstrong's four steps",
    44: "canonical sums of products",
    45: "lumped constants",
    46: "hierarchy of symbols",
    47: "simplification is optional",
    48: "operation counts",
    49: "Christoffel report",
    50: "significance criterion",
    51: "dominance along a trajectory",
    52: "two-rate evaluation",
    53: "partition into parallel blocks",
    54: "symbolic outputs as objects and text",
    55: "C and NumPy code",
    56: "linearised model",
    57: "discrete-time model",
    58: "closed chains",
    59: "energies and momenta",
    60: "state equations, terms attributable",
    61: "Kane's trajectory",
    62: "torque histories",
    63: "simulation",
    64: "feedback laws",
    65: "invariants are monitored",
    66: "round trip",
    67: "study of simplified models",
    68: "deterministic output",
    69: "speed of derivation (measured; the limit is minutes)",
    70: "cheaper than the recursion",
    71: "conventions page; sources reproducible",
    72: "verification of the user's own arm",
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


def page() -> str:
    """The text of docs/requirements.md."""
    found = tests()
    rows, missing, blocks = [], [], []
    for n, what in REQUIREMENTS.items():
        named = found[n]
        shown = "<br>".join(f"`{t}`" for t in named[:SHOWN_TESTS])
        if len(named) > SHOWN_TESTS:
            shown += f"<br>and {len(named) - SHOWN_TESTS} more"
        if not named:
            missing.append(f"R{n} ({what})")
            shown = "no test names it"
        rows.append(f"| R{n} | {what} | {shown} |")
        language = "console" if SHOWN[n].startswith("$") else "python"
        blocks.append(f"**R{n}**: {what}\n\n```{language}\n{SHOWN[n]}\n```\n")
    honest = (
        "Every requirement has a test that names it."
        if not missing
        else "No test names these, so take them as shown by their block only: "
        + ", ".join(missing)
        + "."
    )
    return (
        "# Requirements\n\n"
        "The five source documents ask for R1 to R72. This page has for each of them a command or\n"
        "a few lines of Python to paste, which are run with the tests, and lists tests that show\n"
        "it (their docstrings name it). It is written by `python tests/docs/requirements.py`; the\n"
        "documents themselves are worked through in [the papers](papers/index.md).\n\n"
        f"{honest}\n\n"
        "## See it for yourself\n\n```python\nimport emdeg\n```\n\n" + "\n".join(blocks) + "\n"
        "## Tests\n\n| | what | tests |\n|---|---|---|\n" + "\n".join(rows) + "\n"
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
