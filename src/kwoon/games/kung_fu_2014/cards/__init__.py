"""What is on the cards of KungFu Fighting (2014): read from its pack, and told to people."""
