Feature: The moves of FIGHT

  Punch, Dodge, Kick and Parry stand in a ring: each beats the next one, and Parry beats Punch.

  Background:
    Given a game of FIGHT between Ann and Bo

  @fight.card.punch @fight.card.kick @fight.card.parry @fight.card.dodge @fight.ruling.suit-glyphs
  @fight.combat.beats-wins-turn @fight.combat.attack-win-keeps-own @fight.combat.defence-win-takes-opponents
  @fight.combat.both-attack @fight.combat.both-defend @fight.ruling.same-suit
  Scenario Outline: Every move against every move: <ann> against <bo>
    Given Ann holds <ann> and any others
    And Bo holds <bo> and any others
    When Ann plays <ann> and Bo plays <bo>
    Then <winner> wins the turn
    And Ann's pile is <Ann's pile>
    And Bo's pile is <Bo's pile>

    Examples:
      | ann | bo | winner | Ann's pile | Bo's pile |
      | S4  | S5 | Ann    | S4         | empty     |
      | S4  | C5 | Ann    | S4         | empty     |
      | S4  | D5 | Bo     | empty      | S4        |
      | S4  | H5 | Ann    | S4         | empty     |
      | C4  | S5 | Ann    | C4         | empty     |
      | C4  | C5 | Ann    | C4         | empty     |
      | C4  | D5 | Ann    | C4         | empty     |
      | C4  | H5 | Bo     | empty      | C4        |
      | D4  | S5 | Ann    | S5         | empty     |
      | D4  | C5 | Bo     | empty      | C5        |
      | D4  | D5 | nobody | empty      | empty     |
      | D4  | H5 | nobody | empty      | empty     |
      | H4  | S5 | Bo     | empty      | S5        |
      | H4  | C5 | Ann    | C5         | empty     |
      | H4  | D5 | nobody | empty      | empty     |
      | H4  | H5 | nobody | empty      | empty     |

  @fight.combat.beats-wins-turn
  Scenario Outline: Values do not matter between an attack and a defence: <ann> against <bo>
    Given Ann holds <ann> and any others
    And Bo holds <bo> and any others
    When Ann plays <ann> and Bo plays <bo>
    Then <winner> wins the turn

    Examples:
      | ann | bo | winner |
      | S1  | H6 | Ann    |
      | S6  | H1 | Ann    |
      | S3  | H3 | Ann    |
      | C1  | D6 | Ann    |
      | C6  | D1 | Ann    |
      | C2  | D2 | Ann    |
      | S1  | D6 | Bo     |
      | S6  | D1 | Bo     |
      | S5  | D5 | Bo     |
      | C1  | H6 | Bo     |
      | C6  | H1 | Bo     |
      | C4  | H4 | Bo     |

  @fight.combat.attack-win-keeps-own
  Scenario: An attack that wins is kept by its player, the beaten defence is not
    Given Ann holds C2 and any others
    And Bo holds D6 and any others
    When Ann plays C2 and Bo plays D6
    Then Ann's pile is C2
    And Ann has 2 points

  @fight.combat.defence-win-takes-opponents
  Scenario: A defence that wins takes the attack, and its own card is lost
    Given Ann holds H2 and any others
    And Bo holds C6 and any others
    When Ann plays H2 and Bo plays C6
    Then Ann's pile is C6
    And Ann has 6 points
    When the draws are made
    Then the discard pile is H2

  @fight.combat.both-attack @fight.ruling.same-suit @fight.ruling.ace-is-one
  Scenario Outline: Of two attacks the lower wins, whatever the suits: <ann> against <bo>
    Given Ann holds <ann> and any others
    And Bo holds <bo> and any others
    When Ann plays <ann> and Bo plays <bo>
    Then <winner> wins the turn
    And <winner>'s pile is <won>

    Examples:
      | ann | bo | winner | won |
      | S1  | S6 | Ann    | S1  |
      | S1  | C6 | Ann    | S1  |
      | C1  | S2 | Ann    | C1  |
      | C6  | C5 | Bo     | C5  |
      | S6  | C5 | Bo     | C5  |
      | C3  | S2 | Bo     | S2  |

  @fight.combat.both-attack
  Scenario: The Tie Breaker does not help the higher of two attacks
    Given Ann holds S5 and any others
    And Bo holds C4 and any others
    And Ann's pile is S6
    And Ann has the Tie Breaker
    When Ann plays S5 and Bo plays C4
    Then Bo wins the turn
    And Bo's pile is C4

  @fight.combat.both-attack-equal @fight.tb.purpose
  Scenario Outline: The Tie Breaker decides between equal attacks, and its holder keeps the card they played
    Given Ann holds <ann> and any others
    And Bo holds <bo> and any others
    And <holder>'s pile is S2
    And <holder> has the Tie Breaker
    When Ann plays <ann> and Bo plays <bo>
    Then <holder> wins the turn
    And <holder>'s pile is <won> on top of S2
    And no coin was flipped

    Examples:
      | ann | bo | holder | won |
      | S4  | C4 | Ann    | S4  |
      | S4  | C4 | Bo     | C4  |
      | C6  | S6 | Ann    | C6  |
      | C6  | S6 | Bo     | S6  |

  @fight.tb.coin @fight.combat.both-attack-equal @fight.ruling.tb-after-equal-attacks
  Scenario Outline: Without a Tie Breaker the coin decides between equal attacks
    Given Ann holds S5 and any others
    And Bo holds C5 and any others
    And nobody has the Tie Breaker
    And the coin will favour <winner>
    When Ann plays S5 and Bo plays C5
    Then <winner> wins the turn
    And <winner>'s pile is <won>
    And <winner> has the Tie Breaker

    Examples:
      | winner | won |
      | Ann    | S5  |
      | Bo     | C5  |

  @fight.ruling.both-defend-no-winner @fight.combat.both-defend
  Scenario Outline: Two defences have no winner, even with a Tie Breaker: its holder only picks first
    Given Ann holds D6 and any others
    And Bo holds H1 and any others
    And the row shows S5, C4, H6
    And <holder>'s pile is S2
    And <holder> has the Tie Breaker
    When Ann plays D6 and Bo plays H1
    Then nobody wins the turn
    And <holder>'s pile is S2
    And <other>'s pile is empty
    And only <holder> is asked
    And <holder> may only take S5, C4, H6
    And no coin was flipped
    When <holder> takes H6
    Then only <other> is asked
    And <other> may only take S5, C4
    When <other> takes S5
    Then the discard pile is D6, H1

    Examples:
      | holder | other |
      | Ann    | Bo    |
      | Bo     | Ann   |

  @fight.combat.black-red-decided @fight.combat.only-attacks-score @fight.combat.equal-needs-two-suits
  Scenario: What follows from the moves, over many games
    When 200 games are played at random
    Then every attack against a defence had a winner
    And only Punch and Kick cards ever were in a victory pile
    And the two victory piles never were worth more than 42 points
    And two attacks of equal value always were a Punch and a Kick
