"""What the user asked for, and its plain derivation: expressions, then one program."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any, TypeAlias

from emdeg.errors import UsageError
from emdeg.exact.graph import Expr
from emdeg.exact.implicit import Implicit
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.kinematics import ReferenceFrame, reference_frame
from emdeg.mechanics.quantities.derivatives import by_recursion
from emdeg.mechanics.quantities.forms import kept, kept_unknowns, places, zeros
from emdeg.mechanics.quantities.quantities import (
    QUANTITIES,
    derivatives_of,
    parse,
    split_form,
)
from emdeg.mechanics.quantities.quantity import OWN_DERIVATION, Entries, Request, entries
from emdeg.mechanics.quantities.writing import Writing
from emdeg.program.blocks import KEY as BLOCKS
from emdeg.program.builder import prune
from emdeg.program.certificate import Reference
from emdeg.program.fingerprint import output_fingerprints
from emdeg.program.interface import derived_angles, state_arrays
from emdeg.program.ir import Output, Program
from emdeg.program.lower import lower
from emdeg.program.pattern import KEY, patterns_text
from emdeg.robot.model.speeds import TIME
from emdeg.robot.robot import Robot

Outputs: TypeAlias = str | Sequence[str] | Mapping[str, Expr | Vector | Matrix]

#: What programs are certified against: shares neither frames nor recursion with the defaults.
REFERENCE = "newton_euler_base"

#: ∂τ/∂q and ∂τ/∂q̇
TAU_SLOPES = frozenset(derivatives_of("inverse_dynamics")[array] for array in ("q", "qd"))


@dataclass(frozen=True)
class Job:
    """Outputs of a robot, by a method or by the shortest way there is."""

    robot: Robot
    outputs: Outputs
    method: str | None = None
    frame: str | None = None
    reference: ReferenceFrame | str = ReferenceFrame.LOCAL_WORLD_ALIGNED
    rotors: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    writing: Writing | None = None  # chosen for derivatives of τ; None: by rules of thumb

    @cached_property
    def seen(self) -> ReferenceFrame:
        """From where frames are seen, whichever way that was said."""
        return reference_frame(self.reference)

    def only(self, output: str) -> Job:
        """The same, for one output; the same job again, which has derived it already."""
        return self._alone.setdefault(output, replace(self, outputs=output))

    @cached_property
    def _alone(self) -> dict[str, Job]:
        return {}

    @cached_property
    def parsed(self) -> Mapping[str, tuple[str, str | None, ReferenceFrame | None]]:
        """{output as asked, aliases resolved: (quantity, frame, reference)}; empty for own ones."""
        if isinstance(self.outputs, Mapping):
            return {}
        found = {}
        for output in [self.outputs] if isinstance(self.outputs, str) else self.outputs:
            quantity = parse(output)
            QUANTITIES[quantity[0]].refuse_loops(self.robot)
            _, colon, rest = output.partition(":")
            found[quantity[0] + colon + rest] = quantity
        framed = any(QUANTITIES[name].framed for name, *_ in found.values())
        if self.frame is not None and not framed:
            raise UsageError(
                "no output is of a frame", argument="frame", found=self.frame,
                expected="one with jacobian, forward_kinematics and their like",
            )  # fmt: skip
        return found

    @cached_property
    def forms(self) -> Mapping[str, tuple[str, str]]:
        """{output as asked: (the whole output, its form)}, of those that have one."""
        split = {shown: split_form(shown) for shown in self.parsed}
        return {shown: (whole, form) for shown, (whole, form) in split.items() if form is not None}

    @cached_property
    def whole(self) -> Job:
        """The same without forms: a program of whole outputs, of which entries are chosen."""
        if not self.forms:
            return self
        plain = [self.forms[shown][0] if shown in self.forms else shown for shown in self.parsed]
        return replace(self, outputs=tuple(dict.fromkeys(plain)))

    def chosen(self, program: Program) -> Program:
        """The program of what was asked for, from that of the whole outputs."""
        if not self.forms:
            return program
        residues = output_fingerprints(program, 2)
        outputs, found = [], {}
        for shown in self.parsed:
            whole, form = self.forms.get(shown, (shown, ""))
            output = program.output(whole)
            if form:
                zero = [not any(residue) for residue in residues[whole]]
                flat = places(form, output.shape, zero)
                found[shown] = output.shape, flat
                output = Output(shown, (len(flat),), tuple(output.values[k] for k in flat))
            outputs.append(output)
        about = {"outputs": ", ".join(self.parsed), KEY: patterns_text(found)}
        metadata = {**program.metadata, **about}
        made = replace(program, outputs=tuple(outputs), metadata=metadata, certificate=None)
        return made if BLOCKS in program.metadata else prune(made)  # blocks are places of values

    def patterns(self, method: str | None) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
        """{output: (shape, entries kept)}, by a method: what a program's own must be."""
        found = {}
        for shown, (_, form) in self.forms.items():
            shape, flat = self._entries(shown, method)
            found[shown] = shape, tuple(places(form, shape, zeros(form, flat)))
        return found

    def _entries(self, shown: str, method: str | None) -> Entries:
        quantity = QUANTITIES[self.parsed[shown][0]]
        return entries(quantity.build(self._request(shown, method)))

    def _formed(self, shown: str, value: Entries | Implicit) -> Entries | Implicit:
        """What was asked for of a whole output."""
        if shown not in self.forms:
            return value
        form = self.forms[shown][1]
        if isinstance(value, Implicit):
            return kept_unknowns(form, value, self.patterns(self.method)[shown][1])
        return kept(form, value)

    def expressions(self, method: str | None) -> dict[str, Entries]:
        """{output as asked: (shape, expressions)}, by a method; None: by the best for each."""
        if isinstance(self.outputs, Mapping):
            return {name: entries(value) for name, value in self.outputs.items()}
        whole = {shown: self._entries(shown, method) for shown in self.parsed}
        forms = {shown: form for shown, (_, form) in self.forms.items()}
        return {
            shown: kept(forms[shown], found) if shown in forms else found
            for shown, found in whole.items()
        }

    @property
    def has_slopes(self) -> bool:
        """Is a derivative of τ asked for that a recursion gives?"""
        slopes = [shown for shown, (name, _, _) in self.parsed.items() if name in TAU_SLOPES]
        return bool(slopes) and by_recursion(self._request(slopes[0], self.method))

    @property
    def is_of_slopes(self) -> bool:
        """… and all else, too, is given by that?"""
        names = {name for name, _, _ in self.parsed.values()}
        return names <= {*TAU_SLOPES, "mass_matrix", "inverse_dynamics"} and self.has_slopes

    def _request(self, shown: str, method: str | None) -> Request:
        _, frame, reference = self.parsed[shown]
        frame, reference = frame or self.frame, reference or self.seen
        shared = (self._equations, method, frame, reference, self._known, self.writing)
        return Request(self.robot, *shared)

    @cached_property
    def _known(self) -> dict[tuple[str | None, str], Any]:
        """What outputs have in common, derived once."""
        return {}

    @cached_property
    def _equations(self) -> Callable[[str], Equations]:
        """By a method, derived once."""

        @cache
        def by(chosen: str) -> Equations:
            options = self.options if chosen == self.method else {}
            return derive(self.robot, chosen, rotors=self.rotors, **options)

        return by

    def derived(self) -> Program:
        """All outputs together as derived, in one program."""
        return self._derived

    @cached_property
    def _derived(self) -> Program:
        found = self.expressions(self.method)
        robot = self.robot
        taken = self.taken(found)
        return lower(
            robot.name,
            found,
            [(key, leaves) for key, leaves in state_arrays(robot).items() if key in taken],
            {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()},
            derived_angles(robot),
        )

    def taken(self, found: Mapping[str, Entries]) -> Collection[str]:
        """The names of the arrays that some output takes."""
        arrays = {key: leaves for key, leaves in state_arrays(self.robot).items() if leaves}
        state = {s for _, flat in found.values() for e in flat for s in e.state_symbols()}
        if isinstance(self.outputs, Mapping):
            self._refuse_strangers(state, arrays)
            return {key for key, leaves in arrays.items() if not state.isdisjoint(leaves)}
        asked = {a for name, _, _ in self.parsed.values() for a in QUANTITIES[name].inputs}
        return asked & set(arrays) | ({"t"} if TIME in state else set())

    def _refuse_strangers(
        self, state: Collection[Expr], arrays: Mapping[str, Sequence[Expr]]
    ) -> None:
        """UsageError where an expression has a symbol of the state that no input could bring."""
        known = {s.name for leaves in arrays.values() for s in leaves}
        known |= {angle.leaf for angle in derived_angles(self.robot)}
        for stranger in state:
            if stranger.name not in known:
                raise UsageError(
                    f"{stranger.name} moves, and is no symbol of {self.robot.name!r}",
                    argument="outputs",
                    hint=f"its arrays are {', '.join(arrays)}; a parameter is symbol(name)",
                )

    def metadata(self) -> dict[str, str]:
        """What must be known to derive the program again."""
        found = {"robot": self.robot.name, "method": self.method or "auto"}
        found["outputs"] = ", ".join(self.parsed or self.outputs)
        if self.frame is not None:
            found["frame"] = self.frame
        if self.seen is not ReferenceFrame.LOCAL_WORLD_ALIGNED:
            found["reference"] = self.seen.value
        return found | ({"rotors": "yes"} if self.rotors else {})

    def independent(
        self, method: str | None = None, *, compared: bool = False
    ) -> tuple[Reference, dict[str, Entries | Implicit]]:
        """(what in words, outputs) that prove a program: by another method where that says more.

        Each output by `method`; by default one that shares nothing with the program, and as
        derived where there is none. Entry by entry wherever that can be had, if `compared`.
        """
        other = method or ("newton_euler" if self.method == REFERENCE else REFERENCE)
        found: dict[str, Entries | Implicit] = {}
        for shown, (name, _, _) in self.parsed.items():
            quantity = QUANTITIES[name]
            if method is not None or quantity.has_independent_reference:
                request = self._request(shown, other)
                whole = quantity.independent(request, shown, compared=compared)
                found[shown] = self._formed(shown, whole)
        put = [name for name, value in found.items() if isinstance(value, Implicit)]
        own = [name for name in self.parsed or self.outputs if name not in found]
        if not found:
            return Reference(OWN_DERIVATION), {**self.expressions(self.method)}
        for name in own:
            found[name] = self.only(name).expressions(self.method)[name]
        how = {"by substitution": put, "as derived": own}
        words = (f"{', '.join(names)} {by}" for by, names in how.items() if names)
        return Reference(other, how="; ".join(words)), found
