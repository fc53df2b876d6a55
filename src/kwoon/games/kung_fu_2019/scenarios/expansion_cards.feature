Feature: Other cards of the expansion

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

  @kff19.resolve.taken
  Scenario: Snatch the Blade may leave it
    Given Ann wields fan
    And Ann holds snatch-the-blade
    And Bo wields table
    When Ann attacks Bo with snatch-the-blade
    And Bo does not block
    And Ann takes nothing
    Then Bo loses 1 Chi
    And Ann wields fan
    And Bo wields nothing
    And the discard pile is snatch-the-blade, table

  @kff19.resolve.taken
  Scenario: What is taken defends nobody in this exchange
    Given Ann holds snatch-the-blade
    And Bo wields table
    And Bo holds face-me, kick
    When Ann attacks Bo with snatch-the-blade
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And Ann does not block
    And Ann takes from Bo
    Then Bo loses 1 Chi
    And Ann loses 3 Chi
    And Ann wields table

  @kff19.resolve.taken
  Scenario: Taken beats discarded
    Given Ann wields sword
    And Ann holds kick, split-attack
    And Bo holds face-me, throw
    And Cy holds face-me, snatch-the-blade
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with throw
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with snatch-the-blade
    And Ann does not block
    And Cy takes from Ann
    Then Cy wields sword
    And Ann wields nothing
    And Ann loses 3 Chi

  @kff19.resolve.taken
  Scenario: A taker who falls leaves it to the discard pile
    Given Ann has 3 Chi
    And Ann holds snatch-the-blade
    And Bo wields sword with freshly-sharpened
    And Bo holds face-me, kick
    When Ann attacks Bo with snatch-the-blade
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And Ann does not block
    And Ann takes from Bo
    Then Ann is out of the game
    And Bo wields nothing
    And the discard pile is snatch-the-blade, face-me, kick, sword, freshly-sharpened

  @kff19.block.ignore @kff19.resolve.taken
  Scenario: Caught with Chopsticks!
    Given Ann wields sword with poisoned-tip
    And Bo wields table
    And Bo holds caught-with-chopsticks
    When Ann attacks Bo with sword
    And Bo blocks with caught-with-chopsticks
    And Bo takes from Ann
    Then Bo loses no Chi
    And Bo wields sword with poisoned-tip
    And Ann wields nothing
    And the discard pile is caught-with-chopsticks, table

  @kff19.block.ignore
  Scenario: The Chopsticks may leave the Weapon where it is
    Given Ann wields sword
    And Bo holds caught-with-chopsticks
    When Ann attacks Bo with sword
    And Bo blocks with caught-with-chopsticks
    And Bo takes nothing
    Then Ann wields sword
    And Bo wields nothing
    And Bo loses no Chi

  @kff19.block.ignore
  Scenario: Up to the Rafters! costs two cards
    Given Ann holds kick, flying
    And Bo holds up-to-the-rafters, punch, trip, wild
    When Ann attacks Bo with kick, flying
    And Bo blocks with up-to-the-rafters (punch, wild)
    Then Bo loses no Chi
    And Bo holds trip
    And the discard pile is kick, flying, up-to-the-rafters, punch, wild

  @kff19.block.ignore
  Scenario: Or all that are left
    Given Ann holds kick
    And Bo holds up-to-the-rafters, wild
    When Ann attacks Bo with kick
    And Bo blocks with up-to-the-rafters (wild)
    Then Bo loses no Chi
    And Bo holds nothing

  @kff19.block.ignore
  Scenario: Or nothing if there is none
    Given Ann holds kick
    And Bo holds up-to-the-rafters
    When Ann attacks Bo with kick
    And Bo blocks with up-to-the-rafters
    Then Bo loses no Chi
    And Bo holds nothing

  @kff19.block.reduce @kff19.block.specific
  Scenario: Iron Shirt takes 5 off an Attack Card
    Given Ann holds throw, invincible, flying
    And Bo wields fan
    And Bo holds iron-shirt
    When Ann attacks Bo with throw, invincible, flying
    And Bo blocks with iron-shirt
    Then Bo loses 2 Chi
    And Bo wields nothing

  @kff19.counter.allowed @kff19.block.ignore
  Scenario: Caught and Answered!
    Given Ann holds kick
    And Bo holds caught-and-answered, punch
    When Ann attacks Bo with kick
    And Bo blocks with caught-and-answered
    And Bo counterattacks with punch
    And nothing more is played
    Then Bo loses no Chi
    And Ann loses 2 Chi

  @kff19.redirect
  Scenario: That Was Meant for Him! moves the Attack
    Given Ann stands in crane-stance
    And Ann holds kick
    And Bo holds meant-for-him
    And Cy stands in snake-stance
    And Cy holds blocking-kick
    When Ann attacks Bo with kick
    And Bo blocks with meant-for-him (Cy)
    Then Cy may block with blocking-kick
    When Cy does not block
    Then Cy loses 7 Chi
    And Bo loses no Chi
    And the discard pile is kick, meant-for-him

  @kff19.redirect
  Scenario: The new target answers with the own Block and may counterattack
    Given Ann holds kick
    And Bo holds meant-for-him
    And Di holds no-match-for-mine, punch
    When Ann attacks Bo with kick
    And Bo blocks with meant-for-him (Di)
    And Di blocks with no-match-for-mine
    And Di counterattacks with punch
    And nothing more is played
    Then Bo loses no Chi
    And Di loses no Chi
    And Ann loses 2 Chi

  @kff19.redirect @kff19.split.distinct
  Scenario: It cannot be moved to the attacker or to who is hit already
    Given Ann holds kick, split-attack
    And Bo holds meant-for-him
    When Ann attacks Bo with kick, split-attack (Cy)
    Then Bo may block with meant-for-him (Di)
    And Bo may block with meant-for-him
    But Bo may not block with meant-for-him (Cy)
    And Bo may not block with meant-for-him (Ann)
    And Bo may not block with meant-for-him (Bo)

  @kff19.block.reduce
  Scenario: Or it takes 2 off
    Given Ann holds kick
    And Bo holds meant-for-him
    When Ann attacks Bo with kick
    And Bo blocks with meant-for-him
    Then Bo loses 1 Chi
    And Cy loses no Chi

  @kff19.redirect
  Scenario: In a duel there is nobody to move it to
    Given Cy is out of the game
    And Di is out of the game
    And Ann holds kick
    And Bo holds meant-for-him
    When Ann attacks Bo with kick
    Then Bo may block with meant-for-him
    But Bo may not block with meant-for-him (Cy)

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

  @kff19.resolve.taken @kff19.resolve.no-lost-defence
  Scenario: I Have Studied Your Style! takes the Stance before it defends
    Given Ann stands in tiger-stance
    And Ann holds kick, i-have-studied-your-style
    And Bo stands in monkey-stance
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo does not block
    And Ann takes from Bo
    Then Bo loses 3 Chi
    And Ann stands in monkey-stance
    And Bo stands in no Stance
    And the discard pile is kick, i-have-studied-your-style, tiger-stance

  @kff19.resolve.taken
  Scenario: It may be left, and then it defends
    Given Ann holds kick, i-have-studied-your-style
    And Bo stands in monkey-stance
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo does not block
    And Ann takes nothing
    Then Bo loses 2 Chi
    And Bo stands in monkey-stance
    And Ann stands in no Stance

  @kff19.resolve.taken @kff19.split.effects
  Scenario: Of several targets one loses the Stance
    Given Ann holds kick, i-have-studied-your-style, split-attack
    And Bo stands in monkey-stance
    And Cy stands in still-water-stance
    When Ann attacks Bo with kick, i-have-studied-your-style, split-attack (Cy)
    And Bo does not block
    And Cy does not block
    And Ann takes from Cy
    Then Ann stands in still-water-stance
    And Bo stands in monkey-stance
    And Bo loses 2 Chi
    And Cy loses 3 Chi

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

  @kff19.counter.permission
  Scenario: Nobody can counterattack the Rope Dart
    Given Ann wields rope-dart
    And Bo holds no-match-for-mine, punch
    And Cy holds face-me, punch
    When Ann attacks Bo with rope-dart
    And Bo blocks with no-match-for-mine
    Then Bo may not counterattack with punch
    And Bo loses no Chi
    And Ann loses no Chi

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

  @kff19.resolve.taken
  Scenario: A Stance taken one way and a Weapon the other
    Given Bo holds face-me, snatch-the-blade
    And Ann holds kick, i-have-studied-your-style
    And Bo stands in monkey-stance
    And Ann wields sword
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with snatch-the-blade
    And Ann does not block
    And Ann takes from Bo
    And Bo takes from Ann
    Then Ann stands in monkey-stance
    And Bo wields sword
    And Bo loses 3 Chi
    And Ann loses 1 Chi

  @kff19.resolve.taken
  Scenario Outline: A Stance that is tripped may be taken instead
    Given Ann holds trip, i-have-studied-your-style
    And Bo stands in monkey-stance
    When Ann attacks Bo with trip, i-have-studied-your-style
    And Bo does not block
    And Ann takes <what>
    Then Ann stands in <stance>
    And Bo stands in no Stance
    And Bo loses 2 Chi

    Examples:
      | what    | stance        |
      | from Bo | monkey-stance |
      | nothing | no Stance     |

  @kff19.resolve.taken @kff19.resolve.ignored
  Scenario: Who ignores the Attack loses nothing to a taker
    Given Ann holds snatch-the-blade
    And Bo wields sword
    And Bo holds amazing-balance
    When Ann attacks Bo with snatch-the-blade
    And Bo blocks with amazing-balance
    Then Bo wields sword
    And Ann wields nothing
    And only Ann is asked

  @kff19.card.text-wins
  Scenario Outline: The Wrist Cord against all that takes or strips
    Given Ann wields <weapon>
    And Ann holds <cards>
    And Bo wields chair with wrist-cord
    When Ann hits Bo with <attack>
    Then Bo wields chair with wrist-cord
    And Bo loses <damage> Chi

    Examples:
      | weapon      | cards                 | attack                | damage |
      | hook-swords | kick                  | hook-swords           | 1      |
      | nothing     | snatch-the-blade      | snatch-the-blade      | 0      |
      | nothing     | kick, across-the-room | kick, across-the-room | 4      |

  @kff19.card.text-wins
  Scenario: And against the Chopsticks
    Given Ann wields sword with wrist-cord
    And Bo holds caught-with-chopsticks
    When Ann attacks Bo with sword
    And Bo blocks with caught-with-chopsticks
    Then Ann wields sword with wrist-cord
    And Bo wields nothing
    And Bo loses no Chi

  @kff19.card.text-wins
  Scenario: Rooted against Across the Room!
    Given Ann holds kick, across-the-room
    And Bo wields fan
    And Bo stands in tiger-stance with rooted-like-an-old-pine
    When Ann hits Bo with kick, across-the-room
    Then Bo loses 1 Chi
    And Bo stands in tiger-stance with rooted-like-an-old-pine
    And Bo wields nothing

  @kff19.block.one @kff19.resolve.3-defence
  Scenario: A snapped Pole defends only as a Block
    Given Ann holds kick, invincible, wild
    And Bo wields bamboo-pole with iron-bound, wrist-cord
    When Ann attacks Bo with kick, invincible, wild
    And Bo blocks with bamboo-pole
    Then Bo loses 3 Chi
    And Bo wields nothing
    And the discard pile is kick, invincible, wild, bamboo-pole, iron-bound, wrist-cord

  @kff19.redirect
  Scenario: The Attack may be moved on, and even back
    Given Ann holds kick
    And Bo holds meant-for-him
    And Cy holds meant-for-him
    When Ann attacks Bo with kick
    And Bo blocks with meant-for-him (Cy)
    Then Cy may block with meant-for-him (Di)
    And Cy may block with meant-for-him (Bo)
    But Cy may not block with meant-for-him (Ann)
    When Cy blocks with meant-for-him (Bo)
    And Bo does not block
    Then Bo loses 3 Chi
    And Cy loses no Chi

  @kff19.redirect @kff19.ncd.bars
  Scenario: What none can defend cannot be moved
    Given Ann holds kick, none-can-defend
    And Bo holds meant-for-him, up-to-the-rafters, iron-shirt
    When Ann attacks Bo with kick, none-can-defend
    Then Bo may not block

  @kff19.redirect @kff19.split.ignored-still-target
  Scenario: A split Attack that is moved still has its other target
    Given Ann holds kick, split-attack
    And Bo holds meant-for-him
    And Cy holds face-me, punch, whirlwind
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo blocks with meant-for-him (Di)
    And Di does not block
    And Cy plays face-me
    And Cy does not block
    Then Cy may counterattack with punch, whirlwind (Bo)
    But Cy may not counterattack with punch, whirlwind (Di)

  @kff19.turn.refill.empty @kff19.answer.before @kff19.resolve.discards
  Scenario: Cards of the exchange are not shuffled into a new deck
    Given Ann holds kick, slow-motion, flying
    And the deck is empty
    And the discard pile is empty
    And Di holds all other cards
    When Ann attacks Bo with kick, slow-motion, flying
    Then Bo holds nothing
    When nothing more is played
    Then Bo loses 9 Chi
    And the discard pile is kick, slow-motion, flying

  @kff19.turn.refill.reshuffle @kff19.answer.before
  Scenario: A draw in mid-exchange reshuffles too
    Given Ann holds kick, slow-motion
    And the deck is empty
    And the discard pile is blocking-kick
    And Di holds all other cards
    When Ann attacks Bo with kick, slow-motion
    And Bo blocks with blocking-kick
    Then Bo loses no Chi

  @kff19.resolve.taken @kff19.resolve.discards
  Scenario: A smashed Chair that is caught is gone from its owner
    Given Ann wields chair
    And Bo holds caught-with-chopsticks
    When Ann attacks Bo with chair (smashed)
    And Bo blocks with caught-with-chopsticks
    And Bo takes from Ann
    Then Ann wields nothing
    And Bo loses no Chi
    And every card is somewhere

  @kff19.counter.permission @kff19.faceme.effect
  Scenario: Face Me! against the Rope Dart gives no counterattack
    Given Ann wields rope-dart
    And Cy holds face-me, punch
    When Ann attacks Bo with rope-dart
    And Cy plays face-me
    And Cy does not block
    Then Cy may not counterattack with punch
    And Cy has 17 Chi

  @kff19.finishing.counts
  Scenario: Poisoned Tip and Five Silent Steps add up
    Given Ann wields sword with poisoned-tip
    And Ann holds five-silent-steps
    When Ann hits Bo with sword, five-silent-steps
    Then Bo has 17 Chi
    When Ann ends the turn
    Then Bo has 11 Chi

  @kff19.weapon.chain-whip @kff19.improved.use
  Scenario: The Chain Whip bends around what is bound to the Weapon too
    Given Ann wields chain-whip
    And Ann holds flying
    And Bo wields fan with iron-bound
    When Ann hits Bo with chain-whip, flying
    Then Bo loses 4 Chi

  @kff19.turn.respite.dead @kff19.resolve.other-losses
  Scenario: Who falls by the own Iron Head has no Respite
    Given Ann has 1 Chi
    And Ann holds iron-head, bowl-of-hot-noodles
    When Ann hits Bo with iron-head
    Then Ann is out of the game
    And Bo has 16 Chi
    And it is Bo's turn

  @kff19.redirect @kff19.answer.before
  Scenario: Who is hit by a moved Attack does not draw for Slow-Motion
    Given Ann holds kick, slow-motion
    And Bo holds meant-for-him
    When Ann attacks Bo with kick, slow-motion
    And Bo blocks with meant-for-him (Cy)
    Then Bo holds 1 card
    And Cy holds 0 cards

  @kff19.redirect @kff19.answer.order
  Scenario: The new target answers in the place of the old one
    Given Ann holds kick, split-attack
    And Bo holds meant-for-him
    And Cy holds blocking-kick
    And Di holds blocking-kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo blocks with meant-for-him (Di)
    Then Di may block with blocking-kick
    And Cy may not block

  @kff19.resolve.taken @kff19.resolve.3-defence
  Scenario Outline: Who takes a Weapon has lost the own one before it could defend
    Given Ann wields fan
    And Ann holds snatch-the-blade
    And Bo wields sword
    And Bo holds face-me, kick, wild
    When Ann attacks Bo with snatch-the-blade
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick, wild
    And Ann does not block
    And Ann takes <what>
    Then Ann wields <weapon>
    And Ann loses <damage> Chi

    Examples:
      | what    | weapon | damage |
      | from Bo | sword  | 4      |
      | nothing | fan    | 1      |

  @kff19.info.discard @kff19.info.hands
  Scenario: What is thrown away is seen by all, what is kept is not
    Given Ann holds kick
    And Bo holds up-to-the-rafters, punch, trip, wild
    When Ann attacks Bo with kick
    And Bo blocks with up-to-the-rafters (punch, wild)
    Then all see up-to-the-rafters, punch, wild
    And Ann, Cy, Di and a watcher do not see trip

  @kff19.info.hands @kff19.answer.before
  Scenario: A card drawn in mid-exchange is for its owner's eyes
    Given Ann holds kick, slow-motion
    And the next cards drawn will be wild
    When Ann attacks Bo with kick, slow-motion
    Then Bo sees wild
    And Ann, Cy, Di and a watcher do not see wild
