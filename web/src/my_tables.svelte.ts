// The viewer's tables, polled regularly, with notifications when it is the viewer's turn.
import { t } from './localization'
import { notify } from './notifications'
import { preferences } from './theme/preferences.svelte'
import { hallApi } from './api/hall'
import type { MyTable } from './api/protocol'

/** While the page is hidden, refresh only every nth time, and only if there are unfinished games to notify about. */
const HIDDEN_INTERVAL = 4

class MyTables {
  tables = $state.raw<MyTable[]>([])
  private numRefreshes = 0

  isMyTurn(myTable: MyTable): boolean {
    // A waiting tournament game counts too, since it starts soon.
    if (myTable.table.status === 'waiting' && myTable.table.tournament !== '') return true
    return myTable.table.status === 'playing' && myTable.table.your_seat !== null && myTable.pending_seats.includes(myTable.table.your_seat)
  }

  /** Number of games that are waiting for the viewer. */
  get numMyTurns(): number {
    return this.tables.filter((myTable) => this.isMyTurn(myTable)).length
  }

  async refresh(): Promise<void> {
    this.numRefreshes += 1
    if (document.hidden && (this.numRefreshes % HIDDEN_INTERVAL > 0 || !this.hasOpenTables())) return
    const previous = new Map(this.tables.map((myTable) => [myTable.table.id, myTable]))
    const current = await hallApi.myTables().catch(() => null)
    if (!current) return
    this.tables = current
    for (const myTable of current) {
      const previousTable = previous.get(myTable.table.id)
      if (!previousTable && previous.size > 0 && myTable.table.status === 'waiting' && myTable.table.tournament !== '') notify(t('pages-table-ready'), t('pages-table-ready-text'), `/t/${myTable.table.id}`)
      if (previousTable && !this.isMyTurn(previousTable) && this.isMyTurn(myTable)) notify(t('pages-your-turn'), t('pages-your-turn-text'), `/t/${myTable.table.id}`)
    }
  }

  /** Whether notifications or sounds are on and the viewer has an unfinished game. */
  private hasOpenTables(): boolean {
    return (preferences.notifications || preferences.sound) && this.tables.some((myTable) => myTable.table.status !== 'over')
  }
}

export const myTables = new MyTables()
