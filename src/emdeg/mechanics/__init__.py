"""Equations of motion: each method of the literature in a file of its own, all with one result."""
