"""What is on the cards of Kung Fur Fight: read from its pack, and told to people."""
