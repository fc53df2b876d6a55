"""What whoever runs the hall reads: logs and figures."""
