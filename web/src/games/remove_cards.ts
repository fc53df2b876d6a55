/** Return the cards without the taken ones; each taken card removes one copy. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards]
  for (const card of taken) {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}
