"""Blocks, reports and the operator's actions."""
