"""Campaigns: many states through one program, reduced or kept, on threads or on a cluster."""
