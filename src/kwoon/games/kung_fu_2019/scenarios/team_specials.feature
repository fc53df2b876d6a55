Feature: Team Specials

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2

  @kff19.team.special @kff19.team.special.timing
  Scenario: Catch! a Weapon from the hand
    Given Ann's turn is about to begin
    And Ann wields fan
    And Cy holds catch, sword
    When Ann discards nothing and refills
    And Cy plays catch, giving sword
    Then Ann wields sword
    And Cy holds nothing
    And the discard pile is catch, fan

  @kff19.team.special @kff19.improved-weapon.follow
  Scenario: Catch! the Weapon in play, in Respite
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann holds kick
    And Cy wields sword with freshly-sharpened
    And Cy holds catch
    When Ann attacks Bo with kick
    And Bo does not block
    And Cy plays catch, giving sword
    Then Ann wields sword with freshly-sharpened
    And Cy wields nothing
    And the discard pile is kick, catch

  @kff19.archetype.companion.gained @kff19.team.special
  Scenario Outline: A Weapon that a teammate hands over gets no Military Training
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and archetypes chosen
    And Ann's turn is about to begin
    And Ann is imperial-general
    And Cy holds catch, sword
    And Cy wields <wielded>
    When Ann discards nothing and refills
    And Cy plays catch, giving <given>
    Then Ann wields <given>
    And military-training lies beside Ann

    Examples:
      | wielded | given |
      | fan     | sword |
      | fan     | fan   |

  @kff19.team.special @kff19.info.pass
  Scenario: A Whispered Plan
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    And Cy holds a-whispered-plan, flying, sword
    And the next cards drawn will be chair
    When Ann discards nothing and refills
    And Cy plays a-whispered-plan for 2 cards
    And Cy gives flying and sword
    And Ann gives trip and wild
    Then Ann holds punch, punch, kick, kick, throw, flying, sword
    And Cy holds trip, wild, chair
    And Bo, Di and a watcher do not see flying, sword, trip, wild

  @kff19.team.special
  Scenario: The same number of cards each
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    And Cy holds a-whispered-plan, flying, sword
    And the next cards drawn will be chair
    When Ann discards nothing and refills
    And Cy plays a-whispered-plan for 1 card
    And Cy gives flying
    Then Ann, Bo, Di and a watcher could not tell if Cy had chosen to give sword instead
    When Ann gives trip
    Then Ann holds punch, punch, kick, kick, throw, wild, flying
    And Cy holds trip, sword, chair

  @kff19.team.special @kff19.team.special.timing
  Scenario: Now, While He Staggers!
    Given Ann holds kick, flying
    And Cy holds now-while-he-staggers, punch, wild
    And Bo holds blocking-punch
    When Ann attacks Bo with kick, flying
    And Bo does not block
    And Cy plays now-while-he-staggers
    And Cy attacks Bo with punch, wild
    Then Bo may block with blocking-punch
    When Bo does not block
    Then Bo's team has 12 Chi
    And it is Ann's turn
    And Ann may not attack

  @kff19.team.special
  Scenario: Only after 5 or more Chi
    Given Ann holds kick, wild
    And Cy holds now-while-he-staggers, punch
    When Ann attacks Bo with kick, wild
    And Bo does not block
    Then Cy may not play now-while-he-staggers

  @kff19.team.special
  Scenario: For the Honour of Our School!
    Given Ann holds kick, invincible
    And Di holds for-the-honour-of-our-school
    And Bo holds wild
    When Ann attacks Bo with kick, invincible
    And Bo does not block
    And Di plays for-the-honour-of-our-school
    And nothing more is played
    Then Bo's team has 16 Chi
    And Bo holds 3 cards
    And Di holds 2 cards
    And Ann holds 0 cards

  @kff19.team.special
  Scenario: Only after 6 or more Chi, and not for a team that is out
    Given Ann holds kick, flying
    And Di holds for-the-honour-of-our-school
    When Ann attacks Bo with kick, flying
    And Bo does not block
    Then Di may not play for-the-honour-of-our-school

  @kff19.team.special @kff19.team.special.timing
  Scenario: Two at the same moment, clockwise from the active player
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    And Cy holds catch, sword
    And Ed holds catch, fan
    When Ann discards nothing and refills
    And Ed plays catch, giving fan
    And Cy plays catch, giving sword
    Then Ann wields sword
    And Ed holds catch, fan

  @kff19.team.special.timing @kff19.info.hands
  Scenario: Being asked for a special tells nothing
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    And Cy holds catch, sword
    When Ann discards nothing and refills
    Then only Cy is asked
    And Ann, Bo, Di and a watcher could not tell if Cy held flying, spinning instead

  @kff19.team.special
  Scenario: Six Chi in one exchange, from two Attacks
    Given Ann holds kick
    And Cy holds you-go-that-way, kick
    And Di holds for-the-honour-of-our-school
    When Ann attacks Bo with kick
    And Cy adds you-go-that-way
    And Cy attacks Di with kick
    And Bo does not block
    And Di does not block
    And Di plays for-the-honour-of-our-school
    And nothing more is played
    Then Bo's team has 16 Chi
    And Bo holds 2 cards
    And Di holds 2 cards

  @kff19.team.special
  Scenario: A teammate's counterattack makes an opponent stagger too
    Given it is Bo's turn
    And Bo holds kick
    And Ann holds no-match-for-mine, kick, flying
    And Cy holds now-while-he-staggers, punch
    When Bo attacks Ann with kick
    And Ann blocks with no-match-for-mine
    And Ann counterattacks with kick, flying
    And Bo does not block
    And Cy plays now-while-he-staggers
    And Cy attacks Bo with punch
    And nothing more is played
    Then Bo's team has 13 Chi
    And it is Bo's turn

  @kff19.team.special
  Scenario: Not for the one who struck
    Given Ann holds kick, flying, now-while-he-staggers, punch
    When Ann attacks Bo with kick, flying
    And Bo does not block
    Then Ann may not play now-while-he-staggers

  @kff19.team.special
  Scenario: Catch! needs a Weapon
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    And Cy holds catch, flying
    When Ann discards nothing and refills
    Then Cy may not play catch

  @kff19.team.special
  Scenario: A Whispered Plan needs a card to give
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    And Cy holds a-whispered-plan
    When Ann discards nothing and refills
    Then Cy may not play a-whispered-plan

  @kff19.team.special @kff19.turn.attack.nothing
  Scenario: Now, While He Staggers! needs something to strike with
    Given Ann holds kick, flying
    And Cy holds now-while-he-staggers, wild
    When Ann attacks Bo with kick, flying
    And Bo does not block
    Then Cy may not play now-while-he-staggers

  @kff19.team.special.timing @kff19.info.hands
  Scenario: A special that comes too late stays unseen
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    And Cy holds catch, sword
    And Ed holds catch, fan
    When Ann discards nothing and refills
    And Ed plays catch, giving fan
    Then Ann, Bo, Cy, Di, Flo and a watcher could not tell if Ed had chosen to pass instead
    When Cy plays catch, giving sword
    Then Ann wields sword
    And Ann, Bo, Cy, Di, Flo and a watcher do not see fan

  @kff19.team.special @kff19.team.special.timing
  Scenario: Catch! later in Prepare, when the teammate has taken up another Weapon
    Given Ann holds fan, kick
    And Cy holds catch, sword
    When Ann plays fan
    Then only Cy is asked
    When Cy plays catch, giving sword
    Then Ann wields sword
    And the discard pile is catch, fan
    And Ann may attack Bo with sword

  @kff19.team.special @kff19.team.special.timing
  Scenario Outline: Catch! at any time in Prepare, whatever the teammate has done
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann wields chair
    And Ann stands in crane-stance
    And Ann holds tiger-stance, bowl-of-hot-noodles, inner-fire, iron-bound
    And Cy holds catch, sword
    When Ann <does>
    And Cy plays catch, giving sword
    Then Ann wields sword

    Examples:
      | does                      |
      | plays tiger-stance        |
      | plays bowl-of-hot-noodles |
      | plays inner-fire          |
      | plays iron-bound          |
      | drops chair               |
      | drops crane-stance        |

  @kff19.team.special @kff19.team.special.timing
  Scenario: Catch! later in Respite
    Given Ann holds kick, tiger-stance
    And Cy holds catch, sword
    When Ann attacks Bo with kick
    And Bo does not block
    Then only Cy is asked
    When Cy answers "pass"
    And Ann plays tiger-stance
    And Cy plays catch, giving sword
    Then Ann wields sword
    And Ann may not attack

  @kff19.team.special @kff19.team.special.timing
  Scenario: Catch! that was drawn in mid-Prepare
    Given Ann holds shared-pot-of-tea
    And Cy holds sword
    And the next cards drawn will be catch
    When Ann plays shared-pot-of-tea
    And Cy plays catch, giving sword
    Then Ann wields sword

  @kff19.team.special @kff19.turn.respite.not-during
  Scenario: No Catch! while an Attack goes on, in an opponent's turn or in the own turn
    Given Ann holds kick
    And Cy holds catch, sword
    And Di holds catch, fan
    And Bo holds rolling-with-the-blow
    Then Di may not play catch
    When Ann attacks Bo with kick
    Then Cy may not play catch
    When Cy adds nothing
    Then Cy may not play catch
    And Di may not play catch
    When nothing more is played
    And Ann ends the turn
    And Bo discards nothing and refills
    Then Cy may not play catch
    When Bo ends the turn
    And Cy discards nothing and refills
    Then Cy may not play catch

  @kff19.team.special
  Scenario: A Whispered Plan comes right after the refill or not at all
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, wild
    And Cy holds a-whispered-plan, flying, sword
    When Ann discards nothing and refills
    Then Cy may play a-whispered-plan
    When Cy answers "pass"
    And Ann hits Bo with punch
    Then Cy may not play a-whispered-plan

  @kff19.team.special.timing @kff19.info.hands
  Scenario: Being asked again tells nothing either
    Given Ann holds tiger-stance
    And Cy holds catch, sword
    When Ann plays tiger-stance
    Then only Cy is asked
    And Ann, Bo, Di and a watcher could not tell if Cy held flying, spinning instead

  @kff19.team.special.timing @kff19.info.discard
  Scenario Outline: Nobody is asked for cards that all see lying in the discard pile
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, tiger-stance
    And Cy holds flying, wild
    And the discard pile is <discards>
    When Ann discards nothing and refills
    Then only <first> is asked
    When nothing more is played
    And Ann plays tiger-stance
    Then only <then> is asked

    Examples:
      | discards                                         | first | then |
      | catch, a-whispered-plan, a-whispered-plan        | Cy    | Cy   |
      | catch, catch, a-whispered-plan                   | Cy    | Ann  |
      | catch, catch, a-whispered-plan, a-whispered-plan | Ann   | Ann  |

  @kff19.team.special.timing @kff19.info.hands
  Scenario Outline: Nobody is asked who all see cannot have what a special needs
    Given Ann's turn is about to begin
    And Ann holds punch, punch, kick, kick, trip, throw, tiger-stance
    And Cy holds <cards>
    And Cy wields <weapon>
    When Ann discards nothing and refills
    Then only <who> is asked

    Examples:
      | cards      | weapon  | who |
      | wild       | nothing | Ann |
      | wild       | sword   | Cy  |
      | wild, trip | nothing | Cy  |

  @kff19.team.special.timing @kff19.info.hands
  Scenario Outline: After an exchange all are asked whose condition all saw come true
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann holds kick, <added>
    And Cy holds punch, trip
    And Ed holds punch
    And Bo holds trip
    And Di holds punch, trip
    And the discard pile is <discards>
    When Ann attacks Bo with kick, <added>
    And Bo does not block
    Then <who>

    Examples:
      | added      | discards                            | who                           |
      | flying     | catch, catch                        | only Cy is asked              |
      | invincible | catch, catch                        | Bo, Cy and Di are all asked   |
      | invincible | catch, catch, now-while-he-staggers | Bo and Di are both asked      |
      | invincible | for-the-honour-of-our-school        | only Cy is asked              |
