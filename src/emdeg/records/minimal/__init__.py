"""Lower bounds by exhaustive search: the least joins and operations that any program has."""
