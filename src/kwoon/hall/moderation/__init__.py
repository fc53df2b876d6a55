"""Blocks, reports and the actions of the operator."""
