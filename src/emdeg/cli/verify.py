"""`emdeg verify SOURCE`: prove it again, from the robot up, and say how in plain words.

A program file (JSON, with its certificate) is checked three times over: it is well formed; its
certificate is its own and honest about its points; and its outputs are those of the robot, derived
again by a method that the program was not derived by. A robot is checked by deriving its equations
by every method and proving them equal (digest R35), and by the structure of the result (R36).

Exit code 0 means that all is proven; what is not, and a source that cannot be read, give 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

import emdeg
from emdeg.cli.progress import Bar, compile_seconds, progress
from emdeg.cli.shared import JsonOption, complete_program, print_json
from emdeg.compiler import compile
from emdeg.errors import CertificateError, DeriveError, LoadError, UsageError
from emdeg.exact.calculus import time_derivative
from emdeg.exact.graph import ZERO, Expr, linear, product
from emdeg.mechanics.derivation import METHODS, derive
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.program.certificate import Certificate, Reference
from emdeg.program.certify import certify, check_claims
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.program.serialise import origin_of
from emdeg.robot.loading import loads as load_text
from emdeg.robot.read.text_file import read_text
from emdeg.robot.robot import Robot

#: Methods by how little they share with the recursions that programs are derived by.
INDEPENDENT = (
    "kane",
    "lagrange_euler",
    "gibbs_appell",
    "dalembert",
    "newton_euler_base",
    "newton_euler",
)
AUTOMATIC = ("auto", "newton_euler", "composite", "articulated", "customised")
STRUCTURE = "symmetry and power"
QUADRATIC_LIMIT = 8  # velocities above which the Lagrangian methods are left out


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(verify)


def verify(
    source: Annotated[
        str,
        typer.Argument(help="A program file (.json), or a robot.", autocompletion=complete_program),
    ],
    robot: Annotated[
        str | None, typer.Option(help="The robot of the program, if the file does not say.")
    ] = None,
    method: Annotated[str | None, typer.Option(help="Derive the reference by this method.")] = None,
    rotors: Annotated[
        bool, typer.Option("--rotors", help="The program has the rotors' gyroscopic terms.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Another seed draws other points.")] = 1,
    as_json: JsonOption = False,
) -> None:
    """Prove again what a program claims, or that all methods agree on a robot.

    A program is derived again from its robot by an independent method; for example:

    \b
        emdeg verify puma560.json
        emdeg verify my_arm.json --robot my_arm.urdf
        emdeg verify puma560
    """
    if method is not None and method not in METHODS:
        raise UsageError(
            f"unknown method {method!r}",
            argument="--method",
            expected="one of " + ", ".join(METHODS),
        )
    said: list[str] = []
    try:
        with progress((), quiet=as_json) as bar:
            for line in _lines(source, robot, method, rotors, seed, bar):
                said.append(line)
                if not as_json:
                    typer.echo(line)
    except CertificateError as error:
        if as_json:
            print_json({"proven": False, "statements": said, "error": error.to_json()})
            raise typer.Exit(1) from None
        typer.echo("NOT PROVEN.")
        raise
    if as_json:
        print_json({"proven": said[-1].startswith("PROVEN"), "statements": said, "error": None})


def _lines(
    source: str, robot: str | None, method: str | None, rotors: bool, seed: int, bar: Bar
) -> Iterator[str]:
    if not source.lower().endswith(".json"):
        return verify_robot(emdeg.load(source), seed=seed, bar=bar)
    text = read_text(Path(source))
    program = Program.from_json(text)
    origin = origin_of(text)
    model = emdeg.load(robot) if robot is not None else robot_of(program, origin.robot)
    turning = rotors or origin.rotors or "rotors" in program.metadata
    return verify_program(program, model, method=method, rotors=turning, seed=seed, bar=bar)


# -- a program --------------------------------------------------------------------


def verify_program(
    program: Program,
    model: Robot,
    *,
    method: str | None = None,
    rotors: bool = False,
    seed: int = 1,
    bar: Bar | None = None,
) -> Iterator[str]:
    """Check a program and its certificate; yields what was proven, raises CertificateError."""
    bar = bar or Bar(())
    deriving = compile_seconds(model, None)
    bar.plan([("claims", 0.05), ("deriving again", deriving), ("proving", 2 * deriving)])
    yield f"Program {program.name!r}: {len(program)} values, {program.count()}."
    certificate = check_claims(program)
    yield "The certificate belongs to this program and draws its points from it. It says:"
    yield _indented(certificate.explain())
    _same_robot(model, certificate)
    chosen = method or independent_method(model, program)
    gyroscopic = ", with the rotors' gyroscopic terms" if rotors else ""
    yield f"Derived again from the robot {model.name!r} by {METHODS[chosen].summary}{gyroscopic}."
    bar.stage("deriving again")
    reference = rederive(program, model, chosen, rotors=rotors)
    bar.stage("proving")
    about = Reference(chosen, model.name, model.hash, "as in the robot's description")
    proof = certify(program, reference, about=about, seed=seed)
    yield _indented(proof.explain())
    yield f"PROVEN: wrong with probability at most 2^{proof.log2_error:.0f}."


def robot_of(program: Program, embedded: str | None) -> Robot:
    """The robot, as the file carries it or by its name in the library."""
    if embedded is not None:
        return load_text(embedded, "toml", snap=0, allow_unphysical=True)
    if "robot" in program.metadata:
        try:
            return emdeg.load(program.metadata["robot"])
        except LoadError as problem:
            raise UsageError(
                f"the file names the robot {program.metadata['robot']!r}, which cannot be loaded:"
                f" {problem.message}",
                hint="pass --robot FILE",
            ) from None
    raise UsageError("the file does not say which robot it is for", hint="pass --robot FILE")


def _same_robot(robot: Robot, certificate: Certificate) -> None:
    claimed = certificate.reference.robot_hash
    if claimed and claimed != robot.hash:
        raise CertificateError(
            "the certificate is about another robot", element=robot.name,
            found=robot.hash, expected=claimed,
        )  # fmt: skip


def independent_method(robot: Robot, program: Program) -> str:
    """A method that the program was not derived by, and that takes this robot."""
    used = program.metadata.get("method", "auto")
    avoided = AUTOMATIC if used == "auto" else (used,)
    for name in INDEPENDENT:
        if name not in avoided and _takes(name, robot):
            return name
    raise UsageError(f"no independent method takes {robot.name!r}", hint="pass --method")


def _takes(method: str, robot: Robot) -> bool:
    entry = METHODS.get(method)
    if entry is None or (robot.has_floating_base and not entry.floating):
        return False
    if robot.nv > QUADRATIC_LIMIT and not method.startswith("newton_euler"):
        return False
    try:
        entry.load()
    except ImportError:
        return False
    return True


def rederive(program: Program, robot: Robot, method: str, *, rotors: bool = False) -> Program:
    """The same outputs from the robot by another method, as plain as they come."""
    names = [output.name for output in program.outputs]
    told = program.metadata
    reference = ReferenceFrame(told.get("reference", ReferenceFrame.LOCAL_WORLD_ALIGNED.value))
    return compile(
        robot, names, method=method, frame=told.get("frame"), reference=reference, rotors=rotors,
        optimise=None, certify=False,
    )  # fmt: skip


def _indented(text: str) -> str:
    return "\n".join("    " + line for line in text.splitlines())


# -- a robot ----------------------------------------------------------------------


def verify_robot(robot: Robot, *, seed: int = 1, bar: Bar | None = None) -> Iterator[str]:
    """R35 and R36 for one robot; yields what was proven, raises CertificateError."""
    bar = bar or Bar(())
    methods = [m for m in METHODS if m != "newton_euler" and _takes(m, robot)]
    deriving = compile_seconds(robot, None)
    bar.plan([("newton_euler", deriving), *((m, deriving) for m in methods),
              (STRUCTURE, 3 * deriving)])  # fmt: skip
    inputs = [("q", robot.q), ("qd", robot.qd), ("qdd", robot.qdd)]
    plain = derive(robot, "newton_euler")
    program = lower(robot.name, {"tau": ((robot.nv,), list(plain.tau))}, inputs)
    yield f"Robot {robot.name!r}: {robot.nv} velocities; inverse dynamics {program.count()}."
    worst = -1e9
    for method in methods:
        bar.stage(method)
        try:
            tau = list(derive(robot, method).tau)
        except DeriveError as refused:
            yield f"  {method}: not for this robot ({refused.message})"
            continue
        proof = certify(program, {"tau": ((robot.nv,), tau)}, about=Reference(method), seed=seed)
        worst = max(worst, proof.log2_error)
        yield f"  {method}: equal, wrong with probability at most 2^{proof.log2_error:.0f}"
    bar.stage(STRUCTURE)
    for name, expressions in structure(robot):
        proof = _all_zero(name, expressions, seed)
        worst = max(worst, proof.log2_error)
        yield f"  {name}: holds, wrong with probability at most 2^{proof.log2_error:.0f}"
    yield "PROVEN." if worst > -1e9 else "Nothing to compare with."


def structure(robot: Robot) -> Iterator[tuple[str, Sequence[Expr]]]:
    """Expressions that must vanish (digest R36)."""
    equations = derive(robot, "newton_euler")
    n, M = robot.nv, equations.M
    yield "M symmetric", [M[i, j] - M[j, i] for i in range(n) for j in range(i)]
    if robot.has_floating_base or n > QUADRATIC_LIMIT:
        return
    C = equations.coriolis_matrix
    moving = dict(zip(robot.q, robot.qd, strict=True))
    rates = time_derivative([M[i, j] for i in range(n) for j in range(n)], moving)
    power = linear(
        (product((rates[i * n + j] - 2 * C[i, j], robot.qd[i], robot.qd[j])), 1)
        for i in range(n)
        for j in range(n)
    )
    yield "q̇ᵀ(Ṁ − 2C)q̇ = 0", [power]
    symbols = equations.christoffel
    yield "h_iii = 0", [symbols[i, i, i] for i in range(n) if (i, i, i) in symbols]


def _all_zero(name: str, expressions: Sequence[Expr], seed: int) -> Certificate:
    size = (len(expressions),)
    zeros = lower(name, {name: (size, [ZERO] * len(expressions))}, [])
    return certify(zeros, {name: (size, list(expressions))}, seed=seed)
