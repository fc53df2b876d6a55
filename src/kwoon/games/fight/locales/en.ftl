### FIGHT: the log, the moves and the reasons at the table.

# $move is the name of a move, such as Punch.
fight-card = { $move } { $value }
fight-move-play = Play { $card }
fight-move-take = Take { $card }

## Prompts

fight-prompt-play = Choose a card to play. It stays hidden until both of you have chosen.
fight-prompt-first-take = Take one card from the row to complete your hand.
fight-prompt-take = Take a card from the row.

## Events

fight-event-round = Round { $number } begins.
fight-event-turn = Turn { $number }.
fight-event-row = New in the row: { $cards }.
fight-event-draw = { $player-is ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
fight-event-take = { $player-is ->
    [you] You take { $card } from the row.
   *[other] { $player } takes { $card } from the row.
}
fight-event-coin-first-pick = { $player-is ->
    [you] You win the coin flip and choose first from the row.
   *[other] { $player } wins the coin flip and chooses first from the row.
}
fight-event-coin-turn = { $player-is ->
    [you] You win the coin flip and the turn.
   *[other] { $player } wins the coin flip and the turn.
}
fight-event-coin-round = { $player-is ->
    [you] You win the coin flip and the round.
   *[other] { $player } wins the coin flip and the round.
}
fight-event-reveal = { $first-is ->
    [you] You play { $first_card }; { $second } plays { $second_card }.
   *[other] { $second-is ->
        [you] { $first } plays { $first_card }; you play { $second_card }.
       *[other] { $first } plays { $first_card }; { $second } plays { $second_card }.
    }
}
# Two attacks of the same value; $owner has the Tie Breaker.
fight-event-tie = { $owner-is ->
    [you] Two { $value }s: your Tie Breaker decides.
   *[other] Two { $value }s: { $owner }'s Tie Breaker decides.
}
fight-event-tie-coin = Two { $value }s, and nobody has the Tie Breaker: a coin flip decides.
fight-event-nobody = Two defenses: nobody wins the turn.
# $points is the player's score in this round.
fight-event-win = { $points ->
    [one] { $player-is ->
        [you] You win { $card } and now have 1 point.
       *[other] { $player } wins { $card } and now has 1 point.
    }
   *[other] { $player-is ->
        [you] You win { $card } and now have { $points } points.
       *[other] { $player } wins { $card } and now has { $points } points.
    }
}
fight-event-breaker = { $owner-is ->
    [you] It's now the Tie Breaker, on your pile.
   *[other] It's now the Tie Breaker, on { $owner }'s pile.
}
fight-event-discard = Discarded: { $cards }.
fight-event-row-empty = { $owner-is ->
    [you] The row can't be refilled: your Tie Breaker decides the round.
   *[other] The row can't be refilled: { $owner }'s Tie Breaker decides the round.
}
fight-event-row-empty-coin = The row can't be refilled, and nobody has the Tie Breaker: a coin flip decides the round.
fight-event-deck-empty = { $owner-is ->
    [you] The deck is empty: your Tie Breaker decides the round.
   *[other] The deck is empty: { $owner }'s Tie Breaker decides the round.
}
fight-event-deck-empty-coin = The deck is empty, and nobody has the Tie Breaker: a coin flip decides the round.
fight-event-round-by-points = { $player-is ->
    [you] You win the round with { $points } points.
   *[other] { $player } wins the round with { $points } points.
}
fight-event-round-by-breaker = { $player-is ->
    [you] You win the round.
   *[other] { $player } wins the round.
}
fight-event-match = { $player-is ->
    [you] You win the FIGHT.
   *[other] { $player } wins the FIGHT.
}

## Results

fight-outcome-conceded = { $winner-is ->
    [you] You win: { $loser } conceded.
   *[other] { $loser-is ->
        [you] You conceded. { $winner } wins.
       *[other] { $winner } wins: { $loser } conceded.
    }
}
fight-outcome-rounds = { $winner-is ->
    [you] You win { $rounds } rounds and the FIGHT.
   *[other] { $winner } wins { $rounds } rounds and the FIGHT.
}
fight-outcome-depleted = { $winner-is ->
    [you] You win { $rounds } rounds and the FIGHT. The cards ran out in the last round, and your Tie Breaker decided it.
   *[other] { $winner } wins { $rounds } rounds and the FIGHT. The cards ran out in the last round, and { $winner }'s Tie Breaker decided it.
}
fight-outcome-coin = { $winner-is ->
    [you] You win { $rounds } rounds and the FIGHT. The cards ran out in the last round, and a coin flip decided it.
   *[other] { $winner } wins { $rounds } rounds and the FIGHT. The cards ran out in the last round, and a coin flip decided it.
}

## Why a card can't be used now

fight-why-chosen = You've already chosen. Take your card back to choose another.
fight-why-other-chooses = The other player is choosing.
fight-why-take-first = First take a card from the row.
fight-why-play-first = First play a card from your hand. You take one from the row after the turn.
fight-why-elsewhere = You can choose only cards in your hand or in the row.
