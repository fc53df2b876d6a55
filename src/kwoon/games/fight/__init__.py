"""FIGHT, with 24 cards of an ordinary deck."""
