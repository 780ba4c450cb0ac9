"""The explicit model: every element of M, b, c and g as an expression that a person can read."""
