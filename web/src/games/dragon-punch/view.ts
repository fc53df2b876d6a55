// The view of Dragon Punch as the hall sends it, the numbering of its faces, and the layout of its cards.
import type { Token, Zone } from '../../motion/card_tracking'
import { type Event, type CardFace, HIDDEN, type View } from '../../api/protocol'

export interface DragonView extends View {
  hand: number[]
  holding: [number[], number[]]
  /** The moves that each seat may play, according to public information. */
  may_play: [number[], number[]]
  /** Flipped cards. If the opponent's older ones are hidden, the newest comes first. */
  flipped: [number[], number[]]
  newest: [number, number]
  characters: [number[], number[]]
  full: number
  health: [number, number]
  /** Health once all damage has been switched. */
  health_left: [number, number]
  initiative: number
  /** The seat that has Initiative in the next turn, or -1. */
  initiative_next: number
  played: number[]
  damage: [number, number]
  won: [number, number]
  round: number
  turn: number
  phase: number
  first: number
  available: number[]
  /** The cards in your draft: first those from your hand or the available cards, then your flipped ones. */
  marked: [number[], number[]]
  /** In a replay with all cards open: both hands. */
  hands?: [number[], number[]]
  /** In a replay with all cards open: the view of each seat. */
  seatViews?: [DragonView, DragonView]
  /** During playback of a turn: its events shown so far. */
  shownTurn?: Event[]
}

export const ORDERING = 0
export const PICKING = 1
export const ADDING = 2
export const PLAYING = 3
export const SWITCHING = 4
export const HIDING = 6

/** Constants of the rules that the board displays. */
export const ROUNDS_TO_WIN = 2
export const CUSTOM_CHARACTERS = 2

/** The numbering of faces: the two moves of each basic card, then the two specials of each character, then the
 *  portraits of the characters. */
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

  /** The two moves of a card, given any of its faces. */
  moves(card: number): [number, number] {
    const first = this.isPortrait(card) ? 2 * (this.basics + card - this.portraits) : card - (card % 2)
    return [first, first + 1]
  }

  /** The physical card with this face, identified by its white side or its portrait. */
  piece(card: number): number {
    if (card < 0 || this.isPortrait(card)) return card
    return card < 2 * this.basics ? card - (card % 2) : this.portraits + (card >> 1) - this.basics
  }
}

/** A card on the board: the physical card and its visible face. */
export interface Item {
  piece: number
  /** The face that is up, or HIDDEN. */
  face: number
}

/** An item with the token that tracks it on the screen. */
export interface PlacedCard {
  token: Token
  item: Item
}

/** A kind of place on the board that holds cards. */
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

/** The move that a seat has sealed, HIDDEN if it is not the viewer's, or null if there is none. */
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

/** The face of a card in a hidden hand, if only one of its sides can be up; otherwise HIDDEN. */
function knownFace(view: DragonView, seat: number, card: number, numbering: Numbering): number {
  if (card === HIDDEN || numbering.isPortrait(card)) return HIDDEN
  const sides = [card, card + 1].filter((side) => view.may_play[seat]!.includes(side))
  return sides.length === 1 ? sides[0]! : HIDDEN
}

/** The number of a seat's flipped cards that are hidden behind its newest one. */
export function numHidden(view: DragonView, seat: number): number {
  return flippedCards(view, seat).filter((card) => card === HIDDEN).length
}

function flippedCards(view: DragonView, seat: number): number[] {
  return view.seatViews?.[seat]?.flipped[seat] ?? view.flipped[seat]!
}

function withoutPiece(cards: readonly number[], face: number, numbering: Numbering): number[] {
  const up = cards.includes(face) ? face : numbering.piece(face)
  return withoutCard(cards, up)
}

/** Return the zones of the board with their cards. */
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

/** The number by which a played card is tracked. A special keeps its own, because a hand shows both specials of a
 *  character. */
function slotPiece(face: number, numbering: Numbering): number {
  return face < 2 * numbering.basics ? numbering.piece(face) : face
}

/** Convert to zones for token tracking. Both seats have the same cards, so card numbers are offset by seat. */
export function tokenZones(all: readonly LayoutZone[]): Zone[] {
  return all.map((place) => ({
    id: place.id,
    from: place.from,
    cards: place.items.map((item) => (item.piece === HIDDEN ? HIDDEN : item.piece + 1000 * Number(place.id.split(':')[1]))),
  }))
}

/** A card's place in a hand, which stays empty while the card is played or flipped. */
export interface HandPlace {
  key: string
  /** The card's white side or its portrait, or HIDDEN. */
  card: number
  /** The shown cards: one, the two specials of a character, or none. */
  cards: PlacedCard[]
}

/** Return the places of a hand in a constant order. `shown` are its cards, `elsewhere` the seat's other cards. */
export function handPlaces(shown: readonly PlacedCard[], elsewhere: readonly Item[], numbering: Numbering): HandPlace[] {
  const places: Omit<HandPlace, 'key'>[] = []
  const sameCharacter = (card: number) => places.find((place) => place.card === card && numbering.isPortrait(card))
  for (const each of shown) {
    const card = numbering.piece(each.item.piece)
    const place = sameCharacter(card)
    if (place) place.cards.push(each)
    else places.push({ card, cards: [each] })
  }
  for (const { piece } of elsewhere) {
    const card = numbering.piece(piece)
    if (!sameCharacter(card)) places.push({ card, cards: [] })
  }
  const rank = ({ card }: { card: number }) => (card === HIDDEN ? Infinity : card)
  places.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
  return places.map((place, index) => ({ ...place, key: `${place.card} ${places.slice(0, index).filter((each) => each.card === place.card).length}` }))
}

/** Order cards by their arrival, given the keys in their last order, so that a new card moves no other. */
export function byArrival(keys: readonly string[], cards: readonly PlacedCard[]): PlacedCard[] {
  const rank = ({ token }: PlacedCard) => (keys.includes(token.key) ? keys.indexOf(token.key) : keys.length)
  return [...cards].sort((a, b) => rank(a) - rank(b))
}

export const ATTACK_RESULTS = /^(hit|interrupted)-|^(blocked|evaded|unblockable|no-attack)$/

/** The events of the last turn shown in this round: the reveal and the result of each attack. */
export function lastTurn(view: DragonView, shownEvents: readonly Event[]): Event[] {
  if (view.shownTurn) return view.shownTurn
  const index = shownEvents.findLastIndex((event) => event.kind === 'reveal')
  const over = shownEvents.findLastIndex((event) => event.kind === 'round')
  if (index < 0 || over > index) return []
  return [shownEvents[index]!, ...shownEvents.slice(index + 1).filter((event) => ATTACK_RESULTS.test(event.kind))]
}
