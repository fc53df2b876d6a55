"""What a seat may know of KungFu Fighting (2014), and a fair guess at the rest."""
