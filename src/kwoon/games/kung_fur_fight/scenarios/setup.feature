Feature: Setting up Kung Fur Fight

  Dog leads the Monk Dogs and Cat the Ninja Cats.

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  @fur.setup.players @fur.ruling.card-counts @fur.ruling.faction-copies
  Scenario: One leads the Monk Dogs and the other the Ninja Cats, nine animals each, all in hand
    When the game is dealt
    Then Dog holds fu, ban, yue, chai, chai, hua, hua, shiue and shiue
    And Cat holds hokuto, yaou, raihuu, hikaru, hikaru, ringo, ringo, masaru and masaru
    And Dog's Rest Area is empty
    And Cat's Rest Area is empty

  @fur.ruling.factions-assigned
  Scenario Outline: Who leads the Dogs is agreed: <choice>
    Given a game of 功夫擂台 Kung Fur Fight between Ann and Bo with dogs <choice>
    When the game is dealt
    Then <dogs> holds fu, ban, yue, chai, chai, hua, hua, shiue and shiue
    And <dogs> has 0 Hidden Weapons
    And <cats> holds hokuto, yaou, raihuu, hikaru, hikaru, ringo, ringo, masaru and masaru
    And <cats> has 4 Hidden Weapons

    Examples:
      | choice | dogs | cats |
      | seat 1 | Ann  | Bo   |
      | seat 2 | Bo   | Ann  |

  @fur.ruling.factions-assigned
  Scenario Outline: Who leads the Dogs may also be drawn: <dogs>
    Given a game of 功夫擂台 Kung Fur Fight between Ann and Bo with dogs drawn
    And the coin will favour <dogs>
    When the game is dealt
    Then <dogs> has fu in hand
    And <cats> has hokuto in hand

    Examples:
      | dogs | cats |
      | Ann  | Bo   |
      | Bo   | Ann  |

  @fur.ruling.card-counts @fur.ruling.pile-copies @fur.ruling.faction-copies
  Scenario: The 52 cards of the box
    Then the pack is fu, ban, yue, chai, chai, hua, hua, shiue, shiue, hokuto, yaou, raihuu, hikaru, hikaru, ringo, ringo, masaru, masaru, ming, shiau-yao, musashi, tai-chi, himiko, boshark, tumaz, kiwano, kiwano, ginseng, ginseng, coconut, peach, peach, apple, mushroom, mushroom, peel, peel, power, power, break, break, block, crash, crash, shock, shock, destroy, return, boom, boom, boom, boom
    And the pack has 52 cards
    When the game is dealt
    Then every card is somewhere

  @fur.setup.reward-pile @fur.ruling.pile-copies @fur.ruling.card-counts
  Scenario: Rangers, Items and Achievements make up the Reward Pile of 34
    When the game is dealt
    Then the Reward Pile and the arenas together have 34 cards
    And the Reward Pile and the arenas together hold ming, shiau-yao, musashi, tai-chi, himiko, boshark, tumaz, kiwano, kiwano, ginseng, ginseng, coconut, peach, peach, apple, mushroom, mushroom, peel, peel, power, power, break, break, block, crash, crash, shock, shock, destroy, return, boom, boom, boom, boom
    And the Reward Pile has 31 cards
    And the Discard Area is empty

  @fur.ruling.faction-copies
  Scenario Outline: The AP of the animals: <card>
    Then <card> is worth <ap> AP

    Examples:
      | card      | ap |
      | fu        | 1  |
      | ban       | 4  |
      | yue       | 6  |
      | chai      | 4  |
      | hua       | 2  |
      | shiue     | 2  |
      | hokuto    | 1  |
      | yaou      | 5  |
      | raihuu    | 3  |
      | hikaru    | 2  |
      | ringo     | 4  |
      | masaru    | 3  |
      | ming      | 3  |
      | shiau-yao | 3  |
      | musashi   | 4  |
      | tai-chi   | 4  |
      | himiko    | 4  |
      | boshark   | 5  |
      | tumaz     | 8  |

  @fur.ruling.faction-copies
  Scenario: Both sides are equally strong
    When the game is dealt
    Then Dog's hand is worth 27 AP
    And Cat's hand is worth 27 AP

  @fur.ruling.start-values @fur.setup.card-limit
  Scenario Outline: What each player starts with: <player>
    When the game is dealt
    Then <player> has 12 SP
    And <player> has 0 VP
    And <player> has Card Limit 3

    Examples:
      | player |
      | Dog    |
      | Cat    |

  @fur.setup.food
  Scenario Outline: Two Dishes and a Delicacy each: <player>
    When the game is dealt
    Then <player> has 2 Dishes
    And <player> has the Delicacy

    Examples:
      | player |
      | Dog    |
      | Cat    |

  @fur.ruling.start-tokens @fur.ruling.token-counts
  Scenario: The Cats start with four Hidden Weapons, the Dogs with none
    When the game is dealt
    Then Dog has 0 Hidden Weapons
    And Cat has 4 Hidden Weapons
    And the Warehouse has 16 Hidden Weapons
    And the Warehouse has 2 Mushrooms
    And nobody has the Coconut
    And nobody has the Card Limit -1 token
    And there is no token on any arena

  @fur.ruling.token-counts @fur.ruling.start-tokens
  Scenario: There are three Hua tokens, one for each arena
    Given Dog leads arena 1 with hua
    And Dog leads arena 2 with hua
    And there is a Hua token on arena 3
    And Cat leads arena 3 with hokuto
    When the plans are revealed
    Then there is a Hua token on arena 1
    And there is a Hua token on arena 2
    And there is a Hua token on arena 3

  @fur.setup.warehouse @fur.ruling.token-counts
  Scenario: Twenty Hidden Weapons go round between the players and the Warehouse
    Given Dog has 3 Hidden Weapons
    And Cat has 6 Hidden Weapons
    And Cat leads arena 1 with yaou, with 4 Hidden Weapons
    Then the Warehouse has 11 Hidden Weapons
    When the plans are revealed
    Then Cat has 2 Hidden Weapons
    And Dog has 3 Hidden Weapons
    And the Warehouse has 15 Hidden Weapons

  @fur.setup.arenas
  Scenario: There are three arenas, each with room for the tokens of both sides
    Given there is a Hua token on arena 1
    And Dog has 1 Mushroom on arena 1
    And Cat has 1 Mushroom on arena 1
    Then all see that there is a Hua token on arena 1
    And all see that Dog has 1 Mushroom on arena 1
    And all see that Cat has 1 Mushroom on arena 1
    And there is no Hua token on arena 2
    And Dog has 0 Mushrooms on arena 2
    And Cat has 0 Mushrooms on arena 3
    And Dog may plan "ban / chai / yue"

  @fur.setup.rest-area @fur.refresh.cleanup
  Scenario: Used animals go to their owner's Rest Area
    Given Dog leads arena 1 with yue, assisted by chai
    And Cat leads arena 1 with yaou
    And arena 1 has kiwano
    When the plans are revealed
    Then Dog's Rest Area is yue and chai
    And Cat's Rest Area is yaou
    And Dog holds fu, ban, chai, hua, hua, shiue and shiue

  @fur.setup.discard-area @fur.resolve.reward-achievement @fur.resolve.reward-item
  Scenario: Used Achievements and Items go to the Discard Area
    Given Dog leads arena 1 with yue
    And arena 1 has crash, kiwano and ginseng
    When the plans are revealed
    Then the Discard Area is crash, kiwano and ginseng

  @fur.setup.sp-track @fur.ruling.sp-bounds
  Scenario Outline: Twelve SP are full and nought is defeated: CRASH at <before> SP
    Given Dog leads arena 1 with yue
    And arena 1 has crash
    And Cat has <before> SP
    When the plans are revealed
    Then Cat has <after> SP

    Examples:
      | before | after |
      | 12     | 9     |
      | 3      | 0     |
      | 2      | 0     |
      | 1      | 0     |

  @fur.setup.sp-track @fur.ruling.sp-bounds
  Scenario Outline: No SP beyond twelve: POWER at <before> SP
    Given Dog leads arena 1 with yue
    And arena 1 has power
    And Dog has <before> SP
    When the plans are revealed
    Then Dog has <after> SP
    And Cat has 10 SP

    Examples:
      | before | after |
      | 10     | 11    |
      | 11     | 12    |
      | 12     | 12    |

  @fur.setup.vp-track @fur.setup.vp-wrap
  Scenario Outline: VP come from combats and SHOCK and have no upper limit: from <before>
    Given Dog has <before> VP
    And Cat has <before> VP
    And Dog leads arena 1 with yue
    And arena 1 has shock
    When the plans are revealed
    Then Dog has <after> VP
    And Cat has <before> VP

    Examples:
      | before | after |
      | 0      | 2     |
      | 9      | 11    |
      | 10     | 12    |
      | 21     | 23    |
