"""What a stranger needs to check an emitted file without emdeg: the robot as a plain table.

    files = proof_files(robot, [program], emit(program, "c"), EmitOptions())
    python tools/check_emdeg.py puma560.json puma560.c              equal, or where it is not

The table (robot/write/write_table.py) says which outputs of which quantity a file must have, the
numbers that its rounded literals stand for (backends/literals.py) and the SHA-256 of every file.
The checkers (tools/check_emdeg.py and .c) derive the equations from the table by a recursion of
their own and believe nothing else: docs/certificates.md says what is assumed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from emdeg.backends.base import EmitOptions
from emdeg.backends.literals import literals
from emdeg.backends.names import output_identifiers, slug
from emdeg.errors import BackendError, UsageError
from emdeg.mechanics.kinematics import ReferenceFrame, default_frame
from emdeg.mechanics.quantities.quantities import TOPICS, parse, split_form
from emdeg.program.compose import side_by_side
from emdeg.program.ir import Output, Program
from emdeg.program.serialise import Origin, dumps
from emdeg.robot.model.parts import Frame
from emdeg.robot.robot import Robot
from emdeg.robot.write.write_table import table_of

FORMAT = "emdeg.robot-table"
VERSION = 4
#: Quantities that the checkers derive themselves; those of a frame apart.
#: The same accelerations by several methods.
FORWARD = tuple(f"forward_dynamics_{way}" for way in ("factorised", "articulated", "explicit"))
OF_FRAMES = ("forward_kinematics", "jacobian", "jacobian_rate")
_NOT = ("regressor",)  # nor dynamics in operational space, which has frames
CHECKED = (
    *(
        record.name
        for topic in ("Dynamics", "Derivatives")
        for record in TOPICS[topic]
        if not record.framed and record.name not in _NOT
    ),
    "kinetic_energy", "generalized_momentum", *OF_FRAMES,
)  # fmt: skip


def check_provable(robot: Robot, outputs: Sequence[str], target: str, options: EmitOptions) -> None:
    """Refuse what the checkers cannot read or do not derive, before any work is done."""
    if target != "c":
        raise BackendError(
            "the checkers read C and program files", backend=target, element="--proof",
            hint="say --target c; a program file is written beside it",
        )  # fmt: skip
    if options.batch:
        raise BackendError(
            "a function for batches has a loop, and the checkers read straight-line C",
            backend=target, element="--batch", hint="leave --batch out: it calls the same function",
        )  # fmt: skip
    if robot.nv == 0:
        raise UsageError(
            "nothing of this robot moves, so its equations have no elements", argument="--proof",
            element=robot.name, hint="leave a joint unlocked",
        )  # fmt: skip
    if robot.wrench_frames or not robot.base_motion.is_zero:
        raise UsageError(
            "the checkers know no external wrenches and no base that is moved",
            argument="--proof", element=robot.name,
        )  # fmt: skip
    for output in outputs:
        quantity = parse(output)[0]
        if split_form(output)[1] is not None:
            raise UsageError(
                "the checkers know whole outputs only", argument="--proof", found=output,
                expected=split_form(output)[0],
            )  # fmt: skip
        if quantity not in CHECKED:
            raise UsageError(
                f"the checkers do not derive {quantity}", argument="--proof",
                expected=", ".join(CHECKED),
            )  # fmt: skip
        if quantity == "coriolis_matrix" and robot.has_floating_base:
            raise UsageError(
                "the checkers derive the Coriolis matrix of Christoffel's symbols, which a free "
                "flyer has not", argument="--proof", hint="ask for coriolis_vector",
            )  # fmt: skip


def proof_files(
    robot: Robot,
    programs: Sequence[Program],
    files: Mapping[str, str],
    options: EmitOptions,
    *,
    rotors: bool = False,
) -> dict[str, str]:
    """File name → text: the emitted `files`, the programs and the table that says what they are."""
    whole = programs[0] if len(programs) == 1 else side_by_side(programs)
    stem = slug(options.name or whole.name)
    written = dict(files)
    numbers = {name: literals(list(programs), options) for name in files if name == f"{stem}.c"}
    told: dict[str, Any] = {name: {"numbers": numbers.get(name, {})} for name in numbers}
    places = {output.name: k for k, output in enumerate(whole.outputs)}
    for program in programs:
        end = f".{program.outputs[0].field}" if len(programs) > 1 else ""
        name = f"{stem}{end}.program.json"
        written[name] = dumps(program, Origin(None))
        told[name] = {"outputs": [places[output.name] for output in program.outputs]}
    told.setdefault(f"{stem}.c", {})["outputs"] = list(places.values())
    for name, about in told.items():
        about["sha256"] = hashlib.sha256(written[name].encode()).hexdigest()
    written[f"{stem}.json"] = _table(robot, whole, told, rotors)
    return written


def _table(robot: Robot, program: Program, files: Mapping[str, Any], rotors: bool) -> str:
    """The table as text; its last line is the SHA-256 of all before it."""
    frames = {o.name: _frame(robot, program, o) for o in program.outputs}
    about = {name: frame for name, frame in frames.items() if frame is not None}
    table, seen = table_of(robot, about, rotors=rotors, first=list(program.parameters))
    identifiers = output_identifiers([o.field for o in program.outputs])
    data = {
        "format": FORMAT,
        "version": VERSION,
        **table,
        "outputs": [
            {
                "name": o.name, "array": array, "quantity": _quantity(o),
                "shape": "".join(f"[{n}]" for n in o.shape),
                **seen.get(o.name, {}), **(_axes(program, o) if o.name in seen else {}),
            }
            for o, array in zip(program.outputs, identifiers, strict=True)
        ],
        "files": files,
    }  # fmt: skip
    body = json.dumps(data, indent=1, ensure_ascii=False)[:-2] + ",\n"
    return body + f' "sha256": "{hashlib.sha256(body.encode()).hexdigest()}"\n}}\n'


def _frame(robot: Robot, program: Program, output: Output) -> Frame | None:
    quantity, frame, _ = parse(output.name)
    if quantity not in OF_FRAMES:
        return None
    named = frame or program.metadata.get("frame")
    return default_frame(robot) if named is None else robot.frame(named)


def _axes(program: Program, output: Output) -> dict[str, str]:
    """Is a velocity that of the frame's own origin, along its own axes, or those of the base?"""
    default = program.metadata.get("reference", ReferenceFrame.LOCAL_WORLD_ALIGNED.value)
    axes = parse(output.name)[2] or ReferenceFrame(default)
    return {
        "own_origin": "0" if axes is ReferenceFrame.WORLD else "1",
        "own_axes": "1" if axes is ReferenceFrame.LOCAL else "0",
    }


def _quantity(output: Output) -> str:
    """What an output must be, whatever the method."""
    name = parse(output.name)[0]
    return "forward_dynamics" if name in FORWARD else name
