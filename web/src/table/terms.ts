// What was agreed on at a table, in a few words.
import type { Clock, Table } from '../wire/protocol'

export function clockWords(clock: Clock): string {
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
  const words = [clockWords(table.clock)]
  if (table.call) words.push('played against a countdown')
  if (table.quick > 0) words.push(`asides pass after ${table.quick} seconds`)
  words.push(table.public ? 'open to everybody' : 'by link only')
  return words
}

export function optionWords(table: Table): string[] {
  return Object.entries(table.options).map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`)
}
