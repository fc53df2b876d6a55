"""The doors of the hall: HTTP, sockets, and who may come in."""
