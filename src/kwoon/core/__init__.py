"""The contract that every game keeps and every player, bot and client speaks."""
