// Labels for matchmaking.
import type { MatchmakingState } from '../api/protocol'

/** A time such as "0:34". */
export function timeText(seconds: number): string {
  const rounded = Math.max(0, Math.floor(seconds))
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
}

/** Approximate duration such as "20 seconds" or "2 minutes". */
function durationText(seconds: number): string {
  if (seconds < 5) return 'a few seconds'
  if (seconds < 55) return `${Math.round(seconds / 5) * 5} seconds`
  const rounded = Math.max(1, Math.round(seconds / 60))
  return rounded === 1 ? 'a minute' : `${rounded} minutes`
}

/** The expected wait according to recent searches, if it is known. */
export function expectedWaitText(state: MatchmakingState): string {
  if (state.remaining_seconds !== null) return `Half of those who waited as long found an opponent within ${durationText(state.remaining_seconds)}.`
  if (state.recently_found === 0) return 'Nobody has been found lately.'
  return state.recently_found === 1 ? 'One was found lately: too few to say how long it takes.' : `${state.recently_found} were found lately; how long it takes cannot be said.`
}

export function seekersText(count: number): string {
  if (count === 0) return 'nobody else looks right now'
  return count === 1 ? 'one more looks' : `${count} more look`
}

export function ratingRangeText(state: MatchmakingState): string {
  return state.rating_range === null ? 'Anybody will do by now.' : `First an opponent near your strength (ratings within ${Math.round(state.rating_range)} of yours), later anybody.`
}
