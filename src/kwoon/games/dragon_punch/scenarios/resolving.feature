Feature: Comparing the two moves

  Background:
    Given a game of Dragon Punch between Ann and Bo with characters ten

  @dp.example.poke-combo @dp.combat.fastest @dp.ruling.zero-strength
  Scenario: The rulebook's first example: Low Poke against Combo Kick
    Given Ann can play low-poke
    And Bo can play combo-kick
    And nobody has the Initiative
    When Ann plays low-poke and Bo plays combo-kick
    Then Bo's attacks are High Evaded and Low Interrupted
    And Ann's attack is Low Successful
    And nobody takes damage

  @dp.example.poke-combo-initiative @dp.combat.initiative @dp.init.only-both-attack
  Scenario: The rulebook's first example, if Combo Kick has the Initiative
    Given Ann can play low-poke
    And Bo can play combo-kick
    And Bo has the Initiative
    When Ann plays low-poke and Bo plays combo-kick
    Then Bo's attacks are High Evaded and Low Successful
    And Ann's attack is Low Interrupted
    And Ann takes 1 damage
    And Bo takes no damage

  @dp.example.meteor-fireball @dp.ruling.clash-after-speed @dp.ruling.clash-needs-open @dp.effect.projectile
  Scenario: The rulebook's second example: Meteor Storm against Fireball
    Given Ann can play meteor-storm
    And Bo can play fireball
    And nobody has the Initiative
    When Ann plays meteor-storm and Bo plays fireball
    Then Ann's attacks are High Interrupted and Low Interrupted
    And Bo's attack is High Interrupted
    And nobody takes damage

  @dp.example.meteor-fireball-initiative @dp.ruling.initiative-no-clash-break @dp.effect.projectile
  Scenario: The rulebook's second example, if Meteor Storm has the Initiative
    Given Ann can play meteor-storm
    And Bo can play fireball
    And Ann has the Initiative
    When Ann plays meteor-storm and Bo plays fireball
    Then Ann's attacks are High Interrupted and Low Successful
    And Bo's attack is High Interrupted
    And Bo takes 1 damage
    And Ann takes no damage

  @dp.combat.check-defence @dp.combat.stopped
  Scenario Outline: An icon at the same height stops an attack: <attack> against <defence>
    Given Ann can play <attack>
    And Bo can play <defence>
    When Ann plays <attack> and Bo plays <defence>
    Then Ann's attack is <fate>
    And Bo takes no damage

    Examples:
      | attack    | defence       | fate         |
      | high-kick | block         | High Blocked |
      | high-kick | low-poke      | High Evaded  |
      | sweep     | block         | Low Blocked  |
      | sweep     | hopping-taunt | Low Evaded   |
      | sweep     | divekick      | Low Evaded   |
      | sweep     | gate-breaker  | Low Blocked  |

  @dp.combat.check-defence
  Scenario Outline: An icon at the other height stops nothing: <attack> against <defence>
    Given Ann can play <attack>
    And Bo can play <defence>
    When Ann plays <attack> and Bo plays <defence>
    Then Ann's attack is High Successful
    And Bo takes <damage> damage

    Examples:
      | attack    | defence       | damage |
      | high-kick | hopping-taunt | 2      |
      | high-kick | second-kettle | 2      |
      | fireball  | hopping-taunt | 1      |

  @dp.combat.check-defence @dp.combat.damage
  Scenario: Of two attacks each is checked by itself
    Given Ann can play twin-herons
    And Bo can play second-kettle
    When Ann plays twin-herons and Bo plays second-kettle
    Then Ann's attacks are High Successful and Low Blocked
    And Bo takes 1 damage

  @dp.combat.one-side-open @dp.ruling.init-needs-open
  Scenario: A slow attack succeeds against a quick one that is evaded, even if that one has the Initiative
    Given Ann can play crouching-fireball
    And Bo can play fireball
    And Bo has the Initiative
    When Ann plays crouching-fireball and Bo plays fireball
    Then Bo's attack is High Evaded
    And Ann's attack is Low Successful
    And Bo takes 1 damage
    And Ann takes no damage

  @dp.combat.one-side-open @dp.ruling.init-needs-open
  Scenario: A slow attack succeeds against a quick one that is blocked
    Given Ann can play gate-breaker
    And Bo can play sweep
    And Bo has the Initiative
    When Ann plays gate-breaker and Bo plays sweep
    Then Bo's attack is Low Blocked
    And Ann's attack is High Successful
    And Bo takes 2 damage

  @dp.combat.one-side-open
  Scenario: The only attack succeeds, however slow
    Given Ann can play auto-punch
    And Bo can play taunt
    When Ann plays auto-punch and Bo plays taunt
    Then Ann's attack is High Successful
    And Bo takes 2 damage

  @dp.combat.both-open @dp.combat.fastest
  Scenario Outline: Of two attacks that get through the quicker succeeds, at the same height or not: <slow> against <quick>
    Given Ann can play <slow>
    And Bo can play <quick>
    When Ann plays <slow> and Bo plays <quick>
    Then Ann's attack is <interrupted>
    And Bo's attack is <successful>
    And Ann takes <damage> damage
    And Bo takes no damage

    Examples:
      | slow      | quick     | interrupted      | successful      | damage |
      | high-kick | fireball  | High Interrupted | High Successful | 1      |
      | high-kick | sweep     | High Interrupted | Low Successful  | 1      |
      | throw     | high-kick | High Interrupted | High Successful | 2      |
      | sweep     | low-poke  | Low Interrupted  | Low Successful  | no     |

  @dp.combat.both-open @dp.combat.initiative @dp.init.meaning
  Scenario Outline: The Initiative comes before time: <slow> against <quick>
    Given Ann can play <slow>
    And Bo can play <quick>
    And Ann has the Initiative
    When Ann plays <slow> and Bo plays <quick>
    Then Ann's attack is <successful>
    And Bo's attack is <interrupted>
    And Bo takes <damage> damage
    And Ann takes no damage

    Examples:
      | slow      | quick     | successful      | interrupted      | damage |
      | high-kick | fireball  | High Successful | High Interrupted | 2      |
      | high-kick | sweep     | High Successful | Low Interrupted  | 2      |
      | throw     | high-kick | High Successful | High Interrupted | 1      |
      | sweep     | low-poke  | Low Successful  | Low Interrupted  | 1      |

  @dp.combat.initiative @dp.init.meaning
  Scenario: With the Initiative both attacks of a move are quick
    Given Ann can play meteor-storm
    And Bo can play sweep
    And Ann has the Initiative
    When Ann plays meteor-storm and Bo plays sweep
    Then Ann's attacks are High Successful and Low Successful
    And Bo's attack is Low Interrupted
    And Bo takes 3 damage

  @dp.combat.initiative
  Scenario: The Initiative decides between attacks of the same time
    Given Ann can play high-kick
    And Bo can play high-kick
    And Bo has the Initiative
    When Ann plays high-kick and Bo plays high-kick
    Then Ann's attack is High Interrupted
    And Ann takes 2 damage
    And Bo takes no damage

  @dp.combat.same-time @dp.ruling.both-damage-together
  Scenario Outline: Attacks of the same time all succeed: <ann> against <bo>
    Given Ann can play <ann>
    And Bo can play <bo>
    When Ann plays <ann> and Bo plays <bo>
    Then Ann's attack is <Ann's>
    And Bo's attack is <Bo's>
    And Ann takes <to Ann> damage
    And Bo takes <to Bo> damage
    And Ann and Bo are both asked

    Examples:
      | ann       | bo           | Ann's           | Bo's            | to Ann | to Bo |
      | high-kick | high-kick    | High Successful | High Successful | 2      | 2     |
      | fireball  | sweep        | High Successful | Low Successful  | 1      | 1     |
      | throw     | atom-smasher | High Successful | High Successful | 2      | 1     |

  @dp.combat.damage @dp.ruling.total-damage
  Scenario: Two attacks that succeed add up
    Given Ann can play combo-kick
    And Bo can play taunt
    When Ann plays combo-kick and Bo plays taunt
    Then Ann's attacks are High Successful and Low Successful
    And Bo takes 3 damage
    And Bo must switch 3 cards

  @dp.ruling.side-with-fastest @dp.ruling.total-damage
  Scenario: Who owns the quickest attack wins the exchange with all attacks, the slower one too
    Given Ann can play twin-herons
    And Bo can play ankle-anchor
    When Ann plays twin-herons and Bo plays ankle-anchor
    Then Ann's attacks are High Successful and Low Successful
    And Bo's attack is Low Interrupted
    And Bo takes 3 damage
    And Ann takes no damage

  @dp.ruling.side-with-fastest
  Scenario: The slower attack of the winner succeeds even if it is the slowest of all
    Given a pack in which twin-herons has Low: attack 2 at time 9
    And Ann can play twin-herons
    And Bo can play throw
    When Ann plays twin-herons and Bo plays throw
    Then Ann's attacks are High Successful and Low Successful
    And Bo's attack is High Interrupted

  @dp.ruling.side-with-fastest
  Scenario: Only attacks that get through count as the quickest
    Given Ann can play twin-herons
    And Bo can play electric-uppercut
    When Ann plays twin-herons and Bo plays electric-uppercut
    Then Ann's attacks are High Evaded and Low Successful
    And Bo's attack is High Interrupted
    And Bo takes 2 damage

  @dp.ruling.tied-fastest
  Scenario: When the quickest of both are equal, these succeed and the slower ones do not
    Given Ann can play combo-kick
    And Bo can play twin-herons
    When Ann plays combo-kick and Bo plays twin-herons
    Then Ann's attacks are High Successful and Low Interrupted
    And Bo's attacks are High Successful and Low Interrupted
    And Ann takes 1 damage
    And Bo takes 2 damage

  @dp.ruling.tied-fastest
  Scenario: A tie of the quickest, when one side has only one attack
    Given Ann can play combo-kick
    And Bo can play high-kick
    When Ann plays combo-kick and Bo plays high-kick
    Then Ann's attacks are High Successful and Low Interrupted
    And Bo's attack is High Successful
    And Ann takes 2 damage
    And Bo takes 2 damage

  @dp.ruling.clash-needs-open @dp.effect.projectile
  Scenario Outline: Equal projectiles at the same height cancel each other regardless of the Initiative: <holder>
    Given Ann can play <move>
    And Bo can play <move>
    And <holder> has the Initiative
    When Ann plays <move> and Bo plays <move>
    Then nobody takes damage
    And nobody has the Initiative
    And no attack is Successful

    Examples:
      | move         | holder |
      | fireball     | nobody |
      | fireball     | Ann    |
      | meteor-storm | nobody |
      | meteor-storm | Bo     |

  @dp.ruling.clash-needs-open
  Scenario: Projectiles clash Low as well, regardless of the Initiative
    Given Ann can play crouching-fireball
    And Bo can play meteor-storm
    And Bo has the Initiative
    When Ann plays crouching-fireball and Bo plays meteor-storm
    Then Bo's attacks are High Evaded and Low Interrupted
    And Ann's attack is Low Interrupted

  @dp.ruling.clash-needs-open
  Scenario: Stopped projectiles do not clash
    Given a pack in which fireball has High: attack 1 at time 3 and evade
    And Ann can play meteor-storm
    And Bo can play fireball
    When Ann plays meteor-storm and Bo plays fireball
    Then Ann's attacks are High Evaded and Low Interrupted
    And Bo's attack is High Successful
    And Ann takes 1 damage

  @dp.effect.projectile
  Scenario: A projectile is no match for an ordinary attack that is quicker
    Given Ann can play meteor-storm
    And Bo can play high-kick
    When Ann plays meteor-storm and Bo plays high-kick
    Then Ann's attacks are High Interrupted and Low Interrupted
    And Bo's attack is High Successful

  @dp.effect.projectile
  Scenario: Projectiles at different heights pass each other
    Given a pack in which crouching-fireball has High: nothing
    And Ann can play crouching-fireball
    And Bo can play fireball
    When Ann plays crouching-fireball and Bo plays fireball
    Then Ann's attack is Low Interrupted
    And Bo's attack is High Successful
    And Ann takes 1 damage

  @dp.effect.unblockable @dp.ruling.throw-earns-no-block @dp.effect.initiative-on-block
  Scenario Outline: A Throw cannot be blocked, and the Block earns nothing: <throw>
    Given Ann can play <throw>
    And Bo can play block
    When Ann plays <throw> and Bo plays block
    And the damage is switched
    Then Ann's attack is <fate>
    And Bo takes <damage> damage
    And Ann has the Initiative

    Examples:
      | throw        | fate            | damage |
      | throw        | High Successful | 1      |
      | atom-smasher | High Successful | 2      |
      | ankle-anchor | Low Successful  | 1      |

  @dp.ruling.throw-earns-no-block
  Scenario: A Block earns nothing from an unblockable attack even if that earns nothing either
    Given a pack in which throw has the effects unblockable
    And Ann can play throw
    And Bo can play block
    When Ann plays throw and Bo plays block
    Then Bo takes 1 damage
    When Bo switches block
    Then nobody has the Initiative

  @dp.effect.unblockable
  Scenario Outline: A Throw can be evaded: <throw> against <evade>
    Given Ann can play <throw>
    And Bo can play <evade>
    When Ann plays <throw> and Bo plays <evade>
    Then Ann's attack is <fate>
    And nobody takes damage
    And Ann does not have the Initiative

    Examples:
      | throw        | evade         | fate        |
      | throw        | smoke-curtain | High Evaded |
      | atom-smasher | smoke-curtain | High Evaded |
      | throw        | low-poke      | High Evaded |
      | ankle-anchor | hopping-taunt | Low Evaded  |

  @dp.effect.uninterruptible @dp.ruling.uninterruptible-trades
  Scenario Outline: An Auto-Punch is not interrupted by a quicker attack, which hits too; Initiative: <holder>
    Given Ann can play auto-punch
    And Bo can play high-kick
    And <holder> has the Initiative
    When Ann plays auto-punch and Bo plays high-kick
    Then Ann's attack is High Successful
    And Bo's attack is High Successful
    And Ann takes 2 damage
    And Bo takes 2 damage

    Examples:
      | holder |
      | nobody |
      | Bo     |

  @dp.effect.uninterruptible
  Scenario Outline: An Auto-Punch can be blocked or evaded: <defence>
    Given Ann can play auto-punch
    And Bo can play <defence>
    When Ann plays auto-punch and Bo plays <defence>
    Then Ann's attack is <fate>
    And nobody takes damage

    Examples:
      | defence  | fate         |
      | block    | High Blocked |
      | low-poke | High Evaded  |

  @dp.ruling.uninterruptible-trades
  Scenario: With the Initiative an Auto-Punch interrupts like any attack
    Given Ann can play auto-punch
    And Bo can play high-kick
    And Ann has the Initiative
    When Ann plays auto-punch and Bo plays high-kick
    Then Ann's attack is High Successful
    And Bo's attack is High Interrupted
    And Ann takes no damage

  @dp.ruling.uninterruptible-trades
  Scenario: A quicker attack that cannot be interrupted interrupts like any attack
    Given Ann can play boiler-stomp
    And Bo can play meteor-storm
    When Ann plays boiler-stomp and Bo plays meteor-storm
    Then Ann's attack is Low Successful
    And Bo's attacks are High Interrupted and Low Interrupted
    And Bo takes 1 damage
    And Ann takes no damage

  @dp.ruling.clash-uninterruptible
  Scenario Outline: Of two projectiles that meet, one that cannot be interrupted flies on; Initiative: <holder>
    Given a pack in which auto-punch has the effects projectile and uninterruptible
    And Ann can play auto-punch
    And Bo can play fireball
    And <holder> has the Initiative
    When Ann plays auto-punch and Bo plays fireball
    Then Ann's attack is High Successful
    And Bo's attack is High Interrupted
    And Bo takes 2 damage
    And Ann takes no damage

    Examples:
      | holder |
      | nobody |
      | Ann    |
      | Bo     |

  @dp.ruling.clash-uninterruptible
  Scenario: Two projectiles that cannot be interrupted both hit
    Given a pack in which auto-punch has the effects projectile and uninterruptible
    And a pack in which fireball has the effects projectile and uninterruptible
    And Ann can play auto-punch
    And Bo can play fireball
    When Ann plays auto-punch and Bo plays fireball
    Then Ann's attack is High Successful
    And Bo's attack is High Successful

  @dp.combat.effects
  Scenario: The effects of both moves count
    Given Ann can play ankle-anchor
    And Bo can play gate-breaker
    When Ann plays ankle-anchor and Bo plays gate-breaker
    Then Ann's attack is Low Successful
    And Bo's attack is High Successful
    And Ann takes 2 damage
    And Bo takes 1 damage

  @dp.combat.effects
  Scenario: One move unflips, the other earns the Initiative
    Given Ann can play sweep
    And Bo can play taunt
    And Bo's flipped cards are block
    When Ann plays sweep and Bo plays taunt
    And Bo switches throw
    Then Ann has the Initiative
    And Bo has no flipped cards

  @dp.ruling.icons-together @dp.ruling.defence-not-interrupted
  Scenario: A defence works although the attack beside it is interrupted
    Given Ann can play electric-uppercut
    And Bo can play combo-kick
    And Bo has the Initiative
    When Ann plays electric-uppercut and Bo plays combo-kick
    Then Ann's attack is High Interrupted
    And Bo's attacks are High Evaded and Low Successful
    And Ann takes 1 damage

  @dp.ruling.icons-together
  Scenario: Attack and evade at one height work together
    Given Ann can play electric-uppercut
    And Bo can play high-kick
    When Ann plays electric-uppercut and Bo plays high-kick
    Then Bo's attack is High Evaded
    And Ann's attack is High Successful
    And Bo takes 2 damage

  @dp.ruling.icons-together
  Scenario: Two attacks with an evade beside them miss each other
    Given Ann can play electric-uppercut
    And Bo can play electric-uppercut
    When Ann plays electric-uppercut and Bo plays electric-uppercut
    Then Ann's attack is High Evaded
    And Bo's attack is High Evaded
    And nobody takes damage

  @dp.ruling.defence-not-interrupted @dp.init.only-both-attack
  Scenario Outline: Neither Initiative nor time weakens a defence: <attack> against <defence>
    Given Ann can play <attack>
    And Bo can play <defence>
    And Ann has the Initiative
    When Ann plays <attack> and Bo plays <defence>
    Then Ann's attack is <fate>
    And Bo takes no damage

    Examples:
      | attack    | defence           | fate         |
      | fireball  | block             | High Blocked |
      | fireball  | electric-uppercut | High Evaded  |
      | low-poke  | gate-breaker      | Low Blocked  |
      | sweep     | divekick          | Low Evaded   |
      | high-kick | smoke-curtain     | High Evaded  |
