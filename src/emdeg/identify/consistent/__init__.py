"""Full parameters that are a robot: the fit among them, its proofs, and the robot."""
