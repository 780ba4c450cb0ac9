"""Expressions for people: plain text, Unicode and LaTeX."""
