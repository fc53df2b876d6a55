Feature: The end of a round and of the game

  Background:
    Given a game of Dragon Punch between Ann and Bo

  @dp.end.round @dp.end.reset @dp.ruling.new-round
  Scenario: A lost round, and the next one starts afresh
    Given Ann fights as linnet
    And Bo fights as otto
    And Ann's red cards are throw, block
    And Ann's flipped cards are throw, linnet
    And Bo's white cards are taunt
    And Bo's flipped cards are high-kick, otto
    When Ann plays low-poke and Bo plays taunt
    Then Ann has the Initiative
    When Ann plays fireball and Bo plays taunt
    Then Ann has won 1 round
    And Bo has won 0 rounds
    And Ann has no flipped cards
    And Bo has no flipped cards
    And Ann has 6 health
    And Bo has 6 health
    And nobody has the Initiative
    And Ann fights as linnet
    And Bo fights as otto
    And Ann may only play high-kick, low-poke, block, fireball, taunt, throw, sweep, divekick
    And Bo may only play high-kick, low-poke, block, fireball, taunt, throw, auto-punch, boiler-stomp

  @dp.end.round @dp.init.none-at-start @dp.ruling.new-round
  Scenario: An Initiative that is earned by the last attack of a round is gone
    Given Bo's white cards are taunt
    When Ann plays throw and Bo plays taunt
    Then Ann has won 1 round
    And nobody has the Initiative

  @dp.end.round
  Scenario Outline: Either player may win the round
    Given <loser>'s white cards are taunt
    And <winner>'s white cards are fireball
    When <winner> plays fireball
    And <loser> plays taunt
    Then <winner> has won 1 round
    And <loser> has won 0 rounds

    Examples:
      | winner | loser |
      | Ann    | Bo    |
      | Bo     | Ann   |

  @dp.ruling.winner-hurt @dp.ruling.both-damage-together @dp.end.two-rounds
  Scenario: Who wins the last round and is hit by the same blow has that much less health in the end
    Given Ann can play auto-punch
    And Bo's white cards are high-kick, block
    And Ann has won 1 round
    When Ann plays auto-punch and Bo plays high-kick
    Then Ann wins the game
    And all see that Ann has 4 health
    And all see that Bo has 0 health
    And nobody may play

  @dp.ruling.winner-hurt
  Scenario: Who wins a round and is hit by the same blow chooses no cards any more
    Given Ann can play auto-punch
    And Bo's white cards are high-kick, block
    When Ann plays auto-punch and Bo plays high-kick
    Then Ann has won 1 round
    And Ann and Bo are both asked to play
    And Ann has 6 health

  @dp.end.double-loss @dp.ruling.both-damage-together @dp.ruling.new-round
  Scenario: If both lose their last health in one turn, nobody wins the round
    Given Ann's white cards are high-kick
    And Bo's white cards are high-kick, block
    And Ann has won 1 round
    And Bo has won 1 round
    When Ann plays high-kick and Bo plays high-kick
    Then nobody wins the round
    And the game goes on
    And Ann has won 1 round
    And Bo has won 1 round
    And Ann has 6 health
    And Bo has 6 health
    And Ann has no flipped cards
    And nobody has the Initiative

  @dp.ruling.both-damage-together @dp.end.round
  Scenario: If both are hit and only one is out, the other wins the round
    Given Ann's white cards are high-kick, block
    When Ann plays high-kick and Bo plays high-kick
    Then Bo has won 1 round
    And Ann has won 0 rounds

  @dp.end.two-rounds
  Scenario Outline: Two won rounds win the game, whatever the other has won: <bo>
    Given Ann has won 1 round
    And Bo has won <bo>
    And Bo's white cards are taunt
    When Ann plays fireball and Bo plays taunt
    Then Ann wins the game
    And Ann has won 2 rounds
    And nobody is asked
    When Bo tries to play block
    Then the move is refused: "The game is over."

    Examples:
      | bo       |
      | 0 rounds |
      | 1 round  |

  @dp.end.two-rounds
  Scenario: One won round does not win the game
    Given Bo has won 1 round
    And Bo's white cards are taunt
    When Ann plays fireball and Bo plays taunt
    Then the game goes on
    And Ann has won 1 round
    And Bo has won 1 round

  @dp.end.two-rounds @dp.game.rounds
  Scenario: Every game comes to an end, with two rounds for the winner unless rounds passed without damage
    When 60 games are played at random
    Then every game was won by exactly one player, who had won 2 rounds, or ended after 3 rounds without damage

  @dp.ruling.stalemate-round
  Scenario: After thirty turns in a row without damage the round ends with no winner
    Given 29 turns have passed without damage
    And Ann's red cards are throw
    And Ann's flipped cards are high-kick
    When Ann plays block and Bo plays block
    Then nobody wins the round
    And Ann has won 0 rounds
    And Bo has won 0 rounds
    And Ann has 6 health
    And Ann has no flipped cards
    And the game goes on

  @dp.ruling.stalemate-round
  Scenario: After twenty-nine it goes on
    Given 28 turns have passed without damage
    And Ann's red cards are throw
    When Ann plays block and Bo plays block
    Then Ann has 5 health
    And the round goes on

  @dp.ruling.stalemate-round
  Scenario: Damage starts the count again
    Given 29 turns have passed without damage
    When Ann plays fireball and Bo plays taunt
    And Bo switches block
    Then the round goes on
    When Ann plays taunt and Bo plays taunt
    Then the round goes on
    And Bo has 5 health

  @dp.ruling.stalemate-round
  Scenario: Thirty turns of Taunts, played one by one
    When both play taunt 29 times
    Then the round goes on
    When both play taunt 1 time
    Then nobody wins the round
    And the game goes on

  @dp.ruling.stalemate-round @dp.ruling.zero-strength
  Scenario: A hit without strength is no damage
    Given 29 turns have passed without damage
    When Ann plays low-poke and Bo plays taunt
    Then nobody wins the round
    And nobody has the Initiative

  @dp.ruling.stalemate-game
  Scenario Outline: After three rounds in a row without a winner the game ends: <ann> to <bo>
    Given 2 rounds in a row had no winner
    And Ann has won <ann>
    And Bo has won <bo>
    And 29 turns have passed without damage
    When Ann plays block and Bo plays block
    Then <result>
    And nobody is asked

    Examples:
      | ann      | bo       | result            |
      | 0 rounds | 0 rounds | the game is drawn |
      | 1 round  | 1 round  | the game is drawn |
      | 1 round  | 0 rounds | Ann wins the game |
      | 0 rounds | 1 round  | Bo wins the game  |

  @dp.ruling.stalemate-game
  Scenario: Two rounds without a winner do not end the game
    Given 1 round in a row had no winner
    And Ann has won 1 round
    And 29 turns have passed without damage
    When Ann plays block and Bo plays block
    Then the game goes on

  @dp.ruling.stalemate-game @dp.end.double-loss @dp.end.two-rounds
  Scenario Outline: Double knockouts in a row do not end the game: <ann> to <bo>
    Given Ann has won <ann>
    And Bo has won <bo>
    When 5 rounds in a row end in a double knockout
    Then the game goes on
    And Ann has won <ann>
    And Bo has won <bo>

    Examples:
      | ann      | bo       |
      | 0 rounds | 0 rounds |
      | 1 round  | 0 rounds |
      | 1 round  | 1 round  |

  @dp.ruling.stalemate-game @dp.end.double-loss
  Scenario: A double knockout after two rounds without damage does not end the game
    Given 2 rounds in a row had no winner
    And Ann's white cards are high-kick
    And Bo's white cards are high-kick
    And Ann has won 1 round
    When Ann plays high-kick and Bo plays high-kick
    Then nobody wins the round
    And the game goes on

  @dp.ruling.stalemate-game @dp.end.double-loss
  Scenario: A double knockout starts the count of rounds without damage again
    Given 2 rounds in a row had no winner
    And Ann's white cards are high-kick
    And Bo's white cards are high-kick
    And Ann has won 1 round
    When Ann plays high-kick and Bo plays high-kick
    And both play taunt 60 times
    Then the game goes on
    When both play taunt 30 times
    Then Ann wins the game

  @dp.ruling.round-limit @dp.end.double-loss
  Scenario Outline: After the 25th round the game ends: <ann> to <bo>
    Given this is round 25
    And Ann has won <ann>
    And Bo has won <bo>
    And Ann's white cards are high-kick
    And Bo's white cards are high-kick
    When Ann plays high-kick and Bo plays high-kick
    Then <result>
    And nobody is asked

    Examples:
      | ann      | bo       | result            |
      | 0 rounds | 0 rounds | the game is drawn |
      | 1 round  | 1 round  | the game is drawn |
      | 1 round  | 0 rounds | Ann wins the game |
      | 0 rounds | 1 round  | Bo wins the game  |

  @dp.ruling.round-limit
  Scenario: The 25th round may still be won, and with it the game
    Given this is round 25
    And Ann has won 1 round
    And Bo has won 1 round
    And Bo's white cards are taunt
    When Ann plays fireball and Bo plays taunt
    Then Ann wins the game
    And Ann has won 2 rounds

  @dp.ruling.round-limit
  Scenario: A first won round in the 25th round wins the game with it
    Given this is round 25
    And Bo's white cards are taunt
    When Ann plays fireball and Bo plays taunt
    Then Ann wins the game
    And Ann has won 1 round

  @dp.ruling.round-limit
  Scenario: After the 24th round the game goes on
    Given this is round 24
    And Ann's white cards are high-kick
    And Bo's white cards are high-kick
    When Ann plays high-kick and Bo plays high-kick
    Then nobody wins the round
    And the game goes on

  @dp.ruling.stalemate-game
  Scenario: A won round starts that count again
    Given 2 rounds in a row had no winner
    And Bo's white cards are taunt
    When Ann plays fireball and Bo plays taunt
    Then Ann has won 1 round
    When both play taunt 60 times
    Then the game goes on
    When both play taunt 30 times
    Then Ann wins the game

  @dp.ruling.resign
  Scenario Outline: Giving up loses the game, whatever the score
    Given <loser> has won 1 round
    When <loser> gives up
    Then <winner> wins the game
    And nobody is asked

    Examples:
      | loser | winner |
      | Ann   | Bo     |
      | Bo    | Ann    |

  @dp.ruling.resign @dp.info.choice-secret
  Scenario: Giving up shows no sealed choice
    When Ann plays high-kick
    And Bo gives up
    Then Ann wins the game
    And nobody is told what was played
    When Ann tries to give up
    Then the move is refused: "The game is over."

  @dp.ruling.resign
  Scenario: One may give up while the other switches cards
    When Ann plays high-kick and Bo plays taunt
    And Ann gives up
    Then Bo wins the game
