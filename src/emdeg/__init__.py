"""emdeg: a robot's equations of motion, exact, short and certified.

    robot = emdeg.load("puma560")

Names are imported when they are first used, so that `import emdeg` costs next to nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emdeg.backends.base import EmitOptions, emit
    from emdeg.backends.latex import program_lines
    from emdeg.errors import EmdegError
    from emdeg.exact.evaluate import evaluate
    from emdeg.exact.print.printing import to_latex, to_text
    from emdeg.explicit.derivation import explicit_model
    from emdeg.explicit.hierarchical import hierarchical
    from emdeg.explicit.model import ExplicitModel
    from emdeg.mechanics.derivation import METHODS, derive
    from emdeg.mechanics.equations import Equations
    from emdeg.mechanics.kinematics import ReferenceFrame, frame_poses, jacobian
    from emdeg.mechanics.quantities.inverse_jacobian import inverse_jacobian
    from emdeg.mechanics.quantities.published import published
    from emdeg.mechanics.quantities.quantities import QUANTITIES, field_name
    from emdeg.mechanics.quantities.quantity import Quantity
    from emdeg.program.interpret import interpret
    from emdeg.program.ir import Program
    from emdeg.robot.builder import RobotBuilder
    from emdeg.robot.loading import library_names, load, loads
    from emdeg.robot.robot import Robot
    from emdeg.run.kernel.kernel import jit
    from emdeg.run.linear.linearise import linearise
    from emdeg.run.loops.mechanism import closed_loops, constrained
    from emdeg.run.simulate.simulate import simulate
    from emdeg.verbs import Compiled, compile, derivatives, load_program, verify
    from emdeg.verification import Verification

__all__ = [
    "Compiled", "EmdegError", "EmitOptions", "Equations", "ExplicitModel", "METHODS", "Program",
    "QUANTITIES", "Quantity", "field_name",
    "ReferenceFrame", "Robot", "RobotBuilder", "__version__", "closed_loops",
    "compile", "constrained", "derivatives",
    "derive", "emit", "evaluate", "explicit_model", "frame_poses", "hierarchical", "interpret",
    "inverse_jacobian", "jacobian", "jit", "library_names", "linearise", "load", "load_program",
    "loads", "program_lines", "published", "simulate", "to_latex", "to_text",
    "Verification", "verify",
]  # fmt: skip

__version__ = "0.1.0.dev0"

#: where each public name lives
_HOMES = {
    "EmdegError": "emdeg.errors",
    "EmitOptions": "emdeg.backends.base",
    "Equations": "emdeg.mechanics.equations",
    "ExplicitModel": "emdeg.explicit.model",
    "METHODS": "emdeg.mechanics.derivation",
    "Program": "emdeg.program.ir",
    "QUANTITIES": "emdeg.mechanics.quantities.quantities",
    "Quantity": "emdeg.mechanics.quantities.quantity",
    "ReferenceFrame": "emdeg.mechanics.kinematics",
    "Robot": "emdeg.robot.robot",
    "RobotBuilder": "emdeg.robot.builder",
    "closed_loops": "emdeg.run.loops.mechanism",
    "compile": "emdeg.verbs",
    "Compiled": "emdeg.verbs",
    "load_program": "emdeg.verbs",
    "verify": "emdeg.verbs",
    "Verification": "emdeg.verification",
    "constrained": "emdeg.run.loops.mechanism",
    "derivatives": "emdeg.verbs",
    "derive": "emdeg.mechanics.derivation",
    "emit": "emdeg.backends.base",
    "evaluate": "emdeg.exact.evaluate",
    "explicit_model": "emdeg.explicit.derivation",
    "field_name": "emdeg.mechanics.quantities.quantities",
    "frame_poses": "emdeg.mechanics.kinematics",
    "hierarchical": "emdeg.explicit.hierarchical",
    "interpret": "emdeg.program.interpret",
    "inverse_jacobian": "emdeg.mechanics.quantities.inverse_jacobian",
    "jacobian": "emdeg.mechanics.kinematics",
    "jit": "emdeg.run.kernel.kernel",
    "library_names": "emdeg.robot.loading",
    "linearise": "emdeg.run.linear.linearise",
    "load": "emdeg.robot.loading",
    "loads": "emdeg.robot.loading",
    "program_lines": "emdeg.backends.latex",
    "published": "emdeg.mechanics.quantities.published",
    "simulate": "emdeg.run.simulate.simulate",
    "to_latex": "emdeg.exact.print.printing",
    "to_text": "emdeg.exact.print.printing",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'emdeg' has no attribute {name!r}")
    value = getattr(importlib.import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
