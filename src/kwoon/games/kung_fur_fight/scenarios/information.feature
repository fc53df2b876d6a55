Feature: Who sees what in Kung Fur Fight

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat

  @fur.info.screen @fur.plan.simultaneous
  Scenario: A sealed plan cannot be seen, whatever it is
    Given Cat has 4 Hidden Weapons
    And Cat leads arena 1 with yaou, assisted by masaru, with 3 Hidden Weapons
    When Cat seals the plan
    Then Dog could not tell if Cat had planned "- / - / -" instead
    And Dog could not tell if Cat had planned "yaou masaru / - / -" instead
    And Dog could not tell if Cat had planned "hokuto +1 / ringo +1 / raihuu +2" instead
    And a watcher could not tell if Cat had planned "- / masaru / -" instead
    And Dog does not see yaou and masaru
    And a watcher does not see yaou and masaru

  @fur.info.screen @fur.plan.simultaneous
  Scenario: Nor can an unfinished plan
    Given Cat has 4 Hidden Weapons
    When Cat answers "lead 1 yaou" and then "weapons 1 2"
    Then Dog could not tell if Cat had chosen to lead 2 ringo instead
    And a watcher could not tell if Cat had chosen to lead 3 hokuto instead
    And Dog does not see yaou
    And a watcher does not see yaou

  @fur.info.screen
  Scenario: Tokens in a plan stay hidden: the supply is shown as it was
    Given Cat has 4 Hidden Weapons
    And Cat has the Coconut
    And Cat leads arena 1 with yaou, with 3 Hidden Weapons and the Coconut
    When Cat seals the plan
    Then Dog and a watcher see that Cat has 4 Hidden Weapons
    And Dog and a watcher see that Cat has the Coconut
    And Dog and a watcher see that Cat holds 9 cards
    And Dog and a watcher see that no team is on any arena

  @fur.info.screen
  Scenario: The plan can be seen by its owner, and by all when both are done
    Given Cat has 4 Hidden Weapons
    And Cat leads arena 1 with yaou, assisted by masaru, with 3 Hidden Weapons
    And Dog leads arena 1 with shiue
    When Cat seals the plan
    Then Cat sees yaou and masaru
    When Dog seals the plan
    Then all see yaou and masaru
    And all see that Cat's team in arena 1 is yaou and masaru
    And all see that Cat has 3 Hidden Weapons in arena 1
    And all see that Dog's team in arena 1 is shiue

  @fur.info.rest-own @fur.ruling.info-hand
  Scenario: One's own Rest Area may be looked through, nobody looks through the other's
    Given Dog has ban and hua left in hand
    Then Dog sees that the own Rest Area is fu, yue, chai, chai, hua, shiue and shiue
    And Cat sees that the own Rest Area is empty
    And a watcher sees that the own Rest Area is empty
    And a watcher sees that the own hand is empty
    And Cat does not see ban
    And a watcher does not see ban

  @fur.info.rest-own @fur.ruling.info-log
  Scenario: What was seen in a fight may be remembered until it comes back
    Given Dog leads arena 1 with yue, assisted by chai
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then Dog, Cat and a watcher see that Dog was seen to rest yue and chai
    And Dog, Cat and a watcher see that Cat was seen to rest yaou
    When both pass
    Then Dog, Cat and a watcher see that Dog was seen to rest nobody

  @fur.ruling.info-hand
  Scenario: Of the other's hand, of the Rest Area and of the pile the sizes are shown
    Given Dog has ban and hua left in hand
    Then Cat and a watcher see that Dog holds 2 cards
    And Cat and a watcher see that Dog rests 7 cards
    And Dog and a watcher see that Cat holds 9 cards
    And Dog and a watcher see that Cat rests 0 cards
    And all see that the Reward Pile has 31 cards

  @fur.ruling.info-hand
  Scenario: Nobody sees into another hand or into the pile
    When the game is dealt
    Then Dog does not see yaou, hokuto, ringo, raihuu, hikaru and masaru
    And Cat does not see ban, fu, yue, chai, hua and shiue
    And a watcher does not see ban, fu, yue, chai, hua, shiue, yaou, hokuto, ringo, raihuu, hikaru and masaru
    And nobody sees a card of the Reward Pile

  @fur.info.rewards-open
  Scenario: All cards of a stack are seen by all
    Given arena 1 has crash, kiwano and power
    Then Dog, Cat and a watcher see that arena 1 has crash, kiwano and power

  @fur.ruling.info-public @fur.ach.boom-open
  Scenario: What lies open to all
    Given Dog has 7 SP
    And Dog has 2 VP
    And Dog has Card Limit 4
    And Cat has the Card Limit -1 token
    And Dog has 1 Dish
    And Cat has no Delicacy
    And Cat has 5 Hidden Weapons
    And Dog has the Coconut
    And Dog owns apple, boom and boom
    And Cat owns peach
    And there is a Hua token on arena 3
    And Cat has 1 Mushroom on arena 1
    Then Dog, Cat and a watcher see that Dog has 7 SP
    And Dog, Cat and a watcher see that Dog has 2 VP
    And Dog, Cat and a watcher see that Dog has Card Limit 4
    And Dog, Cat and a watcher see that Cat has the Card Limit -1 token
    And Dog, Cat and a watcher see that Dog has 1 Dish
    And Dog, Cat and a watcher see that Dog has the Delicacy
    And Dog, Cat and a watcher see that Cat has no Delicacy
    And Dog, Cat and a watcher see that Cat has 5 Hidden Weapons
    And Dog, Cat and a watcher see that the Warehouse has 15 Hidden Weapons
    And Dog, Cat and a watcher see that Dog has the Coconut
    And Dog, Cat and a watcher see that Dog owns apple, boom and boom
    And Dog, Cat and a watcher see that Cat owns peach
    And Dog, Cat and a watcher see that there is a Hua token on arena 3
    And Dog, Cat and a watcher see that Cat has 1 Mushroom on arena 1
    And Dog, Cat and a watcher see that the Warehouse has 1 Mushroom

  @fur.ruling.info-public
  Scenario: Discards lie open, except what a Peel left over
    Given Dog leads arena 1 with ban
    And arena 1 has crash and peel
    And the next cards drawn will be destroy, return, block
    When the plans are revealed
    And Dog picks block
    Then Dog, Cat and a watcher see that the Discard Area is crash, peel and block, and 2 cards face down
    And Cat could not tell if other cards lay face down
    And a watcher could not tell if other cards lay face down
    But Dog could tell if other cards lay face down

  @fur.ruling.info-public @fur.item.peel-show
  Scenario: While a player looks at the cards of a Peel, nobody else learns them
    Given Dog leads arena 1 with ban
    And arena 1 has peel
    And the next cards drawn will be destroy, return, block
    When the plans are revealed
    Then Cat could not tell if Peel had shown power, boom and shock instead
    And a watcher could not tell if Peel had shown power, boom and shock instead
    But Dog could tell if Peel had shown power, boom and shock instead

  @fur.ruling.info-hand @fur.ruling.automatic
  Scenario: That Shiue's player is asked tells nothing about the hand
    Given Dog has fu left in hand
    And Dog leads arena 1 with shiue
    When the plans are revealed
    Then only Dog is asked
    And Dog may only add nobody
    And Cat does not see fu

  @fur.ruling.info-log
  Scenario: The log may list what was played
    Given Dog leads arena 1 with yue, assisted by chai
    And Cat leads arena 1 with yaou
    When the plans are revealed
    Then all see yue, chai and yaou
    And Cat's log tells that Dog played yue
    And a watcher's log tells that Cat played yaou
