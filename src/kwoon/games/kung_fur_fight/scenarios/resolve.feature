Feature: The Resolve Phase

  Dog's AP are always named first. Arenas that a scenario does not speak of have Rangers as rewards.

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  @fur.resolve.example-arena1 @fur.resolve.example-arena2 @fur.resolve.example-arena3 @fur.resolve.order
  @fur.resolve.ap-sum @fur.resolve.winner @fur.resolve.skip-empty @fur.ruling.hikaru-any-result @fur.card.masaru
  @fur.card.hikaru @fur.card.hua-place @fur.card.yue
  Scenario: The worked example of a whole round
    Given arena 1 has crash
    And arena 2 has peach
    And arena 3 has ming
    And Dog leads arena 1 with hua, assisted by chai
    And Cat leads arena 1 with masaru, assisted by ringo, with 1 Hidden Weapon
    And Dog leads arena 3 with yue
    And Cat leads arena 3 with hikaru
    And the next cards drawn will be boom, boom, boom
    When the plans are revealed
    Then the AP in arena 1 are 6 to 8
    And Cat wins arena 1
    And arena 2 is skipped
    And the AP in arena 3 are 7 to 2
    And Dog wins arena 3
    And Dog has 9 SP
    And Cat has 12 SP
    And Dog has 1 VP
    And Cat has 1 VP
    And Cat has 7 Hidden Weapons
    And there is a Hua token on arena 1
    And arena 2 has peach and boom
    And Dog has ming in hand
    And the Discard Area is crash
    And all are told in this order: arena 1 won, crash gained, weapons taken, Hua token laid, arena 3 won, ming gained, weapons taken

  @fur.resolve.winner @fur.resolve.vp
  Scenario Outline: The higher AP wins, and with it 1 VP: <dog> against <cat>
    Given Dog leads arena <arena> with <dog>
    And Cat leads arena <arena> with <cat>
    When the plans are revealed
    Then the AP in arena <arena> are <dog ap> to <cat ap>
    And <winner> wins arena <arena>
    And Dog has <dog vp> VP
    And Cat has <cat vp> VP

    Examples:
      | arena | dog   | cat    | dog ap | cat ap | winner | dog vp | cat vp |
      | 1     | ban   | masaru | 4      | 3      | Dog    | 1      | 0      |
      | 1     | ban   | yaou   | 4      | 5      | Cat    | 0      | 1      |
      | 2     | chai  | hikaru | 4      | 2      | Dog    | 1      | 0      |
      | 2     | fu    | hikaru | 1      | 2      | Cat    | 0      | 1      |
      | 3     | chai  | yaou   | 4      | 5      | Cat    | 0      | 1      |
      | 3     | hua   | hokuto | 2      | 1      | Dog    | 1      | 0      |

  @fur.resolve.ap-sum
  Scenario: The AP of a side are those of all its animals and all its tokens there
    Given Dog has the Coconut
    And there is a Hua token on arena 2
    And Dog has 2 Mushrooms on arena 2
    And Dog leads arena 2 with yue, assisted by ban and chai, with 3 Hidden Weapons and the Coconut
    And Cat leads arena 2 with yaou, assisted by masaru, with 2 Hidden Weapons
    When the plans are revealed
    Then the AP in arena 2 are 24 to 10

  @fur.resolve.tie
  Scenario: Equal AP: nobody wins and the rewards stay
    Given Dog leads arena 1 with hua
    And Cat leads arena 1 with hikaru
    And arena 1 has crash and kiwano
    And the next cards drawn will be apple
    When the plans are revealed
    Then nobody wins arena 1
    And Dog has 0 VP
    And Cat has 0 VP
    And Dog has 12 SP
    And Cat has 12 SP
    And arena 1 has crash, kiwano and apple

  @fur.resolve.rewards @fur.ruling.reward-order @fur.resolve.reward-ranger
  Scenario: The winner gets every reward of the arena and of no other
    Given Dog leads arena 1 with yue
    And arena 1 has crash, kiwano and ming
    And arena 2 has coconut
    And the next cards drawn will be boom, boom, boom
    When the plans are revealed
    Then Cat has 9 SP
    And Dog has 5 Hidden Weapons
    And Dog has ming in hand
    And arena 1 has boom
    And arena 2 has coconut and boom
    And the Discard Area is crash and kiwano

  @fur.resolve.reward-ranger
  Scenario: A won Ranger is an animal of its winner from the next round on
    Given Dog leads arena 1 with ban
    And arena 1 has tumaz
    When the plans are revealed
    Then Dog has tumaz in hand
    And Dog may plan "- / tumaz / -"
    When Dog leads arena 2 with tumaz
    And the plans are revealed
    Then the AP in arena 2 are 8 to 0
    And Dog's Rest Area is ban and tumaz

  @fur.resolve.reward-achievement
  Scenario: An Achievement takes effect at once, before the next arena is resolved
    Given Dog leads arena 1 with yue
    And arena 1 has shock
    And Dog leads arena 2 with chai
    And Dog has 0 VP
    And Cat has 2 VP
    When the plans are revealed
    Then the AP in arena 2 are 4 to 0
    And Cat has 11 SP
    And the Discard Area is shock

  @fur.resolve.reward-item @fur.ruling.item-timing
  Scenario: Items that last are kept, the others are discarded after use
    Given Dog leads arena 1 with yue
    And arena 1 has apple, peach and kiwano
    When the plans are revealed
    Then Dog owns apple and peach
    And Dog has 5 Hidden Weapons
    And the Discard Area is kiwano

  @fur.resolve.order
  Scenario: What is won in arena 1 counts in arena 2
    Given Cat leads arena 1 with yaou
    And Dog leads arena 2 with chai
    And Cat leads arena 2 with raihuu
    When the plans are revealed
    Then Cat wins arena 1
    And the AP in arena 2 are 6 to 3
    And Dog wins arena 2
    And all are told in this order: arena 1 won, arena 2 won, arena 3 won

  @fur.resolve.order
  Scenario: Arena 3 comes last
    Given Cat leads arena 3 with yaou
    And Dog leads arena 2 with chai
    And Dog leads arena 1 with ban
    When the plans are revealed
    Then the AP in arena 2 are 4 to 0
    And all are told in this order: arena 1 won, arena 2 won, arena 3 won

  @fur.resolve.tokens-back @fur.ruling.warehouse-short
  Scenario Outline: Used Hidden Weapons go to the Warehouse and the Coconut back to its owner: against <dog>
    Given Cat has 6 Hidden Weapons
    And Cat has the Coconut
    And Cat leads arena 1 with yaou, with 4 Hidden Weapons and the Coconut
    And Dog leads arena 1 with <dog>
    When the plans are revealed
    Then Cat has 2 Hidden Weapons
    And the Warehouse has 18 Hidden Weapons
    And Cat has the Coconut
    And Cat may plan "masaru +2 +coconut / - / -"

    Examples:
      | dog   |
      | hua   |
      | tumaz |

  @fur.ruling.reveal-all @fur.info.screen
  Scenario: All teams are open before the first decision is made
    Given Dog has 8 SP
    And Cat has 2 Hidden Weapons
    And Cat leads arena 1 with ringo
    And Dog leads arena 1 with ban
    And Dog leads arena 2 with yue, assisted by hua
    And Dog leads arena 3 with fu
    And Cat leads arena 3 with yaou
    When the plans are revealed
    Then only Cat is asked
    And all see that Dog's team in arena 1 is ban
    And all see that Dog's team in arena 2 is yue and hua
    And all see that Dog's team in arena 3 is fu
    And all see that Cat's team in arena 1 is ringo
    And all see that Cat's team in arena 3 is yaou

  @fur.ruling.combat-order
  Scenario: First the additions, then the removal, then the counting
    Given Dog leads arena 1 with shiue, assisted by chai
    And Dog has hua left in hand
    And Cat leads arena 1 with shiau-yao, with 3 Hidden Weapons
    When the plans are revealed
    Then only Dog is asked
    When Dog adds hua
    Then only Cat is asked
    When Cat removes hua
    Then the AP in arena 1 are 6 to 6

  @fur.ruling.combat-order
  Scenario: VP and the Leader's blow come before the rewards, and those before what happens after the combat
    Given Cat leads arena 1 with masaru
    And Dog leads arena 1 with hua
    And arena 1 has crash and kiwano
    When the plans are revealed
    Then all are told in this order: arena 1 won, VP gained, crash gained, SP lost, kiwano gained, weapons taken, weapons taken, Hua token laid
    And Cat has 9 Hidden Weapons

  @fur.ruling.combat-order
  Scenario: BoShark strikes before the rewards do
    Given Cat leads arena 1 with boshark
    And arena 1 has crash and shock
    When the plans are revealed
    Then all are told in this order: arena 1 won, VP gained, SP lost, crash gained, SP lost, shock gained, SP lost, VP gained

  @fur.ruling.combat-order
  Scenario: Yaou goes back only after the rewards
    Given Cat leads arena 1 with yaou, assisted by masaru
    And arena 1 has crash and kiwano
    When the plans are revealed
    Then all are told in this order: crash gained, kiwano gained, animals back

  @fur.ruling.combat-order @fur.ruling.warehouse-short
  Scenario Outline: Kiwano is taken before Masaru's tokens, when the Warehouse has <left>
    Given Dog has <dog> Hidden Weapons
    And Cat leads arena 1 with masaru
    And arena 1 has kiwano
    When the plans are revealed
    Then Cat has <cat> Hidden Weapons
    And the Warehouse has <after> Hidden Weapons

    Examples:
      | dog | left | cat | after |
      | 10  | 10   | 9   | 1     |
      | 13  | 7    | 7   | 0     |
      | 17  | 3    | 3   | 0     |
      | 20  | 0    | 0   | 0     |

  @fur.ruling.warehouse-short
  Scenario: Hidden Weapons in teams are not in the Warehouse until the end of the Resolve Phase
    Given Dog has 10 Hidden Weapons
    And Cat leads arena 1 with yaou, with 8 Hidden Weapons
    And Cat leads arena 2 with hikaru
    When the plans are revealed
    Then Cat has 2 Hidden Weapons
    And the Warehouse has 8 Hidden Weapons

  @fur.ruling.automatic
  Scenario: Nobody is asked about what happens by itself
    Given Dog leads arena 1 with ban
    And Cat leads arena 1 with yaou, with 7 Hidden Weapons
    And arena 1 has return, ginseng and apple
    And Dog leads arena 2 with hua
    And Cat leads arena 3 with hikaru
    When the plans are revealed
    Then Dog and Cat are both asked
    And a new round has begun

  @fur.ruling.automatic @fur.card.ringo @fur.card.shiue @fur.card.shiau-yao @fur.item.peel
  Scenario: The four decisions in mid-round
    Given Dog leads arena 1 with shiue
    And Dog leads arena 2 with shiau-yao
    And Cat leads arena 2 with yaou, assisted by hikaru
    And Cat has 1 Hidden Weapon
    And Cat leads arena 3 with ringo
    And arena 1 has peel
    When the plans are revealed
    Then only Dog is asked
    When Dog adds nobody
    Then only Dog is asked
    When Dog picks any card
    Then only Dog is asked
    When Dog removes nobody
    Then only Cat is asked
    When Cat adds 0 Hidden Weapons
    Then a new round has begun

  @fur.ruling.reward-order
  Scenario: Rewards are used in the order in which they were laid, oldest first
    Given Dog leads arena 1 with yue
    And arena 1 has power, crash and break
    When the plans are revealed
    Then all are told in this order: arena 1 won, power gained, crash gained, break gained

  @fur.ruling.reward-order
  Scenario Outline: The order of the rewards can matter: <first> and then <second> at 12 SP and 2 Hidden Weapons in the Warehouse
    Given Cat has 18 Hidden Weapons
    And Dog leads arena 1 with yue
    And arena 1 has <first> and <second>
    And the next cards drawn will be crash, shock, boom
    When the plans are revealed
    Then Dog has <weapons> Hidden Weapons
    When Dog picks crash
    Then Dog has 2 Hidden Weapons
    And Cat has 9 SP

    Examples:
      | first  | second | weapons |
      | kiwano | peel   | 2       |
      | peel   | kiwano | 0       |

  @fur.ruling.one-sided
  Scenario Outline: One side alone fights against 0 AP: in arena <arena>
    Given Dog leads arena <arena> with fu
    And arena <arena> has crash
    When the plans are revealed
    Then the AP in arena <arena> are 1 to 0
    And Dog wins arena <arena>
    And Dog has 1 VP
    And Cat has 9 SP

    Examples:
      | arena |
      | 1     |
      | 2     |
      | 3     |

  @fur.ruling.one-sided @fur.ruling.passive-tokens
  Scenario Outline: Tokens defend an arena without animals: <cat> against a Hua token and <mushrooms> Mushrooms
    Given there is a Hua token on arena 2
    And Dog has <mushrooms> Mushrooms on arena 2
    And Cat leads arena 2 with <cat>
    When the plans are revealed
    Then the AP in arena 2 are <dog> to <ap>
    And <winner> wins arena 2

    Examples:
      | cat    | mushrooms | dog | ap | winner |
      | yaou   | 0         | 2   | 5  | Cat    |
      | hikaru | 0         | 2   | 2  | nobody |
      | hokuto | 0         | 2   | 1  | Dog    |
      | masaru | 1         | 3   | 3  | nobody |
      | masaru | 2         | 4   | 3  | Dog    |

  @fur.ruling.passive-tokens
  Scenario: Tokens that win an arena get VP and rewards
    Given there is a Hua token on arena 2
    And Cat leads arena 2 with hokuto
    And arena 2 has crash
    When the plans are revealed
    Then Dog has 1 VP
    And Cat has 9 SP

  @fur.ruling.passive-tokens @fur.ruling.skipped-arena @fur.resolve.skip-empty
  Scenario: Tokens alone make no combat
    Given there is a Hua token on arena 2
    And Dog has 2 Mushrooms on arena 2
    And Dog owns apple
    And Dog leads arena 1 with hua
    And arena 2 has crash
    And the next cards drawn will be boom, boom, boom
    When the plans are revealed
    Then arena 2 is skipped
    And arena 3 is skipped
    And Dog has 1 VP
    And Cat has 12 SP
    And there is a Hua token on arena 2
    And Dog has 2 Mushrooms on arena 2
    And arena 2 has crash and boom

  @fur.ruling.sp-bounds
  Scenario: Losses beyond nought are ignored
    Given Dog leads arena 1 with boshark
    And arena 1 has crash, power and shock
    And Cat has 2 SP
    When the plans are revealed
    Then Cat has 0 SP
