"""Kernels as users meet them: shapes, errors, parameters, threads, pickles, forks, the cache."""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import pickle
import threading
import time
from functools import cache as remember

import numpy as np
import pytest

import emdeg
from emdeg import cache
from emdeg.errors import UsageError
from emdeg.program.interpret import interpret
from emdeg.run.kernel.kernel import Kernel, jit
from emdeg.run.kernel.kernel import _closed as kernel_closed


@remember
def inverse_dynamics():
    return emdeg.compile(emdeg.load("puma560"), "inverse_dynamics", optimise=None, certify=False)


@remember
def several():
    outputs = ["mass_matrix", "gravity", "kinetic_energy"]
    return emdeg.compile(emdeg.load("two_link"), outputs, optimise=None, certify=False)


@pytest.fixture(scope="module")
def kernel():
    return jit(inverse_dynamics())


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory, monkeypatch):
    folder = tmp_path_factory.getbasetemp() / "emdeg-cache"
    folder.mkdir(mode=0o700, exist_ok=True)
    monkeypatch.setenv("EMDEG_CACHE", str(folder))
    return folder


def states(count=None, n=6, seed=0):
    rng = np.random.default_rng(seed)
    shape = (n,) if count is None else (count, n)
    return [rng.uniform(-3, 3, shape) for _ in range(3)]


def reference(program, arrays, parameters=None):
    names = [i.name for i in program.inputs]
    return interpret(program, dict(zip(names, arrays, strict=False)), parameters)


# -- shapes --------------------------------------------------------------------------


@pytest.mark.parametrize("count", [None, 0, 1, 5, 8, 9, 1000, 30_000])
def test_one_state_or_a_batch(kernel, count):
    arrays = states(count)
    tau = kernel(*arrays)
    assert tau.shape == arrays[0].shape
    expected = reference(kernel.program, arrays)["inverse_dynamics"]
    np.testing.assert_allclose(tau, expected, rtol=1e-13, atol=1e-11)


def test_a_program_compiles_itself(kernel):
    q, qd, qdd = states()
    chained = inverse_dynamics().jit()
    assert np.array_equal(chained(q, qd, qdd), kernel(q, qd, qdd))
    single = inverse_dynamics().jit(np.float32, layout="columns")
    assert (single.dtype, single.layout) == (np.dtype(np.float32), "columns")


def test_more_axes_in_front_are_a_batch_too(kernel):
    q, qd, qdd = (a.reshape(3, 4, 6) for a in states(12))
    tau = kernel(q, qd, qdd)
    assert tau.shape == (3, 4, 6)
    assert np.array_equal(tau[1, 2], kernel(q[1, 2], qd[1, 2], qdd[1, 2]))


def test_out_is_written_into_and_returned(kernel):
    for count in (None, 10, 5000):
        arrays = states(count)
        out = np.full_like(arrays[0], np.nan)
        assert kernel(*arrays, out=out) is out
        assert np.array_equal(out, kernel(*arrays))


def test_several_outputs_come_as_a_named_tuple():
    kernel = jit(several())
    q, qd, _ = states(n=2)
    one = kernel(q, qd)
    assert one._fields == ("mass_matrix", "gravity", "kinetic_energy")
    assert one.mass_matrix.shape == (2, 2)
    assert one.kinetic_energy.shape == ()
    batch = kernel(np.tile(q, (9, 1)), np.tile(qd, (9, 1)))
    assert batch.mass_matrix.shape == (9, 2, 2)
    assert np.array_equal(batch.mass_matrix[4], one.mass_matrix)
    again = kernel(q, qd, out=type(one)(*(np.empty_like(a) for a in one)))
    assert np.array_equal(again.gravity, one.gravity)


def test_views_lists_and_integers_are_converted(kernel):
    q, qd, qdd = states(20)
    wide = np.asfortranarray(np.hstack([q, qd]))
    assert np.array_equal(kernel(wide[:, :6], qd, qdd), kernel(q, qd, qdd))
    zero = np.zeros(6)
    assert np.array_equal(kernel([0] * 6, [0] * 6, range(6)), kernel(zero, zero, np.arange(6.0)))
    backwards = q[::-1]
    assert np.array_equal(kernel(backwards, qd, qdd), kernel(backwards.copy(), qd, qdd))
    swapped = q.astype(q.dtype.newbyteorder())
    assert np.array_equal(kernel(swapped, qd, qdd), kernel(q, qd, qdd))


def test_an_output_may_be_an_input(kernel):
    """Kernels assume that arrays are apart; the call makes it so."""
    q, qd, qdd = states()
    expected = kernel(q, qd, qdd)
    assert np.array_equal(kernel(q, qd, qdd, out=qdd), expected)
    q, qd, qdd = states(50)
    expected = kernel(q, qd, qdd)
    room = np.zeros((100, 6))
    room[3:53] = q
    assert np.array_equal(kernel(room[3:53], qd, qdd, out=room[:50]), expected)


