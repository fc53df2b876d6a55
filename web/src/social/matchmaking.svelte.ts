// Looking for an opponent, on whichever page one is meanwhile: the hall is asked every few seconds how it stands, which also says
// that this page is still there.
import { notify } from '../notifications'
import { router } from '../router.svelte'
import { socialApi } from '../api/social'
import { HallError, hallApi } from '../api/http'
import { transport } from '../api/transport'
import type { Game, MatchmakingState } from '../api/protocol'

const POLL_INTERVAL_MS = 2000
const KEY = 'kwoon-seeking'
const AWAY = 'You were away for a while, and your place was given up.'

class Matchmaking {
  game = $state.raw<Game | null>(null)
  status = $state.raw<MatchmakingState | null>(null)
  /** The table where somebody waits for me. */
  table = $state('')
  error = $state('')
  /** How long it takes by now, by the page's own clock between two answers. */
  waitedSeconds = $state(0)
  /** How many others look, game by game. */
  numSeekers = $state.raw<Record<string, number>>({})
  private startedAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ticker: ReturnType<typeof setInterval> | undefined

  /** After a reload the place in the queue is still there for a while. */
  async resume(): Promise<void> {
    const gameId = sessionStorage.getItem(KEY)
    if (transport.offlineNotice || !gameId) return
    const games = await hallApi.games().catch(() => [])
    const game = games.find((each) => each.id === gameId)
    if (game && !this.game) await this.start(game)
  }

  /** How many look for somebody, for those who may want to. */
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

  /** Look no longer. */
  async stop(): Promise<void> {
    const game = this.game
    this.reset()
    if (game) await socialApi.stopMatchmaking(game.id).catch(() => null)
  }

  /** To the table where somebody waits; whatever one did meanwhile is left as it is. */
  goToTable(): void {
    const table = this.table
    void this.stop()
    if (table) router.go(`/t/${table}`)
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
      // Not even begun: whoever asked is told why. Otherwise it is asked again; the place is kept for a while. A page that is about to
      // be loaded anew is told nothing, and begins again.
      if (!this.status) return this.showError((error as Error).message, error instanceof HallError && error.status === 0)
    }
    if (this.game === game && !this.table && !this.error) this.timer = setTimeout(() => void this.poll(game, () => socialApi.continueMatchmaking(game.id)), POLL_INTERVAL_MS)
  }

  private handleStatus(game: Game, status: MatchmakingState): void {
    this.status = status
    if (status.table) {
      this.table = status.table
      notify('Your opponent has come', `${game.title}: the fight begins.`, `/t/${status.table}`)
      // Whoever waits in the hall is taken along; whoever does something else goes by one click.
      if (router.route.page === 'home') this.goToTable()
    } else if (status.is_waiting) {
      this.startedAt = performance.now() - status.waited_seconds * 1000
    } else {
      this.showError(AWAY)
    }
  }

  private showError(message: string, canRetry = false): void {
    this.error = message
    clearInterval(this.ticker)
    if (!canRetry) sessionStorage.removeItem(KEY)
  }
}

export const matchmaking = new Matchmaking()
