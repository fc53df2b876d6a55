"""Statistics of cards, seats and games, counted while games are played, for the laboratory."""
