"""Social features: matchmaking, blocks and mutes, reports, and moderation."""
