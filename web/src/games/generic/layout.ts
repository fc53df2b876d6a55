// Arranges the fields of any view: hands, cards on the table, piles, and numbers for each seat or the whole game.
import { type Event, HIDDEN, type Move, type View } from '../../api/protocol'
import type { Zone } from '../../motion/card_tracking'

export interface CardGroup {
  /** The id of the group's zone. */
  id: string
  label: string
  /** The owner, or -1 if the cards belong to nobody. */
  seat: number
  /** Whether the cards lie in a pile, of which only the top card is visible. */
  isPile: boolean
  cards: number[]
}

/** A labeled value in a view. A flag that is set has an empty value. */
export interface Fact {
  label: string
  value: string
}

export interface Layout {
  /** The cards of each hand; unknown cards are HIDDEN. */
  hands: number[][]
  /** Whether any hand other than the viewer's is open. */
  areHandsOpen: boolean
  groups: CardGroup[]
  seatFacts: Fact[][]
  /** Facts about the whole game. */
  facts: Fact[]
}

/** Fields that the table page shows for every game, or that `withOpenHands` adds. */
const SHOWN_ELSEWHERE = ['seat', 'pending_seats', 'draft', 'conceded', 'seatViews']
const HANDS = ['hand', 'hands']
const HAND_SIZES = /^hands?_(sizes?|counts?|cards)$/
const PILE = /deck|discard|pile|stock|graveyard/
const SEAT_LABELS: Record<string, string> = { score: 'points', scores: 'points' }

const readable = (field: string) => field.replaceAll('_', ' ')
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((each) => typeof each === 'number')
const isNumberLists = (value: unknown): value is number[][] => Array.isArray(value) && value.length > 0 && value.every(isNumbers)
const hiddenCards = (count: number): number[] => Array<number>(Math.max(0, count)).fill(HIDDEN)

/** Return a list with the fact for a field. It is empty if there is nothing to show, such as for false or -1. */
function factFor(label: string, value: unknown): Fact[] {
  if (value === true) return [{ label, value: '' }]
  if (typeof value === 'string' && value) return [{ label, value }]
  return typeof value === 'number' && value >= 0 ? [{ label, value: String(value) }] : []
}

/** Arrange a view. `cardFields` names the fields that hold cards, or the number of cards in a pile. */
export function arrange(view: View, seatNames: readonly string[], cardFields: readonly string[]): Layout {
  const numSeats = seatNames.length
  const perSeat = Array.from({ length: numSeats }, (_, seat) => seat)
  const layout: Layout = { hands: perSeat.map(() => []), areHandsOpen: false, groups: [], seatFacts: perSeat.map(() => []), facts: [] }
  const addGroup = (field: string, seat: number, cards: number[]) =>
    layout.groups.push({ id: seat < 0 ? field : `${field}:${seat}`, label: capitalized(readable(field)), seat, isPile: PILE.test(field), cards })

  for (const [field, value] of Object.entries(view)) {
    const isPerSeat = Array.isArray(value) && value.length === numSeats
    if (SHOWN_ELSEWHERE.includes(field) || HANDS.includes(field)) continue
    if (cardFields.includes(field)) {
      if (typeof value === 'number') addGroup(field, -1, hiddenCards(value))
      else if (isPerSeat && isNumberLists(value)) value.forEach((cards, seat) => addGroup(field, seat, cards))
      else if (isNumbers(value)) addGroup(field, -1, value.filter((card) => card >= HIDDEN))
    } else if (HAND_SIZES.test(field) && isPerSeat && isNumbers(value)) {
      layout.hands = value.map(hiddenCards)
    } else if (isPerSeat) {
      value.forEach((each, seat) => layout.seatFacts[seat]!.push(...factFor(SEAT_LABELS[field] ?? readable(field), each)))
    } else if (field.endsWith('_seat') && typeof value === 'number') {
      layout.facts.push(...factFor(capitalized(readable(field.slice(0, -'_seat'.length))), seatNames[value]))
    } else {
      layout.facts.push(...factFor(capitalized(readable(field)), value))
    }
  }
  const { hand, hands } = view
  if (isNumberLists(hands) && hands.length === numSeats) {
    layout.hands = hands
    layout.areHandsOpen = true
  } else if (isNumbers(hand) && view.seat >= 0) {
    layout.hands[view.seat] = hand
  }
  layout.hands = layout.hands.map((cards) => [...cards].sort((first, second) => first - second))
  return layout
}

/** The zones of a layout, for tracking cards from one view to the next. */
export function zones(layout: Layout): Zone[] {
  const handIds = layout.hands.map((_, seat) => `hand:${seat}`)
  const deckIds = layout.groups.filter((group) => group.seat < 0 && group.cards.every((card) => card === HIDDEN)).map((group) => group.id)
  const isDeck = (group: CardGroup) => deckIds.includes(group.id)
  return [
    ...layout.hands.map((cards, seat) => ({ id: handIds[seat]!, cards, from: deckIds })),
    ...layout.groups.filter((group) => !isDeck(group)).map(({ id, cards }) => ({ id, cards, from: handIds })),
  ]
}

/** For each seat, the last shown event in which it played a visible card, or null. */
export function lastPlayed(shownEvents: readonly Event[], numSeats: number): (Event | null)[] {
  const plays = shownEvents.filter((event) => event.kind !== 'draw' && event.cards.some((card) => card !== HIDDEN))
  return Array.from({ length: numSeats }, (_, seat) => plays.findLast((event) => event.seat === seat) ?? null)
}

/** Where the moves of a prompt are offered: on cards, by zone, or as buttons. */
export interface MovePlaces {
  byZone: Map<string, Map<number, Move[]>>
  buttons: Move[]
}

/** Offer each move on its card: in the first zone that has all cards of the prompt, or in every zone that has the card.
 *  Other moves become buttons. */
export function placeMoves(moves: readonly Move[], candidates: readonly Zone[]): MovePlaces {
  const cards = [...new Set(moves.flatMap((move) => (move.card === null || move.card === HIDDEN ? [] : [move.card])))]
  const complete = candidates.find((zone) => cards.every((card) => zone.cards.includes(card)))
  const used = complete ? [complete] : candidates
  const movesAt = (zone: Zone) => cards.filter((card) => zone.cards.includes(card)).map((card): [number, Move[]] => [card, moves.filter((move) => move.card === card)])
  const byZone = new Map(used.map((zone) => [zone.id, new Map(movesAt(zone))]))
  const onCards = new Set([...byZone.values()].flatMap((byCard) => [...byCard.values()].flat()))
  return { byZone, buttons: moves.filter((move) => !onCards.has(move)) }
}
