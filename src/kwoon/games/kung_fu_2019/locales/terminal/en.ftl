### Kung Fu Fighting! (2019) in the terminal.

## The introduction

kung-fu-2019-terminal-intro-chi = Each player has { $chi } Chi. Without Chi you're out; the last player with Chi wins.
kung-fu-2019-terminal-intro-team-chi = Each team shares { $chi } Chi. Without Chi a team is out; the last team with Chi wins.
kung-fu-2019-terminal-intro-even-start = The first player starts with { $chi } Chi less, by the even start option.
kung-fu-2019-terminal-intro-turn = On your turn, discard what you don't want, draw up to { $cards } cards, and prepare: play Weapons, Stances and Chi Restoration cards. Then you may attack once, and prepare again.
kung-fu-2019-terminal-intro-attack = To attack, choose a target, then an Attack card or your Weapon, then add Enhancements.
kung-fu-2019-terminal-intro-block = The target may play one Block. Some Blocks allow a counterattack, which can be answered in turn.
kung-fu-2019-terminal-intro-resolve = Once nobody answers any more, all attacks are resolved together.
kung-fu-2019-terminal-intro-team-block = Before the target can block, teammates can step in or block for them.
kung-fu-2019-terminal-intro-team-help = Each teammate of an attacker may add one Enhancement. All choose at the same time; the cards are added clockwise from the attacker.
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
kung-fu-2019-terminal-team-chi = { $chi } Chi together
kung-fu-2019-terminal-turn-order = Turns
kung-fu-2019-terminal-chi = { $chi } Chi
kung-fu-2019-terminal-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
kung-fu-2019-terminal-cards-known = { $count ->
    [one] 1 card in hand ({ $cards })
   *[other] { $count } cards in hand (among them { $cards })
}
kung-fu-2019-terminal-weapon = Weapon { $weapon }
kung-fu-2019-terminal-with = { $card } with { $cards }
kung-fu-2019-terminal-poison = poisoned for { $chi }
kung-fu-2019-terminal-your-turn = your turn
kung-fu-2019-terminal-has-turn = has the turn
kung-fu-2019-terminal-out = out of the game
kung-fu-2019-terminal-your-hand = Your hand
kung-fu-2019-terminal-empty = empty
kung-fu-2019-terminal-give-up = You give up
kung-fu-2019-terminal-also-played = Also played
kung-fu-2019-terminal-in-front = In front of { $player }
kung-fu-2019-terminal-known-hand = { $player }'s hand, among others
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
kung-fu-2019-terminal-bonus = +{ $amount } by { $card }
kung-fu-2019-terminal-source = { $amount } by { $card }
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
kung-fu-2019-terminal-hurl = +{ $damage } damage, by { $card }
kung-fu-2019-terminal-attack-card = { $kind } { $attack }
kung-fu-2019-terminal-attacks = attack { $attack }
kung-fu-2019-terminal-adds = attack +{ $attack }
kung-fu-2019-terminal-defends = defense { $defense }

## Why there is a question, and what a move does

kung-fu-2019-terminal-why-counterattack = You were attacked, and you may strike back.
kung-fu-2019-terminal-why-help = A teammate attacks. Your choice stays hidden until all teammates have chosen.
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
kung-fu-2019-terminal-note-full-chi = You have all your Chi, so it restores none.
kung-fu-2019-terminal-note-replaces = It replaces { $cards }.
kung-fu-2019-terminal-discard-first = First finish discarding (done) and draw. Then you can play cards.
kung-fu-2019-terminal-pay-first = Your Block has a price that you must pay. Type undo to take the Block back.
