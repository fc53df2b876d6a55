Feature: Abilities that may be left unused

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  # ---------------------------------------------------------------- against Tai-Chi

  @fur.ruling.optional-asked @fur.ruling.automatic @fur.resolve.ap-sum
  Scenario Outline: Yue's player may decline the AP that would lose to Tai-Chi: Dog <uses> the ability
    Given Dog leads arena 1 with yue, with 1 Hidden Weapon
    And Cat leads arena 1 with tai-chi
    When the plans are revealed
    Then only Dog is asked
    And Dog may use or leave the ability
    When Dog <uses> the ability
    Then the AP in arena 1 are <dog> to 4
    And <winner> wins arena 1

    Examples:
      | uses   | dog | winner |
      | uses   | 8   | Cat    |
      | leaves | 7   | Dog    |

  @fur.ruling.optional-asked @fur.ruling.automatic
  Scenario Outline: Nobody is asked where declining cannot help: Yue with <weapons> Hidden Weapons
    Given Dog leads arena 1 with yue, with <weapons> Hidden Weapons
    And Cat leads arena 1 with tai-chi
    When the plans are revealed
    Then a new round has begun
    And the AP in arena 1 are <dog> to 4
    And <winner> wins arena 1

    Examples:
      | weapons | dog | winner |
      | 0       | 7   | Dog    |
      | 2       | 9   | Cat    |

  @fur.ruling.optional-asked
  Scenario: Nobody is asked where Tai-Chi only assists
    Given Dog leads arena 1 with yue, with 1 Hidden Weapon
    And Cat leads arena 1 with hokuto, assisted by tai-chi
    When the plans are revealed
    Then a new round has begun
    And the AP in arena 1 are 9 to 5

  @fur.ruling.optional-asked @fur.card.chai
  Scenario Outline: Chai's player may decline the 2 AP: Dog <uses> the ability
    Given Dog leads arena 1 with chai, assisted by hua
    And Cat has 1 VP
    And Cat leads arena 1 with tai-chi
    When the plans are revealed
    Then only Dog is asked
    And Dog may use or leave the ability
    When Dog <uses> the ability
    Then the AP in arena 1 are <dog> to 4
    And <winner> wins arena 1

    Examples:
      | uses   | dog | winner |
      | uses   | 8   | Cat    |
      | leaves | 6   | Dog    |

  @fur.ruling.optional-asked @fur.card.chai
  Scenario: A Chai who adds nothing is nothing to decline
    Given Dog leads arena 1 with chai, assisted by ban
    And Cat leads arena 1 with tai-chi
    When the plans are revealed
    Then a new round has begun
    And Cat wins arena 1

  @fur.ruling.ban-full @fur.card.ban-ignore @fur.card.ban-steal @fur.ruling.optional-asked
  Scenario Outline: Against Tai-Chi Ban's player names how many Hidden Weapons are ignored: <ignored>
    Given Dog leads arena 1 with ban, assisted by hua, with 3 Hidden Weapons
    And Cat leads arena 1 with tai-chi, with 6 Hidden Weapons
    When the plans are revealed
    Then only Dog is asked
    And Dog may ignore up to 5 Hidden Weapons
    When Dog ignores <ignored> Hidden Weapons
    Then the AP in arena 1 are 9 to <cat>
    And <winner> wins arena 1
    And Dog has <taken> Hidden Weapons

    Examples:
      | ignored | cat | winner | taken |
      | 0       | 10  | Cat    | 0     |
      | 1       | 9   | nobody | 1     |
      | 2       | 8   | Dog    | 2     |
      | 4       | 6   | Dog    | 2     |
      | 5       | 5   | Cat    | 2     |

  @fur.ruling.optional-asked @fur.ruling.ban-full
  Scenario: Ban's player is not asked where ignoring all is as good as anything
    Given Dog leads arena 1 with ban
    And Cat leads arena 1 with tai-chi, with 6 Hidden Weapons
    When the plans are revealed
    Then a new round has begun
    And the AP in arena 1 are 4 to 5
    And Dog has 2 Hidden Weapons

  # ---------------------------------------------------------------- tokens

  @fur.ruling.optional-tokens @fur.card.hua-bonus @fur.card.hua-remove
  Scenario Outline: The AP of a Hua token may be left out against Tai-Chi: Dog <uses> the token
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with ban, assisted by hua
    And Cat leads arena 1 with tai-chi
    When the plans are revealed
    Then only Dog is asked
    And Dog may use or leave the token
    When Dog <uses> the token
    Then the AP in arena 1 are <dog> to 4
    And <winner> wins arena 1
    And there is <token> on arena 1

    Examples:
      | uses   | dog | winner | token        |
      | uses   | 8   | Cat    | no Hua token |
      | leaves | 6   | Dog    | a Hua token  |

  @fur.ruling.optional-tokens @fur.ruling.optional-asked @fur.card.tai-chi
  Scenario Outline: Tai-Chi's own side may leave a token out, to be far enough behind: Dog <uses> the token
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with tai-chi
    And Cat leads arena 1 with yaou, assisted by masaru, with 1 Hidden Weapon
    When the plans are revealed
    Then only Dog is asked
    When Dog <uses> the token
    Then the AP in arena 1 are <dog> to 9
    And <winner> wins arena 1

    Examples:
      | uses   | dog | winner |
      | uses   | 6   | Cat    |
      | leaves | 4   | Dog    |

  @fur.ruling.optional-tokens @fur.card.raihuu-bonus @fur.card.raihuu-remove
  Scenario Outline: The AP of a Raihuu token may be left out against Tai-Chi: Cat <uses> the token
    Given Cat leads arena 2 with raihuu
    And Cat leads arena 1 with yaou, with 1 Hidden Weapon
    And Dog leads arena 1 with tai-chi
    When the plans are revealed
    Then only Cat is asked
    And Cat may use or leave the token
    When Cat <uses> the token
    Then the AP in arena 1 are 4 to <cat>
    And <winner> wins arena 1
    And there is no Raihuu token on arena 1

    Examples:
      | uses   | cat | winner |
      | uses   | 8   | Dog    |
      | leaves | 6   | Cat    |

  @fur.ruling.optional-tokens
  Scenario: Mushrooms, the Coconut and laid Hidden Weapons always count
    Given Dog has the Coconut
    And Dog has 2 Mushrooms on arena 1
    And Dog leads arena 1 with ban, with 1 Hidden Weapon and the Coconut
    And Cat leads arena 1 with tai-chi
    When the plans are revealed
    Then a new round has begun
    And the AP in arena 1 are 8 to 4
    And Cat wins arena 1

  @fur.ruling.optional-order @fur.ruling.optional-tokens
  Scenario: A player decides about the Leader first, and is not asked about a token that no longer matters
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with chai
    And Cat has 1 VP
    And Cat leads arena 1 with tai-chi
    When the plans are revealed
    Then Dog may use or leave the ability
    When Dog leaves the ability
    Then a new round has begun
    And the AP in arena 1 are 6 to 4
    And Dog wins arena 1

  @fur.ruling.optional-order @fur.ruling.optional-tokens
  Scenario: Who uses the ability is asked about the token that still matters
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with chai
    And Cat has 1 VP
    And Cat leads arena 1 with tai-chi
    When the plans are revealed
    And Dog uses the ability
    Then Dog may use or leave the token
    When Dog leaves the token
    Then the AP in arena 1 are 6 to 4
    And Dog wins arena 1

  # ---------------------------------------------------------------- a token alone

  @fur.ruling.optional-raihuu @fur.ruling.raihuu-makes-combat
  Scenario: A Raihuu token that would lose alone may be left unused, and the arena is skipped
    Given Cat leads arena 2 with raihuu
    And there is a Hua token on arena 1
    And Dog has 1 Mushroom on arena 1
    And arena 1 has crash
    And the next cards drawn will be boom, boom, boom
    When the plans are revealed
    Then only Cat is asked
    And Cat may use or leave the token
    When Cat leaves the token
    Then arena 1 is skipped
    And arena 1 has crash and boom
    And Cat has 12 SP
    And Dog has 0 VP
    And there is a Hua token on arena 1
    And there is no Raihuu token on arena 1

  @fur.ruling.optional-raihuu @fur.item.apple
  Scenario Outline: A tie is lost to an Apple only: <owner> owns it
    Given <owner> owns apple
    And Cat leads arena 2 with raihuu
    And there is a Hua token on arena 1
    When the plans are revealed
    Then <asked>

    Examples:
      | owner | asked                 |
      | Dog   | only Cat is asked     |
      | Cat   | a new round has begun |

  # ---------------------------------------------------------------- both, and BREAK

  @fur.ruling.optional-order @fur.ruling.optional-asked
  Scenario Outline: If both have something to decide, the coin says who decides first: <first>
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with tai-chi
    And Cat leads arena 1 with yaou, assisted by hikaru
    And Cat leads arena 2 with raihuu
    And the coin will favour <first>
    When the plans are revealed
    Then only <first> is asked
    When <first> leaves the token
    Then <then>

    Examples:
      | first | then                  |
      | Dog   | only Cat is asked     |
      | Cat   | a new round has begun |

  @fur.ruling.optional-order
  Scenario: The second decides with sight of the first decision
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with tai-chi
    And Cat leads arena 1 with yaou, assisted by hikaru
    And Cat leads arena 2 with raihuu
    And the coin will favour Cat
    When the plans are revealed
    And Cat uses the token
    Then only Dog is asked
    When Dog leaves the token
    Then the AP in arena 1 are 4 to 9
    And Dog wins arena 1

  @fur.ruling.optional-asked @fur.ach.break-tai-chi
  Scenario Outline: A gap that a BREAK would use matters too: <reward>, Dog <uses> the token
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with tai-chi
    And Cat leads arena 1 with yaou, assisted by ringo and masaru
    And arena 1 has <reward>
    When the plans are revealed
    Then only Dog is asked
    When Dog <uses> the token
    Then Dog wins arena 1
    And Cat has <sp> SP

    Examples:
      | reward          | uses   | sp |
      | break           | uses   | 9  |
      | break           | leaves | 7  |
      | break and shock | leaves | 6  |

  @fur.ruling.optional-asked
  Scenario: Without a BREAK the size of the gap matters to nobody
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with tai-chi
    And Cat leads arena 1 with yaou, assisted by ringo and masaru
    And arena 1 has crash
    When the plans are revealed
    Then a new round has begun
    And the AP in arena 1 are 6 to 12
    And Dog wins arena 1
