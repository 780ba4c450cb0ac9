"""JAX through XLA's foreign-function interface: values, batches and derivatives of every order."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.program.differentiate import adjoint, tangent

jax = pytest.importorskip("jax")
pytestmark = pytest.mark.oracle


@pytest.fixture(autouse=True)
def doubles() -> Any:
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)


@cache
def program(*outputs: str) -> emdeg.Compiled:
    return emdeg.compile(emdeg.load("two_link"), list(outputs), optimise=None, certify=False)


def state(*lead: int) -> Any:
    return np.random.default_rng(5).uniform(-1, 1, (3, *lead, 2))


def test_values_are_the_kernels_bits() -> None:
    made = program("inverse_dynamics", "mass_matrix", "kinetic_energy")
    f, kernel = made.to_jax(), made.jit()
    for lead in ((), (1,), (5,), (2, 3)):
        q, qd, qdd = state(*lead)
        for found in (f(q, qd, qdd), jax.jit(f)(q, qd=qd, qdd=qdd)):
            assert found._fields == ("inverse_dynamics", "mass_matrix", "kinetic_energy")
            for mine, own in zip(found, kernel(q, qd, qdd), strict=True):
                assert np.array_equal(np.asarray(mine), own)
    q, qd, qdd = state(5)
    mapped = jax.vmap(f, in_axes=(0, None, 0))(q, qd[0], qdd)
    broadcast = f(q, qd[0], qdd)
    for one, other in zip(mapped, broadcast, strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(other))
    assert f(q[:0], qd[:0], qdd[:0]).inverse_dynamics.shape == (0, 2)


def test_single_precision_and_other_parameters() -> None:
    made = program("gravity")
    (q,) = state()[:1]
    f = made.to_jax(parameters={"g": 1.62})
    np.testing.assert_allclose(f(q), made.jit(parameters={"g": 1.62})(q), rtol=1e-14)
    jax.config.update("jax_enable_x64", False)
    found = f(np.asarray(q, np.float32))
    assert found.dtype == np.float32
    np.testing.assert_allclose(found, made.jit(parameters={"g": 1.62})(q), rtol=1e-5)


def test_first_derivatives_forward_and_reverse() -> None:
    f = program("forward_dynamics").to_jax()
    names = ("forward_dynamics_dq", "forward_dynamics_dqd", "forward_dynamics_dtau")
    slopes = program(*names).jit()
    q, qd, tau = state()
    exact = slopes(q, qd, tau)
    for jacobian in (jax.jacfwd, jax.jacrev):
        found = jacobian(f, argnums=(0, 1, 2))(q, qd, tau)
        for mine, own in zip(found, exact, strict=True):
            np.testing.assert_allclose(mine, own, rtol=1e-12, atol=1e-12)


def test_second_derivatives_in_every_order_of_modes() -> None:
    """Against SymPy's Hessian of the same expression."""
    made = program("inverse_dynamics")
    f = made.to_jax()
    q, qd, qdd = state()
    modes = itertools.product((jax.jacfwd, jax.jacrev), repeat=2)
    found = [a(b(lambda x: (f(x, qd, qdd) ** 2).sum()))(q) for a, b in modes]
    sp = pytest.importorskip("sympy")
    names = [leaf for i in made.inputs for leaf in i.leaves]
    at = dict(zip((sp.Symbol(n, real=True) for n in names), np.ravel([q, qd, qdd]), strict=True))
    at |= {sp.Symbol(n, real=True): v for n, v in made.parameters.items()}
    tau = made.to_sympy()["inverse_dynamics"]
    hessian = sp.hessian((tau.T * tau)[0], list(at)[:2]).subs(at).evalf()
    for mine in found:
        np.testing.assert_allclose(mine, np.array(hessian, dtype=float), rtol=1e-9)


def test_batches_of_gradients_in_one_compiled_function() -> None:
    f = program("inverse_dynamics").to_jax()
    q, qd, qdd = state(6)
    gradient = jax.jit(jax.vmap(jax.grad(lambda *x: f(*x).sum(), argnums=(0, 1, 2))))
    one = [
        jax.grad(lambda *x: f(*x).sum(), argnums=(0, 1, 2))(*x)
        for x in zip(q, qd, qdd, strict=True)
    ]
    for k, mine in enumerate(gradient(q, qd, qdd)):
        np.testing.assert_allclose(mine, np.stack([g[k] for g in one]), rtol=1e-13)


def test_other_devices_walk_the_program() -> None:
    from emdeg.run.hosts.jax import JaxTarget

    made = program("inverse_dynamics", "mass_matrix")
    q, qd, qdd = state(3)
    target = JaxTarget(made, {k: v for k, v in made.parameters.items() if v is not None})
    for mine, own in zip(target.by_walk(q, qd, qdd), made.jit()(q, qd, qdd), strict=True):
        np.testing.assert_allclose(mine, own, rtol=1e-12)


def test_mistakes_are_said() -> None:
    f = program("inverse_dynamics").to_jax()
    q, qd, qdd = state()
    with pytest.raises(UsageError, match=r"qd.*wrong number of columns"):
        f(q, qd[:1], qdd)
    with pytest.raises(UsageError, match="takes other arguments"):
        f(q, qd)


def test_tangent_and_adjoint_are_the_jacobian_and_its_transpose() -> None:
    made = program("inverse_dynamics", "mass_matrix")
    rng = np.random.default_rng(1)
    at = {i.name: rng.uniform(-1, 1, len(i.leaves)) for i in made.inputs}
    along, back = tangent(made), adjoint(made)
    v = {f"{name}_tangent": rng.uniform(-1, 1, 2) for name in at}
    w = {
        "inverse_dynamics_cotangent": rng.uniform(-1, 1, 2),
        "mass_matrix_cotangent": rng.uniform(-1, 1, 4),
    }
    slopes = emdeg.interpret(along, {**at, **v})
    turned = {name: x + 1e-30j * v[f"{name}_tangent"] for name, x in at.items()}
    step = emdeg.interpret(made, turned)
    for name in ("inverse_dynamics", "mass_matrix"):
        np.testing.assert_allclose(slopes[f"{name}_tangent"], step[name].imag / 1e-30, rtol=1e-12)
    pulled = emdeg.interpret(back, {**at, **w})
    left = sum(pulled[f"{n}_cotangent"] @ v[f"{n}_tangent"] for n in at)
    right = sum(
        w[f"{n}_cotangent"] @ slopes[f"{n}_tangent"].ravel()
        for n in ("inverse_dynamics", "mass_matrix")
    )
    assert left == pytest.approx(right, rel=1e-12)
    twice = tangent(tangent(made))
    assert len({i.name for i in twice.inputs}) == 12
