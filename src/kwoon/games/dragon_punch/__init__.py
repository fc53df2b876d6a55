"""Dragon Punch: two fighters, seven cards that never leave the hand, and damage that turns them red."""
