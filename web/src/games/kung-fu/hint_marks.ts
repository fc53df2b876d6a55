// Where a hint points when cards are marked in any order before a word sends them off together.
import type { Token } from '../../motion/tokens'

/** The cards that are still to be marked, by their keys. */
export function unmarked(hinted: readonly number[], hand: readonly Token[], marks: readonly string[], moveOf: (card: number) => number | undefined): string[] {
  const wanted = hinted.slice(0, -1)
  const take = (token: Token) => {
    const index = wanted.indexOf(moveOf(token.card) ?? -1)
    if (index >= 0) wanted.splice(index, 1)
    return index >= 0
  }
  for (const token of hand) if (marks.includes(token.key)) take(token)
  return hand.filter((token) => !marks.includes(token.key) && take(token)).map((token) => token.key)
}
