"""Robots as text: in words, and as TOML that reads back equal."""
