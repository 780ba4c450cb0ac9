"""The certificate: what was compared with what, where, and how sure that makes us.

Subject and reference were evaluated exactly at `points` random points of the variety, point j in
its own random field GF(p_j), and agreed in every output. If they were different functions this
would have happened with probability at most 2^log2_error (see certify.py for the argument).

Beside that it may claim how far the program is off in floating point (`RoundingClaim`).

A certificate is a claim, not a secret: anyone can repeat the check, and `emdeg verify` does so
against a derivation of its own. It names its subject by digest, so it cannot be moved to another
program. Its file ends with a seal, the SHA-256 of all that it says: a slip in words that no proof
reads (the method, a pass, a version) is seen too.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from emdeg.errors import CertificateError
from emdeg.program.strict_json import parsed
from emdeg.shown import brief, listed

FORMAT = "emdeg.certificate"
VERSION = 3  # 2: points tell parameters from symbols of the state; 3: a reference says how
DEFAULT_LOG2_ERROR = -100.0


@dataclass(frozen=True)
class Reference:
    """What the program was compared with.

    `method` is the formulation ("newton_euler"), `robot` its name, `robot_hash` the hash of its
    exact description, `parameters` the parameter set ("symbolic", "numbers of the library", …),
    `digest` the SHA-256 of the reference expressions or program, `how` what is not plainly
    compared ("forward_dynamics by substitution", "jacobian as derived").
    """

    method: str = ""
    robot: str = ""
    robot_hash: str = ""
    parameters: str = ""
    digest: str = ""
    how: str = ""

    def __str__(self) -> str:
        what = self.method or "the reference"
        whose = f" of {self.robot}" if self.robot else ""
        more = "; ".join(filter(None, (self.parameters, self.how)))
        which = f" ({more})" if more else ""
        return f"{what}{whose}{which}"


@dataclass(frozen=True)
class RoundingClaim:
    """|computed − exact| ≤ errors for all states of a box, in one type and one code.

    `code` is "c" or "jit", under `rules`; `box` has (from, to) of every element of the state,
    `errors` the bounds of every output, element by element. `boxes` is how many parts of the box
    were looked at to show it. `seal` is the SHA-256 of all of this and of the program: a slip is
    seen at once; what counts is that `emdeg verify` proves the bounds again.
    """

    type: str
    code: str
    rules: str
    box: Mapping[str, tuple[float, float]]
    errors: Mapping[str, tuple[float, ...]]
    boxes: int
    seal: str = ""

    def sealed(self, subject: str) -> RoundingClaim:
        """With the seal that it should have in the certificate of this program."""
        return replace(self, seal=_seal({**asdict(self), "seal": subject}))

    def __str__(self) -> str:
        worst = ", ".join(f"{n} at most {max(e, default=0.0):.1e}" for n, e in self.errors.items())
        box = ", ".join(f"{n} from {a:g} to {b:g}" for n, (a, b) in self.box.items())
        return f"in {self.type} {worst}, for all {box}; {self.rules}"

    @staticmethod
    def from_data(data: Any) -> RoundingClaim:
        """From plain JSON data, every field checked."""
        names = {f.name for f in fields(RoundingClaim)}
        if not isinstance(data, dict) or data.keys() != names:
            raise CertificateError(
                "wrong content", element="rounding", expected=", ".join(sorted(names))
            )
        texts = all(type(data[name]) is str for name in ("type", "code", "rules", "seal"))
        if not texts or type(data["boxes"]) is not int:
            raise CertificateError(
                "wrong content", element="rounding", expected="texts; boxes: int"
            )
        box = _numbers(data["box"], "rounding.box")
        if any(len(ends) != 2 or ends[0] > ends[1] for ends in box.values()):
            raise CertificateError("is no range", element="rounding.box", expected="[from, to]")
        errors = _numbers(data["errors"], "rounding.errors")
        return RoundingClaim(
            data["type"], data["code"], data["rules"],
            {name: (ends[0], ends[1]) for name, ends in box.items()}, errors,
            data["boxes"], data["seal"],
        )  # fmt: skip


def _seal(content: Mapping[str, Any]) -> str:
    """SHA-256 of plain data in their canonical form, in hexadecimal."""
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _numbers(data: Any, place: str) -> dict[str, tuple[float, ...]]:
    """Texts with lists of finite numbers."""
    good = isinstance(data, dict) and all(
        isinstance(row, list) and all(type(x) in (float, int) and math.isfinite(x) for x in row)
        for row in data.values()
    )
    if not good:
        raise CertificateError("wrong content", element=place, expected="lists of numbers by name")
    return {name: tuple(float(x) for x in row) for name, row in data.items()}


@dataclass(frozen=True)
class Certificate:
    """Proof that a program computes what its reference computes; see the module."""

    __repr__ = brief
    _repr_html_ = listed

    subject: str  # digest of the program
    outputs: tuple[str, ...]
    reference: Reference
    primes: tuple[int, ...]  # one for each point
    indices: tuple[int, ...]  # of the points; gaps are points where a divisor vanished
    seed: int
    challenge: str  # hexadecimal: hash of subject, reference and seed; all points follow from it
    degree: int  # bound in the free variables, of all that must vanish or must not
    height: int  # bound in bits of the coefficients
    log2_error: float
    passes: tuple[str, ...] = ()
    functions: tuple[str, ...] = ()  # opaque functions, compared by their arguments
    versions: Mapping[str, str] = field(default_factory=dict)
    rounding: tuple[RoundingClaim, ...] = ()

    @property
    def points(self) -> int:
        """How many points were compared."""
        return len(self.primes)

    def __str__(self) -> str:
        return self.explain()

    def to_data(self) -> dict[str, Any]:
        """Plain JSON data; integers beyond 2⁵³ as text, so that any reader keeps them."""
        data = {k: list(v) if isinstance(v, tuple) else v for k, v in asdict(self).items()}
        data.update(
            primes=[str(p) for p in self.primes], seed=str(self.seed), degree=str(self.degree)
        )
        if not self.rounding:
            del data["rounding"]
        said = {"format": FORMAT, "version": VERSION, **data}
        return {**said, "seal": _seal(said)}

    def to_json(self) -> str:
        """JSON text."""
        return json.dumps(self.to_data(), indent=1, ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> Certificate:
        """Read what `to_json` wrote."""
        return Certificate.from_data(parsed(text, CertificateError))

    @staticmethod
    def from_data(data: Any) -> Certificate:
        """From plain JSON data, every field checked; a CertificateError says what is wrong."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise CertificateError("this is not an emdeg certificate", expected=FORMAT)
        if data.get("version") != VERSION:
            raise CertificateError(
                "this emdeg cannot read it", element="version", found=data.get("version"),
                expected=VERSION,
            )  # fmt: skip
        for key in data:
            if key not in {*_CONTENT, "format", "version", "rounding", "seal"}:
                raise CertificateError("is not a field of a certificate", element=key)
        found = {name: _checked(data.get(name), name) for name in _CONTENT}
        names = {f.name for f in fields(Reference)}
        if found["reference"].keys() != names:
            raise CertificateError(
                "wrong content", element="reference", expected="texts: " + ", ".join(sorted(names))
            )
        if not math.isfinite(found["log2_error"]):
            raise CertificateError("wrong content", element="log2_error", expected="a number")
        found.update(
            reference=Reference(**found["reference"]),
            primes=tuple(_integer(p, "primes") for p in found["primes"]),
            seed=_integer(found["seed"], "seed"),
            degree=_integer(found["degree"], "degree"),
            rounding=tuple(RoundingClaim.from_data(claim) for claim in _claims(data)),
        )
        if "seal" in data and data["seal"] != _seal({k: v for k, v in data.items() if k != "seal"}):
            raise CertificateError(
                "the certificate was changed after it was written", element="seal",
                hint="let `emdeg generate --program` or `program.save` write it again",
            )  # fmt: skip
        return Certificate(**found)

    def explain(self) -> str:
        """The proof in plain words."""
        compared = ", ".join(self.outputs)
        lines = [
            f"Compared: {compared} of program {self.subject[:12]} with {self.reference}"
            f" [{self.reference.digest[:12]}].",
            f"How: both were evaluated exactly at {self.points} random points, each in a field of"
            f" its own of about 2^60 elements, and agreed everywhere.",
            f"Why that is a proof: were they different functions, they would differ by a rational"
            f" function of degree at most {self.degree} with coefficients of at most"
            f" {self.height} bits, and such a function vanishes at all these points with"
            f" probability at most 2^{self.log2_error:.0f}.",
            "The points are drawn from a hash of both programs, so neither could be made to fit"
            " them.",
        ]
        if self.functions:
            lines.append(
                f"{', '.join(self.functions)}: compared as unknown functions of equal arguments."
            )
        if self.passes:
            lines.append("Passes between reference and program: " + ", ".join(self.passes) + ".")
        lines += [f"Rounding, claimed: {claim}." for claim in self.rounding]
        return "\n".join(lines)


