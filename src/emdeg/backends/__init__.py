"""Backends: a Program becomes machine code, source text or mathematics."""
