"""Programs in CasADi, SymPy and PyTorch: the numbers of the interpreter, no text executed."""

from __future__ import annotations

import importlib
import sys
from functools import cache
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError

OUTPUTS = ["inverse_dynamics", "mass_matrix", "kinetic_energy", "jacobian:link3"]


@cache
def program(name: str = "stanford3", *outputs: str) -> emdeg.Compiled:
    wanted = list(outputs) or OUTPUTS
    return emdeg.compile(emdeg.load(name), wanted, optimise=None, certify=False)


def state(made: emdeg.Program, *lead: int) -> dict[str, Any]:
    rng = np.random.default_rng(3)
    return {i.name: rng.uniform(-1, 1, (*lead, len(i.leaves))) for i in made.inputs}


def expected(made: emdeg.Program, at: dict[str, Any], **parameters: float) -> list[Any]:
    found = emdeg.interpret(made, at, parameters)
    return [found[o.name] for o in made.outputs]


@pytest.mark.oracle
def test_casadi_by_name_and_by_place() -> None:
    made, at = program(), state(program())
    function = made.to_casadi("arm")
    assert function.name() == "arm"
    assert function.name_in() == ["q", "qd", "qdd"]
    assert function.name_out() == [
        "inverse_dynamics", "mass_matrix", "kinetic_energy", "jacobian_link3",
    ]  # fmt: skip
    by_place = [np.squeeze(np.array(x)) for x in function(*at.values())]
    by_name = function(**at)
    for found, name, value in zip(by_place, function.name_out(), expected(made, at), strict=True):
        np.testing.assert_allclose(found, value, rtol=1e-12, atol=1e-12)
        np.testing.assert_allclose(np.squeeze(np.array(by_name[name])), value, atol=1e-12)


@pytest.mark.oracle
def test_casadi_takes_parameters_and_other_symbols() -> None:
    import casadi as ca

    made = program("two_link", "inverse_dynamics")
    at = state(made)
    free = made.to_casadi(parameters=True, symbol=ca.MX)
    values = [2.0 + k for k in range(len(made.parameters))]
    chosen = dict(zip(made.parameters, values, strict=True))
    found = np.squeeze(np.array(free(*at.values(), values)))
    np.testing.assert_allclose(found, expected(made, at, **chosen)[0], rtol=1e-12)
    fixed = made.to_casadi(parameters=chosen)
    assert fixed.n_in() == 3
    np.testing.assert_allclose(np.squeeze(np.array(fixed(*at.values()))), found, rtol=1e-12)
    # exact derivatives, as CasADi makes them
    q = ca.SX.sym("q", 2)
    slope = ca.jacobian(fixed(q, at["qd"], at["qdd"]), q)
    assert slope.shape == (2, 2)
    with pytest.raises(UsageError, match="no parameter 'mass'"):
        made.to_casadi(parameters={"mass": 1.0})


@pytest.mark.oracle
def test_mimic_joints_functions_and_offsets_in_casadi_and_sympy() -> None:
    """Friction brings sign and tanh, a mimic joint an angle that is computed."""
    robot = emdeg.loads(MIMIC, "urdf")
    made = emdeg.compile(robot, "inverse_dynamics", optimise=None, certify=False)
    at = state(made)
    value = expected(made, at)[0]
    np.testing.assert_allclose(np.squeeze(np.array(made.to_casadi()(*at.values()))), value)
    import sympy as sp

    pairs = [pair for i in made.inputs for pair in zip(i.leaves, at[i.name], strict=True)]
    numbers = {sp.Symbol(n, real=True): x for n, x in (*pairs, *made.parameters.items())}
    shown = made.to_sympy()["inverse_dynamics"].subs(numbers).evalf()
    np.testing.assert_allclose(np.array(shown, dtype=float)[:, 0], value)


