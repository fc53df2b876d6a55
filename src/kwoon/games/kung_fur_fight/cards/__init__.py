"""The cards of Kung Fur Fight: the pack reader and the card faces."""
