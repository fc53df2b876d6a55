// Labels for ratings, rating kinds and results.
import type { RatingKind, FinishedGame } from '../api/protocol'

export const KIND_LABELS: Record<RatingKind, string> = { duel: 'One against one', several: 'Everybody alone', teams: 'In teams' }

export const RESULT_LABELS: Record<FinishedGame['result'], string> = { '': 'Over', won: 'Won', lost: 'Lost', drawn: 'Draw', left: 'Left' }

/** A rating such as "27.4 ± 2.1". */
export const ratingText = (value: { rating: number; uncertainty: number }): string => `${value.rating.toFixed(1)} ± ${value.uncertainty.toFixed(1)}`

/** A rating change such as "+1.3", with a real minus sign for a loss. */
export function ratingChangeText(change: { before: number; after: number }): string {
  const difference = Math.round((change.after - change.before) * 10) / 10
  return difference < 0 ? `−${(-difference).toFixed(1)}` : `+${difference.toFixed(1)}`
}

/** Length of a game in moves and time. */
export function lengthText(game: { num_moves: number; seconds: number }): string {
  const texts: string[] = []
  if (game.num_moves > 0) texts.push(game.num_moves === 1 ? '1 answer' : `${game.num_moves} answers`)
  if (game.seconds >= 86_400) texts.push('over days')
  else if (game.seconds >= 90) texts.push(`${Math.round(game.seconds / 60)} minutes`)
  else if (game.seconds > 1) texts.push(`${Math.round(game.seconds)} seconds`)
  return texts.join(', ')
}

const DATE_FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
export const dateText = (timestamp: number): string => DATE_FORMAT.format(new Date(timestamp * 1000))
