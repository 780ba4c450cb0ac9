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
    from emdeg.compiler import compile
    from emdeg.errors import EmdegError
    from emdeg.explicit.derivation import explicit_model
    from emdeg.explicit.hierarchical import hierarchical
    from emdeg.explicit.model import ExplicitModel
    from emdeg.expr.evaluate import evaluate
    from emdeg.expr.printing import to_latex, to_text
    from emdeg.formulations.equations import Equations
    from emdeg.formulations.inverse_jacobian import inverse_jacobian
    from emdeg.formulations.kinematics import ReferenceFrame, frame_poses, jacobian
    from emdeg.formulations.published import published
    from emdeg.methods import METHODS, derive
    from emdeg.motion.constrained import closed_loops, constrained
    from emdeg.motion.derivatives import derivatives
    from emdeg.motion.linearise import linearise
    from emdeg.motion.simulate import simulate
    from emdeg.program.interpret import interpret
    from emdeg.program.ir import Program
    from emdeg.robot.builder import RobotBuilder
    from emdeg.robot.loading import library_names, load, loads
    from emdeg.robot.model import Robot
    from emdeg.runtime.kernel import jit

__all__ = [
    "EmdegError", "EmitOptions", "Equations", "ExplicitModel", "METHODS", "Program",
    "ReferenceFrame", "Robot", "RobotBuilder", "__version__", "closed_loops",
    "compile", "constrained", "derivatives",
    "derive", "emit", "evaluate", "explicit_model", "frame_poses", "hierarchical", "interpret",
    "inverse_jacobian", "jacobian", "jit", "library_names", "linearise", "load", "loads",
    "program_lines", "published", "simulate", "to_latex", "to_text",
]  # fmt: skip

__version__ = "0.1.0.dev0"

#: where each public name lives
_HOMES = {
    "EmdegError": "emdeg.errors",
    "EmitOptions": "emdeg.backends.base",
    "Equations": "emdeg.formulations.equations",
    "ExplicitModel": "emdeg.explicit.model",
    "METHODS": "emdeg.methods",
    "Program": "emdeg.program.ir",
    "ReferenceFrame": "emdeg.formulations.kinematics",
    "Robot": "emdeg.robot.model",
    "RobotBuilder": "emdeg.robot.builder",
    "closed_loops": "emdeg.motion.constrained",
    "compile": "emdeg.compiler",
    "constrained": "emdeg.motion.constrained",
    "derivatives": "emdeg.motion.derivatives",
    "derive": "emdeg.methods",
    "emit": "emdeg.backends.base",
    "evaluate": "emdeg.expr.evaluate",
    "explicit_model": "emdeg.explicit.derivation",
    "frame_poses": "emdeg.formulations.kinematics",
    "hierarchical": "emdeg.explicit.hierarchical",
    "interpret": "emdeg.program.interpret",
    "inverse_jacobian": "emdeg.formulations.inverse_jacobian",
    "jacobian": "emdeg.formulations.kinematics",
    "jit": "emdeg.runtime.kernel",
    "library_names": "emdeg.robot.loading",
    "linearise": "emdeg.motion.linearise",
    "load": "emdeg.robot.loading",
    "loads": "emdeg.robot.loading",
    "program_lines": "emdeg.backends.latex",
    "published": "emdeg.formulations.published",
    "simulate": "emdeg.motion.simulate",
    "to_latex": "emdeg.expr.printing",
    "to_text": "emdeg.expr.printing",
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
