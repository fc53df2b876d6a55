"""Small games as trees: every way that moves and luck can take, what each seat knows on it, and the best for both."""
