"""From named links and joints to bodies: collected, checked as a whole, assembled."""
