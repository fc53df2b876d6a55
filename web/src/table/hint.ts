// A hint of several moves, while it is being followed: what is left of it, the next move first.
import type { Hint, Move } from '../api/protocol'
import { NO_BREAK } from './curve'

/** A hint, and what had been said of the answer when it was given. */
export interface GivenHint {
  hint: Hint
  draftBefore: number[]
}

/**
 * What is left of a hint now that this much of the answer has been said, in whichever order; nothing when something
 * else was said, when the question is another, or when none of the rest is offered.
 */
export function remainingHint(givenHint: GivenHint, key: string, draft: readonly number[], legalMoves: readonly Move[]): Hint | null {
  const { hint, draftBefore } = givenHint
  if (key.split('.')[0] !== hint.key.split('.')[0]) return null
  if (draft.length < draftBefore.length || draftBefore.some((move, index) => draft[index] !== move)) return null
  const remaining = hint.moves.map((move, index) => ({ move, advice: hint.advice[index]! }))
  for (const move of draft.slice(draftBefore.length)) {
    const index = remaining.findIndex((item) => item.move === move)
    if (index < 0) return null
    remaining.splice(index, 1)
  }
  const next = remaining.findIndex((item) => legalMoves.some((move) => move.move === item.move))
  if (next < 0) return null
  remaining.unshift(...remaining.splice(next, 1))
  // What speaks for it is said once: whoever follows it has read that.
  const reason = draft.length > draftBefore.length ? '' : hint.reason
  return { ...hint, reason: reason, moves: remaining.map((item) => item.move), advice: remaining.map((item) => item.advice) }
}

/** A long plan by its next step: it is walked through one by one, and small screens have two lines for it. */
function shortAdvice(advice: readonly string[]): string {
  return advice.length > 2 ? `${advice[0]}, then ${advice.length - 1} more` : advice.join(', ')
}

/** A hint in words. That an answer is complete goes without saying, unless that is all there is to it. */
export function hintText(hint: Hint, button = ''): string {
  const otherAdvice = hint.advice.filter((text) => text !== 'Done')
  // What is to be pressed is called what stands on it: "Block with 2" rather than "Done".
  const advice = otherAdvice.length > 1 || !button ? otherAdvice : [`press “${button}”`]
  return `${hint.bot}: ${shortAdvice(advice.length > 0 ? advice : hint.advice)}. Your chances: ${Math.round(hint.win_chance * 100)}${NO_BREAK}%.${hint.reason ? ` ${hint.reason}` : ''}`
}
