"""Compiled solvers: small packs as game trees, Dragon Punch as tablebases."""
