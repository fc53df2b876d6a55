### Texts of web/src/tournaments.
