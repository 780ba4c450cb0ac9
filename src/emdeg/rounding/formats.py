"""The two floating-point types, and what one rounding can do.

To nearest (IEEE 754), fl(x) = x + ε with

    |ε| ≤ u·ufp(x) + η,    ufp(x) = 2^⌊log₂|x|⌋ ≤ |x|,

u = 2⁻ᵖ for a significand of p bits; η, half the smallest subnormal, is needed by products and
quotients only (Rump, Ogita, Oishi: Accurate floating-point summation I. SIAM J. Sci. Comput. 31,
2008).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import unknown

Floats: TypeAlias = NDArray[np.float64]
_EXPONENT = np.int64(0x7FF0000000000000)


@dataclass(frozen=True)
class Format:
    """A floating-point type: u, η, and the largest number."""

    name: str
    unit: float
    tiny: float
    largest: float

    def rounded(self, value: float) -> float:
        """The number of this type that a double becomes."""
        with np.errstate(over="ignore"):
            return float(np.dtype(self.name).type(value))


FORMATS: Mapping[str, Format] = {
    "float64": Format("float64", 2.0**-53, 5e-324, 1.7976931348623157e308),
    "float32": Format("float32", 2.0**-24, 2.0**-150, (2 - 2**-23) * 2.0**127),
}


def format_of(dtype: Any) -> Format:
    """By the name of the type, or NumPy's type itself."""
    name = dtype if isinstance(dtype, str) else np.dtype(dtype).name
    if name not in FORMATS:
        raise unknown("type of numbers", str(name), FORMATS, argument="type")
    return FORMATS[name]


def ufp(size: Any) -> Floats:
    """2^⌊log₂ size⌋ of numbers that are not negative: the exponent alone; 0 of subnormal ones."""
    if not isinstance(size, np.ndarray):  # what is traced has its own (native/tape.py)
        return cast(Floats, size.ufp())
    bits: NDArray[np.int64] = np.ascontiguousarray(size).view(np.int64) & _EXPONENT
    return bits.view(np.float64)
