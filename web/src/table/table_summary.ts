// What was agreed on at a table, in a few words.
import type { ClockSettings, Game, Table } from '../api/protocol'

export function clockWords(clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return 'no clock'
    case 'move':
      return `${clock.seconds} seconds a move`
    case 'bank':
      return `${Math.round(clock.seconds / 60)} minutes each, ${clock.increment} seconds more a move`
  }
}

export function terms(table: Table): string[] {
  const words = table.rated ? ['rated', clockWords(table.clock)] : [clockWords(table.clock)]
  if (table.uses_call) words.push('played against a countdown')
  if (table.quick_seconds > 0) words.push(`out of turn, ${table.quick_seconds} seconds to answer`)
  if (table.hints_for_all) words.push('hints allowed')
  words.push(table.public ? 'open to everybody' : 'by link only')
  return words
}

/** What people chose for the game itself; what a program set is nobody's business. */
export function optionWords(table: Table, game: Game): string[] {
  return game.options.map((option) => {
    const chosen = option.choices.find((choice) => choice.value === table.options[option.name])
    return `${option.title}: ${chosen?.title ?? table.options[option.name]}`
  })
}

/** For how many players a game is with these options. */
export function counts(game: Game, options: Record<string, string>): number[] {
  return game.seats.filter((seats) =>
    game.options.every((option) => {
      const chosen = option.choices.find((choice) => choice.value === options[option.name]) ?? option.choices[0]
      return chosen?.seats.includes(seats) ?? true
    }),
  )
}
