"""Programs: straight-line code with named outputs, cut in stages by rate."""
