"""Descriptions in, robots out: one folder for each kind of file."""
