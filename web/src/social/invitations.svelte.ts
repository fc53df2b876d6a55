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
/** While the page is hidden, poll less often, and only to be able to notify. Browsers also slow down the timers of hidden
 *  pages, to one per minute, so the time is measured. */
const HIDDEN_POLL_INTERVAL_MS = 24_000

const key = (invitation: Invitation): string => `${invitation.person} ${invitation.table}`

class Invitations {
  received = $state.raw<Invitation[]>([])
  sent = $state.raw<Invitation[]>([])
  error = $state('')
  /** Titles of the games of invitations. */
  gameTitles = $state.raw<Record<string, string>>({})
  /** Keys of declined invitations that the viewer has closed. */
  private closedKeys = $state.raw<ReadonlySet<string>>(new Set())
  /** Keys of invitations of which the viewer has been notified. */
  private readonly notifiedKeys = new Set<string>()
  private lastPollAt = -Infinity
  private lastResponse: InvitationsResponse | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Starts polling, once. A hall without a server has no invitations. */
  start(): void {
    if (transport.offlineNotice || this.timer !== undefined) return
    void this.poll()
    document.addEventListener('visibilitychange', () => !document.hidden && void this.poll())
  }

  /** Sent invitations that were declined. */
  get declined(): Invitation[] {
    return this.sent.filter((each) => each.is_declined && !this.closedKeys.has(key(each)))
  }

  /** Whether a person has an open invitation of the viewer's to a table. */
  isInvited(person: string, table: string): boolean {
    return this.sent.some((each) => each.person === person && each.table === table && !each.is_declined)
  }

  dismiss(invitation: Invitation): void {
    this.closedKeys = new Set([...this.closedKeys, key(invitation)])
  }

  async accept(invitation: Invitation): Promise<void> {
    if (await this.run(() => friendsApi.answer(invitation.person, invitation.table, true))) router.go(`/t/${invitation.table}`)
  }

  async decline(invitation: Invitation): Promise<void> {
    await this.run(() => friendsApi.answer(invitation.person, invitation.table, false))
  }

  async invite(person: string, table: string): Promise<void> {
    await this.set(await friendsApi.invite(person, table))
  }

  async cancel(person: string): Promise<void> {
    await this.set(await friendsApi.cancel(person))
  }

  /** Opens a table, invites a person and goes there. */
  async challenge(person: string, game: string, rated: boolean): Promise<void> {
    const table = await friendsApi.challenge(person, game, rated)
    router.go(`/t/${table.id}`)
    await this.refresh()
  }

  async refresh(): Promise<void> {
    const response = await friendsApi.invitations().catch(() => null)
    if (response) await this.set(response)
  }

  private async run(action: () => Promise<InvitationsResponse>): Promise<boolean> {
    this.error = ''
    try {
      await this.set(await action())
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
    const now = performance.now()
    const canBeNotified = preferences.notifications || preferences.sound
    if (document.hidden && (!canBeNotified || now - this.lastPollAt < HIDDEN_POLL_INTERVAL_MS)) return
    this.lastPollAt = now
    await this.refresh()
  }

  private async set(response: InvitationsResponse): Promise<void> {
    this.lastResponse = response
    this.sent = response.sent
    // Screen readers read an invitation when it is shown, so it needs its title from the start.
    if (response.received.length > 0) await this.loadGameTitles()
    if (this.lastResponse !== response) return
    this.received = response.received
    if (this.received.length === 0) this.error = ''
    this.notifyOfNew()
  }

  private async loadGameTitles(): Promise<void> {
    if (Object.keys(this.gameTitles).length > 0) return
    const games = await hallApi.games().catch(() => [])
    this.gameTitles = Object.fromEntries(games.map((game) => [game.id, game.title]))
  }

  /** Notifies of new invitations, if the page is in the background. */
  private notifyOfNew(): void {
    for (const invitation of this.received) {
      if (this.notifiedKeys.has(key(invitation))) continue
      this.notifiedKeys.add(key(invitation))
      notify(t('social-invitations-notification'), t('social-invitations-received', { name: invitation.name, game: this.gameTitles[invitation.game] ?? '' }), `/t/${invitation.table}`)
    }
  }
}

export const invitations = new Invitations()
