"""The hall: tables, people, play, lessons and analysis, independent of the platform it runs on."""
