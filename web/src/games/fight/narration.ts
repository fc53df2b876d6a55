// Tells what happened between two views of FIGHT in a few beats: both cards turn, the blow lands, the prize is taken.
// It only lays out what the events say; what follows from them is the hall's business.
import type { Event, View } from '../../api/protocol'
import type { Beat } from '../board'
import type { FightView } from './view'

// Long enough to read the sentence that goes with it: what decides a turn longer, and what decides a round longest.
const REVEAL = 1000
const EVEN = 1500
const BLOW = 1200
const PRIZE = 700
const RING = 1500
const TAKE = 700
const DEPLETED = 2000
const ROUND_END = 2600

function remove(cards: number[], card: number): number[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.filter((_, each) => each !== at)
}

function counted(numbers: [number, number], seat: number, change: number): [number, number] {
  return seat === 0 ? [numbers[0] + change, numbers[1]] : [numbers[0], numbers[1] + change]
}

function revealed(view: FightView, event: Event): FightView {
  const own = view.seat >= 0 ? event.cards[view.seat]! : -1
  const hands = view.hands?.map((cards, seat) => remove(cards, event.cards[seat]!)) as FightView['hands']
  return {
    ...view,
    ...(hands ? { hands } : {}),
    hand: remove(view.hand, own),
    hand_sizes: [view.hand_sizes[0] - 1, view.hand_sizes[1] - 1],
    played: event.cards,
    prize: -1,
    pending_seats: [],
    draft: [],
  }
}

function won(view: FightView, event: Event, top: boolean): FightView {
  const card = event.cards[0]!
  const pile = view.piles_shown[event.seat]!
  const grown = top ? [...pile, card] : [card, ...pile]
  return {
    ...view,
    prize: card,
    piles_shown: event.seat === 0 ? [grown, view.piles_shown[1]] : [view.piles_shown[0], grown],
    scores: event.seat === 0 ? [event.amount, view.scores[1]] : [view.scores[0], event.amount],
    breaker: top ? event.seat : view.breaker,
  }
}

function taken(view: FightView, event: Event): FightView {
  const card = event.cards[0]!
  const hands = view.hands?.map((cards, seat) => (seat === event.seat ? [...cards, card] : cards)) as FightView['hands']
  return {
    ...view,
    ...(hands ? { hands } : {}),
    row: remove(view.row, card),
    hand: event.seat === view.seat ? [...view.hand, card] : view.hand,
    hand_sizes: counted(view.hand_sizes, event.seat, 1),
    pending_seats: [],
  }
}

export function story(first: View, events: Event[], after: View): Beat[] {
  const beats: Beat[] = []
  let view = first as FightView
  let held: Event[] = []
  const beat = (next: FightView, event: Event, ms: number) => {
    view = next
    beats.push({ view, events: [...held, event], ms })
    held = []
  }
  events.forEach((event, at) => {
    switch (event.kind) {
      case 'reveal':
        return beat(revealed(view, event), event, REVEAL)
      case 'even':
        return beat(view, event, EVEN)
      case 'depleted':
        return beat(view, event, DEPLETED)
      case 'nobody':
        return beat(view, event, RING)
      case 'win': {
        const top = events[at + 1]?.kind === 'breaker'
        beat(view, event, BLOW)
        view = won(view, event, top)
        beats.push({ view, events: [], ms: PRIZE })
        return
      }
      case 'take':
        return beat(taken(view, event), event, TAKE)
      case 'round-by-points':
      case 'round-by-breaker':
        return beat({ ...view, won: counted(view.won, event.seat, 1) }, event, ROUND_END)
      default:
        held.push(event)
    }
  })

  beats.push({ view: after, events: held, ms: 0 })
  return beats
}
