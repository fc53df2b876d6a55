"""FIGHT, played with 24 cards of an ordinary deck."""
