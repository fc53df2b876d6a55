// Splits a round into frames: the plans are revealed, then for each arena the totals, the winner and the rewards.
import type { Event, View } from '../../api/protocol'
import type { PlaybackStep } from '../board'
import { without } from '../cards'
import { type FurView, PLANNING, type Pair, RESOLVING, SKIPPED, TIED, type Three, UNDECIDED } from './view'

const TIMES: Record<string, number> = {
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

function pair<T>(old: Pair<T>, seat: number, value: T): Pair<T> {
  return seat === 0 ? [value, old[1]] : [old[0], value]
}
function three<T>(old: Three<T>, index: number, value: T): Three<T> {
  const next: Three<T> = [...old]
  next[index] = value
  return next
}

/** Reveal the plans. */
function opened(view: FurView): FurView {
  if (view.phase !== PLANNING) return view
  const none: Three<number> = [0, 0, 0]
  let next: FurView = { ...view, phase: RESOLVING, pending_seats: [], draft: [], results: [UNDECIDED, UNDECIDED, UNDECIDED], arena: -1 }
  next.totals = [none, none]
  if (view.seat >= 0) {
    next = { ...next, hand: view.plan_left, weapons: pair(next.weapons, view.seat, view.plan_weapons) }
    if (view.coconut === view.seat) next.coconut_at = view.plan_coconut
    const laid = view.plan_weapons.reduce((sum, each) => sum + each, 0)
    next.supply = pair(next.supply, view.seat, view.supply[view.seat]! - laid)
  }
  next = { ...next, plan: [[], [], []], plan_weapons: none }
  if (!view.each) return next
  const { each, ...open } = next
  return { ...open, hands: [each![0].plan_left, each![1].plan_left] } as FurView
}

function changed(view: FurView, event: Event): FurView {
  const { seat, amount: number, cards } = event
  const index = number - 1
  switch (event.kind) {
    case 'team':
      return {
        ...view,
        teams: pair(view.teams, seat, three(view.teams[seat]!, index, cards)),
        hand_sizes: pair(view.hand_sizes, seat, Math.max(0, view.hand_sizes[seat]! - cards.length)),
      }
    case 'arena':
      return { ...view, arena: index }
    case 'add':
      return {
        ...view,
        teams: pair(view.teams, seat, three(view.teams[seat]!, index, [...view.teams[seat]![index]!, ...cards])),
        hand: seat === view.seat ? without(view.hand, cards) : view.hand,
        ...(view.hands ? { hands: pair(view.hands, seat, without(view.hands[seat]!, cards)) } : {}),
      }
    case 'remove':
      return { ...view, teams: pair(view.teams, 1 - seat, three(view.teams[1 - seat]!, index, without(view.teams[1 - seat]![index]!, cards))) }
    case 'throw':
      return { ...view, weapons: pair(view.weapons, seat, three(view.weapons[seat]!, view.arena, view.weapons[seat]![view.arena]! + number)) }
    case 'weapons':
      return { ...view, weapons: pair(view.weapons, seat, three(view.weapons[seat]!, view.arena, Math.max(number, view.weapons[seat]![view.arena]!))) }
    case 'total':
      return { ...view, totals: pair(view.totals, seat, three(view.totals[seat]!, view.arena, number)) }
    case 'win':
      return { ...view, results: three(view.results, index, seat) }
    case 'tie':
      return { ...view, results: three(view.results, index, TIED) }
    case 'skipped':
      return { ...view, results: three(view.results, index, SKIPPED) }
    case 'gain':
      return { ...view, rewards: three(view.rewards, index, without(view.rewards[index] ?? [], cards)) }
  }
  return scored(view, event)
}

function scored(view: FurView, { kind: word, seat, amount: number }: Event): FurView {
  switch (word) {
    case 'gain-vp':
      return { ...view, vp: pair(view.vp, seat, view.vp[seat]! + number) }
    case 'gain-sp':
      return { ...view, sp: pair(view.sp, seat, view.sp[seat]! + number) }
    case 'lose-sp':
      return { ...view, sp: pair(view.sp, seat, Math.max(0, view.sp[seat]! - number)) }
    case 'take-weapons':
      return { ...view, supply: pair(view.supply, seat, view.supply[seat]! + number), stock: view.stock - number }
    case 'dish':
      return { ...view, dishes: pair(view.dishes, seat, number) }
    case 'delicacy':
    case 'delicacy-by-chef':
      return { ...view, delicacies: pair(view.delicacies, seat, number) }
    case 'limit':
      return { ...view, limits_now: pair(view.limits_now, seat, number) }
  }
  return view
}

export function narrate(first: View, events: Event[], after: View): PlaybackStep[] {
  const beats: PlaybackStep[] = []
  const last = after as FurView
  let view = first as FurView
  let held: Event[] = []
  const fought = events.findIndex((event) => event.kind === 'team' || event.kind === 'pass')
  const begins = events.findIndex((event) => event.kind === 'round')
  const tell = (ms: number) => {
    beats.push({ view, events: held, ms })
    held = []
  }
  if (fought >= 0) view = opened(view)
  for (const [index, event] of events.entries()) {
    // A new round is shown at once, as in the final view.
    if (begins >= 0 && index >= begins) {
      held.push(event)
      continue
    }
    if (event.kind === 'arena' && held.some((each) => each.kind === 'team' || each.kind === 'pass')) tell(REVEAL)
    view = changed(view, event)
    held.push(event)
    const ms = TIMES[event.kind]
    if (ms !== undefined) tell(ms)
  }
  beats.push({ view: last, events: held, ms: 0 })
  return beats
}
