### Texts of web/src/table.
