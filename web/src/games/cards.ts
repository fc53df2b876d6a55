// Helpers for lists of card numbers.

/** Return the cards without the taken ones, removing one copy for each. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards]
  for (const card of taken) {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}
