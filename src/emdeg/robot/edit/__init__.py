"""Robots from robots: values, symbols, frames, loads, locked joints."""
