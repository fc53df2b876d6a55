"""What games come to: every figure with the interval that it may be wrong by."""
