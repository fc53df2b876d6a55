"""The hall's server: tables that people and bots play at over the network."""
