"""How a fight of Kung Fur Fight is fought out."""
