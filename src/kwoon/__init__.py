"""Kwoon: a training hall for five kung-fu card games."""

__version__ = "0.2.0"
