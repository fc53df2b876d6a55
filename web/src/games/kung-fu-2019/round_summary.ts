// Summarizes the last exchange from the shown events: the attacks, and the outcome step by step.
import type { Event } from '../../api/protocol'

export interface Blow {
  by: number
  /** Whether it is a counterattack. */
  back: boolean
  targets: number[]
  base: number
  cards: number[]
}

export interface Exchange {
  turn: number
  /** The seat whose turn it was. */
  active: number
  blows: Blow[]
  /** Texts of the four steps and of what follows; steps without events are left out. */
  steps: { name: string; said: string[] }[]
  over: boolean
}

const BASES = ['base', 'base-split', 'strike', 'strike-split', 'smash']
const ADDED = ['enhance', 'split', 'join', 'join-split', 'hurl']
const STEPS: Record<string, string> = {
  face: 'Answers',
  'pass-on': 'Answers',
  block: 'Answers',
  'block-for': 'Answers',
  snap: 'Answers',
  ignore: 'Blows',
  lose: 'Losses',
  take: 'Losses',
  sum: 'Damage',
  'self-loss': 'Damage',
}
/** The steps that form the outcome. */
const OUTCOMES = ['Blows', 'Losses', 'Damage', 'Afterwards']
const NOTHING = 'It came to nothing.'
const AFTER = ['gone', 'lose', 'poisoned', 'random', 'gain', 'out']

/** The latest exchange, or null before the first one. */
export function exchange(told: readonly Event[]): Exchange | null {
  let now: Exchange | null = null
  let turn = 0
  let active = -1
  let following = false
  told.forEach((event, index) => {
    if (event.kind === 'turn') {
      turn = event.amount
      active = event.seat
      return
    }
    const begins = event.kind === 'counterattack' || (event.kind === 'target' && BASES.includes(told[index + 1]?.kind ?? ''))
    if (begins) {
      if (!now || now.over) now = { turn, active, blows: [], steps: [], over: false }
      now.blows.push({ by: event.seat, back: event.kind === 'counterattack', targets: [event.amount], base: -1, cards: [] })
    } else if (now && !now.over) {
      during(now, event)
      following = now.over
    } else if (now && following) {
      following = AFTER.includes(event.kind) || event.kind === 'chi'
      if (following) say(now, 'Afterwards', event.text)
    }
  })
  return now
}

/** The steps of the outcome; never empty. */
export function outcome(of: Exchange): { name: string; said: string[] }[] {
  const steps = of.steps.filter((step) => OUTCOMES.includes(step.name))
  return steps.length > 0 ? steps : [{ name: 'Damage', said: [NOTHING] }]
}

function during(now: Exchange, event: Event): void {
  const blow = now.blows.at(-1)!
  if (BASES.includes(event.kind)) blow.base = event.cards[0]!
  else if (ADDED.includes(event.kind)) blow.cards.push(event.cards[0]!)
  else if (event.kind === 'target') blow.targets.push(event.amount)
  else if (event.kind === 'resolved') now.over = true
  else if (STEPS[event.kind]) say(now, STEPS[event.kind]!, event.text)
}

function say(now: Exchange, name: string, text: string): void {
  if (!text) return
  const step = now.steps.find((each) => each.name === name)
  if (step) step.said.push(text)
  else now.steps.push({ name, said: [text] })
}
