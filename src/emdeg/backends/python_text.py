"""What the Python targets share: the head of a module, its parameters, and tidy calls."""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends.base import EmitOptions
from emdeg.backends.names import quoted
from emdeg.backends.provenance import lines as provenance
from emdeg.backends.routines import ArrayArgument
from emdeg.program.ir import Program


def head(program: Program, options: EmitOptions, imports: Sequence[str]) -> list[str]:
    """Comment, imports, parameters and joint names."""
    out = [f"# {line}".rstrip() for line in provenance(program, options)]
    out += ["", *imports, ""]
    out += _names("JOINTS", options.joint_names) if options.joint_names else []
    if program.parameters:
        out += ["PARAMETERS = {"]
        for name, value in program.parameters.items():
            shown = 'float("nan")' if value is None else repr(float(value))
            out.append(f"    {quoted(name)}: {shown},")
        out += ["}", ""]
    return [*out, ""]


def _names(title: str, names: Sequence[str]) -> list[str]:
    return [f"{title} = (", *(f"    {quoted(name)}," for name in names), ")", ""]


def leading_names(arrays: Sequence[ArrayArgument]) -> str:
    """The arrays as arguments."""
    return ", ".join(a.name for a in arrays)
