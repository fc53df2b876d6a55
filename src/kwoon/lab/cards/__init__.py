"""Single cards: their value when dealt, when swapped into a hand, and when banned."""
