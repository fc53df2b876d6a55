"""Combat in Kung Fur Fight."""
