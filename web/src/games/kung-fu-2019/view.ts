// The view of Kung Fu Fighting! (2019), as the hall sends it, and how it lies on the table.
import type { Zone } from '../../motion/tokens'
import { type CardFace, HIDDEN, type View } from '../../api/protocol'
import { without } from '../cards'

export interface Kff19View extends View {
  hand: number[]
  hand_sizes: number[]
  known: number[][]
  team: number[]
  /** By team. */
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
  /** The word of what is asked, or end. */
  phase: string
  why: string
  /** The stack of unfinished steps: what, whose, attack, place, stage ... The last one is asked. */
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
  /** What others add, three numbers each: to what (0 base, 1... added cards, -1 the whole, -2... targets), the card, how much. */
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
  /** While a story is told: what came of each place of each attack, in a word or two. */
  came?: string[][]
  /** While a story is told: the attacks that somebody has just let come without a Block, each with whose it is. */
  declined?: [number, number][]
  /** In a replay with all cards open: every hand. */
  hands?: number[][]
}

// How the base is used, and how each card was added, as the view says it.
export const SMASHED = 7
const SPLITS = [1, 3]
const JOINS = [2, 3]
const HURLED = 4
export const SPLIT_BASE = 6

/** What a step is about, where that matters to what is drawn. */
const STEP = { declare: 6, help: 7, answer: 9 }

/** Something that adds to an attack. */
export interface Gain {
  /** The base (0), an added card (1 ...), the whole (WHOLE) or a target (FIRST_TARGET and below). */
  where: number
  card: number
  worth: number
}
export const WHOLE = -1
export const FIRST_TARGET = -2

function gainsOf(numbers: readonly number[] | undefined): Gain[] {
  const all: Gain[] = []
  for (let index = 0; index + 2 < (numbers?.length ?? 0); index += 3) all.push({ where: numbers![index]!, card: numbers![index + 1]!, worth: numbers![index + 2]! })
  return all
}

export interface Attack {
  /** Its place in the exchange; -1 for one's own while it is laid out. */
  at: number
  by: number
  /** The one that it strikes back at. */
  against: number
  zone: string
  base: number
  baseWorth: number
  gains: Gain[]
  way: number
  armed: boolean
  cards: number[]
  owners: number[]
  ways: number[]
  worth: number[]
  targets: number[]
  damage: number[]
  blocks: number[]
  blockBy: number[]
  open: boolean
  void: boolean
}

/** Whether the viewer lays out an attack, or something to add to one. */
export function laying(view: Kff19View): 'attack' | 'help' | '' {
  if (view.seat < 0 || view.draft.length === 0 || (view.build_base < 0 && view.build_targets.length === 0)) return ''
  return view.phase === 'help' ? 'help' : 'attack'
}

/** The attacks of the exchange, with what the viewer is laying out in its place. */
export function attacks(view: Kff19View): Attack[] {
  const own = laying(view)
  const of = view.steps.at(-1)?.[2] ?? -1
  const all = view.attack_by.map((_, index) => declared(view, index, own === 'help' && of === index))
  return own === 'attack' ? [...all, drafted(view, view.phase === 'counterattack' ? of : -1)] : all
}

/** An attack that all see, and if the viewer is helping with what that adds. */
function declared(view: Kff19View, index: number, helping: boolean): Attack {
  const more = helping ? view.build_cards.slice(view.attack_cards[index]!.length) : []
  return {
    at: index,
    by: view.attack_by[index]!,
    against: view.attack_against[index]!,
    zone: `attack:${index}`,
    base: view.attack_base[index]!,
    baseWorth: helping ? view.build_base_value : view.attack_base_value[index]!,
    gains: gainsOf(helping ? view.build_gains : view.attack_gains?.[index]),
    way: view.attack_way[index]!,
    armed: view.attack_armed[index]!,
    cards: helping ? view.build_cards : view.attack_cards[index]!,
    owners: [...view.attack_owners[index]!, ...more.map(() => view.seat)],
    ways: [...view.attack_ways[index]!, ...more.map(() => 0)],
    worth: helping ? view.build_values : view.attack_values[index]!,
    targets: helping ? view.build_targets : view.attack_targets[index]!,
    damage: helping ? view.build_damage : view.attack_damage[index]!,
    blocks: view.attack_blocks[index] ?? [],
    blockBy: view.attack_block_by[index] ?? [],
    open: helping,
    void: view.attack_void[index]!,
  }
}

