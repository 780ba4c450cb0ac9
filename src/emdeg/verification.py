"""Promise 1: prove a program again, from the robot up, or that all methods agree on a robot.

    verify_program   the program is well formed; its certificate is its own and honest about its
                     points; its outputs are those of the robot, derived again by a method that
                     the program was not derived by; the text of its machine code computes it;
                     rounding that it claims is bounded again
    verify_robot     its equations by every method are equal (digest R35), and the result has the
                     structure of mechanics (R36): M = Mᵀ, q̇ᵀ(Ṁ − 2C)q̇ = 0, h_iii = 0,
                     h_ikm = h_imk, and M positive definite (mechanics/structure.py)

Both say in plain words what is proven, and raise a CertificateError when something is not.
`emdeg.verify` takes either, or a file (verbs.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import indent
from typing import TypeAlias

from emdeg.backends.llvm.read.check import Lowering, prove_kernel
from emdeg.candidates.job import Job
from emdeg.canonical import canonical
from emdeg.compiler import certified
from emdeg.errors import BackendError, CertificateError, DeriveError, UsageError
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.implicit import Implicit
from emdeg.exact.polynomial.normal_form import equal_exactly
from emdeg.mechanics.derivation import METHODS, derive, method_entry
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.quantities.quantity import Entries
from emdeg.mechanics.structure import QUADRATIC_LIMIT, definiteness, structure
from emdeg.program.certificate import Certificate, Reference
from emdeg.program.certify import certify, check_claims
from emdeg.program.interface import check_interface
from emdeg.program.ir import Program
from emdeg.program.lift import lift
from emdeg.program.lower import lower
from emdeg.program.pattern import patterns
from emdeg.robot.robot import Robot
from emdeg.run.rounded import prove_claims
from emdeg.shown import listed

MOST_TERMS = 200_000  # of a normal form

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

Tell: TypeAlias = Callable[[str], None]  # each statement as soon as it is proven
Progress: TypeAlias = Callable[[str, float], None]  # what is being done, and how much is over


@dataclass(frozen=True)
class Verification:
    """What was proven about `subject`, statement by statement.

    `log2_error` bounds the probability that a statement is wrong; None when there was nothing
    to compare with, which is the only way in which `proven` can be False: what is refuted raises.
    """

    _repr_html_ = listed

    subject: str
    statements: tuple[str, ...]
    log2_error: float | None

    @property
    def proven(self) -> bool:
        """Was there something to prove, and is it?"""
        return self.log2_error is not None

    def __bool__(self) -> bool:
        return self.proven

    def __str__(self) -> str:
        return "\n".join(self.statements)

    def __repr__(self) -> str:
        return f"<Verification of {self.subject}: {self.statements[-1]}>"


class _Notes:
    """Statements as they are made."""

    def __init__(self, tell: Tell | None) -> None:
        self._tell = tell or (lambda _: None)
        self.statements: list[str] = []
        self.worst: float | None = None

    def say(self, statement: str, proof: Certificate | Lowering | None = None) -> None:
        self.statements.append(statement)
        if proof is not None:
            known = [] if self.worst is None else [self.worst]
            self.worst = max([proof.log2_error, *known])
        self._tell(statement)

    def end(self, subject: str, statement: str) -> Verification:
        self.say(statement)
        return Verification(subject, tuple(self.statements), self.worst)


# -- a program --------------------------------------------------------------------


def verify_program(
    program: Program,
    robot: Robot,
    *,
    method: str | None = None,
    rotors: bool = False,
    exact: bool = False,
    seed: int = 1,
    tell: Tell | None = None,
    progress: Progress | None = None,
) -> Verification:
    """Check a program and its certificate, then derive its outputs again and compare.

    `method` derives the reference instead of the first of INDEPENDENT that the program was not
    made by; `rotors` says that the program has the rotors' gyroscopic terms; another `seed`
    draws other points. `exact` compares polynomial normal forms as well, which leaves no chance;
    for small robots.
    """
    chosen = method or independent_method(robot, program)
    method_entry(chosen)
    rotors = rotors or "rotors" in program.metadata
    notes, at = _Notes(tell), progress or _unheard
    at("claims", 0.0)
    notes.say(f"Program {program.name!r}: {len(program)} values, {program.count()}.")
    certificate = check_claims(program)
    notes.say("The certificate belongs to this program and draws its points from it. It says:")
    notes.say(indent(certificate.explain(), "    "))
    _same_robot(robot, certificate)
    gyroscopic = ", with the rotors' gyroscopic terms" if rotors else ""
    at("interface", 0.02)
    job = _job(program, robot, rotors)
    timed = {"t"} & {taken.name for taken in program.inputs}  # by speeds that depend on time
    check_interface(program, robot, {*job.taken({}), *timed})
    notes.say(f"Inputs, outputs and parameters are those of the robot {robot.name!r}, in order.")
    notes.say(
        f"Derived again from the robot {robot.name!r} by {METHODS[chosen].summary}{gyroscopic}."
    )
    at("deriving again", 0.05)
    names = canonical(robot)
    ours = replace(job, robot=names.robot, outputs=names.ours(job.outputs))
    proof = certified(robot, names, ours, program, chosen, seed).certificate
    assert proof is not None
    notes.say(indent(proof.explain(), "    "), proof)
    _same_patterns(program, ours)
    if exact:
        at("normal forms", 0.5)
        _, entries = ours.independent(chosen, compared=True)
        notes.say(_same_normal_forms(program, names.users(entries)))
    at("machine code", 0.55)
    _lowered(program, notes)
    for statement in prove_claims(
        program, robot, certificate, lambda x: at("rounding", 0.6 + 0.4 * x)
    ):
        notes.say(statement)
    chance = (
        "without chance" if exact else f"wrong with probability at most 2^{proof.log2_error:.0f}"
    )
    return notes.end(f"program {program.name!r}", f"PROVEN: {chance}.")


def _lowered(program: Program, notes: _Notes) -> None:
    """What LLVM is given for this program computes it."""
    try:
        proof = prove_kernel(program)
    except BackendError as refused:
        notes.say(f"There is no machine code of this program: {refused.message}.")
    else:
        notes.say(str(proof), proof)


def _same_normal_forms(program: Program, reference: Mapping[str, Entries | Implicit]) -> str:
    """Every element is the reference's: one polynomial has one normal form (R44)."""
    count = 0
    for name, (_, ours) in lift(program).items():
        theirs = reference[name]
        if isinstance(theirs, Implicit):
            raise UsageError(
                f"{name} is put into equations: there is no normal form to compare it with",
                argument="exact", hint="leave exact out: put into them it is proved",
            )  # fmt: skip
        for k, (a, b) in enumerate(zip(ours, theirs[1], strict=True)):
            if not equal_exactly(a, b, max_terms=MOST_TERMS):
                raise CertificateError(
                    "the normal forms differ", element=program.output(name).element(k)
                )
            count += 1
    return f"The normal forms of all {count} elements are equal: this is a proof without chance."


