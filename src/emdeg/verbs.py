"""What can be done with a program: the verbs of `Compiled`, and all that returns one.

    program = emdeg.compile(robot, "inverse_dynamics")     or derivatives, coefficient_program, …
    program.jit()                     machine code in this process       (run/kernel/)
    program.emit("c", "out")          source code                        (backends/)
    program.to_casadi(), to_jax(), …  a function of another tool         (run/hosts/)
    program.bound()                   how far floats are off, proved      (rounding/)
    program.with_bound(bound)         … stated in its certificate        (run/rounded.py)
    program.fixed_point(box, error)   32-bit integers, proved            (rounding/fixed/)
    program.verify()                  proven again, from the robot up    (verification.py)
    program.proof("out")              files that others prove            (proof.py)
    program.save("puma.json")         the program, its certificate and its robot in a file
    emdeg.load_program("puma.json")   … and back

The rooms below know `program.ir.Program`, which has no verbs: it cannot know who stands above it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import wraps
from inspect import signature
from os import PathLike
from pathlib import Path
from typing import Any, ParamSpec, Self

from emdeg import compiler, verification
from emdeg.backends import base as backends
from emdeg.errors import LoadError, UsageError
from emdeg.explicit import programs as explicit
from emdeg.explicit.given import as_model
from emdeg.explicit.two_rate import TwoRate
from emdeg.files import read_text, write_together, write_whole
from emdeg.limits import PROGRAM
from emdeg.mechanics.derivation import method_entry
from emdeg.program.blocks import Roll, roll_of
from emdeg.program.ir import Program
from emdeg.program.serialise import Origin, dumps, origin_of
from emdeg.proof import check_provable, proof_files
from emdeg.public import public, public_methods
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.loading import load
from emdeg.robot.loading import loads as load_text
from emdeg.robot.robot import Robot
from emdeg.rounding.bound import RoundingBound
from emdeg.rounding.box import StateBox
from emdeg.rounding.fixed.demand import demanded
from emdeg.rounding.fixed.design import FixedPoint, fixed_point
from emdeg.rounding.subdivide import Patience
from emdeg.run.hosts import casadi, jax, sympy, torch
from emdeg.run.kernel.kernel import Kernel, jit
from emdeg.run.linear import linearise as linear
from emdeg.run.rounded import bound, claims, exact_parameters
from emdeg.verification import Verification

_Arguments = ParamSpec("_Arguments")


@public_methods
@dataclass(frozen=True, repr=False, eq=False)
class Compiled(Program):
    """A program that can be run, written, proven and kept; `robot` is what it was derived from."""

    robot: Robot | None = field(default=None, kw_only=True)

    @classmethod
    def of(cls, program: Program, robot: Robot | None = None) -> Compiled:
        """The same program, with verbs."""
        own = {f.name: getattr(program, f.name) for f in fields(Program)}
        return cls(**own, robot=robot)

    def __eq__(self, other: object) -> bool:
        """Programs are equal when they compute the same, whatever they can do."""
        if not isinstance(other, Program):
            return NotImplemented
        return all(getattr(self, f.name) == getattr(other, f.name) for f in fields(Program))

    __hash__ = None  # type: ignore[assignment]  # as every Program: its mappings have no hash

    def jit(self, dtype: Any = "float64", **options: Any) -> Kernel:
        """Machine code for this processor: `emdeg.jit(self, dtype, layout=…, parameters=…)`."""
        return jit(self, dtype, **options)

    def roll(self) -> Roll | None:
        """The calls and subroutines of a rolled program; None where nothing is rolled."""
        return roll_of(self)

    def emit(
        self, target: str, directory: str | PathLike[str] | None = None, **options: Any
    ) -> dict[str, str]:
        """Source code for a target, file name → text; written as files with a `directory`.

        Options are the fields of `emdeg.EmitOptions`: name, dtype, two_rate, batch, test, …; for
        "c-fixed" also those of `fixed_point`: box, error, angles.
        """
        asked = {k: options.pop(k) for k in ("box", "error", "angles") if k in options}
        if asked and target != "c-fixed":
            raise UsageError("is for the target c-fixed", argument=next(iter(asked)), found=target)
        if asked:
            options["fixed"] = self.fixed_point(**asked)
        if self.robot is not None:
            options = {"joint_names": tuple(self.robot.joint_names), **options}
        files = backends.emit(self, target, backends.options_of(options))
        if directory is not None:
            Path(directory).mkdir(parents=True, exist_ok=True)
            write_together({Path(directory) / name: text for name, text in files.items()})
        return files

    def to_casadi(self, name: str | None = None, **options: Any) -> Any:
        """A `casadi.Function` with named inputs and outputs; options: parameters, symbol."""
        return casadi.to_casadi(self, name, **options)

    def to_jax(self, *, parameters: Mapping[str, float] | None = None) -> Callable[..., Any]:
        """A JAX function that calls our machine code, with derivatives of every order."""
        return jax.to_jax(self, parameters=parameters)

    def to_torch(self, *, parameters: Mapping[str, float] | None = None) -> Callable[..., Any]:
        """A PyTorch function that calls our machine code, with derivatives of every order."""
        return torch.to_torch(self, parameters=parameters)

    def to_sympy(self, symbols: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Every output in SymPy, exactly: {name: matrix}."""
        return sympy.to_sympy(self, symbols)

    def bound(
        self,
        type: str = "float64",
        box: Any = "limits",
        *,
        codes: Collection[str] = ("jit", "c"),
        parameters: Mapping[str, Any] | None = None,
        boxes: int | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> RoundingBound:
        """A proved bound of |computed − exact| of every output, over all states of a box.

        `box` is "limits" (those of the robot's joints), a TOML or JSON file, or a table such as
        {"qd": 2.0, "qdd": 10.0}, which is ± for all joints; see `emdeg.StateBox`. It holds for the
        machine code of `jit` on this processor and for emitted C; `codes` chooses. The box is
        halved into up to so many `boxes` for each element, where that makes the bound smaller; the
        codes share up to 4,000,000 where nothing is said.
        """
        patience = None if boxes is None else Patience(boxes=boxes)
        return bound(self, self.robot, type, box, codes, parameters, patience, progress)

    def with_bound(self, bound: RoundingBound) -> Self:
        """The same program, whose certificate states this bound too; `verify` proves it again."""
        if self.certificate is None:
            raise UsageError(
                "a bound is stated in a certificate, and this program has none",
                hint="compile it with certify=True, or call emdeg.certify",
            )
        stated = claims(bound, self.certificate)
        return self.with_certificate(replace(self.certificate, rounding=stated))

    def fixed_point(
        self,
        box: Any = "limits",
        error: Any = None,
        *,
        angles: str = "radians",
        parameters: Mapping[str, Any] | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> FixedPoint:
        """Formats for 32-bit fixed point without overflow and with at most this error, proved.

        `box` as in `bound`. `error` is a part of the joints' effort limits (0.01 is one hundredth),
        or a table of numbers in the units of the outputs: {"inverse_dynamics": 0.5}. `angles` says
        how they are given: in "radians", or in "turns", 2³² to the turn. The result is for
        `emit("c-fixed", fixed=…)`; what cannot be had is refused with the reason.
        """
        return fixed_point(
            self, StateBox.of(self, self.robot, box), demanded(self, self.robot, error),
            exact_parameters(self, self.robot, parameters), angles=angles, progress=progress,
        )  # fmt: skip

    def verify(self, robot: RobotLike | None = None, **options: Any) -> Verification:
        """Prove again what the certificate claims; options as `emdeg.verify`."""
        model = _robot_of(self) if robot is None else as_robot(robot)
        return verification.verify_program(self, model, **options)

    def proof(self, directory: str | PathLike[str], **options: Any) -> dict[str, str]:
        """Write the C, the program and its robot as a table: all that tools/check_emdeg.py needs.

        Options are the fields of `emdeg.EmitOptions`; returns file name → text.
        """
        robot, chosen = _robot_of(self), backends.EmitOptions(**{"rolled": False, **options})
        check_provable(robot, [output.name for output in self.outputs], "c", chosen)
        rotors = "rotors" in self.metadata
        source = backends.emit(self, "c", chosen)
        files = proof_files(robot, [self], source, chosen, rotors=rotors)
        Path(directory).mkdir(parents=True, exist_ok=True)
        write_together({Path(directory) / name: text for name, text in files.items()})
        return files

    def save(self, path: str | PathLike[str]) -> None:
        """Write the program with its certificate and its robot, for `load_program` and others."""
        write_whole(Path(path), self.to_file_text())

    def to_file_text(self) -> str:
        """What `save` writes: JSON with all that `verify` needs."""
        try:
            text = None if self.robot is None else self.robot.to_toml()
        except UsageError:  # cannot be written as TOML: `verify` then asks for the robot
            text = None
        return dumps(self, Origin(text))


@public
def load_program(path: str | PathLike[str]) -> Compiled:
    """A program from a file that `save` or `emdeg generate --program` wrote."""
    if not isinstance(path, str | PathLike):
        raise UsageError("a program is loaded from a file", argument="path", found=repr(path))
    text = read_text(Path(path), PROGRAM)
    program, origin = Program.from_json(text), origin_of(text)
    if origin.robot is None:
        return Compiled.of(program)
    return Compiled.of(program, load_text(origin.robot, "toml", snap=0, allow_unphysical=True))


@public
def verify(
    source: Program | Robot | str | PathLike[str],
    *,
    robot: RobotLike | None = None,
    method: str | None = None,
    rotors: bool = False,
    exact: bool = False,
    seed: int = 1,
    tell: verification.Tell | None = None,
    progress: verification.Progress | None = None,
) -> Verification:
    """Prove a program again from its robot, or that all methods agree on a robot.

    `source` is a program, a robot, a program file (.json), or whatever `emdeg.load` takes. A
    program is derived again by `method` (by default one that it was not made by) and compared at
    random points of a finite field drawn by `seed`; its `robot` is needed where neither the
    program nor its file says. `exact` compares normal forms too, without chance, where they are
    short enough. Raises a CertificateError when something is not as claimed.
    `tell(statement)` hears each statement at once, `progress(what, fraction)` how far it is.
    """
    if method is not None:
        method_entry(method)
    heard: dict[str, Any] = {"seed": seed, "tell": tell, "progress": progress}
    if isinstance(source, str | PathLike):
        is_program = str(source).lower().endswith(".json")
        source = load_program(source) if is_program else load(source)
    if not isinstance(source, Program):
        if exact:
            raise UsageError("compares a program with its robot", argument="exact")
        return verification.verify_robot(as_robot(source), **heard)
    model = _robot_of(source) if robot is None else as_robot(robot)
    heard |= {"method": method, "rotors": rotors, "exact": exact}
    return verification.verify_program(source, model, **heard)


def _robot_of(program: Program) -> Robot:
    """The robot that a program carries, or that it names and the library has."""
    if isinstance(program, Compiled) and program.robot is not None:
        return program.robot
    if "robot" not in program.metadata:
        raise UsageError("the program does not say which robot it is for", hint="name the robot")
    try:
        return load(program.metadata["robot"])
    except LoadError as problem:
        raise UsageError(
            f"the program names the robot {program.metadata['robot']!r}, which cannot be loaded:"
            f" {problem.message}",
            hint="name the robot",
        ) from None


# -- all that returns a program --------------------------------------------------------


def _with_verbs(
    make: Callable[_Arguments, Program], source: Callable[[Any], Any] = as_robot
) -> Callable[_Arguments, Compiled]:
    """The same function, whose program has verbs and carries its robot.

    `source` makes of the first argument, which may be a name, what the program comes from.
    """

    @public
    @wraps(make)
    def made(*args: _Arguments.args, **options: _Arguments.kwargs) -> Compiled:
        given = signature(make).bind(*args, **options)
        first = next(iter(given.arguments))
        given.arguments[first] = origin = source(given.arguments[first])
        robot = origin if isinstance(origin, Robot) else origin.robot
        return Compiled.of(make(*given.args, **given.kwargs), robot)

    return made


compile = _with_verbs(compiler.compile)
derivatives = _with_verbs(linear.derivatives)
coefficient_program = _with_verbs(explicit.coefficient_program, as_model)


@public
@wraps(explicit.two_rate_programs)
def two_rate_programs(model: Any, *args: Any, **options: Any) -> TwoRate:
    """`explicit.programs.two_rate_programs`, both programs with verbs."""
    model = as_model(model)
    made = explicit.two_rate_programs(model, *args, **options)
    return replace(
        made,
        configure=Compiled.of(made.configure, model.robot),
        step=Compiled.of(made.step, model.robot),
    )
