"""One table: who sits there, the game, its clock, what is asked of it and what is written down."""
