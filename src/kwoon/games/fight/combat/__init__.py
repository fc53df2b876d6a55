"""Comparison of two cards."""
