// Splits the change between two views into frames: cards laid one by one, the block, the damage, and the consequences.
// It only replays the events; the rules are in the hall.
import type { Event, View } from '../../api/protocol'
import type { PlaybackStep } from '../board'
import { without } from '../remove_cards'
import { BLOCKED, GONE, type KungFuView } from './view'

const FRAME_MS: Record<string, number> = {
  turn: 350,
  stance: 420,
  base: 420,
  break: 520,
  enhance: 320,
  finish: 420,
  spread: 420,
  counterattack: 600,
  attack: 550,
  'attack-spirit': 550,
  block: 500,
  'block-spirit': 500,
  'no-block': 400,
  'no-attack': 500,
  'no-counterattack': 450,
  damage: 950,
  spirit: 600,
  gain: 600,
  lose: 700,
  random: 600,
  strip: 500,
  exchange: 350,
  discard: 350,
  return: 350,
  'give-up': 500,
  out: 1000,
  concede: 700,
}
const LAYING_EVENTS = ['stance', 'base', 'break', 'enhance', 'finish', 'spread']
/** Damage that is not known yet. */
const UNKNOWN = -1

function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  const next = [...list]
  next[index] = value
  return next
}

/** Return the view without attack and blocks. */
function withoutAttack(view: KungFuView): KungFuView {
  return {
    ...view,
    attacker: -1, against: -1, stance: -1, base: -1, broken: false, enhancements: [], finishing: -1, spread: false,
    values: [], total: 0, spirit: false, stance_at: 0, base_at: 0, cleared: false,
    targets: [], decided: [], block_stances: [], block_bases: [], block_broken: [], block_enhancements: [], block_values: [],
    block_totals: [], block_spirits: [], block_stance_at: [], block_base_at: [], given_up: [], block_cleared: [],
    through: [], lost: [], coming: [], at: -1, build: [], build_broken: false, build_values: [], build_total: 0, build_spirit: false,
  }
}

function addToBlock(view: KungFuView, event: Event, index: number): KungFuView {
  const card = event.cards[0]!
  const next = {
    ...view,
    build: [], build_values: [],
    block_values: replaceAt(view.block_values, index, [...view.block_values[index]!, event.amount]),
    block_totals: replaceAt(view.block_totals, index, view.block_totals[index]! + event.amount),
    coming: replaceAt(view.coming, index, UNKNOWN),
  }
  if (event.kind === 'stance') return { ...next, block_stances: replaceAt(view.block_stances, index, card) }
  if (event.kind === 'enhance') return { ...next, block_enhancements: replaceAt(view.block_enhancements, index, [...view.block_enhancements[index]!, card]) }
  return { ...next, block_bases: replaceAt(view.block_bases, index, card), block_broken: replaceAt(view.block_broken, index, event.kind === 'break') }
}

function addToAttack(view: KungFuView, event: Event): KungFuView {
  const card = event.cards[0]!
  const isNew = view.attacker !== event.seat || view.targets.length > 0
  const start = isNew ? { ...withoutAttack(view), against: view.targets.length > 0 ? -1 : view.against } : view
  const next: KungFuView = {
    ...start,
    phase: 'attack', attacker: event.seat, build: [], build_values: [],
    values: [...start.values, event.amount], total: start.total + event.amount,
  }
  switch (event.kind) {
    case 'stance':
      return { ...next, stance: card }
    case 'enhance':
      return { ...next, enhancements: [...start.enhancements, card] }
    case 'finish':
    case 'spread':
      return { ...next, finishing: card, spread: event.kind === 'spread' }
  }
  return { ...next, base: card, broken: event.kind === 'break' }
}

function addTarget(view: KungFuView, seat: number): KungFuView {
  return {
    ...view,
    phase: 'block',
    targets: [...view.targets, seat],
    decided: [...view.decided, 0],
    block_stances: [...view.block_stances, -1],
    block_bases: [...view.block_bases, -1],
    block_broken: [...view.block_broken, false],
    block_enhancements: [...view.block_enhancements, []],
    block_values: [...view.block_values, []],
    block_totals: [...view.block_totals, 0],
    block_spirits: [...view.block_spirits, false],
    block_stance_at: [...view.block_stance_at, 0],
    block_base_at: [...view.block_base_at, 0],
    given_up: [...view.given_up, false],
    block_cleared: [...view.block_cleared, false],
    coming: [...view.coming, UNKNOWN],
  }
}

function afterReturn(view: KungFuView, seat: number, card: number): KungFuView {
  const index = view.targets.indexOf(seat)
  if (seat === view.attacker) return card === view.stance ? { ...view, stance_at: GONE } : { ...view, base_at: GONE }
  if (index < 0) return view
  return card === view.block_stances[index]
    ? { ...view, block_stance_at: replaceAt(view.block_stance_at, index, GONE) }
    : { ...view, block_base_at: replaceAt(view.block_base_at, index, GONE) }
}

