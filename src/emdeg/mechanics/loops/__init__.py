"""Closed loops and rolling: constraints, their variety, and the reduced equations."""
