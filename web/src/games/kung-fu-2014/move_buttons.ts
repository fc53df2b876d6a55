// The buttons for moves that are not made with a card in hand, and their labels.
import type { Prompt, CardFace, Move } from '../../api/protocol'
import { formatText, t } from '../../localization'
import { type KungFuView, parseDraft, parseMove } from './view'

export interface MoveButton {
  move: Move
  label: string
  isPrimary: boolean
}

const PASS_IDS = {
  attack: 'kung-fu-2014-board-pass-attack',
  counterattack: 'kung-fu-2014-board-pass-counterattack',
  block: 'kung-fu-2014-board-pass-block',
  return: 'kung-fu-2014-board-pass-return',
} as const
const hasPassLabel = (kind: string): kind is keyof typeof PASS_IDS => kind in PASS_IDS

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
    if (parsed.verb === 'target' && targets.length === 1) all.push({ move, label: targetNames.length > 0 ? t('kung-fu-2014-board-strike-too', { target: name(parsed.arg) }) : t('kung-fu-2014-board-strike', { target: name(parsed.arg) }), isPrimary: true })
    else if (parsed.verb === 'return' || parsed.verb === 'give-up') all.push({ move, label: move.text, isPrimary: false })
    else if (parsed.verb === 'pass') all.push({ move, label: passLabel(prompt.kind, legalMoves, move), isPrimary: false })
    else if (parsed.verb === 'done') all.push({ move, label: prompt.kind === 'target' ? targetsLabel(targetNames) : doneLabel(prompt.kind, marks, view, move), isPrimary: true })
  }
  return all
}

/** Label of the pass button. It is plural if two cards can be returned. */
function passLabel(kind: string, legalMoves: readonly Move[], move: Move): string {
  if (kind === 'return' && legalMoves.length > 2) return t('kung-fu-2014-board-pass-return-both')
  return hasPassLabel(kind) ? t(PASS_IDS[kind]) : move.text
}

/** Label of the button that ends the choice of targets. */
function targetsLabel(targetNames: readonly string[]): string {
  const target = formatText({ msg: 'join-and', args: { items: [...targetNames] } })
  return targetNames.length === 1 ? t('kung-fu-2014-board-strike-alone', { target }) : t('kung-fu-2014-board-strike', { target })
}

function doneLabel(kind: string, marks: number, view: KungFuView, move: Move): string {
  switch (kind) {
    case 'discard':
      return marks === 0 ? t('kung-fu-2014-board-keep-all') : t('kung-fu-2014-board-discard', { count: marks })
    case 'exchange':
      return marks === 0 ? t('kung-fu-2014-board-swap-nothing') : t('kung-fu-2014-board-swap', { count: marks })
    case 'block-add':
      return t('kung-fu-2014-board-block-with', { total: view.build_total })
  }
  return move.text
}
