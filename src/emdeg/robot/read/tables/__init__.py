"""TOML, YAML and CSV: DH tables, trees, and the form that emdeg writes."""