def test_structure_of_arrays():
    program = inverse_dynamics()
    rows, columns = jit(program), jit(program, layout="columns")
    for count in (1, 5, 8, 1000, 20_000):
        arrays = states(count)
        found = columns(*(np.ascontiguousarray(a.T) for a in arrays))
        assert found.shape == (6, count)
        assert np.array_equal(found.T, rows(*arrays))
    with pytest.raises(UsageError, match="structure of arrays"):
        columns(*states(3))


def test_single_precision():
    single = jit(inverse_dynamics(), np.float32)
    arrays = [a.astype(np.float32) for a in states(100)]
    tau = single(*arrays)
    assert tau.dtype == np.float32
    expected = reference(single.program, [a.astype(float) for a in arrays])["inverse_dynamics"]
    assert np.max(np.abs(tau - expected)) < 1e-5 * np.max(np.abs(expected))


# -- errors ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda q, v, a: ((q, v), {}), "2 arrays.*q, qd, qdd"),
        (lambda q, v, a: ((q, v, a, a), {}), "4 arrays.*q, qd, qdd"),
        (lambda q, v, a: ((q[:5], v, a), {}), r"'?q'?.*\(5,\).*\(6,\) for one state"),
        (lambda q, v, a: ((q[None], np.stack([v, v]), a), {}), r"qd.*as many states.*\(2, 6\)"),
        (lambda q, v, a: ((q, v), {"speed": a}), "speed.*is no input.*q, qd, qdd"),
        (lambda q, v, a: ((q, v, a), {"qd": v}), "qd.*is given twice"),
        (lambda q, v, a: ((), {"q": q, "qdd": a}), "takes other arguments.*q, qdd.*q, qd, qdd"),
        (lambda q, v, a: ((None, v, a), {}), "q.*is not an array"),
        (lambda q, v, a: ((q, v, a.astype(complex)), {}), "qdd.*complex128.*float64"),
        (lambda q, v, a: ((q, "fast", a), {}), "qd.*not an array of numbers"),
        (lambda q, v, a: ((q, v, a), {"out": np.zeros(5)}), r"out.*\(5,\).*\(6,\) of float64"),
        (lambda q, v, a: ((q, v, a), {"out": np.zeros(6, np.float32)}), "out.*float32"),
        (lambda q, v, a: ((q, v, a), {"out": np.zeros(12)[::2]}), "out.*contiguous"),
        (lambda q, v, a: ((q, v, a), {"out": [0.0] * 6}), "out"),
        (lambda q, v, a: ((q[None], v[None], a[None]), {"threads": 0}), "threads"),
    ],
)
def test_wrong_arguments_are_named(kernel, spoil, message):
    args, named = spoil(*states())
    with pytest.raises(UsageError, match=f"(?s){message}"):
        kernel(*args, **named)


def test_single_precision_refuses_to_lose_digits():
    with pytest.raises(UsageError, match="astype"):
        jit(inverse_dynamics(), "float32")(*states())


def test_a_read_only_output_is_refused_and_read_only_inputs_are_fine(kernel):
    arrays = states()
    for a in arrays:
        a.flags.writeable = False
    out = kernel(*arrays)
    out.flags.writeable = False
    with pytest.raises(UsageError, match="read-only"):
        kernel(*arrays, out=out)


@pytest.mark.parametrize("dtype", ["float16", "int64", ">f8"])
def test_other_dtypes_are_refused(dtype):
    with pytest.raises(UsageError, match="float64 or float32"):
        jit(inverse_dynamics(), dtype)


# -- parameters --------------------------------------------------------------------------


def test_parameters_are_set_without_compiling(kernel):
    changed = jit(inverse_dynamics())
    address = changed.address
    name = next(n for n in kernel.program.parameters if n.startswith("m"))
    arrays = states(20)
    before = changed(*arrays)
    assert changed.set({name: 7.5}) is changed
    assert changed.address == address
    assert changed.parameters[name] == 7.5
    expected = reference(changed.program, arrays, {name: 7.5})["inverse_dynamics"]
    np.testing.assert_allclose(changed(*arrays), expected, rtol=1e-12, atol=1e-10)
    one = changed(*(a[3] for a in arrays))
    np.testing.assert_allclose(one, expected[3], rtol=1e-12, atol=1e-10)
    assert np.array_equal(kernel(*arrays), before), "another kernel keeps its parameters"
    assert np.array_equal(changed.set({name: kernel.parameters[name]})(*arrays), before)


