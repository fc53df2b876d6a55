"""People with each other in the database: who looks for whom, who keeps whom away, reports, and deeds."""
