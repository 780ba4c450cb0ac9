"""What was found: the result, the warnings, the page."""
