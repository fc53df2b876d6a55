Feature: The moves of the basic cards

  What each move is, and what comes of it when Ann plays it against each move that Bo may play: the damage that Ann deals, the damage
  that Bo deals, and who has the Initiative in the next turn, if anybody. It may depend on who has the Initiative now.

  Background:
    Given a game of Dragon Punch between Ann and Bo

  @dp.move.high-kick
  Scenario: High Kick
    Then high-kick reads "High: attack 2 at time 4; Low: nothing"
    And high-kick against every move comes to
      | Bo plays                            | without Initiative | Ann has it | Bo has it |
      | high-kick                           | 2 : 2              | 2 : 0      | 0 : 2     |
      | combo-kick                          | 2 : 2              | 2 : 0      | 0 : 3     |
      | low-poke, block, charge             | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | electric-uppercut                   | 0 : 2              | 0 : 2      | 0 : 2     |
      | fireball                            | 0 : 1              | 2 : 0      | 0 : 1     |
      | crouching-fireball                  | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo |
      | taunt, hopping-taunt, second-kettle | 2 : 0              | 2 : 0      | 2 : 0     |
      | throw, ankle-anchor                 | 2 : 0              | 2 : 0      | 0 : 1, Bo |
      | atom-smasher                        | 2 : 0              | 2 : 0      | 0 : 2, Bo |
      | sweep                               | 0 : 1, Bo          | 2 : 0      | 0 : 1, Bo |
      | divekick, gate-breaker              | 2 : 0              | 2 : 0      | 0 : 2     |
      | auto-punch                          | 2 : 2              | 2 : 2      | 0 : 2     |
      | boiler-stomp                        | 2 : 1              | 2 : 1      | 0 : 1     |
      | meteor-storm                        | 2 : 0              | 2 : 0      | 0 : 3     |
      | smoke-curtain                       | 0 : 0              | 0 : 0      | 0 : 0     |
      | twin-herons                         | 2 : 1              | 2 : 0      | 0 : 3     |

  @dp.move.combo-kick
  Scenario: Combo Kick
    Then combo-kick reads "High: attack 2 at time 4; Low: attack 1 at time 5"
    And combo-kick against every move comes to
      | Bo plays                     | without Initiative | Ann has it | Bo has it |
      | high-kick                    | 2 : 2              | 3 : 0      | 0 : 2     |
      | combo-kick                   | 2 : 2              | 3 : 0      | 0 : 3     |
      | low-poke                     | 0 : 0, Bo          | 1 : 0      | 0 : 0, Bo |
      | electric-uppercut            | 1 : 0              | 1 : 0      | 0 : 2     |
      | block, charge                | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | fireball                     | 0 : 1              | 3 : 0      | 0 : 1     |
      | crouching-fireball           | 0 : 1, Bo          | 1 : 0      | 0 : 1, Bo |
      | taunt                        | 3 : 0              | 3 : 0      | 3 : 0     |
      | hopping-taunt, second-kettle | 2 : 0              | 2 : 0      | 2 : 0     |
      | throw, ankle-anchor          | 3 : 0              | 3 : 0      | 0 : 1, Bo |
      | atom-smasher                 | 3 : 0              | 3 : 0      | 0 : 2, Bo |
      | sweep                        | 0 : 1, Bo          | 3 : 0      | 0 : 1, Bo |
      | divekick                     | 2 : 0              | 2 : 0      | 0 : 2     |
      | auto-punch                   | 3 : 2              | 3 : 2      | 0 : 2     |
      | boiler-stomp                 | 3 : 1              | 3 : 1      | 0 : 1     |
      | meteor-storm                 | 3 : 0              | 3 : 0      | 0 : 3     |
      | smoke-curtain                | 0 : 0              | 0 : 0      | 0 : 0     |
      | gate-breaker                 | 2 : 0, Bo          | 2 : 0, Bo  | 0 : 2, Bo |
      | twin-herons                  | 2 : 1              | 3 : 0      | 0 : 3     |

  @dp.move.low-poke
  Scenario: Low Poke
    Then low-poke reads "High: evade; Low: attack 0 at time 2; initiative-on-hit"
    And low-poke against every move comes to
      | Bo plays                                              | without Initiative | Ann has it | Bo has it  |
      | high-kick, electric-uppercut, fireball, taunt, throw  | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | atom-smasher, auto-punch                              | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | combo-kick, meteor-storm                              | 0 : 0, Ann         | 0 : 0, Ann | 0 : 1      |
      | low-poke                                              | 0 : 0              | 0 : 0, Ann | 0 : 0, Bo  |
      | block, charge, gate-breaker                           | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo  |
      | crouching-fireball, sweep, ankle-anchor               | 0 : 0, Ann         | 0 : 0, Ann | 0 : 1, Bo  |
      | hopping-taunt, divekick, smoke-curtain, second-kettle | 0 : 0              | 0 : 0      | 0 : 0      |
      | boiler-stomp                                          | 0 : 1, Ann         | 0 : 1, Ann | 0 : 1      |
      | twin-herons                                           | 0 : 0, Ann         | 0 : 0, Ann | 0 : 2      |

  @dp.move.electric-uppercut
  Scenario: Electric Uppercut
    Then electric-uppercut reads "High: attack 2 at time 6 and evade; Low: nothing"
    And electric-uppercut against every move comes to
      | Bo plays                                         | without Initiative | Ann has it | Bo has it |
      | high-kick, fireball, taunt, hopping-taunt, throw | 2 : 0              | 2 : 0      | 2 : 0     |
      | atom-smasher, divekick, auto-punch, gate-breaker | 2 : 0              | 2 : 0      | 2 : 0     |
      | second-kettle                                    | 2 : 0              | 2 : 0      | 2 : 0     |
      | combo-kick                                       | 0 : 1              | 2 : 0      | 0 : 1     |
      | low-poke, block, charge                          | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | electric-uppercut, smoke-curtain                 | 0 : 0              | 0 : 0      | 0 : 0     |
      | crouching-fireball                               | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo |
      | sweep, ankle-anchor                              | 0 : 1, Bo          | 2 : 0      | 0 : 1, Bo |
      | boiler-stomp                                     | 2 : 1              | 2 : 1      | 0 : 1     |
      | meteor-storm                                     | 2 : 0              | 2 : 0      | 0 : 1     |
      | twin-herons                                      | 0 : 2              | 2 : 0      | 0 : 2     |

  @dp.move.block
  Scenario: Block
    Then block reads "High: block; Low: block; initiative-on-block"
    And block against every move comes to
      | Bo plays                                                  | without Initiative | Ann has it | Bo has it  |
      | high-kick, combo-kick, low-poke, electric-uppercut        | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | fireball, crouching-fireball, sweep, divekick, auto-punch | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | boiler-stomp, meteor-storm, gate-breaker, twin-herons     | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | block, taunt, hopping-taunt, smoke-curtain, second-kettle | 0 : 0              | 0 : 0      | 0 : 0      |
      | charge                                                    | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo  |
      | throw, ankle-anchor                                       | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo  |
      | atom-smasher                                              | 0 : 2, Bo          | 0 : 2, Bo  | 0 : 2, Bo  |

  @dp.move.charge
  Scenario: Charge
    Then charge reads "High: block; Low: block; initiative-always"
    And charge against every move comes to
      | Bo plays                                                  | without Initiative | Ann has it | Bo has it  |
      | high-kick, combo-kick, low-poke, electric-uppercut, block | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | fireball, crouching-fireball, taunt, hopping-taunt, sweep | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | divekick, auto-punch, boiler-stomp, meteor-storm          | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | smoke-curtain, gate-breaker, second-kettle, twin-herons   | 0 : 0, Ann         | 0 : 0, Ann | 0 : 0, Ann |
      | charge                                                    | 0 : 0              | 0 : 0      | 0 : 0      |
      | throw, ankle-anchor                                       | 0 : 1              | 0 : 1      | 0 : 1      |
      | atom-smasher                                              | 0 : 2              | 0 : 2      | 0 : 2      |

  @dp.move.fireball
  Scenario: Fireball
    Then fireball reads "High: attack 1 at time 3; Low: nothing; projectile"
    And fireball against every move comes to
      | Bo plays                            | without Initiative | Ann has it | Bo has it |
      | high-kick, divekick, gate-breaker   | 1 : 0              | 1 : 0      | 0 : 2     |
      | combo-kick, twin-herons             | 1 : 0              | 1 : 0      | 0 : 3     |
      | low-poke, block, charge             | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | electric-uppercut                   | 0 : 2              | 0 : 2      | 0 : 2     |
      | fireball, smoke-curtain             | 0 : 0              | 0 : 0      | 0 : 0     |
      | crouching-fireball                  | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo |
      | taunt, hopping-taunt, second-kettle | 1 : 0              | 1 : 0      | 1 : 0     |
      | throw, ankle-anchor                 | 1 : 0              | 1 : 0      | 0 : 1, Bo |
      | atom-smasher                        | 1 : 0              | 1 : 0      | 0 : 2, Bo |
      | sweep                               | 1 : 1, Bo          | 1 : 0      | 0 : 1, Bo |
      | auto-punch                          | 1 : 2              | 1 : 2      | 0 : 2     |
      | boiler-stomp                        | 1 : 1              | 1 : 1      | 0 : 1     |
      | meteor-storm                        | 0 : 0              | 0 : 0      | 0 : 1     |

  @dp.move.crouching-fireball
  Scenario: Crouching Fireball
    Then crouching-fireball reads "High: evade; Low: attack 1 at time 4; initiative-on-hit, projectile"
    And crouching-fireball against every move comes to
      | Bo plays                                                  | without Initiative | Ann has it | Bo has it  |
      | high-kick, electric-uppercut, fireball, taunt, throw      | 1 : 0, Ann         | 1 : 0, Ann | 1 : 0, Ann |
      | atom-smasher, auto-punch                                  | 1 : 0, Ann         | 1 : 0, Ann | 1 : 0, Ann |
      | combo-kick                                                | 1 : 0, Ann         | 1 : 0, Ann | 0 : 1      |
      | low-poke                                                  | 0 : 0, Bo          | 1 : 0, Ann | 0 : 0, Bo  |
      | block, charge, gate-breaker                               | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo  |
      | crouching-fireball, hopping-taunt, divekick, meteor-storm | 0 : 0              | 0 : 0      | 0 : 0      |
      | smoke-curtain, second-kettle                              | 0 : 0              | 0 : 0      | 0 : 0      |
      | sweep                                                     | 0 : 1, Bo          | 1 : 0, Ann | 0 : 1, Bo  |
      | boiler-stomp                                              | 1 : 1, Ann         | 1 : 1, Ann | 0 : 1      |
      | ankle-anchor                                              | 1 : 0, Ann         | 1 : 0, Ann | 0 : 1, Bo  |
      | twin-herons                                               | 1 : 0, Ann         | 1 : 0, Ann | 0 : 2      |

  @dp.move.taunt
  Scenario: Taunt
    Then taunt reads "High: nothing; Low: nothing; unflip"
    And taunt against every move comes to
      | Bo plays                                                  | without Initiative | Ann has it | Bo has it |
      | high-kick, electric-uppercut, divekick, auto-punch        | 0 : 2              | 0 : 2      | 0 : 2     |
      | gate-breaker                                              | 0 : 2              | 0 : 2      | 0 : 2     |
      | combo-kick, meteor-storm, twin-herons                     | 0 : 3              | 0 : 3      | 0 : 3     |
      | low-poke, charge                                          | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | block, taunt, hopping-taunt, smoke-curtain, second-kettle | 0 : 0              | 0 : 0      | 0 : 0     |
      | fireball, boiler-stomp                                    | 0 : 1              | 0 : 1      | 0 : 1     |
      | crouching-fireball, throw, sweep, ankle-anchor            | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo |
      | atom-smasher                                              | 0 : 2, Bo          | 0 : 2, Bo  | 0 : 2, Bo |

  @dp.move.hopping-taunt
  Scenario: Hopping Taunt
    Then hopping-taunt reads "High: nothing; Low: evade; unflip"
    And hopping-taunt against every move comes to
      | Bo plays                                                  | without Initiative | Ann has it | Bo has it |
      | high-kick, combo-kick, electric-uppercut, divekick        | 0 : 2              | 0 : 2      | 0 : 2     |
      | auto-punch, meteor-storm, gate-breaker                    | 0 : 2              | 0 : 2      | 0 : 2     |
      | low-poke, block, crouching-fireball, taunt, hopping-taunt | 0 : 0              | 0 : 0      | 0 : 0     |
      | sweep, boiler-stomp, smoke-curtain, ankle-anchor          | 0 : 0              | 0 : 0      | 0 : 0     |
      | second-kettle                                             | 0 : 0              | 0 : 0      | 0 : 0     |
      | charge                                                    | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo |
      | fireball, twin-herons                                     | 0 : 1              | 0 : 1      | 0 : 1     |
      | throw                                                     | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo |
      | atom-smasher                                              | 0 : 2, Bo          | 0 : 2, Bo  | 0 : 2, Bo |

  @dp.move.throw
  Scenario: Throw
    Then throw reads "High: attack 1 at time 6; Low: nothing; initiative-on-hit, unblockable"
    And throw against every move comes to
      | Bo plays                                   | without Initiative | Ann has it | Bo has it  |
      | high-kick, divekick, gate-breaker          | 0 : 2              | 1 : 0, Ann | 0 : 2      |
      | combo-kick, twin-herons                    | 0 : 3              | 1 : 0, Ann | 0 : 3      |
      | low-poke                                   | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo  |
      | electric-uppercut                          | 0 : 2              | 0 : 2      | 0 : 2      |
      | block, taunt, hopping-taunt, second-kettle | 1 : 0, Ann         | 1 : 0, Ann | 1 : 0, Ann |
      | charge                                     | 1 : 0              | 1 : 0      | 1 : 0      |
      | fireball                                   | 0 : 1              | 1 : 0, Ann | 0 : 1      |
      | crouching-fireball                         | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo  |
      | throw                                      | 1 : 1              | 1 : 0, Ann | 0 : 1, Bo  |
      | atom-smasher                               | 1 : 2              | 1 : 0, Ann | 0 : 2, Bo  |
      | sweep, ankle-anchor                        | 0 : 1, Bo          | 1 : 0, Ann | 0 : 1, Bo  |
      | auto-punch                                 | 1 : 2, Ann         | 1 : 2, Ann | 0 : 2      |
      | boiler-stomp                               | 1 : 1, Ann         | 1 : 1, Ann | 0 : 1      |
      | meteor-storm                               | 1 : 0, Ann         | 1 : 0, Ann | 0 : 3      |
      | smoke-curtain                              | 0 : 0              | 0 : 0      | 0 : 0      |

  @dp.move.atom-smasher
  Scenario: Atom Smasher
    Then atom-smasher reads "High: attack 2 at time 6; Low: nothing; initiative-on-hit, unblockable"
    And atom-smasher against every move comes to
      | Bo plays                                   | without Initiative | Ann has it | Bo has it  |
      | high-kick, divekick, gate-breaker          | 0 : 2              | 2 : 0, Ann | 0 : 2      |
      | combo-kick, twin-herons                    | 0 : 3              | 2 : 0, Ann | 0 : 3      |
      | low-poke                                   | 0 : 0, Bo          | 0 : 0, Bo  | 0 : 0, Bo  |
      | electric-uppercut                          | 0 : 2              | 0 : 2      | 0 : 2      |
      | block, taunt, hopping-taunt, second-kettle | 2 : 0, Ann         | 2 : 0, Ann | 2 : 0, Ann |
      | charge                                     | 2 : 0              | 2 : 0      | 2 : 0      |
      | fireball                                   | 0 : 1              | 2 : 0, Ann | 0 : 1      |
      | crouching-fireball                         | 0 : 1, Bo          | 0 : 1, Bo  | 0 : 1, Bo  |
      | throw                                      | 2 : 1              | 2 : 0, Ann | 0 : 1, Bo  |
      | atom-smasher                               | 2 : 2              | 2 : 0, Ann | 0 : 2, Bo  |
      | sweep, ankle-anchor                        | 0 : 1, Bo          | 2 : 0, Ann | 0 : 1, Bo  |
      | auto-punch                                 | 2 : 2, Ann         | 2 : 2, Ann | 0 : 2      |
      | boiler-stomp                               | 2 : 1, Ann         | 2 : 1, Ann | 0 : 1      |
      | meteor-storm                               | 2 : 0, Ann         | 2 : 0, Ann | 0 : 3      |
      | smoke-curtain                              | 0 : 0              | 0 : 0      | 0 : 0      |
