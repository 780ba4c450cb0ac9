"""Simulation: motion from equations, with the checks that it makes on itself."""
