"""Studies: games kept as columns in files, to be gone on with, asked, and reported on."""
