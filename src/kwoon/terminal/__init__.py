"""The terminal client: draws views as text, numbers the moves of an ask, and contains no rules."""
