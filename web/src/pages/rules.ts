// The ledger as people look things up in it: by topic, and by the words that they remember.
import type { Clause } from '../wire/protocol'

export const KINDS: Record<string, string> = {
  setup: 'setting up',
  turn: 'the turn',
  combat: 'who wins',
  card: 'the cards',
  information: 'what you see',
  end: 'winning',
  variant: 'variant',
  example: 'example',
}

export interface Section {
  name: string
  clauses: Clause[]
}

/** Clauses that hold every word that is sought, by section in the order of the ledger. */
export function sections(rules: readonly Clause[], sought: string): Section[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const found = new Map<string, Clause[]>()
  for (const clause of rules) {
    const text = `${clause.text} ${clause.section} ${clause.why} ${clause.id}`.toLowerCase()
    if (!words.every((word) => text.includes(word))) continue
    // A clause that belongs to several topics is listed with the first.
    const name = clause.section.split(/[;,]/)[0]!.trim()
    const there = found.get(name)
    if (there) there.push(clause)
    else found.set(name, [clause])
  }
  return [...found].map(([name, clauses]) => ({ name, clauses }))
}
