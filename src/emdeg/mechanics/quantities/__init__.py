"""What can be asked of a robot by name, and how each is derived."""
