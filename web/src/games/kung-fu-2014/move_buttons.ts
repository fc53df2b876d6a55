// The buttons for moves that are not made with a card in hand, and their labels.
import type { Prompt, CardFace, Move } from '../../api/protocol'
import { type KungFuView, parseDraft, parseMove } from './view'

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

/** Buttons to pass, to finish, to return or give up a card, and to strike a target if there is only one. */
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

/** Label of the pass button. It is plural if two cards can be returned. */
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
