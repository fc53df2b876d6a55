"""Roshambo: two players, hidden hands, and one sealed card each per turn."""
