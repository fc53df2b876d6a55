// How much time a story has where several play: what five others do is told before anybody grows tired of it. What is
// oldest is told fastest, so that the blow that one has to answer is seen in full wherever there is time for it.
import type { PlaybackStep } from '../games/board'

/** From one's own answer until one is asked again, in milliseconds, at the usual speed. */
export const ROUND_MS = 3700
/** However late it is, what is left to tell gets as much as this; about what lies between two answers of bots. */
const MIN_REMAINING_MS = 500
/** So long a beat is shown at least that is hurried past, */
export const MIN_STEP_MS = 90
/** and what would be shorter still is told together with the next. */
const MERGE_BELOW_MS = 70
/** News that come after such a silence are another round: somebody thought. */
const SILENCE_MS = 1500

/** What has been told since one answered, or since the table was silent. */
export class RoundPacing {
  private startedAt = -Infinity
  private lastUpdateAt = -Infinity

  start(now: number): void {
    this.startedAt = this.lastUpdateAt = now
  }

  /** News have come: how long all that is still to be told may take. Until one is asked more is to come. */
  remainingMs(now: number, isPlayingBack: boolean, hasPrompt: boolean, factor: number): number {
    if (!isPlayingBack && now - this.lastUpdateAt > SILENCE_MS) this.startedAt = now
    this.lastUpdateAt = now
    const remaining = ROUND_MS * factor - (now - this.startedAt)
    return Math.max(MIN_REMAINING_MS, hasPrompt ? remaining : remaining / 2)
  }
}

/** The same beats in no more time than this, the oldest shortened first; the very same if they fit. */
export function shortenSteps(steps: PlaybackStep[], maxMs: number): PlaybackStep[] {
  let excessMs = steps.reduce((sum, step) => sum + step.ms, 0) - maxMs
  if (excessMs <= 0) return steps
  const shortened = steps.map((step) => {
    const cutMs = Math.min(excessMs, Math.max(0, step.ms - MIN_STEP_MS))
    excessMs -= cutMs
    return { ...step, ms: step.ms - cutMs }
  })
  const factor = excessMs > 0 ? maxMs / (maxMs + excessMs) : 1
  const merged: PlaybackStep[] = []
  let events: PlaybackStep['events'] = []
  let ms = 0
  for (const [index, step] of shortened.entries()) {
    events = [...events, ...step.events]
    ms += step.ms * factor
    if (ms < MERGE_BELOW_MS && index < shortened.length - 1) continue
    merged.push({ view: step.view, events, ms })
    events = []
    ms = 0
  }
  return merged
}

/** Takes the next beat, and how late it is. A page that is behind its story leaves out what there is no time for: the
 *  events of that come with the next beat. */
export function takeNextStep(steps: PlaybackStep[], behindMs: number): [PlaybackStep | undefined, number] {
  let lateMs = Math.max(0, behindMs)
  let step = steps.shift()
  while (step && steps.length > 0 && step.ms > 0 && lateMs >= step.ms) {
    lateMs -= step.ms
    const next: PlaybackStep = steps.shift()!
    step = { ...next, events: [...step.events, ...next.events] }
  }
  return [step, lateMs]
}
