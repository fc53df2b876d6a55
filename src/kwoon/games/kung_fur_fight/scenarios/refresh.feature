Feature: The Refresh Phase

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  @fur.refresh.when @fur.round.phases
  Scenario: After a win there is no Refresh Phase
    Given Dog has nothing left in hand
    And Dog leads arena 1 with fu
    And Cat has 6 SP
    And arena 1 has crash and crash
    When the plans are revealed
    Then Dog wins the game
    And Dog has 2 Dishes
    And Cat has the Delicacy
    And Cat has Card Limit 4
    And Dog holds 0 cards

  @fur.refresh.when @fur.refresh.cleanup @fur.ruling.recover-includes-this-round
  Scenario: First the cleanup, then the Card Limit, then the recovery
    Given Dog has 11 SP
    And Dog has hua left in hand
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with fu, assisted by chai
    When the plans are revealed
    Then Dog has Card Limit 4
    And Dog's Rest Area is empty
    And Dog has chai in hand
    And all are told in this order: arena 1 won, arena 2 won, Card Limit raised, animals recovered, a new round

  @fur.refresh.cleanup
  Scenario: What the cleanup puts away
    Given Dog leads arena 1 with ban, assisted by hua, with 2 Hidden Weapons
    And Cat leads arena 1 with masaru, with 1 Hidden Weapon
    And Cat has the Card Limit -1 token
    And arena 1 has shock
    When the plans are revealed
    Then Dog's Rest Area is ban and hua
    And Cat's Rest Area is masaru
    And the Discard Area is shock
    And Dog has 1 Hidden Weapon
    And Cat has 0 Hidden Weapons
    And the Warehouse has 19 Hidden Weapons
    And nobody has the Card Limit -1 token
    And no team is on any arena

  # ---------------------------------------------------------------- the Card Limit

  @fur.refresh.limit-four @fur.refresh.limit-five @fur.ruling.limit-at-refresh
  Scenario Outline: The Card Limit follows the SP: from <before> to <after>
    Given Dog has <before> SP
    And Cat leads arena 1 with yaou
    And arena 1 has <rewards>
    When the plans are revealed
    Then Dog has <after> SP
    And Dog has Card Limit <limit>

    Examples:
      | before | rewards         | after | limit |
      | 12     | crash           | 9     | 3     |
      | 12     | crash and block | 8     | 4     |
      | 11     | crash           | 8     | 4     |
      | 10     | crash           | 7     | 4     |
      | 8      | crash           | 5     | 4     |
      | 7      | crash           | 4     | 5     |
      | 5      | crash           | 2     | 5     |
      | 10     | crash and crash | 4     | 5     |
      | 9      | crash and crash | 3     | 5     |

  @fur.refresh.limit-stays
  Scenario Outline: A raised Card Limit stays when SP are gained back: at <sp> SP
    Given Dog has <sp> SP
    And Dog has Card Limit <limit>
    And Dog leads arena 1 with ban
    And arena 1 has power
    When the plans are revealed
    Then Dog has <after> SP
    And Dog has Card Limit <limit>

    Examples:
      | sp | limit | after |
      | 8  | 4     | 9     |
      | 9  | 4     | 10    |
      | 4  | 5     | 5     |
      | 9  | 5     | 10    |

  @fur.ruling.limit-at-refresh @fur.refresh.limit-stays @fur.recover.sp-four
  Scenario Outline: A dip counts although it was healed in the same round: <before> SP
    Given Dog has <before> SP
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has <healing>
    When the plans are revealed
    Then Dog has <after> SP
    And Dog has Card Limit <limit>
    And Dog has <delicacy>

    Examples:
      | before | healing         | after | limit | delicacy     |
      | 12     | power           | 10    | 3     | the Delicacy |
      | 11     | power           | 9     | 4     | the Delicacy |
      | 10     | power and power | 9     | 4     | the Delicacy |
      | 8      | power           | 6     | 4     | the Delicacy |
      | 7      | power           | 5     | 5     | no Delicacy  |

  @fur.ruling.limit-at-refresh
  Scenario: A dip of an earlier round is not looked at again
    Given Dog has 11 SP
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has power
    When the plans are revealed
    Then Dog has Card Limit 4
    When both pass
    Then Dog has Card Limit 4
    And Dog has the Delicacy

  # ---------------------------------------------------------------- recovery

  @fur.recover.must @fur.recover.chef @fur.ruling.recover-automatic @fur.ruling.recover-includes-this-round
  Scenario: Recovery takes all used animals back, earlier ones and those of this round, without being asked
    Given Dog has ban left in hand
    And Dog leads arena 1 with fu, assisted by yue
    And Cat leads arena 1 with yaou, with 4 Hidden Weapons
    When the plans are revealed
    Then Dog holds fu, ban, yue, chai, chai, hua, hua, shiue and shiue
    And Dog's Rest Area is empty
    And Dog and Cat are both asked

  @fur.recover.must @fur.recover.food-needs-chef
  Scenario: Without a reason to recover the used animals stay in the Rest Area and no Food is spent
    Given Dog has ban, fu and yue left in hand
    And Dog leads arena 1 with chai
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then Dog holds ban, fu and yue
    And Dog has 2 Dishes
    And Dog has the Delicacy

  @fur.recover.chef @fur.recover.dish-first @fur.recover.no-food @fur.setup.food
  Scenario Outline: A Chef spends a Dish before the Delicacy: with <dishes> and <delicacy>
    Given Dog has <dishes>
    And Dog has <delicacy>
    And Dog has hua left in hand
    And Dog leads arena 1 with fu
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then Dog has <dishes after>
    And Dog has <delicacy after>
    And Dog holds <hand> cards

    Examples:
      | dishes   | delicacy     | dishes after | delicacy after | hand |
      | 2 Dishes | the Delicacy | 1 Dish       | the Delicacy   | 9    |
      | 1 Dish   | the Delicacy | 0 Dishes     | the Delicacy   | 9    |
      | 0 Dishes | the Delicacy | 0 Dishes     | no Delicacy    | 9    |
      | 1 Dish   | no Delicacy  | 0 Dishes     | no Delicacy    | 9    |
      | 0 Dishes | no Delicacy  | 0 Dishes     | no Delicacy    | 1    |

  @fur.recover.chef @fur.recover.must
  Scenario: The Chef feeds also when nobody is hungry
    Given Cat leads arena 1 with hokuto
    When the plans are revealed
    Then Cat has 1 Dish
    And Cat has hokuto in hand

  @fur.recover.sp-four @fur.ruling.delicacy-once
  Scenario Outline: At 4 SP or lower the Delicacy is spent without a Chef: from <before> SP
    Given Dog has <before> SP
    And Dog has hua left in hand
    And Dog leads arena 2 with ban
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And arena 2 has kiwano
    When the plans are revealed
    Then Dog has <after> SP
    And Dog has <delicacy>
    And Dog has 2 Dishes
    And Dog holds <hand> cards

    Examples:
      | before | after | delicacy     | hand |
      | 8      | 5     | the Delicacy | 1    |
      | 7      | 4     | no Delicacy  | 9    |
      | 6      | 3     | no Delicacy  | 9    |

  @fur.recover.sp-four-with-chef
  Scenario: With a Chef in the round in which SP reach 4 only the Delicacy is spent
    Given Dog has 7 SP
    And Dog has hua left in hand
    And Dog leads arena 2 with fu
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And arena 2 has kiwano
    When the plans are revealed
    Then Dog has 4 SP
    And Dog has 2 Dishes
    And Dog has no Delicacy
    And Dog holds 9 cards

  @fur.recover.sp-four-spent @fur.ruling.delicacy-once
  Scenario: With the Delicacy gone low SP bring no recovery
    Given Dog has 7 SP
    And Dog has no Delicacy
    And Dog has hua left in hand
    And Dog leads arena 2 with ban
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And arena 2 has kiwano
    When the plans are revealed
    Then Dog has 4 SP
    And Dog has 2 Dishes
    And Dog holds hua

  @fur.ruling.delicacy-once
  Scenario: The SP rule works once
    Given Dog has 7 SP
    And Dog leads arena 2 with ban
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    When the plans are revealed
    Then Dog has no Delicacy
    And Dog's Rest Area is empty
    When Dog leads arena 2 with ban
    And the plans are revealed
    Then Dog's Rest Area is ban
    And Dog has 2 Dishes

  @fur.ruling.low-sp-chef-later
  Scenario: Later at 4 SP or lower a Chef spends a Dish as usual
    Given Dog has 3 SP
    And Dog has no Delicacy
    And Dog has hua left in hand
    And Dog leads arena 1 with fu
    And arena 1 has kiwano
    When the plans are revealed
    Then Dog has 1 Dish
    And Dog holds 9 cards

  @fur.recover.ginseng-still-pays
  Scenario: Ginseng does not save the Dish of a Chef
    Given Dog leads arena 1 with fu
    And arena 1 has ginseng
    When the plans are revealed
    Then Dog has 1 Dish
    And Dog has the Delicacy
    And Dog holds 9 cards

  @fur.recover.ginseng-still-pays
  Scenario Outline: Ginseng does not save the Delicacy in a round with 4 SP or fewer: from <before> SP
    Given Dog has <before> SP
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has ginseng
    When the plans are revealed
    Then Dog has <after> SP
    And Dog has <delicacy>
    And Dog holds 9 cards

    Examples:
      | before | after | delicacy     |
      | 6      | 4     | no Delicacy  |
      | 7      | 5     | no Delicacy  |
      | 8      | 6     | the Delicacy |

  @fur.recover.ginseng
  Scenario: Only who got the Ginseng recovers
    Given Dog leads arena 1 with ban
    And arena 1 has ginseng
    And Cat leads arena 1 with hikaru
    When the plans are revealed
    Then Dog's Rest Area is empty
    And Cat's Rest Area is hikaru

  @fur.recover.pass @fur.ruling.recover-automatic
  Scenario: A pass brings all animals back without Food
    Given Dog has hua left in hand
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then Dog holds fu, ban, yue, chai, chai, hua, hua, shiue and shiue
    And Dog has 2 Dishes
    And Dog has the Delicacy

  @fur.ruling.pass-still-pays-delicacy
  Scenario: Who passes at 4 SP or lower still spends the Delicacy
    Given Dog has 7 SP
    And Dog has hua left in hand
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    When the plans are revealed
    Then Dog has 4 SP
    And Dog has no Delicacy
    And Dog has 2 Dishes
    And Dog holds 9 cards

  @fur.ruling.chef-returned
  Scenario: A Chef who was taken back by RETURN still feeds
    Given Dog has hua left in hand
    And Dog leads arena 1 with fu
    And arena 1 has return
    When the plans are revealed
    Then Dog has 1 Dish
    And Dog holds 9 cards

  @fur.ruling.recover-includes-this-round
  Scenario: Several reasons to recover are one recovery
    Given Dog has 2 Dishes
    And Dog has hua left in hand
    And Dog leads arena 1 with fu
    And arena 1 has ginseng and ginseng
    When the plans are revealed
    Then Dog has 1 Dish
    And Dog holds 9 cards
    And Dog recovered once

  @fur.round.next @fur.round.phases
  Scenario: Phase after phase, round after round
    Given Dog leads arena 1 with ban
    When the plans are revealed
    Then all are told in this order: arena 1 won, a new round
    And Dog and Cat are both asked
    When both pass
    Then Dog and Cat are both asked
