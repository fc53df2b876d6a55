"""Small games as trees: all moves and chance outcomes, what each seat knows, and optimal strategies."""
