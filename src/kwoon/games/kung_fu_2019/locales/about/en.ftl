### Kung Fu Fighting! (2019), as people see it before a game.

kung-fu-2019-about-title = Kung Fu Fighting! (2019)
kung-fu-2019-about-description = Grab a Weapon, drop into a Stance, strike, and strike back: the last one with Chi wins, alone or as a team.

## Options

kung-fu-2019-about-teams = Teams
kung-fu-2019-about-teams-help = Play alone, or in teams that share their Chi.
kung-fu-2019-about-teams-free = Free-for-all
kung-fu-2019-about-teams-2v2 = 2 v 2
kung-fu-2019-about-teams-3v3 = 3 v 3
kung-fu-2019-about-teams-2v2v2 = 2 v 2 v 2
kung-fu-2019-about-archetypes = Archetypes
kung-fu-2019-about-archetypes-help = Give each player a character with a power that lasts the whole game. Best with the expansion, but not for a first game.
kung-fu-2019-about-archetypes-none = None
kung-fu-2019-about-archetypes-chosen = Choose
kung-fu-2019-about-archetypes-dealt = Random
kung-fu-2019-about-expansion = Expansion
kung-fu-2019-about-expansion-help = Add the 48 cards of More Kung Fu Fighting.
kung-fu-2019-about-expansion-no = No
kung-fu-2019-about-expansion-yes = Yes
kung-fu-2019-about-start = Starting Chi
kung-fu-2019-about-start-help = A house rule for two players: the first player's starting and maximum Chi are 3 lower.
kung-fu-2019-about-start-alike = Equal
kung-fu-2019-about-start-evened = First player: 3 less
