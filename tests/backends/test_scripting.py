"""Python with NumPy, JAX, CasADi and SymPy; MATLAB by Octave; JavaScript by node; LaTeX."""

from __future__ import annotations

import json
import math
import runpy
import shutil
import subprocess

import numpy as np
import pytest

from emdeg.backends.base import EmitOptions, emit
from emdeg.backends.names import input_identifiers, output_identifiers

NAMES = [
    "everything", "puma560.inverse_dynamics", "stanford.mass_matrix", "stanford.forward_dynamics",
    "stanford.jacobian", "two_link.mass_matrix+coriolis_vector+gravity",
]  # fmt: skip


def program_named(bench, name):
    return bench.everything() if name == "everything" else bench.program_of(*name.split("."))


def module(tmp_path, program, target, **options):
    """The generated Python module as a dict."""
    ((name, text),) = emit(program, target, EmitOptions("arm", **options)).items()
    path = tmp_path / name
    path.write_text(text, encoding="ascii")
    return runpy.run_path(str(path))


def named(program, results):
    results = results if isinstance(results, tuple | list) else [results]
    return {o.name: np.asarray(r) for o, r in zip(program.outputs, results, strict=True)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("dtype", "tolerance"), [("float64", 1e-13), ("float32", 1e-5)])
def test_numpy_agrees_on_batches_and_single_states(bench, tmp_path, name, dtype, tolerance):
    program = program_named(bench, name)
    made = module(tmp_path, program, "numpy", dtype=dtype)
    inputs = bench.states(program, 12)
    rounded = {k: v.astype(dtype).astype(float) for k, v in inputs.items()}
    bench.compare(program, rounded, named(program, made["step"](*inputs.values())), tolerance)
    first = {k: v[0] for k, v in rounded.items()}
    bench.compare(program, first, named(program, made["step"](*first.values())), tolerance)


def test_numpy_takes_parameters_and_two_rates(bench, tmp_path):
    program = bench.everything()
    made = module(tmp_path, program, "numpy", two_rate=True)
    inputs = bench.states(program, 6)
    constants = made["setup"]({"length": 2.5})
    q, v = inputs.values()
    configuration, *slow = made["configure"](q, constants=constants)
    fast = made["step"](v, configuration, constants=constants)
    expected_slow = [o for o in program.outputs if o.name not in ("matrix", "copies")]
    assert len(slow) + len(fast) == len(program.outputs)
    assert expected_slow
    found = named(program, fast)
    bench.compare(program, inputs, found, 1e-13, {**program.parameters, "length": 2.5})


@pytest.mark.oracle
@pytest.mark.parametrize("name", NAMES)
def test_jax_agrees_and_differentiates(bench, tmp_path, name):
    import jax

    jax.config.update("jax_enable_x64", True)
    program = program_named(bench, name)
    made = module(tmp_path, program, "jax")
    inputs = bench.states(program, 3)
    compiled = jax.jit(made["step"])
    bench.compare(program, inputs, named(program, compiled(*inputs.values())), 1e-13)
    first = [v[0] for v in inputs.values()]
    jacobian = jax.jacfwd(lambda *a: jax.tree_util.tree_leaves(made["step"](*a))[0])(*first)
    assert np.isfinite(jacobian).all()


@pytest.mark.oracle
@pytest.mark.parametrize("name", NAMES)
def test_casadi_agrees(bench, tmp_path, name):
    program = program_named(bench, name)
    function = module(tmp_path, program, "casadi")["function"]()
    inputs = bench.states(program, 4)
    parameters = [np.array(list(program.parameters.values()))] if program.parameters else []
    assert function.name_in()[0] == "q"
    results = []
    for k in range(4):
        found = function.call([*(v[k] for v in inputs.values()), *parameters])
        pairs = zip(found, program.outputs, strict=True)
        results.append([np.array(r).reshape(o.shape) for r, o in pairs])
    columns = [np.array(r) for r in zip(*results, strict=True)]
    bench.compare(program, inputs, named(program, columns), 1e-13)


@pytest.mark.parametrize("name", ["everything", "two_link.mass_matrix+coriolis_vector+gravity"])
def test_sympy_is_exact_and_agrees(bench, tmp_path, name):
    import sympy

    program = program_named(bench, name)
    made = module(tmp_path, program, "sympy")
    symbols, expressions = made["symbols"](), made["expressions"]()
    inputs = bench.states(program, 2)
    names = input_identifiers([i.name for i in program.inputs])
    flat = [s for n in names for s in symbols[n]] + symbols.get("parameters", [])
    values = list(program.parameters.values())
    results = []
    for expression in expressions.values():
        assert not expression.atoms(sympy.Float)
        function = sympy.lambdify(flat, expression, "numpy")
        rows = [function(*(x for v in inputs.values() for x in v[k]), *values) for k in range(2)]
        results.append(np.array(rows, dtype=float))
    shaped = [r.reshape(2, *o.shape) for r, o in zip(results, program.outputs, strict=True)]
    bench.compare(program, inputs, named(program, shaped), 1e-12)


