### The board of Dragon Punch.

## The places on the board

dragon-punch-board-table = The table
dragon-punch-board-your-hand = Your hand
dragon-punch-board-hand = { $name }'s hand
dragon-punch-board-turn = Turn { $number }
dragon-punch-board-flipped = Flipped cards
# $count cards lie hidden behind the newest one.
dragon-punch-board-flipped-hidden = Flipped cards, { $count } hidden
# On a flipped card among the cards to choose from
dragon-punch-board-flipped-mark = flipped

## A fighter

# Beside the number: 4 of 6 health.
dragon-punch-board-health = health
dragon-punch-board-white-cards = { $health } of { $total } cards are white
dragon-punch-board-initiative = Initiative
# The fighter will have the Initiative next turn.
dragon-punch-board-initiative-next = Initiative next
# How many of the cards to switch have been chosen.
dragon-punch-board-chosen = { $count } of { $total } chosen
dragon-punch-board-leave-white = Leave { $name } as it is
dragon-punch-board-switch = Switch { $count } cards

## Labels on cards: the effects of a move, as short as possible

dragon-punch-board-nothing = nothing
dragon-punch-board-initiative-on-hit = Initiative on hit
dragon-punch-board-initiative-on-block = Initiative on block
dragon-punch-board-initiative-always = Initiative always
dragon-punch-board-unblockable = Unblockable
# With a soft hyphen: the whole word does not fit on the card.
dragon-punch-board-uninterruptible = { "Uninter\u00ADruptible" }
dragon-punch-board-projectile = Projectile
dragon-punch-board-unflip = Unflips all

## Cards that are not fully known

# $first and $second are the moves on the two sides.
dragon-punch-board-unknown-side = { $first } or { $second }. You can't see which side is up.
dragon-punch-board-character-card = { $character } plays { $first } or { $second }.
dragon-punch-board-unknown-card = Only its owner knows this card.
dragon-punch-board-unflipped-card = A card that isn't flipped. If you remember what was played, you know which one.

## The two moves of a turn

dragon-punch-board-high = high
dragon-punch-board-low = low
# Results of attacks, on the arrow from a card to the other; a number may follow 'hits'.
dragon-punch-board-hits = hits
dragon-punch-board-blocked = blocked
dragon-punch-board-evaded = evaded
dragon-punch-board-interrupted = interrupted
# On a card of the last turn.
dragon-punch-board-last-turn = last turn
# The opponent has chosen a move.
dragon-punch-board-has-chosen = Has chosen
# The reader has chosen a move.
dragon-punch-board-sealed = Sealed
dragon-punch-board-heights = High meets high, low meets low.

## The table of matchups

dragon-punch-board-matchups = What beats what
dragon-punch-board-close = Close
dragon-punch-board-matchups-help = Rows are your moves; columns are what your opponent may play.
dragon-punch-board-matchups-nobody = Nobody has the Initiative now.
dragon-punch-board-matchups-you = You have the Initiative now.
dragon-punch-board-matchups-opponent = Your opponent has the Initiative now.
dragon-punch-board-matchups-all-flipped = All your cards are flipped, so you have nothing to play now.
dragon-punch-board-matchups-unseen = Cards that you haven't seen are left out.
dragon-punch-board-matchups-covered = Some of these cards are flipped and hidden. You have to remember which.
# $result is a list of the next five texts.
dragon-punch-board-matchup = { $card } against { $other }: { $result }
dragon-punch-board-you-deal = you deal { $damage }
dragon-punch-board-you-take = you take { $damage }
dragon-punch-board-initiative-yours = you get the Initiative
dragon-punch-board-initiative-theirs = they get the Initiative
dragon-punch-board-nothing-happens = nothing happens

## Before the first round

dragon-punch-board-picked = Already picked
dragon-punch-board-fights-for-you = Fights for you
dragon-punch-board-fights-against-you = Fights against you
dragon-punch-board-pick = Pick { $name }
dragon-punch-board-take = Take { $name }
dragon-punch-board-taken = { $count } of { $total }
dragon-punch-board-leave-out = Put back
dragon-punch-board-leave-out-name = Put back { $name }
# For screen readers: opens a card, whose text is $card.
dragon-punch-board-read = Read { $card }
# $name is the move on the card's red side.
dragon-punch-board-red-side = Red side: { $name }
dragon-punch-board-to-go = { $basics ->
    [one] { $characters ->
        [one] 1 basic card and 1 character to go. The Taunt is always yours.
       *[other] 1 basic card and { $characters } characters to go. The Taunt is always yours.
    }
   *[other] { $characters ->
        [one] { $basics } basic cards and 1 character to go. The Taunt is always yours.
       *[other] { $basics } basic cards and { $characters } characters to go. The Taunt is always yours.
    }
}
dragon-punch-board-complete = Your hand is complete.
dragon-punch-board-ready = Use this hand
dragon-punch-board-chosen-in-secret = Hands are chosen in secret.
