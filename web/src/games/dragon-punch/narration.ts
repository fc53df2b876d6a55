// Tells what happened between two views of Dragon Punch in beats: both moves turn, then what becomes of each attack, then
// the damage. It only lays out what the events say; what follows from them is the hall's business.
import { type Event, HIDDEN, type View } from '../../api/protocol'
import type { Beat } from '../board'
import { type DragonView, FATES, without } from './view'

// Long enough to read the sentence that goes with it; a round that is over is read before it goes on.
const REVEAL = 1000
const FATE = 1400
const SHORT = 900
const ROUND_END = 2600

const TIMES: Record<string, number> = {
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

function pair<T>(old: [T, T], seat: number, value: T): [T, T] {
  return seat === 0 ? [value, old[1]] : [old[0], value]
}

/** Both cards leave the hands and lie open. The hall's next view says where: here it is enough that they are not in hand. */
function revealed(view: DragonView, event: Event, after: DragonView): DragonView {
  let next: DragonView = { ...view, played: event.cards, pending_seats: [], draft: [], telling: [event] }
  for (const seat of [0, 1]) {
    const face = event.cards[seat]!
    const names = [face, face - (face % 2), ...after.characters[seat]!, ...view.characters[seat]!]
    const held = (cards: number[]) => without(cards, names.find((name) => cards.includes(name)) ?? HIDDEN)
    next = { ...next, holding: pair(next.holding, seat, held(next.holding[seat]!)), newest: pair(next.newest, seat, face) }
    // Where older flipped cards are hidden, the next one covers those that lie there.
    const before = next.flipped[seat]!
    const covers = after.flipped[seat]!.includes(HIDDEN)
    next.flipped = pair(next.flipped, seat, covers ? [face, ...before.map(() => HIDDEN)] : [...before, face])
    if (seat === view.seat) next.hand = held(next.hand)
    if (view.hands) next.hands = pair(next.hands!, seat, held(next.hands![seat]!))
  }
  return next
}

function changed(view: DragonView, event: Event, after: DragonView): DragonView {
  if (event.kind === 'reveal') return revealed(view, event, after)
  if (FATES.test(event.kind)) return { ...view, telling: [...(view.telling ?? []), event] }
  switch (event.kind) {
    case 'damage': {
      const left = Math.max(0, view.health[event.seat]! - event.amount)
      return { ...view, damage: pair(view.damage, event.seat, event.amount), health_left: pair(view.health_left, event.seat, left) }
    }
    case 'health':
      return { ...view, health: pair(view.health, event.seat, event.amount), health_left: pair(view.health_left, event.seat, event.amount) }
    case 'initiative':
      return { ...view, initiative: event.seat, initiative_next: event.seat }
    case 'initiative-over':
    case 'initiative-contested':
      return { ...view, initiative: -1, initiative_next: -1 }
    case 'round-won':
      return { ...view, won: pair(view.won, event.seat, event.amount) }
  }
  return view
}

export function story(first: View, events: Event[], after: View): Beat[] {
  const beats: Beat[] = []
  let view = first as DragonView
  let held: Event[] = []
  for (const event of events) {
    view = changed(view, event, after as DragonView)
    const ms = event.kind === 'reveal' ? REVEAL : FATES.test(event.kind) ? FATE : TIMES[event.kind]
    held.push(event)
    if (ms === undefined) continue
    beats.push({ view, events: held, ms })
    held = []
  }
  beats.push({ view: after, events: held, ms: 0 })
  return beats
}
