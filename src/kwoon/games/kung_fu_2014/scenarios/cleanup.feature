Feature: Effects and cleanup

  @kff14.cleanup.defenders-first @kff14.cleanup.defender-return @kff14.cleanup.defender-discard
  @kff14.cleanup.attacker-return @kff14.cleanup.attacker-discard
  Scenario: The defenders clean up in turn order, then the attacker
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds monkey-stance, ladder, whirlwind
    And Bo holds fan, iron
    And Cy holds sword, fast, flying
    When Ann attacks Bo and Cy with monkey-stance, ladder, whirlwind
    And Bo blocks with fan, iron
    And Cy blocks with sword, fast, flying
    Then all are told in this order: Bo returns fan; Bo clears away iron; Cy returns sword; Cy clears away fast and flying; Ann returns monkey-stance; Ann clears away ladder and whirlwind
    And Bo holds fan
    And Cy holds sword
    And the discard pile is iron, fast, flying, ladder and whirlwind

  @kff14.cleanup.defenders-first @kff14.counter.order-from-its-attacker
  Scenario: Turn order starts at the attacker's left
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo may attack
    And Bo holds daggers, iron
    And Ann holds fan, fast, flying
    And Cy holds sword, fast, iron
    When Bo attacks Ann and Cy with daggers
    And Cy blocks with sword, fast
    And Ann blocks with fan, flying
    Then all are told in this order: Cy returns sword; Cy clears away fast; Ann returns fan; Ann clears away flying; Bo clears away daggers

  @kff14.cleanup.defender-effects @kff14.cleanup.defender-return @kff14.cleanup.defender-discard
  Scenario: A defender's effects come first, then the returns, then the rest
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick
    And Bo has 10 Chi
    And Bo holds crane-stance, your-kung-fu-is-no-match, fast, iron
    When Ann attacks Bo with snap-kick
    And Bo blocks with crane-stance, your-kung-fu-is-no-match, fast
    Then all are told in this order: Bo gains 3 Chi; Bo returns crane-stance; Bo clears away your-kung-fu-is-no-match and fast; Ann clears away snap-kick
    And Bo has 13 Chi
    And Bo holds crane-stance, iron

  @kff14.cleanup.attacker-effects @kff14.cleanup.attacker-return @kff14.cleanup.attacker-discard
  Scenario: The attacker's effects come first, then the returns, then the rest
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds crane-stance, sword, iron, out-the-window
    And Bo holds fast
    When Ann attacks Bo with crane-stance, sword, iron, out-the-window
    And Bo does not block
    Then Bo has 9 Chi
    And Ann has 11 Chi
    And all are told in this order: Ann gains 1 Chi; Ann returns crane-stance; Ann returns sword; Ann clears away iron and out-the-window
    And Ann holds crane-stance, sword

  @kff14.cleanup.effect-order
  Scenario: The Base's effect, then the Finishing Move's, then the Stance's
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds monkey-stance, elbow-strike, out-the-window
    And Bo holds fast
    And the next cards drawn will be sword, fan
    When Ann attacks Bo with monkey-stance, elbow-strike, out-the-window
    And Bo does not block
    Then all are told in this order: Ann draws a card; Ann gains 1 Chi; Ann draws a card; Ann returns monkey-stance
    And Ann holds monkey-stance, sword, fan

  @kff14.cleanup.effect-order
  Scenario: An effect goes through the targets in target order
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Bo may attack
    And Bo holds chain-whip, double-attack
    And Di holds iron, fast
    And Ann holds sword, fan
    And Di will lose iron at random
    And Ann will lose sword at random
    When Bo attacks Ann and Di with chain-whip, spread double-attack
    And Di and Ann do not block
    Then all are told in this order: Di loses iron at random; Ann loses sword at random

  @kff14.cleanup.effect-order @kff14.card.drunken-exchange
  Scenario: The exchange of Drunken Stance comes after all other effects and before any return
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds drunken-stance, elbow-strike, out-the-window, iron
    And Bo holds fast
    And the next cards drawn will be sword, fan, chair, flying
    When Ann attacks Bo with drunken-stance, elbow-strike, out-the-window
    And Bo does not block
    Then Ann is asked: exchange
    And Ann has 11 Chi
    And Ann may only answer "discard sword", "discard iron", "done"
    When Ann discards sword
    Then Ann holds fan, chair, flying, iron
    And Ann is asked: return

  @kff14.cleanup.return-not-optional
  Scenario: Weapon and Stance go back to hand by themselves
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds dragon-stance, sword, iron
    And Bo holds fan, crane-stance, fast
    When Ann attacks Bo with dragon-stance, sword
    And Bo blocks with crane-stance, fan
    Then Bo is asked: discard
    And Ann holds dragon-stance, sword, iron
    And Bo holds fan, crane-stance, fast
    And the discard pile is empty

  @kff14.cleanup.return-sequence @kff14.card.nunchaku-note
  Scenario: A Stance that came back can pay for Nunchaku
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds crane-stance, nunchaku
    And Bo holds fast
    When Ann attacks Bo with crane-stance, nunchaku
    And Bo does not block
    Then Ann is asked: return
    When Ann returns nunchaku, paying with crane-stance
    Then Ann holds nunchaku
    And the discard pile is crane-stance
    And it is Bo's turn

  @kff14.cleanup.return-sequence @kff14.card.drunken-with-nunchaku
  Scenario: Nunchaku first, then Drunken Stance with Nunchaku as part of the price
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, nunchaku
    And Bo holds fast
    And the next cards drawn will be iron, fan
    When Ann attacks Bo with drunken-stance, nunchaku
    And Bo does not block
    Then Ann may only answer "return nunchaku", "return drunken-stance", "pass"
    When Ann returns nunchaku, paying with iron
    Then Ann holds fan, nunchaku
    When Ann returns drunken-stance, paying with fan, nunchaku
    Then Ann holds drunken-stance
    And the discard pile is iron, fan and nunchaku

  @kff14.cleanup.return-sequence @kff14.card.drunken-with-nunchaku
  Scenario: Drunken Stance first, which then pays for Nunchaku
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, nunchaku
    And Bo holds fast
    And the next cards drawn will be iron, fan
    When Ann attacks Bo with drunken-stance, nunchaku
    And Bo does not block
    And Ann returns drunken-stance, paying with fan, iron
    Then Ann holds drunken-stance
    And Ann may only answer "return nunchaku", "pass"
    When Ann returns nunchaku, paying with drunken-stance
    Then Ann holds nunchaku

  @kff14.card.drunken-with-nunchaku @kff14.card.drunken-too-few @kff14.cleanup.pay-from-hand
  Scenario: With a single card in hand Nunchaku and Drunken Stance cannot pay for each other
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, nunchaku, iron
    And Bo holds all the other cards
    When Ann attacks Bo with drunken-stance, nunchaku
    And Bo does not block
    And Ann discards nothing
    Then Ann holds iron
    And Ann may only answer "return nunchaku", "pass"
    When Ann returns nunchaku, paying with iron
    Then Ann holds nunchaku
    And the discard pile is iron and drunken-stance
    And it is Bo's turn

  @kff14.cleanup.pay-from-hand
  Scenario: Cards of the attack cannot pay
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds nunchaku, iron, to-the-floor
    And Bo holds fast
    When Ann attacks Bo with nunchaku, iron, to-the-floor
    And Bo does not block
    Then it is Bo's turn
    And Ann holds nothing
    And the discard pile is nunchaku, iron and to-the-floor

  @kff14.cleanup.pay-from-hand
  Scenario: Only cards in hand are offered for payment, and the whole price is paid
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, table, iron, fast, to-the-floor
    And Bo holds fast
    And the next cards drawn will be fan, flying
    When Ann attacks Bo with drunken-stance, table, iron
    And Bo does not block
    And Ann discards nothing
    And Ann answers "return drunken-stance"
    Then Ann is asked: pay
    And Ann may not answer "discard table"
    And Ann may not answer "discard iron"
    And Ann may not answer "discard drunken-stance"
    And Ann may not answer "done"
    And Ann may answer "discard fan"
    When Ann answers "discard fan"
    Then Ann is asked: pay
    When Ann answers "discard fast"
    Then Ann holds flying, to-the-floor, drunken-stance

  @kff14.cleanup.must-discard-wins @kff14.card.grappling-block
  Scenario: What is stripped cannot be bought back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, nunchaku, iron, fast
    And Bo holds grappling-block, fast
    When Ann attacks Bo with tiger-stance, nunchaku
    And Bo blocks with grappling-block
    Then it is Bo's turn
    And Ann holds iron, fast
    And the discard pile is grappling-block, tiger-stance and nunchaku

  @kff14.cleanup.must-discard-wins
  Scenario: What is broken cannot be kept with Tiger Stance
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, bamboo-pole, iron
    And Bo holds fast
    When Ann attacks Bo with tiger-stance, broken bamboo-pole
    And Bo does not block
    Then Ann may only answer "return tiger-stance", "pass"
    When Ann returns tiger-stance
    Then Ann holds tiger-stance, iron
    And the discard pile is bamboo-pole

  @kff14.cleanup.must-discard-wins
  Scenario: What its own text discards cannot be kept with Tiger Stance
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, chair, iron
    And Bo holds fast
    When Ann attacks Bo with tiger-stance, chair
    And Bo does not block
    Then Ann may only answer "return tiger-stance", "pass"

  @kff14.cleanup.strip-is-a-mark
  Scenario: A stripped Stance still has its effect before it goes
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds monkey-stance, sword, iron
    And Bo holds grappling-block, fast
    And the next cards drawn will be fan
    When Ann attacks Bo with monkey-stance, sword, iron
    And Bo blocks with grappling-block
    Then Bo has 17 Chi
    And all are told in this order: sword of Ann is stripped; monkey-stance of Ann is stripped; Bo clears away grappling-block; Ann draws a card; Ann clears away monkey-stance, sword and iron
    And Ann holds fan
    And the discard pile is grappling-block, monkey-stance, sword and iron

  @kff14.cleanup.strip-only-this-attack
  Scenario: Weapons and Stances in hand are safe, and Punch is none
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, tiger-stance, iron
    And Bo holds grappling-block, fast
    When Ann attacks Bo with punch, iron
    And Bo blocks with grappling-block
    Then Ann holds sword, tiger-stance
    And the discard pile is iron and grappling-block

  @kff14.cleanup.strip-only-this-attack
  Scenario: A plain Base is no Weapon
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick, monkey-stance, fan
    And Bo holds grappling-block, fast
    When Ann attacks Bo with monkey-stance, snap-kick
    And Bo blocks with grappling-block
    Then Ann holds fan
    And the discard pile is snap-kick, monkey-stance and grappling-block

  @kff14.cleanup.strip-only-this-attack
  Scenario: Two defenders who strip take no more than one does
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds dragon-stance, daggers, sword, crane-stance
    And Bo holds grappling-block, fast
    And Cy holds grappling-block, fast
    When Ann attacks Bo and Cy with dragon-stance, daggers
    And Bo blocks with grappling-block
    And Cy blocks with grappling-block
    Then Bo has 17 Chi
    And Cy has 17 Chi
    And Ann holds sword, crane-stance
    And the discard pile is grappling-block, grappling-block, dragon-stance and daggers
