// The current activity of each player, and the change in their Chi.
import type { Event, Move } from '../../api/protocol'
import { t } from '../../localization'
import { type Kff19View, currentTarget, buildingKind, parseNotation } from './view'

export interface Activity {
  activity: string
  tone: '' | 'strikes' | 'struck'
}

const ACTIVE_IDS = {
  choose: 'kung-fu-2019-board-chooses',
  upkeep: 'kung-fu-2019-board-pays',
  discard: 'kung-fu-2019-board-discards',
  prepare: 'kung-fu-2019-board-prepares',
  respite: 'kung-fu-2019-board-rests',
  'pass-card': 'kung-fu-2019-board-hands-over',
} as const
const isActivePhase = (phase: string): phase is keyof typeof ACTIVE_IDS => phase in ACTIVE_IDS

export function activityOf(view: Kff19View, seat: number): Activity {
  if (view.why || view.out[seat]) return { activity: '', tone: '' }
  const current = currentTarget(view)
  if (view.phase === 'counterattack' && view.steps.at(-1)?.[1] === seat) return { activity: t('kung-fu-2019-board-may-counter'), tone: 'struck' }
  if (current.attack >= 0 && current.targetIndex >= 0 && view.attack_targets[current.attack]?.[current.targetIndex] === seat) {
    return { activity: t(view.phase === 'block' ? 'kung-fu-2019-board-may-block' : 'kung-fu-2019-board-struck'), tone: 'struck' }
  }
  if (view.phase === 'help' && view.pending_seats.includes(seat)) return { activity: t('kung-fu-2019-board-may-add'), tone: '' }
  if (view.phase === 'step-in' && view.pending_seats.includes(seat)) return { activity: t('kung-fu-2019-board-steps-in'), tone: '' }
  if (view.phase === 'special' && view.pending_seats.includes(seat)) return { activity: t('kung-fu-2019-board-special'), tone: '' }
  if (view.phase === 'swap' && view.pending_seats.includes(seat)) return { activity: t('kung-fu-2019-board-hands-over'), tone: '' }
  const attackIndex = view.attack_by.lastIndexOf(seat)
  if (attackIndex >= 0) return { activity: t(view.attack_against[attackIndex]! >= 0 ? 'kung-fu-2019-board-counters' : 'kung-fu-2019-board-attacks'), tone: 'strikes' }
  if (view.attack_targets.some((targets) => targets.includes(seat))) return { activity: t('kung-fu-2019-board-struck'), tone: 'struck' }
  if (seat === view.seat && buildingKind(view) === 'attack') return { activity: t('kung-fu-2019-board-attacks'), tone: 'strikes' }
  return { activity: view.active === seat && isActivePhase(view.phase) ? t(ACTIVE_IDS[view.phase]) : '', tone: '' }
}

/** Label for a move that chooses a player, or undefined for an attack. */
export function targetAction(move: Move | null): string | undefined {
  const { verb } = parseNotation(move?.notation ?? '')
  return verb === 'to' ? t('kung-fu-2019-board-give') : verb === 'take' ? t('kung-fu-2019-board-take') : undefined
}

const LOSSES = ['damage', 'self-loss', 'poison', 'pay']

/** The change in the Chi of a seat's team in the new events, negative for a loss. */
export function chiChange(view: Kff19View, newEvents: readonly Event[], seat: number): number {
  return newEvents.reduce((sum, event) => {
    if (event.seat < 0 || view.team[event.seat] !== view.team[seat]) return sum
    return LOSSES.includes(event.kind) ? sum - event.amount : event.kind === 'gain' ? sum + event.amount : sum
  }, 0)
}