/** The attack that the viewer lays out, which nobody else sees yet. */
function drafted(view: Kff19View, against: number): Attack {
  return {
    at: -1,
    by: view.seat,
    against,
    zone: 'attack:own',
    base: view.build_base,
    baseWorth: view.build_base_value,
    gains: gainsOf(view.build_gains),
    way: 5,
    armed: view.build_base >= 0 && view.build_base === view.weapon[view.seat],
    cards: view.build_cards,
    owners: view.build_cards.map(() => view.seat),
    ways: view.build_cards.map(() => 0),
    worth: view.build_values,
    targets: view.build_targets,
    damage: view.build_damage,
    blocks: [],
    blockBy: [],
    open: true,
    void: false,
  }
}

/** What is special about how a card was added. */
export function manner(way: number): string {
  if (way === HURLED) return 'hurled'
  if (SPLITS.includes(way)) return 'splits'
  return JOINS.includes(way) ? 'joins' : ''
}

/** The attack, and the place of it, that is being answered or added to. */
export function asked(view: Kff19View): { attack: number; place: number } {
  const step = view.steps.at(-1)
  if (!step) return { attack: -1, place: -1 }
  if (step[0] === STEP.answer || step[0] === STEP.declare) return { attack: step[2]!, place: step[3]! }
  return step[0] === STEP.help ? { attack: step[2]!, place: -1 } : { attack: -1, place: -1 }
}

// A drafted move is only a number: a block of all kinds of cards for each verb, in this order, then words.
const VERBS = ['play', 'split', 'join', 'join-split', 'hurl', 'attack', 'attack-split', 'break', 'discard', 'drop', 'give', 'choose', 'redirect']
const FROM_SLOT = ['attack', 'attack-split', 'break']

export interface Said {
  verb: string
  card: number
}

export function draft(view: Kff19View, kinds: number): Said[] {
  return view.draft.map((move) => said(move, kinds))
}

/** What a move says, by its number. */
export function said(move: number, kinds: number): Said {
  return { verb: VERBS[Math.floor(move / kinds)] ?? '', card: move % kinds }
}

/** The word and what it is about, as the hall writes a move. */
export function read(notation: string): { verb: string; what: string } {
  const [verb = '', what = ''] = notation.split(' ')
  return { verb, what }
}

/** The seat that a move names, or -1. */
export function seatOf(notation: string): number {
  const { verb, what } = read(notation)
  return ['target', 'take', 'to'].includes(verb) ? Number(what) - 1 : -1
}

export const isWeapon = (face: CardFace | undefined) => face !== undefined && /(^|team )weapon$/.test(face.kind)

/** The hand that is seen at the bottom of the board, without what its owner has laid out. */
export function held(view: Kff19View, bottom: number, faces: readonly CardFace[]): number[] {
  const open = view.hands?.[bottom]
  if (open) return open
  if (bottom !== view.seat) return Array<number>(view.hand_sizes[bottom] ?? 0).fill(HIDDEN)
  if (laying(view) === '') return view.hand
  const laid = draft(view, faces.length).filter((said) => VERBS.includes(said.verb) && !(FROM_SLOT.includes(said.verb) && isWeapon(faces[said.card])))
  return without(view.hand, laid.map((said) => said.card))
}

/** Every card's zone. `thrower` is who has just thrown cards away. */
export function zones(view: Kff19View, bottom: number, faces: readonly CardFace[], thrower = bottom): Zone[] {
  const home = (seat: number) => (seat === bottom ? ['hand', `seat:${seat}`] : [`seat:${seat}`])
  const all: Zone[] = [{ id: 'hand', cards: held(view, bottom, faces), from: ['deck'] }]
  for (const attack of attacks(view)) {
    if (attack.base >= 0) all.push({ id: attack.zone, cards: [attack.base, ...attack.cards], from: home(attack.by) })
    attack.blocks.forEach((card, place) => {
      if (card >= 0) all.push({ id: `block:${attack.at}.${place}`, cards: [card], from: home(attack.blockBy[place] ?? -1) })
    })
  }
  if (view.phase === 'choose') all.push({ id: 'aside', cards: view.aside })
  all.push({ id: 'discard', cards: view.discard, from: [thrower === bottom ? 'hand' : `seat:${thrower}`] })
  return all
}