LINK = (
    '<inertial><origin xyz="0.2 0.1 0"/><mass value="1.5"/>'
    '<inertia ixx="0.1" iyy="0.2" izz="0.25" ixy="0" ixz="0" iyz="0"/></inertial>'
)
MIMIC = f"""<robot name="follower">
<link name="base"/><link name="a">{LINK}</link><link name="b">{LINK}</link>
<joint name="first" type="revolute"><parent link="base"/><child link="a"/><axis xyz="0 1 0"/>
<dynamics damping="0.3" friction="0.2"/>
<limit effort="9" velocity="9" lower="-1" upper="1"/></joint>
<joint name="second" type="revolute"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/>
<origin xyz="0.5 0 0" rpy="0.3 0 0"/><mimic joint="first" multiplier="0.5" offset="0.1"/>
<limit effort="9" velocity="9" lower="-1" upper="1"/></joint></robot>"""


@pytest.mark.oracle
def test_sympy_has_exact_expressions_in_symbols_of_your_choice() -> None:
    import sympy as sp

    made = program("two_link", "mass_matrix", "kinetic_energy")
    found = made.to_sympy()
    q2, l, m2 = (sp.Symbol(s, real=True) for s in ("q2", "l", "m2"))
    assert (
        sp.simplify(found["mass_matrix"][0, 1] - l**2 * m2 * (sp.cos(q2) / 2 + sp.Rational(1, 3)))
        == 0
    )
    assert not found["kinetic_energy"].atoms(sp.Float)
    theta = sp.Symbol("theta")
    assert made.to_sympy({"q2": theta})["mass_matrix"].free_symbols >= {theta}


def test_a_missing_package_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, verb in (("casadi", "to_casadi"), ("torch", "to_torch"), ("jax", "to_jax")):
        monkeypatch.setitem(sys.modules, module, None)
        with pytest.raises(UsageError, match=rf"not installed.*pip install .emdeg\[{module}\]"):
            getattr(program(), verb)()


UNKNOWN = """name = "arm"
convention = "modified"
[[link]]
type = "R"
mass = "load"
com = [0.5, 0, 0]
"""


def test_parameters_without_values_are_asked_for() -> None:
    robot = emdeg.loads(UNKNOWN, "toml")
    made = emdeg.compile(robot, "mass_matrix", optimise=None, certify=False)
    with pytest.raises(UsageError, match="no value: load"):
        made.to_casadi()
    assert made.to_casadi(parameters={"load": 1.0}).n_in() == 1


# -- PyTorch -----------------------------------------------------------------------------


def stand_in() -> Any:
    """The few functions of PyTorch that are used, by NumPy, so that the walk is tested anywhere."""

    class Tensor(np.ndarray):  # type: ignore[type-arg]
        device = "cpu"

        def new_zeros(self, shape: Any) -> Any:
            return np.zeros(shape).view(Tensor)

        def to(self, dtype: Any) -> Any:
            return self.astype(dtype).view(Tensor)

        def new_empty(self, shape: Any) -> Any:
            return np.empty(shape, self.dtype).view(Tensor)

        def expand(self, shape: Any) -> Any:
            return np.broadcast_to(self, shape).view(Tensor)

        def detach(self) -> Any:
            return self

        def contiguous(self) -> Any:
            return np.ascontiguousarray(self).view(Tensor)

        def numpy(self) -> Any:
            return self.view(np.ndarray)

    class Function:
        @classmethod
        def apply(cls, *arguments: Any) -> Any:
            return cls.forward(*arguments)  # type: ignore[attr-defined]

    def as_tensor(x: Any, dtype: Any = None, device: Any = None) -> Any:
        return np.asarray(x, dtype=dtype).view(Tensor)

    return SimpleNamespace(
        as_tensor=as_tensor, cos=np.cos, sin=np.sin, sign=np.sign, abs=np.abs, tanh=np.tanh,
        sqrt=np.sqrt, float64=np.float64, float32=np.float32,
        autograd=SimpleNamespace(Function=Function), broadcast_shapes=np.broadcast_shapes,
        stack=lambda parts, dim: np.stack(parts, axis=dim).view(Tensor),
        is_floating_point=lambda x: x.dtype.kind == "f", promote_types=np.promote_types,
        get_default_dtype=lambda: np.float32,
    )  # fmt: skip