def test_a_call_keeps_the_parameters_that_it_began_with(kernel):
    """What another thread sets meanwhile neither mixes with them nor frees their memory."""
    changed = jit(inverse_dynamics())
    name = next(n for n in kernel.program.parameters if n.startswith("m"))
    arrays, out = tuple(states()), np.empty(6)
    before, door = changed(*arrays), changed._given.door
    for k in range(100):
        changed.set({name: float(k)})
    gc.collect()
    assert door is kernel_closed or door(arrays, out)
    assert door is kernel_closed or np.array_equal(out, before)


def test_two_threads_may_set_different_parameters():
    changed = jit(inverse_dynamics())
    names = [n for n in changed.program.parameters if n.startswith("m")][:2]

    def work(name):
        for k in range(300):
            changed.set({name: float(k)})

    workers = [threading.Thread(target=work, args=(name,)) for name in names]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert [changed.parameters[name] for name in names] == [299.0, 299.0]


def test_unknown_and_unreal_parameters_are_refused(kernel):
    with pytest.raises(UsageError, match="no parameter 'mas'"):
        kernel.set(mas=1.0)
    name = next(iter(kernel.program.parameters))
    for value in ("heavy", 1j, [1.0], None):
        with pytest.raises(UsageError, match="not a real number"):
            kernel.set({name: value})


def test_a_parameter_without_value_must_be_set_first():
    from dataclasses import replace

    program = inverse_dynamics()
    name = next(iter(program.parameters))
    bare = replace(program, parameters={**program.parameters, name: None})
    kernel = jit(bare)
    with pytest.raises(UsageError, match="no value"):
        kernel(*states())
    kernel.set({name: program.parameters[name]})
    assert np.array_equal(kernel(*states()), jit(program)(*states()))


# -- addresses ----------------------------------------------------------------------------


def test_the_address_works_from_ctypes_and_numba(kernel):
    import numba

    q, qd, qdd = states()
    out = np.empty(6)
    function = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 5)(kernel.address)
    function(*(a.ctypes.data for a in (q, qd, qdd, out)), kernel.constants_address)
    assert np.array_equal(out, kernel(q, qd, qdd))
    constants = kernel.constants_address

    @numba.njit
    def work(q, qd, qdd, out):
        for _ in range(3):
            function(q.ctypes.data, qd.ctypes.data, qdd.ctypes.data, out.ctypes.data, constants)

    again = np.empty(6)
    work(q, qd, qdd, again)
    assert np.array_equal(out, again)
    assert "const double *in2, double *out0, const double *constants" in kernel.signature


def test_the_machine_code_can_be_looked_at(kernel):
    assert "one:" in kernel.assembly
    assert "puma560" in repr(kernel)


# -- threads and processes ------------------------------------------------------------------


def test_any_number_of_threads_gives_the_same_bits(kernel):
    arrays = states(2001)
    expected = kernel(*arrays, threads=1)
    for threads in (2, 3, 8, 100):
        assert np.array_equal(kernel(*arrays, threads=threads), expected)


def test_eight_threads_calling_one_kernel_get_the_same_bits(kernel):
    arrays = states(3000)
    expected = kernel(*arrays, threads=1)
    wrong = []

    def work(seed):
        rng = np.random.default_rng(seed)
        out = np.empty(6)
        for _ in range(150):
            k = rng.integers(0, 2000)
            count = rng.integers(1, 1000)
            part = [a[k : k + count] for a in arrays]
            found = kernel(*part, threads=int(rng.integers(1, 4)))
            if not np.array_equal(found, expected[k : k + count]):
                wrong.append((seed, k, count))
            if not np.array_equal(kernel(*(a[k] for a in arrays), out=out), expected[k]):
                wrong.append((seed, k))

    workers = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert wrong == []


