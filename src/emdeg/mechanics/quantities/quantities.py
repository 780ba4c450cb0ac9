"""Everything that can be asked of a robot by name: the one table of quantities.

The records stand in the files of their topics; a record says all there is to know of a quantity
(quantity.py). Lists of quantities anywhere else are made from this table.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from emdeg.errors import UsageError, unknown
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.quantities.constrained import CONSTRAINED
from emdeg.mechanics.quantities.derivatives import DERIVATIVES
from emdeg.mechanics.quantities.dynamics import DYNAMICS
from emdeg.mechanics.quantities.elastic import ELASTIC
from emdeg.mechanics.quantities.energies import ENERGIES
from emdeg.mechanics.quantities.frames import FRAMES
from emdeg.mechanics.quantities.quantity import Derived, Quantity, Request
from emdeg.mechanics.quantities.rates import RATES
from emdeg.mechanics.quantities.second_derivatives import SECOND_DERIVATIVES
from emdeg.public import public
from emdeg.robot.robot import Robot

TOPICS: Mapping[str, tuple[Quantity, ...]] = {
    "Dynamics": DYNAMICS,
    "Derivatives": DERIVATIVES,
    "Second derivatives": SECOND_DERIVATIVES,
    "Rates along a motion": RATES,
    "Energies and momenta": ENERGIES,
    "Frames": FRAMES,
    "Elastic joints": ELASTIC,
    "Loops and rolling": CONSTRAINED,
}
QUANTITIES = {record.name: record for topic in TOPICS.values() for record in topic}
ALIASES = {alias: record.name for record in QUANTITIES.values() for alias in record.aliases}
#: what a person may write instead, who is told the name; where several share it, of the first
SYMBOLS = {record.symbol: record.name for record in reversed(QUANTITIES.values())}
SYMBOLS |= {typed: SYMBOLS[it] for typed, it in (("tau", "τ"), ("qdd", "q̈"), ("Lambda", "Λ"))}

#: ways to ask for some entries of an output only (forms.py)
PACKED, NONZEROS, COMPRESSED = "packed", "nonzeros", "compressed"
FORMS = (PACKED, NONZEROS, COMPRESSED)
#: of these, the forms that leave out what lies above the diagonal, and what is always zero
TRIANGLES, SPARSE = (PACKED, COMPRESSED), (NONZEROS, COMPRESSED)


def split_form(output: str) -> tuple[str, str | None]:
    """(output without its form, the form): `mass_matrix:packed` → ("mass_matrix", "packed")."""
    plain, colon, last = output.rpartition(":")
    return (plain, last) if colon and last in FORMS else (output, None)


def forms_of(quantity: Quantity) -> tuple[str, ...]:
    """Those that it can be asked in."""
    if not quantity.shape:
        return ()
    return FORMS if quantity.symmetric else (NONZEROS,)


def refuse_form(quantity: Quantity, form: str | None, output: str) -> None:
    """UsageError where a quantity has no such form."""
    if form is not None and form not in forms_of(quantity):
        reason = "is one number" if not quantity.shape else "is not symmetric"
        raise UsageError(
            f"{quantity.name} {reason}, so there is no form {form!r} of it", argument="outputs",
            found=output, expected=", ".join(forms_of(quantity)) or quantity.name,
        )  # fmt: skip


def refuse_frame(quantity: Quantity, said: Sequence[str], output: str) -> None:
    """UsageError where words behind a quantity's name mean nothing to it: a frame, its axes."""
    references = {r.value for r in ReferenceFrame}
    if not said:
        return
    if not all(said):
        problem = "nothing stands behind a colon"
    elif not quantity.framed:
        problem = f"{quantity.name} is of the whole robot: it has no {':'.join(said)!r}"
    elif said[-1] in references and not quantity.seen:
        problem = f"{quantity.name} is in the axes of the base: it has no {said[-1]!r}"
    else:
        return
    known = [quantity.name, *(f"{quantity.name}:{form}" for form in forms_of(quantity))]
    known[1:1] = [f"{quantity.name}:FRAME"] if quantity.framed else []
    raise UsageError(problem, argument="outputs", found=output, expected=", or ".join(known))


def parse(output: str, argument: str = "outputs") -> tuple[str, str | None, ReferenceFrame | None]:
    """`name[:frame[:reference]]`, e.g. `jacobian:tool:local`, with aliases resolved.

    A form may follow (forms.py), which is not told here: `mass_matrix:packed`.
    """
    plain, form = split_form(output)
    name, *rest = plain.split(":")
    name = ALIASES.get(name, name)
    if name not in QUANTITIES:
        raise unknown(
            "output", name, QUANTITIES, argument=argument, aliases=ALIASES, symbols=SYMBOLS,
            listed="`emdeg outputs` (emdeg.QUANTITIES)",
        )  # fmt: skip
    refuse_form(QUANTITIES[name], form, output)
    refuse_frame(QUANTITIES[name], rest, output)
    references = {r.value: r for r in ReferenceFrame}
    reference = references[rest.pop()] if rest and rest[-1] in references else None
    return name, ":".join(rest) or None, reference


def derived(robot: Robot, output: str) -> Derived:
    """An output by name, each by its best method; whole, whatever form is asked."""
    name, frame, reference = parse(output)
    request = Request(robot, lambda method: derive(robot, method), frame=frame)
    if reference is not None:
        request = replace(request, reference=reference)
    return QUANTITIES[name].build(request)


def derivatives_of(quantity: str) -> dict[str, str]:
    """{array: the quantity that is ∂quantity/∂array}."""
    slopes = {record.derivative_of: record.name for record in QUANTITIES.values()}
    arrays = ("q", "qd", "qdd", "tau")
    return {x: slopes[quantity, x] for x in arrays if (quantity, x) in slopes}


@public
def field_name(output: str) -> str:
    """What a result is called: the output's own name, with its frame where it has one.

    >>> field_name("mass_matrix"), field_name("jacobian:tool"), field_name("fk:left hand")
    ('mass_matrix', 'jacobian_tool', 'left_hand_pose')
    >>> field_name("crba:packed"), field_name("fk:tool:nonzeros")
    ('mass_matrix_packed', 'tool_pose_nonzeros')
    """
    output, form = split_form(output)
    name, colon, frame = output.partition(":")
    record = QUANTITIES.get(ALIASES.get(name, name))
    if record is not None:
        template = record.of_frame or record.name + "_{frame}"
        output = template.format(frame=frame) if colon else record.name
    output = output if form is None else f"{output}_{form}"
    plain = re.sub(r"\W+", "_", output, flags=re.ASCII).strip("_")
    if not plain or not plain[0].isalpha():
        plain = f"output_{plain}".rstrip("_")
    return f"{plain}_" if keyword.iskeyword(plain) else plain


def field_names(outputs: Iterable[str]) -> list[str]:
    """One field name for each output, all different."""
    found: list[str] = []
    for output in outputs:
        name, number = field_name(output), 2
        while name in found:
            name, number = f"{field_name(output)}_{number}", number + 1
        found.append(name)
    return found
