Feature: The Rangers

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  # ---------------------------------------------------------------- Ming

  @fur.card.ming
  Scenario Outline: Ming's win is worth 2 VP: against <cat>
    Given Dog leads arena 1 with ming
    And Cat leads arena 1 with <cat>
    When the plans are revealed
    Then Dog has <dog vp> VP
    And Cat has <cat vp> VP

    Examples:
      | cat    | dog vp | cat vp |
      | hikaru | 2      | 0      |
      | masaru | 0      | 0      |
      | yaou   | 0      | 1      |

  @fur.card.ming @fur.resolve.reward-ranger
  Scenario: A Ranger serves whichever side has won it
    Given Cat leads arena 1 with ming
    When the plans are revealed
    Then Cat has 2 VP

  @fur.ruling.ming-shock
  Scenario: SHOCK comes on top of Ming's 2 VP
    Given Dog leads arena 1 with ming
    And arena 1 has shock
    When the plans are revealed
    Then Dog has 3 VP
    And Cat has 11 SP

  # ---------------------------------------------------------------- Shiau-Yao

  @fur.card.shiau-yao @fur.ruling.shiau-yao-choice
  Scenario: Shiau-Yao sends the weakest Assistant to rest
    Given Dog leads arena 1 with shiau-yao
    And Cat leads arena 1 with hokuto, assisted by yaou and hikaru
    And Dog leads arena 2 with ban
    And Cat has 1 Hidden Weapon
    And arena 2 has peel
    When the plans are revealed
    Then only Dog is asked
    And Dog may only remove hikaru or nobody
    When Dog removes hikaru
    Then the AP in arena 1 are 3 to 6
    And Cat's team in arena 1 is hokuto and yaou
    And Cat's Rest Area is hikaru

  @fur.card.shiau-yao
  Scenario: The Leader is never removed, however weak
    Given Dog leads arena 1 with shiau-yao
    And Cat leads arena 1 with hokuto, assisted by yaou
    When the plans are revealed
    Then Dog may only remove yaou or nobody
    When Dog removes yaou
    Then the AP in arena 1 are 3 to 1
    And Dog wins arena 1

  @fur.ruling.shiau-yao-choice
  Scenario: Using it is voluntary
    Given Dog leads arena 1 with shiau-yao
    And Cat leads arena 1 with yaou, assisted by hikaru
    When the plans are revealed
    And Dog removes nobody
    Then the AP in arena 1 are 3 to 7

  @fur.ruling.shiau-yao-choice
  Scenario: Among equally weak Assistants Shiau-Yao's player chooses
    Given Dog leads arena 1 with shiau-yao
    And Cat leads arena 1 with yaou, assisted by masaru and raihuu
    When the plans are revealed
    Then Dog may only remove masaru, raihuu or nobody
    When Dog removes raihuu
    Then the AP in arena 1 are 3 to 8
    And Cat's Rest Area is raihuu and masaru

  @fur.card.shiau-yao-single
  Scenario: Against a single animal Shiau-Yao does nothing
    Given Dog leads arena 1 with shiau-yao
    And Cat leads arena 1 with hikaru
    When the plans are revealed
    Then a new round has begun
    And the AP in arena 1 are 3 to 2

  @fur.card.shiau-yao-single
  Scenario: Against no animal Shiau-Yao does nothing
    Given Dog leads arena 1 with shiau-yao
    When the plans are revealed
    Then a new round has begun

  @fur.ruling.shiau-yao-after-additions
  Scenario: A card that Shiue has just added can be removed
    Given Dog has hua left in hand
    And Dog leads arena 1 with shiue
    And Cat leads arena 1 with shiau-yao
    When the plans are revealed
    And Dog adds hua
    Then only Cat is asked
    And Cat may only remove hua or nobody
    When Cat removes hua
    Then the AP in arena 1 are 2 to 3
    And Dog has hua in the Rest Area

  @fur.ruling.shiau-yao-after-additions @fur.card.shiau-yao-single
  Scenario: A lone Shiue who adds nobody is a single animal
    Given Dog has hua left in hand
    And Dog leads arena 1 with shiue
    And Cat leads arena 1 with shiau-yao
    When the plans are revealed
    And Dog adds nobody
    Then a new round has begun
    And the AP in arena 1 are 2 to 3

  @fur.ruling.shiau-yao-choice @fur.ruling.return-auto
  Scenario: A removed Assistant is not brought back by RETURN
    Given Dog leads arena 1 with ban, assisted by hua
    And Cat leads arena 1 with shiau-yao
    And arena 1 has return
    When the plans are revealed
    And Cat removes hua
    Then Dog wins arena 1
    And Dog has ban in hand
    And Dog has hua in the Rest Area

  @fur.ruling.shiau-yao-choice @fur.ruling.yue-count
  Scenario: A removed Assistant takes no further part
    Given Dog leads arena 1 with shiau-yao
    And Cat leads arena 1 with masaru, assisted by hikaru
    And arena 1 has return
    When the plans are revealed
    And Dog removes hikaru
    Then the AP in arena 1 are 3 to 3
    And nobody wins arena 1
    And Cat's Rest Area is masaru and hikaru

  # ---------------------------------------------------------------- Musashi

  @fur.card.musashi @fur.card.musashi-example
  Scenario: Musashi turns the 3 SP of a CRASH into 1
    Given Dog leads arena 1 with musashi
    And Cat leads arena 1 with yaou
    And arena 1 has crash
    When the plans are revealed
    Then Cat wins arena 1
    And Dog has 11 SP

  @fur.card.musashi @fur.ruling.musashi-cap
  Scenario Outline: All losses of one combat cost 1 SP at most: <rewards>
    Given Dog leads arena 1 with musashi
    And Cat leads arena 1 with boshark
    And arena 1 has <rewards>
    When the plans are revealed
    Then Dog has 11 SP

    Examples:
      | rewards                |
      | kiwano                 |
      | crash                  |
      | crash and crash        |
      | shock, power and break |
      | boom, boom and boom    |
      | destroy and block      |

  @fur.ruling.musashi-cap
  Scenario: A lost combat without any such effect costs nothing
    Given Dog leads arena 1 with musashi
    And Cat leads arena 1 with yaou
    And arena 1 has kiwano
    When the plans are revealed
    Then Cat wins arena 1
    And Dog has 12 SP

  @fur.ruling.musashi-cap @fur.ruling.peel-in-place
  Scenario: The cap covers a card picked with Peel
    Given Dog leads arena 1 with musashi
    And Cat leads arena 1 with boshark
    And arena 1 has peel
    And the next cards drawn will be crash, kiwano, apple
    When the plans are revealed
    And Cat picks crash
    Then Dog has 11 SP

  @fur.card.musashi @fur.ruling.musashi-cap
  Scenario: Musashi protects in his own combat only
    Given Dog leads arena 1 with musashi
    And Cat leads arena 1 with yaou
    And Cat leads arena 2 with masaru
    And arena 1 has crash
    And arena 2 has crash
    When the plans are revealed
    Then Dog has 8 SP

  @fur.card.musashi
  Scenario: A Musashi who assists protects nobody
    Given Dog leads arena 1 with hua, assisted by musashi
    And Cat leads arena 1 with yaou, with 2 Hidden Weapons
    And arena 1 has crash
    When the plans are revealed
    Then the AP in arena 1 are 6 to 7
    And Dog has 9 SP

  @fur.ruling.musashi-only-sp
  Scenario: Musashi protects SP and nothing else
    Given Dog leads arena 1 with musashi
    And Cat leads arena 1 with yaou
    And Cat has 9 SP
    And arena 1 has block, destroy and power
    When the plans are revealed
    Then Dog has 11 SP
    And Cat has 10 SP
    And Cat has 1 VP
    And Cat has 2 Hidden Weapons
    And Dog has the Card Limit -1 token

  # ---------------------------------------------------------------- Tai-Chi

  @fur.card.tai-chi @fur.ruling.tai-chi-small-gap
  Scenario Outline: Tai-Chi with 4 AP against <ap>
    Given Dog leads arena 1 with tai-chi
    And Cat leads arena 1 with <cat>, with <weapons> Hidden Weapons
    When the plans are revealed
    Then the AP in arena 1 are 4 to <ap>
    And <winner> wins arena 1

    Examples:
      | cat    | weapons | ap | winner |
      | masaru | 0       | 3  | Dog    |
      | masaru | 1       | 4  | nobody |
      | yaou   | 0       | 5  | Cat    |
      | yaou   | 1       | 6  | Cat    |
      | yaou   | 2       | 7  | Cat    |
      | yaou   | 3       | 8  | Dog    |
      | yaou   | 10      | 15 | Dog    |

  @fur.card.tai-chi-example
  Scenario: 4 AP led by Tai-Chi beat 9 AP
    Given Dog leads arena 1 with tai-chi
    And Cat leads arena 1 with yaou, with 4 Hidden Weapons
    When the plans are revealed
    Then the AP in arena 1 are 4 to 9
    And Dog wins arena 1
    And Dog has 1 VP
    And Cat has 0 VP

  @fur.card.tai-chi
  Scenario: Tai-Chi serves the Cats as well, and only as a Leader
    Given Cat leads arena 1 with tai-chi
    And Dog leads arena 1 with yue, assisted by ban
    And Dog leads arena 2 with chai
    When the plans are revealed
    Then the AP in arena 1 are 11 to 4
    And Cat wins arena 1

  @fur.card.tai-chi @fur.ruling.leader-only
  Scenario: An assisting Tai-Chi wins nothing
    Given Cat leads arena 1 with hokuto, assisted by tai-chi
    And Dog leads arena 1 with yue, assisted by ban
    When the plans are revealed
    Then the AP in arena 1 are 12 to 5
    And Dog wins arena 1

  @fur.ruling.tai-chi-small-gap @fur.item.apple
  Scenario Outline: Tai-Chi and <owner>'s Apple, <weapons> Hidden Weapons against him
    Given <owner> owns apple
    And Dog leads arena 1 with tai-chi
    And Cat leads arena 1 with masaru, with <weapons> Hidden Weapons
    When the plans are revealed
    Then <winner> wins arena 1

    Examples:
      | owner | weapons | winner |
      | Dog   | 1       | Dog    |
      | Cat   | 1       | Cat    |
      | Cat   | 5       | Dog    |
      | Dog   | 4       | Cat    |

  # ---------------------------------------------------------------- Himiko

  @fur.card.himiko @fur.card.himiko-example
  Scenario: With a Card Limit of 5 a leading Himiko makes six animals possible
    Given Dog also has himiko
    And Dog has 4 SP
    Then Dog has Card Limit 5
    And Dog may plan "himiko ban chai / yue hua / shiue"
    And Dog may plan "yue hua / shiue ban / himiko chai"
    But Dog may not plan "himiko ban chai / yue hua shiue / chai"
    And Dog may not plan "ban himiko chai / yue hua / shiue"
    And Dog may not plan "himiko ban chai yue / hua shiue / -"

  @fur.card.himiko
  Scenario: Himiko as an Assistant counts like everybody else
    Given Dog also has himiko
    Then Dog may plan "ban himiko / chai / -"
    And Dog may plan "himiko ban / chai / yue"
    But Dog may not plan "ban himiko / chai / yue"

  # ---------------------------------------------------------------- BoShark

  @fur.card.boshark
  Scenario Outline: BoShark's win costs the opponent 2 SP: against <cat>
    Given Dog leads arena 1 with boshark
    And Cat leads arena 1 with <cat>
    When the plans are revealed
    Then Cat has <sp> SP
    And Dog has 12 SP

    Examples:
      | cat                        | sp |
      | masaru                     | 10 |
      | yaou                       | 12 |
      | yaou, assisted by masaru   | 12 |

  @fur.card.boshark @fur.card.boshark-example
  Scenario: A CRASH won by BoShark costs 5 SP
    Given Dog leads arena 1 with boshark
    And Cat leads arena 1 with masaru
    And arena 1 has crash
    When the plans are revealed
    Then Cat has 7 SP

  @fur.card.boshark-vs-musashi @fur.card.boshark-example
  Scenario: Against Musashi the same costs 1 SP
    Given Dog leads arena 1 with boshark
    And Cat leads arena 1 with musashi
    And arena 1 has crash
    When the plans are revealed
    Then Cat has 11 SP

  # ---------------------------------------------------------------- Tumaz

  @fur.card.tumaz
  Scenario: Tumaz fights alone
    Given Dog leads arena 1 with tumaz
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then the AP in arena 1 are 8 to 5

  @fur.card.tumaz-tokens
  Scenario: Tumaz may have Hidden Weapons and the Coconut
    Given Dog has the Coconut
    And Dog leads arena 1 with tumaz, with 2 Hidden Weapons and the Coconut
    When the plans are revealed
    Then the AP in arena 1 are 11 to 0

  @fur.ruling.leader-only
  Scenario: Used Rangers rest and come back with the others
    Given Dog has ban left in hand
    And Dog leads arena 1 with musashi
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then Dog has musashi in the Rest Area
    When both pass
    Then Dog has musashi in hand
    And Dog's Rest Area is empty
