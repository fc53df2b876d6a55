// Calls for tournaments. Separate from hall.ts because players do not need them to play.
import { request } from './request'
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

/** Path for downloading the results. */
export const resultsPath = (id: string, kind: 'csv' | 'json'): string => `${path}/${id}/${kind}`
