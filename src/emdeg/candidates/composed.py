"""Candidates whose parts are problems: each part is made shortest, then they are put together.

Several outputs are joined, and what they share is computed once; derivatives of τ are those of the
shortest program for τ. Forward dynamics has a file of its own (forward.py).
"""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.candidates.job import Job
from emdeg.program.compose import Differentiate, Join
from emdeg.program.interface import derived_angles, parameter_values, state_inputs
from emdeg.shorten.problem import Candidate, Problem


def joined(job: Job, parts: tuple[Problem, ...], inputs: tuple[str, ...]) -> Candidate:
    """Each output by its own shortest program, what they share computed once."""
    robot = job.robot
    arrays, angles = state_inputs(robot, inputs), derived_angles(robot)
    join = Join(robot.name, arrays, parameter_values(robot), angles)
    effort, objective = parts[0].effort, parts[0].objective
    return Candidate("each output shortest, joined", parts, effort, objective, compose=join)


def differentiated(tau: Problem, wanted: Mapping[str, str | None]) -> Candidate:
    """Derivatives of the shortest inverse dynamics: {output: array, or None for τ itself}."""
    how = "derivatives of the shortest inverse dynamics"
    return Candidate(how, (tau,), tau.effort, tau.objective, compose=Differentiate(wanted))
