// Summarizes each combat in the latest round from the shown events: base, tokens, abilities, total.
import type { Event } from '../../api/protocol'
import { SKIPPED, TIED, UNDECIDED } from './view'

export interface Term {
  /** The kind of the event: weapons, coconut, mushrooms, hua, raihuu, ability or ignored. */
  kind: string
  card: number | null
  amount: number
  text: string
}

export interface Count {
  cards: number[]
  base: number
  terms: Term[]
  /** The base plus all terms so far, except those of kind `ignored`. */
  sum: number
  total: number | null
}

export interface ArenaSummary {
  counts: [Count | null, Count | null]
  result: number
  /** Texts of the consequences. */
  notes: string[]
}

const TERMS = ['weapons', 'coconut', 'mushrooms', 'hua', 'raihuu', 'ability', 'ignored']
const CONSEQUENCES = ['ability-unused', 'token-unused', 'apple', 'turned', 'gain-vp', 'gain-sp', 'lose-sp', 'spared', 'gain', 'take-weapons', 'mushroom-token', 'no-mushroom', 'limit-token', 'back', 'steal', 'hua-left', 'hua-lost']
const ROUND_ENDS = ['limit', 'dish', 'delicacy', 'delicacy-by-chef', 'recover', 'recover-by-pass', 'over', 'score', 'round', 'concede']

export interface RoundSummary {
  round: number
  arenas: (ArenaSummary | null)[]
}

/** Summarize the current round during combat, or the previous one during planning. */
export function summarizeRound(shownEvents: readonly Event[]): RoundSummary {
  let last: RoundSummary = { round: 0, arenas: [null, null, null] }
  let current: ArenaSummary | null = null
  let round = 0
  for (const event of shownEvents) {
    if (event.kind === 'round') round = event.amount
    if (event.kind === 'team' && last.round !== round) last = { round, arenas: [null, null, null] }
    if (event.kind === 'arena') {
      if (last.round !== round) last = { round, arenas: [null, null, null] }
      current = { counts: [null, null], result: UNDECIDED, notes: [] }
      last.arenas[event.amount - 1] = current
    } else if (ROUND_ENDS.includes(event.kind)) current = null
    else if (current) addEvent(current, event)
  }
  return last
}

function addEvent(current: ArenaSummary, event: Event): void {
  const seat = event.seat === 1 ? 1 : 0
  if (event.kind === 'base') current.counts[seat] = { cards: event.cards, base: event.amount, terms: [], sum: event.amount, total: null }
  // Tokens count even without an animal.
  else if (TERMS.includes(event.kind) && event.amount > 0) current.counts[seat] ??= { cards: [], base: 0, terms: [], sum: 0, total: null }
  const count = current.counts[seat]
  if (TERMS.includes(event.kind) && count) {
    if (event.amount === 0) return
    count.terms.push({ kind: event.kind, card: event.cards[0] ?? null, amount: event.amount, text: event.text })
    if (event.kind !== 'ignored') count.sum += event.amount
  } else if (event.kind === 'total' && count) count.total = event.amount
  else if (event.kind === 'win') current.result = event.seat
  else if (event.kind === 'tie') current.result = TIED
  else if (event.kind === 'skipped') current.result = SKIPPED
  if (CONSEQUENCES.includes(event.kind) && event.text) current.notes.push(event.text)
}
