"""Printing cards: sheets to cut out, fronts and backs, as a PDF."""
