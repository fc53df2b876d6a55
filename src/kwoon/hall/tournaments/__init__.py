"""Tournaments: pairings, standings, and the actions of people and of the hall."""
