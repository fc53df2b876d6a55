// Looking for an opponent, on whichever page one is meanwhile: the hall is asked every few seconds how it stands, which also says
// that this page is still there.
import { call } from '../notifications'
import { router } from '../router.svelte'
import { company } from '../api/social'
import { HallError, hall } from '../api/http'
import { place } from '../api/transport'
import type { Game, Search } from '../api/protocol'

const EVERY = 2000
const KEY = 'kwoon-seeking'
const AWAY = 'You were away for a while, and your place was given up.'

class Seeking {
  game = $state.raw<Game | null>(null)
  told = $state.raw<Search | null>(null)
  /** The table where somebody waits for me. */
  table = $state('')
  trouble = $state('')
  /** How long it takes by now, by the page's own clock between two answers. */
  waited = $state(0)
  /** How many others look, game by game. */
  others = $state.raw<Record<string, number>>({})
  private since = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ticks: ReturnType<typeof setInterval> | undefined

  /** After a reload the place in the queue is still there for a while. */
  async resume(): Promise<void> {
    const known = sessionStorage.getItem(KEY)
    if (place.alone || !known) return
    const games = await hall.games().catch(() => [])
    const game = games.find((each) => each.id === known)
    if (game && !this.game) await this.start(game)
  }

  /** How many look for somebody, for those who may want to. */
  async look(): Promise<void> {
    if (place.alone || document.hidden) return
    const sought = await company.sought().catch(() => null)
    if (sought) this.others = Object.fromEntries(sought.map((each) => [each.game, each.num_others]))
  }

  async start(game: Game): Promise<void> {
    if (this.game && this.game.id !== game.id) await this.stop()
    this.clear()
    this.game = game
    sessionStorage.setItem(KEY, game.id)
    this.ticks = setInterval(() => (this.waited = (performance.now() - this.since) / 1000), 500)
    this.since = performance.now()
    await this.ask(game, () => company.seek(game.id))
  }

  /** Look no longer. */
  async stop(): Promise<void> {
    const game = this.game
    this.clear()
    if (game) await company.seekNoLonger(game.id).catch(() => null)
  }

  /** To the table where somebody waits; whatever one did meanwhile is left as it is. */
  go(): void {
    const table = this.table
    void this.stop()
    if (table) router.go(`/t/${table}`)
  }

  private clear(): void {
    clearTimeout(this.timer)
    clearInterval(this.ticks)
    sessionStorage.removeItem(KEY)
    this.game = this.told = null
    this.table = this.trouble = ''
    this.waited = 0
  }

  private async ask(game: Game, how: () => Promise<Search>): Promise<void> {
    try {
      const told = await how()
      if (this.game !== game) return
      this.hear(game, told)
    } catch (error) {
      if (this.game !== game) return
      // Not even begun: whoever asked is told why. Otherwise it is asked again; the place is kept for a while. A page that is about to
      // be loaded anew is told nothing, and begins again.
      if (!this.told) return this.fail((error as Error).message, error instanceof HallError && error.status === 0)
    }
    if (this.game === game && !this.table && !this.trouble) this.timer = setTimeout(() => void this.ask(game, () => company.seekOn(game.id)), EVERY)
  }

  private hear(game: Game, told: Search): void {
    this.told = told
    if (told.table) {
      this.table = told.table
      call('Your opponent has come', `${game.title}: the fight begins.`, `/t/${told.table}`)
      // Whoever waits in the hall is taken along; whoever does something else goes by one click.
      if (router.route.page === 'home') this.go()
    } else if (told.is_waiting) {
      this.since = performance.now() - told.waited_seconds * 1000
    } else {
      this.fail(AWAY)
    }
  }

  private fail(sentence: string, again = false): void {
    this.trouble = sentence
    clearInterval(this.ticks)
    if (!again) sessionStorage.removeItem(KEY)
  }
}

export const seeking = new Seeking()
