"""The numbers in a pack: their addresses, their sources, and packs with changed numbers."""
