### Dragon Punch: the log, the moves and the reasons at the table.

dragon-punch-high = high
dragon-punch-low = low

## Moves

dragon-punch-move-play = Play { $card }
# $white and $red are the moves on the two sides of a card.
dragon-punch-move-switch = Switch { $white } to { $red }
dragon-punch-move-switch-flipped = Switch the flipped { $white } to { $red }
dragon-punch-move-pick = Pick { $card }
# $first and $second are the two moves on a card.
dragon-punch-move-add = Add { $first } / { $second }
dragon-punch-move-hide = Hide my older flipped cards
dragon-punch-move-show = Show all my flipped cards
dragon-punch-move-pick-first = Pick first
dragon-punch-move-pick-second = Pick second

## Prompts

dragon-punch-prompt-play = Choose your move. It stays hidden until you've both chosen.
dragon-punch-prompt-play-initiative = { $holder-is ->
    [you] Choose your move. You have the Initiative, so your attacks come first.
   *[other] Choose your move. { $holder } has the Initiative, so their attacks come first.
}
dragon-punch-prompt-switch = { $count ->
    [one] Choose a card to turn from white to red.
   *[other] Choose { $count } cards to turn from white to red.
}
# After the first choice.
dragon-punch-prompt-switch-more = { $count ->
    [one] Choose one more card to turn from white to red.
   *[other] Choose { $count } more cards to turn from white to red.
}
dragon-punch-prompt-pick = Pick a character, whose card adds two special moves to your six basic cards.
dragon-punch-prompt-add = { $basics ->
    [one] { $characters ->
        [one] Add one more basic card and one more character to your Taunt. Your opponent can't see which.
       *[other] Add one more basic card and { $characters } characters to your Taunt. Your opponent can't see which.
    }
   *[other] { $characters ->
        [one] Add { $basics } basic cards and one more character to your Taunt. Your opponent can't see which.
       *[other] Add { $basics } basic cards and { $characters } characters to your Taunt. Your opponent can't see which.
    }
}
dragon-punch-prompt-add-basics = { $basics ->
    [one] Add one more basic card to your Taunt. Your opponent can't see which.
   *[other] Add { $basics } basic cards to your Taunt. Your opponent can't see which.
}
dragon-punch-prompt-add-characters = { $characters ->
    [one] Add one more character to your Taunt. Your opponent can't see which.
   *[other] Add { $characters } characters to your Taunt. Your opponent can't see which.
}
dragon-punch-prompt-order = You lost the last game. Do you want to pick first or second?
dragon-punch-prompt-hide = Hide your flipped cards in this game? The newest one always shows.

## Events

dragon-punch-event-coin = { $player-is ->
    [you] You win the coin flip and pick first.
   *[other] { $player } wins the coin flip and picks first.
}
dragon-punch-event-order-self = { $player-is ->
    [you] You decide to pick first.
   *[other] { $player } decides to pick first.
}
# $first is the player who picks first.
dragon-punch-event-order-other = { $player-is ->
    [you] You let { $first } pick first.
   *[other] { $player } lets { $first } pick first.
}
dragon-punch-event-pick = { $player-is ->
    [you] You pick { $card }.
   *[other] { $player } picks { $card }.
}
dragon-punch-event-ready = { $player-is ->
    [you] You've chosen { $count } cards.
   *[other] { $player } has chosen { $count } cards.
}
dragon-punch-event-your-hand = Your hand: { $cards }.
dragon-punch-event-hides = { $player-is ->
    [you] You hide all your flipped cards but the newest.
   *[other] { $player } hides all flipped cards but the newest.
}
dragon-punch-event-shows = { $player-is ->
    [you] You show all your flipped cards.
   *[other] { $player } shows all flipped cards.
}
dragon-punch-event-round = Round { $number } begins.
dragon-punch-event-turn = Turn { $number }.
dragon-punch-event-reveal = { $first-is ->
    [you] You play { $first_card }; { $second } plays { $second_card }.
   *[other] { $second-is ->
        [you] { $first } plays { $first_card }; you play { $second_card }.
       *[other] { $first } plays { $first_card }; { $second } plays { $second_card }.
    }
}
dragon-punch-event-damage = { $player-is ->
    [you] You take { $damage } damage.
   *[other] { $player } takes { $damage } damage.
}
# Only the player sees which cards these are.
dragon-punch-event-switch-hidden = { $player-is ->
    [you] { $count ->
        [one] You secretly switch a card in your hand.
       *[other] You secretly switch { $count } cards in your hand.
    }
   *[other] { $count ->
        [one] { $player } secretly switches a card. It could be any white one in hand.
       *[other] { $player } secretly switches { $count } cards. They could be any white ones in hand.
    }
}
dragon-punch-change = { $white } to { $red }
# $changes is a list of changes, such as 'High Kick to Combo Kick'.
dragon-punch-event-switch = { $player-is ->
    [you] You switch { $changes }.
   *[other] { $player } switches { $changes }.
}
dragon-punch-event-health = { $player-is ->
    [you] You have { $health } health left.
   *[other] { $player } has { $health } health left.
}
dragon-punch-event-unflip = { $player-is ->
    [you] You unflip all your cards.
   *[other] { $player } unflips all cards.
}
dragon-punch-event-initiative = { $player-is ->
    [you] You earn the Initiative: next turn, your attacks come first.
   *[other] { $player } earns the Initiative: next turn, their attacks come first.
}
dragon-punch-event-initiative-contested = Both players earn the Initiative, so nobody has it next turn.
dragon-punch-event-initiative-over = { $player-is ->
    [you] Your Initiative is over.
   *[other] { $player }'s Initiative is over.
}
# $rounds is how many rounds the player has won so far.
dragon-punch-event-round-won = { $player-is ->
    [you] { $rounds ->
        [one] You win the round, your first.
       *[other] You win the round and now have { $rounds }.
    }
   *[other] { $rounds ->
        [one] { $player } wins the round, their first.
       *[other] { $player } wins the round and now has { $rounds }.
    }
}
dragon-punch-event-round-double = A double knockout: nobody wins the round.
dragon-punch-event-round-stalemate = { $turns } turns without a scratch: nobody wins the round.
dragon-punch-event-match = { $player-is ->
    [you] You win the match.
   *[other] { $player } wins the match.
}
dragon-punch-event-no-winners = { $rounds } rounds in a row without a winner: the match ends here.
dragon-punch-event-stalemate = { $rounds } rounds in a row without damage: the match ends here.
dragon-punch-event-limit = { $rounds } rounds have been played: the match ends here.

