Feature: The Items

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  # ---------------------------------------------------------------- Kiwano

  @fur.item.kiwano
  Scenario: Kiwano brings five Hidden Weapons at once
    Given Dog has 1 Hidden Weapon
    And Dog leads arena 1 with ban
    And arena 1 has kiwano
    When the plans are revealed
    Then Dog has 6 Hidden Weapons
    And the Warehouse has 14 Hidden Weapons
    And the Discard Area is kiwano

  # ---------------------------------------------------------------- Ginseng

  @fur.item.ginseng @fur.recover.ginseng
  Scenario: Ginseng gives 1 SP and brings all animals back without Food
    Given Dog has 10 SP
    And Dog has hua left in hand
    And Dog leads arena 1 with ban
    And arena 1 has ginseng
    When the plans are revealed
    Then Dog has 11 SP
    And Dog's Rest Area is empty
    And Dog holds fu, ban, yue, chai, chai, hua, hua, shiue and shiue
    And Dog has 2 Dishes
    And Dog has the Delicacy
    And the Discard Area is ginseng

  @fur.item.ginseng
  Scenario: Ginseng brings the animals back in this round only
    Given Dog leads arena 1 with ban
    And arena 1 has ginseng
    When the plans are revealed
    Then Dog's Rest Area is empty
    When Dog leads arena 1 with ban
    And the plans are revealed
    Then Dog has ban in the Rest Area

  @fur.item.ginseng-bounds @fur.end.no-revival
  Scenario Outline: Ginseng at <before> SP
    Given Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has ginseng
    And Dog has <before> SP
    And Cat has 12 SP
    When the plans are revealed
    Then Dog has <after> SP

    Examples:
      | before | after |
      | 3      | 0     |
      | 4      | 2     |
      | 12     | 10    |

  @fur.item.ginseng-bounds
  Scenario: Ginseng at 12 SP
    Given Dog leads arena 1 with ban
    And arena 1 has ginseng
    When the plans are revealed
    Then Dog has 12 SP

  # ---------------------------------------------------------------- Coconut

  @fur.item.coconut @fur.plan.tokens
  Scenario: The Coconut can be used from the next round on, again and again
    Given Dog leads arena 1 with ban
    And arena 1 has coconut
    When the plans are revealed
    Then Dog has the Coconut
    When Dog leads arena 2 with chai, with the Coconut
    And the plans are revealed
    Then the AP in arena 2 are 5 to 0
    And Dog has the Coconut
    When Dog leads arena 3 with hua, with the Coconut
    And the plans are revealed
    Then the AP in arena 3 are 3 to 0
    And Dog has the Coconut

  @fur.ruling.mushroom-permanent
  Scenario: The Coconut is not lost with its combat
    Given Dog has the Coconut
    And Dog leads arena 1 with chai, with the Coconut
    And Cat leads arena 1 with yaou, with 2 Hidden Weapons
    When the plans are revealed
    Then Cat wins arena 1
    And Dog has the Coconut

  # ---------------------------------------------------------------- Peach

  @fur.item.peach
  Scenario: A Peach is kept for a round of its owner's choice and then discarded
    Given Dog leads arena 1 with ban
    And arena 1 has peach
    When the plans are revealed
    Then Dog owns peach
    When Dog leads arena 1 with yue
    And the plans are revealed
    Then Dog owns peach
    When Dog leads arena 1 with chai, assisted by chai and hua
    And Dog leads arena 2 with hua
    And the plans are revealed
    Then Dog owns nothing
    And the Discard Area shows peach

  @fur.item.peach
  Scenario: A used Peach is discarded at the end of the Resolve Phase
    Given Dog owns peach
    And Dog leads arena 1 with ban, assisted by chai and hua
    And Dog leads arena 2 with yue
    And arena 1 has peel
    When the plans are revealed
    Then Dog owns peach
    When Dog picks any card
    Then the Discard Area shows peach

  # ---------------------------------------------------------------- Apple

  @fur.item.apple
  Scenario Outline: The Apple's owner wins ties: <owner>
    Given <owner> owns apple
    And Dog leads arena 1 with hua
    And Cat leads arena 1 with hikaru
    And arena 1 has crash
    When the plans are revealed
    Then the AP in arena 1 are 2 to 2
    And <owner> wins arena 1
    And <owner> has 1 VP
    And <loser> has 9 SP
    And <owner> owns apple

    Examples:
      | owner | loser |
      | Dog   | Cat   |
      | Cat   | Dog   |

  @fur.item.apple
  Scenario: The Apple helps only in ties
    Given Dog owns apple
    And Dog leads arena 1 with chai
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then Cat wins arena 1

  @fur.item.apple-zero @fur.ruling.skipped-arena
  Scenario: The Apple does nothing where both have 0 AP
    Given Dog owns apple
    And Dog has 0 VP
    When both pass
    Then arena 1 is skipped
    And arena 2 is skipped
    And arena 3 is skipped
    And Dog has 0 VP
    And Cat has 0 VP

  @fur.item.apple-zero
  Scenario: Nor does it in a combat of 0 AP against 0, in a box that has such animals
    Given in the box fu is worth 0 AP
    And Dog owns apple
    And Dog leads arena 1 with fu
    And arena 1 has crash
    When the plans are revealed
    Then the AP in arena 1 are 0 to 0
    And nobody wins arena 1
    And Dog has 0 VP
    And Cat has 12 SP

  @fur.ruling.apple-permanent
  Scenario: The Apple is kept for every later combat
    Given Dog owns apple
    And Dog leads arena 1 with hua
    And Cat leads arena 1 with hikaru
    And Dog leads arena 2 with ban
    And Cat leads arena 2 with masaru, with 6 Hidden Weapons
    When the plans are revealed
    Then Dog wins arena 1
    And Dog wins arena 2
    When Dog leads arena 3 with hua
    And Cat leads arena 3 with hikaru
    And the plans are revealed
    Then Dog wins arena 3
    And Dog owns apple

  @fur.ruling.apple-both
  Scenario: Two Apples cancel out, in a box that has two
    Given the box has 2 copies of apple
    And Dog owns apple
    And Cat owns apple
    And Dog leads arena 1 with hua
    And Cat leads arena 1 with hikaru
    When the plans are revealed
    Then nobody wins arena 1
    And Dog has 0 VP
    And Cat has 0 VP

  @fur.ruling.item-timing @fur.item.apple
  Scenario: An Apple won in arena 1 decides a tie in arena 2
    Given Dog leads arena 1 with ban
    And arena 1 has apple
    And Dog leads arena 2 with hua
    And Cat leads arena 2 with hikaru
    When the plans are revealed
    Then Dog wins arena 2

  # ---------------------------------------------------------------- Mushroom

  @fur.item.mushroom @fur.ruling.item-timing
  Scenario: A Mushroom grows where it was won and counts from the next combat there
    Given Dog leads arena 2 with ban
    And arena 2 has mushroom
    When the plans are revealed
    Then the AP in arena 2 are 4 to 0
    And Dog has 1 Mushroom on arena 2
    And Dog has 0 Mushrooms on arena 1
    And Dog has 0 Mushrooms on arena 3
    And Cat has 0 Mushrooms on arena 2
    And the Warehouse has 1 Mushroom
    When Dog leads arena 2 with chai
    And Cat leads arena 2 with yaou
    And the plans are revealed
    Then the AP in arena 2 are 5 to 5

  @fur.item.mushroom
  Scenario Outline: Each Mushroom is worth 1 AP to its owner, there only: <count>
    Given Cat has <count> Mushrooms on arena 1
    And Cat leads arena 1 with yaou
    And Cat leads arena 2 with masaru
    And Dog leads arena 1 with yue
    When the plans are revealed
    Then the AP in arena 1 are 7 to <ap>
    And the AP in arena 2 are 0 to 3

    Examples:
      | count | ap |
      | 0     | 5  |
      | 1     | 6  |
      | 2     | 7  |

  @fur.item.mushroom-max
  Scenario: Both Mushrooms may be in one arena
    Given Dog leads arena 1 with ban
    And arena 1 has mushroom and mushroom
    When the plans are revealed
    Then Dog has 2 Mushrooms on arena 1
    And the Warehouse has 0 Mushrooms

  @fur.item.mushroom-max
  Scenario: Never more than two, in a box that has more
    Given the box has 3 copies of mushroom
    And the box has 3 Mushrooms
    And Dog has 2 Mushrooms on arena 1
    And Dog leads arena 1 with ban
    And arena 1 has mushroom
    When the plans are revealed
    Then Dog has 2 Mushrooms on arena 1
    And the Warehouse has 1 Mushroom

  @fur.ruling.mushroom-permanent
  Scenario: Mushrooms stay after a win, a loss and a skipped arena
    Given Dog has 1 Mushroom on arena 1
    And Dog has 1 Mushroom on arena 2
    And Dog leads arena 1 with ban
    And Cat leads arena 2 with yaou
    When the plans are revealed
    Then Dog wins arena 1
    And Cat wins arena 2
    And Dog has 1 Mushroom on arena 1
    And Dog has 1 Mushroom on arena 2
    When both pass
    Then Dog has 1 Mushroom on arena 1
    And Dog has 1 Mushroom on arena 2

  # ---------------------------------------------------------------- Peel

  @fur.item.peel @fur.item.peel-show
  Scenario: With Peel one of three cards is picked, shown and used at once
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And the next cards drawn will be crash, kiwano, tumaz
    When the plans are revealed
    Then only Dog is asked
    And Dog may only pick crash, kiwano or tumaz
    When Dog picks kiwano
    Then Dog has 5 Hidden Weapons
    And all see kiwano
    And the Discard Area is peel and kiwano, and 2 cards face down
    And the Reward Pile has 25 cards

  @fur.item.peel
  Scenario: A Ranger picked with Peel goes to hand
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And the next cards drawn will be crash, kiwano, tumaz
    When the plans are revealed
    And Dog picks tumaz
    Then Dog has tumaz in hand
    And all see tumaz

  @fur.item.peel
  Scenario: An Achievement picked with Peel takes effect at once
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And Dog leads arena 2 with chai
    And Cat has 2 VP
    And the next cards drawn will be shock, kiwano, tumaz
    When the plans are revealed
    And Dog picks shock
    Then Cat has 11 SP
    And the AP in arena 2 are 4 to 0

  @fur.item.peel-show @fur.ruling.info-public
  Scenario: The two others are seen by nobody else
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And the next cards drawn will be destroy, return, block
    When the plans are revealed
    Then Dog sees destroy, return and block
    But Cat does not see destroy, return and block
    And a watcher does not see destroy, return and block
    When Dog picks block
    Then all see block
    And Dog sees destroy and return
    But Cat does not see destroy and return
    And a watcher does not see destroy and return

  @fur.ruling.peel-in-place @fur.ach.break
  Scenario: BREAK picked with Peel uses the gap of that combat
    Given Dog leads arena 1 with yue, assisted by hua
    And Cat leads arena 1 with hokuto
    And Dog leads arena 2 with ban
    And arena 1 has peel
    And the next cards drawn will be break, kiwano, tumaz
    When the plans are revealed
    And Dog picks break
    Then the AP in arena 1 are 9 to 1
    And Cat has 7 SP

  @fur.ruling.peel-in-place
  Scenario: A Mushroom picked with Peel grows in the same arena
    Given Cat leads arena 3 with yaou
    And arena 3 has peel
    And the next cards drawn will be mushroom, kiwano, tumaz
    When the plans are revealed
    And Cat picks mushroom
    Then Cat has 1 Mushroom on arena 3

  @fur.ruling.peel-in-place
  Scenario: RETURN picked with Peel brings that team back
    Given Dog has nothing left in hand
    And Dog leads arena 1 with yue, assisted by chai
    And Dog leads arena 2 with ban
    And arena 1 has peel
    And arena 2 has kiwano
    And the next cards drawn will be return, kiwano, tumaz
    When the plans are revealed
    And Dog picks return
    Then Dog holds yue and chai
    And Cat has 10 SP

  @fur.ruling.peel-in-place
  Scenario: A Peel picked with Peel draws again
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And the next cards drawn will be peel, kiwano, tumaz, crash, shock, power
    When the plans are revealed
    And Dog picks peel
    Then Dog may only pick crash, shock or power
    When Dog picks crash
    Then Cat has 9 SP
    And the Discard Area is peel, peel and crash, and 4 cards face down

  @fur.ruling.peel-short
  Scenario Outline: With <left> in the pile Peel looks at what is left
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And the Reward Pile is <left>
    When the plans are revealed
    Then Dog may only pick <choice>
    When Dog picks crash
    Then Cat has 9 SP
    And Dog wins the game

    Examples:
      | left             | choice          |
      | crash            | crash           |
      | crash and kiwano | crash or kiwano |

  @fur.ruling.peel-short
  Scenario: With an empty pile Peel does nothing
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And the Reward Pile is empty
    When the plans are revealed
    Then Dog wins the game
    And the Discard Area shows peel

  @fur.ruling.peel-short @fur.item.peel
  Scenario: One of the cards must be taken
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And the next cards drawn will be crash, crash, tumaz
    When the plans are revealed
    Then Dog may only pick crash or tumaz
