// The buttons for moves that are not made with a card in hand, and their labels.
import type { Prompt, CardFace, Move } from '../../api/protocol'
import { t } from '../../localization'
import { shortName } from '../kung-fu/attack_and_block_slots'
import { joinNames } from './teams'
import { type Kff19View, parseNotation, seatOf } from './view'

export interface MoveButton {
  move: Move
  label: string
  isPrimary: boolean
}

const PASS_IDS = {
  help: 'kung-fu-2019-board-pass',
  special: 'kung-fu-2019-board-pass',
  'step-in': 'kung-fu-2019-board-pass',
  block: 'kung-fu-2019-board-take-the-hit',
  counterattack: 'kung-fu-2019-board-no-counterattack',
  take: 'kung-fu-2019-board-let-go',
  'take-stance': 'kung-fu-2019-board-let-go',
  'pass-card': 'kung-fu-2019-board-keep-all',
} as const
const isPassed = (kind: string): kind is keyof typeof PASS_IDS => kind in PASS_IDS

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
    if (verb === 'target' && targets === 1) all.push({ move, label: t('kung-fu-2019-board-strike', { player: name(seatOf(move.notation)) }), isPrimary: true })
    else if (verb === 'take') all.push({ move, label: takeLabel(prompt.kind, view, faces, seatOf(move.notation), takes > 1 ? name : null), isPrimary: true })
    else if (verb === 'to') all.push({ move, label: t('kung-fu-2019-board-give-to', { player: name(seatOf(move.notation)) }), isPrimary: false })
    else if (verb === 'count') all.push({ move, label: t('kung-fu-2019-board-swap', { count: Number(arg) }), isPrimary: false })
    else if (verb === 'pay') all.push({ move, label: t('kung-fu-2019-board-pay'), isPrimary: true })
    else if (verb === 'drop' && prompt.kind === 'upkeep') all.push({ move, label: move.text, isPrimary: false })
    else if (verb === 'pass') all.push({ move, label: passLabel(prompt.kind, legalMoves, move), isPrimary: false })
    else if (verb === 'done') all.push({ move, label: doneLabel(prompt.kind, context, move), isPrimary: !ENDING_PROMPTS.includes(prompt.kind) })
  }
  return all
}

function passLabel(kind: string, legalMoves: readonly Move[], move: Move): string {
  if (kind === 'block' && legalMoves.length === 1) return t('kung-fu-2019-board-accept-hit')
  return isPassed(kind) ? t(PASS_IDS[kind]) : move.text
}

function takeLabel(kind: string, view: Kff19View, faces: readonly CardFace[], seat: number, name: ((seat: number) => string) | null): string {
  const card = shortName(faces[(kind === 'take' ? view.weapon : view.stance)[seat] ?? -1])
  return name ? t('kung-fu-2019-board-take-card-from', { card, player: name(seat) }) : t('kung-fu-2019-board-take-card', { card })
}

function discardLabel({ view, faces, marks, leaving }: ButtonContext): string {
  const cards = joinNames(leaving.map((card) => shortName(faces[card])))
  if (leaving.length === 0) return marks > 0 ? t('kung-fu-2019-board-discard', { count: marks }) : t(view.hand.length > 0 ? 'kung-fu-2019-board-keep-all' : 'kung-fu-2019-board-keep-it')
  return marks > 0 ? t('kung-fu-2019-board-discard-and-give-up', { count: marks, cards }) : t('kung-fu-2019-board-give-up', { cards })
}

function doneLabel(kind: string, context: ButtonContext, move: Move): string {
  const { view } = context
  const damage = joinNames([...new Set(view.build_damage)].map(String))
  switch (kind) {
    case 'discard':
      return discardLabel(context)
    case 'prepare':
      return view.turn > 0 ? t('kung-fu-2019-board-end-turn') : move.text
    case 'respite':
      return t('kung-fu-2019-board-end-turn')
    case 'add':
      return t('kung-fu-2019-board-strike-for', { damage })
    case 'help':
      return t('kung-fu-2019-board-add-it', { damage })
    case 'target':
      return t('kung-fu-2019-board-no-more-targets')
  }
  return move.text
}
