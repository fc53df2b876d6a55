// Short texts about a table's settings.
import { t } from '../localization'
import type { ClockSettings, Game, Table } from '../api/protocol'

export function clockText(clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return t('table-settings-no-clock')
    case 'move':
      return t('table-settings-clock-move', { seconds: clock.seconds })
    case 'bank':
      return t('table-settings-clock-bank', { minutes: Math.round(clock.seconds / 60), increment: clock.increment })
  }
}

/** The clock and the conditions. Whether the table is rated is shown by a tag. */
export function tableTerms(table: Table): string[] {
  const texts = [clockText(table.clock)]
  if (table.uses_call) texts.push(t('table-settings-call'))
  if (table.quick_seconds > 0) texts.push(t('table-settings-quick', { seconds: table.quick_seconds }))
  if (table.hints_for_all) texts.push(t('table-settings-hints'))
  texts.push(table.public ? t('table-settings-public') : t('table-settings-link'))
  return texts
}

/** The table's game options as text, without internal options. */
export function optionTexts(table: Table, game: Game): string[] {
  return game.options.map((option) => {
    const chosen = option.choices.find((choice) => choice.value === table.options[option.name])
    return t('table-settings-option', { option: option.title, choice: chosen?.title ?? table.options[option.name]! })
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
