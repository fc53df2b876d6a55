"""A match at one keyboard: what is shown, typed, looked up and kept."""
