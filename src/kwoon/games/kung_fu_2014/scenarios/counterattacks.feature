Feature: Counterattacks and No Chi

  @kff14.counter.when @kff14.counter.no-refill
  Scenario: A Counterattack comes when everybody has cleaned up, without a refill
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, iron
    And Bo holds crane-stance, eye-for-an-eye, fast, fan
    When Ann attacks Bo with sword, iron
    And Bo blocks with crane-stance, eye-for-an-eye, fast
    Then Bo is asked: counterattack
    And all are told in this order: Bo takes 4 damage; Bo returns crane-stance; Bo clears away eye-for-an-eye and fast; Ann returns sword; Ann clears away iron
    And Bo holds crane-stance, fan
    And Ann holds sword
    And the counterattack answers Ann
    And it is Ann's turn

  @kff14.counter.target @kff14.counter.attacker-always-target
  Scenario: A Counterattack is made against the attacker
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo holds eye-for-an-eye, snap-kick
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo answers "play snap-kick"
    Then Bo may only answer "target 1"
    When Bo answers "target 1"
    And Ann does not block
    Then Ann has 17 Chi
    And Cy has 20 Chi

  @kff14.counter.full-attack
  Scenario: A Counterattack has all the steps of an attack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds chair, fast
    And Bo has 10 Chi
    And Bo holds eye-for-an-eye, tiger-stance, sword, iron, out-the-window, flying
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    Then Bo may only answer "pass", "play punch", "play sword", "play tiger-stance"
    When Bo counterattacks Ann with tiger-stance, sword, iron, out-the-window
    Then the attack comes to 12
    And Ann is asked: block
    When Ann blocks with chair
    Then Ann has 12 Chi
    And Bo has 10 Chi
    When Bo returns sword
    Then Bo holds sword, flying
    And the discard pile is eye-for-an-eye, chair, tiger-stance, iron and out-the-window
    And it is Bo's turn

  @kff14.counter.extra-targets @kff14.counter.attacker-always-target
  Scenario: Additional targets of a Counterattack may be others
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds iron
    And Bo holds eye-for-an-eye, ladder, fast
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo answers "play ladder"
    Then Bo may only answer "play fast", "target 1"
    When Bo answers "target 1"
    Then Bo may only answer "target 3", "target 4", "done"
    When Bo answers "target 4"
    Then Bo may only answer "target 3", "done"
    When Bo answers "done"
    Then the targets are Di and Ann
    When Di and Ann do not block
    Then Ann has 18 Chi
    And Di has 18 Chi
    And Cy has 20 Chi

  @kff14.counter.extra-targets @kff14.multi.any-order
  Scenario: The countered player is named first, the others in any order
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Cy may attack
    And Bo holds eye-for-an-eye, ladder, fast
    And Cy holds iron
    When Cy attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo answers "play ladder"
    Then Bo may only answer "play fast", "target 3"
    When Bo answers "target 3" and then "target 4"
    Then Bo may only answer "target 1", "done"
    When Bo answers "target 1"
    Then the targets are Cy, Di and Ann

  @kff14.counter.extra-targets
  Scenario: The additional targets can be left out
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds iron
    And Bo holds eye-for-an-eye, daggers, fast
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with daggers
    And Ann does not block
    Then Ann has 16 Chi
    And Cy has 20 Chi
    And Bo holds daggers, fast

  @kff14.counter.in-turn-order @kff14.multi.ex-ladder-risk
  Scenario: Several Counterattacks are made in turn order
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo may attack
    And Bo holds daggers, iron
    And Ann holds eye-for-an-eye, snap-kick
    And Cy holds eye-for-an-eye, roundhouse
    When Bo attacks Ann and Cy with daggers
    And Cy blocks with eye-for-an-eye
    And Ann blocks with eye-for-an-eye
    Then Cy is asked: counterattack
    When Cy counterattacks Bo with roundhouse
    And Bo does not block
    Then Bo has 16 Chi
    And Ann is asked: counterattack
    When Ann counterattacks Bo with snap-kick
    And Bo does not block
    Then Bo has 13 Chi
    And it is Cy's turn

  @kff14.counter.optional
  Scenario: A Counterattack may be declined
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds eye-for-an-eye, sword
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    Then Bo may answer "pass"
    When Bo does not counterattack
    Then Ann has 20 Chi
    And it is Bo's turn

  @kff14.counter.optional
  Scenario: Whether to counterattack is decided when its moment comes
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    And Bo holds eye-for-an-eye, sword
    And Cy holds eye-for-an-eye, fan
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with eye-for-an-eye
    And Cy blocks with eye-for-an-eye
    And Bo does not counterattack
    Then Cy is asked: counterattack
    When Cy does not counterattack
    Then it is Bo's turn

  @kff14.counter.can-be-countered
  Scenario: A Counterattack can be blocked and countered again and again
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds eye-for-an-eye, iron
    And Bo holds eye-for-an-eye, bo-staff, fast
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with punch
    And Ann blocks with eye-for-an-eye
    Then Ann is asked: counterattack
    And the counterattack answers Bo
    When Ann counterattacks Bo with punch
    And Bo blocks with bo-staff
    And Bo gives up bo-staff
    Then Bo is asked: counterattack
    And the counterattack answers Ann
    When Bo counterattacks Ann with punch, fast
    And Ann does not block
    Then Ann has 17 Chi
    And Bo has 19 Chi
    And it is Bo's turn

  @kff14.counter.can-be-countered
  Scenario: Also an additional target of a Counterattack may counter it
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds iron
    And Bo holds eye-for-an-eye, daggers, fast
    And Cy holds eye-for-an-eye, snap-kick
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann and Cy with daggers
    And Cy blocks with eye-for-an-eye
    And Ann does not block
    Then Cy is asked: counterattack
    And the counterattack answers Bo
    When Cy answers "play snap-kick"
    Then Cy may only answer "target 2"

  @kff14.counter.depth-first
  Scenario: A newer Counterattack comes before an older one that waits
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, bo-staff, iron
    And Bo holds eye-for-an-eye, fast
    And Cy holds eye-for-an-eye, roundhouse
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with eye-for-an-eye
    And Cy blocks with eye-for-an-eye
    And Bo counterattacks Ann with punch
    And Ann blocks with bo-staff
    And Ann gives up bo-staff
    Then Ann is asked: counterattack
    And the counterattack answers Bo
    When Ann counterattacks Bo with punch, iron
    And Bo does not block
    Then Bo has 13 Chi
    And Cy is asked: counterattack
    And the counterattack answers Ann
    When Cy counterattacks Ann with roundhouse
    And Ann does not block
    Then Ann has 16 Chi

  @kff14.counter.order-from-its-attacker
  Scenario: Inside a Counterattack the order starts at the left of its maker
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds fan
    And Bo holds sword
    And Cy holds eye-for-an-eye, leg-sweep, double-attack
    And Di holds iron
    When Ann attacks Cy with punch
    And Cy blocks with eye-for-an-eye
    And Cy counterattacks Ann and Bo with leg-sweep, spread double-attack
    Then all are told in this order: Ann loses fan at random; Bo loses sword at random
    And the targets are Ann and Bo
    And Ann is asked: block

  @kff14.counter.order-from-its-attacker
  Scenario: Counterattacks that come of a Counterattack wait in the order from its maker
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds bo-staff, fast
    And Bo holds eye-for-an-eye, fast
    And Cy holds daggers, eye-for-an-eye, iron
    When Ann attacks Cy with punch
    And Cy blocks with eye-for-an-eye
    And Cy counterattacks Ann and Bo with daggers
    And Ann blocks with bo-staff
    And Bo blocks with eye-for-an-eye
    And Ann gives up bo-staff
    Then Ann is asked: counterattack
    When Ann does not counterattack
    Then Bo is asked: counterattack

  @kff14.counter.returned-cards-usable
  Scenario: What came back in the cleanup can be used at once
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, dragon-stance
    And Bo holds crane-stance, eye-for-an-eye, fast
    When Ann attacks Bo with sword
    And Bo blocks with crane-stance, eye-for-an-eye
    Then Bo has 16 Chi
    When Bo counterattacks Ann with crane-stance, punch
    And Ann blocks with sword
    Then Ann has 19 Chi

  @kff14.counter.not-lost-at-no-chi @kff14.nochi.still-acts
  Scenario: A player at No Chi keeps a Counterattack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword
    And Bo has 3 Chi
    And Bo holds eye-for-an-eye, snap-kick
    When Ann attacks Bo with sword
    And Bo blocks with eye-for-an-eye
    Then Bo is at No Chi
    And Bo is asked: counterattack
    And Bo holds snap-kick
    When Bo counterattacks Ann with snap-kick
    And Ann does not block
    Then Ann has 17 Chi
    And Bo is out
    And Ann wins the game

  @kff14.counter.not-lost-at-no-chi @kff14.nochi.one-check
  Scenario: A Counterattack against a player at No Chi can still be made
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 3 Chi
    And Ann holds daggers, chair
    And Bo holds eye-for-an-eye, snap-kick
    And Cy holds eye-for-an-eye, roundhouse
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with eye-for-an-eye
    And Cy blocks with eye-for-an-eye
    And Bo counterattacks Ann with snap-kick
    And Ann does not block
    Then Ann is at No Chi
    And Ann is still in
    And Cy is asked: counterattack
    When Cy counterattacks Ann with roundhouse
    Then Ann is asked: block
    And Ann may answer "play chair"
    When Ann does not block
    Then Ann is out
    And it is Bo's turn

  @kff14.counter.roles
  Scenario: Grappling Block against a Counterattack strips the counterattacker
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds dragon-stance, fan, grappling-block
    And Bo holds eye-for-an-eye, monkey-stance, sword, iron
    When Ann attacks Bo with dragon-stance, fan
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with monkey-stance, sword
    And Ann blocks with grappling-block
    Then Ann has 19 Chi
    And Ann holds dragon-stance, fan
    And Bo does not have sword in hand
    And Bo does not have monkey-stance in hand
    And the discard pile is eye-for-an-eye, grappling-block, monkey-stance and sword

  @kff14.nochi.marker @kff14.nochi.floor
  Scenario: However large the damage, the marker stops at No Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, to-the-floor
    And Bo has 2 Chi
    And Bo holds eye-for-an-eye, through-the-wall, iron
    When Ann attacks Bo with table, to-the-floor
    And Bo blocks with eye-for-an-eye
    Then Bo is at No Chi
    When Bo counterattacks Ann with punch, through-the-wall
    And Ann does not block
    Then Bo has 2 Chi
    And Bo is still in

  @kff14.nochi.out-at-end @kff14.nochi.one-check
  Scenario: Nobody leaves before the turn has ended
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    And Bo has 3 Chi
    And Bo holds fan
    And Cy holds eye-for-an-eye, roundhouse
    When Ann attacks Bo and Cy with daggers
    And Bo does not block
    And Cy blocks with eye-for-an-eye
    Then Bo is at No Chi
    And Bo is still in
    And Bo holds fan
    When Cy counterattacks Ann with roundhouse
    And Ann does not block
    Then Bo is out
    And it is Cy's turn

  @kff14.nochi.rescue @kff14.nochi.ex-rescue @kff14.card.eye-no-value @kff14.setup.misspelt-names
  Scenario: The worked example of a rescue
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, iron
    And Bo has 1 Chi
    And Bo holds eye-for-an-eye, down-the-stairs, fast
    When Ann attacks Bo with sword
    Then the attack comes to 5
    When Bo blocks with eye-for-an-eye
    Then Bo is at No Chi
    When Bo counterattacks Ann with punch, down-the-stairs
    And Ann does not block
    Then Ann has 18 Chi
    And Bo has 3 Chi
    And Bo is still in
    And the game goes on
    And it is Bo's turn

  @kff14.nochi.rescue
  Scenario: A rescue that does no damage fails
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, chair
    And Bo has 1 Chi
    And Bo holds eye-for-an-eye, down-the-stairs, fast
    When Ann attacks Bo with sword
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with punch, down-the-stairs
    And Ann blocks with chair
    Then Bo is out
    And Ann wins the game

  @kff14.nochi.still-acts
  Scenario: A player at No Chi may block and earn a new Counterattack
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    And Bo has 4 Chi
    And Bo holds bo-staff, fast
    And Cy holds eye-for-an-eye, ladder
    When Ann attacks Bo and Cy with daggers
    And Bo does not block
    And Cy blocks with eye-for-an-eye
    Then Bo is at No Chi
    When Cy counterattacks Ann and Bo with ladder
    And Ann does not block
    And Bo blocks with bo-staff
    And Bo gives up bo-staff
    Then Bo is asked: counterattack
    And the counterattack answers Cy

  @kff14.nochi.target-loses-nothing @kff14.card.crane
  Scenario: An attack that only hits targets at No Chi has no Damage Effect, and Crane sees no damage
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 3 Chi
    And Ann holds daggers
    And Bo holds eye-for-an-eye, snap-kick
    And Cy has 10 Chi
    And Cy holds eye-for-an-eye, crane-stance, elbow-strike, out-the-window
    And the next cards drawn will be fan
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with eye-for-an-eye
    And Cy blocks with eye-for-an-eye
    And Bo counterattacks Ann with snap-kick
    And Ann does not block
    Then Ann is at No Chi
    When Cy counterattacks Ann with crane-stance, elbow-strike, out-the-window
    And Ann does not block
    Then Cy has 6 Chi
    And Cy holds fan
    And crane-stance is in the discard pile

  @kff14.nochi.partial-loss-counts
  Scenario: The last Chi lost counts as damage, even if it is less than the attack
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 10 Chi
    And Ann holds dragon-stance, sword, out-the-window
    And Bo has 1 Chi
    And Cy holds fast
    When Ann attacks Bo with dragon-stance, sword, out-the-window
    And Bo does not block
    Then Bo is out
    And Ann has 11 Chi
    And Ann holds dragon-stance, sword

  @kff14.nochi.cap-20
  Scenario Outline: Chi never rises above 20: <chi> and 3 make <then>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has <chi> Chi
    And Ann holds down-the-stairs
    When Ann attacks Bo with punch, down-the-stairs
    And Bo does not block
    Then Ann has <then> Chi

    Examples:
      | chi | then |
      | 16  | 19   |
      | 17  | 20   |
      | 18  | 20   |
      | 20  | 20   |
