"""What becomes of every card, seat and game: counted while games are played, for the laboratory."""
