"""Logs, metrics and moderation for the hall's host."""
