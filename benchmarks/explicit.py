"""The explicit model: counts beside EMDEG and Armstrong, constants, base parameters, times.

    python benchmarks/explicit.py [--seconds 20] [--quick]

Writes benchmarks/results/explicit.md. Counting is design.md's: one multiplication or addition for
each binary operation that needs the state, sines and cosines apart, parameter-only work (lumped
constants) not counted. "as derived" is what `hierarchical` and `factored` give in a
second or two; "optimised" is a longer search on top of it. `--quick` skips that search.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import emdeg
from emdeg.exact.calculus import substitute
from emdeg.exact.evaluate import evaluate
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import Expr, symbol
from emdeg.exact.linalg import Vector
from emdeg.explicit.abbreviate import Box, abbreviate
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.guarantee import abbreviate_within
from emdeg.explicit.hierarchical import hierarchical
from emdeg.explicit.model import ExplicitModel
from emdeg.explicit.nested import factored
from emdeg.explicit.programs import two_rate_programs
from emdeg.explicit.two_rate import partition
from emdeg.mechanics.parameters.base_parameters import base_parameters
from emdeg.program.ir import Program
from emdeg.program.lift import lift
from emdeg.program.lower import lower_expressions
from emdeg.robot.loading import loads
from emdeg.robot.robot import Robot
from emdeg.shorten.search import optimise

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "explicit.md"
LIBRARY = Path(emdeg.__file__).parent / "robot" / "library"


def orthogonal_6r() -> Robot:
    """The general 6R with twists of ±90° and everything else symbolic."""
    text = (LIBRARY / "general_6r.toml").read_text()
    for i in range(1, 6):
        text = re.sub(rf'alpha = "alpha{i}"', f'alpha = "{(-1) ** i * 90} deg"', text)
        text = re.sub(rf"(?m)^alpha{i} = .*$", "", text)
    return loads(text, "toml")


class Counter:
    """Counts of expressions, as derived and optimised."""

    def __init__(self, seconds: float, quick: bool) -> None:
        self.seconds, self.quick = seconds, quick

    def row(self, name: str, given: Program | Iterable[Expr], published: str) -> str:
        """One line of the table."""
        program = given if isinstance(given, Program) else lower_expressions(list(given))
        first = program.count()
        best = "–"
        if not self.quick:
            found = optimise(program, f"{self.seconds}s")
            count = getattr(found, "program", found).count()
            best = f"{count.mul} + {count.add} = **{count.total}**"
        derived = f"{first.mul} + {first.add} = {first.total}"
        return f"| {name} | {published} | {derived} | {best} |"


def counts(counter: Counter) -> list[str]:
    """M, coefficients and torques, full and abbreviated."""
    puma = explicit_model(emdeg.load("puma560"))
    own = hierarchical(emdeg.load("puma560_emdeg"))
    short = abbreviate(puma).model
    rows = [
        counter.row("PUMA 560 (Armstrong): M", inertia(puma), "278 (AKB)"),
        counter.row("the same at 1 %: M", inertia(short), "25 (AKB, angle sum apart)"),
        counter.row(
            "PUMA 560 (EMDEG's set): M, b, c, g", own.program,
            "291 + 131 = 422 (EMDEG)",
        ),
        counter.row(
            "PUMA 560 (Armstrong): M, b, c, g", factored(puma).program,
            "–",
        ),
        counter.row("PUMA 560 (Armstrong): forces", forces(puma), "1165 (AKB)"),
        counter.row("the same at 1 %: forces", forces(short), "305 (AKB)"),
        counter.row(
            "PUMA 560 (EMDEG's set): forces",
            forces(explicit_model(emdeg.load("puma560_emdeg"))), "401 + 254 = 655 (EMDEG)",
        ),
    ]  # fmt: skip
    return [
        "| quantity | published | as derived (mul + add) | optimised |",
        "|---|---|---|---|",
        *rows,
    ]


def inertia(model: ExplicitModel) -> Program:
    """The elements of M with common parts taken out."""
    return factored(model, [n for n in model.elements if n.letter == "M"]).program


def forces(model: ExplicitModel) -> Iterable[Expr]:
    """τ by configuration and step."""
    split = two_rate_programs(model)
    (_, slow), (_, fast) = lift(split.configure)["coefficients"], lift(split.step)["tau"]
    return substitute(fast, dict(zip(split.coefficients.values(), slow, strict=True)))


def armstrongs_constants() -> list[str]:
    """Table A3 beside the same formulas with the paper's own link data (digest E5)."""
    sys.path.insert(0, str(HERE.parent))
    from tests.explicit import armstrong

    model = explicit_model(emdeg.load("puma560"), drives=False)
    robot = model.robot
    at = {s: float(p.value) for s, p in robot.parameters.items() if p.value is not None}
    ours = {c.name: model.formulas[c.symbol] for c in model.constants}
    rows = []
    for name, formula in armstrong.constants(robot).items():
        _, printed, tolerance = armstrong.CONSTANTS[name]
        (value,) = evaluate([formula], at)
        same = [n for n, f in ours.items() if equal(f, formula) or equal(f, -formula)]
        verdict = "agrees" if abs(value - printed) <= tolerance else "contradicts the link data"
        rows.append(
            f"| {name} | {printed:g} ± {tolerance:g} | {value:.4g} | {verdict} | "
            f"{same[0] if same else 'in the span'} |"
        )
    return [
        f"Armstrong: 23 + 5 constants; emdeg: {len(model.inertia_constants)} + "
        f"{len(model.gravity_constants)} with the same span (I19 = −I20 − I21).",
        "",
        "| theirs | printed | from their link data | | ours |",
        "|---|---|---|---|---|",
        *rows,
    ]


