// The current activity of each player, and the change in their Chi.
import type { Event } from '../../api/protocol'
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
    const role = turn === seat ? 'cleans up' : view.phase === 'attack' ? (view.against >= 0 ? 'may strike back' : 'prepares') : view.against >= 0 ? 'strikes back' : 'attacks'
    return { activity: role, tone: 'strikes' }
  }
  const index = view.targets.indexOf(seat)
  if (index >= 0) {
    if (turn === seat) return { activity: 'cleans up', tone: 'struck' }
    const role = view.decided[index] === BLOCKED ? 'blocks' : view.decided[index] === UNDECIDED ? (view.at === index ? 'decides' : 'is struck') : 'takes it'
    return { activity: role, tone: 'struck' }
  }
  if (view.waiting.some((chain) => chain.slice(1).includes(seat))) return { activity: 'strikes back later', tone: '' }
  return { activity: view.phase === 'discard' && view.active === seat ? 'discards' : '', tone: '' }
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
