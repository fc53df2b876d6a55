"""Machine learning support: observations as arrays of numbers, and batches of games stepped together."""
