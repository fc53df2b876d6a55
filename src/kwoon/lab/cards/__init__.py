"""Effects of single cards: their value when dealt, when swapped into a hand, and when banned."""
