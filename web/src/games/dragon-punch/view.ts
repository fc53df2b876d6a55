// Dragon Punch's own view, as the hall sends it, how its faces are numbered, and how its cards lie on the table.
import type { Token, Zone } from '../../motion/tokens'
import { type Event, type CardFace, HIDDEN, type View } from '../../api/protocol'

export interface DragonView extends View {
  hand: number[]
  holding: [number[], number[]]
  /** The moves that each may have up, as far as the table shows it. */
  may_play: [number[], number[]]
  /** Where the other's older ones are hidden, the newest comes first. */
  flipped: [number[], number[]]
  newest: [number, number]
  characters: [number[], number[]]
  full: number
  health: [number, number]
  /** What is left of it once all damage has been switched. */
  health_left: [number, number]
  initiative: number
  /** Who has it in the turn to come. */
  initiative_next: number
  played: number[]
  damage: [number, number]
  won: [number, number]
  round: number
  turn: number
  phase: number
  first: number
  available: number[]
  /** Your own draft as cards: from your hand or the box, and from your flipped ones. */
  marked: [number[], number[]]
  /** In a replay with all cards open: both hands. */
  hands?: [number[], number[]]
  /** And what each seat saw. */
  each?: [DragonView, DragonView]
  /** While a turn is being told: what of it has been told so far. */
  shownTurn?: Event[]
}

export const ORDERING = 0
export const PICKING = 1
export const ADDING = 2
export const PLAYING = 3
export const SWITCHING = 4
export const HIDING = 6

/** Words of Dragon Punch that the table shows beside the hall's own sentences. */
export const ROUNDS_TO_WIN = 2
export const CUSTOM_CHARACTERS = 2

/** How faces are numbered: the two moves of each card side by side, basic cards first; then the characters' portraits. */
export class Numbering {
  readonly basics: number
  readonly portraits: number
  readonly characters: number

  constructor(readonly faces: readonly CardFace[]) {
    this.basics = faces.filter((face) => face.kind === 'white').length
    this.portraits = faces.findIndex((face) => face.kind === 'character')
    this.characters = faces.length - this.portraits
  }

  isPortrait(card: number): boolean {
    return card >= this.portraits
  }

  /** The two moves of a card, whichever face names it. */
  moves(card: number): [number, number] {
    const first = this.isPortrait(card) ? 2 * (this.basics + card - this.portraits) : card - (card % 2)
    return [first, first + 1]
  }

  /** The piece of cardboard that a face is on, named by its white side or its portrait. */
  piece(card: number): number {
    if (card < 0 || this.isPortrait(card)) return card
    return card < 2 * this.basics ? card - (card % 2) : this.portraits + (card >> 1) - this.basics
  }
}

/** A card that lies somewhere: the piece it is, and what of it can be seen. */
export interface Item {
  piece: number
  /** The face that is up, or -1 where it cannot be seen. */
  face: number
}

/** An item with what the eye follows it by. */
export interface PlacedCard {
  token: Token
  item: Item
}

/** Where on the table a card lies that may be answered with. */
export type CardPlace = 'hand' | 'flipped' | 'play'

export interface LayoutZone {
  id: string
  items: Item[]
  from: string[]
}

export function withoutCard(cards: readonly number[], card: number): number[] {
  const index = cards.indexOf(card)
  return index < 0 ? [...cards] : [...cards.slice(0, index), ...cards.slice(index + 1)]
}

/** What a seat has sealed: your own move, a hidden one, or none. */
function sealedFace(view: DragonView, seat: number): number | null {
  if (view.phase !== PLAYING || view.played.length > 0 || view.pending_seats.length === 0) return null
  if (seat === view.seat) return view.marked[0][0] ?? null
  return view.pending_seats.includes(seat) ? null : HIDDEN
}

function hand(view: DragonView, seat: number, numbering: Numbering, lying: number | null): Item[] {
  const open = view.hands?.[seat] ?? (seat === view.seat ? view.hand : null)
  if (!open) return view.holding[seat]!.map((card) => ({ piece: card, face: knownFace(view, seat, card, numbering) }))
  const left = lying === null || lying === HIDDEN ? open : withoutPiece(open, lying, numbering)
  return left.flatMap((card) =>
    numbering.isPortrait(card)
      ? numbering.moves(card).map((face) => ({ piece: face, face }))
      : [{ piece: numbering.piece(card), face: card }],
  )
}

