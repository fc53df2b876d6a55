// The view of KungFu Fighting (2014) as the hall sends it, and the zones of its cards.
import type { Zone } from '../../motion/tokens'
import { HIDDEN, type View } from '../../api/protocol'
import { without } from '../cards'
import type { Build, SlotKind } from '../kung-fu/builds'

export interface KungFuView extends View {
  hand: number[]
  hand_sizes: number[]
  known: number[][]
  chi: number[]
  full_chi: number
  out: number[]
  deck: number
  discard: number[]
  table: number[]
  active: number
  turn: number
  /** discard, attack, block, exchange, return, or end. */
  phase: string
  why: string
  /** Pending counterattacks: the seat to counter, then the seats that may do so. The last entry comes first. */
  waiting: number[][]
  attacker: number
  against: number
  stance: number
  base: number
  broken: boolean
  enhancements: number[]
  finishing: number
  spread: boolean
  values: number[]
  total: number
  spirit: boolean
  /** 0 on the table, 1 on the table but must be discarded, 2 gone. */
  stance_at: number
  base_at: number
  cleared: boolean
  targets: number[]
  /** 0 undecided, 1 no block, 2 block. */
  decided: number[]
  block_stances: number[]
  block_bases: number[]
  block_broken: boolean[]
  block_enhancements: number[][]
  block_values: number[][]
  block_totals: number[]
  block_spirits: boolean[]
  block_stance_at: number[]
  block_base_at: number[]
  given_up: boolean[]
  block_cleared: boolean[]
  through: number[]
  lost: number[]
  coming: number[]
  at: number
  build: number[]
  build_broken: boolean
  build_values: number[]
  build_total: number
  build_spirit: boolean
  /** In a replay with all cards open: every hand. */
  hands?: number[][]
}

export const GONE = 2
export const UNDECIDED = 0
export const BLOCKED = 2

export const ATTACK_SLOTS: SlotKind[] = [
  { name: 'Stance', kinds: ['stance'], many: false },
  { name: 'Base', kinds: ['base', 'weapon'], many: false },
  { name: 'Enhancements', kinds: ['enhancement'], many: true },
  { name: 'Finishing Move', kinds: ['finishing move'], many: false },
]
export const BLOCK_SLOTS = ATTACK_SLOTS.slice(0, 3)

// Moves are numbered: for each verb one range over all faces, then the targets, then pass and done.
const VERBS = ['play', 'break', 'spread', 'discard', 'return', 'give-up'] as const
const MOST_SEATS = 6

export interface Said {
  verb: (typeof VERBS)[number] | 'target' | 'pass' | 'done'
  /** The card, or the seat of a target. */
  what: number
}

export function read(move: number, kinds: number): Said {
  const verb = VERBS[Math.floor(move / kinds)]
  if (verb) return { verb, what: move % kinds }
  const rest = move - VERBS.length * kinds
  if (rest < MOST_SEATS) return { verb: 'target', what: rest }
  return { verb: rest === MOST_SEATS ? 'pass' : 'done', what: -1 }
}

export function draft(view: KungFuView, kinds: number): Said[] {
  return view.draft.map((move) => read(move, kinds))
}

const LAYING = ['play', 'break', 'spread']

/** Whether the viewer is building an attack (or a block) right now. */
export const laysAttack = (view: KungFuView) => view.phase === 'attack' && view.seat >= 0 && view.attacker === view.seat
export const laysBlock = (view: KungFuView) => view.phase === 'block' && view.seat >= 0 && view.targets[view.at] === view.seat

function pile(stance: number, base: number, enhancements: number[], finishing: number): number[] {
  return [stance, base, ...enhancements, finishing].filter((card) => card >= 0)
}

function lying(cards: number[], stance: number, stanceAt: number, base: number, baseAt: number, cleared: boolean): number[] {
  if (cleared) return []
  return cards.filter((card) => !(card === stance && stanceAt === GONE) && !(card === base && baseAt === GONE))
}

export function attack(view: KungFuView): Build | null {
  if (view.attacker < 0) return null
  const own = laysAttack(view)
  const cards = own ? view.build : pile(view.stance, view.base, view.enhancements, view.finishing)
  return {
    seat: view.attacker,
    side: 'attack',
    zone: 'attack',
    cards,
    worths: own ? view.build_values : view.values,
    lying: own ? cards : lying(cards, view.stance, view.stance_at, view.base, view.base_at, view.cleared),
    total: own ? view.build_total : view.total,
    spirit: own ? view.build_spirit : view.spirit,
    broken: own ? view.build_broken : view.broken,
    open: own,
  }
}

export function block(view: KungFuView, index: number): Build {
  const own = laysBlock(view) && index === view.at
  const cards = own ? view.build : pile(view.block_stances[index]!, view.block_bases[index]!, view.block_enhancements[index]!, -1)
  return {
    seat: view.targets[index]!,
    side: 'block',
    zone: `block:${index}`,
    cards,
    worths: own ? view.build_values : view.block_values[index]!,
    lying: own ? cards : lying(cards, view.block_stances[index]!, view.block_stance_at[index]!, view.block_bases[index]!, view.block_base_at[index]!, view.block_cleared[index]!),
    total: own ? view.build_total : view.block_totals[index]!,
    spirit: own ? view.build_spirit : view.block_spirits[index]!,
    broken: own ? view.build_broken : view.block_broken[index]!,
    open: own,
  }
}

/** The part of a target's damage that comes from Spirit: the hall's damage minus attack over block. */
export function extra(view: KungFuView, index: number): number {
  const through = view.coming[index] ?? -1
  return view.spirit && through > 0 ? Math.max(0, through - Math.max(0, view.total - block(view, index).total)) : 0
}

/** The cards of a seat's attack and block that are on the table. */
export function active(view: KungFuView, seat: number): number[] {
  const build = attack(view)
  const index = view.targets.indexOf(seat)
  return [...(build?.seat === seat ? build.lying : []), ...(index >= 0 ? block(view, index).lying : [])]
}

/** The hand of the bottom seat, with HIDDEN for unseen cards and without those being laid out. */
export function held(view: KungFuView, bottom: number, kinds: number): number[] {
  const open = view.hands?.[bottom]
  if (open) return open
  if (bottom !== view.seat) return Array<number>(view.hand_sizes[bottom] ?? 0).fill(HIDDEN)
  const laid = draft(view, kinds).filter((said) => LAYING.includes(said.verb)).map((said) => said.what)
  return without(view.hand, laid)
}

/** Return the zones with their cards. `discarder` is the seat that discarded last. */
export function zones(view: KungFuView, bottom: number, kinds: number, thrower = bottom): Zone[] {
  const home = (seat: number) => (seat === bottom ? ['hand', `seat:${seat}`] : [`seat:${seat}`])
  const all: Zone[] = [{ id: 'hand', cards: held(view, bottom, kinds), from: ['deck'] }]
  const build = attack(view)
  if (build) all.push({ id: 'attack', cards: build.lying, from: home(build.seat) })
  view.targets.forEach((seat, index) => all.push({ id: `block:${index}`, cards: block(view, index).lying, from: home(seat) }))
  all.push({ id: 'table', cards: view.table })
  all.push({ id: 'discard', cards: view.discard, from: [thrower === bottom ? 'hand' : `seat:${thrower}`] })
  return all
}
