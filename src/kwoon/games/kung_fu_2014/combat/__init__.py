"""How a fight of KungFu Fighting (2014) is fought out."""
