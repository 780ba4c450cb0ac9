"""XML from strangers, read without any of its traps."""
