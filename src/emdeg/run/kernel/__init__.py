"""Programs as functions in this process: typed calls, batches, steps."""
