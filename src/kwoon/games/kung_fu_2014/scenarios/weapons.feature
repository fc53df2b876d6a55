Feature: The Weapons

  @kff14.card.chain-whip-attack
  Scenario: Chain Whip takes a card of every defender in the attacker's cleanup
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds chain-whip, double-attack
    And Bo holds fan, iron
    And Cy holds sword, fast
    And Bo will lose iron at random
    And Cy will lose sword at random
    When Ann attacks Bo and Cy with chain-whip, spread double-attack
    Then Bo holds fan, iron
    When Bo and Cy do not block
    Then Bo has 17 Chi
    And Cy has 17 Chi
    And Bo holds fan
    And Cy holds fast
    And Ann holds chain-whip
    And the discard pile is iron, sword and double-attack

  @kff14.card.chain-whip-no-damage-needed
  Scenario: Chain Whip's discard needs no damage
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds chain-whip
    And Bo holds chair, iron, fast
    And Bo will lose iron at random
    When Ann attacks Bo with chain-whip
    And Bo blocks with chair
    Then Bo has 20 Chi
    And Bo holds fast

  @kff14.card.chain-whip-moment
  Scenario: The Weapon that the defender has just taken back can be the card that Chain Whip takes
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds chain-whip
    And Cy holds crane-stance, fan, iron
    And Cy will lose fan at random
    When Ann attacks Cy with chain-whip
    And Cy blocks with crane-stance, fan
    Then Cy has 20 Chi
    And all are told in this order: Cy returns crane-stance; Cy returns fan; Cy loses fan at random; Ann returns chain-whip
    And Cy holds crane-stance, iron

  @kff14.card.chain-whip-block
  Scenario: Chain Whip in a block takes the Weapon and leaves the Stance
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds dragon-stance, sword, iron
    And Bo holds chain-whip, fast
    When Ann attacks Bo with dragon-stance, sword
    And Bo blocks with chain-whip
    Then Bo has 15 Chi
    And Ann holds dragon-stance, iron
    And Bo holds chain-whip, fast
    And the discard pile is sword

  @kff14.card.fan-break @kff14.card.break-one-side
  Scenario Outline: Fan in a block, <how>: <defence>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, iron
    And Bo holds fan, fast
    When Ann attacks Bo with table, iron
    Then Bo may only answer "pass", "play punch", "play fan", "break fan"
    When Bo blocks with <block>
    Then Bo has <chi> Chi

    Examples:
      | how    | defence | block            | chi |
      | whole  | 2       | fan              | 14  |
      | whole  | 4       | fan, fast        | 16  |
      | broken | 6       | broken fan       | 18  |
      | broken | 8       | broken fan, fast | 20  |

  @kff14.card.fan-broken-discard
  Scenario: A broken Fan is discarded
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds fan, fast
    When Ann attacks Bo with table
    And Bo blocks with broken fan
    Then Bo has 20 Chi
    And Bo holds fast
    And the discard pile is table and fan

  @kff14.card.fan-broken-discard
  Scenario: A Fan that was not broken comes back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds fan, fast
    When Ann attacks Bo with table
    And Bo blocks with fan
    Then Bo holds fan, fast
    And the discard pile is table

  @kff14.card.bamboo-break @kff14.card.break-one-side
  Scenario Outline: Bamboo Pole in an attack, <how>: <attack>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds bamboo-pole, iron
    When Ann attacks Bo with <cards>
    Then the attack comes to <attack>
    When Bo does not block
    Then Bo has <chi> Chi

    Examples:
      | how    | attack | cards                    | chi |
      | whole  | 3      | bamboo-pole              | 17  |
      | whole  | 5      | bamboo-pole, iron        | 15  |
      | broken | 6      | broken bamboo-pole       | 14  |
      | broken | 8      | broken bamboo-pole, iron | 12  |

  @kff14.card.bamboo-broken-discard
  Scenario Outline: Bamboo Pole <how> when it was <state>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds bamboo-pole, iron, fast
    And Bo holds fast
    When Ann attacks Bo with <cards>
    And Bo does not block
    Then Ann holds <left>
    And the discard pile is <pile>

    Examples:
      | how        | state  | cards                    | left              | pile                 |
      | comes back | whole  | bamboo-pole, iron        | bamboo-pole, fast | iron                 |
      | is lost    | broken | broken bamboo-pole, iron | fast              | bamboo-pole and iron |

  @kff14.card.break-one-side
  Scenario: Fan cannot be broken in an attack, and Bamboo Pole not in a block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds fan, iron
    And Bo holds bamboo-pole, fast
    Then Ann may only answer "pass", "play punch", "play fan"
    When Ann attacks Bo with fan, iron
    Then the attack comes to 3
    And Bo may only answer "pass", "play punch", "play bamboo-pole"
    When Bo blocks with bamboo-pole
    Then Bo has 19 Chi
    And Ann holds fan
    And Bo holds bamboo-pole, fast

  @kff14.card.bo-staff @kff14.card.bo-staff-choice
  Scenario: Bo Staff given up in the cleanup gives a Counterattack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds bo-staff, fast
    When Ann attacks Bo with table
    And Bo blocks with bo-staff
    Then Bo has 17 Chi
    And Bo is asked: return
    And Bo may answer "give-up bo-staff"
    When Bo gives up bo-staff
    Then Bo is asked: counterattack
    And Bo holds fast
    And the discard pile is bo-staff and table

  @kff14.card.bo-staff-choice
  Scenario: Bo Staff that is kept comes back and gives nothing
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds bo-staff, fast
    When Ann attacks Bo with table
    And Bo blocks with bo-staff
    And Bo returns bo-staff
    Then Bo holds bo-staff, fast
    And it is Bo's turn
    And Bo is asked: discard

  @kff14.card.bo-staff
  Scenario: After an attack Bo Staff just comes back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds bo-staff, iron
    And Bo holds fast
    When Ann attacks Bo with bo-staff
    And Bo does not block
    Then Bo has 17 Chi
    And it is Bo's turn
    And Ann holds bo-staff, iron

  @kff14.card.bo-staff-choice
  Scenario: With Tiger Stance a Bo Staff that is given up leaves the return to Tiger
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, iron
    And Bo holds tiger-stance, bo-staff, fast
    When Ann attacks Bo with table
    And Bo blocks with tiger-stance, bo-staff
    Then Bo has 19 Chi
    And Bo may answer "return bo-staff"
    When Bo gives up bo-staff
    Then Bo may only answer "return tiger-stance", "pass"
    When Bo returns tiger-stance
    Then Bo holds tiger-stance, fast
    And Bo is asked: counterattack

  @kff14.card.bo-staff-choice @kff14.card.tiger
  Scenario: With Tiger Stance a Bo Staff that is kept is the one card that comes back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, iron
    And Bo holds tiger-stance, bo-staff, fast
    When Ann attacks Bo with table
    And Bo blocks with tiger-stance, bo-staff
    And Bo returns bo-staff
    Then Bo holds bo-staff, fast
    And the discard pile is table and tiger-stance
    And it is Bo's turn

  @kff14.card.always-discarded
  Scenario Outline: <weapon> is discarded after an attack and after a block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds <weapon>, iron
    And Bo holds fast
    When Ann attacks Bo with <weapon>
    Then the attack comes to <attack>
    When Bo does not block
    Then Ann holds iron
    And the discard pile is <weapon>

    Examples:
      | weapon   | attack |
      | chair    | 4      |
      | umbrella | 2      |
      | table    | 6      |

  @kff14.card.always-discarded
  Scenario Outline: <weapon> is discarded after a block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, invincible
    And Bo holds <weapon>, iron
    When Ann attacks Bo with sword, invincible
    And Bo blocks with <weapon>
    Then Bo has <chi> Chi
    And Bo holds iron
    And the discard pile is <weapon> and invincible

    Examples:
      | weapon   | chi |
      | chair    | 16  |
      | umbrella | 18  |
      | table    | 15  |

  @kff14.card.ladder-targets
  Scenario: Ladder reaches two additional opponents and no more
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy, Di and Ed
    And Ann holds ladder, iron
    When Ann answers "play ladder" and then "target 2" and then "target 3"
    Then Ann may only answer "target 4", "target 5", "done"
    When Ann answers "target 5"
    Then the targets are Bo, Cy and Ed
    And Bo is asked: block

  @kff14.card.ladder-discard @kff14.card.daggers-discard @kff14.card.multi-discard-counts-targets
  Scenario Outline: <weapon> against <targets> <comes>
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds <weapon>, fan
    And Bo holds iron
    And Cy holds iron
    And Di holds iron
    When Ann attacks <targets> with <weapon>
    And <targets> do not block
    Then Ann holds <left>

    Examples:
      | weapon  | targets       | comes         | left         |
      | ladder  | Bo            | comes back    | ladder, fan  |
      | ladder  | Bo and Cy     | is discarded  | fan          |
      | ladder  | Bo, Cy and Di | is discarded  | fan          |
      | daggers | Cy            | comes back    | daggers, fan |
      | daggers | Cy and Di     | is discarded  | fan          |

  @kff14.card.multi-discard-counts-targets
  Scenario: What counts are the targets, not who was damaged
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, fan
    And Bo holds umbrella, iron
    And Cy holds chair, iron
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with umbrella
    And Cy blocks with chair
    Then Bo has 20 Chi
    And Cy has 20 Chi
    And Ann holds fan

  @kff14.card.multi-discard-counts-targets
  Scenario: In a block Ladder comes back
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    And Bo holds ladder, fast
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with ladder
    And Cy does not block
    Then Bo has 19 Chi
    And Bo holds ladder, fast

  @kff14.card.multi-discard-counts-targets
  Scenario: Daggers with a Double Attack that is spread, against a single target
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, double-attack
    And Bo holds fast
    When Ann attacks Bo with daggers, spread double-attack
    And Bo does not block
    Then Bo has 16 Chi
    And Ann holds daggers

  @kff14.card.sword
  Scenario Outline: Sword <comes> when the block is <block>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, iron
    And Bo holds chair, fast, iron
    When Ann attacks Bo with sword
    And Bo blocks with <block>
    Then Bo has <chi> Chi
    And Ann holds <left>

    Examples:
      | comes        | block       | chi | left        |
      | comes back   | chair       | 19  | sword, iron |
      | is discarded | chair, fast | 20  | iron        |

  @kff14.card.nunchaku
  Scenario: Nunchaku come back for a card
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds nunchaku, iron, fan
    And Bo holds fast
    When Ann attacks Bo with nunchaku
    And Bo does not block
    Then Bo has 15 Chi
    And Ann is asked: return
    And Ann may only answer "return nunchaku", "pass"
    When Ann answers "return nunchaku"
    Then Ann is asked: pay
    And Ann may only answer "discard fan", "discard iron"
    When Ann answers "discard iron"
    Then Ann holds nunchaku, fan
    And the discard pile is iron

  @kff14.card.nunchaku @kff14.card.nunchaku-both-sides
  Scenario: Nunchaku that nobody pays for are discarded
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds nunchaku, iron, fan
    And Bo holds fast
    When Ann attacks Bo with nunchaku
    And Bo does not block
    And Ann returns nothing more
    Then Ann holds iron, fan
    And the discard pile is nunchaku

  @kff14.card.nunchaku-both-sides
  Scenario: Nunchaku have their price after a block too
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds nunchaku, iron, fan
    When Ann attacks Bo with table
    And Bo blocks with nunchaku
    Then Bo has 17 Chi
    And Bo is asked: return
    When Bo returns nunchaku, paying with fan
    Then Bo holds nunchaku, iron
    And the discard pile is fan and table

  @kff14.card.nunchaku-note
  Scenario: The Stance need not be the card that pays
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds monkey-stance, nunchaku, iron
    And Bo holds fast
    And the next cards drawn will be fan
    When Ann attacks Bo with monkey-stance, nunchaku
    And Bo does not block
    And Ann returns nunchaku, paying with iron
    Then Ann holds monkey-stance, nunchaku, fan
    And the discard pile is iron
