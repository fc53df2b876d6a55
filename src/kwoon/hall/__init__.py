"""What a hall is: tables, people, play, lessons, counsel. It knows nothing of the place where it runs."""
