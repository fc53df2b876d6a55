"""The matchmaking queue, blocks, reports and the moderation log in the database."""