# -- other interpreters -----------------------------------------------------------------------


def run(tool, *arguments, cwd):
    path = shutil.which(tool)
    if path is None:
        pytest.skip(f"{tool} is not installed")
    result = subprocess.run(
        [path, *arguments], cwd=cwd, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.mark.oracle
def test_matlab_agrees_by_octave(bench, tmp_path):
    """All programs in one session: Octave starts slowly."""
    script, chosen = [], {}
    for number, name in enumerate(NAMES):
        program = program_named(bench, name)
        prefix = f"arm{number}"
        for file, text in emit(program, "matlab", EmitOptions(prefix)).items():
            (tmp_path / file).write_text(text, encoding="ascii")
        inputs = bench.states(program, 2)
        chosen[prefix] = (program, inputs)
        outs = output_identifiers([o.name for o in program.outputs])
        for k in range(2):
            given = [f"[{', '.join(repr(float(x)) for x in v[k])}]" for v in inputs.values()]
            if program.parameters:
                given.append(f"{prefix}_setup({prefix}_parameters())")
            script.append(f"[{', '.join(outs)}] = {prefix}_step({', '.join(given)});")
            for out, o in zip(outs, program.outputs, strict=True):
                order = f"permute({out}, {list(range(max(len(o.shape), 2), 0, -1))})"
                script.append(f"printf('%.17g ', {order if len(o.shape) > 1 else out});")
            script.append("printf('\\n');")
    (tmp_path / "main.m").write_text("\n".join(script))
    lines = run("octave", "--no-gui", "--no-init-file", "-q", "main.m", cwd=tmp_path).splitlines()
    for place, (program, inputs) in enumerate(chosen.values()):
        rows = np.array(
            [[float(x) for x in line.split()] for line in lines[2 * place : 2 * place + 2]]
        )
        found, start = {}, 0
        for output in program.outputs:
            size = len(output.values)
            found[output.name] = rows[:, start : start + size].reshape(2, *output.shape)
            start += size
        bench.compare(program, inputs, found, 1e-13)


@pytest.mark.oracle
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_javascript_agrees_by_node(bench, tmp_path, dtype):
    lines = ["const show = (a) => console.log(JSON.stringify(a.map((x) => Array.from(x))));"]
    chosen = []
    for number, name in enumerate(NAMES):
        program = program_named(bench, name)
        ((file, text),) = emit(program, "javascript", EmitOptions(f"arm{number}", dtype)).items()
        (tmp_path / file).write_text(text, encoding="ascii")
        inputs = bench.states(program, 3)
        chosen.append((program, inputs))
        titles = output_identifiers([o.name for o in program.outputs])
        lines.append(f"import * as m{number} from './{file}';")
        for k in range(3):
            given = [json.dumps([float(x) for x in v[k]]) for v in inputs.values()]
            if program.parameters:
                given.append(f"m{number}.setup(m{number}.parameters)")
            call = f"m{number}.step({', '.join(given)})"
            picked = "[r]" if len(titles) == 1 else "[" + ", ".join(f"r.{t}" for t in titles) + "]"
            lines.append(f"{{ const r = {call}; show({picked}); }}")
    (tmp_path / "main.mjs").write_text("\n".join(lines))
    rows = [json.loads(line) for line in run("node", "main.mjs", cwd=tmp_path).splitlines()]
    for place, (program, inputs) in enumerate(chosen):
        found = {
            o.name: np.array([rows[3 * place + k][n] for k in range(3)]).reshape(3, *o.shape)
            for n, o in enumerate(program.outputs)
        }
        bench.compare(program, inputs, found, 1e-13 if dtype == "float64" else 1e-5)


# -- mathematics ------------------------------------------------------------------------------


def test_latex_rows_are_good_mathematics(bench):
    """Every row is set by matplotlib's own TeX parser."""
    from matplotlib.mathtext import MathTextParser

    parser = MathTextParser("agg")
    for program in (bench.everything(), bench.program_of("puma560", "inverse_dynamics")):
        (text,) = emit(program, "latex", EmitOptions("arm")).values()
        rows = [line for line in text.splitlines() if line.startswith(r"\emdegline{")]
        assert len(rows) > 20
        for row in rows:
            parser.parse("$" + row.removeprefix(r"\emdegline{").removesuffix("}") + "$")
        assert text.count("{") == text.count("}")


def test_latex_has_exact_numbers(bench):
    (text,) = emit(bench.everything(), "latex", EmitOptions("arm")).values()
    assert r"\frac{1}{3}" in text
    assert r"\frac{\pi}{6}" in text
    assert "0.333" not in text


def test_markdown_tables_have_as_many_columns_as_their_heads(bench):
    (text,) = emit(bench.everything(), "markdown", EmitOptions("arm")).values()
    outside = "".join(text.split("```")[::2])
    tables = [block.splitlines() for block in outside.split("\n\n") if block.startswith("|")]
    assert tables
    for table in tables:
        assert len({row.count("|") for row in table}) == 1
    assert math.isclose(text.count("```") % 2, 0)
