"""People with each other: who looks for whom, who keeps whom away, what is reported, and what is done about it."""
