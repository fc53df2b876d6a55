// Summarizes exchanges from the shown events: the attacks, and the outcome step by step.
import type { Event } from '../../api/protocol'
import { t } from '../../localization'

export interface AttackSummary {
  by: number
  isCounter: boolean
  targets: number[]
  base: number
  cards: number[]
  /** The Chi that each target lost; undefined if that is not decided. */
  losses: (number | undefined)[]
}

export interface Exchange {
  turn: number
  /** The seat whose turn it was. */
  active: number
  attacks: AttackSummary[]
  /** Texts of the four steps and of what follows; steps without events are left out. */
  steps: Step[]
  over: boolean
}

export type StepName = 'answers' | 'blows' | 'losses' | 'damage' | 'afterwards'

export interface Step {
  name: StepName
  texts: string[]
}

const BASE_EVENTS = ['base', 'base-split', 'strike', 'strike-split', 'smash']
const ADDING_EVENTS = ['enhance', 'split', 'join', 'join-split', 'hurl']
const STEPS: Record<string, StepName> = {
  face: 'answers',
  'pass-on': 'answers',
  block: 'answers',
  'block-for': 'answers',
  snap: 'answers',
  ignore: 'blows',
  lose: 'losses',
  take: 'losses',
  sum: 'damage',
  'self-loss': 'damage',
}
/** The steps that form the outcome. */
const OUTCOMES: StepName[] = ['blows', 'losses', 'damage', 'afterwards']
const AFTER_EVENTS = ['gone', 'lose', 'poisoned', 'random', 'gain', 'out']

/** The latest exchange, or null before the first one. */
export function summarizeExchange(shownEvents: readonly Event[]): Exchange | null {
  return summarizeExchanges(shownEvents).at(-1) ?? null
}

export function summarizeExchanges(shownEvents: readonly Event[]): Exchange[] {
  const all: Exchange[] = []
  let current: Exchange | null = null
  let turn = 0
  let active = -1
  let isAfter = false
  shownEvents.forEach((event, index) => {
    if (event.kind === 'turn') {
      turn = event.amount
      active = event.seat
      return
    }
    const isStart = event.kind === 'counterattack' || (event.kind === 'target' && BASE_EVENTS.includes(shownEvents[index + 1]?.kind ?? ''))
    if (isStart) {
      if (!current || current.over) {
        current = { turn, active, attacks: [], steps: [], over: false }
        all.push(current)
      }
      current.attacks.push({ by: event.seat, isCounter: event.kind === 'counterattack', targets: [event.amount], base: -1, cards: [], losses: [] })
    } else if (current && !current.over) {
      addEvent(current, event)
      isAfter = current.over
    } else if (current && isAfter) {
      isAfter = AFTER_EVENTS.includes(event.kind) || event.kind === 'chi'
      if (isAfter) addText(current, 'afterwards', event.text)
    }
  })
  return all
}

/** The steps of the outcome; never empty. */
export function outcomeSteps(exchange: Exchange): Step[] {
  const steps = exchange.steps.filter((step) => OUTCOMES.includes(step.name))
  return steps.length > 0 ? steps : [{ name: 'damage', texts: [t('kung-fu-2019-board-no-effect')] }]
}

function addEvent(current: Exchange, event: Event): void {
  const attack = current.attacks.at(-1)!
  if (BASE_EVENTS.includes(event.kind)) attack.base = event.cards[0]!
  else if (ADDING_EVENTS.includes(event.kind)) attack.cards.push(event.cards[0]!)
  else if (event.kind === 'target') attack.targets.push(event.amount)
  else if (event.kind === 'resolved') current.over = true
  else if (STEPS[event.kind]) addText(current, STEPS[event.kind]!, event.text)
  if (event.kind === 'face') moveTarget(current, event.amount, event.seat)
  else if (event.kind === 'pass-on') moveTarget(current, event.seat, event.amount)
  else if (event.kind === 'damage') addLoss(current, event.seat, event.amount)
  else if (event.kind === 'ignore') addLoss(current, event.seat, 0)
}

/** Move the newest attack on a seat to another one. */
function moveTarget(current: Exchange, from: number, to: number): void {
  const targets = current.attacks.findLast((each) => each.targets.includes(from))?.targets
  targets?.splice(targets.indexOf(from), 1, to)
}

/** Set the loss of the first attack on a seat that has none yet. */
function addLoss(current: Exchange, seat: number, lost: number): void {
  for (const { targets, losses } of current.attacks) {
    const index = targets.findIndex((target, at) => target === seat && losses[at] === undefined)
    if (index < 0) continue
    losses[index] = lost
    return
  }
}

function addText(current: Exchange, name: StepName, text: string): void {
  if (!text) return
  const step = current.steps.find((each) => each.name === name)
  if (step) step.texts.push(text)
  else current.steps.push({ name, texts: [text] })
}
