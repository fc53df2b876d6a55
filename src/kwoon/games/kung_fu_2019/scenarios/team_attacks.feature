Feature: Team Attacks and Team Enhancements

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2

  @kff19.team.cards.type
  Scenario Outline: Team Cards follow the rules of their type
    Given Ann holds <card>
    And Bo holds blocking-punch, blocking-kick, amazing-balance
    When Ann attacks Bo with <card>
    Then Bo may only block with <block>
    When Bo does not block
    Then Bo's team has <chi> Chi

    Examples:
      | card                | block           | chi |
      | hammer-and-anvil    | blocking-punch  | 18  |
      | swing-your-partner  | blocking-kick   | 17  |
      | pass-me-that-weapon | amazing-balance | 18  |

  @kff19.team.cards.type
  Scenario: Hammer and Anvil
    Given Ann holds hammer-and-anvil, flying
    And Cy holds give-me-a-boost
    When Ann attacks Bo with hammer-and-anvil, flying
    And Cy adds give-me-a-boost
    And nothing more is played
    Then Bo's team has 13 Chi

  @kff19.team.cards.type
  Scenario: Swing Your Partner
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann stands in tiger-stance
    And Cy stands in tiger-stance
    And Ed stands in crane-stance
    And Ann holds swing-your-partner
    When Ann hits Bo with swing-your-partner
    Then Bo's team has 25 Chi

  @kff19.team.cards.type @kff19.resolve.taken
  Scenario: Pass Me That Weapon
    Given Ann wields chair
    And Cy wields fan
    And Bo wields sword
    And Ann holds pass-me-that-weapon
    When Ann attacks Bo with pass-me-that-weapon
    And Bo does not block
    And Ann takes from Bo
    Then Cy wields sword
    And Ann wields chair
    And Bo wields nothing
    And Bo's team has 18 Chi
    And the discard pile is pass-me-that-weapon, fan

  @kff19.team.cards.type
  Scenario: Pass Me That Weapon to one of two
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Bo wields sword
    And Ann holds pass-me-that-weapon
    When Ann attacks Bo with pass-me-that-weapon
    And Bo does not block
    And Ann takes from Bo for Ed
    Then Ed wields sword
    And Cy wields nothing
    And Ann wields nothing

  @kff19.archetype.companion.gained
  Scenario: A Weapon that is given to The Imperial General gets no Military Training
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and archetypes chosen
    And Cy is imperial-general
    And Bo wields sword
    And Ann holds pass-me-that-weapon
    When Ann attacks Bo with pass-me-that-weapon
    And Bo does not block
    And Ann takes from Bo
    Then Cy wields sword
    And military-training lies beside Cy

  @kff19.team.cards.enh @kff19.team.cards.enh.limit
  Scenario Outline: Team Enhancements fit own Attacks and those of teammates
    Given Ann holds kick, <card>
    And Cy holds <card>, flying
    Then Ann may attack Bo with kick, <card>
    When Ann attacks Bo with kick
    Then Cy may add <card>
    And Cy <both> add <card>, flying

    Examples:
      | card                 | both    |
      | shoulder-to-shoulder | may not |
      | give-me-a-boost      | may     |

  @kff19.team.cards.enh
  Scenario: Hold Him Still! is only for a teammate's Attack
    Given Ann holds kick, hold-him-still
    And Cy holds hold-him-still
    Then Ann may not attack Bo with kick, hold-him-still
    When Ann attacks Bo with kick
    Then Cy may add hold-him-still

  @kff19.team.cards.enh @kff19.resolve.after
  Scenario: Hold Him Still! takes a card when the exchange is over
    Given Ann holds kick
    And Cy holds hold-him-still
    And Bo holds blocking-punch
    When Ann attacks Bo with kick
    And Cy adds hold-him-still
    Then Bo holds blocking-punch
    When nothing more is played
    Then Bo's team has 15 Chi
    And Bo holds 0 cards
    And the discard pile is kick, hold-him-still, blocking-punch

  @kff19.team.cards.enh @kff19.block.ignore @kff19.resolve.ignored
  Scenario: Hold Him Still! takes nothing from who Ignores the Attack
    Given Ann holds kick
    And Cy holds hold-him-still
    And Bo holds blocking-kick, wild
    When Ann attacks Bo with kick
    And Cy adds hold-him-still
    And Bo blocks with blocking-kick
    Then Bo's team has 20 Chi
    And Bo holds wild

  @kff19.team.cards.enh @kff19.block.reduce
  Scenario: Hold Him Still! takes a card also where the damage is reduced to nothing
    Given Ann holds punch
    And Cy holds hold-him-still
    And Bo holds get-behind-me, wild
    When Ann attacks Bo with punch
    And Cy adds hold-him-still
    And Bo blocks with get-behind-me
    Then Bo's team has 20 Chi
    And Bo holds nothing

  @kff19.answer.before
  Scenario: A card of one's own may take a card before the answer
    Given the box has one more card
      """
      id = "sand-in-the-eyes"
      name = "Sand in the Eyes"
      deck = "own"
      kind = "enhancement"
      copies = 1
      bonus = 1
      icon = "blindfold"
      source = "designed"
      effects = [{ word = "target-discards", n = 1 }]
      """
    And Ann holds kick
    And Cy holds sand-in-the-eyes
    And Bo holds blocking-kick
    When Ann attacks Bo with kick
    And Cy adds sand-in-the-eyes
    Then Bo may not block
    When nothing more is played
    Then Bo's team has 16 Chi
    And the discard pile is kick, sand-in-the-eyes, blocking-kick

  @kff19.team.cards.enh
  Scenario Outline: Give Me a Boost! on top of another
    Given Ann holds kick
    And Cy holds give-me-a-boost, flying, wild
    When Ann attacks Bo with kick
    Then Cy may add flying, give-me-a-boost
    But Cy may not add flying, wild, give-me-a-boost
    When Cy adds <cards>
    And nothing more is played
    Then Bo's team has <chi> Chi

    Examples:
      | cards                   | chi |
      | give-me-a-boost         | 16  |
      | flying, give-me-a-boost | 14  |

  @kff19.team.cards.enh
  Scenario Outline: Shoulder to Shoulder
    Given Ann stands in <ann>
    And Cy stands in <cy>
    And Ann holds kick, shoulder-to-shoulder
    When Ann hits Bo with kick, shoulder-to-shoulder
    Then Bo's team has <chi> Chi

    Examples:
      | ann           | cy            | chi |
      | tiger-stance  | nothing       | 16  |
      | nothing       | tiger-stance  | 16  |
      | tiger-stance  | monkey-stance | 14  |

  @kff19.team.cards.enh @kff19.resolve.after @kff19.split.effects
  Scenario: Hold Him Still! holds every target
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann holds kick, split-attack
    And Di holds hold-him-still
    And Bo holds blocking-kick
    And Cy holds blocking-kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Di adds hold-him-still
    And nothing more is played
    Then Bo holds 0 cards
    And Cy holds 0 cards
    And Bo's team has 15 Chi
    And Cy's team has 15 Chi

  @kff19.card.text-wins @kff19.team.enh.one
  Scenario: A heavy Weapon leaves no room for a helper
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann wields guandao
    And Ann holds wild
    And Cy holds flying, give-me-a-boost
    When Ann attacks Bo with guandao, wild
    Then Cy may not add flying
    And Cy may not add give-me-a-boost

  @kff19.card.text-wins @kff19.team.enh.one
  Scenario: Or for one
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann wields guandao
    And Cy holds flying, give-me-a-boost, combo-attack, kick
    When Ann attacks Bo with guandao
    Then Cy may add flying
    And Cy may add give-me-a-boost
    But Cy may not add flying, give-me-a-boost
    And Cy may not add combo-attack (kick)

  @kff19.team.enh.stance-only @kff19.card.text-wins
  Scenario Outline: One-Armed depends on the player who plays it
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann wields <ann>
    And Cy wields <cy>
    And Ann holds kick
    And Cy holds one-armed
    When Ann attacks Bo with kick
    Then Cy <can> add one-armed

    Examples:
      | ann     | cy      | can     |
      | sword   | nothing | may     |
      | nothing | sword   | may not |

  @kff19.finishing.team @kff19.resolve.after
  Scenario: A helper's Through the Wall! costs the helper's Stance
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann stands in tiger-stance
    And Cy stands in crane-stance
    And Ann holds kick
    And Cy holds through-the-wall
    When Ann attacks Bo with kick
    And Cy adds through-the-wall
    And nothing more is played
    Then Ann stands in tiger-stance
    And Cy stands in no Stance
    And Bo's team has 12 Chi

  @kff19.finishing.team @kff19.answer.before
  Scenario: A helper's last breath is the helper's hand
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann holds kick, wild
    And Cy holds with-my-last-breath, flying, punch
    When Ann attacks Bo with kick
    And Cy adds with-my-last-breath
    And nothing more is played
    Then Ann holds wild
    And Cy holds nothing
    And Bo's team has 11 Chi

  @kff19.finishing.team @kff19.resolve.after @kff19.team.out
  Scenario: Out the Window! restores the team
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2 and expansion yes
    And Ann's team has 8 Chi
    And Bo's team has 6 Chi
    And Ann holds kick
    And Di holds out-the-window
    When Ann attacks Bo with kick
    And Di adds out-the-window
    And nothing more is played
    Then Bo is out of the game
    And Ed is out of the game
    And Ann's team has 14 Chi

  @kff19.team.split.helper-counter @kff19.card.text-wins
  Scenario: Invincible covers the whole team
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann holds kick, invincible
    And Di holds split-attack
    And Cy holds face-me, punch
    When Ann attacks Bo with kick, invincible
    And Di adds split-attack (Cy)
    And Bo does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with punch
    And nothing more is played
    Then Ann's team has 20 Chi
    And Cy's team has 14 Chi

  @kff19.team.cards.type @kff19.weapon.play
  Scenario: Nunchaku count what helpers add
    Given Ann wields nunchaku
    And Cy holds flying
    When Ann attacks Bo with nunchaku
    And Cy adds flying
    And nothing more is played
    Then Bo's team has 16 Chi

  @kff19.team.cards.type @kff19.ygtw.type
  Scenario: You Go That Way is an added Enhancement for Hammer and Anvil
    Given Ann holds hammer-and-anvil
    And Cy holds you-go-that-way, punch
    When Ann attacks Bo with hammer-and-anvil
    And Cy adds you-go-that-way
    And Cy attacks Di with punch
    And nothing more is played
    Then Bo's team has 14 Chi

  @kff19.team.enh.stance-only @kff19.stance.prey.per-target
  Scenario Outline: What a helper has for whole Attacks adds nothing
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes and archetypes chosen
    And Cy is <archetype>
    And Cy stands in tiger-stance with <attached>
    And Ann's team has 10 Chi
    And Ann is tavern-brawler
    And Ann holds kick
    And Cy holds flying
    And Bo stands in drunken-stance
    When Ann attacks Bo with kick
    And Cy adds flying
    And nothing more is played
    Then Bo's team has 15 Chi

    Examples:
      | archetype        | attached                   |
      | vengeful-student | inner-fire                 |
      | mountain-healer  | thirty-years-of-practice   |
      | mountain-healer  | every-style-has-a-weakness |
      | venerable-master | inner-fire                 |