/** The face of a card in another hand, if only one of its moves may be up. */
function knownFace(view: DragonView, seat: number, card: number, numbering: Numbering): number {
  if (card === HIDDEN || numbering.isPortrait(card)) return HIDDEN
  const sides = [card, card + 1].filter((side) => view.may_play[seat]!.includes(side))
  return sides.length === 1 ? sides[0]! : HIDDEN
}

/** How many flipped cards of a seat are hidden behind its newest one. */
export function numHidden(view: DragonView, seat: number): number {
  return flippedCards(view, seat).filter((card) => card === HIDDEN).length
}

function flippedCards(view: DragonView, seat: number): number[] {
  return view.each?.[seat]?.flipped[seat] ?? view.flipped[seat]!
}

function withoutPiece(cards: readonly number[], face: number, numbering: Numbering): number[] {
  const up = cards.includes(face) ? face : numbering.piece(face)
  return withoutCard(cards, up)
}

/** Where every card lies. */
export function layoutZones(view: DragonView, numbering: Numbering): LayoutZone[] {
  const all: LayoutZone[] = []
  for (const seat of [0, 1]) {
    const aside = sealedFace(view, seat)
    const played = view.played[seat]
    const lying = played ?? aside
    const flippedNow = flippedCards(view, seat)
    const open = played === undefined ? flippedNow : withoutCard(flippedNow, view.newest[seat]!)
    const slot = lying === null ? [] : [{ piece: lying === HIDDEN ? HIDDEN : slotPiece(lying, numbering), face: lying }]
    all.push(
      { id: `play:${seat}`, items: slot, from: [`hand:${seat}`] },
      { id: `hand:${seat}`, items: hand(view, seat, numbering, played === undefined ? aside : null), from: [`flipped:${seat}`, `play:${seat}`] },
      { id: `flipped:${seat}`, items: open.map((card) => ({ piece: numbering.piece(card), face: card })), from: [`hand:${seat}`, `play:${seat}`] },
    )
  }
  return all
}

/** A special is followed by its own number, since a hand shows both specials of a character. */
function slotPiece(face: number, numbering: Numbering): number {
  return face < 2 * numbering.basics ? numbering.piece(face) : face
}

/** The same for the eye that follows cards: both seats have the same cards, so a seat's own are told apart. */
export function tokenZones(all: readonly LayoutZone[]): Zone[] {
  return all.map((place) => ({
    id: place.id,
    from: place.from,
    cards: place.items.map((item) => (item.piece === HIDDEN ? HIDDEN : item.piece + 1000 * Number(place.id.split(':')[1]))),
  }))
}

/** A hand in cells: a card each, but a character's two specials side by side. */
export function handCells(all: readonly PlacedCard[], faces: readonly CardFace[]): PlacedCard[][] {
  const found: PlacedCard[][] = []
  for (const each of all) {
    const last = found.at(-1)
    const { face } = each.item
    const together = faces[face]?.kind === 'special' && face % 2 === 1 && last?.length === 1 && last[0]!.item.face === face - 1
    if (together) last.push(each)
    else found.push([each])
  }
  return found
}

export const ATTACK_RESULTS = /^(hit|interrupted)-|^(blocked|evaded|unblockable|no-attack)$/

/** The last turn that was shown, as far as it has been told: the reveal and what became of each attack. */
export function lastTurn(view: DragonView, shownEvents: readonly Event[]): Event[] {
  if (view.shownTurn) return view.shownTurn
  const index = shownEvents.findLastIndex((event) => event.kind === 'reveal')
  const over = shownEvents.findLastIndex((event) => event.kind === 'round')
  if (index < 0 || over > index) return []
  return [shownEvents[index]!, ...shownEvents.slice(index + 1).filter((event) => ATTACK_RESULTS.test(event.kind))]
}
