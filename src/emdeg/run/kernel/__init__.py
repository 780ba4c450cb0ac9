"""Programs at work: typed callables, batches, simulation, identification."""
