"""Logs, metrics and moderation for the host of the hall."""
