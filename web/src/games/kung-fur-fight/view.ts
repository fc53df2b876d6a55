// The view of Kung Fur Fight as the hall sends it, and the zones of its cards.
import type { Zone } from '../../motion/card_tracking'
import type { CardFace, Move, View } from '../../api/protocol'

export type Pair<T> = [T, T]
export type Three<T> = [T, T, T]

export const PLANNING = 0
export const RESOLVING = 1
export const ARENAS = [0, 1, 2] as const
/** Results for an arena that no seat has won. */
export const UNDECIDED = -1
export const TIED = 2
export const SKIPPED = 3

export interface FurView extends View {
  phase: number
  round: number
  dogs: number
  hand: number[]
  hand_sizes: Pair<number>
  rest: number[]
  rest_sizes: Pair<number>
  plan: Three<number[]>
  plan_weapons: Three<number>
  plan_coconut: number
  plan_left: number[]
  plan_counted: number
  plan_limit: number
  plan_ap: Three<number>
  teams: Pair<Three<number[]>>
  weapons: Pair<Three<number>>
  coconut_at: number
  rewards: Three<number[]>
  pile: number
  fronts: Pair<number[]>
  stock: number
  supply: Pair<number>
  mushrooms: Pair<Three<number>>
  coconut: number
  hua: Three<number>
  raihuu: Three<number>
  blocked: Pair<number>
  dishes: Pair<number>
  delicacies: Pair<number>
  sp: Pair<number>
  vp: Pair<number>
  limits_now: Pair<number>
  results: Three<number>
  totals: Pair<Three<number>>
  arena: number
  /** The maximum SP, the Dishes and Delicacies at the start, and the lead in VP that wins, which a pack can change. */
  full_sp: number
  full_food: Pair<number>
  lead_to_win: number
  /** In a replay with all cards open: both hands, and the view of each seat. */
  hands?: Pair<number[]>
  seatViews?: Pair<FurView>
}

/** The item that the player has picked up to place. */
export type Picked = { what: 'animal'; card: number; key: string } | { what: 'weapon' } | { what: 'coconut' }

/** An item's name, AP and text. */
export interface PickedItem {
  name: string
  ap: number | null
  text: string
}

/** Index moves by notation, such as `lead 1 ban`, `weapons 2 3` or `coconut 1`. */
export function movesByNotation(moves: Move[]): Map<string, Move> {
  return new Map(moves.map((move) => [move.notation, move]))
}

/** The moves that place an item in an arena: as Leader, as Assistant, or as a token. */
export function targets(picked: Picked, arena: number, view: FurView, faces: CardFace[], moves: Map<string, Move>): Move[] {
  const arenaNumber = arena + 1
  const names =
    picked.what === 'animal'
      ? [`lead ${arenaNumber} ${faces[picked.card]?.id}`, `assist ${arenaNumber} ${faces[picked.card]?.id}`]
      : picked.what === 'weapon'
        ? [`weapons ${arenaNumber} ${view.plan_weapons[arena]! + 1}`]
        : [`coconut ${arenaNumber}`]
  return names.flatMap((name) => moves.get(name) ?? [])
}

/** The key of a choice of a card, for selecting it. */
export function choiceKey(move: Move): string {
  return `choice:${move.move}`
}

/** Whether a move places this item. */
export function placesItem(picked: Picked, notation: string, faces: CardFace[]): boolean {
  const [verb, , what] = notation.split(' ')
  if (picked.what === 'animal') return (verb === 'lead' || verb === 'assist') && what === faces[picked.card]?.id
  return verb === (picked.what === 'weapon' ? 'weapons' : 'coconut') && notation !== 'coconut off'
}

/** Whether a seat is the viewer and is planning. */
export function isPlanningSeat(view: FurView, seat: number): boolean {
  return view.phase === PLANNING && view.seat === seat
}

/** The view with a seat's plan: the viewer's own, or any seat's in an open replay. Null if hidden or not planning. */
export function planOf(view: FurView, seat: number): FurView | null {
  if (view.phase !== PLANNING) return null
  return view.seat === seat ? view : (view.seatViews?.[seat] ?? null)
}

export function team(view: FurView, seat: number, arena: number): number[] {
  return planOf(view, seat)?.plan[arena] ?? view.teams[seat]![arena]!
}

export function weapons(view: FurView, seat: number, arena: number): number {
  return planOf(view, seat)?.plan_weapons[arena] ?? view.weapons[seat]![arena]!
}

export function coconutAt(view: FurView, seat: number): number {
  if (view.coconut !== seat) return -1
  return planOf(view, seat)?.plan_coconut ?? view.coconut_at
}

/** A kind of food that a seat has: how many are left, and how many have been eaten since the start. */
export interface Food {
  icon: string
  count: number
  eaten: number
}

/** A seat's Dishes and Delicacies. */
export function foodOf(view: FurView, seat: number): Food[] {
  const [dishes, delicacies] = view.full_food
  const kind = (icon: string, count: number, full: number): Food => ({ icon, count, eaten: Math.max(0, full - count) })
  return [kind('bowl-of-rice', view.dishes[seat]!, dishes), kind('sushis', view.delicacies[seat]!, delicacies)]
}

/** The position of the tug of war, from -1 (the seat wins) to 1. */
export function pullFrom(view: FurView, seat: number): number {
  const lead = view.vp[seat]! - view.vp[1 - seat]!
  return -Math.max(-1, Math.min(1, lead / view.lead_to_win))
}

/** The number of Hidden Weapons that a seat has not placed. */
export function numSpareWeapons(view: FurView, seat: number): number {
  const numPlaced = isPlanningSeat(view, seat) ? view.plan_weapons.reduce((sum, each) => sum + each, 0) : 0
  return view.supply[seat]! - numPlaced
}

/** The visible cards in a seat's hand, without its plan. */
export function handCards(view: FurView, seat: number): number[] {
  const cards = planOf(view, seat)?.plan_left ?? (view.seat === seat ? view.hand : (view.hands?.[seat] ?? []))
  return [...cards].sort((one, other) => one - other)
}

export function zones(view: FurView, bottomSeat: number): Zone[] {
  const all: Zone[] = []
  if (view.seat === bottomSeat) all.push({ id: 'hand', cards: handCards(view, bottomSeat), from: ['rest'] })
  if (view.hands) for (const seat of [0, 1]) all.push({ id: `hand:${seat}`, cards: handCards(view, seat), from: [`side:${seat}`] })
  for (const arena of ARENAS) {
    all.push({ id: `rewards:${arena}`, cards: view.rewards[arena]!, from: ['pile'] })
    for (const seat of [0, 1]) all.push({ id: `team:${seat}:${arena}`, cards: team(view, seat, arena), from: [`side:${seat}`] })
  }
  return all
}
