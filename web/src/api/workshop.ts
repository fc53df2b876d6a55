// The workshop's HTTP calls; apart from the others, because nobody needs them who only plays.
import type { Form } from '../workshop/form'
import { call, once } from './http'
import type { Checked, Data, Note, Pack, Study } from './protocol'

type Written = { text: string } | { draft: Data }

const packs = '/api/packs'

export const shop = {
  form: (game: string) => once<Form>(`/api/games/${game}/form`),
  packs: (of: 'offered' | 'shared' | 'mine', game = '') => call<Pack[]>('GET', `${packs}?of=${of}${game && `&game=${game}`}`),
  pack: (pack: string) => call<Pack>('GET', `${packs}/${encodeURIComponent(pack)}`),
  check: (game: string, what: Written) => call<Checked>('POST', `${packs}/check`, { game, ...what }),
  make: (game: string, name: string, parent: string, what: Written | null = null) => call<Pack>('POST', packs, { game, name, parent, ...what }),
  save: (id: string, version: number, what: { name?: string; draft?: Data }) => call<Pack>('PUT', `${packs}/${id}`, { version, ...what }),
  remove: (id: string) => call<unknown>('DELETE', `${packs}/${id}`),
  share: (id: string, on: boolean) => call<Pack>('PUT', `${packs}/${id}/shared`, { on }),
  draft: (id: string) => call<{ text: string; at: number }>('GET', `${packs}/${id}/draft`),
  keep: (id: string, text: string) => call<unknown>('PUT', `${packs}/${id}/draft`, { text }),
  notes: (id: string) => call<Note[]>('GET', `${packs}/${id}/notes`),
  removeNote: (id: string, n: number) => call<Note[]>('DELETE', `${packs}/${id}/notes/${n}`),
  leave: (table: string, card: string, text: string) => call<Note>('POST', `/api/tables/${table}/notes`, { card, text }),
  ask: (pack: string, games: number) => call<Study>('POST', '/api/studies', { pack, games }),
  study: (id: string) => call<Study>('GET', `/api/studies/${id}`),
  stop: (id: string) => call<Study>('DELETE', `/api/studies/${id}`),
}

/** Where a pack's text can be fetched as a file. */
export const tomlOf = (pack: string): string => `${packs}/${encodeURIComponent(pack)}/toml`

/** And the pack as sheets of cards to cut out. */
export const pdfOf = (pack: string, paper: string, each: string): string => `${packs}/${encodeURIComponent(pack)}/pdf?paper=${paper}&each=${each}`
