"""Studies: games stored as columns in files, which can be extended, queried and reported on."""
