"""Friends, invitations to tables, and what players know about each other."""
