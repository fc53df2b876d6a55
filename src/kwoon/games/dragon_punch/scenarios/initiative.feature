Feature: The Initiative

  Background:
    Given a game of Dragon Punch between Ann and Bo with characters ten

  @dp.init.none-at-start
  Scenario: Nobody has the Initiative in the first turn
    When the game is dealt
    And the characters are picked
    Then nobody has the Initiative

  @dp.init.sources @dp.ruling.on-hit-any
  Scenario Outline: A successful attack of some moves earns the Initiative, and of others does not: <move>
    Given Ann can play <move>
    And Bo can play taunt
    When Ann plays <move> and Bo plays taunt
    And the damage is switched
    Then <holder> has the Initiative

    Examples:
      | move               | holder |
      | low-poke           | Ann    |
      | throw              | Ann    |
      | atom-smasher       | Ann    |
      | crouching-fireball | Ann    |
      | sweep              | Ann    |
      | ankle-anchor       | Ann    |
      | high-kick          | nobody |
      | combo-kick         | nobody |
      | electric-uppercut  | nobody |
      | fireball           | nobody |
      | divekick           | nobody |
      | auto-punch         | nobody |
      | boiler-stomp       | nobody |
      | meteor-storm       | nobody |
      | gate-breaker       | nobody |
      | twin-herons        | nobody |

  @dp.init.sources @dp.effect.initiative-on-block
  Scenario Outline: A Block that blocks an attack earns the Initiative: <move> against <attack>
    Given Ann can play <move>
    And Bo can play <attack>
    When Ann plays <move> and Bo plays <attack>
    And the damage is switched
    Then <holder> has the Initiative

    Examples:
      | move          | attack   | holder |
      | block         | sweep    | Ann    |
      | block         | fireball | Ann    |
      | gate-breaker  | sweep    | Ann    |
      | block         | taunt    | nobody |
      | gate-breaker  | taunt    | nobody |
      | second-kettle | sweep    | nobody |

  @dp.ruling.partial-block
  Scenario: One blocked attack is enough, even if the other one hits
    Given Ann can play gate-breaker
    And Bo can play combo-kick
    And Bo has the Initiative
    When Ann plays gate-breaker and Bo plays combo-kick
    Then Bo's attacks are High Successful and Low Blocked
    And Ann takes 2 damage
    When Ann switches throw, taunt
    Then Ann has the Initiative

  @dp.ruling.on-hit-any
  Scenario Outline: A <fate> attack earns nothing: sweep against <move>
    Given Ann can play sweep
    And Bo can play <move>
    And <holder> has the Initiative
    When Ann plays sweep and Bo plays <move>
    And the damage is switched
    Then Ann's attack is Low <fate>
    And Ann does not have the Initiative

    Examples:
      | move          | holder | fate        |
      | hopping-taunt | nobody | Evaded      |
      | second-kettle | nobody | Blocked     |
      | high-kick     | Bo     | Interrupted |

  @dp.ruling.on-hit-any
  Scenario: One successful attack of two is enough
    Given a pack in which twin-herons has the effects initiative-on-hit
    And Ann can play twin-herons
    And Bo can play hopping-taunt
    When Ann plays twin-herons and Bo plays hopping-taunt
    Then Ann's attacks are High Successful and Low Evaded
    When Bo switches block
    Then Ann has the Initiative

  @dp.ruling.zero-strength
  Scenario: An attack without strength earns the Initiative and switches nothing
    Given Ann can play low-poke
    And Bo can play taunt
    When Ann plays low-poke and Bo plays taunt
    Then Ann's attack is Low Successful
    And nobody takes damage
    And Ann has the Initiative
    And Bo has 6 health

  @dp.ruling.zero-strength
  Scenario: An attack without strength interrupts a strong one
    Given Ann can play low-poke
    And Bo can play sweep
    When Ann plays low-poke and Bo plays sweep
    Then Bo's attack is Low Interrupted
    And nobody takes damage
    And Ann has the Initiative

  @dp.ruling.zero-strength
  Scenario: An attack without strength is interrupted by Initiative like any other
    Given Ann can play low-poke
    And Bo can play sweep
    And Bo has the Initiative
    When Ann plays low-poke and Bo plays sweep
    Then Ann's attack is Low Interrupted
    And Ann takes 1 damage

  @dp.ruling.evade-earns-nothing
  Scenario Outline: Evading earns nothing: <evade> against <attack>
    Given Ann can play <evade>
    And Bo can play <attack>
    When Ann plays <evade> and Bo plays <attack>
    And the damage is switched
    Then nobody has the Initiative

    Examples:
      | evade             | attack    |
      | smoke-curtain     | high-kick |
      | hopping-taunt     | sweep     |
      | electric-uppercut | fireball  |
      | divekick          | sweep     |

  @dp.ruling.evade-earns-nothing
  Scenario: Where a move blocks and evades, it evades
    Given a pack in which block has High: block and evade
    And Ann can play block
    And Bo can play high-kick
    When Ann plays block and Bo plays high-kick
    Then Bo's attack is High Evaded
    And nobody has the Initiative

  @dp.ruling.evade-earns-nothing
  Scenario: Where a move blocks and evades, it evades even what cannot be blocked
    Given a pack in which block has High: block and evade
    And Ann can play block
    And Bo can play throw
    When Ann plays block and Bo plays throw
    Then Bo's attack is High Evaded
    And nobody takes damage

  @dp.init.one-turn @dp.ruling.init-expires
  Scenario: The Initiative lasts for the next turn only, used or not
    When Ann plays low-poke and Bo plays taunt
    Then Ann has the Initiative
    When Ann plays high-kick and Bo plays block
    Then Ann does not have the Initiative
    And Bo has the Initiative
    When Ann plays taunt and Bo plays taunt
    Then nobody has the Initiative

  @dp.ruling.init-expires
  Scenario: Who holds the Initiative may earn it again
    Given Ann can play throw
    And Ann has the Initiative
    When Ann plays throw and Bo plays taunt
    And Bo switches block
    Then Ann has the Initiative

  @dp.ruling.init-expires
  Scenario: Who wins with the Initiative but earns none has it no longer
    Given Ann has the Initiative
    When Ann plays high-kick and Bo plays fireball
    And Bo switches block, throw
    Then nobody has the Initiative
    When Ann plays fireball and Bo plays low-poke
    Then Bo has the Initiative

  @dp.init.single-holder
  Scenario: If both earn it, nobody has it
    When Ann plays throw and Bo plays throw
    Then Ann's attack is High Successful
    And Bo's attack is High Successful
    When Ann switches block and Bo switches block
    Then nobody has the Initiative

  @dp.init.single-holder @dp.ruling.init-always
  Scenario: Charge claims it for both, so nobody has it
    Given Ann can play charge
    And Bo can play charge
    And Ann has the Initiative
    When Ann plays charge and Bo plays charge
    Then nobody has the Initiative

  @dp.init.single-holder @dp.ruling.init-always
  Scenario: Charge and a Throw both claim it
    Given Ann can play charge
    And Bo can play throw
    When Ann plays charge and Bo plays throw
    And Ann switches taunt
    Then nobody has the Initiative

  @dp.ruling.init-always
  Scenario: Charge says that it is an exception, Block does not
    Then charge says "This is an exception: other moves have to hit or block to earn it."
    And block does not say "exception"

  @dp.ruling.init-always
  Scenario Outline: Charge earns the Initiative whatever happens: against <move>
    Given Ann can play charge
    And Bo can play <move>
    When Ann plays charge and Bo plays <move>
    And the damage is switched
    Then Ann has the Initiative

    Examples:
      | move      |
      | taunt     |
      | block     |
      | high-kick |
      | low-poke  |

  @dp.init.only-both-attack
  Scenario: The Initiative does not help a player who does not attack
    Given Ann has the Initiative
    And Bo can play high-kick
    When Ann plays taunt and Bo plays high-kick
    Then Bo's attack is High Successful
    And Ann takes 2 damage

  @dp.ruling.init-beats-zero
  Scenario Outline: The Initiative beats even an attack of time 0
    Given a pack in which high-kick has High: attack 2 at time 0
    And <holder> has the Initiative
    When Ann plays high-kick and Bo plays throw
    Then <winner>'s attack is High Successful
    And <loser>'s attack is High Interrupted

    Examples:
      | holder | winner | loser |
      | nobody | Ann    | Bo    |
      | Bo     | Bo     | Ann   |

  @dp.ruling.init-needs-open
  Scenario: The Initiative does not interrupt by itself: if its holder's attack is evaded, the slower one hits
    Given Ann can play divekick
    And Bo can play sweep
    And Bo has the Initiative
    When Ann plays divekick and Bo plays sweep
    Then Bo's attack is Low Evaded
    And Ann's attack is High Successful
    And Bo takes 2 damage
