// Labels for tournaments.
import { t } from '../localization'
import { language } from '../localization/language'
import type { Entrant, Pairing, Tournament } from '../api/protocol'

const KIND_IDS = { swiss: 'tournaments-list-swiss', robin: 'tournaments-list-robin', knockout: 'tournaments-list-knockout' }
export const kindLabel = (kind: Tournament['kind']): string => t(KIND_IDS[kind])

const TIEBREAK_IDS = { buchholz: 'tournaments-buchholz', berger: 'tournaments-berger', direct: 'tournaments-direct', wins: 'tournaments-wins' }
const TIEBREAK_SHORT_IDS = { buchholz: 'tournaments-buchholz-short', berger: 'tournaments-berger-short', direct: 'tournaments-direct-short', wins: 'tournaments-wins-short' }
const TIEBREAK_ABOUT_IDS = { buchholz: 'tournaments-buchholz-about', berger: 'tournaments-berger-about', direct: 'tournaments-direct-about', wins: 'tournaments-wins-about' }
export type Tiebreak = keyof typeof TIEBREAK_IDS
export const tiebreakName = (tiebreak: Tiebreak): string => t(TIEBREAK_IDS[tiebreak])
export const tiebreakShortName = (tiebreak: Tiebreak): string => t(TIEBREAK_SHORT_IDS[tiebreak])
export const tiebreakDescription = (tiebreak: Tiebreak): string => t(TIEBREAK_ABOUT_IDS[tiebreak])

const TIME_FORMAT = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
export const formatTime = (seconds: number): string => TIME_FORMAT.format(seconds * 1000)

/** A tournament's progress as text. */
export function statusText(tournament: Tournament): string {
  if (tournament.state === 'waiting') return tournament.starts ? t('tournaments-list-starts', { time: formatTime(tournament.starts) }) : t('tournaments-list-open')
  if (tournament.state === 'running') return t('tournaments-list-round', { round: tournament.round, rounds: tournament.rounds })
  return tournament.state === 'over' ? t('tournaments-list-over') : t('tournaments-list-canceled')
}

/** The rules of a tournament that follow from its settings, as sentences. */
export function ruleTexts(tournament: Tournament, maxReplays: number): string[] {
  const texts = [t('tournaments-late-rule', { minutes: Math.round(tournament.no_show_seconds / 6) / 10 })]
  if (tournament.kind === 'swiss') texts.push(t('tournaments-swiss-rule', { rounds: tournament.rounds }))
  if (tournament.kind === 'swiss' && tournament.allow_late_entry) texts.push(t('tournaments-late-entry-rule'))
  if (tournament.kind === 'knockout') texts.push(t('tournaments-knockout-rule', { replays: maxReplays }))
  return texts
}

/** Points with ½ for halves. */
export function formatPoints(value: number): string {
  const whole = Math.floor(value)
  return value === whole ? `${whole}` : `${whole || ''}½`
}

export function resultText(pairing: Pairing): string {
  if (!pairing.scores) return ''
  if (pairing.result_kind === 'rest') return t('tournaments-rests')
  if (pairing.result_kind === 'bye') return t('tournaments-bye')
  const score = pairing.scores.map(formatPoints).join(' : ')
  return pairing.result_kind === 'forfeit' ? t('tournaments-forfeit', { score }) : score
}

export const findEntrant = (standings: Entrant[], id: string | null): Entrant | undefined => standings.find((entrant) => entrant.id === id)
