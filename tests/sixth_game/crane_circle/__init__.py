"""Crane Circle: strikes at face-down guards. Tests play it on the generic boards."""
