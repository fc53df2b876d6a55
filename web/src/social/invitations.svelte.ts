// Invitations to tables, independent of the current page. Polls the hall, which also shows friends that the viewer is
// online, if the viewer has chosen so.
import { t } from '../localization'
import { notify } from '../notifications'
import { router } from '../router.svelte'
import { friendsApi } from '../api/friends'
import { hallApi } from '../api/hall'
import { transport } from '../api/transport'
import type { InvitationResponse, InvitationsResponse } from '../api/schema'
import { preferences } from '../theme/preferences.svelte'

export type Invitation = InvitationResponse

const POLL_INTERVAL_MS = 6000
/** While the page is hidden, poll only every nth time, and only to be able to notify. */
const HIDDEN_INTERVAL = 4

const key = (invitation: Invitation): string => `${invitation.person} ${invitation.table}`

class Invitations {
  received = $state.raw<Invitation[]>([])
  sent = $state.raw<Invitation[]>([])
  error = $state('')
  /** Titles of the games of invitations. */
  gameTitles = $state.raw<Record<string, string>>({})
  /** Declined invitations that the viewer has dismissed. */
  private dismissed = $state.raw<ReadonlySet<string>>(new Set())
  private announced = new Set<string>()
  private numPolls = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Starts polling, once. A hall without a server has no invitations. */
  start(): void {
    if (transport.offlineNotice || this.timer !== undefined) return
    void this.poll()
    document.addEventListener('visibilitychange', () => !document.hidden && void this.poll())
  }

  /** Sent invitations that were declined. */
  get declined(): Invitation[] {
    return this.sent.filter((each) => each.is_declined && !this.dismissed.has(key(each)))
  }

  /** Whether a person has an open invitation of the viewer's to a table. */
  isInvited(person: string, table: string): boolean {
    return this.sent.some((each) => each.person === person && each.table === table && !each.is_declined)
  }

  dismiss(invitation: Invitation): void {
    this.dismissed = new Set([...this.dismissed, key(invitation)])
  }

  async accept(invitation: Invitation): Promise<void> {
    if (await this.run(() => friendsApi.answer(invitation.person, invitation.table, true))) router.go(`/t/${invitation.table}`)
  }

  async decline(invitation: Invitation): Promise<void> {
    await this.run(() => friendsApi.answer(invitation.person, invitation.table, false))
  }

  async invite(person: string, table: string): Promise<void> {
    this.set(await friendsApi.invite(person, table))
  }

  async cancel(person: string): Promise<void> {
    this.set(await friendsApi.cancel(person))
  }

  /** Opens a table, invites a person and goes there. */
  async challenge(person: string, game: string, rated: boolean): Promise<void> {
    const table = await friendsApi.challenge(person, game, rated)
    router.go(`/t/${table.id}`)
    await this.refresh()
  }

  async refresh(): Promise<void> {
    const response = await friendsApi.invitations().catch(() => null)
    if (response) this.set(response)
  }

  private async run(action: () => Promise<InvitationsResponse>): Promise<boolean> {
    this.error = ''
    try {
      this.set(await action())
      return true
    } catch (error) {
      this.error = (error as Error).message
      await this.refresh()
      return false
    }
  }

  private async poll(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.poll(), POLL_INTERVAL_MS)
    this.numPolls += 1
    const canBeNotified = preferences.notifications || preferences.sound
    if (document.hidden && (!canBeNotified || this.numPolls % HIDDEN_INTERVAL > 0)) return
    await this.refresh()
  }

  private set(response: InvitationsResponse): void {
    this.received = response.received
    this.sent = response.sent
    if (this.received.length === 0) this.error = ''
    if (response.received.length > 0) void this.announce(response.received)
  }

  /** Notifies of new invitations, if the page is in the background. */
  private async announce(received: Invitation[]): Promise<void> {
    if (Object.keys(this.gameTitles).length === 0) {
      const games = await hallApi.games().catch(() => [])
      this.gameTitles = Object.fromEntries(games.map((game) => [game.id, game.title]))
    }
    for (const invitation of received) {
      if (this.announced.has(key(invitation))) continue
      this.announced.add(key(invitation))
      notify(t('social-invitations-notification'), t('social-invitations-received', { name: invitation.name, game: this.gameTitles[invitation.game] ?? '' }), `/t/${invitation.table}`)
    }
  }
}

export const invitations = new Invitations()
