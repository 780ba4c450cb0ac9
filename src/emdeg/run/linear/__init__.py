"""Linear models and derivatives, as numbers."""
