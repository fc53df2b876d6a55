"""The HTTP and websocket interface of the hall, with its access checks."""
