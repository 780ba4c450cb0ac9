"""What emdeg takes from a stranger, at most: one table, which docs/limits.md repeats.

Reading takes a time proportional to what is read, and these numbers bound what that can be. Each is
far above any robot that was ever built; who passes one is told its name, what was found and what
to do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from emdeg.errors import EmdegError, LoadError


@dataclass(frozen=True)
class Limit:
    """At most so many of something."""

    what: str  # in the table: the longest name of a link
    most: int
    unit: str  # characters
    message: str  # of the error
    hint: str

    def error(
        self, found: int, make: Callable[..., EmdegError] = LoadError, **place: Any
    ) -> EmdegError:
        """The error that says so; `place` are fields of the error that say where."""
        expected = f"at most {self.most} {self.unit}"
        details = {"found": f"{found} {self.unit}", "expected": expected, "hint": self.hint}
        return make(self.message, **details, **place)

    def check(self, found: int, make: Callable[..., EmdegError] = LoadError, **place: Any) -> None:
        """Refuse more than this."""
        if found > self.most:
            raise self.error(found, make, **place)


def _entries(thing: str, most: int = 10_000) -> Limit:
    """How many things of a kind a robot has."""
    hint = "describe one robot in one file, without what does not belong to it"
    return Limit(f"{thing} of a robot", most, thing, f"there are too many {thing}", hint)


# -- files ----------------------------------------------------------------------------

DESCRIPTION = Limit(
    "a description", 10_000_000, "bytes", "the file is too large",
    "a description holds numbers and names; leave meshes and pictures in files of their own",
)  # fmt: skip
PROGRAM = Limit(
    "a program file", 100_000_000, "bytes", "the file is too large",
    "ask for fewer outputs, and write a program for each",
)  # fmt: skip
LOG = Limit(
    "a log of a motion, unpacked", 1_000_000_000, "bytes", "the log is too large",
    "cut it into several logs, or keep every second row",
)  # fmt: skip
NESTING = Limit(
    "tables in tables (TOML, YAML)", 30, "levels", "the tables are nested too deeply",
    "a description lists links and joints one after the other",
)  # fmt: skip
PROGRAM_NESTING = Limit(
    "lists in lists (program files)", 30, "levels", "the lists are nested too deeply",
    "emdeg writes programs less than ten deep: write the program again",
)  # fmt: skip
ELEMENT_NESTING = Limit(
    "elements in elements (XML)", 200, "levels", "elements are nested too deeply",
    "URDF, SDF and TOML list links and joints: write a longer chain of MJCF bodies as one of these",
)  # fmt: skip
ELEMENTS = Limit(
    "elements of an XML file", 300_000, "elements", "there are too many elements",
    "remove what has no dynamics: visuals, collisions, sensors, settings of simulators",
)  # fmt: skip
ATTRIBUTES = Limit(
    "attributes of one element", 200, "attributes", "an element has too many attributes",
    "no tag of URDF or MJCF has more than about fifty: remove those without a meaning",
)  # fmt: skip
INCLUDED = Limit(
    "files that an MJCF file includes", 100, "files", "too many files are included",
    "write one file with `mj_saveLastXML`",
)  # fmt: skip
MESH = Limit(
    "a mesh file", 200_000_000, "bytes", "the mesh is too large",
    "give the link its inertia instead",
)  # fmt: skip
TRIANGLES = Limit(
    "triangles of a mesh", 2_000_000, "triangles", "the mesh has too many triangles",
    "give the link its inertia instead, or a coarser mesh",
)  # fmt: skip
TOKEN = Limit(
    "a tag, comment or text of an XML file", 1_000_000, "bytes",
    "a single tag, comment or text is too long", "remove it, or cut it into several",
)  # fmt: skip

# -- robots ---------------------------------------------------------------------------

LINKS = _entries("links")
JOINTS = _entries("joints")
FRAMES = _entries("frames")
PAYLOADS = _entries("payloads")
LOOPS = _entries("loops")
CONSTRAINTS = _entries("constraints")
PARAMETERS = _entries("parameters", 100_000)
DEFINITIONS = _entries("definitions", 100_000)
FOLLOWERS = Limit(
    "joints that follow each other in a row", 100, "joints",
    "too many joints follow each other (mimic)", "let each of them follow the first one",
)  # fmt: skip

FIXED = Limit(
    "fixed joints in a row", 2000, "joints", "too many fixed joints follow each other",
    "their poses are multiplied exactly: fix the links to the first one, or leave some out",
)  # fmt: skip

# -- cells and names ------------------------------------------------------------------

CELL = Limit(
    "an expression", 200_000, "characters", "the expression is too long",
    "give a part of it a name under [definitions], or give the parameters values",
)  # fmt: skip
PARENTHESES = Limit(
    "parentheses in parentheses", 60, "levels", "parentheses are nested too deeply",
    "give a part of the expression a name under [definitions]",
)  # fmt: skip
DEGREE = Limit(
    "the degree of an expression", 4096, "factors", "the degree of the expression is too high",
    "give a part of it a name under [definitions]",
)  # fmt: skip
EXPONENT = Limit(
    "an exponent", 64, "as an exponent", "the exponent is too large",
    "write such a power as a number, or give it a name",
)  # fmt: skip
DIGITS = Limit(
    "a number", 4000, "digits", "the number has too many digits",
    "a double holds 17 digits: cut the others off",
)  # fmt: skip
NAME = Limit(
    "a name of a robot, link, joint or frame", 200, "characters", "the name is too long",
    "shorten it",
)  # fmt: skip
PARAMETER_NAME = Limit(
    "a name of a parameter", 64, "characters", "the name of a parameter is too long", "shorten it"
)

LIMITS = (
    DESCRIPTION, PROGRAM, LOG, NESTING, PROGRAM_NESTING, ELEMENT_NESTING, ELEMENTS, ATTRIBUTES,
    TOKEN, INCLUDED, MESH, TRIANGLES, LINKS, JOINTS, FRAMES, PAYLOADS, LOOPS, CONSTRAINTS,
    PARAMETERS, DEFINITIONS, FOLLOWERS, FIXED,
    CELL, PARENTHESES, DEGREE, EXPONENT, DIGITS, NAME, PARAMETER_NAME,
)  # fmt: skip
#: The tables of a description that are as many as there are things of this kind.
OF_TABLES: Mapping[str, Limit] = {
    "link": LINKS, "body": LINKS, "joint": JOINTS, "frame": FRAMES, "payload": PAYLOADS,
    "loop": LOOPS, "constraint": CONSTRAINTS, "parameters": PARAMETERS,
    "definitions": DEFINITIONS, "wrench_frames": FRAMES, "actuated": JOINTS,
}  # fmt: skip
