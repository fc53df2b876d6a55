Feature: Attacks and Enhancements of the expansion

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with expansion yes

  @kff19.attack.subtype @kff19.block.specific
  Scenario Outline: Which Blocks fit which Attacks
    Given Ann wields sword
    And Ann holds <card>
    And Bo holds blocking-punch, blocking-kick, amazing-balance, between-two-palms, meant-for-him, caught-with-chopsticks, up-to-the-rafters, iron-shirt, caught-and-answered
    When Ann attacks Bo with <attack>
    Then Bo may only block with <fits>, meant-for-him, up-to-the-rafters

    Examples:
      | card               | attack             | fits                                            |
      | iron-head          | iron-head          | blocking-punch, iron-shirt, caught-and-answered |
      | pressure-point     | pressure-point     | blocking-punch, iron-shirt, caught-and-answered |
      | heel-like-thunder  | heel-like-thunder  | blocking-kick, iron-shirt, caught-and-answered  |
      | snatch-the-blade   | snatch-the-blade   | amazing-balance, iron-shirt                     |
      | sweeping-the-floor | sweeping-the-floor | amazing-balance, iron-shirt                     |
      | punch              | sword              | between-two-palms, caught-with-chopsticks       |

  @kff19.attack.subtype.stance
  Scenario Outline: A Stance reads names, not subtypes
    Given Ann stands in <stance>
    And Ann holds <card>
    When Ann hits Bo with <card>
    Then Bo loses <damage> Chi

    Examples:
      | stance       | card               | damage |
      | tiger-stance | iron-head          | 4      |
      | tiger-stance | pressure-point     | 1      |
      | crane-stance | heel-like-thunder  | 5      |
      | tiger-stance | snatch-the-blade   | 1      |
      | tiger-stance | sweeping-the-floor | 1      |

  @kff19.resolve.other-losses
  Scenario: Iron Head hurts the own head, even if ignored
    Given Ann holds iron-head
    And Ann wields fan
    And Bo holds blocking-punch
    When Ann attacks Bo with iron-head
    And Bo blocks with blocking-punch
    Then Bo loses no Chi
    And Ann loses 1 Chi

  @kff19.resolve.other-losses @kff19.resolve.tie
  Scenario: And counts for going out and for a tie
    Given Ann has 1 Chi
    And Bo has 4 Chi
    And Cy is out of the game
    And Di is out of the game
    And Ann holds iron-head
    When Ann hits Bo with iron-head
    Then the game is a tie between Ann and Bo

  @kff19.resolve.after
  Scenario: Pressure Point takes two cards after the exchange
    Given Ann holds pressure-point
    And Bo holds kick, punch, trip, rolling-with-the-blow
    When Ann attacks Bo with pressure-point
    And Bo blocks with rolling-with-the-blow
    Then Bo loses no Chi
    And Bo holds 1 card
    And the discard pile has 4 cards

  @kff19.resolve.after @kff19.resolve.ignored
  Scenario: Not if it is ignored
    Given Ann holds pressure-point
    And Bo holds kick, punch, blocking-punch
    When Ann attacks Bo with pressure-point
    And Bo blocks with blocking-punch
    Then Bo holds kick, punch

  @kff19.card.text-wins @kff19.finishing.counts
  Scenario Outline: At most one Enhancement
    Given Ann wields guandao
    And Ann holds heel-like-thunder, flying, combo-attack, kick, to-the-floor
    Then Ann may attack Bo with <base>
    And Ann may attack Bo with <base>, flying
    And Ann may attack Bo with <base>, to-the-floor
    But Ann may not attack Bo with <base>, flying, to-the-floor
    And Ann may not attack Bo with <base>, combo-attack (kick)

    Examples:
      | base              |
      | heel-like-thunder |
      | guandao           |

  @kff19.card.text-wins @kff19.split.effects
  Scenario: Sweeping the Floor sweeps two
    Given Ann holds sweeping-the-floor
    And Bo stands in monkey-stance
    And Cy stands in still-water-stance
    When Ann hits Bo with sweeping-the-floor (Cy)
    Then Bo loses 1 Chi
    And Cy loses 1 Chi
    And Bo stands in no Stance
    And Cy stands in no Stance

  @kff19.combo.effects @kff19.resolve.other-losses
  Scenario: Iron Head in a Combo Attack hurts as well
    Given Ann holds kick, combo-attack, iron-head
    When Ann hits Bo with kick, combo-attack (iron-head)
    Then Bo loses 7 Chi
    And Ann loses 1 Chi

  @kff19.combo.effects
  Scenario: Heel Like Thunder brings its limit along
    Given Ann holds kick, combo-attack, heel-like-thunder
    Then Ann may attack Bo with kick, combo-attack
    But Ann may not attack Bo with kick, combo-attack (heel-like-thunder)

  @kff19.combo.effects @kff19.split.once
  Scenario: Sweeping the Floor may split as a card of Combo Attack
    Given Ann holds kick, combo-attack, sweeping-the-floor
    And Cy stands in monkey-stance
    When Ann answers "target 2" and then "attack kick" and then "play combo-attack" and then "join-split sweeping-the-floor" and then "done" and then "target 3"
    And nothing more is played
    Then Bo has 16 Chi
    And Cy has 16 Chi
    And Cy stands in no Stance

  @kff19.turn.respite.dead @kff19.resolve.other-losses
  Scenario: Who falls by the own Iron Head has no Respite
    Given Ann has 1 Chi
    And Ann holds iron-head, bowl-of-hot-noodles
    When Ann hits Bo with iron-head
    Then Ann is out of the game
    And Bo has 16 Chi
    And it is Bo's turn

  @kff19.block.specific
  Scenario: Feinting gets past Blocks that name a kind
    Given Ann holds kick, feinting
    And Bo holds blocking-kick, caught-and-answered, rolling-with-the-blow, iron-shirt, kung-fu-is-weak
    When Ann attacks Bo with kick, feinting
    Then Bo may only block with rolling-with-the-blow, iron-shirt, kung-fu-is-weak
    When Bo blocks with rolling-with-the-blow
    Then Bo loses 1 Chi

  @kff19.card.text-wins @kff19.block.passive
  Scenario: Bone-Breaking goes through standing defence
    Given Ann holds kick, bone-breaking
    And Bo wields fan with iron-bound
    And Bo stands in monkey-stance with rooted-like-an-old-pine
    And Bo holds rolling-with-the-blow
    When Ann attacks Bo with kick, bone-breaking
    And Bo blocks with rolling-with-the-blow
    Then Bo loses 1 Chi

  @kff19.card.text-wins
  Scenario: One-Armed needs an empty Weapon slot
    Given Ann wields sword
    And Ann holds kick, one-armed
    Then Ann may not attack Bo with kick, one-armed
    And Ann may not attack Bo with sword, one-armed
    When Ann drops sword
    And Ann hits Bo with kick, one-armed
    Then Bo loses 6 Chi

  @kff19.finishing.counts
  Scenario: Poisoned Tip and Five Silent Steps add up
    Given Ann wields sword with poisoned-tip
    And Ann holds five-silent-steps
    When Ann hits Bo with sword, five-silent-steps
    Then Bo has 17 Chi
    When Ann ends the turn
    Then Bo has 11 Chi

  @kff19.turn.refill.empty @kff19.answer.before @kff19.resolve.discards
  Scenario: Cards of the exchange are not shuffled into a new deck
    Given the box has one more card
      """
      id = "a-long-speech"
      name = "A Long Speech"
      deck = "own"
      kind = "enhancement"
      copies = 1
      bonus = 4
      icon = "conversation"
      source = "designed"
      effects = [{ word = "target-draws", n = 1 }]
      """
    And Ann holds kick, a-long-speech, flying
    And the deck is empty
    And the discard pile is empty
    And Di holds all other cards
    When Ann attacks Bo with kick, a-long-speech, flying
    Then Bo holds nothing
    When nothing more is played
    Then Bo loses 9 Chi
    And the discard pile is kick, a-long-speech, flying

  @kff19.turn.refill.reshuffle @kff19.answer.before
  Scenario: A draw in mid-exchange reshuffles too
    Given the box has one more card
      """
      id = "a-long-speech"
      name = "A Long Speech"
      deck = "own"
      kind = "enhancement"
      copies = 1
      bonus = 4
      icon = "conversation"
      source = "designed"
      effects = [{ word = "target-draws", n = 1 }]
      """
    And Ann holds kick, a-long-speech
    And the deck is empty
    And the discard pile is blocking-kick
    And Di holds all other cards
    When Ann attacks Bo with kick, a-long-speech
    And Bo blocks with blocking-kick
    Then Bo loses no Chi

  @kff19.info.hands @kff19.answer.before
  Scenario: A card drawn in mid-exchange is for its owner's eyes
    Given the box has one more card
      """
      id = "a-long-speech"
      name = "A Long Speech"
      deck = "own"
      kind = "enhancement"
      copies = 1
      bonus = 4
      icon = "conversation"
      source = "designed"
      effects = [{ word = "target-draws", n = 1 }]
      """
    And Ann holds kick, a-long-speech
    And the next cards drawn will be wild
    When Ann attacks Bo with kick, a-long-speech
    Then Bo sees wild
    And Ann, Cy, Di and a watcher do not see wild

  @kff19.resolve.after @kff19.enh.play
  Scenario: Slow-Motion leaves time to think, once it is over
    Given Ann holds kick, slow-motion
    And Bo holds blocking-punch
    And the next cards drawn will be wild
    When Ann attacks Bo with kick, slow-motion
    Then Bo holds blocking-punch
    When Bo does not block
    Then Bo loses 6 Chi
    And Bo holds blocking-punch, wild
    And Ann, Cy, Di and a watcher do not see wild

  @kff19.block.ignore @kff19.resolve.ignored
  Scenario: Slow-Motion that is Ignored does nothing to its target, good or bad
    Given Ann holds kick, slow-motion
    And Bo holds blocking-kick
    When Ann attacks Bo with kick, slow-motion
    And Bo blocks with blocking-kick
    Then Bo loses no Chi
    And Bo holds nothing

  @kff19.block.reduce @kff19.resolve.after
  Scenario: Slow-Motion reduced to nothing still gives its card
    Given Ann holds punch, slow-motion
    And Bo holds iron-shirt
    And the next cards drawn will be wild
    When Ann attacks Bo with punch, slow-motion
    And Bo blocks with iron-shirt
    Then Bo loses no Chi
    And Bo holds wild

  @kff19.split.effects @kff19.resolve.after
  Scenario: Slow-Motion for several targets
    Given Ann holds kick, slow-motion, split-attack
    And Bo holds blocking-kick
    And the next cards drawn will be wild
    When Ann attacks Bo with kick, slow-motion, split-attack (Cy)
    And Bo blocks with blocking-kick
    And Cy does not block
    Then Bo holds nothing
    And Cy holds wild
    And Cy loses 6 Chi
