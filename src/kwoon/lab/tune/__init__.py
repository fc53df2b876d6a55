"""Tuning: numbers that are ours to choose, set so that the game is as somebody wants it, if several bots agree."""
