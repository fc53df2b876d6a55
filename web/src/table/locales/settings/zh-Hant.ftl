### Texts of table_settings_text.ts: a table's clock and conditions. The home page shows them, too. Ids begin with table-settings-.
