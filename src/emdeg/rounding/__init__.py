"""Proved rounding: how far a program in floating point can be from its exact values."""
