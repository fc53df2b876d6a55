Feature: Only the newest flipped card is shown

  A table may agree to hide older flipped cards, as the rulebook lets everybody do.

  Background:
    Given a game of Dragon Punch between Ann and Bo with flipped newest
    And Ann fights as linnet
    And Bo fights as otto

  @dp.ruling.newest-only @dp.info.last-flipped-visible
  Scenario: Of the other's flipped cards the newest is seen, and how many lie behind it
    Given Ann's flipped cards are throw, high-kick
    When Ann plays block and Bo plays taunt
    Then Bo and a watcher see that of Ann's flipped cards only block is shown, and 2 behind it are not
    And Ann, Bo and a watcher see that Ann's newest flipped card is block
    And Bo and a watcher see that Ann has 7 cards
    When Ann plays fireball and Bo plays taunt
    Then Bo and a watcher see that of Ann's flipped cards only fireball is shown, and 3 behind it are not

  @dp.ruling.newest-only
  Scenario: Nor is it shown which cards are left in hand
    Given Ann's flipped cards are throw, high-kick
    When Ann plays block and Bo plays taunt
    Then Bo and a watcher see that it is not shown which 4 cards Ann holds
    And Bo and a watcher see that Ann fights as linnet
    And Bo and a watcher see that Ann may have up: high-kick, low-poke, fireball, taunt, throw, sweep, divekick

  @dp.ruling.newest-only
  Scenario: The table looks the same whichever older cards are flipped
    Given Ann's flipped cards are throw, high-kick
    And Ann's red cards are throw, taunt
    When Ann plays block and Bo plays taunt
    Then the table would look the same to Bo and a watcher if Ann's flipped cards were fireball, linnet instead
    And the table would look the same to Bo and a watcher if Ann's flipped cards were high-kick, low-poke instead

  @dp.ruling.newest-only
  Scenario: Everybody sees all of their own cards
    Given Ann's flipped cards are throw, high-kick
    And Ann's red cards are throw
    When Ann plays block and Bo plays taunt
    Then Ann sees that Ann's flipped cards are throw, high-kick, block
    And Ann sees that Ann's flipped throw shows atom-smasher
    And Ann may only play low-poke, fireball, taunt, sweep, divekick

  @dp.ruling.newest-only
  Scenario: Behind the first flipped card nothing is hidden
    When Ann plays block and Bo plays fireball
    Then all see that Ann's flipped cards are block
    And Bo and a watcher see that Ann is known to hold high-kick, low-poke, fireball, taunt, throw, linnet

  @dp.ruling.newest-only @dp.ruling.info-memory
  Scenario: What was played may be looked up in the log, and is not told again when cards are unflipped
    Given Ann's flipped cards are throw, high-kick
    When Ann plays block and Bo plays taunt
    Then Bo's log names Block
    When Ann plays taunt and Bo plays taunt
    Then all see that Ann has no flipped cards
    And all see that Ann is known to hold high-kick, low-poke, block, fireball, taunt, throw, linnet
    And the table would look the same to Bo and a watcher if Ann's flipped cards were fireball, low-poke instead

  @dp.ruling.newest-only @dp.info.flipped-switch-seen
  Scenario: Who switches a hidden card is seen to do so
    Given Bo's flipped cards are high-kick, block
    When Ann plays fireball and Bo plays throw
    And Bo switches high-kick
    Then Ann's log names Combo Kick
    And Ann and a watcher could tell if Bo had switched low-poke instead
    But Ann and a watcher see that of Bo's flipped cards only throw is shown, and 2 behind it are not

  @dp.ruling.newest-only @dp.ruling.custom-info
  Scenario: In a custom fight the table does not repeat what was seen of a hand
    Given a game of Dragon Punch between Ann and Bo with mode custom and flipped newest
    When the game is dealt
    And Ann builds a hand of high-kick, high-kick, block, block, throw, throw, linnet, otto
    And Bo builds a hand of low-poke, low-poke, block, block, throw, fireball, halla, reed
    And Ann plays divekick and Bo plays block
    Then Bo and a watcher see that Ann fights as linnet
    When Ann plays block and Bo plays low-poke
    Then Bo and a watcher see that no character of Ann is known
    And Bo and a watcher see that of Ann's flipped cards only block is shown, and 1 behind it is not
    And Bo and a watcher see that it is not shown which 7 cards Ann holds
    When Ann plays taunt and Bo plays taunt
    Then Bo and a watcher see that Ann is known to hold taunt
