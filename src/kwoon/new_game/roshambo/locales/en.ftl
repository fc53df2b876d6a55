### The texts of Roshambo. Write translations into files beside this one, such as zh-Hant.ftl.

roshambo-play = Play { $card }
roshambo-prompt = Choose a card to play. It is revealed when both players have chosen.

## The log

roshambo-turn = Turn { $number }.
# $player-is selects the words for the player who reads.
roshambo-played = { $player-is ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
roshambo-scored = { $player-is ->
    [you] You win the turn. Points: { $points }.
   *[other] { $player } wins the turn. Points: { $points }.
}

## The end

roshambo-draw = The cards are used up and the points are equal: a draw.
roshambo-conceded = { $winner-is ->
    [you] You win: { $loser } conceded.
   *[other] { $winner } wins: { $loser } conceded.
}
roshambo-most-points = { $winner-is ->
    [you] You win with the most points.
   *[other] { $winner } wins with the most points.
}
roshambo-enough-points = { $winner-is ->
    [you] You win by reaching enough points.
   *[other] { $winner } wins by reaching enough points.
}

## Why a card cannot be played

roshambo-why-chosen = You have already chosen. Take your choice back to choose again.
roshambo-why-hand = Only the cards in your hand can be played.
