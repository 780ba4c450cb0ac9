"""One rewrite of programs per file; each keeps the function."""
