"""An explicit model as people give it: the model, or the robot (or its name) whose model it is."""

from __future__ import annotations

from typing import TypeAlias

from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.model import ExplicitModel
from emdeg.robot.given import RobotLike, as_robot

ModelLike: TypeAlias = ExplicitModel | RobotLike


def as_model(model: ModelLike) -> ExplicitModel:
    """The model itself, or `emdeg.explicit_model` of a robot, a name or a path."""
    return model if isinstance(model, ExplicitModel) else explicit_model(as_robot(model))
