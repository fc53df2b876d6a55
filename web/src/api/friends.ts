// Calls for friends, invitations and the short description of a player. Not available in a hall without a server.
import { request } from './request'
import type { FoundPersonResponse, FriendsResponse, InvitationsResponse, PersonCardResponse, RecentPlayerResponse, SocialSettingsRequest, TableResponse } from './schema'

export const friendsApi = {
  friends: () => request<FriendsResponse>('GET', '/api/friends'),
  add: (person: string) => request<FriendsResponse>('PUT', `/api/friends/${person}`),
  remove: (person: string) => request<FriendsResponse>('DELETE', `/api/friends/${person}`),
  setSettings: (settings: SocialSettingsRequest) => request<FriendsResponse>('PUT', '/api/me/social', settings),
  recentPlayers: () => request<RecentPlayerResponse[]>('GET', '/api/me/recent-players'),
  findPeople: (name: string) => request<FoundPersonResponse[]>('GET', `/api/people?${new URLSearchParams({ name })}`),
  card: (person: string) => request<PersonCardResponse>('GET', `/api/people/${person}/card`),
  invitations: () => request<InvitationsResponse>('GET', '/api/invitations'),
  invite: (person: string, table: string) => request<InvitationsResponse>('POST', '/api/invitations', { person, table }),
  challenge: (person: string, game: string, rated: boolean) => request<TableResponse>('POST', '/api/challenges', { person, game, rated }),
  answer: (person: string, table: string, accept: boolean) => request<InvitationsResponse>('POST', `/api/invitations/${person}/answer`, { table, accept }),
  cancel: (person: string) => request<InvitationsResponse>('DELETE', `/api/invitations/${person}`),
}
