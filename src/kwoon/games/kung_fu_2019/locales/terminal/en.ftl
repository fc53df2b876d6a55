### Kung Fu Fighting! (2019) in the terminal.

## The introduction

kung-fu-2019-terminal-intro-chi = Each player has { $chi } Chi. Without Chi, you're out; the last player with Chi wins.
kung-fu-2019-terminal-intro-team-chi = Each team shares { $chi } Chi. Without Chi, a team is out; the last team with Chi wins.
kung-fu-2019-terminal-intro-even-start = With the Starting Chi option, the first player starts with { $chi } less Chi.
kung-fu-2019-terminal-intro-turn = On your turn, discard what you don't want, draw up to { $cards } cards, and prepare: play Weapons, Stances and Chi Restoration cards. Then you may attack once, and prepare again.
kung-fu-2019-terminal-intro-attack = To attack, choose a target, then an Attack card or your Weapon, then add Enhancements.
kung-fu-2019-terminal-intro-block = The target may play one Block. Some Blocks allow a counterattack, which can be answered in turn.
kung-fu-2019-terminal-intro-resolve = Once there are no more answers, all attacks are resolved together.
kung-fu-2019-terminal-intro-team-block = Before the target can block, teammates can step in or block for them.
kung-fu-2019-terminal-intro-team-help = Each of an attacker's teammates may add one Enhancement. They choose at the same time; the cards are added clockwise from the attacker.
kung-fu-2019-terminal-intro-team-pass = When your turn ends, you can hand a teammate one of your cards, face down.

## The board

kung-fu-2019-terminal-title = Kung Fu Fighting! (2019): turn { $turn }, { $deck } cards in the deck
kung-fu-2019-terminal-separator = { ", " }
kung-fu-2019-terminal-player = { $player-is ->
    [you] You
   *[other] { $player }
}
kung-fu-2019-terminal-team-dragon = Team Dragon
kung-fu-2019-terminal-team-tiger = Team Tiger
kung-fu-2019-terminal-team-crane = Team Crane
kung-fu-2019-terminal-own-team = { $team }, yours
kung-fu-2019-terminal-team-chi = { $chi } shared Chi
kung-fu-2019-terminal-turn-order = Turns
kung-fu-2019-terminal-chi = { $chi } Chi
kung-fu-2019-terminal-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
kung-fu-2019-terminal-cards-known = { $count ->
    [one] 1 card in hand ({ $cards })
   *[other] { $count } cards in hand (including { $cards })
}
kung-fu-2019-terminal-weapon = Weapon { $weapon }
kung-fu-2019-terminal-with = { $card } with { $cards }
kung-fu-2019-terminal-poison = poisoned for { $chi }
kung-fu-2019-terminal-your-turn = your turn
kung-fu-2019-terminal-has-turn = their turn
kung-fu-2019-terminal-out = out of the game
kung-fu-2019-terminal-your-hand = Your hand
kung-fu-2019-terminal-empty = empty
kung-fu-2019-terminal-card-in-hand = { $card } ({ $values })
kung-fu-2019-terminal-give-up = You give up
kung-fu-2019-terminal-also-played = Also played
kung-fu-2019-terminal-in-front = In front of { $player }
kung-fu-2019-terminal-known-hand = Known cards in { $player }'s hand
kung-fu-2019-terminal-attack-and-blocks = { $attacker-is ->
    [you] Your attack and its Blocks
   *[other] { $attacker }'s attack and its Blocks
}

## Attacks

