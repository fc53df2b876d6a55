"""What a seat may know of FIGHT, and a fair guess at the rest."""
