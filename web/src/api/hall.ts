// The hall's API: the player, the games, and the tables.
import type { BetterMove, WinChances, RuleClause, RulebookSection, CardFace, Game, Hint, MeResponse, MyTable, ReplayPage, Table, NewTable } from './protocol'
import type { CanSitResponse } from './schema'
import { language } from '../localization/language'
import type { Reader } from '../localization/text'
import { request, requestOnce } from './request'

/** Query for the pack with this fingerprint; empty for the default pack. */
const packQuery = (pack: string): string => (pack ? `?pack=${encodeURIComponent(pack)}` : '')

export const hallApi = {
  me: () => request<MeResponse>('GET', '/api/me'),
  rename: (name: string) => request<MeResponse>('PUT', '/api/me', { name }),
  setLanguage: (language: string) => request<MeResponse>('PUT', '/api/me/language', { language }),
  games: () => requestOnce<Game[]>('/api/games'),
  cardFaces: (game: string, pack = '') => requestOnce<CardFace[]>(`/api/games/${game}/cards${packQuery(pack)}`),
  rules: (game: string, pack = '') => requestOnce<RuleClause[]>(`/api/games/${game}/rules${packQuery(pack)}`),
  rulebook: (game: string) => requestOnce<RulebookSection[]>(`/api/games/${game}/rulebook?language=${language}`),
  importRecord: (record: string) => request<Table>('POST', '/api/records', { record }),
  /** For each game with enough results, the bot against which the player wins about half the games. */
  suggestedBots: () => request<{ game: string; bot: string }[]>('GET', '/api/me/suggestions'),
  myTables: () => request<MyTable[]>('GET', '/api/me/tables'),
  tables: () => request<Table[]>('GET', '/api/tables'),
  table: (id: string) => request<Table>('GET', `/api/tables/${id}`),
  openTable: (settings: NewTable) => request<Table>('POST', '/api/tables', settings),
  startLesson: (game: string) => request<Table>('POST', `/api/lessons/${game}`),
  canSit: (id: string) => request<CanSitResponse>('GET', `/api/tables/${id}/can-sit`),
  takeSeat: (id: string, seat: number) => request<Table>('POST', `/api/tables/${id}/seats/${seat}`),
  leaveSeat: (id: string, seat: number) => request<Table>('DELETE', `/api/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) => request<Table>('PUT', `/api/tables/${id}/seats/${seat}`, { bot }),
  setSeatCount: (id: string, count: number) => request<Table>('PUT', `/api/tables/${id}/seats`, { count }),
  start: (id: string, bot: string) => request<Table>('POST', `/api/tables/${id}/start?bot=${encodeURIComponent(bot)}`),
  rematch: (id: string) => request<Table>('POST', `/api/tables/${id}/rematch`),
  hint: (id: string, reader: Reader) => request<Hint>('POST', `/api/tables/${id}/hint`, undefined, reader),
  winChances: (id: string, perspective: string, reader: Reader) => request<WinChances>('GET', `/api/tables/${id}/win-chances?as=${perspective}`, undefined, reader),
  betterMove: (id: string, numMoves: number, seat: number, reader: Reader) => request<BetterMove>('GET', `/api/tables/${id}/better-move?num_moves=${numMoves}&seat=${seat}`, undefined, reader),
  playOn: (id: string, numMoves: number, seat: number) => request<Table>('POST', `/api/tables/${id}/play-on`, { num_moves: numMoves, seat }),
  removePerson: (id: string, seat: number) => request<Table>('DELETE', `/api/tables/${id}/people/${seat}`),
  voteToReplace: (id: string, seat: number) => request<Table>('POST', `/api/tables/${id}/people/${seat}/replace`),
  setMuted: (id: string, person: string, muted: boolean) => request<Table>('PUT', `/api/tables/${id}/mutes`, { person, muted }),
  allowDelayedView: (id: string, enabled: boolean) => request<Table>('PUT', `/api/tables/${id}/delayed-view`, { enabled }),
  replay: async (id: string, perspective: string, reader: Reader) => {
    const path = `/api/tables/${id}/replay?as=${perspective}`
    const replay = await request<ReplayPage>('GET', path, undefined, reader)
    while (replay.frames.length < replay.num_frames) {
      const page = await request<ReplayPage>('GET', `${path}&first=${replay.frames.length}`, undefined, reader)
      if (page.frames.length === 0) break
      replay.frames.push(...page.frames)
    }
    return replay
  },
}
