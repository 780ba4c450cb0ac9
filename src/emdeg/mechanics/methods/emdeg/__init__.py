"""EMDEG (Burdick 1986): extended bodies, rules, terms."""
