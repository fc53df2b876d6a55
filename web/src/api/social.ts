// The calls about people with each other: finding an opponent, keeping people away, reports. Where a hall lives in one browser there
// is nobody to be found or kept away, and nothing of this is offered.
import { request } from './http'
import type { NewReport, MatchmakingState, Block, SeekerCount } from './protocol'

export const socialApi = {
  seekers: () => request<SeekerCount[]>('GET', '/api/matchmaking'),
  startMatchmaking: (game: string) => request<MatchmakingState>('POST', `/api/matchmaking/${game}`),
  continueMatchmaking: (game: string) => request<MatchmakingState>('PUT', `/api/matchmaking/${game}`),
  stopMatchmaking: (game: string) => request<MatchmakingState>('DELETE', `/api/matchmaking/${game}`),
  blocks: () => request<Block[]>('GET', '/api/blocks'),
  setBlock: (person: string, block: { blocked: boolean; muted: boolean }) => request<Block[]>('PUT', `/api/blocks/${person}`, block),
  report: (report: NewReport) => request<{ message: string }>('POST', '/api/reports', report),
}
