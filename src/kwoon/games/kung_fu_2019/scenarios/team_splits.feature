Feature: Splits among teams, and You Go That Way

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2

  @kff19.team.split.single @kff19.team.split.three-teams
  Scenario: A team counts as one player
    Given Ann holds kick, whirlwind
    Then Ann may attack Bo with kick, whirlwind (Cy)
    And Ann may attack Bo with kick, whirlwind (Flo)
    But Ann may not attack Bo with kick, whirlwind (Ed)
    And Ann may not attack Bo with kick, whirlwind (Cy, Flo)
    And Ann may not attack Bo with kick, whirlwind (Cy, Ed)

  @kff19.team.split.one-attack
  Scenario: A split may not hit a team that is hit already
    Given Ann holds kick, split-attack
    And Bo holds no-match-for-mine, punch, whirlwind
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo blocks with no-match-for-mine
    Then Bo may counterattack with punch, whirlwind (+3)
    But Bo may not counterattack with punch, whirlwind (Cy)
    And Bo may not counterattack with punch, whirlwind (Flo)
    And Bo may not counterattack with punch, whirlwind (Di)

  @kff19.team.split.one-attack @kff19.team.no-friendly
  Scenario: A team that is not hit yet may be added
    Given Ann holds kick
    And Bo holds no-match-for-mine, punch, whirlwind
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    Then Bo may counterattack with punch, whirlwind (Cy)
    And Bo may counterattack with punch, whirlwind (Flo)
    But Bo may not counterattack with punch, whirlwind (Ed)

  @kff19.team.split.two-teams @kff19.split.not-enough
  Scenario Outline: Between two teams nothing can be split
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2
    And Ann wields ladder
    And Ann holds kick, whirlwind, split-attack
    Then Ann may not attack Bo with ladder (Di)
    And Ann may not attack Bo with kick, whirlwind (Di)
    When Ann hits Bo with <attack>
    Then Bo's team has <chi> Chi

    Examples:
      | attack                 | chi |
      | ladder                 | 18  |
      | ladder, whirlwind (+3) | 15  |
      | kick, split-attack     | 16  |

  @kff19.team.split.two-teams
  Scenario: Nor when a third team is out
    Given Bo is out of the game
    And Ed is out of the game
    And Ann holds kick, whirlwind
    Then Ann may attack Cy with kick, whirlwind (+3)
    But Ann may not attack Cy with kick, whirlwind (Flo)

  @kff19.team.split.helper-chooses @kff19.team.split.helper-damage
  Scenario: A helper who splits chooses the target, and the damage is the attacker's
    Given Ann stands in crane-stance
    And Ann holds kick
    And Di stands in tiger-stance
    And Di holds split-attack
    And Cy stands in snake-stance
    When Ann attacks Bo with kick
    Then Di may add split-attack (Cy)
    And Di may add split-attack (Flo)
    But Di may not add split-attack (Ed)
    When Di adds split-attack (Cy)
    And nothing more is played
    Then Bo's team has 15 Chi
    And Cy's team has 13 Chi

  @kff19.team.split.helper-counter @kff19.team.counter.block
  Scenario: Who was added by a helper counters the helper
    Given Ann holds kick, blocking-punch
    And Di wields table
    And Di holds split-attack, rolling-with-the-blow
    And Cy holds face-me, punch, invincible, flying
    When Ann attacks Bo with kick
    And Di adds split-attack (Cy)
    And Bo does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with punch, invincible, flying
    Then Di may block with rolling-with-the-blow
    But Ann may not play blocking-punch
    When Di blocks with rolling-with-the-blow
    And nothing more is played
    Then Ann's team has 18 Chi
    And Cy's team has 17 Chi
    And Bo's team has 17 Chi

  @kff19.team.split.first-target @kff19.team.counter.block
  Scenario: Who was named by the attacker counters the attacker
    Given Ann wields table
    And Ann holds kick
    And Di holds split-attack
    And Bo holds face-me, kick
    When Ann attacks Bo with kick
    And Di adds split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then Ann's team has 19 Chi

  @kff19.team.split.first-target
  Scenario: So does who was added by the attacker's own split
    Given Ann wields table
    And Ann holds kick, split-attack
    And Di holds flying
    And Cy holds face-me, kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Di adds flying
    And Bo does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with kick
    And nothing more is played
    Then Ann's team has 19 Chi
    And Cy's team has 15 Chi

  @kff19.team.split.helper-option @kff19.split.once
  Scenario: What is split already cannot be split by a helper
    Given Ann wields ladder
    And Di holds whirlwind
    When Ann attacks Bo with ladder (Cy)
    Then Di may add whirlwind (+3)
    But Di may not add whirlwind (Flo)
    When Di adds whirlwind (+3)
    And nothing more is played
    Then Bo's team has 16 Chi
    And Cy's team has 16 Chi

  @kff19.team.split.helper-option
  Scenario: A helper chooses the option of the own card
    Given Ann holds kick
    And Di holds whirlwind
    When Ann attacks Bo with kick
    Then Di may add whirlwind (+3)
    And Di may add whirlwind (Cy)

  @kff19.ygtw.type @kff19.team.cards.enh
  Scenario: You Go That Way is for a teammate's Attack
    Given Ann holds kick, you-go-that-way
    And Di holds you-go-that-way, punch, flying
    Then Ann may not attack Bo with kick, you-go-that-way
    When Ann attacks Bo with kick
    Then Di may add you-go-that-way
    But Di may not add you-go-that-way, flying

  @kff19.ygtw.type @kff19.imperial.which
  Scenario: It adds 0, and is an Enhancement of the first Attack
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2 and expansion yes
    And Di stands in imperial-stance
    And Ann holds kick
    And Di holds you-go-that-way, punch, flying
    When Ann attacks Bo with kick
    And Di adds you-go-that-way
    And Di attacks Cy with punch, flying
    And nothing more is played
    Then Bo's team has 16 Chi
    And Cy's team has 15 Chi

  @kff19.ygtw.new-attack
  Scenario: The new Attack is the player's own, with the own Stance
    Given Ann stands in tiger-stance
    And Di stands in crane-stance
    And Flo stands in snake-stance
    And Ann holds punch
    And Di holds you-go-that-way, kick, flying, spinning
    When Ann attacks Bo with punch
    And Di adds you-go-that-way
    And Di attacks Flo with kick, flying, spinning
    And nothing more is played
    Then Bo's team has 16 Chi
    And Cy's team has 10 Chi

  @kff19.ygtw.new-attack
  Scenario Outline: Without means the card cannot be played
    Given Ann holds kick
    And Di wields <weapon>
    And Di holds you-go-that-way, <other>
    When Ann attacks Bo with kick
    Then Di <can> add you-go-that-way

    Examples:
      | weapon  | other  | can     |
      | sword   | flying | may     |
      | nothing | kick   | may     |
      | nothing | flying | may not |

  @kff19.ygtw.target @kff19.team.split.ygtw
  Scenario: At a player whom nobody attacks yet, also on the same team
    Given Ann holds kick, split-attack
    And Di holds you-go-that-way, punch
    When Ann attacks Bo with kick, split-attack (Cy)
    And Di adds you-go-that-way
    Then Di may attack Ed with punch
    And Di may attack Flo with punch
    But Di may not attack Bo with punch
    And Di may not attack Cy with punch
    And Di may not attack Ann with punch

  @kff19.ygtw.target @kff19.team.split.ygtw
  Scenario: If everybody is attacked already it cannot be played
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2
    And Ann holds kick, you-go-that-way, trip
    And Cy holds you-go-that-way, punch
    When Ann attacks Bo with kick
    And Cy adds you-go-that-way
    And Cy attacks Di with punch
    Then Ann may not add you-go-that-way

  @kff19.ygtw.split
  Scenario: A split of the new Attack may only add teams that nobody attacks
    Given Ann holds kick
    And Di holds you-go-that-way, punch, split-attack
    When Ann attacks Bo with kick
    And Di adds you-go-that-way
    Then Di may attack Ed with punch, split-attack (Cy)
    And Di may attack Ed with punch, split-attack (Flo)
    But Di may not attack Cy with punch, split-attack (Ed)
    And Di may not attack Cy with punch, split-attack (Flo)

  @kff19.ygtw.order
  Scenario: The new Attack is declared before anybody answers
    Given Ann holds kick, wild
    And Di holds you-go-that-way, punch
    And Bo holds blocking-kick
    And Ed holds blocking-punch
    When Ann attacks Bo with kick
    And Di adds you-go-that-way
    Then Bo may not play blocking-kick
    When Di attacks Ed with punch
    Then Ann may add wild
    When Ann adds nothing
    Then Bo may block with blocking-kick
    And Ed may not block
    When Bo does not block
    Then Ed may block with blocking-punch
    And Bo's team has 20 Chi
    When Ed blocks with blocking-punch
    Then Bo's team has 17 Chi

  @kff19.ygtw.names @kff19.ygtw.teammates @kff19.ygtw.example @kff19.enh.same-name.scope @kff19.card.names
  Scenario: A Flying, Spinning, Flipping Kick and a Flying, Running Up the Wall Punch
    Given Ann holds kick, flying, spinning, flipping, spinning
    And Di holds you-go-that-way, punch, flying, running-up-the-wall
    When Ann attacks Bo with kick, flying, spinning, flipping
    And Di adds you-go-that-way
    And Di attacks Cy with punch, flying, running-up-the-wall
    And Ann adds spinning
    And nothing more is played
    Then Bo's team has 12 Chi
    And Cy's team has 14 Chi

  @kff19.ygtw.again @kff19.ygtw.names
  Scenario: Another copy on the new Attack causes a third
    Given Ann holds kick, you-go-that-way, trip
    And Di holds you-go-that-way, punch
    When Ann attacks Bo with kick
    And Di adds you-go-that-way
    And Di attacks Cy with punch
    And Ann adds you-go-that-way
    And Ann attacks Flo with trip
    And nothing more is played
    Then Bo's team has 17 Chi
    And Cy's team has 16 Chi

  @kff19.ygtw.separate
  Scenario: Two Attacks that share nothing
    Given Di wields table
    And Ann holds kick, none-can-defend
    And Di holds you-go-that-way, punch
    And Bo holds blocking-kick
    And Cy holds no-match-for-mine, kick
    When Ann attacks Bo with kick, none-can-defend
    And Di adds you-go-that-way
    And Di attacks Cy with punch
    Then Bo may not block
    When Bo does not block
    Then Cy may block with no-match-for-mine
    When Cy blocks with no-match-for-mine
    And Cy counterattacks with kick
    And nothing more is played
    Then Bo's team has 17 Chi
    And Cy's team has 20 Chi
    And Ann's team has 19 Chi

  @kff19.ygtw.resolve @kff19.resolve.all-at-once
  Scenario: All of it resolves together, and the own Attack is not used up
    Given Ann holds kick
    And Di holds you-go-that-way, punch, trip
    And Bo holds blocking-kick
    When Ann attacks Bo with kick
    And Di adds you-go-that-way
    And Di attacks Cy with punch
    And Bo blocks with blocking-kick
    Then Cy's team has 20 Chi
    When nothing more is played
    Then Bo's team has 20 Chi
    And Cy's team has 18 Chi
    When Ann ends the turn
    And Bo discards nothing and refills
    And Bo ends the turn
    And Cy discards nothing and refills
    And Cy ends the turn
    And Di discards nothing and refills
    Then Di may attack Bo with trip

  @kff19.faceme.who @kff19.ygtw.separate
  Scenario: Face Me! may not bring two of a team into one Attack
    Given Ann holds kick, split-attack
    And Ed holds face-me
    And Flo holds face-me
    And Di holds face-me
    When Ann attacks Bo with kick, split-attack (Cy)
    Then Ed may take Bo's place
    But Flo may not take Bo's place
    And Di may not play face-me
    And Ann may not play face-me

  @kff19.faceme.result
  Scenario: Whose team loses the Chi
    Given Ann holds kick
    And Flo holds face-me
    When Ann attacks Bo with kick
    And Flo plays face-me
    And nothing more is played
    Then Bo's team has 20 Chi
    And Cy's team has 17 Chi

  @kff19.faceme.result @kff19.team.split.helper-counter
  Scenario: Who takes the place of an added target counters the helper
    Given Ann holds kick
    And Di wields fan
    And Di holds split-attack
    And Flo holds face-me, kick
    When Ann attacks Bo with kick
    And Di adds split-attack (Cy)
    And Bo does not block
    And Flo plays face-me
    And Flo does not block
    And Flo counterattacks with kick
    And nothing more is played
    Then Ann's team has 20 Chi
    And Cy's team has 17 Chi

  @kff19.ygtw.type @kff19.ygtw.target @kff19.team.enh.counter
  Scenario: You Go That Way on a counterattack
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2
    And Ann holds kick
    And Bo holds no-match-for-mine, punch
    And Di holds you-go-that-way, kick
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch
    And Di adds you-go-that-way
    Then Di may attack Cy with kick
    But Di may not attack Ann with kick
    When Di attacks Cy with kick
    And nothing more is played
    Then Ann's team has 15 Chi
    And Bo's team has 20 Chi

  @kff19.team.enh.timing @kff19.info.hands
  Scenario: Nobody knows who means to help until all have said
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann holds kick
    And Cy holds flying
    When Ann attacks Bo with kick
    And Cy chooses to add flying
    Then Ann, Bo, Di, Ed, Flo and a watcher could not tell if Cy had chosen to pass instead
    And Ann, Bo, Di, Ed, Flo and a watcher do not see flying

  @kff19.team.split.helper-counter @kff19.team.split.one-attack
  Scenario: A split counterattack at a helper may not hit the first target's team
    Given Ann holds kick
    And Di holds split-attack
    And Cy holds face-me, punch, whirlwind
    When Ann attacks Bo with kick
    And Di adds split-attack (Cy)
    And Bo does not block
    And Cy plays face-me
    And Cy does not block
    Then Cy may counterattack with punch, whirlwind (+3)
    But Cy may not counterattack with punch, whirlwind (Bo)
    And Cy may not counterattack with punch, whirlwind (Ed)
    And Cy may not counterattack with punch, whirlwind (Ann)

  @kff19.team.split.one-attack @kff19.team.split.helper-counter @kff19.team.split.first-target
  Scenario: A team may be hit twice by counterattacks to its own Attack
    Given Ann wields table
    And Ann holds kick, blocking-kick
    And Di wields chair
    And Di holds split-attack, rolling-with-the-blow
    And Bo holds face-me, kick
    And Cy holds face-me, kick, flying
    When Ann attacks Bo with kick
    And Di adds split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with kick, flying
    And Di does not block
    And nothing more is played
    Then Ann's team has 15 Chi
    And Bo's team has 17 Chi
    And Cy's team has 17 Chi
