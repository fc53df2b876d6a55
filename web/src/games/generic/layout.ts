// Arranges the fields of any view: hands, cards on the table, piles, and numbers for each seat or the whole game.
import { type Event, HIDDEN, type Move, type View } from '../../api/protocol'
import type { Zone } from '../../motion/card_tracking'
import type { ViewFields } from '../board'
import { t } from '../../localization'

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
const POINTS = ['score', 'scores']
/** With cards for each seat, such a field holds the cards on the mat. */
const PLAYED = ['played', 'played_card']

/** A field's label: its name without the ending that says what the field holds. */
const readable = (field: string, value?: unknown) => field.replace(Array.isArray(value) ? /_(card|seats?)$/ : /_(card|seat)$/, '').replaceAll('_', ' ')
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((each) => typeof each === 'number')
const isNumberLists = (value: unknown): value is number[][] => Array.isArray(value) && value.length > 0 && value.every(isNumbers)
const hiddenCards = (count: number): number[] => Array<number>(Math.max(0, count)).fill(HIDDEN)

/** A value as text. It is empty if there is nothing to show, such as for false or -1. */
function valueText(value: unknown, numberText: (number: number) => string): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return value >= 0 ? numberText(value) : ''
  if (!Array.isArray(value)) return ''
  return value.map((each) => valueText(each, numberText)).filter(Boolean).join(value.some(Array.isArray) ? '; ' : ', ')
}

/** Whether a field holds a list of seats rather than one seat for each seat. */
const isSeatList = (field: string, fields: ViewFields) => !field.endsWith('_seat') && (fields.seat_fields.includes(field) || field.endsWith('_seats'))

const isOnMat = (field: string, seat: number) => seat >= 0 && PLAYED.includes(field)

/** Arrange a view. `fields` says which fields hold cards, seats, or numbers with names. The terminal's
 *  `generic_board.py` treats the fields in the same way. */
export function arrange(view: View, seatNames: readonly string[], fields: ViewFields): Layout {
  const numSeats = seatNames.length
  const perSeat = Array.from({ length: numSeats }, (_, seat) => seat)
  const layout: Layout = { hands: perSeat.map(() => []), areHandsOpen: false, groups: [], seatFacts: perSeat.map(() => []), facts: [] }
  const addGroup = (field: string, seat: number, cards: number[], number = 0) =>
    layout.groups.push({
      id: `${field}${number ? `#${number}` : ''}${seat < 0 ? '' : `:${seat}`}`,
      label: isOnMat(field, seat) ? seatNames[seat]! : capitalized(readable(field)) + (number ? ` ${number}` : ''),
      seat: isOnMat(field, seat) ? -1 : seat,
      isPile: PILE.test(field),
      cards: cards.filter((card) => card >= HIDDEN),
    })
  const factFor = (field: string, label: string, value: unknown): Fact[] => {
    if (value === true) return [{ label, value: '' }]
    const isOneSeat = field.endsWith('_seat') || fields.seat_fields.includes(field)
    const names = isOneSeat || (Array.isArray(value) && isSeatList(field, fields)) ? seatNames : fields.value_names[field]
    const text = valueText(value, (number) => names?.[number] ?? String(number))
    return text ? [{ label, value: text }] : []
  }

  for (const [field, value] of Object.entries(view)) {
    const isPerSeat = Array.isArray(value) && value.length === numSeats
    if (SHOWN_ELSEWHERE.includes(field) || HANDS.includes(field)) continue
    if (HAND_SIZES.test(field) && isPerSeat && isNumbers(value)) {
      layout.hands = value.map(hiddenCards)
    } else if (field.endsWith('_card') && (typeof value === 'number' || isNumbers(value))) {
      if (typeof value === 'number') addGroup(field, -1, [value])
      else if (isPerSeat) value.forEach((card, seat) => addGroup(field, seat, [card]))
      else addGroup(field, -1, value)
    } else if (fields.card_fields.includes(field)) {
      if (typeof value === 'number') addGroup(field, -1, hiddenCards(value))
      else if (isPerSeat && isNumberLists(value)) value.forEach((cards, seat) => addGroup(field, seat, cards))
      else if (isNumberLists(value)) value.forEach((cards, index) => addGroup(field, -1, cards, index + 1))
      else if (isNumbers(value)) addGroup(field, -1, value)
    } else if (isPerSeat && !isSeatList(field, fields)) {
      value.forEach((each, seat) => layout.seatFacts[seat]!.push(...factFor(field, POINTS.includes(field) ? t('generic-board-points', { count: Number(each) }) : readable(field), each)))
    } else {
      layout.facts.push(...factFor(field, capitalized(readable(field, value)), value))
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
  const deckIds = layout.groups.filter((group) => group.seat < 0 && group.isPile && group.cards.every((card) => card === HIDDEN)).map((group) => group.id)
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

/** Return a move whose text names players by name instead of by number. As documented for game authors, the notation of
 *  such a move ends with a seat number, counted from 1. */
export function withPlayerName(move: Move, seatNames: readonly string[], ownSeat: number): Move {
  const number = /(?:^| )(\d+)$/.exec(move.notation)?.[1]
  const name = number && seatNames[Number(number) - 1]
  if (!name) return move
  const isUnique = seatNames.filter((each) => each === name).length === 1
  const shown = Number(number) - 1 === ownSeat ? 'you' : isUnique ? name : `${name} (seat ${number})`
  const text = move.text.replace(new RegExp(`\\b(?:seat|player) ${number}\\b`, 'i'), () => shown)
  return { ...move, text: text === shown ? capitalized(text) : text }
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
