// The calls about tournaments. Apart from the others, because nobody needs them who only plays.
import { call } from './http'
import type { Standings, Tournament, TournamentWish } from './protocol'

const all = '/api/tournaments'

export const tournaments = {
  list: () => call<Tournament[]>('GET', all),
  open: (wish: TournamentWish) => call<Tournament>('POST', all, wish),
  look: (id: string, round = 0) => call<Standings>('GET', `${all}/${id}${round > 0 ? `?round=${round}` : ''}`),
  join: (id: string) => call<Standings>('POST', `${all}/${id}/entrants`),
  leave: (id: string, entrant: string) => call<Standings>('DELETE', `${all}/${id}/entrants/${entrant}`),
  bots: (id: string, bot: string, count: number) => call<Standings>('POST', `${all}/${id}/bots`, { bot, count }),
  start: (id: string) => call<Standings>('POST', `${all}/${id}/start`),
  callOff: (id: string) => call<Standings>('DELETE', `${all}/${id}`),
}

/** Where the results can be fetched as a file. */
export const resultsAt = (id: string, kind: 'csv' | 'json'): string => `${all}/${id}/${kind}`
