// A hint of several moves, while it is being followed: what is left of it, the next move first.
import type { Hint, Move } from '../wire/protocol'

/** A hint, and what had been said of the answer when it was given. */
export interface Counsel {
  hint: Hint
  said: number[]
}

/**
 * What is left of a hint now that this much of the answer has been said, in whichever order; nothing when something
 * else was said, when the question is another, or when none of the rest is offered.
 */
export function left(counsel: Counsel, key: string, draft: readonly number[], offered: readonly Move[]): Hint | null {
  const { hint, said } = counsel
  if (key.split('.')[0] !== hint.key.split('.')[0]) return null
  if (draft.length < said.length || said.some((move, at) => draft[at] !== move)) return null
  const rest = hint.moves.map((move, at) => ({ move, says: hint.says[at] }))
  for (const move of draft.slice(said.length)) {
    const at = rest.findIndex((each) => each.move === move)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  const next = rest.findIndex((each) => offered.some((move) => move.move === each.move))
  if (next < 0) return null
  rest.unshift(...rest.splice(next, 1))
  // Where not every move has words of its own, which of them are left cannot be told: all of them stay.
  const says = hint.says.length === hint.moves.length ? rest.map((each) => each.says!) : hint.says
  return { ...hint, moves: rest.map((each) => each.move), says }
}
