Feature: The Achievements

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  @fur.ach.power @fur.ach.crash @fur.ach.shock @fur.ach.destroy @fur.ach.return @fur.ach.block @fur.ach.boom
  Scenario Outline: What each Achievement does: <card>
    Given Dog has 9 SP
    And Dog has 1 Hidden Weapon
    And Dog leads arena 1 with ban
    And arena 1 has <card>
    When the plans are revealed
    Then Cat has <cat> SP
    And Dog has <dog> SP
    And Dog has <vp> VP
    And Dog has <weapons> Hidden Weapons
    And Cat has 0 VP

    Examples:
      | card    | cat | dog | vp | weapons |
      | power   | 10  | 10  | 1  | 1       |
      | crash   | 9   | 9   | 1  | 1       |
      | shock   | 11  | 9   | 2  | 1       |
      | destroy | 10  | 9   | 1  | 3       |
      | return  | 10  | 9   | 1  | 1       |
      | block   | 11  | 9   | 1  | 1       |
      | boom    | 10  | 9   | 1  | 1       |

  @fur.ach.power @fur.ach.crash @fur.ach.shock @fur.ach.destroy @fur.ach.return @fur.ach.block @fur.ach.boom
  Scenario Outline: The Cats use the same Achievements: <card>
    Given Cat has 9 SP
    And Cat leads arena 3 with yaou
    And arena 3 has <card>
    When the plans are revealed
    Then Dog has <dog> SP
    And Cat has <cat> SP
    And Cat has <vp> VP
    And Cat has <weapons> Hidden Weapons

    Examples:
      | card    | dog | cat | vp | weapons |
      | power   | 10  | 10  | 1  | 0       |
      | crash   | 9   | 9   | 1  | 0       |
      | shock   | 11  | 9   | 2  | 0       |
      | destroy | 10  | 9   | 1  | 2       |
      | return  | 10  | 9   | 1  | 0       |
      | block   | 11  | 9   | 1  | 0       |
      | boom    | 10  | 9   | 1  | 0       |

  @fur.ach.power @fur.end.no-revival
  Scenario: POWER does not revive
    Given Cat leads arena 1 with yaou
    And arena 1 has crash
    And Dog leads arena 2 with ban
    And arena 2 has power
    And Dog has 2 SP
    When the plans are revealed
    Then Dog has 0 SP
    And Cat has 10 SP

  # ---------------------------------------------------------------- BREAK

  @fur.ach.break
  Scenario Outline: BREAK costs SP by the gap: <gap>
    Given Dog leads arena 1 with <dog>, with <weapons> Hidden Weapons
    And Cat leads arena 1 with <cat>
    And arena 1 has break
    When the plans are revealed
    Then the AP in arena 1 are <dog ap> to <cat ap>
    And Cat has <sp> SP

    Examples:
      | dog  | weapons | cat    | dog ap | cat ap | gap | sp |
      | ban  | 0       | masaru | 4      | 3      | 1   | 11 |
      | ban  | 1       | masaru | 5      | 3      | 2   | 11 |
      | ban  | 2       | masaru | 6      | 3      | 3   | 9  |
      | ban  | 5       | masaru | 9      | 3      | 6   | 9  |
      | ban  | 6       | masaru | 10     | 3      | 7   | 7  |
      | ban  | 12      | masaru | 16     | 3      | 13  | 7  |

  @fur.ach.break-example
  Scenario: 9 AP against 4 win a BREAK worth 3 SP
    Given Dog leads arena 1 with ban, with 5 Hidden Weapons
    And Cat leads arena 1 with himiko
    And arena 1 has break
    When the plans are revealed
    Then the AP in arena 1 are 9 to 4
    And Cat has 9 SP

  @fur.ach.break-tai-chi @fur.ach.break-tai-chi-example
  Scenario Outline: BREAK won by Tai-Chi uses the size of the gap: <ap> to 4
    Given Cat leads arena 1 with tai-chi
    And Dog leads arena 1 with ban, with <weapons> Hidden Weapons
    And arena 1 has break
    When the plans are revealed
    Then the AP in arena 1 are <ap> to 4
    And Cat wins arena 1
    And Dog has <sp> SP

    Examples:
      | weapons | ap | sp |
      | 4       | 8  | 9  |
      | 5       | 9  | 9  |
      | 6       | 10 | 9  |
      | 7       | 11 | 7  |

  @fur.ruling.break-gap-zero @fur.ach.break
  Scenario: After a tie decided by an Apple the gap is 0, and BREAK costs 1 SP
    Given Dog owns apple
    And Dog leads arena 1 with hua
    And Cat leads arena 1 with hikaru
    And arena 1 has break
    When the plans are revealed
    Then Cat has 11 SP

  # ---------------------------------------------------------------- BLOCK

  @fur.ach.block @fur.ach.block-example @fur.ruling.block-timing @fur.refresh.cleanup
  Scenario: BLOCK lowers the Card Limit by 1 for the next round
    Given Dog leads arena 1 with ban
    And arena 1 has block
    When the plans are revealed
    Then Cat has 11 SP
    And Cat has the Card Limit -1 token
    And Cat has Card Limit 3
    And Cat may plan "yaou / masaru / -"
    But Cat may not plan "yaou / masaru / raihuu"
    And Dog may plan "yue / chai / hua"
    When both pass
    Then nobody has the Card Limit -1 token
    And Cat may plan "yaou / masaru / raihuu"

  @fur.ruling.block-timing @fur.refresh.limit-four
  Scenario: The token does not change the printed limit underneath
    Given Dog leads arena 1 with ban
    And arena 1 has block and crash
    And Cat has 12 SP
    When the plans are revealed
    Then Cat has 8 SP
    And Cat has Card Limit 4
    And Cat may plan "yaou / masaru / raihuu"
    But Cat may not plan "yaou hikaru / masaru / raihuu"
    When both pass
    Then Cat has Card Limit 4
    And Cat may plan "yaou hikaru / masaru / raihuu"

  @fur.ruling.block-single
  Scenario: A second BLOCK adds nothing to the limit loss but renews the token
    Given the box has 2 copies of block
    And Cat has the Card Limit -1 token
    And Dog leads arena 1 with ban
    And arena 1 has block
    When the plans are revealed
    Then Cat has 11 SP
    And Cat has the Card Limit -1 token
    And Cat may plan "yaou / masaru / -"
    But Cat may not plan "yaou / masaru / raihuu"
    When both pass
    Then nobody has the Card Limit -1 token
    And Cat may plan "yaou / masaru / raihuu"

  @fur.ruling.block-single
  Scenario: Two BLOCKs won together lower the limit by 1 only
    Given the box has 2 copies of block
    And Dog leads arena 1 with ban
    And arena 1 has block and block
    When the plans are revealed
    Then Cat has 10 SP
    And Cat may plan "yaou / masaru / -"
    But Cat may not plan "yaou / masaru / raihuu"

  # ---------------------------------------------------------------- RETURN

  @fur.ach.return @fur.ruling.return-auto
  Scenario: RETURN brings the team back at once
    Given Dog has hua left in hand
    And Dog leads arena 1 with yue, assisted by chai
    And Dog leads arena 2 with ban
    And Cat leads arena 2 with yaou
    And arena 1 has return
    When the plans are revealed
    Then Dog holds yue, chai and hua
    And Dog has ban in the Rest Area

  @fur.ruling.return-auto
  Scenario: After RETURN the Leader's after-combat effects still happen
    Given Cat leads arena 1 with hikaru
    And arena 1 has return
    And Cat leads arena 2 with masaru
    When the plans are revealed
    Then Cat has 7 Hidden Weapons
    And Cat has hikaru in hand

  @fur.ruling.return-auto
  Scenario: Hua leaves her token after RETURN too
    Given Dog leads arena 1 with hua
    And arena 1 has return
    When the plans are revealed
    Then there is a Hua token on arena 1
    And Dog's Rest Area is empty

  @fur.ruling.return-auto @fur.recover.pass
  Scenario: Cards taken back count as played this round, so that it is no pass
    Given Dog has hua left in hand
    And Dog leads arena 1 with yue
    And arena 1 has return
    When the plans are revealed
    Then Dog holds yue and hua

  @fur.ruling.return-tokens
  Scenario: RETURN moves animals only
    Given Dog has the Coconut
    And Dog has 3 Hidden Weapons
    And Dog leads arena 1 with ban, with 2 Hidden Weapons and the Coconut
    And arena 1 has return
    When the plans are revealed
    Then Dog has ban in hand
    And Dog has 1 Hidden Weapon
    And Dog has the Coconut
    And the Warehouse has 19 Hidden Weapons

  # ---------------------------------------------------------------- BOOM

  @fur.ach.boom @fur.ach.boom-once @fur.ach.boom-open
  Scenario Outline: A BOOM costs more with each one before it: <owns>
    Given Dog owns <owns>
    And Dog leads arena 1 with ban
    And arena 1 has boom
    When the plans are revealed
    Then Cat has <sp> SP
    And all see that Dog owns <after>

    Examples:
      | owns                | sp | after                     |
      | apple               | 10 | apple and boom            |
      | boom                | 9  | boom and boom             |
      | boom and boom       | 7  | boom, boom and boom       |
      | boom, boom and boom | 7  | boom, boom, boom and boom |

  @fur.ach.boom-example @fur.ach.boom-once
  Scenario: The first BOOM costs 2 SP, another one won later costs 3
    Given Dog leads arena 1 with ban
    And arena 1 has boom
    And the next cards drawn will be boom, kiwano, kiwano
    When the plans are revealed
    Then Cat has 10 SP
    When Dog leads arena 1 with yue
    And the plans are revealed
    Then Cat has 7 SP
    And Dog owns boom and boom

  @fur.ach.boom-once
  Scenario: A BOOM is not used again
    Given Dog owns boom
    And Dog leads arena 1 with ban
    And arena 1 has kiwano
    When the plans are revealed
    Then Cat has 12 SP

  @fur.ach.boom
  Scenario: Only one's own BOOMs are counted
    Given Cat owns boom and boom
    And Dog leads arena 1 with ban
    And arena 1 has boom
    When the plans are revealed
    Then Cat has 10 SP
    And Dog owns boom

  @fur.ruling.two-booms-one-stack
  Scenario: Two BOOMs won together cost 2 and then 3 SP
    Given Dog leads arena 1 with ban
    And arena 1 has boom and boom
    When the plans are revealed
    Then Cat has 7 SP
