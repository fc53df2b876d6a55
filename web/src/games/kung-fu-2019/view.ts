// The view of Kung Fu Fighting! (2019) as the hall sends it, and the zones of its cards.
import type { Zone } from '../../motion/card_tracking'
import { t } from '../../localization'
import { type CardFace, HIDDEN, type View } from '../../api/protocol'
import { without } from '../remove_cards'

export interface Kff19View extends View {
  hand: number[]
  hand_sizes: number[]
  known: number[][]
  team: number[]
  /** Chi of each team. */
  chi: number[]
  most_chi: number[]
  out: number[]
  weapon: number[]
  on_weapon: number[][]
  stance: number[]
  on_stance: number[][]
  archetype: number[]
  beside: number[][]
  aside: number[]
  poison: number[]
  deck: number
  discard: number[]
  active: number
  turn: number
  attacked: boolean
  forfeited: boolean
  /** The kind of the prompt, or `end`. */
  phase: string
  why: string
  /** The stack of unfinished steps: kind, seat, attack, target index, stage ... The last one is current. */
  steps: number[][]
  spent: number[]
  attack_by: number[]
  attack_against: number[]
  attack_group: number[]
  attack_base: number[]
  attack_way: number[]
  attack_armed: boolean[]
  attack_void: boolean[]
  attack_base_value: number[]
  attack_bonus: number[]
  /** The bonuses of each attack as triples of part, card and value. `Gain.where` explains the part. */
  attack_gains: number[][]
  attack_cards: number[][]
  attack_owners: number[][]
  attack_ways: number[][]
  attack_values: number[][]
  attack_targets: number[][]
  attack_aims: number[][]
  attack_damage: number[][]
  attack_blocks: number[][]
  attack_block_by: number[][]
  attack_faced: number[][]
  attack_taken: number[][]
  build_base: number
  build_base_value: number
  build_bonus: number
  build_cards: number[]
  build_values: number[]
  build_targets: number[]
  build_damage: number[]
  build_gains: number[]
  /** During playback: the result text for each target, by attack. */
  results?: string[][]
  /** During playback: the attack and the seat for each declined Block. */
  declined?: [number, number][]
  /** In a replay with all cards open: every hand. */
  hands?: number[][]
}

// Codes in attack_way and attack_ways: how the base is used, and how each card was added.
export const SMASHED = 7
const SPLIT_WAYS = [1, 3]
const JOIN_WAYS = [2, 3]
const HURLED = 4
export const SPLIT_BASE = 6

/** Kinds of steps that affect the display. */
const STEP = { declare: 6, help: 7, answer: 9 }

export interface Gain {
  /** The base (0), an added card (1, 2 ...), the total (WHOLE) or a target (FIRST_TARGET and below). */
  where: number
  card: number
  value: number
}
export const WHOLE = -1
export const FIRST_TARGET = -2

function parseGains(numbers: readonly number[] | undefined): Gain[] {
  const all: Gain[] = []
  for (let index = 0; index + 2 < (numbers?.length ?? 0); index += 3) all.push({ where: numbers![index]!, card: numbers![index + 1]!, value: numbers![index + 2]! })
  return all
}

export interface Attack {
  /** The attack's index in the exchange; -1 for the viewer's own attack while it is being built. */
  at: number
  by: number
  /** The attack that this one counters, or -1. */
  against: number
  zone: string
  base: number
  baseValue: number
  gains: Gain[]
  way: number
  armed: boolean
  cards: number[]
  owners: number[]
  ways: number[]
  values: number[]
  targets: number[]
  damage: number[]
  blocks: number[]
  blockBy: number[]
  open: boolean
  void: boolean
}

/** The kind of draft that the viewer is building: an attack, an addition to one, or none. */
export function buildingKind(view: Kff19View): 'attack' | 'help' | '' {
  if (view.seat < 0 || view.draft.length === 0 || (view.build_base < 0 && view.build_targets.length === 0)) return ''
  return view.phase === 'help' ? 'help' : 'attack'
}

/** The attacks in the exchange, including the viewer's draft. */
export function attacks(view: Kff19View): Attack[] {
  const building = buildingKind(view)
  const stepAttack = view.steps.at(-1)?.[2] ?? -1
  const all = view.attack_by.map((_, index) => declaredAttack(view, index, building === 'help' && stepAttack === index))
  return building === 'attack' ? [...all, draftedAttack(view, view.phase === 'counterattack' ? stepAttack : -1)] : all
}

/** A declared attack, with the viewer's draft addition if they are helping. */
function declaredAttack(view: Kff19View, index: number, helping: boolean): Attack {
  const added = helping ? view.build_cards.slice(view.attack_cards[index]!.length) : []
  return {
    at: index,
    by: view.attack_by[index]!,
    against: view.attack_against[index]!,
    zone: `attack:${index}`,
    base: view.attack_base[index]!,
    baseValue: helping ? view.build_base_value : view.attack_base_value[index]!,
    gains: parseGains(helping ? view.build_gains : view.attack_gains?.[index]),
    way: view.attack_way[index]!,
    armed: view.attack_armed[index]!,
    cards: helping ? view.build_cards : view.attack_cards[index]!,
    owners: [...view.attack_owners[index]!, ...added.map(() => view.seat)],
    ways: [...view.attack_ways[index]!, ...added.map(() => 0)],
    values: helping ? view.build_values : view.attack_values[index]!,
    targets: helping ? view.build_targets : view.attack_targets[index]!,
    damage: helping ? view.build_damage : view.attack_damage[index]!,
    blocks: view.attack_blocks[index] ?? [],
    blockBy: view.attack_block_by[index] ?? [],
    open: helping,
    void: view.attack_void[index]!,
  }
}

