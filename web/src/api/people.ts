// The calls about people: a name that stays, what somebody has played, who leads. Apart from the others, because nobody needs
// them who only plays.
import { call } from './http'
import type { Account, Kind, Leader, MeResponse, Person, Played } from './protocol'

/** Which games are wanted. */
export interface Wanted {
  game?: string
  result?: string
  rated?: boolean
  before?: number
}

/** Shows that the owner asks, once a name is kept: the current recovery code, or a passkey's signature. */
export interface Proof {
  code?: string
  credential?: unknown
}

function query(wanted: Wanted): string {
  const said = Object.entries(wanted).filter(([, value]) => value)
  return said.length > 0 ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : ''
}

const account = '/api/account'

export const people = {
  account: () => call<Account>('GET', account),
  beginConfirming: () => call<{ options: Record<string, unknown> }>('POST', `${account}/confirm/begin`),
  beginKeeping: (proof: Proof) => call<{ options: Record<string, unknown> }>('POST', `${account}/passkeys/begin`, proof),
  keep: (credential: unknown) => call<Account>('POST', `${account}/passkeys`, credential),
  remove: (handle: string) => call<Account>('DELETE', `${account}/passkeys/${handle}`),
  beginEntering: () => call<{ options: Record<string, unknown> }>('POST', `${account}/sign-in/begin`),
  enter: (credential: unknown) => call<MeResponse>('POST', `${account}/sign-in`, credential),
  newCode: (proof: Proof) => call<{ code: string }>('POST', `${account}/recovery`, proof),
  recover: (code: string) => call<MeResponse>('POST', `${account}/recover`, { code }),
  signOut: (everywhere: boolean, code = '') => call<MeResponse & { code: string }>('POST', `${account}/sign-out`, { everywhere, code }),
  forget: (name: string) => call<MeResponse>('POST', `${account}/delete`, { name }),
  person: (id: string) => call<Person>('GET', `/api/people/${id}`),
  games: (id: string, wanted: Wanted) => call<Played[]>('GET', `/api/people/${id}/games${query(wanted)}`),
  finished: (wanted: Wanted) => call<Played[]>('GET', `/api/finished${query(wanted)}`),
  leaders: (game: string, kind: Kind) => call<Leader[]>('GET', `/api/leaderboards/${game}/${kind}`),
}

/** Where all that the hall has of me can be fetched as a file. */
export const DATA = `${account}/data`