## Results of attacks: $blow is the next text, $card the other player's card

# $height is 'high' or 'low'.
dragon-punch-blow = { $player-is ->
    [you] Your { $card } ({ $height })
   *[other] { $player }'s { $card } ({ $height })
}
dragon-punch-event-no-attack = Nobody attacks.
dragon-punch-event-blocked = { $blow } is blocked by { $card }.
dragon-punch-event-evaded = { $blow } is evaded by { $card }.
dragon-punch-event-unblockable = { $card } can't block { $attack }.
dragon-punch-event-hit = { $blow } hits for { $strength }.
dragon-punch-event-hit-initiative = { $blow } hits for { $strength }: the Initiative comes first.
dragon-punch-event-hit-time = { $blow } hits for { $strength }: it's faster.
dragon-punch-event-hit-same-time = { $blow } hits for { $strength }: both are equally fast.
dragon-punch-event-hit-uninterruptible = { $blow } hits for { $strength }: it can't be interrupted.
dragon-punch-event-interrupted-initiative = { $other-is ->
    [you] { $blow } is interrupted: you have the Initiative, so your { $card } comes first.
   *[other] { $blow } is interrupted: { $other } has the Initiative, so { $card } comes first.
}
dragon-punch-event-interrupted-time = { $other-is ->
    [you] { $blow } is interrupted: your { $card } is faster.
   *[other] { $blow } is interrupted: { $other }'s { $card } is faster.
}
dragon-punch-event-interrupted-projectile = { $blow } is interrupted: two projectiles collide.

## Results

dragon-punch-outcome-draw = It's a draw: the match ended with the rounds tied.
dragon-punch-outcome-conceded = { $winner-is ->
    [you] You win: { $loser } conceded.
   *[other] { $loser-is ->
        [you] You conceded. { $winner } wins.
       *[other] { $winner } wins: { $loser } conceded.
    }
}
dragon-punch-outcome-stalemate = { $winner-is ->
    [you] You win: the last rounds had no winner, but you won more before that.
   *[other] { $winner } wins: the last rounds had no winner, but { $winner } won more before that.
}
dragon-punch-outcome-rounds = { $winner-is ->
    [you] { $rounds ->
        [one] You win one round and the match.
       *[other] You win { $rounds } rounds and the match.
    }
   *[other] { $rounds ->
        [one] { $winner } wins one round and the match.
       *[other] { $winner } wins { $rounds } rounds and the match.
    }
}

## Why a card can't be used now

dragon-punch-why-chosen = You've already chosen. Take your choice back to choose again.
dragon-punch-why-other-chooses = The other player is choosing.
dragon-punch-why-hide-first = First decide whether to hide your older flipped cards.
dragon-punch-why-order-first = Decide the picking order first.
dragon-punch-why-pick-first = First pick a character. You'll play cards after that.
dragon-punch-why-enough-cards = You can't take any more of these. Take a choice back to change it.
dragon-punch-why-picked = This character has already been picked.
dragon-punch-why-enough-characters = You have all your characters. Take a choice back to change it.
dragon-punch-why-flipped = This card is flipped. Taunt to get all your cards back.
# $other is the move on the card's other side.
dragon-punch-why-white-up = The white side, { $other }, is up. Cards turn red when you take damage.
dragon-punch-why-red-up = The red side, { $other }, is up until the round ends.
dragon-punch-why-other-side-flipped = This card is flipped, with { $other } up. Taunt to get all your cards back.
dragon-punch-why-not-in-hand = You can play only unflipped cards from your hand.
dragon-punch-why-character-flipped = Its character is flipped. Taunt to get all your cards back.
dragon-punch-why-two-moves = To play a character, choose one of its special moves: { $first } or { $second }.
dragon-punch-why-not-your-character = You don't have { $character }.
dragon-punch-why-not-your-move = { $card } belongs to { $character }, and you don't have that character.
dragon-punch-why-switch-own = Switch your own white cards.
dragon-punch-why-switch-basic = You took damage: switch a basic card. Characters don't count as health.
dragon-punch-why-switch-only-own = You can switch only your own cards.
dragon-punch-why-already-red = { $red } is up: this card is already red, and damage turns only white ones.
dragon-punch-why-switch-white = { $white } is up. Switch that card to turn it into { $red }.
dragon-punch-why-already-chosen = You've already chosen this card. Take your choice back to change it.
