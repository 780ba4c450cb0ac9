"""Meshes, STL and OBJ: opened only where the user says so, for inertias only."""
