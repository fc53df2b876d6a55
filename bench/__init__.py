"""Benchmarks of the rules: `python -m bench` prints a table."""
