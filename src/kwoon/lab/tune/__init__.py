"""Tuning: changes designed numbers so that the game meets given objectives, if several bots agree."""
