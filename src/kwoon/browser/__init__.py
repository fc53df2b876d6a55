"""A hall for one person that runs in the browser without a server."""
