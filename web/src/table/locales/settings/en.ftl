### Texts of table_settings_text.ts: a table's clock and conditions. The home page shows them, too. Ids begin with table-settings-.

table-settings-no-clock = No clock
table-settings-clock-move = { $seconds } s per move
table-settings-clock-bank = { $minutes } min + { $increment } s per move
# All players choose at the same time, against a countdown.
table-settings-call = Countdown
# Questions in the turns of others.
table-settings-quick = { $seconds } s to answer out of turn
table-settings-hints = Hints allowed
table-settings-public = Public
table-settings-link = By link only
# An option of the game and what was chosen, such as Teams: 2 v 2.
table-settings-option = { $option }: { $choice }
