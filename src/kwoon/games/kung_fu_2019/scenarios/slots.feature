Feature: Weapons and Stances in play

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy

  @kff19.stance.play @kff19.weapon.play @kff19.slots.stay
  Scenario: They are played in the own turn and stay
    Given Ann holds sword, tiger-stance
    When Ann plays sword
    And Ann plays tiger-stance
    Then Ann wields sword
    And Ann stands in tiger-stance
    And the discard pile is empty
    When Ann hits Bo with sword
    And Ann ends the turn
    Then Ann wields sword
    And Ann stands in tiger-stance

  @kff19.stance.one @kff19.weapon.one
  Scenario: A new one replaces the old one
    Given Ann wields sword
    And Ann stands in tiger-stance
    And Ann holds fan, monkey-stance
    When Ann plays fan
    And Ann plays monkey-stance
    Then Ann wields fan
    And Ann stands in monkey-stance
    And the discard pile is sword, tiger-stance

  @kff19.stance.discard @kff19.weapon.discard @kff19.slots.discard.when
  Scenario: Giving them up before and after the Attack
    Given Ann wields sword
    And Ann stands in tiger-stance
    And Ann holds kick
    When Ann drops tiger-stance
    Then Ann stands in no Stance
    When Ann hits Bo with kick
    And Ann drops sword
    Then Ann wields nothing
    And the discard pile is kick, sword, tiger-stance

  @kff19.slots.discard.when @kff19.stance.discard @kff19.weapon.discard
  Scenario: From the start of the turn on, but not during an Attack and not in another's turn
    Given Ann's turn is about to begin
    And Ann wields sword
    And Ann stands in tiger-stance
    And Ann holds kick, kick, kick, punch, punch, trip, throw
    And Bo wields fan
    And Bo stands in monkey-stance
    Then Ann may drop sword
    And Ann may drop tiger-stance
    And Bo may not drop fan
    When Ann discards nothing and refills
    Then Ann may drop sword
    And Ann may drop tiger-stance
    And Bo may not drop fan
    When Ann attacks Bo with kick
    Then Ann may not drop sword
    And Ann may not drop tiger-stance
    And Bo may not drop fan
    And Bo may not drop monkey-stance

  @kff19.slots.discard.when @kff19.turn.refill.draw
  Scenario: What is given up before the draw goes with the cards that are discarded
    Given Ann's turn is about to begin
    And Ann wields sword
    And Ann stands in tiger-stance
    And Ann holds punch, kick, trip
    When Ann drops sword
    And Ann discards kick and refills
    Then Ann wields nothing
    And Ann stands in tiger-stance
    And Ann holds 7 cards
    And the discard pile is sword, kick

  @kff19.slots.discard.when
  Scenario: Cards and slots may be named in any order, and taken back
    Given Ann's turn is about to begin
    And Ann wields sword
    And Ann stands in tiger-stance
    And Ann holds sword, punch
    When Ann answers "discard sword" and then "drop tiger-stance"
    Then Ann may only answer "discard punch", "drop sword", "done"
    When Ann answers "drop sword"
    Then Ann may only answer "discard punch", "done"
    And Ann wields sword
    And Ann stands in tiger-stance
    When Ann takes back her choice
    And Ann answers "done"
    Then Ann wields sword
    And Ann stands in no Stance
    And Ann holds 7 cards
    And the discard pile is sword, tiger-stance

  @kff19.slots.discard.when @kff19.turn.refill.reshuffle.own
  Scenario: What is given up before the draw may be drawn again
    Given Ann's turn is about to begin
    And Ann wields sword
    And Ann holds punch, punch, kick, kick, kick, trip
    And the deck is empty
    And the discard pile is empty
    And Bo holds all other cards
    When Ann drops sword
    And Ann discards nothing and refills
    Then Ann holds punch, punch, kick, kick, kick, trip, sword
    And Ann wields nothing

  @kff19.slots.discard.when @kff19.info.table
  Scenario: Nobody sees what is going to be given up before it is
    Given Ann's turn is about to begin
    And Ann wields sword
    And Ann holds punch
    When Ann answers "drop sword"
    Then Bo, Cy and a watcher see that Ann wields sword
    When Ann answers "done"
    Then all see that Ann wields nothing

  @kff19.slots.same-card
  Scenario: A copy of the same card can be played again
    Given Ann wields sword
    And Ann holds sword
    When Ann plays sword
    Then Ann wields sword
    And the discard pile is sword

  @kff19.slots.stay
  Scenario: A Stance played in Respite defends until it goes
    Given Ann holds punch, monkey-stance
    And the next cards drawn will be kick
    When Ann hits Cy with punch
    And Ann plays monkey-stance
    And Ann ends the turn
    And Bo discards nothing and refills
    And Bo hits Ann with kick
    Then Ann loses 2 Chi

  @kff19.stance.prey @kff19.card.outside-numbers
  Scenario Outline: A Stance is strong against one other
    Given Ann stands in <stance>
    And Ann wields bo-staff
    And Bo stands in <prey>
    And Cy stands in <other>
    When Ann hits Bo with bo-staff
    Then Bo loses <damage> Chi

    Examples: against the prey
      | stance         | prey           | damage | other          |
      | tiger-stance   | drunken-stance | 4      | dragon-stance  |
      | drunken-stance | dragon-stance  | 4      | crane-stance   |
      | dragon-stance  | crane-stance   | 4      | snake-stance   |
      | crane-stance   | snake-stance   | 4      | monkey-stance  |
      | snake-stance   | monkey-stance  | 3      | tiger-stance   |
      | monkey-stance  | tiger-stance   | 4      | drunken-stance |

    Examples: against others
      | stance         | prey           | damage | other          |
      | tiger-stance   | dragon-stance  | 2      | drunken-stance |
      | drunken-stance | tiger-stance   | 2      | dragon-stance  |
      | dragon-stance  | drunken-stance | 2      | crane-stance   |
      | crane-stance   | dragon-stance  | 2      | snake-stance   |
      | snake-stance   | crane-stance   | 2      | monkey-stance  |
      | monkey-stance  | snake-stance   | 2      | tiger-stance   |

  @kff19.stance.bonus.per-card @kff19.card.crane @kff19.card.dragon @kff19.attack.subtype.stance
  Scenario Outline: A Stance improves the cards it names
    Given Ann stands in <stance>
    And Ann holds <cards>
    When Ann hits Bo with <cards>
    Then Bo loses <damage> Chi

    Examples:
      | stance         | cards                     | damage |
      | tiger-stance   | punch                     | 4      |
      | tiger-stance   | throw                     | 4      |
      | tiger-stance   | kick                      | 3      |
      | tiger-stance   | trip                      | 2      |
      | drunken-stance | kick, wild                | 7      |
      | drunken-stance | punch, spinning           | 3      |
      | dragon-stance  | kick, flying              | 8      |
      | dragon-stance  | punch, flipping           | 4      |
      | crane-stance   | kick                      | 5      |
      | crane-stance   | punch                     | 2      |
      | snake-stance   | kick, spinning            | 7      |
      | monkey-stance  | kick, flipping            | 7      |
      | monkey-stance  | kick, running-up-the-wall | 6      |
      | monkey-stance  | kick, flipping, running-up-the-wall | 10 |

  @kff19.stance.bonus.per-card @kff19.weapon.kind
  Scenario Outline: A Stance improves Attacks with the Weapons it names
    Given Ann stands in <stance>
    And Ann wields <weapon>
    When Ann hits Bo with <weapon>
    Then Bo loses <damage> Chi

    Examples:
      | stance         | weapon      | damage |
      | drunken-stance | chair       | 3      |
      | drunken-stance | ladder      | 4      |
      | drunken-stance | table       | 3      |
      | drunken-stance | umbrella    | 4      |
      | drunken-stance | bamboo-pole | 4      |
      | drunken-stance | sword       | 3      |
      | drunken-stance | nunchaku    | 1      |
      | dragon-stance  | sword       | 5      |
      | dragon-stance  | daggers     | 2      |
      | snake-stance   | chain-whip  | 4      |
      | snake-stance   | daggers     | 4      |
      | snake-stance   | bo-staff    | 2      |

  @kff19.stance.prey.per-target @kff19.resolve.formula
  Scenario: The prey bonus is for each target by itself
    Given Ann stands in crane-stance
    And Ann holds kick, split-attack
    And Bo stands in snake-stance
    When Ann hits Bo with kick, split-attack (Cy)
    Then Bo loses 7 Chi
    And Cy loses 5 Chi

  @kff19.stance.prey.per-target
  Scenario: The prey bonus counts once however many cards there are
    Given Ann stands in crane-stance
    And Ann holds kick, combo-attack, kick, kick, flying
    And Bo stands in snake-stance
    When Ann hits Bo with kick, combo-attack (kick, kick), flying
    Then Bo loses 19 Chi

  @kff19.stance.prey.strip @kff19.resolve.2-losses
  Scenario: The bonus counts even if the Attack strips the Stance
    Given Ann stands in crane-stance
    And Ann holds trip
    And Bo stands in snake-stance
    When Ann hits Bo with trip
    Then Bo loses 4 Chi
    And Bo stands in no Stance

  @kff19.weapon.play
  Scenario Outline: What a Weapon deals by itself
    Given Ann wields <weapon>
    When Ann hits Bo with <weapon>
    Then Bo loses <damage> Chi
    And Ann wields <weapon>

    Examples:
      | weapon      | damage |
      | sword       | 3      |
      | chain-whip  | 2      |
      | chair       | 1      |
      | ladder      | 2      |
      | table       | 1      |
      | umbrella    | 2      |
      | bamboo-pole | 2      |
      | fan         | 0      |
      | nunchaku    | 1      |
      | bo-staff    | 2      |
      | daggers     | 2      |

  @kff19.weapon.play @kff19.resolve.3-defence @kff19.weapon.chain-whip @kff19.card.chair
  Scenario Outline: What defends against what
    Given Bo wields <weapon>
    And Ann holds <card>, flying
    And Ann wields sword
    When Ann hits Bo with <attack>, flying
    Then Bo loses <damage> Chi

    Examples:
      | weapon      | card  | attack | damage |
      | sword       | kick  | kick   | 5      |
      | sword       | kick  | sword  | 4      |
      | chain-whip  | kick  | kick   | 4      |
      | chain-whip  | kick  | sword  | 4      |
      | chair       | trip  | trip   | 3      |
      | chair       | kick  | sword  | 4      |
      | ladder      | kick  | kick   | 5      |
      | table       | punch | punch  | 2      |
      | table       | kick  | sword  | 3      |
      | umbrella    | kick  | kick   | 5      |
      | umbrella    | kick  | sword  | 3      |
      | bamboo-pole | kick  | kick   | 5      |
      | fan         | kick  | kick   | 2      |
      | fan         | kick  | sword  | 2      |
      | nunchaku    | kick  | kick   | 5      |
      | bo-staff    | kick  | kick   | 3      |
      | bo-staff    | punch | punch  | 2      |
      | bo-staff    | trip  | trip   | 2      |
      | bo-staff    | throw | throw  | 4      |
      | bo-staff    | kick  | sword  | 5      |
      | daggers     | kick  | kick   | 5      |

  @kff19.weapon.chain-whip @kff19.block.passive
  Scenario: The Chain Whip bends around Weapons, not around Stances
    Given Ann wields chain-whip
    And Ann holds flying
    And Bo wields fan
    And Bo stands in monkey-stance
    When Ann hits Bo with chain-whip, flying
    Then Bo loses 3 Chi

  @kff19.weapon.chain-whip
  Scenario: The Chain Whip bends only in its own Attacks
    Given Ann wields chain-whip
    And Ann holds kick
    And Bo wields table
    When Ann hits Bo with kick
    Then Bo loses 1 Chi

  @kff19.card.chair @kff19.weapon.options
  Scenario: Smashing the Chair
    Given Ann wields chair
    When Ann hits Bo with chair (smashed)
    Then Bo loses 4 Chi
    And Ann wields nothing
    And the discard pile is chair

  @kff19.card.chair @kff19.weapon.idle.defence
  Scenario: A smashed Chair still defends in its last exchange
    Given Ann wields chair
    And Bo holds face-me, kick
    When Ann attacks Bo with chair (smashed)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then Bo loses 4 Chi
    And Ann loses 2 Chi
    And Ann wields nothing

  @kff19.weapon.play @kff19.finishing.counts
  Scenario: Nunchaku add one for each Enhancement
    Given Ann wields nunchaku
    And Ann holds flying, wild, combo-attack, punch
    When Ann hits Bo with nunchaku, flying, wild, combo-attack (punch)
    Then Bo loses 10 Chi

  @kff19.weapon.idle.attack
  Scenario Outline: A Weapon in play adds nothing to an Attack Card
    Given Ann wields <weapon>
    And Ann holds kick, flying
    When Ann hits Bo with kick, flying
    Then Bo loses 5 Chi

    Examples:
      | weapon   |
      | sword    |
      | nunchaku |
      | fan      |

  @kff19.weapon.idle.attack
  Scenario: Nor does a Stance that improves the Weapon
    Given Ann wields sword
    And Ann stands in dragon-stance
    And Ann holds kick
    When Ann hits Bo with kick
    Then Bo loses 3 Chi

  @kff19.weapon.idle.defence @kff19.counter.normal
  Scenario: But it defends against the counterattack
    Given Ann wields table
    And Ann holds punch
    And Bo holds no-match-for-mine, kick
    When Ann attacks Bo with punch
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with kick
    And nothing more is played
    Then Ann loses 1 Chi
    And Bo loses no Chi

  @kff19.weapon.idle.counter
  Scenario: The same holds for who counterattacks
    Given Ann holds kick
    And Bo wields table
    And Bo holds face-me, kick
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then Bo loses 1 Chi
    And Ann loses 3 Chi

  @kff19.weapon.kind
  Scenario: An Attack with a Weapon is of the kind Weapon
    Given Ann wields sword
    And Bo holds blocking-punch, blocking-kick, amazing-balance, between-two-palms, rolling-with-the-blow, kung-fu-is-weak
    When Ann attacks Bo with sword
    Then Bo may only block with between-two-palms, rolling-with-the-blow, kung-fu-is-weak

  @kff19.weapon.zero
  Scenario: A Weapon for 0 is as good as its Enhancements
    Given Ann wields fan
    And Ann holds flying, wild
    And Ann stands in dragon-stance
    When Ann hits Bo with fan, flying, wild
    Then Bo loses 6 Chi

  @kff19.weapon.zero
  Scenario: A Weapon without an attack value cannot attack
    Given the box has one more card
      """
      id = "stone-lion"
      name = "Stone Lion"
      deck = "own"
      kind = "weapon"
      subtype = "improvised"
      copies = 1
      defence = 2
      icon = "lion"
      source = "designed"
      """
    And Ann holds stone-lion, flying
    When Ann plays stone-lion
    Then Ann wields stone-lion
    And Ann may not attack

  @kff19.weapon.options @kff19.card.ladder
  Scenario: The Ladder one way or the other
    Given Ann wields ladder
    And Ann holds flying
    Then Ann may attack Bo with ladder, flying
    And Ann may attack Bo with ladder (Cy), flying
    When Ann hits Bo with ladder (Cy), flying
    Then Bo loses 3 Chi
    And Cy loses 3 Chi

  @kff19.weapon.options @kff19.split.full
  Scenario: Throwing the Daggers
    Given Ann wields daggers
    And Ann stands in snake-stance
    When Ann hits Bo with daggers (Cy)
    Then Bo loses 4 Chi
    And Cy loses 4 Chi
    And Ann wields nothing
    And the discard pile is daggers

  @kff19.weapon.options
  Scenario: The Umbrella is good against what is split
    Given Ann holds kick, split-attack
    And Bo wields umbrella
    When Ann hits Bo with kick, split-attack (Cy)
    Then Bo loses 1 Chi
    And Cy loses 3 Chi

  @kff19.weapon.options
  Scenario: Split and with a Weapon is still 2 for the Umbrella
    Given Ann wields daggers
    And Ann holds flying
    And Bo wields umbrella
    When Ann hits Bo with daggers (Cy), flying
    Then Bo loses 2 Chi
    And Cy loses 4 Chi
