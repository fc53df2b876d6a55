"""How Kung Fur Fight talks to people."""
