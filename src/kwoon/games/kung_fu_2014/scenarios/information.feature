Feature: Who sees what

  @kff14.info.deck-hidden
  Scenario: Nobody sees a card of the deck
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds iron
    And Bo holds fan
    And Cy holds fast
    Then nobody sees a card of the deck
    And all do not see sword, table, daggers, crane-stance

  @kff14.info.deck-hidden
  Scenario: Nobody could tell which cards are still to come
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds iron
    And Bo holds fan
    Then Ann could not tell if Bo held sword instead
    And a watcher could not tell if Bo held sword instead

  @kff14.info.discards-open @kff14.info.discard-pile-readable @kff14.setup.discard-pile
  Scenario: All may read the whole discard pile at any time
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And the discard pile is iron, fast, sword
    And Ann holds fan
    And Bo holds chair
    Then Ann, Bo and a watcher see that the discard pile is iron, fast and sword
    When Ann attacks Bo with fan
    Then Ann, Bo and a watcher see that the discard pile is iron, fast and sword

  @kff14.info.chi-open
  Scenario: All see everybody's Chi
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 5 Chi
    And Bo has 11 Chi
    Then Ann, Bo, Cy and a watcher see that Ann has 5 Chi
    And Ann, Bo, Cy and a watcher see that Bo has 11 Chi
    And Ann, Bo, Cy and a watcher see that Cy has 20 Chi

  @kff14.info.hands-secret
  Scenario: Hands are secret, and how many cards they have is not
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, iron, crane-stance
    And Bo holds fan, chair
    Then Ann sees sword, iron, crane-stance
    And Bo does not see sword, iron, crane-stance
    And a watcher does not see sword, iron, crane-stance, fan, chair
    And Ann does not see fan, chair
    And Ann, Bo and a watcher see that Ann holds 3 cards
    And Ann, Bo and a watcher see that Bo holds 2 cards
    And Ann, Bo and a watcher see that the deck has 85 cards
    And Bo could not tell if Ann held table, fast, tiger-stance instead
    And a watcher could not tell if Ann held table, fast, tiger-stance instead
    But Ann could tell if Ann held table, fast, tiger-stance instead

  @kff14.info.hands-secret
  Scenario: Being asked to block tells nothing about the hand
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds iron
    And Bo holds grappling-block, flipping
    When Ann attacks Bo with punch
    Then Ann could not tell if Bo held to-the-floor, double-attack instead

  @kff14.info.hands-secret
  Scenario: Nothing is seen of an attack that is still being laid out
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, iron, crane-stance
    When Ann answers "play crane-stance" and then "play sword"
    Then Bo does not see sword, crane-stance
    And Bo could not tell if Ann had chosen to play punch instead

  @kff14.info.played-open
  Scenario: The whole attack is seen before the first defender decides
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds crane-stance, bamboo-pole, iron, double-attack
    When Ann attacks Bo and Cy with crane-stance, broken bamboo-pole, iron, spread double-attack
    Then Bo is asked: block
    And all see crane-stance, bamboo-pole, iron, double-attack
    And Ann, Bo, Cy and a watcher see that the attack is crane-stance, bamboo-pole, iron and double-attack
    And Ann, Bo, Cy and a watcher see that the attack comes to 9
    And Ann, Bo, Cy and a watcher see that the base of the attack is broken
    And Ann, Bo, Cy and a watcher see that the attack is spread
    And Ann, Bo, Cy and a watcher see that the targets are Bo and Cy

  @kff14.info.played-open @kff14.block.open-in-order
  Scenario: Blocks are open too
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers
    And Bo holds monkey-stance, chair, flying
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with monkey-stance, chair, flying
    Then Cy is asked: block
    And Ann, Bo, Cy and a watcher see that Bo's block is monkey-stance, chair and flying
    And Ann, Bo, Cy and a watcher see that Bo's block comes to 8

  @kff14.info.draws-secret
  Scenario: Only the player who draws sees what the refill brings
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds iron, fast, flying, chair, table
    And Bo holds fan
    And the next cards drawn will be sword, daggers
    When Ann discards nothing
    Then Ann sees sword, daggers
    And Bo does not see sword, daggers
    And a watcher does not see sword, daggers

  @kff14.info.draws-secret
  Scenario: What Snake Stance draws is secret until it is played
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snake-stance
    And Bo holds fan
    And the next cards drawn will be sword, daggers
    When Ann answers "play snake-stance"
    Then Ann sees sword, daggers
    And Bo does not see sword, daggers
    And a watcher does not see sword, daggers
    But all see snake-stance
    When Ann answers "play sword" and then "target 2"
    Then all see sword
    And Bo does not see daggers

  @kff14.info.draws-secret
  Scenario: What Sidestep draws is secret until it is played
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds sidestep
    And the next cards drawn will be flipping
    When Ann attacks Bo with table
    And Bo answers "play sidestep"
    Then Bo sees flipping
    And Ann does not see flipping
    And a watcher does not see flipping
    When Bo answers "play flipping" and then "done"
    Then all see flipping

  @kff14.info.paid-cards-open
  Scenario: What is discarded in the discard phase is seen by all
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds sword, chair, fan
    When Ann answers "discard sword"
    Then Bo does not see sword
    When Ann answers "done"
    Then all see sword
    And Bo does not see fan

  @kff14.info.paid-cards-open
  Scenario: What pays, what is exchanged and what is lost at random is seen by all
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, leg-sweep, chair, fan, sword
    And Bo holds iron, fast
    And Bo will lose iron at random
    And the next cards drawn will be table, umbrella, ladder
    When Ann attacks Bo with drunken-stance, leg-sweep
    Then all see iron
    When Bo does not block
    And Ann discards chair
    Then all see chair
    And Bo does not see table, umbrella, ladder
    When Ann returns drunken-stance, paying with fan, sword
    Then all see fan, sword
    And Bo does not see table, umbrella, ladder

  @kff14.info.paid-cards-open @kff14.end.hand-of-removed
  Scenario: The hand of a player who leaves the game is shown to all
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds iron
    And Bo has 1 Chi
    And Bo holds sword, tiger-stance
    And Cy holds fast
    When Ann attacks Bo with punch
    Then Cy does not see sword, tiger-stance
    When Bo does not block
    Then all see sword, tiger-stance

  @kff14.info.hands-secret @kff14.cleanup.return-not-optional
  Scenario: What came back from the table is known to be in that hand until it leaves it
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, iron
    And Bo holds fan, fast
    When Ann attacks Bo with sword
    And Bo blocks with fan
    Then Ann is known to hold sword
    And Bo is known to hold fan
    When Bo discards fan
    Then Bo is known to hold nothing
    And Ann is known to hold sword
