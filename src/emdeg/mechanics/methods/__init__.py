"""One method of deriving the equations of motion per file, as in its paper."""
