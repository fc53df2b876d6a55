### Texts of web/src/workshop.
