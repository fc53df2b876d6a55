// Short texts: what players are doing, and the labels of move buttons.
import type { Prompt, Event, CardFace, Move } from '../../api/protocol'
import { called } from '../kung-fu/builds'
import { type Kff19View, asked, laying, read, seatOf } from './view'

export interface Doing {
  role: string
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
export function doing(view: Kff19View, seat: number): Doing {
  if (view.why || view.out[seat]) return { role: '', tone: '' }
  const now = asked(view)
  if (view.phase === 'counterattack' && view.steps.at(-1)?.[1] === seat) return { role: 'may counter', tone: 'struck' }
  if (now.attack >= 0 && now.place >= 0 && view.attack_targets[now.attack]?.[now.place] === seat) {
    return { role: view.phase === 'block' ? 'may block' : 'is struck', tone: 'struck' }
  }
  if (view.phase === 'help' && view.pending_seats.includes(seat)) return { role: 'may add', tone: '' }
  if (view.phase === 'step-in' && view.pending_seats.includes(seat)) return { role: 'steps in?', tone: '' }
  if (view.phase === 'special' && view.pending_seats.includes(seat)) return { role: 'a special?', tone: '' }
  if (view.phase === 'swap' && view.pending_seats.includes(seat)) return { role: 'hands over', tone: '' }
  const makes = view.attack_by.lastIndexOf(seat)
  if (makes >= 0) return { role: view.attack_against[makes]! >= 0 ? 'counters' : 'attacks', tone: 'strikes' }
  if (view.attack_targets.some((targets) => targets.includes(seat))) return { role: 'is struck', tone: 'struck' }
  if (seat === view.seat && laying(view) === 'attack') return { role: 'attacks', tone: 'strikes' }
  return { role: view.pending_seats.includes(seat) || view.active === seat ? (view.active === seat ? (ACTIVE[view.phase] ?? '') : '') : '', tone: '' }
}

const DEEDS: Record<string, string> = { to: 'Give', take: 'Take' }

/** Label of a move that chooses a player. */
export function deed(move: Move | null): string {
  return DEEDS[read(move?.notation ?? '').verb] ?? 'Strike'
}

const LOSSES = ['damage', 'self-loss', 'poison', 'pay']

/** The change of the Chi of a seat's team in the new events, negative for a loss. */
export function change(view: Kff19View, happened: readonly Event[], seat: number): number {
  return happened.reduce((sum, event) => {
    if (event.seat < 0 || view.team[event.seat] !== view.team[seat]) return sum
    return LOSSES.includes(event.kind) ? sum - event.amount : event.kind === 'gain' ? sum + event.amount : sum
  }, 0)
}

export interface Answer {
  move: Move
  label: string
  red: boolean
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

/** Prompts in which `done` ends something instead of attacking. */
const ENDS = ['prepare', 'respite']

interface Around {
  view: Kff19View
  faces: readonly CardFace[]
  /** Number of marked cards in hand. */
  marks: number
  /** The viewer's marked equipment. */
  leaving: readonly number[]
  name: (seat: number) => string
}

/** Buttons for the moves without a card, and for a target if there is only one. */
export function asWords(ask: Prompt | null, offers: readonly Move[], around: Around): Answer[] {
  if (!ask) return []
  const { view, faces, name } = around
  const count = (verb: string) => offers.filter((move) => read(move.notation).verb === verb).length
  const [targets, takes] = [count('target'), count('take')]
  const all: Answer[] = []
  for (const move of offers) {
    const { verb, what } = read(move.notation)
    if (verb === 'target' && targets === 1) all.push({ move, label: `Strike ${name(seatOf(move.notation))}`, red: true })
    else if (verb === 'take') all.push({ move, label: taken(ask.kind, view, faces, seatOf(move.notation), takes > 1 ? name : null), red: true })
    else if (verb === 'to') all.push({ move, label: `To ${name(seatOf(move.notation))}`, red: false })
    else if (verb === 'count') all.push({ move, label: what === '1' ? 'One card each' : `${what} cards each`, red: false })
    else if (verb === 'pay') all.push({ move, label: 'Pay the Chi', red: true })
    else if (verb === 'drop' && ask.kind === 'upkeep') all.push({ move, label: move.text, red: false })
    else if (verb === 'pass') all.push({ move, label: PASS[ask.kind] ?? move.text, red: false })
    else if (verb === 'done') all.push({ move, label: done(ask.kind, around, move), red: !ENDS.includes(ask.kind) })
  }
  return all
}

function taken(word: string, view: Kff19View, faces: readonly CardFace[], seat: number, name: ((seat: number) => string) | null): string {
  const card = (word === 'take' ? view.weapon : view.stance)[seat] ?? -1
  return `Take ${faces[card]?.name ?? 'it'}${name ? ` from ${name(seat)}` : ''}`
}

function away({ view, faces, marks, leaving }: Around): string {
  const given = leaving.map((card) => called(faces[card])).join(' and ')
  if (!given) return marks > 0 ? `Discard ${marks}` : view.hand.length > 0 ? 'Keep all' : 'Keep it'
  return marks > 0 ? `Discard ${marks}, give up ${given}` : `Give up ${given}`
}

function done(word: string, around: Around, move: Move): string {
  const { view } = around
  const deals = [...new Set(view.build_damage)].join(' and ')
  switch (word) {
    case 'discard':
      return away(around)
    case 'prepare':
      return view.turn > 0 ? 'End the turn' : move.text
    case 'respite':
      return 'End the turn'
    case 'add':
      return `Strike for ${deals}`
    case 'help':
      return `Add it: ${deals}`
    case 'target':
      return 'No more targets'
  }
  return move.text
}
