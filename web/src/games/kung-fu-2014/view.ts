// The view of KungFu Fighting (2014) as the hall sends it, and the zones of its cards.
import type { Zone } from '../../motion/card_tracking'
import { HIDDEN, type View } from '../../api/protocol'
import { without } from '../remove_cards'
import type { Build, SlotKind } from '../kung-fu/attack_and_block_slots'

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
  /** One of discard, attack, block, exchange, return and end. */
  phase: string
  why: string
  /** Pending counterattacks: the seat to counter, then the seats that may do so. The last entry is handled first. */
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
  /** Where the stance and the base are: 0 on the table, 1 on the table but must be discarded, 2 gone. */
  stance_at: number
  base_at: number
  cleared: boolean
  targets: number[]
  /** For each target: 0 undecided, 1 no block, 2 block. */
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
  { name: 'stance', kinds: ['stance'], many: false },
  { name: 'base', kinds: ['base', 'weapon'], many: false },
  { name: 'enhancements', kinds: ['enhancement'], many: true },
  { name: 'finishing-move', kinds: ['finishing move'], many: false },
]
export const BLOCK_SLOTS = ATTACK_SLOTS.slice(0, 3)

// Moves are numbered: for each verb one range over all faces, then the targets, then pass and done.
const VERBS = ['play', 'break', 'spread', 'discard', 'return', 'give-up'] as const
const MAX_SEATS = 6

export interface ParsedMove {
  verb: (typeof VERBS)[number] | 'target' | 'pass' | 'done'
  /** The card, the seat of a target, or -1 for pass and done. */
  arg: number
}

export function parseMove(move: number, numFaces: number): ParsedMove {
  const verb = VERBS[Math.floor(move / numFaces)]
  if (verb) return { verb, arg: move % numFaces }
  const rest = move - VERBS.length * numFaces
  if (rest < MAX_SEATS) return { verb: 'target', arg: rest }
  return { verb: rest === MAX_SEATS ? 'pass' : 'done', arg: -1 }
}

export function parseDraft(view: KungFuView, numFaces: number): ParsedMove[] {
  return view.draft.map((move) => parseMove(move, numFaces))
}

const LAYING_VERBS = ['play', 'break', 'spread']

/** Whether the viewer is building an attack now. */
export const isBuildingAttack = (view: KungFuView) => view.phase === 'attack' && view.seat >= 0 && view.attacker === view.seat
/** Whether the viewer is building a block now. */
export const isBuildingBlock = (view: KungFuView) => view.phase === 'block' && view.seat >= 0 && view.targets[view.at] === view.seat

function buildCards(stance: number, base: number, enhancements: number[], finishing: number): number[] {
  return [stance, base, ...enhancements, finishing].filter((card) => card >= 0)
}

function remainingCards(cards: number[], stance: number, stanceAt: number, base: number, baseAt: number, cleared: boolean): number[] {
  if (cleared) return []
  return cards.filter((card) => !(card === stance && stanceAt === GONE) && !(card === base && baseAt === GONE))
}

export function attack(view: KungFuView): Build | null {
  if (view.attacker < 0) return null
  const isBuilding = isBuildingAttack(view)
  const cards = isBuilding ? view.build : buildCards(view.stance, view.base, view.enhancements, view.finishing)
  return {
    seat: view.attacker,
    side: 'attack',
    zone: 'attack',
    cards,
    values: isBuilding ? view.build_values : view.values,
    remaining: isBuilding ? cards : remainingCards(cards, view.stance, view.stance_at, view.base, view.base_at, view.cleared),
    total: isBuilding ? view.build_total : view.total,
    spirit: isBuilding ? view.build_spirit : view.spirit,
    broken: isBuilding ? view.build_broken : view.broken,
    open: isBuilding,
  }
}

export function block(view: KungFuView, index: number): Build {
  const isBuilding = isBuildingBlock(view) && index === view.at
  const cards = isBuilding ? view.build : buildCards(view.block_stances[index]!, view.block_bases[index]!, view.block_enhancements[index]!, -1)
  return {
    seat: view.targets[index]!,
    side: 'block',
    zone: `block:${index}`,
    cards,
    values: isBuilding ? view.build_values : view.block_values[index]!,
    remaining: isBuilding ? cards : remainingCards(cards, view.block_stances[index]!, view.block_stance_at[index]!, view.block_bases[index]!, view.block_base_at[index]!, view.block_cleared[index]!),
    total: isBuilding ? view.build_total : view.block_totals[index]!,
    spirit: isBuilding ? view.build_spirit : view.block_spirits[index]!,
    broken: isBuilding ? view.build_broken : view.block_broken[index]!,
    open: isBuilding,
  }
}

/** The part of a target's damage that comes from Spirit: the total damage minus the part of the attack that exceeds the
 *  block. */
export function spiritDamage(view: KungFuView, index: number): number {
  const damage = view.coming[index] ?? -1
  return view.spirit && damage > 0 ? Math.max(0, damage - Math.max(0, view.total - block(view, index).total)) : 0
}

/** The cards of a seat's attack and block that are on the table. */
export function activeCards(view: KungFuView, seat: number): number[] {
  const build = attack(view)
  const index = view.targets.indexOf(seat)
  return [...(build?.seat === seat ? build.remaining : []), ...(index >= 0 ? block(view, index).remaining : [])]
}

/** The hand of the bottom seat, with HIDDEN for unseen cards and without those being laid out. */
export function visibleHand(view: KungFuView, bottomSeat: number, numFaces: number): number[] {
  const open = view.hands?.[bottomSeat]
  if (open) return open
  if (bottomSeat !== view.seat) return Array<number>(view.hand_sizes[bottomSeat] ?? 0).fill(HIDDEN)
  const laidCards = parseDraft(view, numFaces).filter((parsed) => LAYING_VERBS.includes(parsed.verb)).map((parsed) => parsed.arg)
  return without(view.hand, laidCards)
}

/** Return the zones with their cards. New cards on the discard pile come from the seat `discarder`. */
export function zones(view: KungFuView, bottomSeat: number, numFaces: number, discarder = bottomSeat): Zone[] {
  const origins = (seat: number) => (seat === bottomSeat ? ['hand', `seat:${seat}`] : [`seat:${seat}`])
  const all: Zone[] = [{ id: 'hand', cards: visibleHand(view, bottomSeat, numFaces), from: ['deck'] }]
  const build = attack(view)
  if (build) all.push({ id: 'attack', cards: build.remaining, from: origins(build.seat) })
  view.targets.forEach((seat, index) => all.push({ id: `block:${index}`, cards: block(view, index).remaining, from: origins(seat) }))
  all.push({ id: 'table', cards: view.table })
  all.push({ id: 'discard', cards: view.discard, from: [discarder === bottomSeat ? 'hand' : `seat:${discarder}`] })
  return all
}
