// Labels for ratings, rating kinds and results.
import { t } from '../localization'
import { language } from '../localization/language'
import type { RatingKind, FinishedGame, Leader } from '../api/protocol'

const KIND_IDS = { duel: 'people-duel', several: 'people-several', teams: 'people-teams' }
export const kindLabel = (kind: RatingKind): string => t(KIND_IDS[kind])

const RESULT_IDS = { over: 'people-over', won: 'people-won', lost: 'people-lost', drawn: 'people-drawn', left: 'people-left' }
export const resultLabel = (result: FinishedGame['result']): string => t(RESULT_IDS[result || 'over'])

/** The uncertainty of a rating, and whether it is provisional, as a tooltip. */
export const ratingTitle = (rating: Leader['rating']): string =>
  t(rating.is_provisional ? 'people-rating-provisional-about' : 'people-rating-about', { uncertainty: rating.points_uncertainty })

/** Length of a game in moves and time. */
export function lengthText(game: { num_moves: number; seconds: number }): string {
  const texts: string[] = []
  if (game.num_moves > 0) texts.push(t('people-moves', { count: game.num_moves }))
  if (game.seconds >= 86_400) texts.push(t('people-days'))
  else if (game.seconds >= 90) texts.push(t('people-minutes', { count: Math.round(game.seconds / 60) }))
  else if (game.seconds > 1) texts.push(t('people-seconds', { count: Math.round(game.seconds) }))
  return texts.join(' · ')
}

const DATE_FORMAT = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
export const dateText = (timestamp: number): string => DATE_FORMAT.format(new Date(timestamp * 1000))
