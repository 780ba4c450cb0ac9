"""FIGAROH's identification of a log, run in an environment of its own: see identify_real.py.

    python figaroh_log.py IN.npz OUT.npz

IN: urdf, rate (Hz), q and tau of the joints (N, n), train (rows to fit), coupled (motor, joint).
Filter, differences, regressor, elimination of columns, decimation, QR and least squares are
FIGAROH's (`BaseIdentification`); the columns of a motor that turns with another joint are added
here, as its class for a robot is meant to. OUT: for each fit the efforts that it predicts at all
rows, and how many base parameters it has.
"""

import json
import sys
import tempfile
from pathlib import Path

import numpy as np
from figaroh.identification.base_identification import BaseIdentification
from figaroh.tools.load_robot import load_robot
from figaroh.tools.regressor import build_regressor_reduced


class Identification(BaseIdentification):
    """The log as joints have it."""

    def __init__(self, robot, config, given):
        self.given = given
        super().__init__(robot, config)
        names = list(robot.model.names)[1:]
        joints = [robot.model.joints[robot.model.getJointId(n)] for n in names]
        self.identif_config |= {
            "active_joints": names,
            "act_idxq": [j.idx_q for j in joints],
            "act_idxv": [j.idx_v for j in joints],
        }

    def load_trajectory_data(self, data_source=None):
        t = np.arange(len(self.given["q"]))[:, None] / float(self.given["rate"])
        q, tau = self.given["q"], self.given["tau"]
        return {"timestamps": t, "positions": q, "torques": tau,
                "velocities": None, "accelerations": None}  # fmt: skip

    def calculate_full_regressor(self):
        super().calculate_full_regressor()
        self.dynamic_regressor = np.column_stack([self.dynamic_regressor, self.coupling()])

    def coupling(self):
        """Rotor, viscous and dry friction of a motor that turns with q_i + q_j."""
        i, j = (int(k) for k in self.given["coupled"])
        v, a = self.processed_data["velocities"], self.processed_data["accelerations"]
        made = np.zeros((len(v) * v.shape[1], 3))
        for k in (i, j):
            rows = slice(k * len(v), (k + 1) * len(v))
            made[rows] = np.column_stack(
                [a[:, i] + a[:, j], v[:, i] + v[:, j], np.sign(v[:, i] + v[:, j])]
            )
        return made

    def initialize_standard_parameters(self):
        super().initialize_standard_parameters()
        self.standard_parameter |= {"Iam": 0.0, "fvm": 0.0, "fsm": 0.0}

    def _compute_validation_metrics(self):
        """Nothing: its own do not know columns that a robot's class adds; errors are ours."""
        return None


CONFIG = {
    "robot": {"name": "arm", "properties": {"joints": {"active_joints": []}}},
    "tasks": {
        "identification": {
            "enabled": True,
            "problem": {"model_components": {
                "friction": True, "actuator_inertia": True, "joint_offset": True}},
            "signal_processing": {"filter_order": 4},
        }
    },
}  # fmt: skip


def main(source, target):
    given = dict(np.load(source))
    CONFIG["tasks"]["identification"]["signal_processing"] |= {
        "sampling_frequency": float(given["rate"]), "cutoff_frequency": 100.0
    }  # fmt: skip
    robot = load_robot(str(given["urdf"]))
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "config.yaml"
        config.write_text(json.dumps(CONFIG))  # JSON is YAML
        found = Identification(robot, str(config), given)
    found.process_data()
    whole, train = found.processed_data, int(given["train"])
    found.processed_data = {k: v[:train] for k, v in whole.items()}
    found.num_samples = train
    found.calculate_full_regressor()
    found.initialize_standard_parameters()
    out = {}
    for name, wls in (("ols", False), ("wls", True)):
        found.solve(decimate=True, decimation_factor=10, wls=wls, plotting=False)
        out[name] = predicted(found, whole)
    out["base"] = len(found.phi_base)
    np.savez(target, **out)


def predicted(found, data):
    """Efforts of the fit at all rows, (N, n)."""
    fitted = found.processed_data, found.num_samples, found.dynamic_regressor
    found.processed_data, found.num_samples = data, len(data["positions"])
    found.calculate_full_regressor()
    W = build_regressor_reduced(found.dynamic_regressor, found._idx_eliminated)
    tau = (W[:, found._base_indices] @ found.phi_base).reshape(-1, len(data["positions"])).T
    found.processed_data, found.num_samples, found.dynamic_regressor = fitted
    return tau


main(*sys.argv[1:])
