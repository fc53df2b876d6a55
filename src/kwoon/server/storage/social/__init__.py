"""The matchmaking queue, blocks, friends, reports, the moderation log and notes to the host in the database."""
