// How it is said that somebody is looked for.
import type { MatchmakingState } from '../api/protocol'

/** "0:34" */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** "20 seconds", "2 minutes": about, since nobody knows. */
function about(seconds: number): string {
  if (seconds < 5) return 'a few seconds'
  if (seconds < 55) return `${Math.round(seconds / 5) * 5} seconds`
  const whole = Math.max(1, Math.round(seconds / 60))
  return whole === 1 ? 'a minute' : `${whole} minutes`
}

/** How long it takes, by what was seen lately; no more is said than is known. */
export function expectation(search: MatchmakingState): string {
  if (search.remaining_seconds !== null) return `Half of those who waited as long had somebody within ${about(search.remaining_seconds)}.`
  if (search.recently_found === 0) return 'Nobody has been found lately.'
  return search.recently_found === 1 ? 'One was found lately: too few to say how long it takes.' : `${search.recently_found} were found lately; how long it takes cannot be said.`
}

export function others(count: number): string {
  if (count === 0) return 'nobody else looks right now'
  return count === 1 ? 'one more looks' : `${count} more look`
}

export function reach(search: MatchmakingState): string {
  return search.rating_range === null ? 'Anybody will do by now.' : `First somebody near your strength (ratings within ${Math.round(search.rating_range)} of yours), later anybody.`
}
