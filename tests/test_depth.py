"""Nothing recurses in depth with a robot's or a program's size: who calls itself says why it may.

Functions are found that reach themselves through calls within their module: by name, or through
`self` and `cls`. Tests in tests/size run long robots on a shallow stack, which sees the rest.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "emdeg"
Function = ast.FunctionDef | ast.AsyncFunctionDef

FIELDS = "as deep as records, lists and mappings of ours stand in each other: a fixed number"
NESTING = "as deep as a file may be nested: limits.py"
CELLS = "as deep as parentheses in a cell: limits.py"
TASKS = "yields what is to be done first to a loop, which keeps the stack (forms/tasks.py)"
PARTS = "of a number with roots, which are fractions"
ONCE = "calls itself once, with what takes the other branch"
#: module → (functions, what bounds their depth)
ALLOWED: dict[str, tuple[str, str]] = {
    "backends/c_fixed.py": ("_flat", FIELDS),
    "backends/infix.py": (
        "Printer._expression Printer._held Printer._sum Printer.angle Printer.operand",
        "the sign of a value that has a name: a sign of a sign is folded",
    ),
    "backends/llvm/emit.py": ("Emitter._leaf", "joints that follow each other: limits.py"),
    "backends/llvm/lanes.py": (
        "LaneEmitter._vector LaneEmitter.vector", "halves of the lanes of a vector"),
    "backends/llvm/read/machine.py": (
        "Machine._both Machine._run", "branches within a function, that we write one in another"),
    "backends/llvm/read/reader.py": ("_Decoder._constant size_of", "elements of a vector"),
    "backends/routines.py": ("_Writer._leaves.need", "joints that follow each other: limits.py"),
    "candidates/__init__.py": (
        "_forward_dynamics _slopes _together _ways candidates",
        "parts of what is asked for: q̈ of M and bias",
    ),
    "canonical.py": ("_with contents", FIELDS),
    "compiler.py": (
        "_search_beside shortest",
        "parts of what is asked for: q̈ of M and bias; quick searches beside a long one",
    ),
    "conform/numbers.py": ("_floats", FIELDS),
    "exact/evaluate.py": ("evaluate", ONCE),
    "exact/field.py": ("_image", PARTS),
    "exact/graph.py": ("function raise_to", "a multiple of what is no multiple"),
    "exact/numbers.py": ("digest power", "parts of a number, or " + ONCE),
    "exact/polynomial/normal_form.py": ("_together", ONCE),
    "exact/print/style.py": ("Latex.symbol", ONCE),
    "explicit/christoffel.py": (
        "Christoffel._alias Christoffel._by_rule Christoffel._centrifugal Christoffel._coriolis"
        " Christoffel._parallel_coriolis Christoffel.symbol",
        "equal symbols along a run of parallel axes, of at most 60 joints (composite.py)",
    ),
    "explicit/interval.py": ("Interval.power", "halves of an exponent"),
    "explicit/lumped.py": ("_names", "parameters called I_1, I__1, …"),
    "explicit/model.py": ("ExplicitModel.expression", "what it equals equals nothing else"),
    "identify/drives.py": ("_action", ONCE),
    "mechanics/blocks.py": ("Minors.determinant", "a small block: 2ⁿ products"),
    "program/builder.py": ("ProgramBuilder.add", ONCE),
    "program/digits.py": ("Balls.number", PARTS),
    "public.py": ("_inside_fits fits", "an annotation's own brackets"),
    "records/bounds.py": ("_partitions", "groups of outputs, of which there are few (MOST_GROUPS)"),
    "records/minimal/numbers.py": (
        "Unknowns._by_resultants Unknowns._eliminated Unknowns._one_of Unknowns._replaced"
        " Unknowns.may_vanish",
        "unknown constants of a program of a few operations",
    ),
    "records/minimal/search.py": (
        "_Joins._more _Operations._more _places",
        "operations of a program that is proved minimal: a few",
    ),
    "robot/cells/cells.py": (
        "_Parser.call _Parser.factor _Parser.postfix _Parser.power _Parser.primary _Parser.product"
        " _Parser.sum degree", CELLS),
    "robot/cells/scope.py": ("Scope._combination Scope._expr Scope._expr.value", CELLS),
    "robot/model/content.py": ("_digests.plain _write changed expressions", FIELDS),
    "robot/read/sdf/sdf.py": ("_links", NESTING),
    "robot/read/sdf/sdf_frames.py": ("gather", NESTING),
    "robot/read/sdf/sdf_joints.py": ("Joints.read", NESTING),
    "robot/read/tables/documents.py": ("read_yaml.convert", NESTING),
    "robot/write/toml_text.py": ("_entries value_text", FIELDS),
    "rounding/coefficients.py": ("_add_reduced", "squares of sines in a product of degree four"),
    "rounding/forms.py": ("_Opener.opened _Opener.terms", "_DEEPEST, and multiples of values"),
    "rounding/norms.py": ("Norms._along Norms._best Norms._found Norms._shared", "_DEEPEST"),
    "run/arrays.py": ("_unfit", FIELDS),
    "run/linear/linearise.py": ("linearise", ONCE),
    "shorten/forms/polynomials.py": ("_Emission._literal _Emission._total", TASKS),
    "shorten/forms/rebuild.py": (
        "_Rebuilding._kept _Rebuilding._product _Rebuilding._sum _Rebuilding._terms", TASKS),
    "shorten/forms/residues.py": ("number_residue", PARTS),
    "shorten/passes/constants.py": ("Peeled._solve", "steps of a form: three"),
    "shorten/passes/window.py": ("solve", "values between: two"),
    "shorten/problem.py": (
        "settled.derived settled.of", "parts of what is asked for: q̈ of M and bias"),
}  # fmt: skip


def test_who_calls_itself_says_what_bounds_its_depth() -> None:
    unsaid = []
    for file in sorted(SOURCE.rglob("*.py")):
        module = file.relative_to(SOURCE).as_posix()
        names, _ = ALLOWED.get(module, ("", ""))
        found = recursive(ast.parse(file.read_text(encoding="utf-8")))
        unsaid += [(module, name) for name in found if name not in names.split()]
    assert not unsaid, "write a loop, or say in ALLOWED what bounds the depth"


def test_recursion_is_found() -> None:
    text = "def a():\n    b()\ndef b():\n    return [a]\nclass C:\n    def plot(self):\n"
    text += "        plot()\n    def deep(self):\n        def inner():\n            self.deep()\n"
    text += "        inner()\ndef c(a):\n    a()\n"
    assert recursive(ast.parse(text)) == ["C.deep", "C.deep.inner", "a", "b"]


def recursive(tree: ast.Module) -> list[str]:
    """The functions of a module that reach themselves, by their qualified names."""
    functions = dict(_functions(tree, ""))
    calls = {name: set(_reached(name, node, functions)) for name, node in functions.items()}
    return sorted(name for name in functions if name in _all_reached(name, calls))


def _functions(node: ast.AST, scope: str) -> Iterator[tuple[str, Function]]:
    for child in ast.iter_child_nodes(node):
        name = f"{scope}{child.name}" if isinstance(child, Function | ast.ClassDef) else ""
        if isinstance(child, Function):
            yield name, child
        yield from _functions(child, f"{name}." if name else scope)


def _reached(name: str, node: Function, functions: dict[str, Function]) -> Iterator[str]:
    """Functions of the module that this one names, as Python looks names up."""
    path, inside = name.split("."), list(_own(node))
    scopes = [".".join(path[:k]) for k in range(len(path), 0, -1)]
    classes = [scope for scope in scopes if scope not in functions]
    arguments = {a.arg for a in ast.walk(node.args) if isinstance(a, ast.arg)}
    names = [n for n in inside if isinstance(n, ast.Name)]
    local = arguments | {n.id for n in names if not isinstance(n.ctx, ast.Load)}
    for n in names:
        if n.id not in local:
            seen = [f"{scope}.{n.id}" for scope in scopes if scope in functions]
            yield from [found for found in [*seen, n.id] if found in functions][:1]
    for n in inside:
        if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name):
            method = f"{classes[0]}.{n.attr}" if classes and n.value.id in ("self", "cls") else ""
            yield from [method] if method in functions else []


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """All of a function but the functions in it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Function | ast.ClassDef | ast.arguments):
            yield child
            yield from _own(child)


def _all_reached(name: str, calls: dict[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    waiting = list(calls[name])
    while waiting:
        found = waiting.pop()
        if found not in seen:
            seen.add(found)
            waiting += calls[found]
    return seen
