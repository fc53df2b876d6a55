"""Comparison of two packs on the same deals, with confidence intervals."""
