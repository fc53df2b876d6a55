### KungFu Fighting (2014) in the terminal.

## The glossary

kung-fu-2014-terminal-term-pass = You do nothing at this prompt, and the game continues. Without an attack, your turn ends. Without a block, the whole attack gets through. Cards that you do not take back are discarded.
kung-fu-2014-terminal-term-done = You discard nothing more, add nothing more to a block, or name no more targets.
kung-fu-2014-terminal-term-chi = Your life points. A player who has none left when a turn ends is out.
kung-fu-2014-terminal-term-no-chi = To have no Chi left. A player who still has none when the turn ends is out, but can block and strike back until then.
kung-fu-2014-terminal-term-base = Every attack and every block has exactly one Base: a card with a number without a plus. Punch is a Base that is always available.
kung-fu-2014-terminal-term-weapon = A Base that returns to your hand after use, unless it says otherwise.
kung-fu-2014-terminal-term-stance = Played before the Base of an attack or a block, at most one. Most return to your hand.
kung-fu-2014-terminal-term-enhancement = Adds its number after the Base. Play as many as you like, but no two with the same name.
kung-fu-2014-terminal-term-finishing-move = Ends an attack, at most one. A block has none.
kung-fu-2014-terminal-term-spirit = A flame on some cards. An attack with Spirit costs one Chi more if the block has no Spirit.
kung-fu-2014-terminal-term-damage-effect = Happens in the attacker's cleanup, if the attack cost its target any Chi, by Spirit too.
kung-fu-2014-terminal-term-counterattack = A complete attack on your attacker after the exchange. Some blocks earn it.
kung-fu-2014-terminal-term-cleanup = After the damage: cards do what they say, Weapons and Stances come back, the rest is discarded.
kung-fu-2014-terminal-term-block = A target's defense: a Base, optionally with a Stance and Enhancements. It is subtracted from the attack.
kung-fu-2014-terminal-term-break = To use up a Weapon for a higher number: it does not come back.
kung-fu-2014-terminal-term-spread = To play a Double Attack for one more target instead of for its bonus.
kung-fu-2014-terminal-term-give-up = Bo Staff can be given up in cleanup for a Counterattack. To give up the match, type concede.
