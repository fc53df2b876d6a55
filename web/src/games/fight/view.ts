// The view of FIGHT as the hall sends it, and the zones of its cards.
import type { Zone } from '../../motion/card_tracking'
import { type Event, type CardFace, HIDDEN, type View } from '../../api/protocol'
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

/** The move that a card beats, read from its text. */
export function beatenMove(face: CardFace): string {
  return /^Beats (\w+)\./.exec(face.text)?.[1] ?? ''
}

/** Explain which card wins in the words of the cards, or for equal attacks in the words of the hall's event. */
export function verdict(one: CardFace, other: CardFace, even: Event | undefined): string {
  if (beatenMove(one) === other.name) return `${one.name} beats ${other.name}`
  if (beatenMove(other) === one.name) return `${other.name} beats ${one.name}`
  if (one.kind === 'attack' && other.kind === 'attack' && valueOf(one) === valueOf(other)) return /a tie: .*(?=\.)/.exec(even?.text ?? '')?.[0].replace('a tie', 'A tie') ?? 'A tie'
  return one.kind === other.kind ? (/Against another [^.]*/.exec(one.text)?.[0] ?? '') : ''
}

const valueOf = (face: CardFace) => face.numbers.find((number) => number.name === 'value')?.value

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
