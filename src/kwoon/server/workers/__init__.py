"""Worker processes for bots, pack checks, printing and studies."""
