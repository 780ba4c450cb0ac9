"""From a log to a law: what can be known, how to excite it, what was found, and how well."""
