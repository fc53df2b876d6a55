"""The cards of FIGHT: the pack reader and the card faces."""
