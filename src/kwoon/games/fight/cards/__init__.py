"""What is on the cards of FIGHT: read from its pack, and told to people."""
