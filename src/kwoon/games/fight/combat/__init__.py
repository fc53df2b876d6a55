"""Who wins when two cards meet."""
