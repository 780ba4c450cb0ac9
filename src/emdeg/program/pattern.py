"""Where the numbers of an output stand in the whole quantity: known when a program is compiled.

    pattern = program.pattern("mass_matrix:nonzeros")
    M = np.zeros(pattern.shape);  M[pattern.index] = values
    program.pattern("mass_matrix:packed")          … and M.T[pattern.index] = values: `mirrored`
    program.pattern("jacobian:tool")               of a whole output: what is not the number 0

Programs carry the patterns of their compressed outputs as metadata, {"output": [shape, places]}.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from emdeg.errors import ProgramError
from emdeg.program.code import Code
from emdeg.program.ops import CONST

KEY = "patterns"  # of the metadata
_TRIANGLES = (":packed", ":compressed")


@dataclass(frozen=True)
class Pattern:
    """`shape` of the whole quantity, and for each number of the output its place in it."""

    shape: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    mirrored: bool = False  # are the places above the diagonal those below it?

    @property
    def index(self) -> tuple[tuple[int, ...], ...]:
        """Rows and columns, as NumPy's arrays are indexed."""
        return tuple(zip(*self.places, strict=True)) if self.places else ((),) * len(self.shape)

    def __len__(self) -> int:
        return len(self.places)


def patterns_text(found: Mapping[str, tuple[Sequence[int], Sequence[int]]]) -> str:
    """The metadata: output → (shape of the whole, row-major numbers of the entries kept)."""
    return json.dumps({name: [list(shape), list(flat)] for name, (shape, flat) in found.items()})


def patterns(program: Code) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """What the metadata say, checked: the file may come from anyone."""
    text = program.metadata.get(KEY)
    if text is None:
        return {}
    try:
        data = json.loads(text)
        found = {o: (tuple(map(_size, s)), tuple(map(_size, f))) for o, (s, f) in data.items()}
        sizes = {o.name: len(o.values) for o in program.outputs}
        right = all(len(flat) == sizes[name] for name, (_, flat) in found.items())
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
        right = False
    if not right:
        raise ProgramError(
            "wrong content", element=f"metadata.{KEY}", found=text[:80],
            expected="{output: [shape, one place for each number of it]}",
        )  # fmt: skip
    return found


def _size(number: object) -> int:
    if type(number) is not int or number < 0:
        raise ValueError(number)
    return number


def pattern(program: Code, output: str) -> Pattern:
    """Of one output."""
    found = program.output(output)
    kept = patterns(program).get(output)
    if kept is None:
        shape = found.shape
        values = [program.values[k] for k in found.values]
        flat = tuple(k for k, v in enumerate(values) if not (v.op == CONST and v.a == 0))
    else:
        shape, flat = kept
    every = list(product(*map(range, shape)))
    if max(flat, default=0) >= max(len(every), 1):
        raise ProgramError("lies outside", element=f"metadata.{KEY}", found=max(flat))
    triangle = kept is not None and output.endswith(_TRIANGLES)
    return Pattern(shape, tuple(every[k] for k in flat), triangle)
