"""The worker process that plays the games for studies."""
