"""Programs inside other tools: CasADi, JAX, PyTorch, SymPy. One tool a file."""
