"""Programs at work: kernels, control laws, simulation, linear models, closed loops."""
