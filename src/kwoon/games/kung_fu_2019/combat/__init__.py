"""How a fight of Kung Fu Fighting! (2019) is fought out."""
