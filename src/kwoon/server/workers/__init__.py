"""Worker processes for bots, pack checks and printing."""
