"""Combat of Kung Fur Fight."""
