Feature: The end of the game

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  @fur.end.vp-lead
  Scenario Outline: A lead of 4 VP wins: <dog> to <cat> before winning one arena
    Given Dog has <dog> VP
    And Cat has <cat> VP
    And Dog leads arena 1 with ban
    When the plans are revealed
    Then <end>

    Examples:
      | dog | cat | end               |
      | 2   | 0   | the game goes on  |
      | 3   | 0   | Dog wins the game |
      | 10  | 7   | Dog wins the game |
      | 10  | 8   | the game goes on  |

  @fur.end.vp-lead
  Scenario: The Cats win in the same way, also by more than 4
    Given Cat has 3 VP
    And Cat leads arena 1 with yaou
    And Cat leads arena 2 with masaru
    When the plans are revealed
    Then Cat has 5 VP
    And Cat wins the game
    And all read that "Cat wins with a lead of 4 VP or more."

  @fur.end.sp-zero
  Scenario: An opponent without SP is defeated
    Given Cat has 3 SP
    And Dog leads arena 1 with ban
    And arena 1 has crash
    When the plans are revealed
    Then Cat has 0 SP
    And Dog wins the game
    And nobody is asked

  @fur.end.sp-zero
  Scenario: One SP is enough to go on
    Given Cat has 4 SP
    And Dog leads arena 1 with ban
    And arena 1 has crash
    When the plans are revealed
    Then Cat has 1 SP
    And the game goes on

  @fur.end.only-end-of-resolve @fur.end.example-midround
  Scenario: A lead of 4 VP after arena 1 wins nothing if it is lost again
    Given Dog has 3 VP
    And Dog leads arena 1 with ban
    And Cat leads arena 2 with yaou
    When the plans are revealed
    Then Dog has 4 VP
    And Cat has 1 VP
    And the game goes on

  @fur.end.only-end-of-resolve @fur.end.example-midround
  Scenario: A lead of 4 VP after all arenas wins
    Given Dog has 3 VP
    And Dog leads arena 1 with ban
    And Dog leads arena 2 with yue
    And Cat leads arena 3 with yaou
    When the plans are revealed
    Then Dog has 5 VP
    And Cat has 1 VP
    And Dog wins the game

  @fur.end.only-end-of-resolve
  Scenario: While arenas are left to resolve the game is not over
    Given Dog has 3 VP
    And Dog leads arena 1 with ban
    And Cat has 4 Hidden Weapons
    And Cat leads arena 2 with ringo
    When the plans are revealed
    Then Dog has 4 VP
    And the game goes on
    And only Cat is asked

  @fur.ruling.sp-zero-plays-on @fur.end.both-sp-zero @fur.ruling.end-order
  Scenario: Who is at 0 SP fights on and may still take the other along
    Given Dog has 3 SP
    And Cat has 3 SP
    And Dog has 1 VP
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has crash
    When the plans are revealed
    Then Dog has 0 SP
    And Cat has 0 SP
    And Dog has 2 VP
    And Cat has 1 VP
    And Dog wins the game
    And all read that "Dog wins: both sides are out of SP, and Dog has more VP."

  @fur.end.draw @fur.end.both-sp-zero
  Scenario: Both without SP and with equal VP: a draw
    Given Dog has 3 SP
    And Cat has 3 SP
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has crash
    When the plans are revealed
    Then the game ends in a draw
    And all read that "A draw: equal VP, equal SP."

  @fur.end.sp-before-vp @fur.ruling.end-order
  Scenario: A lead of 4 VP is worth nothing without SP
    Given Dog has 5 VP
    And Cat has 2 VP
    And Dog has 3 SP
    And Dog leads arena 1 with ban
    And Dog leads arena 2 with chai
    And Cat leads arena 3 with yaou
    And arena 3 has crash
    When the plans are revealed
    Then Dog has 7 VP
    And Cat has 3 VP
    And Dog has 0 SP
    And Cat wins the game

  @fur.ruling.end-order @fur.end.both-sp-zero
  Scenario: With both at 0 SP even a lead of 1 VP wins, whatever the pile
    Given Dog has 3 SP
    And Cat has 3 SP
    And Dog has 0 VP
    And Cat has 2 VP
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has crash
    And the Reward Pile has 1 card
    When the plans are revealed
    Then Cat wins the game

  @fur.ruling.end-order @fur.end.sp-zero
  Scenario: SP come before the end of the pile
    Given Cat has 3 SP
    And Cat has 3 VP
    And Dog leads arena 1 with ban
    And arena 1 has crash
    And the Reward Pile has 0 cards
    When the plans are revealed
    Then Dog has 1 VP
    And Dog wins the game

  @fur.end.pile-out
  Scenario Outline: With <pile> cards in the Reward Pile
    Given the Reward Pile has <pile> cards
    And Dog leads arena 1 with ban
    When the plans are revealed
    Then <end>

    Examples:
      | pile | end               |
      | 4    | the game goes on  |
      | 3    | the game goes on  |
      | 2    | Dog wins the game |
      | 0    | Dog wins the game |

  @fur.end.pile-out
  Scenario: When the pile is out, more VP win, whatever the SP
    Given the Reward Pile has 2 cards
    And Dog has 12 SP
    And Cat has 1 SP
    And Cat has no Delicacy
    And Cat has 1 VP
    When both pass
    Then Cat wins the game

  @fur.ruling.pile-out-tie
  Scenario Outline: When the pile is out with equal VP: <dog> SP to <cat>
    Given the Reward Pile has 2 cards
    And Dog has <dog> SP
    And Cat has <cat> SP
    When both pass
    Then <end>

    Examples:
      | dog | cat | end                     |
      | 9   | 7   | Dog wins the game       |
      | 5   | 6   | Cat wins the game       |
      | 8   | 8   | the game ends in a draw |

  @fur.end.no-revival
  Scenario: Nobody comes back from 0 SP
    Given Dog has 2 SP
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has ginseng and power
    When the plans are revealed
    Then Dog has 0 SP
    And Cat wins the game

  @fur.ruling.round-count @fur.ruling.discard-final
  Scenario: Eleven rounds at most
    When the game is dealt
    And both pass 10 times
    Then the game goes on
    And the Reward Pile has 1 card
    When both pass
    Then the game ends in a draw

  @fur.ruling.round-count
  Scenario: A Peel brings the end forward
    Given the Reward Pile has 5 cards
    And Dog leads arena 1 with ban
    And arena 1 has peel
    When the plans are revealed
    And Dog picks any card
    Then Dog wins the game

  @fur.ruling.discard-final
  Scenario: The Discard Area never becomes a new pile
    Given the Reward Pile has 2 cards
    And Dog leads arena 1 with ban
    And arena 1 has crash, shock and power
    When the plans are revealed
    Then Dog wins the game
    And the Reward Pile has 2 cards

  @fur.ruling.resign
  Scenario Outline: Giving up is a win for the other: <loser>
    Given Dog leads arena 1 with ban
    When <loser> gives up
    Then <winner> wins the game
    And nobody is asked

    Examples:
      | loser | winner |
      | Dog   | Cat    |
      | Cat   | Dog    |

  @fur.ruling.resign
  Scenario: One may give up in the middle of a round too
    Given Cat has 4 Hidden Weapons
    And Cat leads arena 1 with ringo
    When the plans are revealed
    And Cat gives up
    Then Dog wins the game
