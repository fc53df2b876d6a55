// The buttons for moves that are not made with a card in hand, and their labels.
import type { Prompt, CardFace, Move } from '../../api/protocol'
import { shortName } from '../kung-fu/attack_and_block_slots'
import { type Kff19View, parseNotation, seatOf } from './view'

export interface MoveButton {
  move: Move
  label: string
  isPrimary: boolean
}

const PASS: Record<string, string> = {
  help: 'Pass',
  special: 'Pass',
  'step-in': 'Pass',
  block: 'No block',
  counterattack: 'Let it be',
  take: 'Let it go',
  'take-stance': 'Let it go',
  'pass-card': 'Keep them all',
}

/** Prompts in which `done` ends a phase instead of attacking. */
const ENDING_PROMPTS = ['prepare', 'respite']

interface ButtonContext {
  view: Kff19View
  faces: readonly CardFace[]
  /** Number of marked cards in hand. */
  marks: number
  /** The viewer's marked equipment. */
  leaving: readonly number[]
  name: (seat: number) => string
}

/** Buttons for the moves without a card in hand. A target has a button only if it is the only one, and equipment can be
 *  dropped with a button only during upkeep. */
export function moveButtons(prompt: Prompt | null, legalMoves: readonly Move[], context: ButtonContext): MoveButton[] {
  if (!prompt) return []
  const { view, faces, name } = context
  const count = (verb: string) => legalMoves.filter((move) => parseNotation(move.notation).verb === verb).length
  const [targets, takes] = [count('target'), count('take')]
  const all: MoveButton[] = []
  for (const move of legalMoves) {
    const { verb, arg } = parseNotation(move.notation)
    if (verb === 'target' && targets === 1) all.push({ move, label: `Strike ${name(seatOf(move.notation))}`, isPrimary: true })
    else if (verb === 'take') all.push({ move, label: takeLabel(prompt.kind, view, faces, seatOf(move.notation), takes > 1 ? name : null), isPrimary: true })
    else if (verb === 'to') all.push({ move, label: `To ${name(seatOf(move.notation))}`, isPrimary: false })
    else if (verb === 'count') all.push({ move, label: arg === '1' ? 'One card each' : `${arg} cards each`, isPrimary: false })
    else if (verb === 'pay') all.push({ move, label: 'Pay the Chi', isPrimary: true })
    else if (verb === 'drop' && prompt.kind === 'upkeep') all.push({ move, label: move.text, isPrimary: false })
    else if (verb === 'pass') all.push({ move, label: PASS[prompt.kind] ?? move.text, isPrimary: false })
    else if (verb === 'done') all.push({ move, label: doneLabel(prompt.kind, context, move), isPrimary: !ENDING_PROMPTS.includes(prompt.kind) })
  }
  return all
}

function takeLabel(kind: string, view: Kff19View, faces: readonly CardFace[], seat: number, name: ((seat: number) => string) | null): string {
  const card = (kind === 'take' ? view.weapon : view.stance)[seat] ?? -1
  return `Take ${faces[card]?.name ?? 'it'}${name ? ` from ${name(seat)}` : ''}`
}

function discardLabel({ view, faces, marks, leaving }: ButtonContext): string {
  const givenUp = leaving.map((card) => shortName(faces[card])).join(' and ')
  if (!givenUp) return marks > 0 ? `Discard ${marks}` : view.hand.length > 0 ? 'Keep all' : 'Keep it'
  return marks > 0 ? `Discard ${marks}, give up ${givenUp}` : `Give up ${givenUp}`
}

function doneLabel(kind: string, context: ButtonContext, move: Move): string {
  const { view } = context
  const damageText = [...new Set(view.build_damage)].join(' and ')
  switch (kind) {
    case 'discard':
      return discardLabel(context)
    case 'prepare':
      return view.turn > 0 ? 'End the turn' : move.text
    case 'respite':
      return 'End the turn'
    case 'add':
      return `Strike for ${damageText}`
    case 'help':
      return `Add it: ${damageText}`
    case 'target':
      return 'No more targets'
  }
  return move.text
}
