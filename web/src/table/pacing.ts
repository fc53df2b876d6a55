// Limits the playback time of games with several players. The oldest steps are shortened first, so that the latest
// attack is shown in full where there is time.
import type { PlaybackStep } from '../games/board'

/** Maximum playback time from the viewer's move to the next prompt, at normal speed. */
export const ROUND_MS = 3700
/** Minimum time for the remaining steps: about the interval between two bot moves. */
const MIN_REMAINING_MS = 500
/** Minimum time of a shortened step. */
export const MIN_STEP_MS = 90
/** Steps shorter than this are merged with the next one. */
const MERGE_BELOW_MS = 70
/** An update after a pause of this length starts a new round. */
const SILENCE_MS = 1500

/** Tracks the time since the viewer's own move or the last pause. */
export class RoundPacing {
  private startedAt = -Infinity
  private lastUpdateAt = -Infinity

  start(now: number): void {
    this.startedAt = this.lastUpdateAt = now
  }

  /** Time for all queued steps after an update. Without a prompt, half is reserved for later updates. */
  remainingMs(now: number, isPlayingBack: boolean, hasPrompt: boolean, factor: number): number {
    if (!isPlayingBack && now - this.lastUpdateAt > SILENCE_MS) this.startedAt = now
    this.lastUpdateAt = now
    const remaining = ROUND_MS * factor - (now - this.startedAt)
    return Math.max(MIN_REMAINING_MS, hasPrompt ? remaining : remaining / 2)
  }
}

/** Shortens the steps to fit a time limit, oldest first, and merges very short ones. Returns the same array if they
 *  fit. */
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

/** Takes the next step and returns it with the remaining lag. A page that lags behind skips steps; their events are
 *  added to the next step. */
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
