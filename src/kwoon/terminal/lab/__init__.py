"""The laboratory at the terminal."""
