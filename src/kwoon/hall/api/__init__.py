"""Messages to and from clients, and their serialization."""
