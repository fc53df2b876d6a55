Feature: The turn

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy

  @kff19.turn.order @kff19.turn.refill.discard @kff19.turn.refill.draw @kff19.turn.respite @kff19.turn.end @kff19.hand.size
  Scenario: A whole turn
    Given Ann's turn is about to begin
    And Ann holds punch, kick, sword
    And the next cards drawn will be tiger-stance, flying, bowl-of-hot-noodles, trip, wild
    When Ann discards punch and refills
    Then Ann holds kick, sword, tiger-stance, flying, bowl-of-hot-noodles, trip, wild
    And the discard pile is punch
    When Ann plays sword
    And Ann hits Bo with kick, wild
    Then Bo loses 4 Chi
    And Ann may play tiger-stance
    And Ann may not attack
    When Ann plays tiger-stance
    And Ann ends the turn
    Then it is Bo's turn

  @kff19.turn.refill.discard @kff19.turn.refill.draw
  Scenario Outline: From none to the whole hand may be discarded
    Given Ann's turn is about to begin
    And Ann holds punch, kick, trip
    When Ann discards <cards> and refills
    Then Ann holds 7 cards
    And the discard pile has <count> cards

    Examples:
      | cards                | count |
      | nothing              | 0     |
      | kick                 | 1     |
      | punch, kick and trip | 3     |

  @kff19.turn.refill.draw.forced @kff19.turn.refill.no-play
  Scenario: Discard once, then draw, then play
    Given Ann's turn is about to begin
    And Ann holds punch, sword, tiger-stance, bowl-of-hot-noodles, kick
    Then Ann may not play sword
    And Ann may not play tiger-stance
    And Ann may not play bowl-of-hot-noodles
    And Ann may not attack
    When Ann discards nothing and refills
    Then Ann holds 7 cards
    And Ann may not discard punch
    And Ann may play sword

  @kff19.turn.refill.reshuffle @kff19.info.discard
  Scenario: The discard pile becomes the new deck
    Given Ann's turn is about to begin
    And Ann holds punch, kick, trip, throw
    And the deck is wild
    And the discard pile is flying, spinning, sword
    And Cy holds all other cards
    And the next cards drawn will be wild, sword, flying
    When Ann discards nothing and refills
    Then Ann holds punch, kick, trip, throw, wild, sword, flying
    And the discard pile is empty
    And the deck has 1 card

  @kff19.turn.refill.reshuffle.when
  Scenario: Taking the last card does not reshuffle yet
    Given Ann's turn is about to begin
    And Ann holds punch, kick, trip, throw
    And the deck is wild, sword, flying
    And the discard pile is spinning, flipping
    And Cy holds all other cards
    When Ann discards nothing and refills
    Then Ann holds punch, kick, trip, throw, wild, sword, flying
    And the deck is empty
    And the discard pile is spinning, flipping

  @kff19.turn.refill.reshuffle.own @kff19.turn.refill.empty
  Scenario: With nothing else to draw, the cards just discarded come back, and then drawing stops
    Given Ann's turn is about to begin
    And Ann holds punch, kick, trip
    And Ann wields sword
    And the deck is empty
    And the discard pile is empty
    And Cy holds all other cards
    When Ann discards punch and kick and refills
    Then Ann holds punch, kick, trip
    And the deck is empty
    And the discard pile is empty
    And Ann wields sword
    And Ann may attack Bo with kick

  @kff19.turn.refill.empty @kff19.resolve.discards
  Scenario: Cards of an exchange are not in the discard pile yet
    Given Ann holds kick, flying
    And Bo holds blocking-kick
    When Ann attacks Bo with kick, flying
    Then the discard pile is empty
    When Bo blocks with blocking-kick
    Then the discard pile is kick, flying, blocking-kick

  @kff19.turn.refill.over
  Scenario: More than seven may be kept
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, sword, flying, wild
    When Ann discards nothing and refills
    Then Ann holds punch, punch, kick, kick, trip, throw, sword, flying, wild

  @kff19.turn.refill.over.partial
  Scenario Outline: A player with too many cards may discard as usual
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, sword, flying, wild
    When Ann discards <cards> and refills
    Then Ann holds <count> cards
    And the deck has <deck> cards

    Examples:
      | cards                        | count | deck |
      | punch                        | 8     | 90   |
      | punch and punch              | 7     | 90   |
      | punch, punch, kick and kick  | 7     | 88   |

  @kff19.turn.prepare @kff19.turn.prepare.slots @kff19.turn.prepare.repeat @kff19.stance.one @kff19.weapon.one
  Scenario: Any number of cards in any order, but one of each in play
    Given Ann has 15 Chi
    And Ann holds sword, chair, tiger-stance, monkey-stance, bowl-of-hot-noodles, bitter-ginseng-tea
    When Ann plays bowl-of-hot-noodles
    And Ann plays sword
    And Ann plays tiger-stance
    And Ann plays bitter-ginseng-tea
    And Ann plays monkey-stance
    And Ann plays chair
    Then Ann has 20 Chi
    And Ann wields chair
    And Ann stands in monkey-stance
    And the discard pile is bowl-of-hot-noodles, bitter-ginseng-tea, sword, tiger-stance

  @kff19.turn.attack.one @kff19.turn.respite.no-attack
  Scenario: Nobody has to attack
    Given Ann holds kick, sword
    When Ann plays sword
    And Ann ends the turn
    Then it is Bo's turn
    And Bo has 20 Chi
    And Cy has 20 Chi

  @kff19.turn.attack.anyone
  Scenario: Anybody still in the game may be attacked
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di and Ed
    And it is Bo's turn
    And Bo holds kick
    And Di is out of the game
    Then Bo may attack Ann with kick
    And Bo may attack Cy with kick
    And Bo may attack Ed with kick
    But Bo may not attack Di with kick
    And Bo may not attack Bo with kick

  @kff19.turn.attack.means @kff19.turn.attack.card-with-weapon
  Scenario: With an Attack Card or with the Weapon in play
    Given Ann wields sword
    And Ann holds kick, chair, flying
    Then Ann may attack Bo with kick
    And Ann may attack Bo with sword
    And Ann may attack Cy with sword, flying
    But Ann may not attack Bo with chair
    And Ann may not attack Bo with flying

  @kff19.turn.attack.nothing
  Scenario: Enhancements alone are no Attack
    Given Ann holds flying, spinning, whirlwind, sword, blocking-kick
    Then Ann may not attack

  @kff19.turn.attack.no-second
  Scenario: One Attack a turn
    Given Ann wields sword
    And Ann holds kick, punch
    When Ann hits Bo with kick
    Then Ann may not attack
    And only Ann is asked

  @kff19.turn.respite @kff19.chi.play
  Scenario: Respite comes after the Attack
    Given Ann has 10 Chi
    And Ann holds punch, sword, crane-stance, bitter-ginseng-tea
    When Ann hits Bo with punch
    And Ann plays bitter-ginseng-tea
    And Ann plays crane-stance
    And Ann plays sword
    Then Ann has 13 Chi
    And Ann stands in crane-stance
    And Ann wields sword

  @kff19.turn.respite.not-during @kff19.stance.play @kff19.weapon.play
  Scenario: No Weapons, Stances or Chi Restoration during an Attack
    Given Ann holds kick, sword, tiger-stance, bowl-of-hot-noodles
    And Bo has 10 Chi
    And Bo holds sword, tiger-stance, bowl-of-hot-noodles, blocking-kick
    When Ann attacks Bo with kick
    Then Bo may only block with blocking-kick
    And Bo may not play sword
    And Bo may not play tiger-stance
    And Bo may not play bowl-of-hot-noodles
    And Ann may not play sword
    And Ann may not play tiger-stance
    And Ann may not play bowl-of-hot-noodles

  @kff19.turn.respite.dead @kff19.resolve.out-cards
  Scenario: A player who falls in their own Attack has no Respite
    Given Ann has 3 Chi
    And Ann holds kick, bowl-of-hot-noodles
    And Bo holds no-match-for-mine, kick
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with kick
    And nothing more is played
    Then Ann is out of the game
    And it is Bo's turn
    And the discard pile is kick, no-match-for-mine, kick, bowl-of-hot-noodles

  @kff19.turn.end
  Scenario: The turn goes to the left, and round the table
    When Ann ends the turn
    Then it is Bo's turn
    When Bo discards nothing and refills
    And Bo ends the turn
    Then it is Cy's turn
    When Cy discards nothing and refills
    And Cy ends the turn
    Then it is Ann's turn

  @kff19.turn.end.no-draw
  Scenario: Spent cards come back only in the own next turn
    Given Ann holds kick, trip
    And Bo holds blocking-kick, sword
    When Ann attacks Bo with kick
    And Bo blocks with blocking-kick
    And Ann ends the turn
    Then Ann holds trip
    And Bo holds sword
    When Bo discards nothing and refills
    Then Bo holds 7 cards
    And Ann holds 1 card

  @kff19.turn.end.skip-out @kff19.object.out
  Scenario: Who is out is skipped
    Given Bo has 3 Chi
    And Ann holds kick
    When Ann hits Bo with kick
    Then Bo is out of the game
    When Ann ends the turn
    Then it is Cy's turn

  @kff19.hand.in-play
  Scenario: Cards in play do not count toward the hand
    Given Ann's turn is about to begin
    And Ann wields sword
    And Ann stands in tiger-stance
    And Ann holds punch
    When Ann discards nothing and refills
    Then Ann holds 7 cards
    And the deck has 90 cards

  @kff19.chi.play @kff19.chi.discard
  Scenario Outline: Chi Restoration
    Given Ann has 10 Chi
    And Ann stands in <stance>
    And Ann holds <card>
    When Ann plays <card>
    Then Ann has <chi> Chi
    And the discard pile is <card>

    Examples:
      | card                 | stance         | chi |
      | bowl-of-hot-noodles  | tiger-stance   | 12  |
      | bitter-ginseng-tea   | tiger-stance   | 13  |
      | jug-of-rice-wine     | tiger-stance   | 12  |
      | jug-of-rice-wine     | drunken-stance | 14  |
      | waterfall-meditation | tiger-stance   | 15  |

  @kff19.chi.cap
  Scenario: Chi never rises above the start
    Given Ann has 18 Chi
    And Ann holds bitter-ginseng-tea
    When Ann plays bitter-ginseng-tea
    Then Ann has 20 Chi

  @kff19.chi.full
  Scenario: At full Chi the card does nothing
    Given Ann holds bitter-ginseng-tea
    When Ann plays bitter-ginseng-tea
    Then Ann has 20 Chi
    And the discard pile is bitter-ginseng-tea

  @kff19.card.text-wins
  Scenario: Waterfall Meditation takes the place of the Attack
    Given Ann wields sword
    And Ann has 10 Chi
    And Ann holds waterfall-meditation, kick, bowl-of-hot-noodles
    When Ann plays waterfall-meditation
    Then Ann has 15 Chi
    And Ann may not attack
    And Ann may play bowl-of-hot-noodles

  @kff19.card.text-wins
  Scenario: Waterfall Meditation is only for before the Attack
    Given Ann has 10 Chi
    And Ann holds waterfall-meditation, kick, bowl-of-hot-noodles
    When Ann hits Bo with kick
    Then Ann may not play waterfall-meditation
    And Ann may play bowl-of-hot-noodles

  @kff19.turn.refill.discard
  Scenario: Cards to discard may be named in any order
    Given Ann's turn is about to begin
    And Ann holds punch, kick, trip
    When Ann answers "discard trip"
    Then Ann may only answer "discard punch", "discard kick", "done"
    When Ann answers "discard punch" and then "discard kick"
    Then Ann may only answer "done"
