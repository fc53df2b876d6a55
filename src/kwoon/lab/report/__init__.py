"""Balance reports: sentences, tables and charts."""
