"""Ratings, game history, profiles and leaderboards."""
