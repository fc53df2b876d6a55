Feature: The Monk Dogs

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  # ---------------------------------------------------------------- Fu

  @fur.card.fu @fur.recover.chef
  Scenario: Fu leads, a Dish is spent and everybody comes back
    Given Dog has ban and hua left in hand
    And Dog leads arena 1 with fu, assisted by chai
    When the plans are revealed
    Then the AP in arena 1 are 5 to 0
    And Dog has 1 Dish
    And Dog has the Delicacy
    And Dog's Rest Area is empty
    And Dog holds 10 cards

  # ---------------------------------------------------------------- Ban

  @fur.card.ban-ignore @fur.card.ban-steal @fur.ruling.ban-stolen-are-ignored @fur.ruling.ban-full
  Scenario Outline: Ban ignores up to 5 Hidden Weapons and takes up to 2 of them: against <weapons>
    Given Dog leads arena 1 with ban
    And Cat leads arena 1 with masaru, with <weapons> Hidden Weapons
    When the plans are revealed
    Then the AP in arena 1 are 4 to <cat>
    And Dog has <taken> Hidden Weapons
    And the Warehouse has <warehouse> Hidden Weapons

    Examples:
      | weapons | cat | taken | warehouse |
      | 1       | 3   | 1     | 19        |
      | 2       | 3   | 2     | 18        |
      | 3       | 3   | 2     | 18        |
      | 5       | 3   | 2     | 18        |
      | 6       | 4   | 2     | 18        |

  @fur.card.ban-example @fur.card.ban-ignore @fur.card.ban-steal @fur.ruling.ban-stolen-are-ignored
  Scenario: Against seven Hidden Weapons two count and two are taken
    Given Dog leads arena 1 with ban
    And Cat leads arena 1 with hokuto, with 7 Hidden Weapons
    When the plans are revealed
    Then the AP in arena 1 are 4 to 3
    And Dog wins arena 1
    And Dog has 2 Hidden Weapons
    And Cat has 0 Hidden Weapons

  @fur.card.ban-ignore
  Scenario: Ban looks at his own arena only
    Given Dog leads arena 1 with ban
    And Dog leads arena 2 with hua
    And Cat leads arena 1 with masaru
    And Cat leads arena 2 with yaou, with 3 Hidden Weapons
    When the plans are revealed
    Then the AP in arena 2 are 2 to 8
    And Dog has 0 Hidden Weapons

  @fur.card.ban-coconut @fur.item.coconut-not-hw
  Scenario: Ban can neither ignore nor take the Coconut
    Given Cat has the Coconut
    And Dog leads arena 1 with ban
    And Cat leads arena 1 with masaru, with 1 Hidden Weapon and the Coconut
    When the plans are revealed
    Then the AP in arena 1 are 4 to 4
    And Dog has 1 Hidden Weapon
    And Cat has the Coconut

  @fur.ruling.ban-any-result
  Scenario Outline: Ban takes Hidden Weapons no matter who wins: <winner>
    Given Dog leads arena 1 with ban
    And Cat leads arena 1 with <cat>, with 5 Hidden Weapons
    When the plans are revealed
    Then <winner> wins arena 1
    And Dog has 2 Hidden Weapons

    Examples:
      | cat     | winner |
      | masaru  | Dog    |
      | himiko  | nobody |
      | yaou    | Cat    |

  @fur.ruling.ban-stolen-are-ignored
  Scenario: Taken Hidden Weapons can be used in the next round, not in this combat
    Given Dog has 1 Hidden Weapon
    And Dog leads arena 1 with ban
    And Cat leads arena 1 with masaru, with 2 Hidden Weapons
    When the plans are revealed
    Then the AP in arena 1 are 4 to 3
    And Dog may plan "yue +3 / - / -"

  @fur.ruling.ban-vs-ringo
  Scenario: Ban ignores and takes also what Ringo adds late
    Given Dog leads arena 1 with ban
    And Cat has 7 Hidden Weapons
    And Cat leads arena 1 with ringo, with 3 Hidden Weapons
    When the plans are revealed
    Then only Cat is asked
    When Cat adds 4 Hidden Weapons
    Then the AP in arena 1 are 4 to 6
    And Dog has 2 Hidden Weapons
    And Cat has 0 Hidden Weapons

  # ---------------------------------------------------------------- Chai

  @fur.card.chai
  Scenario Outline: Chai is stronger when behind on VP: <dog vp> to <cat vp>
    Given Dog has <dog vp> VP
    And Cat has <cat vp> VP
    And Dog leads arena 1 with chai
    And Cat leads arena 1 with masaru
    When the plans are revealed
    Then the AP in arena 1 are <ap> to 3

    Examples:
      | dog vp | cat vp | ap |
      | 0      | 0      | 4  |
      | 2      | 1      | 4  |
      | 1      | 2      | 6  |
      | 0      | 3      | 6  |

  @fur.ruling.chai-moment
  Scenario: Chai counts the VP of this round's earlier arenas
    Given Dog has 0 VP
    And Cat has 0 VP
    And Cat leads arena 1 with yaou
    And Dog leads arena 2 with chai
    And Dog leads arena 3 with chai
    When the plans are revealed
    Then the AP in arena 2 are 6 to 0
    And the AP in arena 3 are 4 to 0

  # ---------------------------------------------------------------- Yue

  @fur.card.yue @fur.card.yue-example
  Scenario Outline: Yue gains 1 AP for each animal against him: <count>
    Given Dog leads arena 1 with yue
    And Cat leads arena 1 with <team>
    When the plans are revealed
    Then the AP in arena 1 are <ap> to <cat>

    Examples:
      | count | team                                  | ap | cat |
      | 1     | hikaru                                | 7  | 2   |
      | 2     | hikaru, assisted by masaru            | 8  | 5   |
      | 3     | hikaru, assisted by masaru and hikaru | 9  | 7   |

  @fur.ruling.yue-count @fur.card.raihuu-not-animal
  Scenario: Tokens are no animals for Yue
    Given Dog leads arena 1 with yue
    And Cat leads arena 2 with raihuu
    And Cat has 2 Mushrooms on arena 1
    When the plans are revealed
    Then the AP in arena 1 are 6 to 4

  @fur.ruling.yue-count
  Scenario: Hidden Weapons are no animals for Yue
    Given Dog leads arena 1 with yue
    And Cat leads arena 1 with hikaru, with 4 Hidden Weapons
    When the plans are revealed
    Then the AP in arena 1 are 7 to 6

  # ---------------------------------------------------------------- Hua

  @fur.card.hua-place @fur.ruling.hua-new-token-late
  Scenario Outline: Hua leaves a token no matter who wins, and it does not count yet: against <cat>
    Given Dog leads arena 2 with hua
    And Cat leads arena 2 with <cat>
    When the plans are revealed
    Then the AP in arena 2 are 2 to <ap>
    And <winner> wins arena 2
    And there is a Hua token on arena 2
    And there is no Hua token on arena 1
    And there is no Hua token on arena 3

    Examples:
      | cat    | ap | winner |
      | hokuto | 1  | Dog    |
      | hikaru | 2  | nobody |
      | yaou   | 5  | Cat    |

  @fur.card.hua-bonus @fur.ruling.hua-token-general
  Scenario Outline: The token is worth 2 AP to the Dogs in its arena, no matter who leads: <dog>
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with <dog>
    And Cat leads arena 1 with hokuto
    And Dog leads arena 2 with shiau-yao
    When the plans are revealed
    Then the AP in arena 1 are <ap> to 1
    And the AP in arena 2 are 3 to 0
    And there is a Hua token on arena 1

    Examples:
      | dog  | ap |
      | hua  | 4  |
      | ban  | 6  |
      | ming | 5  |

  @fur.card.hua-remove @fur.ruling.hua-token-general
  Scenario Outline: A lost combat costs the token: <dog> against <cat>
    Given there is a Hua token on arena 1
    And there is a Hua token on arena 2
    And Dog leads arena 1 with <dog>
    And Cat leads arena 1 with <cat>, with <weapons> Hidden Weapons
    When the plans are revealed
    Then <winner> wins arena 1
    And there is <token> on arena 1
    And there is a Hua token on arena 2

    Examples:
      | dog  | cat  | weapons | winner | token        |
      | chai | yaou | 2       | Cat    | no Hua token |
      | chai | yaou | 1       | nobody | a Hua token  |
      | yue  | yaou | 1       | Dog    | a Hua token  |

  @fur.ruling.hua-token-general
  Scenario: An empty side loses the token too
    Given there is a Hua token on arena 1
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then the AP in arena 1 are 2 to 5
    And there is no Hua token on arena 1

  @fur.ruling.hua-token-general
  Scenario: In a skipped arena the token stays
    Given there is a Hua token on arena 1
    When both pass
    Then there is a Hua token on arena 1

  @fur.card.hua-leader-keeps @fur.ruling.hua-new-token-late
  Scenario: A leading Hua keeps the token even when she loses
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with hua
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then the AP in arena 1 are 4 to 5
    And Cat wins arena 1
    And there is a Hua token on arena 1

  @fur.card.hua-leader-keeps
  Scenario: An assisting Hua does not keep the token
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with shiau-yao, assisted by hua
    And Cat leads arena 1 with yaou, with 4 Hidden Weapons
    When the plans are revealed
    Then the AP in arena 1 are 7 to 9
    And there is no Hua token on arena 1

  @fur.card.hua-max @fur.ruling.hua-new-token-late
  Scenario: An arena never has more than one Hua token
    Given there is a Hua token on arena 1
    And Dog leads arena 1 with hua
    When the plans are revealed
    Then the AP in arena 1 are 4 to 0
    When Dog leads arena 1 with ban
    And the plans are revealed
    Then the AP in arena 1 are 6 to 0

  @fur.ruling.hua-new-token-late
  Scenario: The new token counts from the next combat in its arena
    Given Dog leads arena 1 with hua
    When the plans are revealed
    Then the AP in arena 1 are 2 to 0
    When Dog leads arena 1 with hua
    And the plans are revealed
    Then the AP in arena 1 are 4 to 0

  # ---------------------------------------------------------------- Shiue

  @fur.card.shiue @fur.card.shiue-example
  Scenario: Shiue adds an Assistant when the combat is resolved
    Given Dog has chai and hua left in hand
    And Dog leads arena 1 with shiue
    And Cat leads arena 1 with yaou
    And arena 1 has kiwano
    When the plans are revealed
    Then only Dog is asked
    And Dog may only add chai, hua or nobody
    When Dog adds chai
    Then the AP in arena 1 are 6 to 5
    And Dog wins arena 1
    And Dog holds hua

  @fur.card.shiue
  Scenario: The added animal is not counted against the Card Limit and rests with the others
    Given Dog has yue left in hand
    And Dog leads arena 1 with shiue
    And Dog leads arena 2 with ban
    And Dog leads arena 3 with chai
    And Cat leads arena 1 with masaru
    When the plans are revealed
    And Dog adds yue
    Then the AP in arena 1 are 8 to 3
    And Dog has yue in the Rest Area

  @fur.card.shiue
  Scenario: Adding is voluntary
    Given Dog has chai and hua left in hand
    And Dog leads arena 1 with shiue
    And Cat leads arena 1 with masaru
    When the plans are revealed
    And Dog adds nobody
    Then the AP in arena 1 are 2 to 3
    And Dog holds chai and hua

  @fur.card.shiue
  Scenario Outline: Shiue adds only to a team of fewer than three: <team>
    Given Dog has yue left in hand
    And Dog leads arena 1 with <team>
    When the plans are revealed
    Then <asked>

    Examples:
      | team                              | asked             |
      | shiue                             | only Dog is asked |
      | shiue, assisted by chai           | only Dog is asked |
      | shiue, assisted by chai and shiue | a new round has begun |

  @fur.card.shiue
  Scenario: The added animal is an Assistant, without abilities
    Given Dog has yue left in hand
    And Dog leads arena 1 with shiue
    And Cat leads arena 1 with masaru, assisted by masaru and hikaru
    When the plans are revealed
    And Dog adds yue
    Then the AP in arena 1 are 8 to 8

  @fur.card.shiue-new-ranger @fur.ruling.shiue-from-hand
  Scenario: The added animal may be a Ranger won earlier in the round
    Given Dog has nothing left in hand
    And Dog leads arena 1 with ban
    And arena 1 has boshark
    And Dog leads arena 2 with shiue
    When the plans are revealed
    Then Dog may only add boshark or nobody
    When Dog adds boshark
    Then the AP in arena 2 are 7 to 0
    And Cat has 12 SP

  @fur.ruling.shiue-from-hand
  Scenario: The added animal may be one that RETURN has just brought back
    Given Dog has nothing left in hand
    And Dog leads arena 1 with yue
    And arena 1 has return
    And Dog leads arena 2 with shiue
    When the plans are revealed
    Then Dog may only add yue or nobody
    When Dog adds yue
    Then the AP in arena 2 are 8 to 0
    And Dog has yue in the Rest Area

  @fur.ruling.shiue-from-hand
  Scenario: Animals that rest or fight elsewhere cannot be added
    Given Dog has hua left in hand
    And Dog leads arena 1 with shiue
    And Dog leads arena 2 with chai
    When the plans are revealed
    Then Dog may only add hua or nobody

  @fur.card.shiue-no-tumaz @fur.ruling.shiue-no-chef
  Scenario: Shiue adds neither Tumaz nor a Chef
    Given Dog has fu, hua and tumaz left in hand
    And Dog leads arena 1 with shiue
    When the plans are revealed
    Then Dog may only add hua or nobody

  @fur.card.shiue-ringo @fur.ruling.rps-is-coin
  Scenario Outline: Against Ringo the loser of a random choice decides first, openly: <loser>
    Given Dog has chai and hua left in hand
    And Dog leads arena 1 with shiue
    And Cat has 4 Hidden Weapons
    And Cat leads arena 1 with ringo
    And the coin will favour <loser>
    When the plans are revealed
    Then only <loser> is asked
    When <loser> <first>
    Then only <other> is asked
    And all see that <seen>
    When <other> <second>
    Then the AP in arena 1 are 6 to 7

    Examples:
      | loser | other | first                  | second                 | seen                              |
      | Dog   | Cat   | adds chai              | adds 3 Hidden Weapons  | Dog's team in arena 1 is shiue and chai |
      | Cat   | Dog   | adds 3 Hidden Weapons  | adds chai              | Cat has 3 Hidden Weapons in arena 1     |

  @fur.ruling.rps-is-coin
  Scenario: The random choice is fair
    Given Dog leads arena 1 with shiue
    And Cat has 4 Hidden Weapons
    And Cat leads arena 1 with ringo
    When the plans are revealed 2000 times
    Then Dog and Cat each had to decide first about equally often
