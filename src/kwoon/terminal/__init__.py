"""The terminal client: draws views as text and numbers the moves of a prompt. It contains no rules."""
