// Short texts about a table's settings.
import type { ClockSettings, Game, Table } from '../api/protocol'

export function clockText(clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return 'no clock'
    case 'move':
      return `${clock.seconds} seconds a move`
    case 'bank':
      return `${Math.round(clock.seconds / 60)} minutes each, ${clock.increment} seconds more a move`
  }
}

export function tableTerms(table: Table): string[] {
  const texts = table.rated ? ['rated', clockText(table.clock)] : [clockText(table.clock)]
  if (table.uses_call) texts.push('played against a countdown')
  if (table.quick_seconds > 0) texts.push(`out of turn, ${table.quick_seconds} seconds to answer`)
  if (table.hints_for_all) texts.push('hints allowed')
  texts.push(table.public ? 'open to everybody' : 'by link only')
  return texts
}

/** The table's game options as text, without internal options. */
export function optionTexts(table: Table, game: Game): string[] {
  return game.options.map((option) => {
    const chosen = option.choices.find((choice) => choice.value === table.options[option.name])
    return `${option.title}: ${chosen?.title ?? table.options[option.name]}`
  })
}

/** Possible player counts with these options. */
export function possibleSeatCounts(game: Game, options: Record<string, string>): number[] {
  return game.seats.filter((seats) =>
    game.options.every((option) => {
      const chosen = option.choices.find((choice) => choice.value === options[option.name]) ?? option.choices[0]
      return chosen?.seats.includes(seats) ?? true
    }),
  )
}
