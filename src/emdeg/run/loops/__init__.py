"""Motion of mechanisms with loops or rolling constraints."""
