"""What a seat may know of Dragon Punch, and a fair guess at the rest."""