function afterCleanup(view: KungFuView, seat: number): KungFuView {
  if (seat === view.attacker) return { ...view, cleared: true }
  const index = view.targets.indexOf(seat)
  return index < 0 ? view : { ...view, block_cleared: replaceAt(view.block_cleared, index, true) }
}

function afterDiscard(view: KungFuView, event: Event): KungFuView {
  const { seat, cards } = event
  return {
    ...view,
    hand_sizes: replaceAt(view.hand_sizes, seat, Math.max(0, view.hand_sizes[seat]! - cards.length)),
    hand: seat === view.seat ? without(view.hand, cards) : view.hand,
    discard: [...view.discard, ...cards],
  }
}

function afterDraw(view: KungFuView, event: Event): KungFuView {
  const { seat, cards } = event
  return {
    ...view,
    hand_sizes: replaceAt(view.hand_sizes, seat, view.hand_sizes[seat]! + cards.length),
    hand: seat === view.seat ? [...view.hand, ...cards].sort((a, b) => a - b) : view.hand,
    deck: event.amount,
  }
}

function applyEvent(view: KungFuView, event: Event): KungFuView {
  const { seat, amount } = event
  const index = view.targets.indexOf(seat)
  if (LAYING_EVENTS.includes(event.kind)) {
    const isOwn = seat === view.seat ? { ...view, hand: without(view.hand, event.cards), draft: [] } : view
    return view.phase === 'block' && index >= 0 && view.decided[index] === 0 ? addToBlock(isOwn, event, index) : addToAttack(isOwn, event)
  }
  switch (event.kind) {
    case 'turn':
      return { ...withoutAttack(view), active: seat, turn: amount, phase: 'discard', waiting: [], pending_seats: [] }
    case 'counterattack':
      return { ...withoutAttack(view), attacker: seat, against: amount, phase: 'attack', pending_seats: [], draft: [] }
    case 'target':
      return addTarget(view, amount)
    case 'attack':
    case 'attack-spirit':
      return { ...view, total: amount, spirit: event.kind === 'attack-spirit' }
    case 'block':
    case 'block-spirit':
      if (index < 0) return view
      return { ...view, block_totals: replaceAt(view.block_totals, index, amount), block_spirits: replaceAt(view.block_spirits, index, event.kind === 'block-spirit'), decided: replaceAt(view.decided, index, BLOCKED) }
    case 'no-block':
      return index < 0 ? view : { ...view, decided: replaceAt(view.decided, index, 1) }
    case 'damage':
      return index < 0 ? view : { ...view, through: replaceAt(view.through, index, amount), coming: replaceAt(view.coming, index, amount) }
    case 'spirit':
      return index < 0 ? view : { ...view, through: replaceAt(view.through, index, view.through[index]! + amount), coming: replaceAt(view.coming, index, view.through[index]! + amount) }
    case 'chi':
      return { ...view, chi: replaceAt(view.chi, seat, amount) }
    case 'draw':
      return afterDraw(view, event)
    case 'reshuffle':
      return { ...view, deck: amount, discard: [] }
    case 'discard':
    case 'random':
    case 'exchange':
    case 'pay':
      return afterDiscard(view, event)
    case 'return':
      return afterReturn(view, seat, event.cards[0]!)
    case 'cleanup':
      return afterCleanup(view, seat)
    case 'out':
    case 'concede':
      return { ...afterDiscard(view, event), out: replaceAt(view.out, seat, 1 + Math.max(...view.out)), chi: replaceAt(view.chi, seat, 0), hand_sizes: replaceAt(view.hand_sizes, seat, 0) }
  }
  return view
}

export function playbackSteps(before: View, events: Event[], after: View): PlaybackStep[] {
  const frames: PlaybackStep[] = []
  let view = { ...(before as KungFuView), pending_seats: [] as number[] }
  let pendingEvents: Event[] = []
  events.forEach((event, index) => {
    view = applyEvent(view, event)
    pendingEvents.push(event)
    // The viewer's own cards are already on the table. Chi changes together with its cause, and Spirit with the damage.
    const isOwn = LAYING_EVENTS.includes(event.kind) && event.seat === view.seat
    const isFollowed = events[index + 1]?.kind === 'chi' || (event.kind === 'damage' && events[index + 1]?.kind === 'spirit')
    const ms = isOwn || isFollowed ? 0 : event.kind === 'chi' ? (FRAME_MS[events[index - 1]?.kind ?? ''] ?? 500) : (FRAME_MS[event.kind] ?? 0)
    if (ms === 0) return
    frames.push({ view, events: pendingEvents, ms })
    pendingEvents = []
  })
  frames.push({ view: after, events: pendingEvents, ms: 0 })
  return frames
}
