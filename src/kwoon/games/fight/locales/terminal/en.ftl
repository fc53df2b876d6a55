### FIGHT in the terminal.

## The introduction

# $beats lists the next text for each move.
fight-terminal-intro-turn = Every turn, you both choose a card in secret and reveal them together. { $beats }.
fight-terminal-beats = { $winner } beats { $loser }
# $attacks lists the moves that attack.
fight-terminal-intro-attacks = { $attacks } are attacks. If two attacks meet, the lower value wins. If two defenses meet, nobody wins.
fight-terminal-intro-pile = Win with an attack and it goes on your victory pile. Win with a defense and the attack you stopped goes there. Each card there scores its value in points.
fight-terminal-intro-goal = { $points } points win a round, and { $rounds } rounds win the FIGHT.
fight-terminal-intro-tie-breaker = The Tie Breaker is the highest card won in the round; if several are equal, it's the latest. Its owner wins ties, and the round if the cards run out. While nobody has it, a coin flip decides.
fight-terminal-intro-tie-breaker-sign = The Tie Breaker ({ $sign }) is the highest card won in the round; if several are equal, it's the latest. Its owner wins ties, and the round if the cards run out. While nobody has it, a coin flip decides.
fight-terminal-intro-row = In the middle is an open row of { $cards } cards. The winner of a turn takes one of them, and the loser draws from the deck. If nobody wins, both take one, the Tie Breaker's owner first.

## The board

fight-terminal-title = FIGHT: round { $round }, turn { $turn }
fight-terminal-title-opening = FIGHT: round { $round }, before the first turn
fight-terminal-player = { $player-is ->
    [you] You
   *[other] { $player }
}
fight-terminal-points = { $points } of { $goal } points
# Follows the points; the player's pile follows.
fight-terminal-rounds-and-pile = , { $rounds } of { $goal } rounds, pile:{ " " }
fight-terminal-empty = empty
fight-terminal-deck = { $count ->
    [one] (1 card left in the deck)
   *[other] ({ $count } cards left in the deck)
}
fight-terminal-row = Row
fight-terminal-discarded = Discarded
fight-terminal-your-hand = Your hand
fight-terminal-hand = { $player-is ->
    [you] Your hand
   *[other] { $player }'s hand
}
fight-terminal-pile = { $player-is ->
    [you] Your pile
   *[other] { $player }'s pile
}
fight-terminal-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
# Follows the number of cards in hand: those that the player took openly.
fight-terminal-from-row = , including { $cards } from the row
fight-terminal-tie-breaker-mark = { " " }(the Tie Breaker)
fight-terminal-face-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}

## Moves and events

fight-terminal-you-won = You won the turn.
fight-terminal-choose-second = Nobody won the turn, so you choose second.
fight-terminal-choose-first-tie-breaker = Nobody won the turn; the Tie Breaker lets you choose first.
fight-terminal-choose-first-coin = Nobody won the turn; the coin flip lets you choose first.
fight-terminal-attack-note = beats { $beaten }, loses to { $winner }, worth { $points }
fight-terminal-defense-note = beats { $beaten }, loses to { $winner }
# $kind is the name of the card's kind: Defense.
fight-terminal-defense-summary = { $kind }; its number never counts
fight-terminal-why-in-hand = { $card } is in your hand. Take one from the row.
fight-terminal-two-attacks = Two attacks: { $lower } is lower than { $higher }.
fight-terminal-attack-wins = { $winner } beats { $loser }.
fight-terminal-defense-wins = { $winner } beats { $loser } and captures it.

## The glossary

fight-terminal-term-pass = You can't pass in FIGHT: both players play a card every turn.
fight-terminal-term-tie-breaker = The highest card won in the round; if several are equal, it's the latest. Its owner wins ties.
fight-terminal-term-row = The open cards in the middle. The winner of a turn takes one; the loser draws from the deck.
fight-terminal-term-pile = The attacks that a player has won in this round. Their values are the points.
fight-terminal-term-attack = Punch or Kick. If two attacks meet, the lower value wins; in a tie, the Tie Breaker decides.
fight-terminal-term-defense = Parry or Dodge. It stops one kind of attack and captures the card. If two defenses meet, nobody wins.
fight-terminal-term-value = The number on a card. When two attacks meet, the lower one wins. An attack on a pile is worth its number in points. A defense's number never counts.
