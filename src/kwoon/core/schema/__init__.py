"""Pack schemas, the single source for the reader, the validation, the editing form and the documentation."""