def _same_patterns(program: Program, job: Job) -> None:
    """The entries of compressed outputs stand where the program says."""
    expected = job.patterns(None)
    if patterns(program) != expected:
        raise CertificateError(
            "numbers stand elsewhere in the whole output", element="metadata.patterns",
            found=program.metadata.get("patterns"), expected=expected,
        )  # fmt: skip


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
    raise UsageError(f"no independent method takes {robot.name!r}", hint="name a method")


def _takes(method: str, robot: Robot) -> bool:
    entry = METHODS[method]
    if robot.has_floating_base and not entry.floating:
        return False
    return robot.joint_velocities <= QUADRATIC_LIMIT or method.startswith("newton_euler")


def _job(program: Program, robot: Robot, rotors: bool) -> Job:
    """What the program says it was asked for."""
    told = program.metadata
    reference = ReferenceFrame(told.get("reference", ReferenceFrame.LOCAL_WORLD_ALIGNED.value))
    outputs = tuple(output.name for output in program.outputs)
    return Job(robot, outputs, frame=told.get("frame"), reference=reference, rotors=rotors)


def _unheard(what: str, fraction: float) -> None:
    """Nobody asked."""


# -- a robot ----------------------------------------------------------------------


def verify_robot(
    robot: Robot, *, seed: int = 1, tell: Tell | None = None, progress: Progress | None = None
) -> Verification:
    """Derive the equations by every method, prove them equal, and prove their structure."""
    methods = [m for m in METHODS if m != "newton_euler" and _takes(m, robot)]
    notes, at = _Notes(tell), progress or _unheard
    steps = len(methods) + 4  # the first derivation, and about three for the structure
    at("newton_euler", 0.0)
    inputs = [("q", robot.q), ("qd", robot.qd), ("qdd", robot.qdd)]
    plain = derive(robot, "newton_euler")
    program = lower(robot.name, {"tau": ((robot.nv,), list(plain.tau))}, inputs)
    notes.say(f"Robot {robot.name!r}: {robot.nv} velocities; inverse dynamics {program.count()}.")
    for k, method in enumerate(methods, 1):
        at(method, k / steps)
        try:
            tau = list(derive(robot, method).tau)
        except DeriveError as refused:
            notes.say(f"  {method}: not for this robot ({refused.message})")
            continue
        proof = certify(program, {"tau": ((robot.nv,), tau)}, about=Reference(method), seed=seed)
        error = f"wrong with probability at most 2^{proof.log2_error:.0f}"
        notes.say(f"  {method}: equal, {error}", proof)
    at("symmetry and power", 1 - 3 / steps)
    for name, expressions in structure(robot, plain):
        proof = _all_zero(name, expressions, seed)
        error = f"wrong with probability at most 2^{proof.log2_error:.0f}"
        notes.say(f"  {name}: holds, {error}", proof)
    at("positive definite", 1 - 1 / steps)
    notes.say(f"  M positive definite: {definiteness(robot, plain, seed)}")
    nothing = notes.worst is None
    return notes.end(f"robot {robot.name!r}", "Nothing to compare with." if nothing else "PROVEN.")


def _all_zero(name: str, expressions: Sequence[Expr], seed: int) -> Certificate:
    size = (len(expressions),)
    zeros = lower(name, {name: (size, [ZERO] * len(expressions))}, [])
    return certify(zeros, {name: (size, list(expressions))}, seed=seed)
