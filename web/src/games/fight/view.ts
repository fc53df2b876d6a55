// The view of FIGHT as the hall sends it, and the zones of its cards.
import type { Zone } from '../../motion/card_tracking'
import { type Event, type CardFace, HIDDEN, type View } from '../../api/protocol'
import { t } from '../../localization'
import { without } from '../remove_cards'

export interface FightView extends View {
  hand: number[]
  hand_sizes: [number, number]
  row: number[]
  deck: number
  played: number[]
  prize: number
  discard: number[]
  /** The victory piles as shown on the table. HIDDEN is a face-down card. */
  piles_shown: [number[], number[]]
  breaker: number
  scores: [number, number]
  won: [number, number]
  round: number
  turn: number
  /** 0 opening picks, 1 both play, 2 drawing, 3 over. */
  phase: number
  picker: number
  goal: number
  rounds: number
  /** In a replay with all cards open: both hands. */
  hands?: [number[], number[]]
}

/** The card that a seat has set aside, HIDDEN if it is not the viewer's, or null if there is none. */
function setAside(view: FightView, seat: number, numFaces: number): number | null {
  if (view.phase !== 1 || view.played.length > 0 || view.pending_seats.length === 0) return null
  if (seat === view.seat) return view.draft.length > 0 ? view.draft[0]! % numFaces : null
  return view.pending_seats.includes(seat) ? null : HIDDEN
}

function hand(view: FightView, seat: number, setAsideCard: number | null): number[] {
  const open = view.hands?.[seat] ?? (seat === view.seat ? view.hand : null)
  if (open) return without(open, setAsideCard === null ? [] : [setAsideCard]).sort((a, b) => a - b)
  return Array<number>(Math.max(0, view.hand_sizes[seat]! - (setAsideCard === null ? 0 : 1))).fill(HIDDEN)
}

/** Return the zones with their cards. */
export function zones(view: FightView, numFaces: number): Zone[] {
  const all: Zone[] = [{ id: 'row', cards: view.row, from: ['deck'] }]
  for (const seat of [0, 1]) {
    const setAsideCard = setAside(view, seat, numFaces)
    const played = view.played[seat]
    const inPlay = played === undefined ? (setAsideCard === null ? [] : [setAsideCard]) : played === view.prize ? [] : [played]
    all.push(
      { id: `play:${seat}`, cards: inPlay, from: [`hand:${seat}`] },
      { id: `hand:${seat}`, cards: hand(view, seat, setAsideCard), from: ['row', `play:${seat}`, 'deck'] },
      { id: `pile:${seat}`, cards: view.piles_shown[seat]!, from: ['play:0', 'play:1'] },
    )
  }
  all.push({ id: 'discard', cards: view.discard, from: ['play:0', 'play:1'] })
  return all
}

/** Assign the cards of the row to places, so that a card stays where it is while others come and go. `places` and the
 *  result contain the key of the card in each place, or an empty string. */
export function rowPlaces(places: readonly string[], keys: readonly string[]): string[] {
  const next = places.map((key) => (keys.includes(key) ? key : ''))
  for (const key of keys) {
    if (next.includes(key)) continue
    const free = next.indexOf('')
    if (free < 0) next.push(key)
    else next[free] = key
  }
  return next
}

/** The name of the move that a card beats, or an empty string. */
export function beatenMove(face: CardFace, faces: readonly CardFace[]): string {
  return faces.find((other, card) => other.kind !== face.kind && face.against[card]![0]! > 0)?.name ?? ''
}

/** Explain which of two cards wins; for equal attacks in the words of the hall's event. */
export function verdict(cards: readonly number[], faces: readonly CardFace[], even: Event | undefined): string {
  const [one, other] = [faces[cards[0]!]!, faces[cards[1]!]!]
  const result = one.against[cards[1]!]![0]!
  if (one.kind === other.kind) {
    if (one.kind !== 'attack') return t('fight-board-two-defenses')
    return result === 0 ? (even?.text ?? t('fight-board-tie')) : t('fight-board-lower-wins')
  }
  if (result === 0) return ''
  return t('fight-board-beats', result > 0 ? { winner: one.name, loser: other.name } : { winner: other.name, loser: one.name })
}

/** The last turn shown in this round: both cards and the result. */
export interface LastTurn {
  cards: number[]
  /** The event for equal attacks, if there was one. */
  even: Event | undefined
  /** The win event, or the event that nobody won. */
  end: Event | undefined
}

export function lastTurn(shownEvents: readonly Event[]): LastTurn | null {
  const index = shownEvents.findLastIndex((event) => event.kind === 'reveal')
  if (index < 0 || shownEvents.findLastIndex((event) => event.kind === 'round') > index) return null
  const since = shownEvents.slice(index)
  return { cards: shownEvents[index]!.cards, even: since.find((event) => event.kind === 'even'), end: since.find((event) => event.kind === 'win' || event.kind === 'nobody') }
}
