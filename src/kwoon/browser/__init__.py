"""One way to run a hall: for one person, in a browser, without a server."""
