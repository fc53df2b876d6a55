"""Formats messages (`kwoon.core.message`) in the reader's language, from catalogs in Fluent."""
