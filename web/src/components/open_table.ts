// A table is opened, and whoever opens it sits down.
import { router } from '../router.svelte'
import { counts } from '../table/table_summary'
import { hallApi } from '../api/http'
import { transport } from '../api/transport'
import type { Game, NewSeat } from '../api/protocol'
import type { Settings } from './TableSettings.svelte'

/** With these settings and these others at the table; `pack` is a pack's id or fingerprint, or nothing for the box's. */
export async function openTable(game: Game, settings: Settings, others: NewSeat, pack = ''): Promise<void> {
  if (transport.offlineNotice && others.kind === 'open') throw new Error(transport.offlineNotice)
  const possible = counts(game, settings.options)
  const wanted = possible.includes(settings.seats) ? settings.seats : (possible[0] ?? game.seats[0]!)
  const table = await hallApi.openTable({
    game: game.id,
    options: settings.options,
    seats: [{ kind: 'me' }, ...Array.from({ length: wanted - 1 }, () => others)],
    clock: settings.clock,
    uses_call: settings.call && game.has_simultaneous_choices,
    public: settings.public,
    hints: settings.hints,
    quick_seconds: settings.quick,
    rated: settings.rated,
    pack,
  })
  router.go(`/t/${table.id}`)
}
