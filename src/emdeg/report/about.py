"""What a reader needs to use the page elsewhere: conventions, how to cite, the whole program."""

from __future__ import annotations

import re

import emdeg

#: as docs/notation.md, for readers who have the page alone
CONVENTIONS = (
    ("equation", "M(q) q̈ + C(q, q̇) q̇ + g(q) + friction = τ; motor inertias are inside M"),
    ("units", "SI and radians throughout"),
    ("gravity", "an acceleration in base axes; g(q) is the effort that holds the robot still"),
    (
        "velocity terms",
        "c_ij multiplies q̇_j², b_ijk (j < k) q̇_j q̇_k, the factor 2 inside",
    ),
    ("inertia", "about the centre of mass, in the axes of the body; products are matrix elements"),
    ("Jacobian", "geometric, in base axes at the frame's origin, linear rows first"),
    ("joint order", "the order of the description; joints that mimic others have no coordinate"),
    ("fixed joints", "lumped into the link before them; every frame keeps its name"),
    ("indices", "from 1 in everything that is printed here"),
)
FLYER = (
    "free flyer",
    "position and unit quaternion (x, y, z, w); velocity linear, then angular, in body axes",
)
LANGUAGES = {"C": "c", "Python": "numpy", "JavaScript": "javascript", "Rust": "rust"}


def conventions(robot: emdeg.Robot) -> list[tuple[str, str]]:
    """What holds for the numbers of this page."""
    own = [*CONVENTIONS, FLYER] if robot.has_floating_base else list(CONVENTIONS)
    if robot.loops or robot.constraints:
        own.append(("loops", "cut joints are held by λ, which acts on the loop's second frame"))
    return own


def citation(robot: emdeg.Robot) -> dict[str, str]:
    """Words and BibTeX: the program, with version and the hash of the description."""
    version = emdeg.__version__
    title = robot.title or robot.name
    words = (
        f"Equations of motion of {title}, derived and certified by emdeg {version} "
        f"(description {robot.hash[:16]})."
    )
    key = re.sub(r"\W+", "_", robot.name, flags=re.ASCII).strip("_") or "robot"
    bibtex = "\n".join(
        [
            f"@misc{{emdeg_{key},",
            "  author       = {{emdeg contributors}},",
            f"  title        = {{Equations of motion of {bibtex_safe(title)}}},",
            f"  howpublished = {{Derived and certified by emdeg {version}}},",
            f"  note         = {{description {robot.hash}}},",
            "}",
        ]
    )
    return {"words": words, "bibtex": bibtex}


def bibtex_safe(text: str) -> str:
    """Text in which nothing ends a BibTeX field or starts a command."""
    return re.sub(r"([#$%&_])", r"\\\1", re.sub(r"[{}\\~^]", " ", " ".join(text.split())))


def sources(program: emdeg.Program) -> dict[str, str]:
    """The emitted program in several languages, each in one piece, to be read and copied."""
    return {
        language: one_file("\n".join(emdeg.emit(program, target).values()))
        for language, target in LANGUAGES.items()
    }


def one_file(text: str) -> str:
    """Without the lines that include a header which stands above them."""
    return re.sub(r'^#include "\w+\.h"\n', "", text, flags=re.MULTILINE)
