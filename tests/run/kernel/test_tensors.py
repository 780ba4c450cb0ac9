"""Arrays of other libraries go in and out without copies, by NumPy's and DLPack's protocols."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError


@cache
def puma() -> emdeg.Kernel:
    return emdeg.compile(emdeg.load("puma560"), "inverse_dynamics", optimise="none").jit()


class Lender:
    """Has memory and lends it as NumPy's protocol says; no ndarray."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array
        self.__array_interface__ = array.__array_interface__


class FarAway:
    """A tensor on a device that lends nothing here."""

    def __dlpack__(self, **options: Any) -> Any:
        raise BufferError("on another device")


class OnlyDLPack:
    """Lends its memory by DLPack alone."""

    def __init__(self, array: np.ndarray) -> None:
        self._array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self._array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._array.__dlpack_device__()


class OnGpu(OnlyDLPack):
    """Says by DLPack that it is on a GPU (kDLCUDA = 2)."""

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0


class Cuda:
    """Says so by the protocol of CUDA's libraries."""

    __cuda_array_interface__: ClassVar[dict[str, Any]] = {"version": 3}


def states(count: int) -> list[np.ndarray]:
    rng = np.random.default_rng(5)
    return [rng.uniform(-1, 1, (count, 6)) for _ in range(3)]


def test_inputs_and_outputs_that_lend_their_memory() -> None:
    given = states(40)
    expected = puma()(*given)
    out = Lender(np.zeros((40, 6)))
    back = puma()(*map(Lender, given), out=out)
    assert back is out
    assert (out.array == expected).all()


@pytest.mark.oracle
def test_arrays_of_jax_go_in() -> None:
    jax = pytest.importorskip("jax")
    given = states(16)
    with jax.enable_x64(True):
        tensors = [jax.numpy.asarray(a) for a in given]
        assert (puma()(*tensors) == puma()(*given)).all()
        # what JAX has computed cannot be written into
        with pytest.raises(UsageError, match="cannot be written into"):
            puma()(*tensors, out=jax.numpy.zeros((16, 6)))


def test_dlpack_alone_is_enough() -> None:
    given = states(40)
    out = np.zeros((40, 6))
    lender = OnlyDLPack(out)
    assert puma()(*map(OnlyDLPack, given), out=lender) is lender
    assert (out == puma()(*given)).all()
    # an output that is also an input is noticed through the protocol, too
    room = given[0].copy()
    puma()(OnlyDLPack(room), *given[1:], out=OnlyDLPack(room))
    assert (room == out).all()


@pytest.mark.parametrize("far", [OnGpu(np.zeros((4, 6))), Cuda()], ids=["dlpack", "cuda"])
def test_arrays_on_a_gpu_are_refused_with_a_sentence(far: Any) -> None:
    given = states(4)
    with pytest.raises(UsageError, match=r"qd.*is in the memory of a GPU.*cpu"):
        puma()(given[0], far, given[2])
    with pytest.raises(UsageError, match=r"out.*is in the memory of a GPU"):
        puma()(*given, out=far)


def test_what_lends_nothing_is_said() -> None:
    given = states(4)
    with pytest.raises(UsageError, match="not a NumPy array"):
        puma()(*given, out=FarAway())


def test_an_output_over_an_input_is_as_if_apart() -> None:
    given = states(300)
    expected = puma()(*given)
    for k in range(3):
        arrays = [a.copy() for a in given]
        puma()(*arrays, out=arrays[k])
        assert (arrays[k] == expected).all()
    room = np.zeros((301, 6))
    room[:300] = given[0]
    puma()(room[:300], *given[1:], out=room[1:])  # one row further
    assert (room[1:] == expected).all()
