"""Benchmarks. `python -m bench` measures the rules and prints a table."""
