"""A motion that tells as much as it can, within the limits of the robot."""
