"""The laboratory commands in the terminal."""
