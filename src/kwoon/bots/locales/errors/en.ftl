### Why a bot cannot play. $bot is the id of a bot, such as greedy or my_bots:Brave.

bots-errors-not-loaded = The bots for { $game } cannot be loaded: { $reason }
bots-errors-unknown = Unknown bot '{ $bot }' for { $game }. Known bots: { $known }.
bots-errors-no-level = Unknown bot '{ $bot }'.
bots-errors-cannot-play = { $bot } can't play any of the games. { $reason }

## Bots of designers and hosts

bots-errors-not-custom = '{ $bot }' is not the id of a custom bot. Use the form { $form }.
# $reason is a message of Python.
bots-errors-no-module = Cannot import the module '{ $module }' of the custom bot '{ $bot }': { $reason }.
bots-errors-module-failed = The module '{ $module }' failed to import: { $reason }.
bots-errors-not-in-module = The module '{ $module }' has no bot '{ $name }'.
bots-errors-not-callable = '{ $bot }' is not callable. A custom bot takes a game and dice and returns a Player.
bots-errors-start-failed = { $bot } failed to start in { $game }: { $reason }
bots-errors-probabilities-failed = { $bot } failed to return move probabilities in seat { $seat } of { $game }: { $reason }
bots-errors-failed = { $bot } failed in seat { $seat } of { $game }: { $reason }
bots-errors-illegal = { $bot } chose { $move } in seat { $seat } of { $game }, but its legal moves are { $moves }.
