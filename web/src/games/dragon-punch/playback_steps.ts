// Splits the change between two views of Dragon Punch into frames: the reveal of both moves, then the result of each
// attack, then the damage. It only replays the events; the rules are in the hall.
import { type Event, HIDDEN, type View } from '../../api/protocol'
import type { PlaybackStep } from '../board'
import { type DragonView, ATTACK_RESULTS, withoutCard } from './view'

// Durations in milliseconds: long enough to read the text, longest for the end of a round.
const REVEAL = 1000
const ATTACK_RESULT = 1400
const SHORT = 900
const ROUND_END = 2600

const FRAME_MS: Record<string, number> = {
  coin: 700,
  pick: 600,
  damage: SHORT,
  switch: SHORT,
  unflip: SHORT,
  initiative: SHORT,
  'initiative-contested': SHORT,
  'round-won': ROUND_END,
  'round-double': ROUND_END,
  'round-stalemate': ROUND_END,
}

function setForSeat<T>(old: [T, T], seat: number, value: T): [T, T] {
  return seat === 0 ? [value, old[1]] : [old[0], value]
}

/** Move both played cards out of the hands and show them face up. */
function afterReveal(view: DragonView, event: Event, after: DragonView): DragonView {
  let next: DragonView = { ...view, played: event.cards, pending_seats: [], draft: [], shownTurn: [event] }
  for (const seat of [0, 1]) {
    const face = event.cards[seat]!
    const names = [face, face - (face % 2), ...after.characters[seat]!, ...view.characters[seat]!]
    const withoutPlayed = (cards: number[]) => withoutCard(cards, names.find((name) => cards.includes(name)) ?? HIDDEN)
    next = { ...next, holding: setForSeat(next.holding, seat, withoutPlayed(next.holding[seat]!)), newest: setForSeat(next.newest, seat, face) }
    // If older flipped cards are hidden, the new one covers them.
    const alreadyFlipped = next.flipped[seat]!
    const covers = after.flipped[seat]!.includes(HIDDEN)
    next.flipped = setForSeat(next.flipped, seat, covers ? [face, ...alreadyFlipped.map(() => HIDDEN)] : [...alreadyFlipped, face])
    if (seat === view.seat) next.hand = withoutPlayed(next.hand)
    if (view.hands) next.hands = setForSeat(next.hands!, seat, withoutPlayed(next.hands![seat]!))
  }
  return next
}

function applyEvent(view: DragonView, event: Event, after: DragonView): DragonView {
  if (event.kind === 'reveal') return afterReveal(view, event, after)
  if (ATTACK_RESULTS.test(event.kind)) return { ...view, shownTurn: [...(view.shownTurn ?? []), event] }
  switch (event.kind) {
    case 'damage': {
      const left = Math.max(0, view.health[event.seat]! - event.amount)
      return { ...view, damage: setForSeat(view.damage, event.seat, event.amount), health_left: setForSeat(view.health_left, event.seat, left) }
    }
    case 'health':
      return { ...view, health: setForSeat(view.health, event.seat, event.amount), health_left: setForSeat(view.health_left, event.seat, event.amount) }
    case 'initiative':
      return { ...view, initiative: event.seat, initiative_next: event.seat }
    case 'initiative-over':
    case 'initiative-contested':
      return { ...view, initiative: -1, initiative_next: -1 }
    case 'round-won':
      return { ...view, won: setForSeat(view.won, event.seat, event.amount) }
  }
  return view
}

export function playbackSteps(before: View, events: Event[], after: View): PlaybackStep[] {
  const frames: PlaybackStep[] = []
  let view = before as DragonView
  let withoutPlayed: Event[] = []
  for (const event of events) {
    view = applyEvent(view, event, after as DragonView)
    const ms = event.kind === 'reveal' ? REVEAL : ATTACK_RESULTS.test(event.kind) ? ATTACK_RESULT : FRAME_MS[event.kind]
    withoutPlayed.push(event)
    if (ms === undefined) continue
    frames.push({ view, events: withoutPlayed, ms })
    withoutPlayed = []
  }
  frames.push({ view: after, events: withoutPlayed, ms: 0 })
  return frames
}
