"""Reports: what games say, in sentences, tables and charts."""
