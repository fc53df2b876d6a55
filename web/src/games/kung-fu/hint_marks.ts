// Hints for prompts in which cards are marked in any order and submitted together.
import type { Token } from '../../motion/card_tracking'

/** Return the keys of the hinted cards that are not marked yet. The last hinted move submits them. */
export function cardsToMark(hintedMoves: readonly number[], hand: readonly Token[], marks: readonly string[], moveOf: (card: number) => number | undefined): string[] {
  const wanted = hintedMoves.slice(0, -1)
  const consume = (token: Token) => {
    const index = wanted.indexOf(moveOf(token.card) ?? -1)
    if (index >= 0) wanted.splice(index, 1)
    return index >= 0
  }
  for (const token of hand) if (marks.includes(token.key)) consume(token)
  return hand.filter((token) => !marks.includes(token.key) && consume(token)).map((token) => token.key)
}
