// Calls for accounts, profiles, game histories and leaderboards. Separate from hall.ts because players do not need
// them to play.
import { request } from './request'
import type { Account, RatingKind, Leader, MeResponse, Person, FinishedGame, SeatRating } from './protocol'

export interface GameFilter {
  game?: string
  result?: string
  rated?: boolean
  before?: number
}

/** Proof that the caller owns a registered account: the current recovery code or a passkey signature. */
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
  seatRatings: (table: string) => request<SeatRating[]>('GET', `/api/tables/${table}/ratings`),
  finishedGames: (filter: GameFilter) => request<FinishedGame[]>('GET', `/api/finished${filterQuery(filter)}`),
  leaderboard: (game: string, kind: RatingKind) => request<Leader[]>('GET', `/api/leaderboards/${game}/${kind}`),
}

/** Path from which all personal data can be downloaded. */
export const ACCOUNT_DATA_PATH = `${accountPath}/data`
