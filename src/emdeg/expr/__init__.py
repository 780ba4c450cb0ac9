"""Exact symbolic expressions: one hash-consed DAG that knows nothing of robots."""
