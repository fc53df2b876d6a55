"""One table: its seats, game, clock, chat, requests and stored data."""
