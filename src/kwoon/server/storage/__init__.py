"""Persistence in SQLite or PostgreSQL."""
