"""A match at one keyboard: display, input, lookup and autosave."""
