"""Choosing so that nobody can read it: matrix games are solved, and odds are rolled."""
