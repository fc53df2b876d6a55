"""Solving matrix games and sampling from mixed strategies."""
