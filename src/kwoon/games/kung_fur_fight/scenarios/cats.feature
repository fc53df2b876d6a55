Feature: The Ninja Cats

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  # ---------------------------------------------------------------- Hokuto

  @fur.card.hokuto @fur.recover.chef @fur.ruling.hokuto-spelling
  Scenario: Hokuto is a Chef like Fu
    Given Cat has yaou left in hand
    And Cat leads arena 1 with hokuto, assisted by masaru
    When the plans are revealed
    Then the AP in arena 1 are 0 to 4
    And Cat has 1 Dish
    And Cat has the Delicacy
    And Cat's Rest Area is empty
    And Cat holds 10 cards

  @fur.ruling.hokuto-spelling
  Scenario: There is one Chef of the Cats, whatever the spelling
    Then the pack has 1 hokuto
    And there is no card called hokudo

  # ---------------------------------------------------------------- Hikaru

  @fur.card.hikaru @fur.ruling.hikaru-any-result
  Scenario Outline: Hikaru takes three Hidden Weapons no matter who wins: against <dog>
    Given Cat leads arena 1 with hikaru
    And Dog leads arena 1 with <dog>
    When the plans are revealed
    Then <winner> wins arena 1
    And the AP in arena 1 are <ap> to 2
    And Cat has 3 Hidden Weapons
    And the Warehouse has 17 Hidden Weapons

    Examples:
      | dog  | ap | winner |
      | fu   | 1  | Cat    |
      | hua  | 2  | nobody |
      | chai | 4  | Dog    |

  @fur.card.hikaru
  Scenario: Hikaru's Hidden Weapons come after her combat, in time for Ringo's
    Given Cat leads arena 1 with hikaru
    And Cat leads arena 2 with ringo
    When the plans are revealed
    Then only Cat is asked
    And Cat may add up to 3 Hidden Weapons

  # ---------------------------------------------------------------- Ringo

  @fur.card.ringo @fur.card.ringo-example @fur.ruling.ringo-supply
  Scenario: Ringo adds Hidden Weapons before the combat is resolved
    Given Cat has 4 Hidden Weapons
    And Cat leads arena 1 with ringo
    And Dog leads arena 1 with chai, assisted by hua
    When the plans are revealed
    Then only Cat is asked
    And Cat may add up to 4 Hidden Weapons
    When Cat adds 3 Hidden Weapons
    Then the AP in arena 1 are 6 to 7
    And Cat wins arena 1
    And Cat has 1 Hidden Weapon
    And the Warehouse has 19 Hidden Weapons

  @fur.card.ringo @fur.ruling.ringo-supply
  Scenario Outline: Ringo adds nought to four from what is left of the own supply: <had> with <planned> in the plan
    Given Cat has <had> Hidden Weapons
    And Cat leads arena 1 with ringo, with <planned> Hidden Weapons
    And Dog leads arena 1 with ban, assisted by yue and chai
    When the plans are revealed
    Then Cat may add up to <most> Hidden Weapons
    When Cat adds <most> Hidden Weapons
    Then Cat has <left> Hidden Weapons

    Examples:
      | had | planned | most | left |
      | 9   | 1       | 4    | 4    |
      | 4   | 1       | 3    | 0    |
      | 3   | 2       | 1    | 0    |

  @fur.card.ringo
  Scenario: Ringo may add nothing
    Given Cat has 4 Hidden Weapons
    And Cat leads arena 1 with ringo
    And Dog leads arena 1 with ban
    When the plans are revealed
    And Cat adds 0 Hidden Weapons
    Then the AP in arena 1 are 4 to 4
    And Cat has 4 Hidden Weapons

  @fur.card.ringo
  Scenario: Ringo adds to his own arena only
    Given Cat has 4 Hidden Weapons
    And Cat leads arena 1 with ringo
    And Cat leads arena 2 with yaou
    When the plans are revealed
    And Cat adds 4 Hidden Weapons
    Then the AP in arena 1 are 0 to 8
    And the AP in arena 2 are 0 to 5

  @fur.ruling.ringo-supply
  Scenario: Ringo may add Hidden Weapons won earlier in the round
    Given Cat has 1 Hidden Weapon
    And Cat leads arena 1 with yaou
    And arena 1 has kiwano
    And Cat leads arena 2 with ringo, with 1 Hidden Weapon
    When the plans are revealed
    Then Cat may add up to 4 Hidden Weapons
    When Cat adds 4 Hidden Weapons
    Then the AP in arena 2 are 0 to 9
    And Cat has 1 Hidden Weapon

  @fur.card.ringo-no-coconut @fur.item.coconut-not-hw
  Scenario: Ringo cannot add the Coconut
    Given Cat has the Coconut
    And Cat has 2 Hidden Weapons
    And Cat leads arena 1 with ringo
    When the plans are revealed
    Then Cat may add up to 2 Hidden Weapons
    When Cat adds 2 Hidden Weapons
    Then the AP in arena 1 are 0 to 6

  # ---------------------------------------------------------------- Yaou

  @fur.card.yaou @fur.ruling.yaou-automatic
  Scenario Outline: Yaou goes back to hand after a win only: against <dog>
    Given Cat leads arena 1 with yaou, assisted by hikaru
    And Dog leads arena 1 with <dog>
    When the plans are revealed
    Then <winner> wins arena 1
    And Cat's Rest Area is <rest>

    Examples:
      | dog                   | winner | rest             |
      | hua                   | Cat    | hikaru           |
      | chai, assisted by ban | Dog    | yaou and hikaru  |

  @fur.card.yaou @fur.ruling.yaou-automatic
  Scenario: Yaou alone wins and stays in hand
    Given Cat leads arena 1 with yaou
    And Dog leads arena 1 with chai
    When the plans are revealed
    Then Cat wins arena 1
    And Cat has yaou in hand
    And Cat's Rest Area is empty
    And Cat may plan "yaou / - / -"

  @fur.card.yaou
  Scenario Outline: Without a win Yaou rests: against <dog>
    Given Cat leads arena 1 with yaou
    And Dog leads arena 1 with <dog>
    When the plans are revealed
    Then <winner> wins arena 1
    And Cat's Rest Area is yaou

    Examples:
      | dog                    | winner |
      | boshark                | nobody |
      | yue                    | Dog    |

  @fur.ruling.yaou-automatic
  Scenario: After RETURN nothing more happens with Yaou
    Given Cat leads arena 1 with yaou, assisted by masaru
    And Cat has hikaru left in hand
    And arena 1 has return
    When the plans are revealed
    Then Cat holds yaou, masaru and hikaru

  # ---------------------------------------------------------------- Raihuu

  @fur.card.raihuu-place @fur.card.raihuu-bonus @fur.ruling.raihuu-timing
  Scenario Outline: Raihuu in arena <arena> strengthens the two others, also earlier ones
    Given Cat leads arena <arena> with raihuu
    And Dog leads arena 1 with ban
    And Dog leads arena 2 with chai
    And Dog leads arena 3 with shiau-yao
    When the plans are revealed
    Then the AP in arena 1 are 4 to <one>
    And the AP in arena 2 are 4 to <two>
    And the AP in arena 3 are 3 to <three>

    Examples:
      | arena | one | two | three |
      | 1     | 3   | 2   | 2     |
      | 2     | 2   | 3   | 2     |
      | 3     | 2   | 2   | 3     |

  @fur.card.raihuu-bonus
  Scenario: A Raihuu token helps a team too
    Given Cat leads arena 1 with raihuu
    And Cat leads arena 2 with yaou
    And Dog leads arena 2 with yue
    When the plans are revealed
    Then the AP in arena 2 are 7 to 7

  @fur.card.raihuu-remove
  Scenario: The tokens are gone after their combats
    Given Cat leads arena 1 with raihuu
    And Dog leads arena 2 with ban
    And Dog leads arena 3 with chai
    When the plans are revealed
    Then there is no token on any arena
    When Dog leads arena 2 with hua
    And Dog leads arena 3 with hua
    And the plans are revealed
    Then the AP in arena 2 are 2 to 0
    And the AP in arena 3 are 2 to 0

  @fur.card.raihuu-remove @fur.ruling.raihuu-timing
  Scenario: A token lies on its arena from the revealing until its combat is over
    Given Cat leads arena 2 with raihuu
    And Dog leads arena 1 with ban
    And arena 1 has peel
    When the plans are revealed
    Then all see that there is a Raihuu token on arena 1
    And all see that there is a Raihuu token on arena 3
    And all see that there is no Raihuu token on arena 2
    When Dog picks any card
    Then there is no token on any arena

  @fur.card.raihuu-remove
  Scenario: A token of an earlier arena is gone before the later one is resolved
    Given Cat leads arena 3 with raihuu
    And Dog leads arena 1 with ban
    And Dog leads arena 2 with chai
    And arena 2 has peel
    When the plans are revealed
    Then there is no Raihuu token on arena 1
    And there is a Raihuu token on arena 2
    When Dog picks any card
    Then there is no Raihuu token on arena 2

  @fur.card.raihuu-not-animal
  Scenario: A Raihuu token is no animal that could carry tokens
    Given Cat has 4 Hidden Weapons
    And Cat has the Coconut
    Then Cat may plan "raihuu +1 +coconut / - / -"
    But Cat may not plan "raihuu / +1 / -"
    And Cat may not plan "raihuu / - / +coconut"

  @fur.ruling.raihuu-makes-combat
  Scenario: A Raihuu token wins an arena without animals
    Given Cat leads arena 2 with raihuu
    And arena 1 has crash
    When the plans are revealed
    Then the AP in arena 1 are 0 to 2
    And Cat wins arena 1
    And Cat wins arena 3
    And Cat has 3 VP
    And Dog has 9 SP

  @fur.ruling.raihuu-makes-combat
  Scenario Outline: Against the Dogs' tokens it fights with 2 AP and the Cats' Mushrooms: <cat> to <dog>
    Given Cat leads arena 2 with raihuu
    And there is a Hua token on arena 1
    And Dog has <dog> Mushrooms on arena 1
    And Cat has <cat> Mushrooms on arena 1
    When the plans are revealed
    Then the AP in arena 1 are <ap>
    And <winner> wins arena 1
    And there is <token> on arena 1

    Examples:
      | dog | cat | ap     | winner | token        |
      | 0   | 0   | 2 to 2 | nobody | a Hua token  |
      | 0   | 1   | 2 to 3 | Cat    | no Hua token |
      | 1   | 1   | 3 to 3 | nobody | a Hua token  |

  @fur.ruling.raihuu-makes-combat @fur.ruling.optional-raihuu
  Scenario: Against more tokens of the Dogs it loses, if the Cats use it
    Given Cat leads arena 2 with raihuu
    And there is a Hua token on arena 1
    And Dog has 1 Mushroom on arena 1
    When the plans are revealed
    And Cat uses the token
    Then the AP in arena 1 are 3 to 2
    And Dog wins arena 1
    And there is a Hua token on arena 1

  # ---------------------------------------------------------------- Masaru

  @fur.card.masaru
  Scenario Outline: Masaru takes four Hidden Weapons after a win only: against <dog>
    Given Cat leads arena 1 with masaru
    And Dog leads arena 1 with <dog>
    When the plans are revealed
    Then <winner> wins arena 1
    And Cat has <weapons> Hidden Weapons

    Examples:
      | dog       | winner | weapons |
      | hua       | Cat    | 4       |
      | shiau-yao | nobody | 0       |
      | chai      | Dog    | 0       |
