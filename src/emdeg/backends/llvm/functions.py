"""The opaque functions of friction models on vectors: sign, abs, sqrt, tanh.

    tanh x = e / (e + 2),   e = exp(2x) − 1 = 2ᵏ·p(r) + (2ᵏ − 1),   2x = k·ln 2 + r

so small arguments keep their relative accuracy; |x| is cut at 20, where tanh is 1 to the last
bit. NaN gives NaN. sign(0) = 0.

    ln x = e·ln 2 + ln(1 + f),   x = 2ᵉ·(1 + f), √½ ≤ 1 + f < √2,   ln(1 + f) = 2 artanh(f/(2 + f))

is for samples alone: x is normal and positive.
"""

from __future__ import annotations

import math
import struct

from emdeg.backends.llvm.text import Body, Shape
from emdeg.errors import BackendError

_LN2_HIGH = float.fromhex("0x1.62e42fefa0000p-1")  # k·LN2_HIGH is exact for |k| < 2¹¹
_LN2_LOW = float.fromhex("0x1.cf79abc9e3b39p-40")
_LN2_HIGH_SHORT = 0.693359375  # the same for 24 bits
_LN2_LOW_SHORT = -2.12194440e-4


def apply(body: Body, s: Shape, name: str, x: str) -> str:
    """name(x)."""
    if name == "abs":
        return body.call(s, "fabs", x)
    if name == "sqrt":
        return body.call(s, "sqrt", x)
    if name == "sign":
        zero = s.const(0.0)
        low = body.select(s, body.compare(s, "lt", x, zero), s.const(-1.0), x)
        return body.select(s, body.compare(s, "gt", x, zero), s.const(1.0), low)
    if name == "tanh":
        return _tanh(body, s, x)
    raise BackendError(f"no machine code for the function {name!r}", backend="llvm", element=name)


def _tanh(body: Body, s: Shape, x: str) -> str:
    limit = 20.0
    x = body.select(s, body.compare(s, "gt", x, s.const(limit)), s.const(limit), x)
    x = body.select(s, body.compare(s, "lt", x, s.const(-limit)), s.const(-limit), x)
    double = s.element == "double"
    y = body.add(s, x, x)
    magic = s.const(1.5 * 2.0 ** (52 if double else 23))
    shifted = body.multiply_add(s, y, s.const(1.0 / math.log(2.0)), magic)
    k = body.sub(s, shifted, magic)
    high, low = (_LN2_HIGH, _LN2_LOW) if double else (_LN2_HIGH_SHORT, _LN2_LOW_SHORT)
    r = body.multiply_add(s, k, s.const(-high), y)
    r = body.multiply_add(s, k, s.const(-low), r)
    p = _expm1(body, s, r, 13 if double else 7)
    power = _power_of_two(body, s, shifted)
    e = body.multiply_add(s, power, p, body.sub(s, power, s.const(1.0)))
    return body.div(s, e, body.add(s, e, s.const(2.0)))


def _expm1(body: Body, s: Shape, r: str, degree: int) -> str:
    """r + r²·(1/2! + r/3! + …): Taylor, enough for |r| ≤ ln 2 / 2."""
    total = s.const(1.0 / math.factorial(degree))
    for n in range(degree - 1, 1, -1):
        total = body.multiply_add(s, total, r, s.const(1.0 / math.factorial(n)))
    return body.multiply_add(s, body.mul(s, r, r), total, r)


def _power_of_two(body: Body, s: Shape, shifted: str) -> str:
    """2ᵏ from the k in the low bits of `shifted`."""
    i = s.integer
    mantissa, bias = (52, 1023) if s.element == "double" else (23, 127)
    k = body.put(f"bitcast {s.type} {shifted} to {i}")
    biased = body.put(f"add {i} {k}, {s.integer_const(bias)}")
    bits = body.put(f"shl {i} {biased}, {s.integer_const(mantissa)}")
    return body.put(f"bitcast {i} {bits} to {s.type}")


def logarithm(body: Body, s: Shape, x: str) -> str:
    """ln x for normal x > 0."""
    i = s.integer
    mantissa = 52 if s.element == "double" else 23
    bits = body.put(f"bitcast {s.type} {x} to {i}")
    # with the bits of √½ taken off, the exponent counts from there
    root = _bits(math.sqrt(0.5), s.element)
    shifted = body.put(f"sub {i} {bits}, {s.integer_const(root)}")
    exponent = body.put(f"ashr {i} {shifted}, {s.integer_const(mantissa)}")
    power = body.put(f"shl {i} {exponent}, {s.integer_const(mantissa)}")
    m = body.put(f"bitcast {i} {body.put(f'sub {i} {bits}, {power}')} to {s.type}")
    magic = 1.5 * 2.0**mantissa  # the integer in the low bits of a float
    e = body.put(f"add {i} {exponent}, {s.integer_const(_bits(magic, s.element))}")
    e = body.sub(s, body.put(f"bitcast {i} {e} to {s.type}"), s.const(magic))
    f = body.sub(s, m, s.const(1.0))
    t = body.div(s, f, body.add(s, f, s.const(2.0)))
    z = body.mul(s, t, t)
    terms = 11 if s.element == "double" else 5  # t² ≤ 0.0295: the next is below half a bit
    total = s.const(2.0 / (2 * terms + 1))
    for k in range(terms - 1, 0, -1):
        total = body.multiply_add(s, total, z, s.const(2.0 / (2 * k + 1)))
    tail = body.mul(s, body.mul(s, t, z), total)
    series = body.multiply_add(s, t, s.const(2.0), tail)
    return body.multiply_add(s, e, s.const(math.log(2.0)), series)


def _bits(value: float, element: str) -> int:
    """A float's bits as an integer."""
    form = ("<d", "<q") if element == "double" else ("<f", "<i")
    return int(struct.unpack(form[1], struct.pack(form[0], value))[0])
