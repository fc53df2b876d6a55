// A hint of several moves, while it is being followed: what is left of it, the next move first.
import type { Hint, Move } from '../api/protocol'
import { NO_BREAK } from './curve'

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
  const rest = hint.moves.map((move, at) => ({ move, says: hint.advice[at]! }))
  for (const move of draft.slice(said.length)) {
    const at = rest.findIndex((each) => each.move === move)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  const next = rest.findIndex((each) => offered.some((move) => move.move === each.move))
  if (next < 0) return null
  rest.unshift(...rest.splice(next, 1))
  // What speaks for it is said once: whoever follows it has read that.
  const why = draft.length > said.length ? '' : hint.reason
  return { ...hint, reason: why, moves: rest.map((each) => each.move), advice: rest.map((each) => each.says) }
}

/** A long plan by its next step: it is walked through one by one, and small screens have two lines for it. */
function briefly(says: readonly string[]): string {
  return says.length > 2 ? `${says[0]}, then ${says.length - 1} more` : says.join(', ')
}

/** A hint in words. That an answer is complete goes without saying, unless that is all there is to it. */
export function inWords(hint: Hint, button = ''): string {
  const said = hint.advice.filter((text) => text !== 'Done')
  // What is to be pressed is called what stands on it: "Block with 2" rather than "Done".
  const says = said.length > 1 || !button ? said : [`press “${button}”`]
  return `${hint.bot}: ${briefly(says.length > 0 ? says : hint.advice)}. Your chances: ${Math.round(hint.win_chance * 100)}${NO_BREAK}%.${hint.reason ? ` ${hint.reason}` : ''}`
}
