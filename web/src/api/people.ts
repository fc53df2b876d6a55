// The calls about people: a name that stays, what somebody has played, who leads. Apart from the others, because nobody needs
// them who only plays.
import { request } from './http'
import type { Account, RatingKind, Leader, MeResponse, Person, FinishedGame } from './protocol'

/** Which games are wanted. */
export interface GameFilter {
  game?: string
  result?: string
  rated?: boolean
  before?: number
}

/** Shows that the owner asks, once a name is kept: the current recovery code, or a passkey's signature. */
export interface IdentityProof {
  code?: string
  credential?: unknown
}

function filterQuery(filter: GameFilter): string {
  const entries = Object.entries(filter).filter(([, value]) => value)
  return entries.length > 0 ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}` : ''
}

const accountPath = '/api/account'

export const peopleApi = {
  account: () => request<Account>('GET', accountPath),
  beginConfirmation: () => request<{ options: Record<string, unknown> }>('POST', `${accountPath}/confirm/begin`),
  beginAddPasskey: (proof: IdentityProof) => request<{ options: Record<string, unknown> }>('POST', `${accountPath}/passkeys/begin`, proof),
  addPasskey: (credential: unknown) => request<Account>('POST', `${accountPath}/passkeys`, credential),
  removePasskey: (handle: string) => request<Account>('DELETE', `${accountPath}/passkeys/${handle}`),
  beginSignIn: () => request<{ options: Record<string, unknown> }>('POST', `${accountPath}/sign-in/begin`),
  signIn: (credential: unknown) => request<MeResponse>('POST', `${accountPath}/sign-in`, credential),
  createRecoveryCode: (proof: IdentityProof) => request<{ code: string }>('POST', `${accountPath}/recovery`, proof),
  recover: (code: string) => request<MeResponse>('POST', `${accountPath}/recover`, { code }),
  signOut: (everywhere: boolean, code = '') => request<MeResponse & { code: string }>('POST', `${accountPath}/sign-out`, { everywhere, code }),
  deleteAccount: (name: string) => request<MeResponse>('POST', `${accountPath}/delete`, { name }),
  person: (id: string) => request<Person>('GET', `/api/people/${id}`),
  gamesOf: (id: string, filter: GameFilter) => request<FinishedGame[]>('GET', `/api/people/${id}/games${filterQuery(filter)}`),
  finishedGames: (filter: GameFilter) => request<FinishedGame[]>('GET', `/api/finished${filterQuery(filter)}`),
  leaderboard: (game: string, kind: RatingKind) => request<Leader[]>('GET', `/api/leaderboards/${game}/${kind}`),
}

/** Where all that the hall has of me can be fetched as a file. */
export const ACCOUNT_DATA_PATH = `${accountPath}/data`
