"""The methods of derivation by name, and `derive`: Robot → Equations by one of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from inspect import signature
from typing import Any

from emdeg.errors import UsageError, did_you_mean, unknown
from emdeg.mechanics.base import Method, RigidBody
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.terms.moving_base import on_moving_base
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.shown import listed


@dataclass(frozen=True)
class MethodEntry:
    """Where a method lives, whether it takes free flyers, and what it is in one line."""

    _repr_html_ = listed

    module: str
    floating: bool
    summary: str

    def load(self) -> Method:
        """The function `rigid_body` of the method's file."""
        module = import_module(f"emdeg.mechanics.methods.{self.module}")
        method: Method = module.rigid_body
        return method


METHODS: dict[str, MethodEntry] = {
    module.rpartition(".")[2]: MethodEntry(module, floating, summary)
    for module, floating, summary in (
        ("newton_euler", True, "Newton–Euler in link axes (Luh, Walker, Paul)"),
        ("newton_euler_base", True, "Newton–Euler in base axes (Fu, table 3.2)"),
        ("lagrange_euler", False, "Lagrange–Euler, 4×4 matrices (Uicker, Bejczy)"),
        ("dalembert", False, "generalized d'Alembert (Fu 3.4)"),
        ("kane.kane", True, "Kane's partial velocities (Kane, Levinson)"),
        ("li", False, "Li's recursive Lagrange–Euler, as ROBMAT"),
        ("emdeg.emdeg", False, "EMDEG's extended bodies and rules (Burdick)"),
        ("composite", True, "composite rigid bodies, spatial (Featherstone)"),
        ("articulated", True, "articulated bodies, spatial (Featherstone)"),
        ("customised", True, "Newton–Euler with regrouped parameters (Khalil, Kleinfinger)"),
        ("gibbs_appell", True, "Gibbs–Appell: ∂S/∂q̈"),
        ("renaud", False, "augmented bodies (Renaud, Wittenburg)"),
        ("hamilton", False, "Hamilton's canonical equations, p = M q̇"),
    )
}


@public
def derive(
    robot: RobotLike,
    method: str = "newton_euler",
    *,
    rotors: bool = False,
    **options: Any,
) -> Equations:
    """The equations of motion of `robot` by `method`.

    `rotors` adds the gyroscopic terms of the drives' rotors; all other options go to the method:
    `speeds` and `signs` to kane (see `emdeg.speeds`).
    """
    robot = as_robot(robot)
    entry = method_entry(method)
    own = entry.load()
    check_options(method, options, ["rotors"])
    rigid_body = on_moving_base(own, floating=entry.floating)
    bound: partial[RigidBody] = partial(rigid_body, **options)
    return Equations(robot, method, bound, rotors)


def check_options(method: str | None, options: Mapping[str, Any], others: Collection[str]) -> None:
    """UsageError where the method has no such option: it says which it has, and the `others`.

    None: the best method for each output, which is chosen later and has no options.
    """
    rigid_body = None if method is None else method_entry(method).load()
    known = [] if rigid_body is None else [*signature(rigid_body).parameters]
    expected = [*others, *(name for name in known if name != "robot")]
    whose = "without a method there is" if method is None else f"the method {method!r} has"
    for name in options:
        if name not in expected:
            raise UsageError(
                f"{whose} no option {name!r}", argument=name,
                expected="one of " + ", ".join(expected), hint=did_you_mean(name, expected),
            )  # fmt: skip


def method_entry(method: str) -> MethodEntry:
    """One of METHODS; an unknown name says which there are."""
    if method in METHODS:
        return METHODS[method]
    raise unknown("method", method, METHODS, argument="method")
