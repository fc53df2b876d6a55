### Texts that all games share.

core-you = you
core-seat = seat { $number }
core-hidden-card = a card
# The move that completes a choice of several cards.
core-done = Done
core-number = { $number }
core-list-separator = { ", " }
core-word-separator = { " " }
core-sentence-separator = { " " }
core-list-and = { $first } and { $last }
core-list-or = { $first } or { $last }

## Events of the deck, the hand and the turn ($player is who they happen to)

core-turn = { $player-is ->
    [you] Turn { $number }: your turn.
   *[other] Turn { $number }: { $player }'s turn.
}
core-discard = { $player-is ->
    [you] You discard { $cards }.
   *[other] { $player } discards { $cards }.
}
core-discard-nothing = { $player-is ->
    [you] You keep every card.
   *[other] { $player } keeps every card.
}
core-discard-random = { $player-is ->
    [you] You discard { $cards } at random.
   *[other] { $player } discards { $cards } at random.
}
# $cause is the card that forces the discard.
core-discard-random-cause = { $player-is ->
    [you] You discard { $cards } at random because of { $cause }.
   *[other] { $player } discards { $cards } at random because of { $cause }.
}
core-draw = { $player-is ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
# The reader sees only how many cards are drawn.
core-draw-hidden = { $player-is ->
    [you] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
}
core-reshuffle = { $count ->
    [one] The discard pile becomes the new deck: one card.
   *[other] The discard pile becomes the new deck: { $count } cards.
}
core-out = { $player-is ->
    [you] You are out of the game.
   *[other] { $player } is out of the game.
}
core-out-discarding = { $player-is ->
    [you] You are out of the game and discard { $cards }.
   *[other] { $player } is out of the game and discards { $cards }.
}
core-concede = { $player-is ->
    [you] You concede.
   *[other] { $player } concedes.
}

## Events of attacks

core-target = { $player-is ->
    [you] You attack { $target }.
   *[other] { $player } attacks { $target }.
}
core-no-block = { $player-is ->
    [you] You don't block.
   *[other] { $player } doesn't block.
}
core-counterattack = { $player-is ->
    [you] You counterattack { $target }.
   *[other] { $player } counterattacks { $target }.
}
core-no-counterattack = { $player-is ->
    [you] You don't counterattack { $target }.
   *[other] { $player } doesn't counterattack { $target }.
}

## What is wrong with a rulebook (shown to authors of games)

core-clause-without-section = The clause '{ $clause }' is not in any section of the rulebook. Add it to the comment below a heading.
core-clause-in-several-sections = The clause '{ $clause }' is in { $count } sections of the rulebook. Keep it in one of them.
core-unknown-clause = The rulebook names the clause '{ $clause }', which is not in rules.toml.

## Why no card can be used now

core-why-over = The game is over.
core-why-out = You're out of the game and can only watch.
core-why-not-your-turn = It's not your turn.
