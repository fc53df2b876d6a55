// The current activity of each player, and the change in their Chi.
import type { Event, Move } from '../../api/protocol'
import { type Kff19View, currentTarget, buildingKind, parseNotation } from './view'

export interface Activity {
  activity: string
  tone: '' | 'strikes' | 'struck'
}

const ACTIVE: Record<string, string> = {
  choose: 'chooses',
  upkeep: 'pays, or not',
  discard: 'discards',
  prepare: 'prepares',
  respite: 'has respite',
  'pass-card': 'hands over',
}

export function activityOf(view: Kff19View, seat: number): Activity {
  if (view.why || view.out[seat]) return { activity: '', tone: '' }
  const current = currentTarget(view)
  if (view.phase === 'counterattack' && view.steps.at(-1)?.[1] === seat) return { activity: 'may counter', tone: 'struck' }
  if (current.attack >= 0 && current.targetIndex >= 0 && view.attack_targets[current.attack]?.[current.targetIndex] === seat) {
    return { activity: view.phase === 'block' ? 'may block' : 'is struck', tone: 'struck' }
  }
  if (view.phase === 'help' && view.pending_seats.includes(seat)) return { activity: 'may add', tone: '' }
  if (view.phase === 'step-in' && view.pending_seats.includes(seat)) return { activity: 'steps in?', tone: '' }
  if (view.phase === 'special' && view.pending_seats.includes(seat)) return { activity: 'a special?', tone: '' }
  if (view.phase === 'swap' && view.pending_seats.includes(seat)) return { activity: 'hands over', tone: '' }
  const attackIndex = view.attack_by.lastIndexOf(seat)
  if (attackIndex >= 0) return { activity: view.attack_against[attackIndex]! >= 0 ? 'counters' : 'attacks', tone: 'strikes' }
  if (view.attack_targets.some((targets) => targets.includes(seat))) return { activity: 'is struck', tone: 'struck' }
  if (seat === view.seat && buildingKind(view) === 'attack') return { activity: 'attacks', tone: 'strikes' }
  return { activity: view.pending_seats.includes(seat) || view.active === seat ? (view.active === seat ? (ACTIVE[view.phase] ?? '') : '') : '', tone: '' }
}

const TARGET_ACTIONS: Record<string, string> = { to: 'Give', take: 'Take' }

/** Label for a move that chooses a player. */
export function targetAction(move: Move | null): string {
  return TARGET_ACTIONS[parseNotation(move?.notation ?? '').verb] ?? 'Strike'
}

const LOSSES = ['damage', 'self-loss', 'poison', 'pay']

/** The change in the Chi of a seat's team in the new events, negative for a loss. */
export function chiChange(view: Kff19View, newEvents: readonly Event[], seat: number): number {
  return newEvents.reduce((sum, event) => {
    if (event.seat < 0 || view.team[event.seat] !== view.team[seat]) return sum
    return LOSSES.includes(event.kind) ? sum - event.amount : event.kind === 'gain' ? sum + event.amount : sum
  }, 0)
}
