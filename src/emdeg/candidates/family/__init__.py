"""The family of derivations between the recursion and the explicit model."""
