// The hall's HTTP calls. Whatever goes wrong comes back as a sentence that a person can act on.
import type { Better, Chances, Chapter, Clause, Face, Game, Hint, MeResponse, MyTable, ReplayPage, Table, TableWish } from './protocol'
import { type Answer, place } from './transport'

export class HallError extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence)
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answer
  try {
    answer = await place.call(method, path, body)
  } catch {
    throw new HallError('The hall does not answer. Check your connection and try again.', 0)
  }
  if (answer.status < 400) return JSON.parse(answer.text) as T
  const sentence = said(answer.text) ?? 'The hall could not do that. Try again in a moment.'
  throw new HallError(sentence, answer.status)
}

/** The sentence in an answer that is a refusal. */
function said(text: string): string | null {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown }
    return typeof detail === 'string' ? detail : null
  } catch {
    return null
  }
}

// Faces, games and rules do not change while a page is open; those of a pack are kept by its fingerprint.
const remembered = new Map<string, Promise<unknown>>()

export function once<T>(path: string): Promise<T> {
  let asked = remembered.get(path)
  if (!asked) {
    asked = call<T>('GET', path)
    asked.catch(() => remembered.delete(path))
    remembered.set(path, asked)
  }
  return asked as Promise<T>
}

/** Which pack's cards are meant: those of a fingerprint, or of the box. */
const ofPack = (pack: string): string => (pack ? `?pack=${encodeURIComponent(pack)}` : '')

export const hall = {
  me: () => call<MeResponse>('GET', '/api/me'),
  rename: (name: string) => call<MeResponse>('PUT', '/api/me', { name }),
  games: () => once<Game[]>('/api/games'),
  faces: (game: string, pack = '') => once<Face[]>(`/api/games/${game}/cards${ofPack(pack)}`),
  rules: (game: string, pack = '') => once<Clause[]>(`/api/games/${game}/rules${ofPack(pack)}`),
  reading: (game: string) => once<Chapter[]>(`/api/games/${game}/rulebook`),
  bring: (record: string) => call<Table>('POST', '/api/records', { record }),
  /** The bot of each game against which one would win about every other time, where enough is known. */
  fitting: () => call<{ game: string; bot: string }[]>('GET', '/api/me/suggestions'),
  mine: () => call<MyTable[]>('GET', '/api/me/tables'),
  tables: () => call<Table[]>('GET', '/api/tables'),
  table: (id: string) => call<Table>('GET', `/api/tables/${id}`),
  open: (wish: TableWish) => call<Table>('POST', '/api/tables', wish),
  lesson: (game: string) => call<Table>('POST', `/api/lessons/${game}`),
  sit: (id: string, seat: number) => call<Table>('POST', `/api/tables/${id}/seats/${seat}`),
  stand: (id: string, seat: number) => call<Table>('DELETE', `/api/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) => call<Table>('PUT', `/api/tables/${id}/seats/${seat}`, { bot }),
  seats: (id: string, count: number) => call<Table>('PUT', `/api/tables/${id}/seats`, { count }),
  start: (id: string, bot: string) => call<Table>('POST', `/api/tables/${id}/start?bot=${encodeURIComponent(bot)}`),
  rematch: (id: string) => call<Table>('POST', `/api/tables/${id}/rematch`),
  hint: (id: string) => call<Hint>('POST', `/api/tables/${id}/hint`),
  chances: (id: string, as: string) => call<Chances>('GET', `/api/tables/${id}/win-chances?as=${as}`),
  better: (id: string, answers: number, seat: number) => call<Better>('GET', `/api/tables/${id}/better-move?num_moves=${answers}&seat=${seat}`),
  playOn: (id: string, answers: number, seat: number) => call<Table>('POST', `/api/tables/${id}/play-on`, { answers, seat }),
  sendAway: (id: string, seat: number) => call<Table>('DELETE', `/api/tables/${id}/people/${seat}`),
  replace: (id: string, seat: number) => call<Table>('POST', `/api/tables/${id}/people/${seat}/replace`),
  silence: (id: string, person: string, on: boolean) => call<Table>('PUT', `/api/tables/${id}/mutes`, { person, on }),
  shows: (id: string, on: boolean) => call<Table>('PUT', `/api/tables/${id}/delayed-view`, { on }),
  replay: async (id: string, as: string) => {
    const path = `/api/tables/${id}/replay?as=${as}`
    const whole = await call<ReplayPage>('GET', path)
    while (whole.frames.length < whole.num_frames) {
      const page = await call<ReplayPage>('GET', `${path}&first=${whole.frames.length}`)
      if (page.frames.length === 0) break
      whole.frames.push(...page.frames)
    }
    return whole
  },
}
