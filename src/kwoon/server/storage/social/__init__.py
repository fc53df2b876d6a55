"""The matchmaking queue, blocks, reports, the moderation log and notes to the host in the database."""
