// Matchmaking, independent of the current page. Polls the hall every few seconds, which also keeps the search
// alive.
import { t } from '../localization'
import { notify } from '../notifications'
import { router } from '../router.svelte'
import { socialApi } from '../api/matchmaking_and_reports'
import { hallApi } from '../api/hall'
import { HallError } from '../api/request'
import { transport } from '../api/transport'
import type { Game, MatchmakingState } from '../api/protocol'

const POLL_INTERVAL_MS = 2000
const KEY = 'kwoon-seeking'
/** The players are introduced only if the viewer goes to the table this soon, before its clock starts. */
const INTRODUCTION_MS = 3000
/** Pages that the viewer leaves when an opponent is found. */
const LEAVABLE_PAGES = ['home', 'learn', 'community', 'leaderboards', 'finished']

class Matchmaking {
  game = $state.raw<Game | null>(null)
  status = $state.raw<MatchmakingState | null>(null)
  /** Id of the table found by matchmaking, or empty. */
  table = $state('')
  error = $state('')
  /** Id of the table whose players are being introduced, or empty. */
  introducedTable = $state('')
  /** Seconds waited, updated between polls. */
  waitedSeconds = $state(0)
  /** Number of other people searching, by game. */
  numSeekers = $state.raw<Record<string, number>>({})
  private startedAt = 0
  private foundAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ticker: ReturnType<typeof setInterval> | undefined

  /** Resumes a search after a reload; the hall keeps it for a while. */
  async resume(): Promise<void> {
    const gameId = sessionStorage.getItem(KEY)
    if (transport.offlineNotice || !gameId) return
    const games = await hallApi.games().catch(() => [])
    const game = games.find((each) => each.id === gameId)
    if (game && !this.game) await this.start(game)
  }

  /** Loads the number of people searching. */
  async refreshCounts(): Promise<void> {
    if (transport.offlineNotice || document.hidden) return
    const seekers = await socialApi.seekers().catch(() => null)
    if (seekers) this.numSeekers = Object.fromEntries(seekers.map((each) => [each.game, each.num_others]))
  }

  async start(game: Game): Promise<void> {
    if (this.game && this.game.id !== game.id) await this.stop()
    this.reset()
    this.game = game
    sessionStorage.setItem(KEY, game.id)
    this.ticker = setInterval(() => (this.waitedSeconds = (performance.now() - this.startedAt) / 1000), 500)
    this.startedAt = performance.now()
    await this.poll(game, () => socialApi.startMatchmaking(game.id))
  }

  async stop(): Promise<void> {
    const game = this.game
    this.reset()
    if (game) await socialApi.stopMatchmaking(game.id).catch(() => null)
  }

  goToTable(): void {
    const table = this.table
    void this.stop()
    if (!table) return
    if (performance.now() - this.foundAt < INTRODUCTION_MS) this.introducedTable = table
    router.go(`/t/${table}`)
  }

  private reset(): void {
    clearTimeout(this.timer)
    clearInterval(this.ticker)
    sessionStorage.removeItem(KEY)
    this.game = this.status = null
    this.table = this.error = ''
    this.waitedSeconds = 0
  }

  private async poll(game: Game, request: () => Promise<MatchmakingState>): Promise<void> {
    try {
      const status = await request()
      if (this.game !== game) return
      this.handleStatus(game, status)
    } catch (error) {
      if (this.game !== game) return
      // Show the error only if the search did not start; later errors are retried. After a network error the search
      // resumes on reload.
      if (!this.status) return this.showError((error as Error).message, error instanceof HallError && error.status === 0)
    }
    if (this.game === game && !this.table && !this.error) this.timer = setTimeout(() => void this.poll(game, () => socialApi.continueMatchmaking(game.id)), POLL_INTERVAL_MS)
  }

  private handleStatus(game: Game, status: MatchmakingState): void {
    this.status = status
    if (status.table) {
      this.table = status.table
      this.foundAt = performance.now()
      notify(t('social-matchmaking-found'), t('social-matchmaking-found-text', { game: game.title }), `/t/${status.table}`)
      // Go to the table from pages without anything to lose; elsewhere a button appears.
      if (LEAVABLE_PAGES.includes(router.route.page)) this.goToTable()
    } else if (status.is_waiting) {
      this.startedAt = performance.now() - status.waited_seconds * 1000
    } else {
      this.showError(t('social-matchmaking-away'))
    }
  }

  private showError(message: string, canRetry = false): void {
    this.error = message
    clearInterval(this.ticker)
    if (!canRetry) sessionStorage.removeItem(KEY)
  }
}

export const matchmaking = new Matchmaking()
