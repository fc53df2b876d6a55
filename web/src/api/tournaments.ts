// The calls about tournaments. Apart from the others, because nobody needs them who only plays.
import { request } from './http'
import type { Standings, Tournament, NewTournament } from './protocol'

const path = '/api/tournaments'

export const tournamentsApi = {
  list: () => request<Tournament[]>('GET', path),
  open: (settings: NewTournament) => request<Tournament>('POST', path, settings),
  load: (id: string, round = 0) => request<Standings>('GET', `${path}/${id}${round > 0 ? `?round=${round}` : ''}`),
  join: (id: string) => request<Standings>('POST', `${path}/${id}/entrants`),
  leave: (id: string, entrant: string) => request<Standings>('DELETE', `${path}/${id}/entrants/${entrant}`),
  addBots: (id: string, bot: string, count: number) => request<Standings>('POST', `${path}/${id}/bots`, { bot, count }),
  start: (id: string) => request<Standings>('POST', `${path}/${id}/start`),
  cancel: (id: string) => request<Standings>('DELETE', `${path}/${id}`),
}

/** Where the results can be fetched as a file. */
export const resultsPath = (id: string, kind: 'csv' | 'json'): string => `${path}/${id}/${kind}`
