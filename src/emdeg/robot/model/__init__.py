"""The robot as data: bodies, joints, inertias, parameters, loops."""
