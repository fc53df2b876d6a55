// Short texts: what players are doing, and the labels of move buttons.
import type { Prompt, Event, CardFace, Move } from '../../api/protocol'
import { BLOCKED, type KungFuView, UNDECIDED, parseDraft, parseMove } from './view'

export interface Activity {
  activity: string
  tone: '' | 'strikes' | 'struck'
}

/** The current activity of a seat. */
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

export interface MoveButton {
  move: Move
  label: string
  isPrimary: boolean
}

const PASS: Record<string, string> = {
  attack: 'No attack',
  counterattack: 'Let it be',
  block: 'No block',
  return: 'Discard it',
}

interface ButtonContext {
  view: KungFuView
  faces: readonly CardFace[]
  /** Number of marked cards. */
  marks: number
  name: (seat: number) => string
}

/** Buttons for the moves without a card, and for a target if there is only one. */
export function moveButtons(prompt: Prompt | null, legalMoves: readonly Move[], { view, faces, marks, name }: ButtonContext): MoveButton[] {
  if (!prompt) return []
  const numFaces = faces.length
  const all: MoveButton[] = []
  const targets = legalMoves.filter((move) => parseMove(move.move, numFaces).verb === 'target')
  const targetNames = parseDraft(view, numFaces).filter((parsed) => parsed.verb === 'target').map((parsed) => name(parsed.arg))
  for (const move of legalMoves) {
    const parsed = parseMove(move.move, numFaces)
    if (parsed.verb === 'target' && targets.length === 1) all.push({ move, label: `Strike ${name(parsed.arg)}${targetNames.length > 0 ? ' too' : ''}`, isPrimary: true })
    else if (parsed.verb === 'return' || parsed.verb === 'give-up') all.push({ move, label: move.text, isPrimary: false })
    else if (parsed.verb === 'pass') all.push({ move, label: passLabel(prompt.kind, legalMoves, move), isPrimary: false })
    else if (parsed.verb === 'done') all.push({ move, label: prompt.kind === 'target' ? targetsLabel(targetNames) : doneLabel(prompt.kind, marks, view, move), isPrimary: true })
  }
  return all
}

/** Label of the pass button; plural if two cards are left. */
function passLabel(kind: string, legalMoves: readonly Move[], move: Move): string {
  return kind === 'return' && legalMoves.length > 2 ? 'Discard both' : (PASS[kind] ?? move.text)
}

/** Label of the button that ends the choice of targets. */
function targetsLabel(targetNames: readonly string[]): string {
  return targetNames.length === 1 ? `Strike ${targetNames[0]} alone` : `Strike ${targetNames.join(' and ')}`
}

function doneLabel(kind: string, marks: number, view: KungFuView, move: Move): string {
  switch (kind) {
    case 'discard':
      return marks === 0 ? 'Keep all' : `Discard ${marks}`
    case 'exchange':
      return marks === 0 ? 'Exchange nothing' : `Exchange ${marks}`
    case 'block-add':
      return `Block with ${view.build_total}`
  }
  return move.text
}