def _claims(data: Mapping[str, Any]) -> list[Any]:
    found = data.get("rounding", [])
    if not isinstance(found, list):
        raise CertificateError("wrong content", element="rounding", expected="a list of claims")
    return found


# field → its container (object: none) and the kind of what that holds
_CONTENT: Mapping[str, tuple[type, type]] = {
    **dict.fromkeys(("subject", "seed", "challenge", "degree"), (object, str)),
    **dict.fromkeys(("outputs", "primes", "passes", "functions"), (list, str)),
    **dict.fromkeys(("reference", "versions"), (dict, str)),
    "indices": (list, int),
    "height": (object, int),
    "log2_error": (object, float),
}


def _checked(value: Any, name: str) -> Any:
    """The content of a field, lists as tuples, or an error that says what was expected."""
    container, kind = _CONTENT[name]
    single = container is object
    inside = (value,) if single else value.values() if isinstance(value, dict) else value
    if not isinstance(value, container) or any(type(v) is not kind for v in inside):
        expected = kind.__name__ if single else f"{container.__name__} of {kind.__name__}"
        raise CertificateError("wrong content", element=name, found=repr(value), expected=expected)
    return tuple(inside) if container is list else value


def _integer(text: str, place: str) -> int:
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 2000:
        raise CertificateError("is not an integer", element=place, found=text)
    return int(text)
