// How ratings, kinds and ends of games are said.
import type { RatingKind, FinishedGame } from '../api/protocol'

export const KINDS: Record<RatingKind, string> = { duel: 'One against one', several: 'Everybody alone', teams: 'In teams' }

export const RESULTS: Record<FinishedGame['result'], string> = { '': 'Over', won: 'Won', lost: 'Lost', drawn: 'Draw', left: 'Left' }

/** "27.4 ± 2.1" */
export const rating = (now: { rating: number; uncertainty: number }): string => `${now.rating.toFixed(1)} ± ${now.uncertainty.toFixed(1)}`

/** "+1.3", with a real minus sign. */
export function moved(change: { before: number; after: number }): string {
  const by = Math.round((change.after - change.before) * 10) / 10
  return by < 0 ? `−${(-by).toFixed(1)}` : `+${by.toFixed(1)}`
}

/** How long a game was. */
export function length(game: { num_moves: number; seconds: number }): string {
  const words: string[] = []
  if (game.num_moves > 0) words.push(game.num_moves === 1 ? '1 answer' : `${game.num_moves} answers`)
  if (game.seconds >= 86_400) words.push('over days')
  else if (game.seconds >= 90) words.push(`${Math.round(game.seconds / 60)} minutes`)
  else if (game.seconds > 1) words.push(`${Math.round(game.seconds)} seconds`)
  return words.join(', ')
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
export const when = (at: number): string => DAY.format(new Date(at * 1000))
