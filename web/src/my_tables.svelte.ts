// My tables, wherever I left them: looked up now and then, and whoever looks elsewhere is called when it is their turn.
import { call } from './notifications'
import { taste } from './theme/theme.svelte'
import { hall } from './api/http'
import type { MyTable } from './api/protocol'

/** While nobody looks at the page, every so many looks are enough, and only if somebody else may have done something. */
const SELDOM = 4

class Mine {
  tables = $state.raw<MyTable[]>([])
  private looks = 0

  turn(each: MyTable): boolean {
    // A tournament waits for nobody for long.
    if (each.table.status === 'waiting' && each.table.tournament !== '') return true
    return each.table.status === 'playing' && each.table.your_seat !== null && each.pending_seats.includes(each.table.your_seat)
  }

  /** How many games wait for me. */
  get turns(): number {
    return this.tables.filter((each) => this.turn(each)).length
  }

  async look(): Promise<void> {
    this.looks += 1
    if (document.hidden && (this.looks % SELDOM > 0 || !this.awaits())) return
    const before = new Map(this.tables.map((each) => [each.table.id, each]))
    const now = await hall.mine().catch(() => null)
    if (!now) return
    this.tables = now
    for (const each of now) {
      const known = before.get(each.table.id)
      if (!known && before.size > 0 && each.table.status === 'waiting' && each.table.tournament !== '') call('Your table is ready', 'The next round of your tournament begins.', `/t/${each.table.id}`)
      if (known && !this.turn(known) && this.turn(each)) call('Your turn', 'The others have chosen; now it is you.', `/t/${each.table.id}`)
    }
  }

  /** Whether there is anything to be called for, and anybody who wants it. */
  private awaits(): boolean {
    return (taste.calls || taste.sound) && this.tables.some((each) => each.table.status !== 'over')
  }
}

export const mine = new Mine()
