### Kung Fur Fight, as people see it before a game.

kung-fur-fight-about-title = 功夫擂台 Kung Fur Fight
kung-fur-fight-about-description = Monk Dogs against Ninja Cats: plan three teams behind your screen, then let the fur fly.

## Options

kung-fur-fight-about-dogs = Monk Dogs
kung-fur-fight-about-dogs-help = This player leads the Monk Dogs, and the other leads the Ninja Cats.
kung-fur-fight-about-dogs-seat-1 = Seat 1
kung-fur-fight-about-dogs-seat-2 = Seat 2
kung-fur-fight-about-dogs-random = Random
kung-fur-fight-about-rewards = Order of rewards
kung-fur-fight-about-rewards-help = If an arena has several rewards, its winner uses them oldest first or in any order.
kung-fur-fight-about-rewards-oldest-first = Oldest first
kung-fur-fight-about-rewards-winner-chooses = Winner chooses
