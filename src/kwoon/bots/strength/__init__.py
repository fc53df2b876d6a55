"""Bots of other strengths and styles: interpolated levels, personalities and best responses."""
