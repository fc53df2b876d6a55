"""What a seat may know of Kung Fur Fight, and a fair guess at the rest."""
