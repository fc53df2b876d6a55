// Opens a table with the viewer seated.
import { router } from '../router.svelte'
import { possibleSeatCounts } from '../table/table_settings_text'
import { hallApi } from '../api/hall'
import { transport } from '../api/transport'
import type { Game, NewSeat } from '../api/protocol'
import type { Settings } from './TableSettings.svelte'

/** Opens a table and goes to it. `pack` is a pack's id or fingerprint, or empty for the default pack. */
export async function openTable(game: Game, settings: Settings, otherSeats: NewSeat, pack = ''): Promise<void> {
  if (transport.offlineNotice && otherSeats.kind === 'open') throw new Error(transport.offlineNotice)
  const seatCounts = possibleSeatCounts(game, settings.options)
  const seatCount = seatCounts.includes(settings.seats) ? settings.seats : (seatCounts[0] ?? game.seats[0]!)
  const table = await hallApi.openTable({
    game: game.id,
    options: settings.options,
    seats: [{ kind: 'me' }, ...Array.from({ length: seatCount - 1 }, () => otherSeats)],
    clock: settings.clock,
    uses_call: settings.usesCall && game.has_simultaneous_choices,
    public: settings.public,
    hints: settings.hints,
    quick_seconds: settings.quickSeconds,
    rated: settings.rated,
    pack,
  })
  router.go(`/t/${table.id}`)
}
