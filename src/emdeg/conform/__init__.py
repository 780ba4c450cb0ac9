"""Why do two libraries differ? Another library's numbers, compared, and the convention named."""
