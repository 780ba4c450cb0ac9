"""The generator in vector lanes against Random123's own test vectors (tests/kat_vectors)."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from emdeg.backends.llvm import host
from emdeg.backends.llvm.philox import as_float, broadcast, counter, philox, schedule
from emdeg.backends.llvm.samples import written
from emdeg.backends.llvm.text import Body, Shape

# Random123 1.14.0, tests/kat_vectors: "philox4x32 10", counter, key, answer
KNOWN = """
00000000 00000000 00000000 00000000 00000000 00000000 6627e8d5 e169c58d bc57ac4c 9b00dbd8
ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff 408f276d 41c83b0e a20bc7c6 6d5451fd
243f6a88 85a308d3 13198a2e 03707344 a4093822 299f31d0 d16cfe09 94fdcceb 5001e420 24126ea1
"""
VECTORS = [[int(word, 16) for word in line.split()] for line in KNOWN.split("\n") if line]


def words_function(lanes: int, element: str = "double") -> host.Loaded:
    """words(keys, rest, first, out): the four words of states first … first + lanes − 1."""
    body, s = Body(), Shape(element, lanes)

    def word(array: str, place: int) -> str:
        return body.put(f"load i64, ptr {body.offset(f'%{array}', place, 8)}, align 8")

    c0, c1 = counter(body, s, "%first")
    rest = [broadcast(body, s, word("rest", k)) for k in (0, 1)]
    found = written(philox(body, s, (c0, c1, rest[0], rest[1]), "%keys"))
    for k, value in enumerate(found):
        i = Shape("double", lanes).integer
        body.do(f"store {i} {value}, ptr {body.offset('%out', k, 8 * lanes)}, align 8")
        body.store(s, as_float(body, s, value), body.offset("%numbers", k, s.size * lanes))
    head = "define void @words(ptr %keys, ptr %rest, i64 %first, ptr %out, ptr %numbers) {"
    text = "\n".join([head, "entry:", *body.lines, "  ret void", "}"])
    machine = host.this_host()
    return host.Loaded(host.compile_object(text, machine), machine, ["words"])


def drawn(library: host.Loaded, lanes: int, c: list[int], key: list[int], element: str):
    """Words (4, lanes) and the same as floats."""
    pointer = ctypes.c_void_p
    call = ctypes.CFUNCTYPE(None, pointer, pointer, ctypes.c_uint64, pointer, pointer)(
        library.address("words")
    )
    keys = schedule(key[0] | key[1] << 32)
    given = [np.array(part, dtype=np.uint64) for part in (keys, c[2:])]
    out = np.zeros((4, lanes), dtype=np.uint64)
    numbers = np.zeros((4, lanes), dtype=np.float64 if element == "double" else np.float32)
    call(
        given[0].ctypes.data, given[1].ctypes.data, c[0] | c[1] << 32, out.ctypes.data,
        numbers.ctypes.data,
    )  # fmt: skip
    return out, numbers


@pytest.mark.parametrize("lanes", [1, 2, 4, 8])
def test_the_published_vectors(lanes: int) -> None:
    library = words_function(lanes)
    for row in VECTORS:
        out, numbers = drawn(library, lanes, row[:4], row[4:6], "double")
        assert [int(w) for w in out[:, 0]] == row[6:]
        assert (numbers == out).all()


def test_every_lane_has_its_own_counter() -> None:
    """Lane k of a vector is what one lane gives for counter + k, across the low word's end."""
    many, single = words_function(8), words_function(1)
    first = [0xFFFFFFFC, 0x1234, 5, 6]
    out, _ = drawn(many, 8, first, [1, 2], "double")
    for lane in range(8):
        number = (first[0] | first[1] << 32) + lane
        c = [number & 0xFFFFFFFF, number >> 32, 5, 6]
        assert (drawn(single, 1, c, [1, 2], "double")[0][:, 0] == out[:, lane]).all()


def test_single_precision_has_the_upper_bits() -> None:
    out, numbers = drawn(words_function(8, "float"), 8, [9, 0, 0, 0], [3, 4], "float")
    assert (numbers == (out >> 8).astype(np.float32)).all()
    assert (numbers < 2.0**24).all()
