"""Messages to and from clients. No other package builds what clients receive."""
