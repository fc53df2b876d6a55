"""How a fight of Dragon Punch is fought out."""
