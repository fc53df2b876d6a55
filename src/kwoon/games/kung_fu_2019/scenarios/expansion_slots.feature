Feature: Weapons, Stances and Chi Restoration of the expansion

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with expansion yes

  @kff19.weapon.play
  Scenario Outline: Weapons of the expansion
    Given Ann wields <weapon>
    When Ann hits Bo with <weapon>
    Then Bo loses <damage> Chi

    Examples:
      | weapon      | damage |
      | guandao     | 4      |
      | hook-swords | 2      |
      | rope-dart   | 3      |
      | iron-wok    | 1      |

  @kff19.resolve.2-losses
  Scenario: Hook Swords strip the Weapon
    Given Ann wields hook-swords
    And Bo wields fan
    When Ann hits Bo with hook-swords
    Then Bo loses 2 Chi
    And Bo wields nothing

  @kff19.weapon.idle.attack
  Scenario: But not in an Attack with a card
    Given Ann wields hook-swords
    And Ann holds kick
    And Bo wields chair
    When Ann hits Bo with kick
    Then Bo loses 2 Chi
    And Bo wields chair

  @kff19.counter.permission @kff19.block.ignore @kff19.yourkungfu.no-match
  Scenario: A target that Ignores the Rope Dart may counterattack: it has no effect on him
    Given Ann wields rope-dart
    And Bo holds no-match-for-mine, punch
    When Ann attacks Bo with rope-dart
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch
    And nothing more is played
    Then Bo loses no Chi
    And Ann loses 2 Chi

  @kff19.counter.permission
  Scenario: A card of one's own may shut out every counterattack
    Given the box has one more card
      """
      id = "and-gone-again"
      name = "And Gone Again"
      deck = "own"
      kind = "enhancement"
      copies = 1
      bonus = 1
      icon = "fire-dash"
      source = "designed"
      effects = [{ word = "bar-counterattacks" }]
      """
    And Ann holds kick, and-gone-again
    And Bo holds no-match-for-mine, punch
    When Ann attacks Bo with kick, and-gone-again
    And Bo blocks with no-match-for-mine
    Then Bo may not counterattack with punch
    And Bo loses no Chi
    And Ann loses no Chi

  @kff19.counter.permission @kff19.faceme.effect
  Scenario: Face Me! against the Rope Dart gives no counterattack
    Given Ann wields rope-dart
    And Cy holds face-me, punch
    When Ann attacks Bo with rope-dart
    And Cy plays face-me
    And Cy does not block
    Then Cy may not counterattack with punch
    And Cy has 17 Chi

  @kff19.weapon.chain-whip @kff19.improved.use
  Scenario: The Chain Whip bends around what is bound to the Weapon too
    Given Ann wields chain-whip
    And Ann holds flying
    And Bo wields fan with iron-bound
    When Ann hits Bo with chain-whip, flying
    Then Bo loses 4 Chi

  @kff19.chi.play
  Scenario: The Iron Wok makes a better meal
    Given Ann wields iron-wok
    And Ann has 10 Chi
    And Ann holds bowl-of-hot-noodles
    When Ann plays bowl-of-hot-noodles
    Then Ann has 13 Chi

  @kff19.weapon.play
  Scenario: The Iron Wok defends
    Given Bo wields iron-wok
    And Ann holds kick
    When Ann hits Bo with kick
    Then Bo loses 2 Chi

  @kff19.hand.changed
  Scenario Outline: Stances that change the hand size
    Given Ann's turn is about to begin
    And Ann stands in <stance>
    And Ann holds punch
    When Ann discards nothing and refills
    Then Ann holds <count> cards

    Examples:
      | stance             | count |
      | tiger-stance       | 7     |
      | still-water-stance | 6     |
      | beggar-stance      | 8     |

  @kff19.hand.changed @kff19.turn.refill.over
  Scenario: A smaller hand size forces nobody to discard
    Given Ann's turn is about to begin
    And Ann stands in still-water-stance
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    When Ann discards nothing and refills
    Then Ann holds punch, punch, kick, kick, trip, throw, wild

  @kff19.slots.discard.when @kff19.hand.changed @kff19.improved-stance.follow
  Scenario: A player who gives up Still Water Stance before the draw fills the hand to 7
    Given Ann's turn is about to begin
    And Ann stands in still-water-stance with inner-fire
    And Ann holds punch, kick
    When Ann drops still-water-stance
    And Ann discards punch and refills
    Then Ann holds 7 cards
    And Ann stands in no Stance
    And the discard pile is still-water-stance, inner-fire, punch

  @kff19.slots.discard.when @kff19.hand.changed
  Scenario: After the draw it is too late for that
    Given Ann's turn is about to begin
    And Ann stands in still-water-stance
    And Ann holds punch
    When Ann discards nothing and refills
    And Ann drops still-water-stance
    Then Ann holds 6 cards
    And Ann stands in no Stance

  @kff19.slots.discard.when @kff19.turn.refill.over
  Scenario: With 7 cards it brings nothing, with 8 in Beggar Stance neither
    Given Ann's turn is about to begin
    And Ann stands in beggar-stance
    And Ann holds punch, punch, kick, kick, trip, throw, wild, wild
    When Ann drops beggar-stance
    And Ann discards nothing and refills
    Then Ann holds punch, punch, kick, kick, trip, throw, wild, wild

  @kff19.slots.discard.empty-hand
  Scenario Outline: An empty hand is asked before the draw if giving the Stance up changes how many cards are drawn
    Given Ann's turn is about to begin
    And Ann wields sword
    And Ann stands in <stance>
    Then Ann may only answer "drop sword", "drop <stance>", "done"
    And Ann holds nothing
    When Ann drops <stance>
    And Ann discards nothing and refills
    Then Ann holds 7 cards
    And Ann wields sword

    Examples:
      | stance             |
      | still-water-stance |
      | beggar-stance      |

  @kff19.slots.discard.empty-hand
  Scenario: Any other empty hand is filled at once, and Weapon and Stance may be given up then
    Given Ann's turn is about to begin
    And Ann wields sword
    And Ann stands in tiger-stance
    Then Ann holds 7 cards
    And Ann may drop sword
    And Ann may drop tiger-stance

  @kff19.block.passive
  Scenario: Still Water Stance defends for 2
    Given Bo stands in still-water-stance
    And Ann holds kick
    When Ann hits Bo with kick
    Then Bo loses 1 Chi

  @kff19.stance.bonus.per-card
  Scenario Outline: Beggar Stance and its sticks
    Given Ann stands in beggar-stance
    And Ann wields <weapon>
    When Ann hits Bo with <weapon>
    Then Bo loses <damage> Chi

    Examples:
      | weapon      | damage |
      | bo-staff    | 4      |
      | bamboo-pole | 4      |
      | sword       | 3      |

  @kff19.turn.start.order @kff19.chi.cap
  Scenario Outline: Inner Fire restores 1 at the start of the turn
    Given Ann's turn is about to begin
    And Ann stands in tiger-stance with inner-fire
    And Ann has <chi> Chi
    Then Ann has <more> Chi

    Examples:
      | chi | more |
      | 10  | 11   |
      | 20  | 20   |

  @kff19.chi.play
  Scenario Outline: Golden Needles
    Given Ann has <chi> Chi
    And Ann holds golden-needles
    When Ann plays golden-needles
    Then Ann has <more> Chi

    Examples:
      | chi | more |
      | 5   | 10   |
      | 6   | 8    |

  @kff19.chi.play @kff19.chi.cap
  Scenario: A Toast to All
    Given Ann has 10 Chi
    And Bo has 15 Chi
    And Di is out of the game
    And Ann holds a-toast-to-all
    When Ann plays a-toast-to-all
    Then Ann has 14 Chi
    And Bo has 16 Chi
    And Cy has 20 Chi
    And Di is out of the game
