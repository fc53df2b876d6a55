"""What a seat may know of Kung Fu Fighting! (2019), and a fair guess at the rest."""
