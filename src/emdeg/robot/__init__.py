"""Robots: one exact, immutable model, whatever it was loaded from."""
