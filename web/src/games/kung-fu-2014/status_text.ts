// Short texts: what players are doing, and the labels of move buttons.
import type { Prompt, Event, CardFace, Move } from '../../api/protocol'
import { BLOCKED, type KungFuView, UNDECIDED, draft, read } from './view'

export interface Doing {
  role: string
  tone: '' | 'strikes' | 'struck'
}

/** The current activity of a seat. */
export function doing(view: KungFuView, seat: number): Doing {
  if (view.why || view.out[seat]) return { role: '', tone: '' }
  const cleaning = view.phase === 'exchange' || view.phase === 'return'
  const turn = cleaning ? (view.targets[view.at] ?? view.attacker) : -1
  if (seat === view.attacker) {
    const role = turn === seat ? 'cleans up' : view.phase === 'attack' ? (view.against >= 0 ? 'may strike back' : 'prepares') : view.against >= 0 ? 'strikes back' : 'attacks'
    return { role, tone: 'strikes' }
  }
  const index = view.targets.indexOf(seat)
  if (index >= 0) {
    if (turn === seat) return { role: 'cleans up', tone: 'struck' }
    const role = view.decided[index] === BLOCKED ? 'blocks' : view.decided[index] === UNDECIDED ? (view.at === index ? 'decides' : 'is struck') : 'takes it'
    return { role, tone: 'struck' }
  }
  if (view.waiting.some((chain) => chain.slice(1).includes(seat))) return { role: 'strikes back later', tone: '' }
  return { role: view.phase === 'discard' && view.active === seat ? 'discards' : '', tone: '' }
}

const COSTS = ['damage', 'spirit', 'lose']

/** The change of a seat's Chi in the new events, negative for a loss. */
export function change(happened: readonly Event[], seat: number): number {
  let sum = 0
  for (const event of happened) {
    if (event.seat === seat && COSTS.includes(event.kind)) sum -= event.amount
    else if (event.seat === seat && event.kind === 'gain') sum += event.amount
  }
  return sum
}

export interface Answer {
  move: Move
  label: string
  red: boolean
}

const PASS: Record<string, string> = {
  attack: 'No attack',
  counterattack: 'Let it be',
  block: 'No block',
  return: 'Discard it',
}

interface Around {
  view: KungFuView
  faces: readonly CardFace[]
  /** Number of marked cards. */
  marks: number
  name: (seat: number) => string
}

/** Buttons for the moves without a card, and for a target if there is only one. */
export function asWords(ask: Prompt | null, offers: readonly Move[], { view, faces, marks, name }: Around): Answer[] {
  if (!ask) return []
  const kinds = faces.length
  const all: Answer[] = []
  const targets = offers.filter((move) => read(move.move, kinds).verb === 'target')
  const struck = draft(view, kinds).filter((said) => said.verb === 'target').map((said) => name(said.what))
  for (const move of offers) {
    const said = read(move.move, kinds)
    if (said.verb === 'target' && targets.length === 1) all.push({ move, label: `Strike ${name(said.what)}${struck.length > 0 ? ' too' : ''}`, red: true })
    else if (said.verb === 'return' || said.verb === 'give-up') all.push({ move, label: move.text, red: false })
    else if (said.verb === 'pass') all.push({ move, label: pass(ask.kind, offers, move), red: false })
    else if (said.verb === 'done') all.push({ move, label: ask.kind === 'target' ? enough(struck) : done(ask.kind, marks, view, move), red: true })
  }
  return all
}

/** Label of the pass button; with two cards left, it is plural. */
function pass(word: string, offers: readonly Move[], move: Move): string {
  return word === 'return' && offers.length > 2 ? 'Discard both' : (PASS[word] ?? move.text)
}

/** Label of the button that ends the choice of targets. */
function enough(struck: readonly string[]): string {
  return struck.length === 1 ? `Strike ${struck[0]} alone` : `Strike ${struck.join(' and ')}`
}

function done(word: string, marks: number, view: KungFuView, move: Move): string {
  switch (word) {
    case 'discard':
      return marks === 0 ? 'Keep all' : `Discard ${marks}`
    case 'exchange':
      return marks === 0 ? 'Exchange nothing' : `Exchange ${marks}`
    case 'block-add':
      return `Block with ${view.build_total}`
  }
  return move.text
}
