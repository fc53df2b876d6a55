Feature: Team Cards

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
  Scenario: The Imperial General trains with a Weapon that is given
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and archetypes chosen
    And Cy is imperial-general
    And Bo wields sword
    And Ann holds pass-me-that-weapon
    When Ann attacks Bo with pass-me-that-weapon
    And Bo does not block
    And Ann takes from Bo
    Then Cy wields sword with military-training

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

  @kff19.team.cards.enh @kff19.answer.before
  Scenario: Hold Him Still! takes a card before the answer
    Given Ann holds kick
    And Cy holds hold-him-still
    And Bo holds blocking-kick
    When Ann attacks Bo with kick
    And Cy adds hold-him-still
    Then Bo may not block
    When nothing more is played
    Then Bo's team has 16 Chi
    And Bo holds 0 cards
    And the discard pile is kick, hold-him-still, blocking-kick

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

  @kff19.block.for-other @kff19.team.block
  Scenario: Get Behind Me! for a teammate
    Given Ann holds kick, flying, wild
    And Di wields fan
    And Bo holds blocking-kick
    And Di holds get-behind-me
    When Ann attacks Bo with kick, flying, wild
    And Di plays get-behind-me
    And nothing more is played
    Then Bo's team has 18 Chi
    And Bo holds blocking-kick
    And Di holds nothing

  @kff19.block.for-other @kff19.block.one
  Scenario: It is that teammate's one Block
    Given Ann holds kick, flying, wild
    And Bo holds blocking-kick
    And Di holds get-behind-me
    When Ann attacks Bo with kick, flying, wild
    And Di plays get-behind-me
    Then Bo may not block

  @kff19.block.for-other
  Scenario: Get Behind Me! for oneself
    Given Ann holds kick, flying
    And Bo holds get-behind-me
    When Ann attacks Bo with kick, flying
    And Bo blocks with get-behind-me
    Then Bo's team has 19 Chi

  @kff19.block.for-other @kff19.ncd.bars
  Scenario: None Can Defend bars a teammate's Block too
    Given Ann holds kick, none-can-defend
    And Di holds get-behind-me, trading-places, you-struck-my-friend, wall-of-blades
    When Ann attacks Bo with kick, none-can-defend
    Then Di may not play get-behind-me
    And Di may not play trading-places
    And Di may not play you-struck-my-friend
    And Di may not play wall-of-blades

  @kff19.redirect
  Scenario: Trading Places!
    Given Ann stands in crane-stance
    And Ann holds kick
    And Bo stands in snake-stance
    And Di wields table
    And Di holds trading-places
    And the next cards drawn will be rolling-with-the-blow
    When Ann attacks Bo with kick
    And Di plays trading-places
    And Di blocks with rolling-with-the-blow
    Then Bo's team has 20 Chi
    And Di holds nothing
    And the discard pile is kick, trading-places, rolling-with-the-blow

  @kff19.redirect @kff19.counter.permission
  Scenario: Trading Places! gives no counterattack and is not for oneself
    Given Ann holds kick
    And Bo holds trading-places
    And Di holds trading-places, punch
    When Ann attacks Bo with kick
    Then Bo may not play trading-places
    When Di plays trading-places
    And Di does not block
    Then Di may not counterattack with punch
    And Bo's team has 17 Chi

  @kff19.redirect @kff19.faceme.forced
  Scenario: Against None Can Defend only with a Your Kung Fu card
    Given Ann holds kick, none-can-defend
    And Di holds trading-places, kung-fu-is-weak
    When Ann attacks Bo with kick, none-can-defend
    And Di plays trading-places
    Then Di must block with kung-fu-is-weak
    When Di blocks with kung-fu-is-weak
    Then Bo's team has 20 Chi

  @kff19.block.for-other
  Scenario Outline: Wall of Blades
    Given Ann holds kick, flying, invincible
    And Bo wields <bo>
    And Di wields <di>
    And <who> holds wall-of-blades
    When Ann attacks Bo with kick, flying, invincible
    And <who> <verb> wall-of-blades
    And nothing more is played
    Then Bo's team has <chi> Chi

    Examples:
      | who | verb        | bo      | di      | chi |
      | Bo  | blocks with | nothing | nothing | 14  |
      | Bo  | blocks with | sword   | nothing | 14  |
      | Bo  | blocks with | sword   | sword   | 16  |
      | Di  | plays       | sword   | nothing | 16  |
      | Di  | plays       | nothing | sword   | 14  |

  @kff19.block.for-other @kff19.team.enh.counter
  Scenario: You Struck My Friend!
    Given Ann holds kick
    And Di holds you-struck-my-friend, punch
    And Bo holds flying
    When Ann attacks Bo with kick
    And Di plays you-struck-my-friend
    And Di counterattacks with punch
    And Bo adds flying
    And nothing more is played
    Then Bo's team has 19 Chi
    And Ann's team has 16 Chi

  @kff19.block.for-other
  Scenario: You Struck My Friend! is not for oneself
    Given Ann holds kick
    And Bo holds you-struck-my-friend, punch
    When Ann attacks Bo with kick
    Then Bo may not play you-struck-my-friend
    And Bo may not block

  @kff19.team.cards.type @kff19.team.enh.stance-only
  Scenario Outline: The School Banner
    Given Cy wields school-banner
    And <who> holds kick
    And it is <who>'s turn
    When <who> hits Bo with <attack>
    Then Bo's team has <chi> Chi

    Examples:
      | who | attack        | chi |
      | Ann | kick          | 16  |
      | Cy  | kick          | 17  |
      | Cy  | school-banner | 19  |

  @kff19.team.cards.type @kff19.team.enh.front
  Scenario Outline: Mirror Stance
    Given Cy stands in mirror-stance
    And Ann holds kick, wild
    And Cy holds flying, kick
    And it is <who>'s turn
    When <who> attacks Bo with <attack>
    And <helper> adds <added>
    And nothing more is played
    Then Bo's team has <chi> Chi

    Examples:
      | who | attack       | helper | added  | chi |
      | Ann | kick, wild   | Cy     | flying | 12  |
      | Cy  | kick, flying | Ann    | wild   | 14  |

  @kff19.team.cards.type @kff19.chi.play
  Scenario: Shared Pot of Tea
    Given Ann's team has 10 Chi
    And Ann holds shared-pot-of-tea
    And Cy holds wild
    And the next cards drawn will be kick
    When Ann plays shared-pot-of-tea
    Then Ann's team has 12 Chi
    And Cy holds wild, kick
    And Ann holds nothing
    And Bo, Di, Ann and a watcher do not see kick

  @kff19.team.cards.type @kff19.chi.play
  Scenario Outline: Song of the Old School
    Given Ann's team has 10 Chi
    And Ann stands in <ann>
    And Cy stands in <cy>
    And Ann holds song-of-the-old-school
    When Ann plays song-of-the-old-school
    Then Ann's team has <chi> Chi

    Examples:
      | ann          | cy            | chi |
      | tiger-stance | nothing       | 12  |
      | tiger-stance | monkey-stance | 15  |

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
  Scenario: A Weapon that is caught is trained with
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and archetypes chosen
    And Ann's turn is about to begin
    And Ann is imperial-general
    And Cy holds catch, sword
    When Ann discards nothing and refills
    And Cy plays catch, giving sword
    Then Ann wields sword with military-training

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
  Scenario Outline: One-Armed looks at whoever plays it
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
  Scenario: A counterattack of a teammate makes somebody stagger too
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

  @kff19.team.cards.enh @kff19.answer.before @kff19.split.effects
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
    And Bo's team has 16 Chi
    And Cy's team has 16 Chi

  @kff19.redirect @kff19.team.block
  Scenario: Trading Places! is for teammates only
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann holds kick
    And Cy holds trading-places, get-behind-me, you-struck-my-friend, wall-of-blades
    And Ed holds trading-places
    When Ann attacks Bo with kick
    Then Cy may not play trading-places
    And Cy may not play get-behind-me
    And Cy may not play you-struck-my-friend
    And Cy may not play wall-of-blades
    But Ed may play trading-places

  @kff19.block.for-other @kff19.team.split.helper-counter
  Scenario: Who blocks for an added target counters the helper
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann holds kick
    And Di wields fan
    And Di holds split-attack
    And Flo holds you-struck-my-friend, kick
    When Ann attacks Bo with kick
    And Di adds split-attack (Cy)
    And Bo does not block
    And Flo plays you-struck-my-friend
    And Flo counterattacks with kick
    And nothing more is played
    Then Cy's team has 19 Chi
    And Ann's team has 20 Chi

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

  @kff19.team.cards.type @kff19.chi.play
  Scenario: A pot of tea for three
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann's team has 10 Chi
    And Ann holds shared-pot-of-tea
    When Ann plays shared-pot-of-tea
    Then Ann's team has 12 Chi
    And Cy holds 1 card
    And Ed holds 1 card
    And Ann holds 0 cards
    And Bo holds 0 cards

  @kff19.chi.play @kff19.team.chi.cap
  Scenario: A Toast to All is for every other team once
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2 and expansion yes
    And Ann's team has 10 Chi
    And Bo's team has 10 Chi
    And Ann holds a-toast-to-all
    When Ann plays a-toast-to-all
    Then Ann's team has 14 Chi
    And Bo's team has 11 Chi
    And Cy's team has 20 Chi

  @kff19.end.outside @kff19.team.attack.chi @kff19.turn.start.order
  Scenario: Poison works at the start of the poisoned player's own turn
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann holds kick, five-silent-steps
    When Ann hits Di with kick, five-silent-steps
    And Ann ends the turn
    Then Bo's team has 17 Chi
    When Bo discards nothing and refills
    And Bo ends the turn
    And Cy discards nothing and refills
    And Cy ends the turn
    Then Bo's team has 13 Chi
    And it is Di's turn

  @kff19.end.outside @kff19.team.out @kff19.team.out.cards
  Scenario: It may put a whole team out
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2 and expansion yes
    And Bo's team has 7 Chi
    And Ann holds kick, five-silent-steps
    When Ann hits Bo with kick, five-silent-steps
    And Ann ends the turn
    Then Bo is out of the game
    And Ed is out of the game
    And it is Cy's turn

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

  @kff19.team.cards.type @kff19.counter.normal
  Scenario: The School Banner waves for counterattacks too
    Given it is Bo's turn
    And Cy wields school-banner
    And Ann holds no-match-for-mine, kick
    And Bo holds kick
    When Bo attacks Ann with kick
    And Ann blocks with no-match-for-mine
    And Ann counterattacks with kick
    And nothing more is played
    Then Bo's team has 16 Chi
