// Labels for tournaments.
import type { Entrant, Pairing, Tournament } from '../api/protocol'

export const KIND_LABELS: Record<Tournament['kind'], string> = { swiss: 'Swiss', robin: 'round robin', knockout: 'knockout' }

export const TIEBREAK_LABELS: Record<string, [short: string, long: string]> = {
  buchholz: ['Bh', 'Buchholz: the points of all opponents together'],
  berger: ['SB', 'Sonneborn-Berger: the points of those who were beaten, and half of those who were drawn with'],
  direct: ['DE', 'Direct encounter: points among those who are equal, if they have all met'],
  wins: ['Won', 'Games won by playing'],
}

const TIME_FORMAT = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
export const formatTime = (seconds: number): string => TIME_FORMAT.format(seconds * 1000)

/** A tournament's progress as text. */
export function statusText(tournament: Tournament): string {
  if (tournament.state === 'waiting') return tournament.starts ? `starts ${formatTime(tournament.starts)}` : 'open'
  if (tournament.state === 'running') return `round ${tournament.round} of ${tournament.rounds}`
  return tournament.state === 'over' ? 'over' : 'called off'
}

/** Points with ½ for halves. */
export function formatPoints(value: number): string {
  const whole = Math.floor(value)
  return value === whole ? `${whole}` : `${whole || ''}½`
}

export function resultText(pairing: Pairing): string {
  if (!pairing.scores) return ''
  if (pairing.result_kind === 'rest') return 'rests'
  if (pairing.result_kind === 'bye') return 'no opponent, 1 point'
  const score = pairing.scores.map(formatPoints).join(' : ')
  return pairing.result_kind === 'forfeit' ? `${score}, not played` : score
}

export const findEntrant = (standings: Entrant[], id: string | null): Entrant | undefined => standings.find((entrant) => entrant.id === id)
