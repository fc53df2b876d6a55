Feature: Improved Weapons and Improved Stances

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
