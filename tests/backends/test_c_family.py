"""C, C++, CUDA and Rust: generated, compiled with every warning an error, run, compared."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from emdeg.backends.base import EmitOptions, emit
from emdeg.backends.names import input_identifiers, output_identifiers
from emdeg.errors import BackendError

STRICT = ["-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
SANITIZE = ["-fsanitize=undefined,address", "-fno-sanitize-recover=all"]
LIBM = {"sin", "cos", "sincos", "tanh", "fabs", "sqrt"}
LIBM |= {f"{name}f" for name in LIBM}


def tool(name):
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*command, cwd=None):
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="ascii")


def programs(bench):
    return bench.programs()


NAMES = [
    "everything", "puma560.inverse_dynamics", "panda.inverse_dynamics", "ur5.inverse_dynamics",
    "stanford.mass_matrix", "stanford.forward_dynamics", "stanford.jacobian",
    "two_link.mass_matrix+coriolis_vector+gravity",
]  # fmt: skip


class Shared:
    """A shared library of C functions, called through ctypes state by state."""

    def __init__(self, path, program, prefix, dtype, two_rate=False):
        self.library = ctypes.CDLL(str(path))
        self.program, self.prefix, self.dtype = program, prefix, np.dtype(dtype)
        self.two_rate = two_rate

    def call(self, name, *arrays):
        getattr(self.library, f"{self.prefix}_{name}")(
            *(ctypes.c_void_p(a.ctypes.data) for a in arrays)
        )

    def run(self, inputs, header):
        sizes = {
            line.split()[1]: int(line.split()[2])
            for line in header.splitlines()
            if line.startswith("#define") and line.split()[1].endswith("_SIZE")
        }

        def room(name):
            return np.zeros(sizes.get(f"{self.prefix}_{name}_SIZE".upper(), 0) or 1, self.dtype)

        constants, constant = room("constants"), []
        if self.program.parameters:
            parameters = np.zeros(len(self.program.parameters), self.dtype)
            self.call("parameters", parameters)
            self.call("setup", parameters, constants)
            constant = [constants]
        count = len(next(iter(inputs.values())))
        results = {o.name: [] for o in self.program.outputs}
        names = input_identifiers([i.name for i in self.program.inputs])
        titles = output_identifiers([o.name for o in self.program.outputs])
        for k in range(count):
            given = {
                n: np.ascontiguousarray(inputs[i.name][k], self.dtype)
                for n, i in zip(names, self.program.inputs, strict=True)
            }
            outs = {n: room(n) for n in titles}
            if self.two_rate:
                configuration = room("configuration")
                for stage in ("configure", "step"):
                    arrays = {**given, **outs, "constants": constants}
                    arrays["configuration"] = configuration
                    self.call(stage, *self._arguments(header, stage, arrays))
            else:
                self.call("step", *given.values(), *constant, *outs.values())
            for o, n in zip(self.program.outputs, titles, strict=True):
                results[o.name].append(outs[n].reshape(o.shape))
        return {name: np.array(values) for name, values in results.items()}

    def _arguments(self, header, stage, arrays):
        """The arrays in the order of the prototype."""
        text = header.split(f"void {self.prefix}_{stage}(")[1].split(")")[0]
        return [arrays[a.split()[-1]] for a in text.replace("\n", " ").split(",")]


@pytest.mark.oracle
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize(("dtype", "tolerance"), [("float64", 1e-13), ("float32", 1e-5)])
def test_c_agrees_and_compiles_without_warnings(bench, tmp_path, compiler, dtype, tolerance):
    for name in NAMES:
        program = bench.everything() if name == "everything" else bench.program_of(*name.split("."))
        files = emit(program, "c", EmitOptions(name="arm", dtype=dtype))
        write(tmp_path, files)
        library = tmp_path / f"{name.replace('.', '_')}.so"
        flags = ["-std=c99", *STRICT, "-O2", "-shared", "-fPIC"]
        run(tool(compiler), *flags, "arm.c", "-o", library, "-lm", cwd=tmp_path)
        inputs = bench.states(program, 20)
        rounded = {k: v.astype(dtype).astype(float) for k, v in inputs.items()}
        found = Shared(library, program, "arm", dtype).run(inputs, files["arm.h"])
        bench.compare(program, rounded, found, tolerance)
        assert undefined(library) <= LIBM


def undefined(library):
    """Symbols that a library takes from elsewhere, without those of the loader itself."""
    lines = run(tool("nm"), "-D", "--undefined-only", str(library)).splitlines()
    names = {line.split()[-1].split("@")[0] for line in lines}
    return {n for n in names if not n.startswith(("_", "__"))}


@pytest.mark.oracle
def test_the_two_rate_split_gives_the_same_numbers(bench, tmp_path):
    for name in (NAMES[0], NAMES[1], NAMES[-1]):
        program = bench.everything() if name == "everything" else bench.program_of(*name.split("."))
        files = emit(program, "c", EmitOptions(name="arm", two_rate=True))
        write(tmp_path, files)
        library = tmp_path / f"{name.replace('.', '_')}.so"
        flags = ["-std=c99", *STRICT, "-shared", "-fPIC"]
        run(tool("gcc"), *flags, "arm.c", "-o", library, "-lm", cwd=tmp_path)
        inputs = bench.states(program, 10)
        found = Shared(library, program, "arm", float, two_rate=True).run(inputs, files["arm.h"])
        bench.compare(program, inputs, found, 1e-13)
        step = files["arm.h"].split("void arm_step(")[1].split(")")[0]
        assert " q" not in step.replace("qd", "").replace("qdd", ""), "the step reads no positions"


@pytest.mark.oracle
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("two_rate", [False, True])
def test_the_test_program_passes_under_sanitizers(bench, tmp_path, dtype, two_rate):
    for program in (bench.everything(), bench.program_of("puma560", "inverse_dynamics")):
        options = EmitOptions("arm", dtype, two_rate, batch=not two_rate, test=True)
        write(tmp_path, emit(program, "c", options))
        sources = ["arm.c", "arm_test.c", "-lm", "-o", "check"]
        for compiler in ("gcc", "clang"):
            run(tool(compiler), "-std=c99", *STRICT, *SANITIZE, *sources, cwd=tmp_path)
            assert run("./check", cwd=tmp_path) == "all numbers agree\n"


def test_the_test_program_finds_a_wrong_number(bench, tmp_path):
    program = bench.program_of("two_link", "inverse_dynamics")
    write(tmp_path, emit(program, "c", EmitOptions("arm", test=True)))
    source = (tmp_path / "arm.c").read_text()
    spoilt = source.replace("inverse_dynamics[1] = ", "inverse_dynamics[1] = 1.0 + ")
    assert spoilt != source
    (tmp_path / "arm.c").write_text(spoilt)
    run(tool("gcc"), "arm.c", "arm_test.c", "-lm", "-o", "check", cwd=tmp_path)
    result = subprocess.run("./check", cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (1, "1 numbers differ\n")


@pytest.mark.oracle
def test_the_batch_function_walks_over_rows(bench, tmp_path):
    program = bench.program_of("puma560", "inverse_dynamics")
    write(tmp_path, emit(program, "c", EmitOptions("arm", batch=True)))
    flags = ["-std=c99", *STRICT, "-shared", "-fPIC"]
    run(tool("gcc"), *flags, "arm.c", "-o", "a.so", "-lm", cwd=tmp_path)
    shared = Shared(tmp_path / "a.so", program, "arm", float)
    parameters, constants = np.zeros(len(program.parameters)), np.zeros(1000)
    shared.call("parameters", parameters)
    shared.call("setup", parameters, constants)
    inputs = bench.states(program, 33)
    out = np.zeros((33, 6))
    pointers = [ctypes.c_void_p(a.ctypes.data) for a in (*inputs.values(), constants, out)]
    shared.library.arm_batch(ctypes.c_size_t(33), *pointers)
    bench.compare(program, inputs, {"inverse_dynamics": out}, 1e-13)


def test_two_rates_and_batches_exclude_each_other(bench):
    with pytest.raises(BackendError, match="not for both"):
        emit(bench.everything(), "c", EmitOptions(batch=True, two_rate=True))


def test_the_header_is_good_c_plus_plus_too(bench, tmp_path):
    write(tmp_path, emit(bench.everything(), "c", EmitOptions("arm", batch=True)))
    (tmp_path / "use.cpp").write_text('#include "arm.h"\nint main() { return ARM_Q_SIZE - 3; }\n')
    for compiler in ("g++", "clang++"):
        run(tool(compiler), "-std=c++17", *STRICT, "use.cpp", "-o", "use", cwd=tmp_path)
        run("./use", cwd=tmp_path)


# -- C++ ------------------------------------------------------------------------------------


def cpp_main(program, inputs, scalar):
    """A program that reads states from its text and prints all outputs."""
    names = input_identifiers([i.name for i in program.inputs])
    titles = output_identifiers([o.name for o in program.outputs])
    lines = ['#include "arm.hpp"', "#include <array>", "#include <cstdio>", "int main() {"]
    lines += ["    std::array<S, arm::constants_size> constants{};"]
    lines += ["    std::array<S, 64> parameters{};", "    arm::default_parameters<S>(parameters);"]
    lines += ["    arm::setup<S>(parameters, constants);"]
    for k in range(len(next(iter(inputs.values())))):
        lines.append("    {")
        for n, i in zip(names, program.inputs, strict=True):
            numbers = ", ".join(f"S({float(x)!r})" for x in inputs[i.name][k])
            lines.append(f"        const S {n}[] = {{{numbers}}};")
        lines += [f"        std::array<S, arm::{t}_size> {t}{{}};" for t in titles]
        lines.append(f"        arm::step<S>({', '.join([*names, 'constants', *titles])});")
        for t in titles:
            lines.append(f'        for (S x : {t}) std::printf("%.17g ", static_cast<double>(x));')
        lines += ['        std::printf("\\n");', "    }"]
    lines.insert(3, f"using S = {scalar};")
    return "\n".join([*lines, "}", ""])


def outputs_of(program, text):
    rows = np.array([[float(x) for x in line.split()] for line in text.splitlines()])
    found, start = {}, 0
    for output in program.outputs:
        size = len(output.values)
        found[output.name] = rows[:, start : start + size].reshape(-1, *output.shape)
        start += size
    return found


@pytest.mark.oracle
@pytest.mark.parametrize("compiler", ["g++", "clang++"])
@pytest.mark.parametrize(("scalar", "tolerance"), [("double", 1e-13), ("float", 1e-5)])
def test_cpp_agrees_and_compiles_without_warnings(bench, tmp_path, compiler, scalar, tolerance):
    for program in (bench.everything(), bench.program_of("puma560", "inverse_dynamics")):
        write(tmp_path, emit(program, "cpp", EmitOptions("arm")))
        dtype = np.float64 if scalar == "double" else np.float32
        inputs = {k: v.astype(dtype).astype(float) for k, v in bench.states(program, 5).items()}
        (tmp_path / "main.cpp").write_text(cpp_main(program, inputs, scalar))
        flags = ["-std=c++17", *STRICT, *SANITIZE]
        run(tool(compiler), *flags, "main.cpp", "-o", "main", cwd=tmp_path)
        bench.compare(program, inputs, outputs_of(program, run("./main", cwd=tmp_path)), tolerance)


@pytest.mark.oracle
def test_cpp_takes_eigen_vectors_and_maps(bench, tmp_path):
    """Eigen's headers come with CasADi's wheel."""
    import casadi

    program = bench.program_of("two_link", "mass_matrix+coriolis_vector+gravity")
    write(tmp_path, emit(program, "cpp", EmitOptions("arm")))
    (tmp_path / "main.cpp").write_text(
        """
        #include "arm.hpp"
        #include <Eigen/Dense>
        int main() {
            Eigen::VectorXd parameters(8), constants(arm::constants_size), g(2), c(2);
            arm::default_parameters(parameters);
            arm::setup(parameters, constants);
            const Eigen::Vector2d q(0.3, -0.7);
            Eigen::MatrixXd states = Eigen::MatrixXd::Constant(2, 3, 0.5);
            Eigen::Matrix<double, 2, 2, Eigen::RowMajor> mass;
            Eigen::Map<Eigen::VectorXd> flat(mass.data(), 4);
            arm::step(q, states.col(1), constants, flat, c, g);
            return !(mass.determinant() > 0 && mass(0, 1) == mass(1, 0) && g.norm() > 0);
        }
        """
    )
    eigen = Path(casadi.__file__).parent / "include" / "eigen3"
    run(tool("g++"), "-std=c++17", f"-I{eigen}", "main.cpp", "-o", "main", cwd=tmp_path)
    run("./main", cwd=tmp_path)


@pytest.mark.oracle
def test_cpp_takes_other_scalars(bench, tmp_path):
    """A dual number goes through the header: the derivative of sin is cos."""
    program = bench.program_of("two_link", "gravity")
    write(tmp_path, emit(program, "cpp", EmitOptions("arm")))
    (tmp_path / "main.cpp").write_text(
        """
        #include "arm.hpp"
        #include <array>
        #include <vector>
        struct Dual { double x, d; Dual(double a = 0, double b = 0) : x(a), d(b) {} };
        Dual operator+(Dual a, Dual b) { return {a.x + b.x, a.d + b.d}; }
        Dual operator-(Dual a, Dual b) { return {a.x - b.x, a.d - b.d}; }
        Dual operator*(Dual a, Dual b) { return {a.x * b.x, a.x * b.d + a.d * b.x}; }
        Dual operator-(Dual a) { return {-a.x, -a.d}; }
        Dual sin(Dual a) { return {std::sin(a.x), std::cos(a.x) * a.d}; }
        Dual cos(Dual a) { return {std::cos(a.x), -std::sin(a.x) * a.d}; }
        int main() {
            std::vector<double> parameters(8), constants(arm::constants_size), g(2), moved(2);
            arm::default_parameters(parameters);
            arm::setup(parameters, constants);
            const double h = 1e-6;
            std::array<double, 2> q{0.3, -0.7}, near{0.3 + h, -0.7};
            arm::step(q, constants, g);
            arm::step(near, constants, moved);
            std::array<Dual, 2> dual{Dual(0.3, 1.0), Dual(-0.7)}, result;
            std::vector<Dual> wide(constants.begin(), constants.end());
            arm::step<Dual>(dual, wide, result);
            const double error = result[1].d - (moved[1] - g[1]) / h;
            return !(std::abs(result[0].x - g[0]) < 1e-12 && std::abs(error) < 1e-4);
        }
        """
    )
    run(tool("g++"), "-std=c++17", "main.cpp", "-o", "main", cwd=tmp_path)
    run("./main", cwd=tmp_path)


# -- CUDA -----------------------------------------------------------------------------------

EMULATION = """
#define __global__
#define __device__
#define __forceinline__ inline
#define __restrict__ __restrict
struct Index { unsigned x; };
static Index blockIdx, blockDim = {32}, threadIdx;
"""


@pytest.mark.oracle
@pytest.mark.parametrize("layout", ["rows", "columns"])
def test_cuda_kernels_agree_when_a_processor_plays_the_graphics_card(bench, tmp_path, layout):
    program = bench.everything()
    files = emit(program, "cuda", EmitOptions("arm"))
    write(tmp_path, files)
    launch = """
    extern "C" void launch(long long count, const double *a, const double *b, const double *k,
                           double *x, double *y, double *z) {
        for (blockIdx.x = 0; blockIdx.x < (count + 31) / 32; ++blockIdx.x)
            for (threadIdx.x = 0; threadIdx.x < 32; ++threadIdx.x)
                arm_LAYOUT(count, a, b, k, x, y, z);
    }
    """.replace("LAYOUT", layout)
    (tmp_path / "arm.cpp").write_text(EMULATION + '#include "arm.cu"\n' + launch)
    run(tool("g++"), "-shared", "-fPIC", "arm.cpp", "-o", "arm.so", cwd=tmp_path)
    library = ctypes.CDLL(str(tmp_path / "arm.so"))
    inputs = bench.states(program, 50)
    parameters, constants = np.zeros(len(program.parameters)), np.zeros(50)
    library.arm_parameters(ctypes.c_void_p(parameters.ctypes.data))
    library.arm_setup(*(ctypes.c_void_p(a.ctypes.data) for a in (parameters, constants)))
    given = [np.ascontiguousarray(a if layout == "rows" else a.T) for a in inputs.values()]
    outs = [
        np.zeros((50, len(o.values)) if layout == "rows" else (len(o.values), 50))
        for o in program.outputs
    ]
    pointers = [ctypes.c_void_p(a.ctypes.data) for a in (*given, constants, *outs)]
    library.launch(ctypes.c_longlong(50), *pointers)
    rows = outs if layout == "rows" else [o.T for o in outs]
    found = {o.name: r.reshape(50, *o.shape) for o, r in zip(program.outputs, rows, strict=True)}
    bench.compare(program, inputs, found, 1e-13)


@pytest.mark.oracle
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_cuda_compiles_where_nvcc_is(bench, tmp_path, dtype):
    """Without nvcc the emulation above is all that can be had: this is no skip."""
    nvcc = shutil.which("nvcc")
    files = emit(bench.everything(), "cuda", EmitOptions("arm", dtype))
    assert list(files) == ["arm.cu"]
    if nvcc is not None:
        write(tmp_path, files)
        run(nvcc, "--ptx", "arm.cu", "-o", "arm.ptx", cwd=tmp_path)
        assert "arm_columns" in (tmp_path / "arm.ptx").read_text()


# -- Rust -----------------------------------------------------------------------------------


@pytest.mark.oracle
@pytest.mark.parametrize(("dtype", "tolerance"), [("float64", 1e-13), ("float32", 1e-5)])
def test_rust_agrees_and_compiles_without_warnings(bench, tmp_path, dtype, tolerance):
    for program in (bench.everything(), bench.program_of("puma560", "inverse_dynamics")):
        write(tmp_path, emit(program, "rust", EmitOptions("arm", dtype, batch=True)))
        real = "f64" if dtype == "float64" else "f32"
        inputs = {k: v.astype(dtype).astype(float) for k, v in bench.states(program, 4).items()}
        names = input_identifiers([i.name for i in program.inputs])
        titles = output_identifiers([o.name for o in program.outputs])
        lines = ["fn main() {", f"    let mut constants = [0.0 as {real}; arm::CONSTANTS_SIZE];"]
        lines += ["    arm::setup(&arm::PARAMETERS, &mut constants);"]
        for k in range(4):
            lines.append("    {")
            for n, i in zip(names, program.inputs, strict=True):
                numbers = ", ".join(repr(float(x)) for x in inputs[i.name][k])
                lines.append(f"        let {n} = [{numbers}];")
            for t in titles:
                lines.append(f"        let mut {t} = [0.0 as {real}; arm::{t.upper()}_SIZE];")
            passed = [f"&{n}" for n in names] + ["&constants"] + [f"&mut {t}" for t in titles]
            lines.append(f"        arm::step({', '.join(passed)});")
            for t in titles:
                lines.append(f'        for x in {t}.iter() {{ print!("{{:e}} ", x); }}')
            lines += ["        println!();", "    }"]
        (tmp_path / "main.rs").write_text("\n".join([*lines, "}", ""]))
        strict = ["--edition", "2021", "-D", "warnings", "-O"]
        run(tool("rustc"), *strict, "--crate-type", "rlib", "arm.rs", cwd=tmp_path)
        flags = ["--edition", "2021", "--extern", "arm=libarm.rlib", "-lm"]
        run(tool("rustc"), *flags, "main.rs", cwd=tmp_path)
        bench.compare(program, inputs, outputs_of(program, run("./main", cwd=tmp_path)), tolerance)
