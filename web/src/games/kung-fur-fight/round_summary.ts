// Summarizes each combat of the latest round from the shown events: base, tokens, abilities, total.
import type { Event } from '../../api/protocol'
import { SKIPPED, TIED, UNDECIDED } from './view'

export interface Term {
  /** The kind of the event: weapons, coconut, mushrooms, hua, raihuu, ability or ignored. */
  word: string
  card: number | null
  number: number
  text: string
}

export interface Count {
  cards: number[]
  base: number
  terms: Term[]
  /** The sum of the shown terms. */
  sum: number
  total: number | null
}

export interface Account {
  counts: [Count | null, Count | null]
  result: number
  /** Texts of the consequences. */
  notes: string[]
}

const TERMS = ['weapons', 'coconut', 'mushrooms', 'hua', 'raihuu', 'ability', 'ignored']
const AFTER = ['ability-unused', 'token-unused', 'apple', 'turned', 'gain-vp', 'gain-sp', 'lose-sp', 'spared', 'gain', 'take-weapons', 'mushroom-token', 'no-mushroom', 'limit-token', 'back', 'steal', 'hua-left', 'hua-lost']
const ROUND_ENDS = ['limit', 'dish', 'delicacy', 'delicacy-by-chef', 'recover', 'recover-by-pass', 'over', 'score', 'round', 'concede']

export interface Told {
  round: number
  arenas: (Account | null)[]
}

/** The round in combat, or the previous one during planning. */
export function account(told: readonly Event[]): Told {
  let last: Told = { round: 0, arenas: [null, null, null] }
  let now: Account | null = null
  let round = 0
  for (const event of told) {
    if (event.kind === 'round') round = event.amount
    if (event.kind === 'team' && last.round !== round) last = { round, arenas: [null, null, null] }
    if (event.kind === 'arena') {
      if (last.round !== round) last = { round, arenas: [null, null, null] }
      now = { counts: [null, null], result: UNDECIDED, notes: [] }
      last.arenas[event.amount - 1] = now
    } else if (ROUND_ENDS.includes(event.kind)) now = null
    else if (now) note(now, event)
  }
  return last
}

function note(now: Account, event: Event): void {
  const seat = event.seat === 1 ? 1 : 0
  if (event.kind === 'base') now.counts[seat] = { cards: event.cards, base: event.amount, terms: [], sum: event.amount, total: null }
  // Tokens count even without an animal.
  else if (TERMS.includes(event.kind) && event.amount > 0) now.counts[seat] ??= { cards: [], base: 0, terms: [], sum: 0, total: null }
  const count = now.counts[seat]
  if (TERMS.includes(event.kind) && count) {
    if (event.amount === 0) return
    count.terms.push({ word: event.kind, card: event.cards[0] ?? null, number: event.amount, text: event.text })
    if (event.kind !== 'ignored') count.sum += event.amount
  } else if (event.kind === 'total' && count) count.total = event.amount
  else if (event.kind === 'win') now.result = event.seat
  else if (event.kind === 'tie') now.result = TIED
  else if (event.kind === 'skipped') now.result = SKIPPED
  if (AFTER.includes(event.kind) && event.text) now.notes.push(event.text)
}
