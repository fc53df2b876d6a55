// The remaining moves of a hint while the player follows it, next move first.
import type { Hint, Move } from '../api/protocol'
import { joinTexts, t } from '../localization'

/** A hint, and the draft at the time it was given. */
export interface GivenHint {
  hint: Hint
  draftBefore: number[]
}

/**
 * The rest of a hint after the moves in the draft, which can be in any order. Null after a different move, for a
 * different prompt, or when no remaining move is legal.
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
  // The reason is shown only until the first move of the hint.
  const reason = draft.length > draftBefore.length ? '' : hint.reason
  return { ...hint, reason: reason, moves: remaining.map((item) => item.move), advice: remaining.map((item) => item.advice) }
}

/** A plan as text. A long plan is shortened to its next step and the number of the others. */
function shortAdvice(advice: readonly string[]): string {
  return advice.length > 2 ? t('table-hint-more', { next: advice[0]!, count: advice.length - 1 }) : joinTexts('comma', advice)
}

/** Text of a hint. "Done" is omitted unless nothing else is left. */
export function hintText(hint: Hint, button = ''): string {
  const otherAdvice = hint.advice.filter((text) => text !== t('core-done'))
  // Use the button's own text: "Block with 2" rather than "Done".
  const advice = otherAdvice.length > 1 || !button ? otherAdvice : [t('table-hint-press', { button })]
  const text = t('table-hint', { bot: hint.bot, advice: shortAdvice(advice.length > 0 ? advice : hint.advice), chance: Math.round(hint.win_chance * 100) })
  return hint.reason ? joinTexts('sentences', [text, hint.reason]) : text
}
