Feature: The Plan Phase

  A plan is written with the teams of arenas 1, 2 and 3 between slashes, the Leader of each first: "ban chai +2 / - / hua +coconut".

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  @fur.plan.simultaneous @fur.round.phases
  Scenario: Both plan at the same time, and nothing is resolved before both have planned
    Given Dog leads arena 1 with yue
    And Cat leads arena 1 with yaou
    Then Dog and Cat are both asked
    When Dog seals the plan
    Then only Cat is asked
    And Dog has 0 VP
    When Cat seals the plan
    Then Dog has 1 VP

  @fur.plan.simultaneous
  Scenario: The order in which the plans are sealed changes nothing
    Given Dog leads arena 1 with yue
    And Cat leads arena 1 with yaou, with 2 Hidden Weapons
    And Dog leads arena 3 with hua
    And Cat leads arena 2 with masaru
    Then the round has the same result no matter who seals the plan first

  @fur.plan.simultaneous
  Scenario: A plan may be changed as long as the other has not sealed
    Given Dog leads arena 1 with yue
    And Cat leads arena 1 with yaou
    When Dog seals the plan
    And Dog takes back the whole plan
    Then Dog and Cat are both asked
    When Dog passes
    And Cat seals the plan
    Then Cat has 1 VP

  @fur.ruling.plan-revised
  Scenario: A plan is changed as often as one likes
    Given Cat has 4 Hidden Weapons
    When Cat answers "lead 1 yaou" and then "lead 2 ringo"
    And Cat changes her mind 300 times, with "weapons 1 4", "weapons 1 1", "weapons 2 3", "weapons 2 0"
    And Cat changes her mind 300 times, with "off 2 ringo", "lead 3 ringo", "off 3 ringo", "lead 2 ringo"
    Then Cat may answer "weapons 1 4"
    And Cat may answer "off 1 yaou"
    And Cat may answer "assist 2 masaru"
    And Cat may answer "seal"
    When Cat answers "weapons 2 3" and then "seal"
    And Dog passes
    Then the AP in arena 1 are 0 to 6
    And the AP in arena 2 are 0 to 7

  @fur.ruling.plan-revised @fur.plan.tokens
  Scenario: The number of Hidden Weapons of a team is changed to any other that there are
    Given Cat has 4 Hidden Weapons
    When Cat answers "lead 1 yaou" and then "weapons 1 2"
    Then Cat may answer "weapons 1 0"
    And Cat may answer "weapons 1 1"
    And Cat may answer "weapons 1 3"
    And Cat may answer "weapons 1 4"
    But Cat may not answer "weapons 1 5"
    When Cat answers "weapons 1 4"
    Then Cat may answer "weapons 1 1"
    When Cat answers "weapons 1 1" and then "seal"
    And Dog passes
    Then the AP in arena 1 are 0 to 6

  @fur.plan.limit @fur.setup.card-limit @fur.plan.empty-arena
  Scenario: With a Card Limit of 3 up to three animals are played, wherever they go
    Then Dog has Card Limit 3
    And Dog may plan "- / - / -"
    And Dog may plan "ban / - / -"
    And Dog may plan "- / chai / -"
    And Dog may plan "ban / - / yue"
    And Dog may plan "ban / chai / yue"
    And Dog may plan "- / chai ban yue / -"
    And Dog may plan "hua ban / - / yue"
    But Dog may not plan "ban chai / yue / hua"
    And Dog may not plan "ban chai / hua shiue / -"
    And Cat may not plan "yaou / ringo / masaru hikaru"

  @fur.plan.limit-example @fur.plan.limit
  Scenario: A Card Limit of 4 allows nought to four animals
    Given Dog has 8 SP
    Then Dog has Card Limit 4
    And Dog may plan "- / - / -"
    And Dog may plan "ban / - / -"
    And Dog may plan "ban / chai / -"
    And Dog may plan "ban / chai / hua"
    And Dog may plan "ban shiue / chai / hua"
    But Dog may not plan "ban shiue / chai yue / hua"

  @fur.plan.three-per-arena
  Scenario: No more than three animals in an arena, even with a higher Card Limit
    Given Dog has 4 SP
    And Dog has no Delicacy
    Then Dog has Card Limit 5
    And Dog may plan "ban chai yue / hua shiue / -"
    And Dog may plan "- / - / yue chai chai"
    But Dog may not plan "ban chai yue hua / - / -"
    And Dog may not plan "ban / yue chai hua shiue / -"

  @fur.plan.limit
  Scenario: Only animals in hand are played, each once
    Given Dog holds ban, chai and hua
    Then Dog may plan "ban / chai / hua"
    But Dog may not plan "yue / - / -"
    And Dog may not plan "chai chai / - / -"
    And Dog may not plan "ban / ban / -"
    And Dog may not plan "yaou / - / -"

  @fur.plan.leader @fur.plan.assistant
  Scenario Outline: Only the top card uses its ability: <leader> with <assistant>
    Given Dog leads arena 1 with <leader>, assisted by <assistant>
    And Cat leads arena 1 with masaru, assisted by masaru
    When the plans are revealed
    Then the AP in arena 1 are <dog> to 6

    Examples:
      | leader | assistant | dog |
      | yue    | hua       | 10  |
      | hua    | yue       | 8   |

  @fur.plan.assistant @fur.ruling.leader-only
  Scenario Outline: An Assistant adds AP and nothing else: <animal>
    Given Dog has 1 VP
    And Cat has 2 VP
    And Dog leads arena 1 with ban, assisted by <animal>
    And Cat leads arena 1 with masaru, assisted by hikaru
    And arena 1 has kiwano
    When the plans are revealed
    Then the AP in arena 1 are <ap> to 5
    And Dog has 2 VP
    And Cat has 12 SP
    And Dog has 5 Hidden Weapons
    And there is no token on any arena
    And Dog's Rest Area is ban and <animal>

    Examples:
      | animal    | ap |
      | chai      | 8  |
      | yue       | 10 |
      | hua       | 6  |
      | shiue     | 6  |
      | ming      | 7  |
      | shiau-yao | 7  |
      | musashi   | 8  |
      | tai-chi   | 8  |
      | himiko    | 8  |
      | boshark   | 9  |

  @fur.plan.assistant @fur.ruling.leader-only
  Scenario Outline: The Cats' Assistants add AP and nothing else: <animal>
    Given Cat has 4 Hidden Weapons
    And Cat leads arena 1 with raihuu, assisted by <animal>
    And Dog leads arena 1 with shiue, assisted by hua and shiue
    When the plans are revealed
    Then the AP in arena 1 are 6 to <ap>
    And Cat has 4 Hidden Weapons
    And Cat's Rest Area is raihuu and <animal>

    Examples:
      | animal | ap |
      | hikaru | 5  |
      | ringo  | 7  |
      | yaou   | 8  |
      | masaru | 6  |

  @fur.plan.assistant @fur.card.raihuu-place
  Scenario: An assisting Raihuu places no tokens
    Given Cat leads arena 1 with yaou, assisted by raihuu
    And Dog leads arena 2 with hua
    When the plans are revealed
    Then the AP in arena 2 are 2 to 0
    And arena 3 is skipped

  @fur.plan.tokens
  Scenario: Any number of Hidden Weapons is spread over the teams
    Given Cat has 4 Hidden Weapons
    Then Cat may plan "yaou / - / -"
    And Cat may plan "yaou +1 / - / -"
    And Cat may plan "yaou +4 / - / -"
    And Cat may plan "yaou +1 / masaru +2 / ringo +1"
    And Cat may plan "yaou ringo +3 / - / raihuu +1"
    But Cat may not plan "yaou +5 / - / -"
    And Cat may not plan "yaou +3 / - / raihuu +2"

  @fur.plan.tokens @fur.item.coconut
  Scenario: The Coconut goes to one team, with or without Hidden Weapons
    Given Dog has the Coconut
    And Dog has 2 Hidden Weapons
    Then Dog may plan "ban +coconut / chai / -"
    And Dog may plan "ban / chai +coconut / -"
    And Dog may plan "ban +2 +coconut / - / -"
    And Dog may plan "ban +1 / - / chai +1 +coconut"
    But Dog may not plan "ban +coconut / chai +coconut / -"
    And Cat may not plan "yaou +coconut / - / -"

  @fur.plan.tokens
  Scenario Outline: Each Hidden Weapon and the Coconut add 1 AP: <tokens>
    Given Cat has the Coconut
    And Cat leads arena 1 with yaou, with <tokens>
    And Dog leads arena 1 with chai
    When the plans are revealed
    Then the AP in arena 1 are 4 to <ap>

    Examples:
      | tokens                             | ap |
      | 1 Hidden Weapon                    | 6  |
      | 3 Hidden Weapons                   | 8  |
      | the Coconut                        | 6  |
      | 3 Hidden Weapons and the Coconut   | 9  |
      | 16 Hidden Weapons and the Coconut  | 22 |

  @fur.plan.tokens
  Scenario: A token helps in its own arena only
    Given Cat leads arena 1 with yaou, with 3 Hidden Weapons
    And Cat leads arena 2 with masaru, with 1 Hidden Weapon
    And Cat leads arena 3 with hikaru
    When the plans are revealed
    Then the AP in arena 1 are 0 to 8
    And the AP in arena 2 are 0 to 4
    And the AP in arena 3 are 0 to 2

  @fur.plan.tokens-need-animal @fur.ruling.no-illegal-plan @fur.ruling.tokens-only-plan
  Scenario: No tokens where there is no animal
    Given Cat has 4 Hidden Weapons
    And Cat has the Coconut
    Then Cat may plan "- / yaou +4 +coconut / -"
    But Cat may not plan "+1 / yaou / -"
    And Cat may not plan "- / yaou / +coconut"
    And Cat may not plan "+4 +coconut / - / -"

  @fur.ruling.tokens-only-plan @fur.recover.pass
  Scenario: A plan without animals is a plan with nothing at all, and a pass
    Given Cat has 4 Hidden Weapons
    And Cat has yaou left in hand
    When both pass
    Then Cat has 4 Hidden Weapons
    And Cat's Rest Area is empty

  @fur.plan.caught @fur.ruling.no-illegal-plan
  Scenario: A plan with too many animals is refused, so that nobody is ever caught
    Given Dog has 4 SP
    Then Dog may not plan "ban chai yue hua / - / -"
    And Dog may not plan "ban chai yue / hua shiue chai / -"
    But Dog may plan "ban chai yue / hua shiue / -"

  @fur.ruling.no-illegal-plan
  Scenario: An illegal step is refused and changes nothing
    Given Dog has 1 Hidden Weapon
    When Dog answers "lead 1 ban"
    And Dog tries to assist 1 fu
    Then the move is refused
    When Dog tries to weapons 1 2
    Then the move is refused
    When Dog tries to weapons 2 1
    Then the move is refused
    And Dog may answer "weapons 1 1"

  @fur.ruling.no-illegal-plan @fur.plan.caught @fur.plan.limit @fur.plan.three-per-arena @fur.plan.tokens-need-animal
  @fur.card.tumaz @fur.card.himiko
  Scenario Outline: A plan is legal no matter how it was laid and changed: with Card Limit <limit>
    Given Dog has Card Limit <limit>
    And Dog owns <owns>
    And Dog also has himiko and tumaz
    And Dog has 3 Hidden Weapons
    And Dog has the Coconut
    Then all plans that Dog lays at random are legal, with at most <most> animals counted

    Examples:
      | limit | owns  | most |
      | 3     | apple | 3    |
      | 3     | peach | 4    |
      | 5     | apple | 5    |

  @fur.ruling.no-illegal-plan @fur.card.fu @fur.card.hokuto @fur.card.tumaz
  Scenario: A Chef or Tumaz cannot assist, and nobody assists Tumaz
    Given Dog also has tumaz
    Then Dog may plan "fu ban / - / -"
    And Dog may plan "tumaz / fu / -"
    And Cat may plan "hokuto yaou / - / -"
    But Dog may not plan "ban fu / - / -"
    And Dog may not plan "ban chai fu / - / -"
    And Dog may not plan "ban tumaz / - / -"
    And Dog may not plan "tumaz ban / - / -"
    And Dog may not plan "tumaz fu / - / -"
    And Cat may not plan "yaou hokuto / - / -"

  @fur.plan.peach-secret @fur.item.peach
  Scenario: A Peach makes room for one animal more
    Given Dog owns peach
    Then Dog has Card Limit 3
    And Dog may plan "ban chai / yue / hua"
    But Dog may not plan "ban chai / yue hua / shiue"
    And Cat may not plan "yaou ringo / masaru / raihuu"

  @fur.plan.peach-secret @fur.info.screen
  Scenario: Nobody is told of a Peach before the plans are revealed
    Given Dog owns peach
    And Dog leads arena 1 with ban, assisted by chai
    And Dog leads arena 2 with yue, assisted by hua
    When Dog seals the plan
    Then Cat and a watcher see that Dog owns peach
    And Cat could not tell if Dog had planned "ban / - / -" instead
    And a watcher could not tell if Dog had planned "- / - / -" instead

  @fur.ruling.limit-formula @fur.card.himiko @fur.item.peach @fur.ach.block
  Scenario Outline: The Card Limit of 3 with the token (<token>) and <owns>
    Given Dog <token> the Card Limit -1 token
    And Dog owns <owns>
    And Dog also has himiko
    Then Dog may plan "<most>"
    But Dog may not plan "<too many>"

    Examples:
      | token         | owns            | most                         | too many                          |
      | has           | apple           | ban / chai / -               | ban / chai / yue                  |
      | has           | apple           | ban / himiko / chai          | ban / himiko / chai hua           |
      | has           | peach           | ban / chai / yue             | ban / chai / yue hua              |
      | has           | peach and peach | ban / chai / yue hua         | ban / chai / yue hua shiue        |
      | has           | peach           | ban himiko chai / - / -      | ban himiko chai / hua / -         |
      | has           | peach           | himiko ban chai / yue / -    | himiko ban chai / yue / hua       |
      | does not have | peach           | ban chai / yue / hua         | ban chai / yue hua / shiue        |
      | does not have | peach and peach | ban chai / yue hua / shiue   | ban chai / yue hua / shiue chai   |
      | does not have | peach and peach | himiko ban chai / yue hua / shiue | himiko ban chai / yue hua / shiue chai |

  @fur.ruling.peach-automatic @fur.item.peach
  Scenario: A plan that fits without it keeps the Peach
    Given Dog owns peach
    And Dog leads arena 1 with ban, assisted by chai and hua
    When the plans are revealed
    Then Dog owns peach

  @fur.ruling.peach-automatic @fur.item.peach
  Scenario: As many Peaches are used up as are needed
    Given Dog owns peach and peach
    And Dog leads arena 1 with ban, assisted by chai
    And Dog leads arena 2 with yue, assisted by hua
    When the plans are revealed
    Then Dog owns peach
    And the Discard Area is peach

  @fur.ruling.peach-automatic @fur.ruling.limit-formula
  Scenario Outline: With the Card Limit -1 token a Peach is needed earlier: <team>
    Given Dog owns peach
    And Dog has the Card Limit -1 token
    And Dog leads arena 1 with <team>
    When the plans are revealed
    Then Dog owns <left>

    Examples:
      | team                          | left    |
      | ban, assisted by chai         | peach   |
      | ban, assisted by chai and hua | nothing |

  @fur.ruling.peach-automatic
  Scenario: Two Peaches add up
    Given Dog owns peach and peach
    And Dog leads arena 1 with ban, assisted by chai and hua
    And Dog leads arena 2 with yue, assisted by hua
    When the plans are revealed
    Then Dog owns nothing
    And the Discard Area is peach and peach

  @fur.ruling.peach-automatic @fur.card.himiko
  Scenario: A leading Himiko needs no Peach
    Given Dog owns peach
    And Dog leads arena 1 with himiko, assisted by ban and chai
    And Dog leads arena 2 with yue
    When the plans are revealed
    Then Dog owns peach

  @fur.ruling.empty-hand @fur.recover.pass
  Scenario: Without an animal in hand one can only pass, and gets all of them back
    Given Dog has nothing left in hand
    Then Dog may plan "- / - / -"
    But Dog may not plan "ban / - / -"
    When both pass
    Then Dog holds fu, ban, yue, chai, chai, hua, hua, shiue and shiue
    And Dog's Rest Area is empty
