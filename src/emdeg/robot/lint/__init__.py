"""A linter of physics: what is legal in a description, and yet is probably wrong."""
