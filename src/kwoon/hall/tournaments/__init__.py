"""Tournaments: who plays whom next, how everybody stands, and what people and the hall do about it."""
