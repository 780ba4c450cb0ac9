"""Kane's method: generalized speeds, the ledger of Z symbols, the equations."""
