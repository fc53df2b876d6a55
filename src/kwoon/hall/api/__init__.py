"""What people are sent and may send: the only place that makes it."""
