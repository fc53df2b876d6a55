// HTTP calls to the hall. Errors carry a message for the user.
import type { BetterMove, WinChances, Chapter, RuleClause, CardFace, Game, Hint, MeResponse, MyTable, ReplayPage, Table, NewTable } from './protocol'
import { type TransportResponse, transport } from './transport'

export class HallError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: TransportResponse
  try {
    response = await transport.request(method, path, body)
  } catch {
    throw new HallError('The hall does not answer. Check your connection and try again.', 0)
  }
  if (response.status < 400) return JSON.parse(response.text) as T
  const message = errorDetail(response.text) ?? 'The hall could not do that. Try again in a moment.'
  throw new HallError(message, response.status)
}

/** The message of an error response. */
function errorDetail(text: string): string | null {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown }
    return typeof detail === 'string' ? detail : null
  } catch {
    return null
  }
}

// Card faces, games and rules do not change while a page is open. Those of a pack are cached by its fingerprint.
const cache = new Map<string, Promise<unknown>>()

export function requestOnce<T>(path: string): Promise<T> {
  let pending = cache.get(path)
  if (!pending) {
    pending = request<T>('GET', path)
    pending.catch(() => cache.delete(path))
    cache.set(path, pending)
  }
  return pending as Promise<T>
}

/** Query for the pack with this fingerprint; empty for the default pack. */
const packQuery = (pack: string): string => (pack ? `?pack=${encodeURIComponent(pack)}` : '')

export const hallApi = {
  me: () => request<MeResponse>('GET', '/api/me'),
  rename: (name: string) => request<MeResponse>('PUT', '/api/me', { name }),
  games: () => requestOnce<Game[]>('/api/games'),
  cardFaces: (game: string, pack = '') => requestOnce<CardFace[]>(`/api/games/${game}/cards${packQuery(pack)}`),
  rules: (game: string, pack = '') => requestOnce<RuleClause[]>(`/api/games/${game}/rules${packQuery(pack)}`),
  rulebook: (game: string) => requestOnce<Chapter[]>(`/api/games/${game}/rulebook`),
  importRecord: (record: string) => request<Table>('POST', '/api/records', { record }),
  /** For each game with enough results, the bot against which the player wins about half the games. */
  suggestedBots: () => request<{ game: string; bot: string }[]>('GET', '/api/me/suggestions'),
  myTables: () => request<MyTable[]>('GET', '/api/me/tables'),
  tables: () => request<Table[]>('GET', '/api/tables'),
  table: (id: string) => request<Table>('GET', `/api/tables/${id}`),
  openTable: (settings: NewTable) => request<Table>('POST', '/api/tables', settings),
  startLesson: (game: string) => request<Table>('POST', `/api/lessons/${game}`),
  takeSeat: (id: string, seat: number) => request<Table>('POST', `/api/tables/${id}/seats/${seat}`),
  leaveSeat: (id: string, seat: number) => request<Table>('DELETE', `/api/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) => request<Table>('PUT', `/api/tables/${id}/seats/${seat}`, { bot }),
  setSeatCount: (id: string, count: number) => request<Table>('PUT', `/api/tables/${id}/seats`, { count }),
  start: (id: string, bot: string) => request<Table>('POST', `/api/tables/${id}/start?bot=${encodeURIComponent(bot)}`),
  rematch: (id: string) => request<Table>('POST', `/api/tables/${id}/rematch`),
  hint: (id: string) => request<Hint>('POST', `/api/tables/${id}/hint`),
  winChances: (id: string, perspective: string) => request<WinChances>('GET', `/api/tables/${id}/win-chances?as=${perspective}`),
  betterMove: (id: string, numMoves: number, seat: number) => request<BetterMove>('GET', `/api/tables/${id}/better-move?num_moves=${numMoves}&seat=${seat}`),
  playOn: (id: string, numMoves: number, seat: number) => request<Table>('POST', `/api/tables/${id}/play-on`, { num_moves: numMoves, seat }),
  removePerson: (id: string, seat: number) => request<Table>('DELETE', `/api/tables/${id}/people/${seat}`),
  voteToReplace: (id: string, seat: number) => request<Table>('POST', `/api/tables/${id}/people/${seat}/replace`),
  setMuted: (id: string, person: string, muted: boolean) => request<Table>('PUT', `/api/tables/${id}/mutes`, { person, muted }),
  allowDelayedView: (id: string, enabled: boolean) => request<Table>('PUT', `/api/tables/${id}/delayed-view`, { enabled }),
  replay: async (id: string, perspective: string) => {
    const path = `/api/tables/${id}/replay?as=${perspective}`
    const replay = await request<ReplayPage>('GET', path)
    while (replay.frames.length < replay.num_frames) {
      const page = await request<ReplayPage>('GET', `${path}&first=${replay.frames.length}`)
      if (page.frames.length === 0) break
      replay.frames.push(...page.frames)
    }
    return replay
  },
}
