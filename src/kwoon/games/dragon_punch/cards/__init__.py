"""What is on the cards of Dragon Punch: read from its pack, and told to people."""
