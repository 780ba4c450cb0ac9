"""The arithmetic that a description may contain, read without executing anything."""
