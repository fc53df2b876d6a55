import type { Event, View } from '../../api/protocol'
import type { PlaybackStep } from '../board'

const RESULT_MS = 1500
/** Kinds of events that only prepare the next turn. */
const PREPARATIONS = ['draw', 'turn', 'round']

/** Show the result of the moves for a moment, before the next turn begins. */
export function playbackSteps(_before: View, events: Event[], after: View): PlaybackStep[] {
  const numResults = events.findLastIndex((event) => !PREPARATIONS.includes(event.kind)) + 1
  if (numResults === 0) return [{ view: after, events, ms: 0 }]
  return [
    { view: after, events: events.slice(0, numResults), ms: RESULT_MS },
    { view: after, events: events.slice(numResults), ms: 0 },
  ]
}