@pytest.mark.slow
def test_eight_threads_for_a_minute_get_the_same_bits(kernel):
    arrays = states(4000)
    expected = kernel(*arrays, threads=1)
    stop = time.monotonic() + 60
    wrong, calls = [], []

    def work():
        count = 0
        while time.monotonic() < stop:
            count += 1
            if not np.array_equal(kernel(*arrays, threads=1 + count % 3), expected):
                wrong.append(count)
        calls.append(count)

    workers = [threading.Thread(target=work) for _ in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert wrong == []
    assert min(calls) > 100


def test_pickles(kernel):
    name = next(iter(kernel.program.parameters))
    original = jit(kernel.program).set({name: 0.5})
    copy = pickle.loads(pickle.dumps(original))
    assert isinstance(copy, Kernel)
    assert copy.parameters == original.parameters
    arrays = states(10)
    assert np.array_equal(copy(*arrays), original(*arrays))


def _in_child(kernel, arrays, channel):
    channel.send((kernel(*arrays, threads=2), kernel(*(a[0] for a in arrays))))


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
def test_other_processes(kernel, method):
    arrays = states(2000)
    expected = kernel(*arrays, threads=2)  # the parent's threads exist before the fork
    context = multiprocessing.get_context(method)
    here, there = context.Pipe()
    child = context.Process(target=_in_child, args=(kernel, arrays, there))
    child.start()
    batch, one = here.recv()
    child.join()
    assert np.array_equal(batch, expected)
    assert np.array_equal(one, expected[0])


# -- the disk cache ---------------------------------------------------------------------------


def entries(folder):
    return sorted(folder.glob("v1/*/*.o"))


def test_the_second_kernel_comes_from_the_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("EMDEG_CACHE", str(tmp_path))
    first = jit(several())
    assert not first.from_cache
    assert len(entries(tmp_path)) == 1
    second = jit(several())
    assert second.from_cache
    q, qd, _ = states(n=2)
    assert np.array_equal(first(q, qd).mass_matrix, second(q, qd).mass_matrix)
    assert not jit(several(), "float32").from_cache


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: b"",
        lambda content: content[:-1],
        lambda content: content[:200] + bytes([content[200] ^ 1]) + content[201:],
        lambda content: b"something else\n" + content,
    ],
)
def test_a_spoilt_entry_is_made_again(tmp_path, monkeypatch, spoil):
    monkeypatch.setenv("EMDEG_CACHE", str(tmp_path))
    good = jit(several())
    (entry,) = entries(tmp_path)
    content = entry.read_bytes()
    entry.write_bytes(spoil(content))
    again = jit(several())
    assert not again.from_cache
    assert entry.read_bytes() == content
    q, qd, _ = states(n=2)
    assert np.array_equal(good(q, qd).gravity, again(q, qd).gravity)


def test_a_cache_that_others_can_write_to_is_not_used(tmp_path, monkeypatch):
    monkeypatch.setenv("EMDEG_CACHE", str(tmp_path))
    jit(several())
    (tmp_path / "v1").chmod(0o777)
    assert not jit(several()).from_cache


def test_the_cache_can_be_switched_off_or_be_impossible(tmp_path, monkeypatch):
    monkeypatch.setenv("EMDEG_CACHE", "off")
    assert cache.directory() is None
    assert not jit(several()).from_cache
    monkeypatch.setenv("EMDEG_CACHE", str(tmp_path / "file" / "below"))
    (tmp_path / "file").write_text("not a folder")
    assert not jit(several()).from_cache


def test_the_cache_forgets_the_oldest_entries(tmp_path, monkeypatch):
    monkeypatch.setenv("EMDEG_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "LARGEST", 250)
    for k in range(5):
        cache.write(f"{k}" * 64, bytes(100))
    left = entries(tmp_path)
    assert len(left) == 1
    assert left[0].name.startswith("4")


def test_parameters_that_the_float_type_does_not_hold_are_refused():
    """1e300 became ∞ in a float32 kernel, with a warning of NumPy's; the old value stays."""
    program = emdeg.compile(emdeg.load("two_link"), optimise=None, certify=False)
    known = {"l": 0.5, "m1": 1.0, "m2": 2.0, "g": 9.81}
    wide, narrow = (emdeg.jit(program, t, parameters=known) for t in ("float64", "float32"))
    wide.set(m1=1e300)
    before = narrow([0.1, 0.2], [0.3, 0.4], [0.5, 0.6])
    with pytest.raises(UsageError, match="beyond float32") as caught:
        narrow.set(m1=1e300)
    assert "m1 = 1e+300" in str(caught.value)
    assert narrow.parameters["m1"] == 1.0
    np.testing.assert_array_equal(narrow([0.1, 0.2], [0.3, 0.4], [0.5, 0.6]), before)


def test_inputs_by_name(kernel):
    q, v, a = states(3)
    expected = kernel(q, v, a)
    assert np.array_equal(kernel(q=q, qd=v, qdd=a), expected)
    assert np.array_equal(kernel(qdd=a, qd=v, q=q), expected)
    assert np.array_equal(kernel(q, qdd=a, qd=v), expected)
    out = np.empty(6)
    assert kernel(q=q[0], qd=v[0], qdd=a[0], out=out) is out
    assert np.array_equal(out, expected[0])
    mass = jit(emdeg.compile(emdeg.load("two_link"), "mass_matrix", optimise=None, certify=False))
    assert mass(q=[0.1, 0.2]).shape == (2, 2)


def test_one_state_goes_with_a_batch(kernel):
    q, v, a = states(5)
    still = np.zeros(6)
    expected = np.stack([kernel(x, still, y) for x, y in zip(q, a, strict=True)])
    assert np.array_equal(kernel(q, still, a), expected)
    assert np.array_equal(kernel(q=q[:, None], qd=still, qdd=a[:, None])[:, 0], expected)
    one = kernel(q[0], v, a[0])
    assert np.array_equal(one, np.stack([kernel(q[0], x, a[0]) for x in v]))
