### Texts of web/src/people.
