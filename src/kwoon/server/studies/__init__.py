"""The process that plays the games of studies."""
