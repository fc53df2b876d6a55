Feature: A turn

  Background:
    Given a game of Dragon Punch between Ann and Bo
    And Ann fights as linnet
    And Bo fights as otto

  @dp.turn.choose @dp.game.rounds @dp.hand.top-move
  Scenario: Both choose at the same time one of their moves that are up
    Given Bo's red cards are block, fireball
    Then Ann and Bo are both asked to play
    And Ann may only play high-kick, low-poke, block, fireball, taunt, throw, sweep, divekick
    And Bo may only play high-kick, low-poke, charge, crouching-fireball, taunt, throw, auto-punch, boiler-stomp
    When Bo tries to play fireball
    Then the move is refused
    When Bo tries to play sweep
    Then the move is refused
    When Ann tries to play combo-kick
    Then the move is refused

  @dp.turn.reveal @dp.info.choice-secret @dp.ruling.sealed-choice
  Scenario: A chosen card waits for the other's, and both are shown together
    When Ann plays high-kick
    Then only Bo is asked
    And Ann has no flipped cards
    And nobody is told what was played
    When Bo plays block
    Then all are told that Ann plays high-kick and Bo plays block
    And Ann's flipped cards are high-kick
    And Bo's flipped cards are block

  @dp.turn.ready-signal @dp.ruling.sealed-choice
  Scenario: All see who is ready and who still has to choose
    Then all see that Ann and Bo still have to choose
    When Bo plays taunt
    Then all see that only Ann still has to choose
    When Bo takes back his choice
    Then all see that Ann and Bo still have to choose
    When Ann plays high-kick
    Then all see that only Bo still has to choose

  @dp.info.choice-secret @dp.ruling.sealed-choice
  Scenario: Nothing that the other can see depends on a sealed choice
    When Ann plays high-kick
    Then Bo could not tell if Ann had chosen to play block instead
    And Bo could not tell if Ann had chosen to play taunt instead
    And Bo could not tell if Ann had chosen to play divekick instead
    And a watcher could not tell if Ann had chosen to play sweep instead

  @dp.ruling.sealed-choice
  Scenario: A sealed choice may be changed until both are ready
    When Ann plays high-kick
    And Ann takes back her choice
    Then Ann and Bo are both asked to play
    When Ann plays sweep
    And Bo plays taunt
    Then Bo takes 1 damage
    When Ann tries to take back her choice
    Then the move is refused

  @dp.ruling.sealed-choice
  Scenario: Changing the special of a character is a change of choice
    When Ann plays sweep
    And Ann takes back her choice
    And Ann plays divekick
    Then Bo could not tell if Ann had chosen to play sweep instead
    When Bo plays taunt
    Then Bo takes 2 damage

  @dp.turn.reveal
  Scenario: It does not matter who is ready first
    Then it comes out the same whether Ann plays high-kick before or after Bo plays auto-punch

  @dp.turn.steps
  Scenario: The steps of a turn: show, compare, damage and flip, Initiative
    Given Bo's flipped cards are fireball
    And Ann has the Initiative
    When Ann plays sweep and Bo plays taunt
    Then all are told that Ann plays sweep and Bo plays taunt
    And Ann's attack is Low Successful
    And Bo takes 1 damage
    And Bo's flipped cards are fireball, taunt
    And only Bo is asked
    When Bo switches throw
    Then Ann has the Initiative
    And Bo has no flipped cards
    And Ann's flipped cards are linnet
    And Ann and Bo are both asked to play

  @dp.turn.steps
  Scenario: The turn as it reads
    When Ann plays sweep and Bo plays taunt
    And Bo switches throw
    Then the turn is told in the order reveal, compare, damage, Initiative

  @dp.hand.stays
  Scenario: Cards stay in hand for the whole game
    When 40 games are played at random
    Then at every moment both players had their 7 cards

  @dp.game.rounds
  Scenario: Turn follows turn until a player has no health left
    Given Bo's white cards are taunt, throw
    When Ann plays fireball and Bo plays taunt
    And Bo switches throw
    Then Ann has won 0 rounds
    And Ann and Bo are both asked to play
    When Ann plays high-kick and Bo plays taunt
    Then Ann has won 1 round
    And Ann and Bo are both asked to play

  @dp.ruling.turbo-late
  Scenario: A late player plays a random usable move
    Given Ann's flipped cards are block, throw, fireball
    When Bo plays block
    And Ann is too late
    Then Ann has played one of high-kick, low-poke, taunt, sweep, divekick

  @dp.ruling.turbo-late
  Scenario: A late player's card is any of those that can be played, each as likely as the others
    Given Ann's flipped cards are block, throw, fireball
    When Ann is too late 2000 times
    Then Ann played the cards high-kick, low-poke, taunt, linnet about equally often
    And Ann played linnet's moves sweep, divekick about equally often

  @dp.variant.turbo @dp.ruling.turbo-late
  Scenario: When the countdown is over both moves are shown, ready or not
    Given Bo's flipped cards are high-kick, low-poke, block, fireball, throw, otto
    When Ann plays high-kick
    Then nobody is told what was played
    When Bo is too late
    Then all are told that Ann plays high-kick and Bo plays taunt
    And Bo takes 2 damage

  @dp.variant.turbo
  Scenario: When the countdown is over and nobody was ready, both moves are shown all the same
    Given Ann's flipped cards are low-poke, block, fireball, throw, linnet
    And Bo's flipped cards are high-kick, low-poke, fireball, throw, otto
    When Ann is too late
    Then nobody is told what was played
    When Bo is too late
    Then Ann has played one of high-kick, taunt
    And Bo has played one of block, taunt

  @dp.ruling.turbo-late
  Scenario: Who has chosen in time keeps that choice
    When Ann plays high-kick
    And Bo is too late
    Then Ann has played one of high-kick
