Feature: The special moves of the characters

  What each move is, and what comes of it when Ann plays it against each move that Bo may play: the damage that Ann deals, the damage
  that Bo deals, and who has the Initiative in the next turn, if anybody. It may depend on who has the Initiative now.

  Background:
    Given a game of Dragon Punch between Ann and Bo with characters ten

  @dp.move.sweep
  Scenario: Sweep
    Then sweep reads "High: nothing; Low: attack 1 at time 3; initiative-on-hit"
    And sweep against every move comes to
      | Bo plays                                    | without Initiative | Ann has it | Bo has it  |
      | high-kick, electric-uppercut                | 1 : 0, Ann         | 1 : 0, Ann | 0 : 2      |
      | combo-kick, meteor-storm, twin-herons       | 1 : 0, Ann         | 1 : 0, Ann | 0 : 3      |
      | low-poke                                    | 0 : 0, Bo          | 1 : 0, Ann | 0 : 0, Bo  |
      | block, charge                               | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo  |
      | fireball                                    | 1 : 1, Ann         | 1 : 0, Ann | 0 : 1      |
      | crouching-fireball, throw, ankle-anchor     | 1 : 0, Ann         | 1 : 0, Ann | 0 : 1, Bo  |
      | taunt                                       | 1 : 0, Ann         | 1 : 0, Ann | 1 : 0, Ann |
      | hopping-taunt, smoke-curtain, second-kettle | 0 : 0              | 0 : 0      | 0 : 0      |
      | atom-smasher                                | 1 : 0, Ann         | 1 : 0, Ann | 0 : 2, Bo  |
      | sweep                                       | 1 : 1              | 1 : 0, Ann | 0 : 1, Bo  |
      | divekick                                    | 0 : 2              | 0 : 2      | 0 : 2      |
      | auto-punch                                  | 1 : 2, Ann         | 1 : 2, Ann | 0 : 2      |
      | boiler-stomp                                | 1 : 1, Ann         | 1 : 1, Ann | 0 : 1      |
      | gate-breaker                                | 0 : 2, Bo          | 0 : 2, Bo  | 0 : 2, Bo  |

  @dp.move.divekick
  Scenario: Divekick
    Then divekick reads "High: attack 2 at time 5; Low: evade"
    And divekick against every move comes to
      | Bo plays                                                | without Initiative | Ann has it | Bo has it |
      | high-kick, combo-kick                                   | 0 : 2              | 2 : 0      | 0 : 2     |
      | low-poke, crouching-fireball, smoke-curtain             | 0 : 0              | 0 : 0      | 0 : 0     |
      | electric-uppercut                                       | 0 : 2              | 0 : 2      | 0 : 2     |
      | block, charge                                           | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | fireball, twin-herons                                   | 0 : 1              | 2 : 0      | 0 : 1     |
      | taunt, hopping-taunt, sweep, boiler-stomp, ankle-anchor | 2 : 0              | 2 : 0      | 2 : 0     |
      | second-kettle                                           | 2 : 0              | 2 : 0      | 2 : 0     |
      | throw                                                   | 2 : 0              | 2 : 0      | 0 : 1, Bo |
      | atom-smasher                                            | 2 : 0              | 2 : 0      | 0 : 2, Bo |
      | divekick, gate-breaker                                  | 2 : 2              | 2 : 0      | 0 : 2     |
      | auto-punch                                              | 2 : 2              | 2 : 2      | 0 : 2     |
      | meteor-storm                                            | 2 : 0              | 2 : 0      | 0 : 2     |

  @dp.move.auto-punch
  Scenario: Auto-Punch
    Then auto-punch reads "High: attack 2 at time 8; Low: nothing; uninterruptible"
    And auto-punch against every move comes to
      | Bo plays                              | without Initiative | Ann has it | Bo has it |
      | high-kick, divekick, gate-breaker     | 2 : 2              | 2 : 0      | 2 : 2     |
      | combo-kick, meteor-storm, twin-herons | 2 : 3              | 2 : 0      | 2 : 3     |
      | low-poke, block, charge               | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | electric-uppercut                     | 0 : 2              | 0 : 2      | 0 : 2     |
      | fireball                              | 2 : 1              | 2 : 0      | 2 : 1     |
      | crouching-fireball                    | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo |
      | taunt, hopping-taunt, second-kettle   | 2 : 0              | 2 : 0      | 2 : 0     |
      | throw, sweep, ankle-anchor            | 2 : 1, Bo          | 2 : 0      | 2 : 1, Bo |
      | atom-smasher                          | 2 : 2, Bo          | 2 : 0      | 2 : 2, Bo |
      | auto-punch                            | 2 : 2              | 2 : 2      | 2 : 2     |
      | boiler-stomp                          | 2 : 1              | 2 : 1      | 2 : 1     |
      | smoke-curtain                         | 0 : 0              | 0 : 0      | 0 : 0     |

  @dp.move.boiler-stomp
  Scenario: Boiler Stomp
    Then boiler-stomp reads "High: nothing; Low: attack 1 at time 6; uninterruptible"
    And boiler-stomp against every move comes to
      | Bo plays                                       | without Initiative | Ann has it | Bo has it |
      | high-kick, electric-uppercut                   | 1 : 2              | 1 : 0      | 1 : 2     |
      | combo-kick, twin-herons                        | 1 : 3              | 1 : 0      | 1 : 3     |
      | low-poke                                       | 1 : 0, Bo          | 1 : 0      | 1 : 0, Bo |
      | block, charge                                  | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | fireball                                       | 1 : 1              | 1 : 0      | 1 : 1     |
      | crouching-fireball, throw, sweep, ankle-anchor | 1 : 1, Bo          | 1 : 0      | 1 : 1, Bo |
      | taunt                                          | 1 : 0              | 1 : 0      | 1 : 0     |
      | hopping-taunt, smoke-curtain, second-kettle    | 0 : 0              | 0 : 0      | 0 : 0     |
      | atom-smasher                                   | 1 : 2, Bo          | 1 : 0      | 1 : 2, Bo |
      | divekick                                       | 0 : 2              | 0 : 2      | 0 : 2     |
      | auto-punch                                     | 1 : 2              | 1 : 2      | 1 : 2     |
      | boiler-stomp                                   | 1 : 1              | 1 : 1      | 1 : 1     |
      | meteor-storm                                   | 1 : 0              | 1 : 0      | 1 : 3     |
      | gate-breaker                                   | 0 : 2, Bo          | 0 : 2, Bo  | 0 : 2, Bo |

  @dp.move.meteor-storm
  Scenario: Meteor Storm
    Then meteor-storm reads "High: attack 2 at time 7; Low: attack 1 at time 7; projectile"
    And meteor-storm against every move comes to
      | Bo plays                                        | without Initiative | Ann has it | Bo has it |
      | high-kick                                       | 0 : 2              | 3 : 0      | 0 : 2     |
      | combo-kick, twin-herons                         | 0 : 3              | 3 : 0      | 0 : 3     |
      | low-poke                                        | 0 : 0, Bo          | 1 : 0      | 0 : 0, Bo |
      | electric-uppercut                               | 0 : 2              | 1 : 0      | 0 : 2     |
      | block, charge                                   | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | fireball                                        | 0 : 0              | 1 : 0      | 0 : 0     |
      | crouching-fireball, meteor-storm, smoke-curtain | 0 : 0              | 0 : 0      | 0 : 0     |
      | taunt                                           | 3 : 0              | 3 : 0      | 3 : 0     |
      | hopping-taunt, second-kettle                    | 2 : 0              | 2 : 0      | 2 : 0     |
      | throw, sweep, ankle-anchor                      | 0 : 1, Bo          | 3 : 0      | 0 : 1, Bo |
      | atom-smasher                                    | 0 : 2, Bo          | 3 : 0      | 0 : 2, Bo |
      | divekick                                        | 0 : 2              | 2 : 0      | 0 : 2     |
      | auto-punch                                      | 3 : 2              | 3 : 2      | 0 : 2     |
      | boiler-stomp                                    | 0 : 1              | 3 : 1      | 0 : 1     |
      | gate-breaker                                    | 0 : 2, Bo          | 2 : 0, Bo  | 0 : 2, Bo |

  @dp.move.smoke-curtain
  Scenario: Smoke Curtain
    Then smoke-curtain reads "High: evade; Low: evade"
    And smoke-curtain against every move comes to
      | Bo plays                                                  | without Initiative | Ann has it | Bo has it |
      | high-kick, combo-kick, low-poke, electric-uppercut, block | 0 : 0              | 0 : 0      | 0 : 0     |
      | fireball, crouching-fireball, taunt, hopping-taunt, throw | 0 : 0              | 0 : 0      | 0 : 0     |
      | atom-smasher, sweep, divekick, auto-punch, boiler-stomp   | 0 : 0              | 0 : 0      | 0 : 0     |
      | meteor-storm, smoke-curtain, ankle-anchor, gate-breaker   | 0 : 0              | 0 : 0      | 0 : 0     |
      | second-kettle, twin-herons                                | 0 : 0              | 0 : 0      | 0 : 0     |
      | charge                                                    | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |

  @dp.move.ankle-anchor
  Scenario: Ankle Anchor
    Then ankle-anchor reads "High: nothing; Low: attack 1 at time 5; initiative-on-hit, unblockable"
    And ankle-anchor against every move comes to
      | Bo plays                     | without Initiative | Ann has it | Bo has it  |
      | high-kick                    | 0 : 2              | 1 : 0, Ann | 0 : 2      |
      | combo-kick, twin-herons      | 0 : 3              | 1 : 0, Ann | 0 : 3      |
      | low-poke                     | 0 : 0, Bo          | 1 : 0, Ann | 0 : 0, Bo  |
      | electric-uppercut            | 1 : 0, Ann         | 1 : 0, Ann | 0 : 2      |
      | block, taunt, second-kettle  | 1 : 0, Ann         | 1 : 0, Ann | 1 : 0, Ann |
      | charge                       | 1 : 0              | 1 : 0      | 1 : 0      |
      | fireball                     | 0 : 1              | 1 : 0, Ann | 0 : 1      |
      | crouching-fireball, sweep    | 0 : 1, Bo          | 1 : 0, Ann | 0 : 1, Bo  |
      | hopping-taunt, smoke-curtain | 0 : 0              | 0 : 0      | 0 : 0      |
      | throw                        | 1 : 0, Ann         | 1 : 0, Ann | 0 : 1, Bo  |
      | atom-smasher                 | 1 : 0, Ann         | 1 : 0, Ann | 0 : 2, Bo  |
      | divekick                     | 0 : 2              | 0 : 2      | 0 : 2      |
      | auto-punch                   | 1 : 2, Ann         | 1 : 2, Ann | 0 : 2      |
      | boiler-stomp                 | 1 : 1, Ann         | 1 : 1, Ann | 0 : 1      |
      | meteor-storm                 | 1 : 0, Ann         | 1 : 0, Ann | 0 : 3      |
      | ankle-anchor                 | 1 : 1              | 1 : 0, Ann | 0 : 1, Bo  |
      | gate-breaker                 | 1 : 2, Ann         | 1 : 0, Ann | 0 : 2      |

  @dp.move.gate-breaker
  Scenario: Gate Breaker
    Then gate-breaker reads "High: attack 2 at time 5; Low: block; initiative-on-block"
    And gate-breaker against every move comes to
      | Bo plays                            | without Initiative | Ann has it | Bo has it  |
      | high-kick                           | 0 : 2              | 2 : 0      | 0 : 2      |
      | combo-kick                          | 0 : 2, Ann         | 2 : 0, Ann | 0 : 2, Ann |
      | low-poke, crouching-fireball        | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | electric-uppercut                   | 0 : 2              | 0 : 2      | 0 : 2      |
      | block, charge                       | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo  |
      | fireball                            | 0 : 1              | 2 : 0      | 0 : 1      |
      | taunt, hopping-taunt, second-kettle | 2 : 0              | 2 : 0      | 2 : 0      |
      | throw                               | 2 : 0              | 2 : 0      | 0 : 1, Bo  |
      | atom-smasher                        | 2 : 0              | 2 : 0      | 0 : 2, Bo  |
      | sweep, boiler-stomp                 | 2 : 0, Ann         | 2 : 0, Ann | 2 : 0, Ann |
      | divekick, gate-breaker              | 2 : 2              | 2 : 0      | 0 : 2      |
      | auto-punch                          | 2 : 2              | 2 : 2      | 0 : 2      |
      | meteor-storm                        | 2 : 0, Ann         | 2 : 0, Ann | 0 : 2, Ann |
      | smoke-curtain                       | 0 : 0              | 0 : 0      | 0 : 0      |
      | ankle-anchor                        | 2 : 1, Bo          | 2 : 0      | 0 : 1, Bo  |
      | twin-herons                         | 0 : 1, Ann         | 2 : 0, Ann | 0 : 1, Ann |

  @dp.move.second-kettle
  Scenario: Second Kettle
    Then second-kettle reads "High: nothing; Low: block; unflip"
    And second-kettle against every move comes to
      | Bo plays                                                  | without Initiative | Ann has it | Bo has it |
      | high-kick, combo-kick, electric-uppercut, divekick        | 0 : 2              | 0 : 2      | 0 : 2     |
      | auto-punch, meteor-storm, gate-breaker                    | 0 : 2              | 0 : 2      | 0 : 2     |
      | low-poke, block, crouching-fireball, taunt, hopping-taunt | 0 : 0              | 0 : 0      | 0 : 0     |
      | sweep, boiler-stomp, smoke-curtain, second-kettle         | 0 : 0              | 0 : 0      | 0 : 0     |
      | charge                                                    | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | fireball, twin-herons                                     | 0 : 1              | 0 : 1      | 0 : 1     |
      | throw, ankle-anchor                                       | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo |
      | atom-smasher                                              | 0 : 2, Bo          | 0 : 2, Bo  | 0 : 2, Bo |

  @dp.move.twin-herons
  Scenario: Twin Herons
    Then twin-herons reads "High: attack 1 at time 4; Low: attack 2 at time 5"
    And twin-herons against every move comes to
      | Bo plays                     | without Initiative | Ann has it | Bo has it |
      | high-kick                    | 1 : 2              | 3 : 0      | 0 : 2     |
      | combo-kick                   | 1 : 2              | 3 : 0      | 0 : 3     |
      | low-poke                     | 0 : 0, Bo          | 2 : 0      | 0 : 0, Bo |
      | electric-uppercut            | 2 : 0              | 2 : 0      | 0 : 2     |
      | block, charge                | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | fireball                     | 0 : 1              | 3 : 0      | 0 : 1     |
      | crouching-fireball           | 0 : 1, Bo          | 2 : 0      | 0 : 1, Bo |
      | taunt                        | 3 : 0              | 3 : 0      | 3 : 0     |
      | hopping-taunt, second-kettle | 1 : 0              | 1 : 0      | 1 : 0     |
      | throw, ankle-anchor          | 3 : 0              | 3 : 0      | 0 : 1, Bo |
      | atom-smasher                 | 3 : 0              | 3 : 0      | 0 : 2, Bo |
      | sweep                        | 0 : 1, Bo          | 3 : 0      | 0 : 1, Bo |
      | divekick                     | 1 : 0              | 1 : 0      | 0 : 2     |
      | auto-punch                   | 3 : 2              | 3 : 2      | 0 : 2     |
      | boiler-stomp                 | 3 : 1              | 3 : 1      | 0 : 1     |
      | meteor-storm                 | 3 : 0              | 3 : 0      | 0 : 3     |
      | smoke-curtain                | 0 : 0              | 0 : 0      | 0 : 0     |
      | gate-breaker                 | 1 : 0, Bo          | 1 : 0, Bo  | 0 : 2, Bo |
      | twin-herons                  | 1 : 1              | 3 : 0      | 0 : 3     |
