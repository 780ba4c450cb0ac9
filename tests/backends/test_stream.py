"""Results written past the cache have the bits of the ordinary way, and nothing else is touched."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from emdeg.backends.llvm import host, pieces
from emdeg.backends.llvm.module import Machine, ModuleText
from emdeg.backends.llvm.stream import pays, tile_states
from emdeg.backends.plan import Plan
from emdeg.exact.graph import CONFIGURATION, symbol
from emdeg.program.lower import lower
from emdeg.run.kernel import caches
from emdeg.run.kernel.kernel import jit

ELEMENTS = {"float64": "double", "float32": "float"}
STATES = 5 * 16


def program_of_widths(*widths: int):
    """Outputs of so many columns, each entry another function of the two inputs."""
    x, y = symbol("x", CONFIGURATION), symbol("y", CONFIGURATION)
    outputs = {
        f"out{k}": ((width,), [x * (j + 1) + y * (k + 2) for j in range(width)])
        for k, width in enumerate(widths)
    }
    return lower("widths", outputs, [("q", [x]), ("qd", [y])], {}, ())


def functions(program, dtype: str, bits: int):
    """`batch` and `stream` of a machine with vectors of so many bits."""
    here = host.this_host()
    text = ModuleText(Plan.of(program), ELEMENTS[dtype], Machine(bits, True, here.machine.x86))
    libraries = [
        host.Loaded(host.compile_object(text.text(), here), here),
        host.Loaded(host.compile_object(text.stream_text(), here), here, ["stream"]),
    ]
    pointers = [ctypes.c_void_p] * (len(program.inputs) + len(program.outputs) + 1)
    counts = [ctypes.c_int64] * 2
    batch = ctypes.CFUNCTYPE(None, *pointers, *counts)(libraries[0].address("batch"))
    stream = ctypes.CFUNCTYPE(None, *pointers, counts[0])(libraries[1].address("stream"))
    return batch, stream, libraries


def test_long_kernels_in_pieces_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "LONG", 10)
    monkeypatch.setattr(pieces, "PIECE", 7)
    test_any_place_any_width_and_nothing_beside_it(1, "float64")


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("share", [1, 2, 4])
def test_any_place_any_width_and_nothing_beside_it(share: int, dtype: str) -> None:
    """The outputs begin anywhere in a line; what lies before and behind them stays as it was."""
    bits = max(host.this_host().machine.vector_bits // share, 128)
    rng = np.random.default_rng(share)
    for widths in ((1,), (5, 64), (17, 2, 49), (150,)):
        program = program_of_widths(*widths)
        batch, stream, kept = functions(program, dtype, bits)
        inputs = [rng.uniform(-1, 1, STATES).astype(dtype) for _ in range(2)]
        constants = np.zeros(1, dtype)
        expected = [np.zeros((STATES, w), dtype) for w in widths]
        given = [a.ctypes.data for a in inputs]
        batch(*given, *(a.ctypes.data for a in expected), constants.ctypes.data, STATES, STATES)
        tile = tile_states(ELEMENTS[dtype])
        for tiles in (1, 2, 5):
            for shift in range(0, 64 // constants.itemsize + 3, 3):
                room = [np.full(STATES * w + 64, 7.0, dtype) for w in widths]
                inside = [a[shift:] for a in room]
                stream(*given, *(a.ctypes.data for a in inside), constants.ctypes.data, tiles)
                for width, whole, wanted in zip(widths, room, expected, strict=True):
                    size = tiles * tile * width
                    assert (whole[shift : shift + size] == wanted.ravel()[:size]).all()
                    assert (whole[:shift] == 7).all()
                    assert (whole[shift + size :] == 7).all()
        del kept


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_a_kernel_chooses_it_and_gives_the_same_bits(dtype, bench, monkeypatch) -> None:
    """For any number of states and threads, as soon as the results are larger than the cache."""
    program = bench.program_of("stanford", "mass_matrix")
    kernel = jit(program, dtype)
    states = bench.states(program, 9003)
    inputs = [states[i.name].astype(dtype) for i in program.inputs]
    expected = kernel(*inputs)
    assert "_stream" not in vars(kernel)  # it was not needed yet
    monkeypatch.setattr("emdeg.run.kernel.kernel.largest_results", lambda: 1000)
    for count, threads in ((9003, 1), (9003, 3), (9000, 2), (5001, 1), (9, 1)):
        room = np.full((count + 1, *expected.shape[1:]), 7, dtype)
        kernel(*(a[:count] for a in inputs), out=room[:count], threads=threads)
        assert (room[:count] == expected[:count]).all()
        assert (room[count] == 7).all()
    assert "_stream" in vars(kernel)


def test_few_columns_and_very_many_go_the_ordinary_way() -> None:
    assert pays([36])
    assert pays([7, 49, 49])
    assert not pays([7])
    assert not pays([100_000])


def test_the_cache_of_this_machine(tmp_path) -> None:
    assert caches.largest_cache() >= 1 << 16
    assert 0 < caches.largest_results() < caches.largest_cache()
    for name, text in (("index0", "32K"), ("index3", "96M\n"), ("index9", "odd")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "size").write_text(text)
    assert {32 << 10, 96 << 20} <= set(caches._found(tmp_path))