/** The attack that the viewer is building, which only they can see. */
function draftedAttack(view: Kff19View, against: number): Attack {
  return {
    at: -1,
    by: view.seat,
    against,
    zone: 'attack:own',
    base: view.build_base,
    baseValue: view.build_base_value,
    gains: parseGains(view.build_gains),
    way: 5,
    armed: view.build_base >= 0 && view.build_base === view.weapon[view.seat],
    cards: view.build_cards,
    owners: view.build_cards.map(() => view.seat),
    ways: view.build_cards.map(() => 0),
    values: view.build_values,
    targets: view.build_targets,
    damage: view.build_damage,
    blocks: [],
    blockBy: [],
    open: true,
    void: false,
  }
}

/** Label for a special way in which a card was added; otherwise empty. */
export function addedLabel(way: number): string {
  if (way === HURLED) return t('kung-fu-2019-board-hurled')
  if (SPLIT_WAYS.includes(way)) return t('kung-fu-2019-board-splits')
  return JOIN_WAYS.includes(way) ? t('kung-fu-2019-board-joins') : ''
}

/** The attack that the current step is about, and the index of its target; -1 if there is none. */
export function currentTarget(view: Kff19View): { attack: number; targetIndex: number } {
  const step = view.steps.at(-1)
  if (!step) return { attack: -1, targetIndex: -1 }
  if (step[0] === STEP.answer || step[0] === STEP.declare) return { attack: step[2]!, targetIndex: step[3]! }
  return step[0] === STEP.help ? { attack: step[2]!, targetIndex: -1 } : { attack: -1, targetIndex: -1 }
}

// Moves are numbered: for each verb, in this order, one range over all faces; then moves without a card.
const VERBS = ['play', 'split', 'join', 'join-split', 'hurl', 'attack', 'attack-split', 'break', 'discard', 'drop', 'give', 'choose', 'redirect']
const FROM_SLOT = ['attack', 'attack-split', 'break']

export interface ParsedMove {
  verb: string
  card: number
}

export function parseDraft(view: Kff19View, numFaces: number): ParsedMove[] {
  return view.draft.map((move) => parseMove(move, numFaces))
}

export function parseMove(move: number, numFaces: number): ParsedMove {
  return { verb: VERBS[Math.floor(move / numFaces)] ?? '', card: move % numFaces }
}

export function parseNotation(notation: string): { verb: string; arg: string } {
  const [verb = '', arg = ''] = notation.split(' ')
  return { verb, arg }
}

/** The seat that a move chooses, or -1. */
export function seatOf(notation: string): number {
  const { verb, arg } = parseNotation(notation)
  return ['target', 'take', 'to'].includes(verb) ? Number(arg) - 1 : -1
}

export const isWeapon = (face: CardFace | undefined) => face !== undefined && /(^|team )weapon$/.test(face.kind)

/** The hand of the bottom seat, with HIDDEN for unseen cards and without those being laid out. */
export function visibleHand(view: Kff19View, bottomSeat: number, faces: readonly CardFace[]): number[] {
  const open = view.hands?.[bottomSeat]
  if (open) return open
  if (bottomSeat !== view.seat) return Array<number>(view.hand_sizes[bottomSeat] ?? 0).fill(HIDDEN)
  if (buildingKind(view) === '') return view.hand
  const laidCards = parseDraft(view, faces.length).filter((parsed) => VERBS.includes(parsed.verb) && !(FROM_SLOT.includes(parsed.verb) && isWeapon(faces[parsed.card])))
  return without(view.hand, laidCards.map((parsed) => parsed.card))
}

/** Return the zones with their cards. New cards on the discard pile come from the seat `discarder`. */
export function zones(view: Kff19View, bottomSeat: number, faces: readonly CardFace[], discarder = bottomSeat): Zone[] {
  const origins = (seat: number) => (seat === bottomSeat ? ['hand', `seat:${seat}`] : [`seat:${seat}`])
  const all: Zone[] = [{ id: 'hand', cards: visibleHand(view, bottomSeat, faces), from: ['deck'] }]
  for (const attack of attacks(view)) {
    if (attack.base >= 0) all.push({ id: attack.zone, cards: [attack.base, ...attack.cards], from: origins(attack.by) })
    attack.blocks.forEach((card, targetIndex) => {
      if (card >= 0) all.push({ id: `block:${attack.at}.${targetIndex}`, cards: [card], from: origins(attack.blockBy[targetIndex] ?? -1) })
    })
  }
  if (view.phase === 'choose') all.push({ id: 'aside', cards: view.aside })
  all.push({ id: 'discard', cards: view.discard, from: [discarder === bottomSeat ? 'hand' : `seat:${discarder}`] })
  return all
}
