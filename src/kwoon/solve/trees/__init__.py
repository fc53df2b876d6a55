"""Small games as trees: all moves and chance outcomes, the information of each seat, and optimal strategies."""
