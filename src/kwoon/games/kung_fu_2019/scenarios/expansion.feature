Feature: The expansion: Improved cards, Finishing Moves and Imperial Stance

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy with expansion yes

  @kff19.improved-weapon.attach @kff19.improved.use
  Scenario: Any number of Improved Weapons on one Weapon
    Given Ann wields sword
    And Ann holds freshly-sharpened, iron-bound, wrist-cord, poisoned-tip
    When Ann plays iron-bound
    And Ann plays poisoned-tip
    And Ann plays freshly-sharpened
    And Ann plays wrist-cord
    Then Ann wields sword with freshly-sharpened, iron-bound, wrist-cord, poisoned-tip
    And the discard pile is empty
    When Ann hits Bo with sword
    Then Bo loses 6 Chi

  @kff19.improved-stance.attach @kff19.improved.use
  Scenario: Any number of Improved Stances on one Stance
    Given Ann stands in crane-stance
    And Ann holds kick, thirty-years-of-practice, rooted-like-an-old-pine, inner-fire, every-style-has-a-weakness
    And Bo stands in tiger-stance
    When Ann plays inner-fire
    And Ann plays every-style-has-a-weakness
    And Ann plays rooted-like-an-old-pine
    And Ann plays thirty-years-of-practice
    Then Ann stands in crane-stance with thirty-years-of-practice, rooted-like-an-old-pine, inner-fire, every-style-has-a-weakness
    When Ann hits Bo with kick
    Then Bo loses 8 Chi

  @kff19.improved-weapon.attach @kff19.improved-stance.attach
  Scenario Outline: Not two with the same name
    Given the box has 2 copies of <card>
    And Ann wields sword
    And Ann stands in crane-stance
    And Ann holds <card>, <card>
    When Ann plays <card>
    Then Ann may not play <card>
    And Ann holds <card>

    Examples:
      | card                     |
      | iron-bound               |
      | thirty-years-of-practice |

  @kff19.improved-weapon.when @kff19.improved-stance.when
  Scenario: Before or after an Attack, never during one
    Given Ann wields sword
    And Ann stands in crane-stance
    And Ann holds kick, iron-bound, inner-fire, freshly-sharpened
    And Bo wields fan
    And Bo stands in tiger-stance
    And Bo holds wrist-cord, rooted-like-an-old-pine
    Then Ann may play freshly-sharpened
    And Ann may play inner-fire
    When Ann attacks Bo with kick
    Then Ann may not play freshly-sharpened
    And Ann may not play inner-fire
    And Bo may not play wrist-cord
    And Bo may not play rooted-like-an-old-pine
    When nothing more is played
    Then Ann may play iron-bound
    And Ann may play inner-fire

  @kff19.improved-weapon.follow @kff19.improved-stance.follow
  Scenario: They go with what they are attached to
    Given Ann holds throw, combo-attack, trip
    And Bo wields sword with freshly-sharpened, iron-bound
    And Bo stands in tiger-stance with inner-fire
    When Ann hits Bo with throw, combo-attack (trip)
    Then Bo loses 4 Chi
    And Bo wields nothing
    And Bo stands in no Stance
    And the discard pile is throw, combo-attack, trip, sword, freshly-sharpened, iron-bound, tiger-stance, inner-fire

  @kff19.improved.needs-host
  Scenario: Without a host they cannot be played
    Given Ann holds freshly-sharpened, inner-fire
    And Bo wields sword
    And Bo stands in tiger-stance
    Then Ann may not play freshly-sharpened
    And Ann may not play inner-fire

  @kff19.improved.replace @kff19.improved.no-detach
  Scenario: They do not move to a new Weapon or Stance
    Given Ann wields sword with freshly-sharpened
    And Ann stands in tiger-stance with inner-fire
    And Ann holds fan, monkey-stance
    Then Ann may drop sword
    But Ann may not drop freshly-sharpened
    And Ann may not drop inner-fire
    When Ann plays fan
    And Ann plays monkey-stance
    Then Ann wields fan
    And Ann stands in monkey-stance
    And the discard pile is sword, freshly-sharpened, tiger-stance, inner-fire

  @kff19.improved.replace
  Scenario: Giving the host up discards them too
    Given Ann wields sword with freshly-sharpened, poisoned-tip
    When Ann drops sword
    Then the discard pile is sword, freshly-sharpened, poisoned-tip

  @kff19.slots.same-card @kff19.imperial.normal
  Scenario: A second copy is entered and paid for anew
    Given Ann stands in imperial-stance with inner-fire
    And Ann holds imperial-stance
    When Ann plays imperial-stance
    Then Ann has 18 Chi
    And Ann stands in imperial-stance
    And the discard pile is imperial-stance, inner-fire

  @kff19.improved.taken @kff19.improved-weapon.follow @kff19.resolve.taken
  Scenario: A taken Weapon brings its attachments and replaces the taker's own
    Given Ann wields fan with iron-bound
    And Ann holds snatch-the-blade
    And Bo wields sword with freshly-sharpened, poisoned-tip
    When Ann attacks Bo with snatch-the-blade
    And Bo does not block
    And Ann takes from Bo
    Then Bo loses 1 Chi
    And Ann wields sword with freshly-sharpened, poisoned-tip
    And Bo wields nothing
    And the discard pile is fan, iron-bound, snatch-the-blade

  @kff19.improved.taken @kff19.improved-stance.follow
  Scenario: A taken Stance does too
    Given Ann stands in crane-stance with thirty-years-of-practice
    And Ann holds kick, i-have-studied-your-style
    And Bo stands in monkey-stance with inner-fire
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo does not block
    And Ann takes from Bo
    Then Bo loses 6 Chi
    And Ann stands in monkey-stance with inner-fire
    And Bo stands in no Stance
    And the discard pile is kick, i-have-studied-your-style, crane-stance, thirty-years-of-practice

  @kff19.improved.use
  Scenario Outline: What Improved cards add in an Attack with an Attack Card
    Given Ann wields sword with freshly-sharpened, wrist-cord
    And Ann stands in dragon-stance with <stance>
    And Ann holds kick
    And Bo stands in <other>
    When Ann hits Bo with kick
    Then Bo loses <damage> Chi

    Examples:
      | stance                     | other          | damage |
      | inner-fire                 | tiger-stance   | 3      |
      | thirty-years-of-practice   | tiger-stance   | 4      |
      | every-style-has-a-weakness | tiger-stance   | 5      |
      | every-style-has-a-weakness | crane-stance   | 7      |

  @kff19.improved.use
  Scenario: The defence of an Improved Weapon counts always
    Given Ann holds kick
    And Bo wields table with iron-bound
    And Bo stands in tiger-stance with rooted-like-an-old-pine
    And Ann stands in dragon-stance
    When Ann hits Bo with kick
    Then Bo loses no Chi

  @kff19.improved.use
  Scenario: In an Attack with the Weapon
    Given Ann wields sword with freshly-sharpened, wrist-cord
    And Ann stands in dragon-stance with thirty-years-of-practice
    When Ann hits Bo with sword
    Then Bo loses 9 Chi

  @kff19.card.text-wins @kff19.resolve.nothing-to-lose
  Scenario: The Wrist Cord holds the Weapon fast
    Given Ann holds throw
    And Bo wields chair with wrist-cord
    When Ann hits Bo with throw
    Then Bo loses 1 Chi
    And Bo wields chair with wrist-cord

  @kff19.card.text-wins
  Scenario: Rooted Like an Old Pine holds the Stance
    Given Ann holds trip, i-have-studied-your-style
    And Bo stands in monkey-stance with rooted-like-an-old-pine
    When Ann hits Bo with trip, i-have-studied-your-style
    Then Bo loses no Chi
    And Bo stands in monkey-stance with rooted-like-an-old-pine

  @kff19.card.text-wins
  Scenario: What is protected can still be given up or replaced by its owner
    Given Ann wields sword with wrist-cord
    And Ann holds fan
    Then Ann may drop sword
    When Ann plays fan
    Then Ann wields fan

  @kff19.end.outside @kff19.turn.start.order @kff19.object.out
  Scenario: A Poisoned Tip works at the start of the target's next turn
    Given Ann wields sword with poisoned-tip
    And Bo wields table
    When Ann hits Bo with sword
    Then Bo loses 1 Chi
    When Ann ends the turn
    Then Bo has 17 Chi
    When Bo discards nothing and refills
    And Bo ends the turn
    And Cy discards nothing and refills
    And Cy ends the turn
    And Ann discards nothing and refills
    And Ann ends the turn
    Then Bo has 17 Chi

  @kff19.end.outside
  Scenario: Without damage no poison
    Given Ann wields sword with poisoned-tip
    And Bo wields fan
    When Ann hits Bo with sword
    And Ann ends the turn
    Then Bo has 20 Chi

  @kff19.finishing.counts @kff19.enh.play
  Scenario Outline: What a Finishing Move adds
    Given Ann holds kick, <card>
    When Ann hits Bo with kick, <card>
    Then Bo loses <damage> Chi

    Examples:
      | card                | damage |
      | to-the-floor        | 7      |
      | through-the-wall    | 8      |
      | across-the-room     | 5      |
      | out-the-window      | 6      |
      | down-the-stairs     | 4      |
      | five-silent-steps   | 3      |
      | with-my-last-breath | 9      |

  @kff19.finishing.counts @kff19.imperial.which
  Scenario: What affects Enhancements affects a Finishing Move
    Given Ann wields nunchaku
    And Ann stands in imperial-stance
    And Ann holds flying, to-the-floor
    When Ann hits Bo with nunchaku, flying, to-the-floor
    Then Bo loses 11 Chi

  @kff19.finishing.one @kff19.declare.legal
  Scenario: At most one Finishing Move
    Given Ann holds kick, to-the-floor, through-the-wall, flying
    Then Ann may attack Bo with kick, to-the-floor, flying
    And Ann may attack Bo with kick, flying, through-the-wall
    But Ann may not attack Bo with kick, to-the-floor, through-the-wall

  @kff19.card.text-wins @kff19.finishing.one
  Scenario: To the Floor! is for one target
    Given Ann holds kick, to-the-floor, split-attack, whirlwind
    Then Ann may attack Bo with kick, to-the-floor, whirlwind (+3)
    But Ann may not attack Bo with kick, to-the-floor, split-attack (Cy)
    And Ann may not attack Bo with kick, to-the-floor, whirlwind (Cy)

  @kff19.resolve.after
  Scenario: Through the Wall! costs the own Stance afterwards
    Given Ann stands in crane-stance with rooted-like-an-old-pine
    And Ann holds kick, through-the-wall
    When Ann hits Bo with kick, through-the-wall
    Then Bo loses 10 Chi
    And Ann stands in no Stance
    And the discard pile is kick, through-the-wall, crane-stance, rooted-like-an-old-pine

  @kff19.resolve.after
  Scenario: Across the Room! after the exchange, so Weapon and Stance still defend
    Given Ann holds kick, across-the-room
    And Bo wields chair
    And Bo stands in monkey-stance
    When Ann hits Bo with kick, across-the-room
    Then Bo loses 3 Chi
    And Bo wields nothing
    And Bo stands in no Stance

  @kff19.resolve.after
  Scenario: Across the Room! without damage does nothing more
    Given Ann holds punch, across-the-room
    And Bo wields fan
    And Bo stands in monkey-stance
    When Ann hits Bo with punch, across-the-room
    Then Bo loses no Chi
    And Bo wields fan
    And Bo stands in monkey-stance

  @kff19.resolve.after
  Scenario: Out the Window! restores 6 when somebody falls
    Given Ann has 10 Chi
    And Ann holds kick, out-the-window
    And Bo has 6 Chi
    When Ann hits Bo with kick, out-the-window
    Then Bo is out of the game
    And Ann has 16 Chi

  @kff19.resolve.after
  Scenario: Nothing if nobody falls
    Given Ann has 10 Chi
    And Ann holds kick, out-the-window
    And Bo has 7 Chi
    When Ann hits Bo with kick, out-the-window
    Then Bo has 1 Chi
    And Ann has 10 Chi

  @kff19.resolve.after @kff19.object.out
  Scenario: Who is out gets nothing afterwards
    Given Ann has 3 Chi
    And Ann holds kick, out-the-window
    And Bo has 6 Chi
    And Bo holds face-me, kick
    When Ann attacks Bo with kick, out-the-window
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then Ann is out of the game
    And Bo is out of the game
    And Cy wins the game

  @kff19.finishing.counts
  Scenario: Down the Stairs! counts the steps
    Given Ann holds kick, flying, spinning, combo-attack, punch, down-the-stairs
    When Ann hits Bo with kick, flying, spinning, combo-attack (punch), down-the-stairs
    Then Bo loses 13 Chi

  @kff19.end.outside @kff19.turn.start @kff19.turn.start.order
  Scenario: Five Silent Steps can put out before the turn begins
    Given Ann holds kick, five-silent-steps
    And Bo has 7 Chi
    And Bo stands in tiger-stance with inner-fire
    And Bo holds bowl-of-hot-noodles
    When Ann hits Bo with kick, five-silent-steps
    Then Bo has 4 Chi
    When Ann ends the turn
    Then Bo is out of the game
    And it is Cy's turn

  @kff19.end.outside @kff19.object.win
  Scenario: That may end the game
    Given Cy is out of the game
    And Ann holds kick, five-silent-steps
    And Bo has 7 Chi
    When Ann hits Bo with kick, five-silent-steps
    And Ann ends the turn
    Then Ann wins the game

  @kff19.turn.start.order @kff19.turn.start
  Scenario: First losses, then what is restored, then the upkeep
    Given Ann holds kick, five-silent-steps
    And Bo has 8 Chi
    And Bo stands in imperial-stance with inner-fire
    And Bo holds punch
    When Ann hits Bo with kick, five-silent-steps
    And Ann ends the turn
    Then Bo has 2 Chi
    And Bo may not discard punch
    When Bo pays the upkeep
    Then Bo has 1 Chi
    And Bo may discard punch

  @kff19.answer.before
  Scenario: With My Last Breath! leaves no hand for what comes back
    Given Ann holds kick, with-my-last-breath, blocking-punch, flying
    And Bo holds face-me, punch
    When Ann attacks Bo with kick, with-my-last-breath
    Then Ann holds nothing
    And the discard pile is blocking-punch, flying
    When Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    Then Ann may not block
    When nothing more is played
    Then Bo loses 9 Chi
    And Ann loses 2 Chi

  @kff19.answer.before
  Scenario: Slow-Motion lets each target draw before the first answer
    Given Ann holds kick, slow-motion, split-attack
    And the next cards drawn will be blocking-kick, wild
    When Ann attacks Bo with kick, slow-motion, split-attack (Cy)
    Then Bo holds blocking-kick
    And Cy holds wild
    When Bo blocks with blocking-kick
    And nothing more is played
    Then Bo loses no Chi
    And Cy loses 7 Chi

  @kff19.answer.before
  Scenario: Clockwise from the attacker, whoever was named first
    Given it is Bo's turn
    And Bo holds kick, slow-motion, split-attack
    And the next cards drawn will be blocking-kick, wild
    When Bo attacks Ann with kick, slow-motion, split-attack (Cy)
    Then Cy holds blocking-kick
    And Ann holds wild

  @kff19.imperial.normal @kff19.imperial.not-damage @kff19.imperial.enter
  Scenario: Imperial Stance costs 2 Chi
    Given Ann wields fan with iron-bound
    And Ann holds imperial-stance
    When Ann plays imperial-stance
    Then Ann has 18 Chi
    And Ann stands in imperial-stance

  @kff19.imperial.normal @kff19.imperial.which @kff19.combo.as-enhancement
  Scenario: It adds 1 to every Enhancement, never to the base
    Given Ann stands in imperial-stance
    And Ann holds kick, flying, combo-attack, punch, none-can-defend
    When Ann hits Bo with kick, flying, combo-attack (punch), none-can-defend
    Then Bo loses 11 Chi

  @kff19.imperial.enter
  Scenario Outline: Nobody goes out by paying
    Given Ann has <chi> Chi
    And Ann holds imperial-stance
    Then Ann <can> play imperial-stance

    Examples:
      | chi | can     |
      | 1   | may not |
      | 2   | may not |
      | 3   | may     |

  @kff19.imperial.upkeep @kff19.turn.start @kff19.imperial.not-damage
  Scenario: The upkeep comes first in the turn
    Given Ann's turn is about to begin
    And Ann wields fan
    And Ann stands in imperial-stance with inner-fire
    And Ann has 10 Chi
    And Ann holds punch
    Then Ann has 11 Chi
    And Ann may not discard punch
    When Ann pays the upkeep
    Then Ann has 10 Chi
    And Ann stands in imperial-stance with inner-fire
    And Ann may discard punch

  @kff19.imperial.upkeep
  Scenario: The Stance may be given up instead
    Given Ann's turn is about to begin
    And Ann stands in imperial-stance with thirty-years-of-practice
    And Ann holds punch
    When Ann declines the upkeep
    Then Ann has 20 Chi
    And Ann stands in no Stance
    And the discard pile is imperial-stance, thirty-years-of-practice
    And Ann may discard punch

  @kff19.imperial.upkeep
  Scenario: Who has only 1 Chi must give it up
    Given Ann's turn is about to begin
    And Ann stands in imperial-stance
    And Ann has 1 Chi
    And Ann holds punch
    Then Ann stands in no Stance
    And Ann has 1 Chi
    And the discard pile is imperial-stance
    And Ann may discard punch

  @kff19.imperial.upkeep
  Scenario: No upkeep in the turn of entering
    Given Ann holds imperial-stance
    When Ann plays imperial-stance
    And Ann ends the turn
    Then Ann has 18 Chi
    And Ann stands in imperial-stance

  @kff19.imperial.taken
  Scenario: Who takes Imperial Stance pays no entry
    Given Ann holds kick, i-have-studied-your-style
    And Bo stands in imperial-stance
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo does not block
    And Ann takes from Bo
    Then Ann has 20 Chi
    And Ann stands in imperial-stance
    And Bo loses 3 Chi
