"""The inertial parameters: regressor, grouping, base parameters."""
