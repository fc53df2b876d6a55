Feature: Each player decides whether to hide their own flipped cards

  The rulebook lets each player hide all flipped cards but the newest.

  Background:
    Given a game of Dragon Punch between Ann and Bo with flipped each

  @dp.ruling.each-hides
  Scenario: Both are asked once, before the first round
    Given the coin will favour Ann
    When the game is dealt
    And Ann picks linnet
    And Bo picks otto
    Then Ann and Bo are both asked to hide
    And Ann may only answer "hide flipped", "show flipped"
    When Ann hides her flipped cards
    And Bo shows his flipped cards
    Then Ann and Bo are both asked to play
    And Bo's log reads
      """
      Ann hides all flipped cards but the newest.
      You show all your flipped cards.
      Round 1 begins.
      Turn 1.
      """

  @dp.ruling.each-hides
  Scenario: Nobody sees the other's choice before both have chosen
    Given the coin will favour Ann
    When the game is dealt
    And Ann picks linnet
    And Bo picks otto
    And Ann hides her flipped cards
    Then only Bo is asked
    And Bo and a watcher could not tell if Ann had chosen to show flipped instead

  @dp.ruling.each-hides @dp.ruling.newest-only @dp.ruling.info-view
  Scenario: Only the cards of the player who hides them are hidden
    Given Ann hides her older flipped cards
    And Ann's flipped cards are throw, high-kick
    And Bo's flipped cards are fireball, high-kick
    When Ann plays block and Bo plays block
    Then Bo and a watcher see that of Ann's flipped cards only block is shown, and 2 behind it are not
    And all see that Bo's flipped cards are fireball, high-kick, block
    And Ann sees that Ann's flipped cards are throw, high-kick, block

  @dp.ruling.each-hides @dp.ruling.newest-only
  Scenario: The hidden cards make no difference to the table
    Given Ann hides her older flipped cards
    And Ann's flipped cards are throw, high-kick
    When Ann plays block and Bo plays block
    Then the table would look the same to Bo and a watcher if Ann's flipped cards were fireball, low-poke instead

  @dp.ruling.each-hides @dp.ruling.info-view
  Scenario: If nobody hides, all flipped cards are shown
    Given Ann's flipped cards are throw, high-kick
    When Ann plays block and Bo plays block
    Then all see that Ann's flipped cards are throw, high-kick, block

  @dp.ruling.each-hides
  Scenario: The choice holds for the next round too
    Given Ann hides her older flipped cards
    And Bo's white cards are taunt
    When Ann plays fireball and Bo plays taunt
    And Ann plays block and Bo plays taunt
    And Ann plays low-poke and Bo plays block
    Then Bo and a watcher see that of Ann's flipped cards only low-poke is shown, and 1 behind it is not

  @dp.ruling.each-hides @dp.ruling.custom-info
  Scenario: In a custom fight the question comes after both hands are built
    Given a game of Dragon Punch between Ann and Bo with mode custom and flipped each
    When the game is dealt
    And Ann builds a hand of high-kick, high-kick, block, block, throw, throw, linnet, otto
    And Bo builds a hand of low-poke, low-poke, block, block, throw, fireball, halla, reed
    Then Ann and Bo are both asked to hide
    And Bo and a watcher do not see high-kick, linnet
    When Ann hides her flipped cards
    And Bo shows his flipped cards
    And Ann plays divekick and Bo plays block
    And Ann plays block and Bo plays low-poke
    Then Bo and a watcher see that of Ann's flipped cards only block is shown, and 1 behind it is not
    And Ann and a watcher see that Bo's flipped cards are block, low-poke
