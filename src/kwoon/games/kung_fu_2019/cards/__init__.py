"""What is on the cards of Kung Fu Fighting! (2019): read from its pack, and told to people."""
