### Dragon Punch, as people see it before a game.

dragon-punch-about-title = Dragon Punch
dragon-punch-about-description = High or low, fast or slow: pick a fighter, hide your next move, and grow dangerous when hurt.

## Options

dragon-punch-about-mode = Mode
dragon-punch-about-mode-help = Duel: one character each. Tag team: two characters each. Custom fight: both players secretly choose nine cards and have seven health.
dragon-punch-about-mode-duel = Duel
dragon-punch-about-mode-tag-team = Tag team
dragon-punch-about-mode-custom = Custom fight
dragon-punch-about-characters = Characters
dragon-punch-about-characters-help = Five: one copy of the game, with one of each character. Ten: two copies, so both players can pick the same character.
dragon-punch-about-characters-five = Five, one of each
dragon-punch-about-characters-ten = Ten, two of each
dragon-punch-about-loser = Last game's loser
dragon-punch-about-loser-help = The loser of the last game decides who picks a character first. If there is none, a coin flip decides.
dragon-punch-about-loser-nobody = None
dragon-punch-about-loser-1 = Seat 1
dragon-punch-about-loser-2 = Seat 2
dragon-punch-about-flipped = Flipped cards
dragon-punch-about-flipped-help = Your opponent sees all your flipped cards or only the newest, or each player decides before the first round.
dragon-punch-about-flipped-all = Show all
dragon-punch-about-flipped-newest = Show the newest
dragon-punch-about-flipped-each = Each player decides
