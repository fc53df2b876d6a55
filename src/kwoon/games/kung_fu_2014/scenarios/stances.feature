Feature: The Stances

  @kff14.card.crane
  Scenario: Crane Stance draws a card and is discarded when the attack did no damage
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds crane-stance, iron
    And Bo holds snap-kick, fast
    And the next cards drawn will be sword
    When Ann attacks Bo with crane-stance, punch
    And Bo blocks with snap-kick
    Then Bo has 20 Chi
    And Ann holds iron, sword
    And the discard pile is crane-stance and snap-kick

  @kff14.card.crane
  Scenario: Crane Stance comes back from an attack that did damage, without a card
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds crane-stance, iron
    And Bo holds fast
    When Ann attacks Bo with crane-stance, punch
    And Bo does not block
    Then Bo has 18 Chi
    And Ann holds crane-stance, iron
    And the deck has 87 cards

  @kff14.card.crane-once
  Scenario: Crane draws once, however many targets blocked
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds crane-stance, daggers
    And Bo holds umbrella, fast
    And Cy holds chair, fast, flying
    And the next cards drawn will be sword
    When Ann attacks Bo and Cy with crane-stance, daggers
    And Bo blocks with umbrella
    And Cy blocks with chair, fast
    Then Ann holds sword
    And the discard pile is umbrella, chair, fast, crane-stance and daggers

  @kff14.card.crane-once
  Scenario: A stripped Crane still draws, in the effects before the cleanup
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds crane-stance, fan
    And Bo holds grappling-block, fast
    And the next cards drawn will be sword
    When Ann attacks Bo with crane-stance, fan
    And Bo blocks with grappling-block
    Then Bo has 20 Chi
    And Ann holds sword
    And all are told in this order: Bo clears away grappling-block; Ann draws a card; Ann clears away fan and crane-stance

  @kff14.card.crane-once @kff14.card.no-damage-only-attack @kff14.card.stance-both-sides
  Scenario Outline: In a block <stance> comes back and does nothing else
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds <stance>, umbrella, iron
    When Ann attacks Bo with table
    And Bo blocks with <stance>, <base>
    Then Bo has <chi> Chi
    And Bo holds <left>
    And Bo is asked: discard

    Examples:
      | stance        | base     | chi | left                          |
      | crane-stance  | umbrella | 20  | crane-stance, iron            |
      | crane-stance  | punch    | 16  | crane-stance, umbrella, iron  |
      | dragon-stance | umbrella | 20  | dragon-stance, iron           |
      | monkey-stance | umbrella | 20  | monkey-stance, iron           |
      | monkey-stance | punch    | 17  | monkey-stance, umbrella, iron |

  @kff14.card.no-damage-only-attack
  Scenario: In a block Sword comes back, whatever happens
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds sword, iron
    When Ann attacks Bo with punch
    And Bo blocks with sword
    Then Bo has 20 Chi
    And Bo holds sword, iron

  @kff14.card.snake-draw @kff14.card.snake-discard @kff14.card.stance-both-sides
  Scenario: Snake Stance draws two cards for a block and is discarded
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds snake-stance, iron
    And the next cards drawn will be chair, flipping
    When Ann attacks Bo with table
    And Bo answers "play snake-stance"
    Then Bo holds chair, flipping, iron
    And Bo may only answer "play punch", "play chair"
    When Bo answers "play chair" and then "play flipping" and then "done"
    Then Bo has 20 Chi
    And Bo holds iron
    And the discard pile is table, snake-stance, chair and flipping

  @kff14.card.snake-draw @kff14.card.snake-discard
  Scenario: Snake Stance draws two cards for an attack and is discarded
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snake-stance, iron
    And Bo holds fast
    And the next cards drawn will be sword, out-the-window
    When Ann attacks Bo with snake-stance, sword, out-the-window
    And Bo does not block
    Then Bo has 12 Chi
    And Ann holds sword, iron
    And the discard pile is snake-stance and out-the-window

  @kff14.card.snake-draw
  Scenario: What Snake Stance drew need not be used
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snake-stance, iron
    And Bo holds fast
    And the next cards drawn will be sword, out-the-window
    When Ann attacks Bo with snake-stance, punch
    And Bo does not block
    Then Bo has 19 Chi
    And Ann holds sword, out-the-window, iron

  @kff14.card.monkey
  Scenario: Monkey Stance draws a card for damage
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds monkey-stance, iron
    And Bo holds fast
    And the next cards drawn will be sword
    When Ann attacks Bo with monkey-stance, punch
    And Bo does not block
    Then Ann holds monkey-stance, iron, sword

  @kff14.card.monkey
  Scenario: Monkey Stance draws nothing without damage, and comes back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds monkey-stance, iron
    And Bo holds fast
    When Ann attacks Bo with monkey-stance, punch
    And Bo blocks with punch
    Then Ann holds monkey-stance, iron

  @kff14.card.tiger @kff14.card.tiger-note
  Scenario Outline: Under Tiger Stance either the Stance or the Weapon comes back: <card>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, sword, iron
    And Bo holds fast
    When Ann attacks Bo with tiger-stance, sword
    And Bo does not block
    Then Bo has 13 Chi
    And Ann is asked: return
    And Ann may only answer "return tiger-stance", "return sword", "pass"
    When Ann returns <card>
    Then Ann holds <card>, iron
    And the discard pile is <other>
    And it is Bo's turn

    Examples:
      | card         | other        |
      | tiger-stance | sword        |
      | sword        | tiger-stance |

  @kff14.card.tiger @kff14.card.stance-both-sides
  Scenario: Tiger Stance in a block too
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds tiger-stance, fan, iron
    When Ann attacks Bo with table
    And Bo blocks with tiger-stance, fan
    Then Bo has 18 Chi
    And Bo may only answer "return tiger-stance", "return fan", "pass"
    When Bo returns fan
    Then Bo holds fan, iron
    And the discard pile is table and tiger-stance

  @kff14.card.tiger-one-return
  Scenario: Under Tiger Stance returning nothing is allowed
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, sword, iron
    And Bo holds fast
    When Ann attacks Bo with tiger-stance, sword
    And Bo does not block
    And Ann returns nothing more
    Then Ann holds iron
    And the discard pile is tiger-stance and sword

  @kff14.card.tiger-note
  Scenario: Under Tiger Stance Nunchaku still have their price
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, nunchaku, iron
    And Bo holds fast
    When Ann attacks Bo with tiger-stance, nunchaku
    And Bo does not block
    Then Ann may only answer "return tiger-stance", "return nunchaku", "pass"
    When Ann returns nunchaku, paying with iron
    Then Ann holds nunchaku
    And the discard pile is iron and tiger-stance

  @kff14.card.tiger-one-return
  Scenario: Tiger cannot be taken back to pay for Nunchaku
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, nunchaku
    And Bo holds fast
    When Ann attacks Bo with tiger-stance, nunchaku
    And Bo does not block
    Then Ann may only answer "return tiger-stance", "pass"
    When Ann returns tiger-stance
    Then Ann holds tiger-stance
    And the discard pile is nunchaku
    And it is Bo's turn

  @kff14.card.tiger-stripped
  Scenario: If the Weapon is stripped only Tiger may come back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, sword, iron
    And Bo holds chain-whip, fast
    When Ann attacks Bo with tiger-stance, sword
    And Bo blocks with chain-whip
    Then Ann may only answer "return tiger-stance", "pass"

  @kff14.card.tiger-stripped
  Scenario: If Tiger is stripped only the Weapon may come back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And in the box grappling-block only has the effect strip-stance
    And Ann holds tiger-stance, sword, iron
    And Bo holds grappling-block, fast
    When Ann attacks Bo with tiger-stance, sword
    And Bo blocks with grappling-block
    Then Ann may only answer "return sword", "pass"

  @kff14.card.tiger-stripped
  Scenario: If both are stripped nothing comes back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, sword, iron
    And Bo holds leg-sweep, fast
    When Ann attacks Bo with tiger-stance, sword
    And Bo blocks with leg-sweep
    Then it is Bo's turn
    And Ann holds iron

  @kff14.card.dragon
  Scenario Outline: Dragon Stance <comes> when the block is <block>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds dragon-stance, iron
    And Bo holds fan, fast, iron
    When Ann attacks Bo with dragon-stance, punch
    And Bo blocks with <block>
    Then Bo has <chi> Chi
    And Ann holds <left>

    Examples:
      | comes        | block     | chi | left                |
      | comes back   | fan       | 18  | dragon-stance, iron |
      | is discarded | fan, fast | 20  | iron                |

  @kff14.card.drunken-exchange
  Scenario Outline: Drunken Stance exchanges <cards> and draws two more
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, iron, fast, fan
    And Bo holds fast
    When Ann attacks Bo with drunken-stance, punch
    And Bo does not block
    Then Bo has 18 Chi
    And Ann is asked: exchange
    When Ann discards <cards>
    Then Ann holds <count> cards
    And the discard pile has <gone> cards

    Examples:
      | cards           | count | gone |
      | nothing         | 5     | 0    |
      | iron            | 5     | 1    |
      | iron, fan       | 5     | 2    |
      | iron, fast, fan | 5     | 3    |

  @kff14.card.drunken-exchange @kff14.card.stance-both-sides
  Scenario: Drunken Stance exchanges after a block too
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table
    And Bo holds drunken-stance, iron, fan
    And the next cards drawn will be sword, chair, fast
    When Ann attacks Bo with table
    And Bo blocks with drunken-stance, punch
    Then Bo has 16 Chi
    And Bo is asked: exchange
    When Bo discards iron
    Then Bo holds fan, sword, chair, fast
    And Bo is asked: return
    When Bo returns drunken-stance, paying with fan, fast
    Then Bo holds drunken-stance, sword, chair

  @kff14.card.drunken-return
  Scenario: Drunken Stance comes back for two cards
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, iron
    And Bo holds fast
    And the next cards drawn will be sword, fan
    When Ann attacks Bo with drunken-stance, punch
    And Bo does not block
    And Ann discards nothing
    Then Ann may only answer "return drunken-stance", "pass"
    When Ann returns drunken-stance, paying with fan, iron
    Then Ann holds drunken-stance, sword
    And the discard pile is fan and iron

  @kff14.turn.any-order @kff14.card.drunken-exchange @kff14.card.drunken-return
  Scenario: Exchange and price are named in any order
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, fast, iron, majestic
    And Bo holds fast
    And the next cards drawn will be sword, fan, chair, table
    When Ann attacks Bo with drunken-stance, punch
    And Bo does not block
    And Ann answers "discard majestic"
    Then Ann may only answer "discard fast", "discard iron", "done"
    When Ann answers "discard fast" and then "done"
    Then Ann holds iron, sword, fan, chair, table
    When Ann answers "return drunken-stance" and then "discard iron"
    Then Ann is asked: pay
    And Ann may only answer "discard sword", "discard fan", "discard chair", "discard table"
    When Ann answers "discard fan"
    Then Ann holds drunken-stance, sword, chair, table
    And the discard pile is fast, majestic, fan and iron

  @kff14.card.drunken-return
  Scenario: Drunken Stance that nobody pays for is discarded
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, iron
    And Bo holds fast
    And the next cards drawn will be sword, fan
    When Ann attacks Bo with drunken-stance, punch
    And Bo does not block
    And Ann discards nothing
    And Ann returns nothing more
    Then Ann holds iron, sword, fan
    And the discard pile is drunken-stance

  @kff14.card.drunken-note @kff14.card.drunken-order
  Scenario: The Weapon cannot be exchanged but can pay
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, sword, iron
    And Bo holds fast
    And the next cards drawn will be flying, fan
    When Ann attacks Bo with drunken-stance, sword
    And Bo does not block
    Then Ann may only answer "discard iron", "done"
    When Ann discards nothing
    Then Ann is asked: return
    When Ann returns drunken-stance, paying with sword, iron
    Then Ann holds drunken-stance, flying, fan
    And the discard pile is sword and iron

  @kff14.card.drunken-order
  Scenario: An exchange of nothing still draws two
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, iron
    And Bo holds fast
    And the next cards drawn will be sword, fan
    When Ann attacks Bo with drunken-stance, punch
    And Bo does not block
    And Ann discards nothing
    Then Ann holds iron, sword, fan

  @kff14.card.drunken-order
  Scenario: With an empty hand Drunken Stance just draws two
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance
    And Bo holds fast
    And the next cards drawn will be sword, fan
    When Ann attacks Bo with drunken-stance, punch
    And Bo does not block
    Then Ann holds sword, fan
    And Ann may only answer "return drunken-stance", "pass"

  @kff14.card.drunken-stripped
  Scenario: A stripped Drunken Stance exchanges and goes, and nothing can be paid for it
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, iron, fan
    And Bo holds grappling-block, fast
    And the next cards drawn will be sword, chair, table
    When Ann attacks Bo with drunken-stance, punch
    And Bo blocks with grappling-block
    Then Ann is asked: exchange
    When Ann discards iron
    Then it is Bo's turn
    And Ann holds fan, sword, chair, table
    And the discard pile is grappling-block, iron and drunken-stance

  @kff14.card.drunken-too-few
  Scenario: With fewer than two cards in hand Drunken Stance cannot come back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance
    And the deck is iron
    And Bo holds all the other cards
    When Ann attacks Bo with drunken-stance, punch
    And Bo does not block
    Then it is Bo's turn
    And Ann holds iron
    And the discard pile is drunken-stance

  @kff14.card.drunken-too-few
  Scenario: A Weapon that came back is a card in hand
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds drunken-stance, sword
    And the deck is iron
    And Bo holds all the other cards
    When Ann attacks Bo with drunken-stance, sword
    And Bo does not block
    And Ann returns drunken-stance, paying with sword, iron
    Then Ann holds drunken-stance

  @kff14.card.stance-both-sides @kff14.icon.stance
  Scenario: Every Stance may be played in a block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds crane-stance, snake-stance, monkey-stance, tiger-stance, dragon-stance, drunken-stance
    When Ann attacks Bo with punch
    Then Bo may only answer "pass", "play punch", "play crane-stance", "play snake-stance", "play monkey-stance", "play tiger-stance", "play dragon-stance", "play drunken-stance"

  @kff14.card.stance-both-sides @kff14.icon.stance
  Scenario: Every Stance may be played in an attack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds crane-stance, snake-stance, monkey-stance, tiger-stance, dragon-stance, drunken-stance
    Then Ann may only answer "pass", "play punch", "play crane-stance", "play snake-stance", "play monkey-stance", "play tiger-stance", "play dragon-stance", "play drunken-stance"
