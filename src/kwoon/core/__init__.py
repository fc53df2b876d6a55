"""The interface shared by all games, players, bots and clients."""
