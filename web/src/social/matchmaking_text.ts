// Labels for matchmaking.
import { t } from '../localization'
import type { MatchmakingState } from '../api/protocol'

/** A time such as "0:34". */
export function timeText(seconds: number): string {
  const rounded = Math.max(0, Math.floor(seconds))
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
}

/** The expected wait according to recent searches, if it is known. */
export function expectedWaitText(state: MatchmakingState): string {
  const seconds = state.remaining_seconds
  if (seconds === null) return t('social-matchmaking-wait-unknown', { found: state.recently_found })
  if (seconds < 5) return t('social-matchmaking-wait-moment')
  if (seconds < 55) return t('social-matchmaking-wait-seconds', { seconds: Math.round(seconds / 5) * 5 })
  return t('social-matchmaking-wait-minutes', { minutes: Math.max(1, Math.round(seconds / 60)) })
}

export function seekersText(count: number): string {
  return t('social-matchmaking-others', { count })
}

export function ratingRangeText(state: MatchmakingState): string {
  return state.points_range === null ? t('social-matchmaking-anyone') : t('social-matchmaking-range', { range: state.points_range })
}
