"""The text of Kung Fur Fight."""
