// Calls for the workshop. Separate from hall.ts because players do not need them to play.
import type { Form } from '../workshop/form'
import { language } from '../localization/language'
import { request, requestOnce } from './request'
import type { PackCheck, PackData, Feedback, Pack, Study } from './protocol'

type PackSource = { text: string } | { draft: PackData }

const packsPath = '/api/packs'

export const workshopApi = {
  form: (game: string) => requestOnce<Form>(`/api/games/${game}/form`),
  packs: (scope: 'offered' | 'shared' | 'mine', game = '') => request<Pack[]>('GET', `${packsPath}?of=${scope}${game && `&game=${game}`}`),
  pack: (pack: string) => request<Pack>('GET', `${packsPath}/${encodeURIComponent(pack)}`),
  check: (game: string, source: PackSource) => request<PackCheck>('POST', `${packsPath}/check`, { game, ...source }),
  create: (game: string, name: string, parent: string, source: PackSource | null = null) => request<Pack>('POST', packsPath, { game, name, parent, ...source }),
  save: (id: string, version: number, source: { name?: string; draft?: PackData }) => request<Pack>('PUT', `${packsPath}/${id}`, { version, ...source }),
  remove: (id: string) => request<unknown>('DELETE', `${packsPath}/${id}`),
  share: (id: string, shared: boolean) => request<Pack>('PUT', `${packsPath}/${id}/shared`, { shared }),
  draft: (id: string) => request<{ text: string; at: number }>('GET', `${packsPath}/${id}/draft`),
  saveDraft: (id: string, text: string) => request<unknown>('PUT', `${packsPath}/${id}/draft`, { text }),
  feedback: (id: string) => request<Feedback[]>('GET', `${packsPath}/${id}/notes`),
  removeFeedback: (id: string, number: number) => request<Feedback[]>('DELETE', `${packsPath}/${id}/notes/${number}`),
  sendFeedback: (table: string, card: string, text: string) => request<Feedback>('POST', `/api/tables/${table}/notes`, { card, text }),
  startStudy: (pack: string, numGames: number) => request<Study>('POST', '/api/studies', { pack, num_games: numGames }),
  study: (id: string) => request<Study>('GET', `/api/studies/${id}`),
  stopStudy: (id: string) => request<Study>('DELETE', `/api/studies/${id}`),
}

/** Path of a pack's TOML download. */
export const tomlPath = (pack: string): string => `${packsPath}/${encodeURIComponent(pack)}/toml`

/** Path of a pack's printable PDF. */
export const pdfPath = (pack: string, paper: string, each: string): string => `${packsPath}/${encodeURIComponent(pack)}/pdf?paper=${paper}&each=${each}&language=${language}`

/** Path of the printable rulebook of a pack's game. */
export const rulebookPdfPath = (pack: string, paper: string): string => `${packsPath}/${encodeURIComponent(pack)}/rulebook?paper=${paper}&language=${language}`
