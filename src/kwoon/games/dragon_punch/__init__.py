"""Dragon Punch: two fighters with seven cards each, and damage that turns cards from white to red."""
