"""Pack schemas: the single source for pack reading, validation, the editing form and the documentation."""