@pytest.mark.parametrize("module", ["stand-in", *(["torch"] if find_spec("torch") else [])])
def test_torch(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    if module == "stand-in":  # PyTorch is too heavy for the lock: 200 MB
        monkeypatch.setitem(sys.modules, "torch", stand_in())
    made, at = program(), state(program(), 4)
    function = made.to_torch()
    at["qd"] = at["qd"][0]  # one state for all
    for found, value in zip(function(**at), expected(made, at), strict=True):
        np.testing.assert_allclose(np.asarray(found), value, rtol=1e-6, atol=1e-9)
    single = program("two_link", "gravity").to_torch(parameters={"g": 1.62})
    assert np.asarray(single(np.array([0.1, 0.2]))).shape == (2,)
    with pytest.raises(UsageError, match="takes other arguments"):
        function(at["q"])
    whole = single(np.array([1, 2]))  # whole numbers are no type to compute in
    np.testing.assert_allclose(np.asarray(whole), np.asarray(single([1.0, 2.0])), rtol=1e-5)
    made = program("two_link", "inverse_dynamics")
    mixed = made.to_torch()([0.1, 0.2], np.zeros(2, np.float32), np.zeros(2))
    assert "float64" in str(np.asarray(mixed).dtype)
    with pytest.raises(UsageError, match=r"q: has the wrong number of columns.*\(…, 2\)"):
        single(np.zeros(3))
    if module == "torch":
        check_derivatives_of_torch(made)


def check_derivatives_of_torch(made: emdeg.Compiled) -> None:
    """Of PyTorch itself, where it is: against our own, gradcheck, vmap, all orders."""
    torch = importlib.import_module("torch")
    q, qd, qdd = (torch.tensor(x, dtype=torch.float64) for x in ([0.3, 0.7], [0.5, -1], [1.0, 2]))
    function = made.to_torch()
    ours = emdeg.compile("two_link", "inverse_dynamics_dq", optimise=None).jit()
    expected = ours(*(x.numpy() for x in (q, qd, qdd)))
    for mode in (torch.func.jacrev, torch.func.jacfwd):
        np.testing.assert_allclose(mode(function)(q, qd, qdd).numpy(), expected, rtol=1e-12)
    many = [x.repeat(5, 1) * torch.rand(5, 1, dtype=torch.float64) for x in (q, qd, qdd)]
    tracked = [x.clone().requires_grad_() for x in many]
    assert torch.autograd.gradcheck(function, tracked, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(function, tracked)
    slopes = torch.func.vmap(torch.func.jacrev(function))(*many)
    np.testing.assert_allclose(slopes.numpy(), ours(*(x.numpy() for x in many)), rtol=1e-12)
    one = torch.func.vmap(function, in_dims=(1, None, None))(many[0].T, qd, qdd)
    for k in range(5):
        assert torch.equal(one[k], function(many[0][k], qd, qdd))
    second = torch.func.hessian(lambda x: function(x, qd, qdd).sum())(q)
    np.testing.assert_allclose(second.numpy(), second.numpy().T, rtol=1e-12)
    single = function(*(x.float() for x in many))
    assert single.dtype == torch.float32
    np.testing.assert_allclose(single.numpy(), function(*many).numpy(), rtol=1e-4, atol=1e-5)
    half = function(*(x.half() for x in many))  # walked
    assert half.dtype == torch.float16
    kernel = made.jit()
    out = torch.zeros(5, 2, dtype=torch.float64)
    assert kernel(*many, out=out) is out
    assert torch.equal(out, function(*many))
