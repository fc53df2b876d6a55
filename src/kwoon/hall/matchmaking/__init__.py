"""Finding an opponent for a rated duel."""
