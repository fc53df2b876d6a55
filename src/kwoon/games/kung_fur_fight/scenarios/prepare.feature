Feature: The Prepare Phase

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  @fur.prepare.reveal @fur.info.rewards-open
  Scenario: Three cards are revealed, for arenas 1, 2 and 3 in that order
    Given the next cards drawn will be crash, tumaz, peach
    When the game is dealt
    Then all see that arena 1 has crash
    And all see that arena 2 has tumaz
    And all see that arena 3 has peach
    And the Reward Pile has 31 cards

  @fur.prepare.reveal
  Scenario: They are revealed one by one
    Given the next cards drawn will be crash, tumaz, peach
    When the game is dealt
    Then all are told in this order: a new round, crash on arena 1, tumaz on arena 2, peach on arena 3

  @fur.prepare.reveal @fur.round.next @fur.round.phases
  Scenario: After the Refresh Phase the next round starts with three new cards
    Given Dog leads arena 1 with yue
    And Dog leads arena 2 with ban
    And Dog leads arena 3 with chai
    And Cat leads arena 1 with yaou, with 4 Hidden Weapons
    And the next cards drawn will be boom, apple, ming
    When the plans are revealed
    Then arena 1 has boom
    And arena 2 has apple
    And arena 3 has ming
    And Dog and Cat are both asked
    And the Reward Pile has 28 cards

  @fur.prepare.stack @fur.resolve.tie @fur.resolve.skip-empty @fur.info.rewards-open
  Scenario: Cards left over from a tie or a skipped arena stay under the new one
    Given Dog leads arena 1 with ban
    And Cat leads arena 1 with masaru, with 6 Hidden Weapons
    And Cat leads arena 2 with yaou
    And arena 1 has crash
    And arena 2 has kiwano
    And arena 3 has peach
    And the next cards drawn will be boom, apple, ming
    When the plans are revealed
    Then all see that arena 1 has crash and boom
    And all see that arena 2 has apple
    And all see that arena 3 has peach and ming

  @fur.prepare.max-three @fur.info.rewards-open
  Scenario: A fourth card drives out the oldest
    Given arena 1 has crash, kiwano and power
    And arena 2 has shock and break
    And arena 3 has tumaz, destroy and return
    And the next cards drawn will be boom, apple, ming
    When both pass
    Then arena 1 has kiwano, power and boom
    And arena 2 has shock, break and apple
    And arena 3 has destroy, return and ming
    And the Discard Area is crash and tumaz

  @fur.prepare.max-three
  Scenario: A card that is driven out does nothing
    Given arena 1 has crash, kiwano and power
    When both pass
    Then Dog has 12 SP
    And Cat has 12 SP
    And Dog has 0 Hidden Weapons
    And Cat has 0 Hidden Weapons
