"""The laboratory: plays many games and measures the results."""
