// What is said of tournaments in a few words.
import type { Entrant, Pairing, Tournament } from '../api/protocol'

export const KINDS: Record<Tournament['kind'], string> = { swiss: 'Swiss', robin: 'round robin', knockout: 'knockout' }

export const TIES: Record<string, [short: string, long: string]> = {
  buchholz: ['Bh', 'Buchholz: the points of all opponents together'],
  berger: ['SB', 'Sonneborn-Berger: the points of those who were beaten, and half of those who were drawn with'],
  direct: ['DE', 'Direct encounter: points among those who are equal, if they have all met'],
  wins: ['Won', 'Games won by playing'],
}

const TIME = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
export const moment = (seconds: number): string => TIME.format(seconds * 1000)

/** How far it is. */
export function stage(each: Tournament): string {
  if (each.state === 'waiting') return each.starts ? `starts ${moment(each.starts)}` : 'open'
  if (each.state === 'running') return `round ${each.round} of ${each.rounds}`
  return each.state === 'over' ? 'over' : 'called off'
}

/** Points as people write them: halves as such. */
export function points(value: number): string {
  const whole = Math.floor(value)
  return value === whole ? `${whole}` : `${whole || ''}½`
}

/** What came of a pairing, for one of the two. */
export function ended(pairing: Pairing): string {
  if (!pairing.scores) return ''
  if (pairing.result_kind === 'rest') return 'rests'
  if (pairing.result_kind === 'bye') return 'no opponent, 1 point'
  const score = pairing.scores.map(points).join(' : ')
  return pairing.result_kind === 'forfeit' ? `${score}, not played` : score
}

export const named = (standings: Entrant[], id: string | null): Entrant | undefined => standings.find((each) => each.id === id)
