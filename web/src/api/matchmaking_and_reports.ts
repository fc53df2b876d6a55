// Calls for matchmaking, blocks and reports. Not available in a hall without a server.
import { request } from './request'
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
