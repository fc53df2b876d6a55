// Piles of cards as numbers, whatever the game.

/** What is left of some cards when others are taken away, one for one. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards]
  for (const card of taken) {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}
