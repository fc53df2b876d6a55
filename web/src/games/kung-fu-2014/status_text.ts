// The current activity of each player, and the change in their Chi.
import type { Event } from '../../api/protocol'
import { t } from '../../localization'
import { BLOCKED, type KungFuView, UNDECIDED } from './view'

export interface Activity {
  activity: string
  tone: '' | 'strikes' | 'struck'
}

export function activityOf(view: KungFuView, seat: number): Activity {
  if (view.why || view.out[seat]) return { activity: '', tone: '' }
  const cleaning = view.phase === 'exchange' || view.phase === 'return'
  const turn = cleaning ? (view.targets[view.at] ?? view.attacker) : -1
  if (seat === view.attacker) {
    return { activity: turn === seat ? t('kung-fu-2014-board-cleans-up') : attackerActivity(view), tone: 'strikes' }
  }
  const index = view.targets.indexOf(seat)
  if (index >= 0) {
    return { activity: turn === seat ? t('kung-fu-2014-board-cleans-up') : targetActivity(view, index), tone: 'struck' }
  }
  if (view.waiting.some((chain) => chain.slice(1).includes(seat))) return { activity: t('kung-fu-2014-board-strikes-back-later'), tone: '' }
  return { activity: view.phase === 'discard' && view.active === seat ? t('kung-fu-2014-board-discards') : '', tone: '' }
}

function attackerActivity(view: KungFuView): string {
  if (view.phase === 'attack') return view.against >= 0 ? t('kung-fu-2014-board-may-strike-back') : t('kung-fu-2014-board-prepares')
  return view.against >= 0 ? t('kung-fu-2014-board-strikes-back') : t('kung-fu-2014-board-attacks')
}

function targetActivity(view: KungFuView, index: number): string {
  if (view.decided[index] === BLOCKED) return t('kung-fu-2014-board-blocks')
  if (view.decided[index] !== UNDECIDED) return t('kung-fu-2014-board-takes-it')
  return view.at === index ? t('kung-fu-2014-board-decides') : t('kung-fu-2014-board-is-struck')
}

const COSTS = ['damage', 'spirit', 'lose']

/** The change in a seat's Chi in the new events, negative for a loss. */
export function chiChange(newEvents: readonly Event[], seat: number): number {
  let sum = 0
  for (const event of newEvents) {
    if (event.seat === seat && COSTS.includes(event.kind)) sum -= event.amount
    else if (event.seat === seat && event.kind === 'gain') sum += event.amount
  }
  return sum
}