kung-fu-2019-terminal-attack = { $attacker-is ->
    [you] Your attack
   *[other] { $attacker }'s attack
}
kung-fu-2019-terminal-counterattack = { $attacker-is ->
    [you] Your counterattack
   *[other] { $attacker }'s counterattack
}
kung-fu-2019-terminal-breakdown = { $attacker-is ->
    [you] Your attack: { $attack }.
   *[other] { $attacker }'s attack: { $attack }.
}
kung-fu-2019-terminal-on = on { $target }
# $bonus is empty or a remark in parentheses.
kung-fu-2019-terminal-damage = { $damage } damage{ $bonus } before any defense
kung-fu-2019-terminal-block = { $blocker-is ->
    [you] your Block: { $card }
   *[other] { $blocker }'s Block: { $card }
}
kung-fu-2019-terminal-taken = no one else may step in
kung-fu-2019-terminal-helper = { $card } by { $player }
kung-fu-2019-terminal-bonus = +{ $amount } from { $card }
kung-fu-2019-terminal-source = { $amount } from { $card }
# A remark after a number; it begins with a space.
kung-fu-2019-terminal-including = { " " }(including { $sources })
kung-fu-2019-terminal-including-against = { $target-is ->
    [you] { " " }(including { $sources } against your Stance)
   *[other] { " " }(including { $sources } against { $target }'s Stance)
}
kung-fu-2019-terminal-attack-so-far = Your attack so far
kung-fu-2019-terminal-with-additions = With your additions
kung-fu-2019-terminal-deals = { $damage } to { $target }{ $bonus }
kung-fu-2019-terminal-deals-all = { ": " }{ $targets }

## Cards in lists

kung-fu-2019-terminal-card = { $kind }. { $text }
kung-fu-2019-terminal-hurl = +{ $damage } damage from { $card }
kung-fu-2019-terminal-attack-card = { $kind } { $attack }
kung-fu-2019-terminal-attacks = attack { $attack }
kung-fu-2019-terminal-adds = attack +{ $attack }
kung-fu-2019-terminal-defends = defense { $defense }

## Why there is a question, and what a move does

kung-fu-2019-terminal-why-counterattack = You were attacked, and you may strike back.
kung-fu-2019-terminal-why-help = A teammate is attacking. Your choice stays hidden until all teammates have chosen.
kung-fu-2019-terminal-why-step-in = Everyone who could step in chooses at the same time, so nobody knows who has the card.
kung-fu-2019-terminal-why-swap = You and { $other } swap the same number of cards, face down, at the same time.
kung-fu-2019-terminal-why-special = All teammates choose at the same time whether to play a Team Special.
# What pass or done means at a prompt.
kung-fu-2019-terminal-note-done-discard = keep the rest and draw
kung-fu-2019-terminal-note-done-prepare = no attack this turn
kung-fu-2019-terminal-note-done-respite = end your turn
kung-fu-2019-terminal-note-done-add = strike with this
kung-fu-2019-terminal-note-done-help = add no more
kung-fu-2019-terminal-note-done-target = no more targets
kung-fu-2019-terminal-note-pass-help = add nothing
kung-fu-2019-terminal-note-pass-step-in = stay out of it
kung-fu-2019-terminal-note-pass-block = no Block
kung-fu-2019-terminal-note-pass-counterattack = don't strike back
kung-fu-2019-terminal-note-pass-attack = don't attack
kung-fu-2019-terminal-note-pass-special = keep it for later
kung-fu-2019-terminal-note-pass-take = let it go
kung-fu-2019-terminal-note-pass-pass-card = keep every card
kung-fu-2019-terminal-note-full-chi = You're at full Chi, so it restores none.
kung-fu-2019-terminal-note-replaces = It replaces { $cards }.
kung-fu-2019-terminal-discard-first = First finish discarding (done) and draw. Then you can play cards.
kung-fu-2019-terminal-pay-first = Your Block has a price that you must pay. Type undo to take the Block back.

## The glossary

kung-fu-2019-terminal-term-pass = You play nothing at this prompt (no Block, no counterattack, no help) and keep your cards for later. To end a step of your own turn, type done. Passing a card is something else: at the end of your turn, you may give one to a teammate, face down.
kung-fu-2019-terminal-term-done = You finish this step of your turn, or your attack.
kung-fu-2019-terminal-term-chi = Your life points, or your team's. Without Chi, you're out.
kung-fu-2019-terminal-term-prepare = The step before your attack: play Weapons, Stances and Chi Restoration cards.
kung-fu-2019-terminal-term-respite = The step after your attack: play Weapons, Stances and Chi Restoration cards again, but you can't attack.
kung-fu-2019-terminal-term-weapon = Stays in front of you, one at a time: a new one replaces it. You can attack with it repeatedly.
kung-fu-2019-terminal-term-stance = Stays in front of you, one at a time: a new one replaces it. It improves the cards that it names.
kung-fu-2019-terminal-term-attack = Once on your turn: name a target, then an Attack card or your Weapon, then add Enhancements.
kung-fu-2019-terminal-term-enhancement = Added to an attack. Play as many as you like, but no two with the same name.
kung-fu-2019-terminal-term-finishing-move = An Enhancement; an attack can have at most one.
kung-fu-2019-terminal-term-block = A target's response to an attack, one for each attack, if it fits the type of attack. It ignores or weakens the attack.
kung-fu-2019-terminal-term-challenge = A card, such as Face Me, that makes you the target of an attack. It's not a Block, so you may still play one.
kung-fu-2019-terminal-term-ignore = A player who ignores an attack loses no Chi and suffers none of its effects.
kung-fu-2019-terminal-term-counterattack = An attack on your attacker, if a card allows it. All counterattacks are resolved together.
kung-fu-2019-terminal-term-chi-restoration = A card that restores Chi, up to the amount that you started with.
kung-fu-2019-terminal-term-team-special = A card to play at the moment that it names, even on other players' turns. You get a prompt when that moment comes.
kung-fu-2019-terminal-term-archetype = A player's character: a card with a power that lasts the whole game.
kung-fu-2019-terminal-term-split = To strike several opponents with one attack. Each takes the full damage.
kung-fu-2019-terminal-term-step-in = To become the target instead of another player, with a Challenge such as Face Me.
kung-fu-2019-terminal-term-improvised = Printed on Weapons that are everyday objects, such as a Chair. It has no effect by itself; other cards, such as Drunken Stance, refer to it.
kung-fu-2019-terminal-term-hand-size = You draw up to this number of cards at the start of your turn. If you hold more, you keep them and draw none.
kung-fu-2019-terminal-term-team = Players who share their Chi and win together. Each has their own hand, Weapon, Stance and turns; teammates can't strike each other.
kung-fu-2019-terminal-term-teammate = Another player on your team. You may add one Enhancement to each other's attacks, and some Team Blocks let you block for each other.
kung-fu-2019-terminal-term-team-card = A card for team games only. It follows the rules of its type.
kung-fu-2019-terminal-term-team-attack = An Attack card for team games only. It's played like any other.
kung-fu-2019-terminal-term-team-enhancement = An Enhancement for team games only. It's added to your own attack or a teammate's, unless it says otherwise.
kung-fu-2019-terminal-term-team-block = A Block for team games only. Most of them let you block for a teammate who is attacked, before they can play their own Block.
kung-fu-2019-terminal-term-exchange = An attack and all responses to it. It's resolved once there are no more responses.
