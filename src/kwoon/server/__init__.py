"""The hall server: tables where people and bots play over the network."""
