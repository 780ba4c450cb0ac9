"""Odd arguments as JSON, and the Python objects that they stand for."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np

DTYPES = ("float64",) * 6 + (
    "float32", "float16", "longdouble", "int64", "int8", "uint64", "bool", "complex128", "U4", "S3",
    "M8[s]", "m8[s]", "O", ">f8", "V8",
)  # fmt: skip
FILLS = ("random",) * 5 + ("nan", "inf", "huge", "tiny", "zero")
WAYS = ("plain",) * 6 + (
    "fortran", "strided", "reversed", "readonly", "masked", "unmasked", "list", "tuple", "matrix",
    "subclass", "overlap", "unaligned", "broadcast", "buffer", "interface",
)  # fmt: skip
ODD = (
    None, True, "nan", "text", b"1", 1 + 2j, float("nan"), float("inf"), -1, 0, 1, 1e-300, 1e300,
    10**400, Decimal("0.5"), Fraction(1, 3), [], [[]], [None], ["1"], [1, [2]], {}, {"q": 1},
    {1, 2}, object, np.float32(1), np.array(2.0), np.array(None), range(2), (x for x in ()), ...,
    slice(2),
)  # fmt: skip


class Subclass(np.ndarray):
    """Somebody's own arrays."""


class Interface:
    """An object that NumPy reads through its protocol."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        return self.array if dtype is None else self.array.astype(dtype)


def draw_array(rng: random.Random, width: int, sound: float) -> Any:
    """A spec of an array (…, width), sound with this probability; or the number of an odd value."""
    lead = rng.choice(([], [], [1], [3], [17], [2, 3], [0]))
    spec = {"shape": [*lead, width], "dtype": "float64", "fill": "random", "way": "plain"}
    if rng.random() < sound:
        return spec
    if rng.random() < 0.2:
        return {"odd": rng.randrange(len(ODD))}
    spec |= {"dtype": rng.choice(DTYPES), "fill": rng.choice(FILLS), "way": rng.choice(WAYS)}
    if rng.random() < 0.3:
        shapes = ([], [0], [width + 1], [max(0, width - 1)], [width, 3], [0, width], [1, 1, width],
                  [3, 0], [2**20, 0], [1] * 32 + [width])  # fmt: skip
        spec["shape"] = rng.choice(shapes)
    return spec


def built(spec: dict[str, Any], shared: np.ndarray | None = None) -> Any:
    """The object; `shared` is memory that an overlapping array takes."""
    if "odd" in spec:
        return ODD[spec["odd"] % len(ODD)]
    shape = tuple(spec["shape"])
    values = np.random.default_rng(len(shape)).uniform(-1, 1, shape)
    fill = {"nan": np.nan, "inf": np.inf, "huge": 1e308, "tiny": 5e-324, "zero": 0.0}
    if spec["fill"] in fill:
        values[...] = fill[spec["fill"]]
    with np.errstate(all="ignore"), _quiet():
        array = np.zeros(shape, spec["dtype"]) if spec["dtype"][0] in "MmV" else values.astype(
            spec["dtype"]
        )  # fmt: skip
    return _dressed(array, spec["way"], shared)


def _quiet() -> Any:
    import warnings

    return warnings.catch_warnings(action="ignore")


def _dressed(array: np.ndarray, way: str, shared: np.ndarray | None) -> Any:
    if way == "fortran":
        return np.asfortranarray(array)
    if way == "strided" and array.ndim:
        return np.repeat(array, 2, axis=-1)[..., ::2]
    if way == "reversed" and array.ndim:
        return array[..., ::-1]
    if way == "readonly":
        array.flags.writeable = False
    elif way in ("masked", "unmasked"):
        return np.ma.array(array, mask=way == "masked")
    elif way in ("list", "tuple"):
        return array.tolist() if way == "list" else tuple(np.ravel(array).tolist())
    elif way == "matrix" and array.ndim == 2:
        return array.view(np.matrix)
    elif way == "subclass":
        return array.view(Subclass)
    elif way == "overlap" and shared is not None and shared.size >= array.size:
        return shared.ravel()[: array.size].reshape(array.shape)
    elif way == "unaligned" and array.dtype != object:
        raw = np.zeros(array.nbytes + 1, np.uint8)[1:]
        moved = raw.view(array.dtype) if array.nbytes else array.ravel()
        moved[...] = array.ravel()
        return moved.reshape(array.shape)
    elif way == "broadcast" and array.ndim:
        return np.broadcast_to(array[..., :1], array.shape)
    elif way == "buffer" and array.dtype == np.float64 and array.flags.c_contiguous and array.size:
        return memoryview(array)
    elif way == "interface":
        return Interface(array)
    return array
