"""The laboratory commands at the terminal."""
