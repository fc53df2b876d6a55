"""The hall's HTTP and websocket interface, with its access checks."""
