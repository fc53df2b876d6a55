"""FIGHT, played with 24 cards from an ordinary deck."""
