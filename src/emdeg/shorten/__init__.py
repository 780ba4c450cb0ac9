"""The optimiser: Program → shorter Program, the function kept and checked at every pass."""
