"""How strong a bot is, and how it plays: strengths between the levels, manners, and whoever knows a bot's habits."""