def two_rates() -> list[str]:
    """Armstrong's table 2 and independent blocks."""
    rows = []
    puma = explicit_model(emdeg.load("puma560"))
    for name, model in (("full", puma), ("1 %", abbreviate(puma).model)):
        split = two_rate_programs(model)
        rates = split.rates(100e3, 4)
        blocks = ", ".join(str(b.cost.total) for b in partition(model, 4))
        rows.append(
            f"| {name} | {split.configure.count().total} | {split.step.count().total} | "
            f"{rates.whole:.0f} Hz | {rates.configuration:.0f} / {rates.torque:.0f} Hz | {blocks} |"
        )
    return [
        "Armstrong, 100 kFLOPS: 78 Hz at one rate, 50 / 200 Hz at two.",
        "",
        "| PUMA 560 | configuration | step | one rate | two rates 1:4 | four blocks |",
        "|---|---|---|---|---|---|",
        *rows,
    ]


def guarantees() -> list[str]:
    """Proved and sampled errors."""
    puma = explicit_model(emdeg.load("puma560"))
    box = Box.of(puma, speed=2.0, acceleration=3.0)
    rows = []
    for percent in (0.1, 0.5, 1.0, 5.0):
        found = abbreviate_within(puma, percent=percent, box=box)
        worst = found.sampled_worst()
        cells = [f"{p:.3g} / {s:.3g}" for p, s in zip(found.proved, worst, strict=True)]
        rows.append(f"| {percent:g} % | {found.terms[1]} | " + " | ".join(cells) + " |")
    return [
        "PUMA 560, |q̇| ≤ 2 rad/s, |q̈| ≤ 3 rad/s², joint limits; N·m proved / worst of 10⁴ states.",
        "",
        "| of effort limit | terms (of 291) | joint 1 | joint 2 | joint 3 | joint 4 | joint 5 | "
        "joint 6 |",
        "|---|---|" + "---|" * 6,
        *rows,
    ]  # fmt: skip


def robots(quick: bool) -> list[str]:
    """Constants, terms and times of each robot, lumped and hierarchical."""
    cases: list[tuple[str, Callable[[], Robot]]] = [
        (name, lambda name=name: emdeg.load(name))  # type: ignore[misc]
        for name in (
            "puma560", "puma560_emdeg", "puma560_general", "stanford", "scara", "rx90", "ur5",
            "iiwa", "panda",
        )
    ]  # fmt: skip
    cases.append(("6R, orthogonal twists, all symbolic", orthogonal_6r))
    if not quick:
        cases.append(("6R, free twists, all symbolic", lambda: emdeg.load("general_6r")))
    rows = []
    for name, load in cases:
        robot = load()
        start = time.process_time()
        model = explicit_model(robot)
        lumped = time.process_time() - start
        start = time.process_time()
        nested = hierarchical(robot)
        deep = time.process_time() - start
        rows.append(
            f"| {name} | {len(model.inertia_constants)} + {len(model.gravity_constants)} | "
            f"{len(model.base)} ({len(model.base.effective)}) | {model.terms} | {lumped:.1f} s | "
            f"{nested.cost.mul} + {nested.cost.add} = {nested.cost.total} ({nested.method}) | "
            f"{deep:.1f} s |"
        )
    return [
        "Times are seconds of one processor.",
        "",
        "| robot | constants I + g | base parameters (not zero) | terms | lumped in | "
        "hierarchical M, b, c, g | in |",
        "|---|---|---|---|---|---|---|",
        *rows,
    ]


def base() -> list[str]:
    """Base parameter counts beside the literature."""
    tilted = Vector((symbol("gx"), 0, symbol("gz")))
    cases = [
        ("general 6R", emdeg.load("general_6r"), "36"),
        ("general 6R, gravity not along the first axis",
         emdeg.load("general_6r").replaced(gravity=tilted), "38"),
        ("PUMA 560, general inertia", emdeg.load("puma560_general"), "36"),
        ("Stanford arm, general inertia", emdeg.load("stanford_general"), "33"),
    ]  # fmt: skip
    rows = []
    for name, robot, known in cases:
        found = base_parameters(robot)
        verified = "exact" if found.verify().holds else "WRONG"
        rows.append(f"| {name} | {known} | {len(found)} | {verified} |")
    short = base_parameters(emdeg.load("puma560"))
    rows.append(f"| PUMA 560 with Armstrong's zeros | 20 | {len(short.effective)} | exact |")
    return ["| robot | literature | emdeg | rank over GF(2⁶¹−1) |", "|---|---|---|---|", *rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="optimiser time for each row")
    parser.add_argument("--quick", action="store_true", help="without the optimiser")
    options = parser.parse_args()
    counter = Counter(options.seconds, options.quick)
    parts = [
        ("Counts", counts(counter)),
        ("Armstrong's constants", armstrongs_constants()),
        ("Two rates and blocks", two_rates()),
        ("Abbreviation with a guarantee", guarantees()),
        ("Robots", robots(options.quick)),
        ("Base inertial parameters", base()),
    ]
    lines = ["# The explicit model", "", "Made by `python benchmarks/explicit.py`.", ""]
    for title, body in parts:
        lines += [f"## {title}", "", *body, ""]
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text("\n".join(lines), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
