"""Read and prepare: from a file to equations, with everything that was done to it."""
