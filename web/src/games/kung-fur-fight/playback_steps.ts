// Splits a round into frames: the reveal of the plans, then for each arena the totals, the winner and the rewards.
import type { Event, View } from '../../api/protocol'
import type { PlaybackStep } from '../board'
import { without } from '../remove_cards'
import { type FurView, PLANNING, type Pair, RESOLVING, SKIPPED, TIED, type Three, UNDECIDED } from './view'

const FRAME_MS: Record<string, number> = {
  arena: 350,
  skipped: 800,
  coin: 900,
  throw: 700,
  add: 800,
  remove: 800,
  'ability-unused': 800,
  'token-unused': 800,
  base: 650,
  ignored: 700,
  weapons: 500,
  coconut: 500,
  mushrooms: 500,
  hua: 500,
  raihuu: 500,
  ability: 700,
  total: 450,
  apple: 800,
  turned: 900,
  win: 900,
  tie: 1000,
  'gain-vp': 450,
  'gain-sp': 450,
  'lose-sp': 700,
  gain: 650,
  'take-weapons': 450,
  recover: 500,
  'recover-by-pass': 500,
  limit: 600,
  over: 900,
}
const REVEAL = 1100

function setForSeat<T>(old: Pair<T>, seat: number, value: T): Pair<T> {
  return seat === 0 ? [value, old[1]] : [old[0], value]
}
function setAt<T>(old: Three<T>, index: number, value: T): Three<T> {
  const next: Three<T> = [...old]
  next[index] = value
  return next
}

function revealPlans(view: FurView): FurView {
  if (view.phase !== PLANNING) return view
  const none: Three<number> = [0, 0, 0]
  let next: FurView = { ...view, phase: RESOLVING, pending_seats: [], draft: [], results: [UNDECIDED, UNDECIDED, UNDECIDED], arena: -1 }
  next.totals = [none, none]
  if (view.seat >= 0) {
    next = { ...next, hand: view.plan_left, weapons: setForSeat(next.weapons, view.seat, view.plan_weapons) }
    if (view.coconut === view.seat) next.coconut_at = view.plan_coconut
    const numPlaced = view.plan_weapons.reduce((sum, each) => sum + each, 0)
    next.supply = setForSeat(next.supply, view.seat, view.supply[view.seat]! - numPlaced)
  }
  next = { ...next, plan: [[], [], []], plan_weapons: none }
  if (!view.seatViews) return next
  const { seatViews, ...open } = next
  return { ...open, hands: [seatViews![0].plan_left, seatViews![1].plan_left] } as FurView
}

function applyEvent(view: FurView, event: Event): FurView {
  const { seat, amount, cards } = event
  const index = amount - 1
  switch (event.kind) {
    case 'team':
      return {
        ...view,
        teams: setForSeat(view.teams, seat, setAt(view.teams[seat]!, index, cards)),
        hand_sizes: setForSeat(view.hand_sizes, seat, Math.max(0, view.hand_sizes[seat]! - cards.length)),
      }
    case 'arena':
      return { ...view, arena: index }
    case 'add':
      return {
        ...view,
        teams: setForSeat(view.teams, seat, setAt(view.teams[seat]!, index, [...view.teams[seat]![index]!, ...cards])),
        hand: seat === view.seat ? without(view.hand, cards) : view.hand,
        ...(view.hands ? { hands: setForSeat(view.hands, seat, without(view.hands[seat]!, cards)) } : {}),
      }
    case 'remove':
      return { ...view, teams: setForSeat(view.teams, 1 - seat, setAt(view.teams[1 - seat]!, index, without(view.teams[1 - seat]![index]!, cards))) }
    case 'throw':
      return { ...view, weapons: setForSeat(view.weapons, seat, setAt(view.weapons[seat]!, view.arena, view.weapons[seat]![view.arena]! + amount)) }
    case 'weapons':
      return { ...view, weapons: setForSeat(view.weapons, seat, setAt(view.weapons[seat]!, view.arena, Math.max(amount, view.weapons[seat]![view.arena]!))) }
    case 'total':
      return { ...view, totals: setForSeat(view.totals, seat, setAt(view.totals[seat]!, view.arena, amount)) }
    case 'win':
      return { ...view, results: setAt(view.results, index, seat) }
    case 'tie':
      return { ...view, results: setAt(view.results, index, TIED) }
    case 'skipped':
      return { ...view, results: setAt(view.results, index, SKIPPED) }
    case 'gain':
      return { ...view, rewards: setAt(view.rewards, index, without(view.rewards[index] ?? [], cards)) }
  }
  return applyScore(view, event)
}

function applyScore(view: FurView, { kind, seat, amount }: Event): FurView {
  switch (kind) {
    case 'gain-vp':
      return { ...view, vp: setForSeat(view.vp, seat, view.vp[seat]! + amount) }
    case 'gain-sp':
      return { ...view, sp: setForSeat(view.sp, seat, view.sp[seat]! + amount) }
    case 'lose-sp':
      return { ...view, sp: setForSeat(view.sp, seat, Math.max(0, view.sp[seat]! - amount)) }
    case 'take-weapons':
      return { ...view, supply: setForSeat(view.supply, seat, view.supply[seat]! + amount), stock: view.stock - amount }
    case 'dish':
      return { ...view, dishes: setForSeat(view.dishes, seat, amount) }
    case 'delicacy':
    case 'delicacy-by-chef':
      return { ...view, delicacies: setForSeat(view.delicacies, seat, amount) }
    case 'limit':
      return { ...view, limits_now: setForSeat(view.limits_now, seat, amount) }
  }
  return view
}

export function playbackSteps(before: View, events: Event[], after: View): PlaybackStep[] {
  const frames: PlaybackStep[] = []
  const finalView = after as FurView
  let view = before as FurView
  let pendingEvents: Event[] = []
  const combatStart = events.findIndex((event) => event.kind === 'team' || event.kind === 'pass')
  const newRoundStart = events.findIndex((event) => event.kind === 'round')
  const addFrame = (ms: number) => {
    frames.push({ view, events: pendingEvents, ms })
    pendingEvents = []
  }
  if (combatStart >= 0) view = revealPlans(view)
  for (const [index, event] of events.entries()) {
    // The events of a new round get no frames of their own; the final view shows their result.
    if (newRoundStart >= 0 && index >= newRoundStart) {
      pendingEvents.push(event)
      continue
    }
    if (event.kind === 'arena' && pendingEvents.some((each) => each.kind === 'team' || each.kind === 'pass')) addFrame(REVEAL)
    view = applyEvent(view, event)
    pendingEvents.push(event)
    const ms = FRAME_MS[event.kind]
    if (ms !== undefined) addFrame(ms)
  }
  frames.push({ view: finalView, events: pendingEvents, ms: 0 })
  return frames
}
