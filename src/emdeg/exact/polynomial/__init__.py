"""Polynomials on the trigonometric variety: the ring, the normal form, factors."""
