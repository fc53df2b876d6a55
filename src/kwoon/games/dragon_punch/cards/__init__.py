"""The cards of Dragon Punch: the pack reader and the card faces."""
