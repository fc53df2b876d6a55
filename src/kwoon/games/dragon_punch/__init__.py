"""Dragon Punch: two fighters, seven cards that never leave the hand, and every blow turns one of them red."""
