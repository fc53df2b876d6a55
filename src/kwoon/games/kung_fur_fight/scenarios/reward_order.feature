Feature: The winner chooses the order of several rewards

  Background:
    Given a game of 功夫擂台 Kung Fur Fight between Dog and Cat with rewards winner chooses

  @fur.ruling.reward-order
  Scenario: The winner names each next reward, and the last one is used by itself
    Given Dog leads arena 1 with yue
    And arena 1 has power, crash and break
    When the plans are revealed
    Then only Dog is asked
    And Dog may only take power, crash or break
    When Dog takes break
    Then all are told in this order: break gained
    And Dog may only take power or crash
    When Dog takes crash
    Then all are told in this order: crash gained, power gained
    And a new round has begun

  @fur.ruling.reward-order
  Scenario: Rewards of one kind need no order
    Given Dog leads arena 1 with yue
    And arena 1 has boom and boom
    When the plans are revealed
    Then a new round has begun
    And Cat has 7 SP

  @fur.ruling.reward-order @fur.ruling.peel-in-place
  Scenario: A card picked with Peel is used before the others
    Given Dog leads arena 1 with yue
    And arena 1 has kiwano, power and peel
    And the next cards drawn will be crash, shock, boom
    When the plans are revealed
    And Dog takes peel
    And Dog picks crash
    Then all are told in this order: peel gained, crash gained
    And Cat has 9 SP
    And Dog may only take kiwano or power
    When Dog takes power
    Then all are told in this order: power gained, kiwano gained
