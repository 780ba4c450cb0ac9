"""The door: every public name and the room that it comes from. `__init__.py` reads this list."""

# robots
from emdeg.robot.robot import RobotBuilder as RobotBuilder
from emdeg.robot.loading import library_names as library_names, load as load, loads as loads
from emdeg.robot.given import lint as lint, repaired as repaired
from emdeg.robot.lint.faults import Fault as Fault
from emdeg.robot.model import solids as solids
from emdeg.robot.model.inertia import Inertia as Inertia
from emdeg.robot.model.parts import Elastic as Elastic, Motor as Motor
from emdeg.robot.robot import Robot as Robot

# equations
from emdeg.mechanics.derivation import METHODS as METHODS, derive as derive
from emdeg.mechanics.equations import Equations as Equations
from emdeg.mechanics.methods.hamilton import (
    CanonicalEquations as CanonicalEquations,
    canonical_equations as canonical_equations,
)
from emdeg.mechanics.steps import Step as Step
from emdeg.mechanics.written_steps import written_steps as written_steps
from emdeg.mechanics.methods.kane.speeds import (
    Speeds as Speeds,
    angular_velocity_speeds as angular_velocity_speeds,
    speeds as speeds,
)
from emdeg.robot.model.speeds import TIME as TIME
from emdeg.mechanics.quantities.agreement import Agreement as Agreement, agreement as agreement
from emdeg.mechanics.quantities.parts import Parts as Parts, parts as parts
from emdeg.mechanics.quantities.probing import Probed as Probed, probe as probe
from emdeg.mechanics.quantities.published import Published as Published, published as published
from emdeg.mechanics.quantities.quantities import QUANTITIES as QUANTITIES, field_name as field_name
from emdeg.mechanics.quantities.quantity import Quantity as Quantity
from emdeg.mechanics.terms.coefficients import (
    Coefficients as Coefficients,
    Convention as Convention,
    coefficients as coefficients,
    fu_matrices as fu_matrices,
)

# kinematics
from emdeg.mechanics.kinematics import (
    ReferenceFrame as ReferenceFrame,
    frame_poses as frame_poses,
    jacobian as jacobian,
)
from emdeg.mechanics.quantities.inverse_jacobian import inverse_jacobian as inverse_jacobian
from emdeg.mechanics.terms.moving_frames import MovingFrame as MovingFrame, ddt as ddt

# programs and their proof
from emdeg.program.certificate import Certificate as Certificate
from emdeg.program.certify import certify as certify
from emdeg.program.count import Count as Count
from emdeg.program.digits import digits as digits
from emdeg.program.interpret import interpret as interpret
from emdeg.program.ir import Program as Program
from emdeg.rounding.bound import RoundingBound as RoundingBound
from emdeg.rounding.box import StateBox as StateBox
from emdeg.rounding.fixed.design import FixedPoint as FixedPoint
from emdeg.shorten.objectives import OBJECTIVES as OBJECTIVES, latency as latency
from emdeg.verbs import (
    Compiled as Compiled,
    coefficient_program as coefficient_program,
    compile as compile,
    derivatives as derivatives,
    load_program as load_program,
    two_rate_programs as two_rate_programs,
    verify as verify,
)
from emdeg.verification import Verification as Verification
from emdeg.submission import Shortened as Shortened, shortened as shortened

# other libraries
from emdeg.conform.conform import conform as conform
from emdeg.conform.result import Conformity as Conformity

# code
from emdeg.backends.base import EmitOptions as EmitOptions, TARGETS as TARGETS, emit as emit
from emdeg.backends.latex import program_lines as program_lines
from emdeg.run.kernel.kernel import Kernel as Kernel, jit as jit

# the explicit model
from emdeg.explicit.abbreviate import Abbreviation as Abbreviation, Box as Box
from emdeg.explicit.abbreviate import abbreviate as abbreviate
from emdeg.mechanics.parameters.base_parameters import (
    BaseParameters as BaseParameters,
    base_parameters as base_parameters,
)
from emdeg.explicit.derivation import explicit_model as explicit_model
from emdeg.mechanics.joint_axes import AxisPair as AxisPair, axis_pairs as axis_pairs
from emdeg.mechanics.joint_axes import spherical_wrists as spherical_wrists
from emdeg.explicit.guarantee import abbreviate_within as abbreviate_within
from emdeg.explicit.hierarchical import (
    HierarchicalModel as HierarchicalModel,
    hierarchical as hierarchical,
)
from emdeg.explicit.lumped import LumpedConstant as LumpedConstant
from emdeg.explicit.model import ExplicitModel as ExplicitModel
from emdeg.explicit.step_costs import StepCost as StepCost, step_costs as step_costs
from emdeg.explicit.speed_study import SpeedStudy as SpeedStudy, speed_study as speed_study
from emdeg.explicit.trajectory import Dominance as Dominance, dominance as dominance
from emdeg.explicit.two_rate import partition as partition

# loops
from emdeg.mechanics.loops.constraint_variety import Variety as Variety, opened as opened
from emdeg.mechanics.loops.loop_solutions import (
    Positions as Positions,
    loop_positions as loop_positions,
)
from emdeg.mechanics.loops.maggi import Maggi as Maggi
from emdeg.run.loops.mechanism import (
    closed_loops as closed_loops,
    constrained as constrained,
    maggi as maggi,
)

# motion
from emdeg.run.control import laws as laws, trajectories as trajectories
from emdeg.run.linear.linear_model import LinearModel as LinearModel
from emdeg.run.linear.linearise import linearise as linearise
from emdeg.run.simulate.result import Simulation as Simulation
from emdeg.run.simulate.simulate import simulate as simulate

# identification
from emdeg.identify.excite.excitation import Excitation as Excitation
from emdeg.identify.excite.excite import excite as excite
from emdeg.identify.know.identifiable import (
    Identifiability as Identifiability,
    identifiable as identifiable,
)
from emdeg.identify.door import identify as identify
from emdeg.identify.fit.load import Gain as Gain, LoadParameter as LoadParameter, Payload as Payload
from emdeg.identify.fit.online import Online as Online, online as online
from emdeg.identify.show.identification import (
    BaseParameter as BaseParameter,
    Errors as Errors,
    Identification as Identification,
)

# campaigns
from emdeg.sweep.islands import Archipelago as Archipelago, islands as islands
from emdeg.sweep.reductions import Reduced as Reduced
from emdeg.sweep.result import Sweep as Sweep, SweepInterrupted as SweepInterrupted
from emdeg.sweep.sweep import sweep as sweep

# expressions and errors
from emdeg import errors as errors, exact as exact
from emdeg.errors import EmdegError as EmdegError
from emdeg.exact.evaluate import evaluate as evaluate
from emdeg.exact.print.printing import to_latex as to_latex, to_text as to_text

__version__: str
__all__: list[str]
