"""Tournaments: pairings, standings, and the operations of people and the hall on them."""
