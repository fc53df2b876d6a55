// Short texts: what players are doing, and the labels of move buttons.
import type { Prompt, Event, CardFace, Move } from '../../api/protocol'
import { shortName } from '../kung-fu/attack_and_block_slots'
import { type Kff19View, currentTarget, buildingKind, parseNotation, seatOf } from './view'

export interface Activity {
  activity: string
  tone: '' | 'strikes' | 'struck'
}

const ACTIVE: Record<string, string> = {
  choose: 'chooses',
  upkeep: 'pays, or not',
  discard: 'discards',
  prepare: 'prepares',
  respite: 'has respite',
  'pass-card': 'hands over',
}

/** The current activity of a seat. */
export function activityOf(view: Kff19View, seat: number): Activity {
  if (view.why || view.out[seat]) return { activity: '', tone: '' }
  const current = currentTarget(view)
  if (view.phase === 'counterattack' && view.steps.at(-1)?.[1] === seat) return { activity: 'may counter', tone: 'struck' }
  if (current.attack >= 0 && current.targetIndex >= 0 && view.attack_targets[current.attack]?.[current.targetIndex] === seat) {
    return { activity: view.phase === 'block' ? 'may block' : 'is struck', tone: 'struck' }
  }
  if (view.phase === 'help' && view.pending_seats.includes(seat)) return { activity: 'may add', tone: '' }
  if (view.phase === 'step-in' && view.pending_seats.includes(seat)) return { activity: 'steps in?', tone: '' }
  if (view.phase === 'special' && view.pending_seats.includes(seat)) return { activity: 'a special?', tone: '' }
  if (view.phase === 'swap' && view.pending_seats.includes(seat)) return { activity: 'hands over', tone: '' }
  const attackIndex = view.attack_by.lastIndexOf(seat)
  if (attackIndex >= 0) return { activity: view.attack_against[attackIndex]! >= 0 ? 'counters' : 'attacks', tone: 'strikes' }
  if (view.attack_targets.some((targets) => targets.includes(seat))) return { activity: 'is struck', tone: 'struck' }
  if (seat === view.seat && buildingKind(view) === 'attack') return { activity: 'attacks', tone: 'strikes' }
  return { activity: view.pending_seats.includes(seat) || view.active === seat ? (view.active === seat ? (ACTIVE[view.phase] ?? '') : '') : '', tone: '' }
}

const TARGET_ACTIONS: Record<string, string> = { to: 'Give', take: 'Take' }

/** Label of a move that chooses a player. */
export function targetAction(move: Move | null): string {
  return TARGET_ACTIONS[parseNotation(move?.notation ?? '').verb] ?? 'Strike'
}

const LOSSES = ['damage', 'self-loss', 'poison', 'pay']

/** The change in the Chi of a seat's team in the new events, negative for a loss. */
export function chiChange(view: Kff19View, newEvents: readonly Event[], seat: number): number {
  return newEvents.reduce((sum, event) => {
    if (event.seat < 0 || view.team[event.seat] !== view.team[seat]) return sum
    return LOSSES.includes(event.kind) ? sum - event.amount : event.kind === 'gain' ? sum + event.amount : sum
  }, 0)
}

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

/** Buttons for the moves without a card, and for a target if there is only one. */
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
