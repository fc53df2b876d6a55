// Splits the change between two views of FIGHT into frames: both cards are turned over, the winner strikes, and the
// prize is taken. It only replays the events; the rules are in the hall.
import type { Event, View } from '../../api/protocol'
import type { PlaybackStep } from '../board'
import type { FightView } from './view'

// Durations in milliseconds: long enough to read the text, longest for the end of a round.
const REVEAL = 1000
const EVEN = 1500
const WIN = 1200
const PRIZE = 700
const NO_WINNER = 1500
const TAKE = 700
const DEPLETED = 2000
const ROUND_END = 2600

function remove(cards: number[], card: number): number[] {
  const index = cards.indexOf(card)
  return index < 0 ? cards : cards.filter((_, each) => each !== index)
}

function addForSeat(numbers: [number, number], seat: number, change: number): [number, number] {
  return seat === 0 ? [numbers[0] + change, numbers[1]] : [numbers[0], numbers[1] + change]
}

function afterReveal(view: FightView, event: Event): FightView {
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

function afterWin(view: FightView, event: Event, top: boolean): FightView {
  const card = event.cards[0]!
  const pile = view.piles_shown[event.seat]!
  const newPile = top ? [...pile, card] : [card, ...pile]
  return {
    ...view,
    prize: card,
    piles_shown: event.seat === 0 ? [newPile, view.piles_shown[1]] : [view.piles_shown[0], newPile],
    scores: event.seat === 0 ? [event.amount, view.scores[1]] : [view.scores[0], event.amount],
    breaker: top ? event.seat : view.breaker,
  }
}

function afterTake(view: FightView, event: Event): FightView {
  const card = event.cards[0]!
  const hands = view.hands?.map((cards, seat) => (seat === event.seat ? [...cards, card] : cards)) as FightView['hands']
  return {
    ...view,
    ...(hands ? { hands } : {}),
    row: remove(view.row, card),
    hand: event.seat === view.seat ? [...view.hand, card] : view.hand,
    hand_sizes: addForSeat(view.hand_sizes, event.seat, 1),
    pending_seats: [],
  }
}

export function playbackSteps(before: View, events: Event[], after: View): PlaybackStep[] {
  const frames: PlaybackStep[] = []
  let view = before as FightView
  let pendingEvents: Event[] = []
  const addFrame = (next: FightView, event: Event, ms: number) => {
    view = next
    frames.push({ view, events: [...pendingEvents, event], ms })
    pendingEvents = []
  }
  events.forEach((event, index) => {
    switch (event.kind) {
      case 'reveal':
        return addFrame(afterReveal(view, event), event, REVEAL)
      case 'even':
        return addFrame(view, event, EVEN)
      case 'depleted':
        return addFrame(view, event, DEPLETED)
      case 'nobody':
        return addFrame(view, event, NO_WINNER)
      case 'win': {
        const top = events[index + 1]?.kind === 'breaker'
        addFrame(view, event, WIN)
        view = afterWin(view, event, top)
        frames.push({ view, events: [], ms: PRIZE })
        return
      }
      case 'take':
        return addFrame(afterTake(view, event), event, TAKE)
      case 'round-by-points':
      case 'round-by-breaker':
        return addFrame({ ...view, won: addForSeat(view.won, event.seat, 1) }, event, ROUND_END)
      default:
        pendingEvents.push(event)
    }
  })

  frames.push({ view: after, events: pendingEvents, ms: 0 })
  return frames
}
