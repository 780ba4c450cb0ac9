"""Control laws and trajectories."""
