// The calls about people with each other: finding an opponent, keeping people away, reports. Where a hall lives in one browser there
// is nobody to be found or kept away, and nothing of this is offered.
import { call } from './http'
import type { Complaint, Search, Shunned, Sought } from './protocol'

export const company = {
  sought: () => call<Sought[]>('GET', '/api/matchmaking'),
  seek: (game: string) => call<Search>('POST', `/api/matchmaking/${game}`),
  seekOn: (game: string) => call<Search>('PUT', `/api/matchmaking/${game}`),
  seekNoLonger: (game: string) => call<Search>('DELETE', `/api/matchmaking/${game}`),
  shunned: () => call<Shunned[]>('GET', '/api/blocks'),
  shun: (person: string, how: { blocked: boolean; muted: boolean }) => call<Shunned[]>('PUT', `/api/blocks/${person}`, how),
  report: (complaint: Complaint) => call<{ message: string }>('POST', '/api/reports', complaint),
}
