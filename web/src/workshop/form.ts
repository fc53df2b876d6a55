// A pack as a form: what the hall's description of a game's packs lets one fill in, and what happens to the data then.
// Which values make sense is not known here: the hall checks, and what it says is shown where it belongs.
import type { PackData } from '../api/protocol'

export type Path = readonly (string | number)[]

export interface PackProblem {
  path: Path
  message: string
}

export interface Choice {
  value: string
  about?: string
  /** Only in entries of these kinds. */
  for?: string[]
}

export interface Field {
  name: string
  kind: 'id' | 'text' | 'number' | 'flag' | 'choice' | 'words' | 'icon' | 'source' | 'table' | 'entries'
  about: string
  optional?: boolean
  least?: number
  most?: number
  /** The addresses of numbers that bound it as well. */
  least_at?: string
  most_at?: string
  follows?: unknown
  sources?: string[]
  fixed?: boolean
  length?: number
  copied?: unknown
  choices?: Choice[]
  names?: { entries: string; where?: string; among?: string[]; besides?: string[] }
  shape?: Shape
  one?: string
  key?: string
  off?: string
  blanks?: { kind: string; entry: PackData }[]
}

export interface Shape {
  fields: Field[]
  sources?: string[]
  by?: string
  variants?: Record<string, Field[]>
}

export interface Form {
  game: string
  limits: { letters: number; line: number }
  sources: string[]
  notes: string[]
  top: Shape
  icons: string[]
}

export const isData = (value: unknown): value is PackData => typeof value === 'object' && value !== null && !Array.isArray(value)
export const entriesOf = (value: unknown): PackData[] => (Array.isArray(value) ? value.filter(isData) : [])
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isData(value)) return value
  return Object.fromEntries(Object.keys(value).sort().map((name) => [name, sorted(value[name])]))
}

export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, step) => (found as Record<string | number, unknown> | undefined)?.[step], data)
}

/** The same data with another value there; undefined takes it away. Nothing else is copied. */
export function put<T>(data: T, path: Path, value: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return value as T
  if (Array.isArray(data)) {
    const list = [...data]
    const inner = put(list[step as number], rest, value)
    if (inner === undefined) list.splice(step as number, 1)
    else list[step as number] = inner
    return list as T
  }
  const table = { ...(data as PackData) }
  const inner = put(table[step], rest, value)
  if (inner === undefined) delete table[step]
  else table[step] = inner
  return table as T
}

/** What an entry may hold: what all of them do, and what those of its kind do. */
export function fieldsOf(shape: Shape, entry: PackData): Field[] {
  const own = shape.by ? (shape.variants?.[String(entry[shape.by])] ?? []) : []
  return [...shape.fields.filter((field) => !own.some((each) => each.name === field.name)), ...own]
}

/** What may be chosen for a field: the schema's words that fit the kind of what is around, or entries of the pack. */
export function choicesOf(field: Field, data: PackData, around: string): Choice[] {
  const fixed = (field.choices ?? []).filter((choice) => !choice.for || !around || choice.for.includes(around))
  if (!field.names) return fixed
  const { entries, where, among, besides = [] } = field.names
  const named = entriesOf(data[entries]).filter((entry) => !where || (among ?? []).includes(String(entry[where])))
  return [...besides.map((value) => ({ value })), ...fixed, ...named.map((entry) => ({ value: String(entry['id']), about: String(entry['name'] ?? '') }))]
}

/** Within which bounds a number lies, also by what other numbers say. */
export function bounds(field: Field, entry: PackData, data: PackData): { least: number; most: number } {
  const number = (address: string | undefined, otherwise: number) => {
    if (!address) return otherwise
    const found = address.startsWith('.') ? entry[address.slice(1)] : at(data, address.split('.'))
    return typeof found === 'number' ? found : otherwise
  }
  const least = field.least ?? 0
  const most = field.most ?? 999
  return { least: Math.max(least, number(field.least_at, least)), most: Math.min(most, number(field.most_at, most)) }
}

/** Where a number is said to come from: by the first of its sources that is there, here or further up. */
export function sourceOf(field: Field, tables: readonly PackData[]): string {
  for (const table of [...tables].reverse()) {
    for (const name of field.sources ?? []) if (typeof table[name] === 'string') return table[name]
  }
  return ''
}

/** A number that somebody changes is theirs from then on: where it came from is no longer true. It is said at the first
place that its table has for it; there may be none. */
export function numbered(data: PackData, path: Path, field: Field, shape: Shape, value: number | undefined): PackData {
  const table = path.slice(0, -1)
  const changed = put(data, path, value)
  const entry = at(data, table)
  const fields = isData(entry) ? fieldsOf(shape, entry) : shape.fields
  const allowed = [...(shape.sources ?? []), ...fields.filter((each) => each.kind === 'source').map((each) => each.name)]
  const place = field.sources?.find((name) => allowed.includes(name))
  const tables = path.map((_, count) => at(data, path.slice(0, count))).filter(isData)
  if (!place || value === undefined || sourceOf(field, tables) === 'designed') return changed
  return put(changed, [...table, place], 'designed')
}

const free = (word: string, gap: string, taken: Set<string>): string => {
  let named = word
  for (let count = 2; taken.has(named.toUpperCase()); count += 1) named = `${word}${gap}${count}`
  taken.add(named.toUpperCase())
  return named
}

function everywhere(value: unknown, name: string, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) everywhere(each, name, found)
  else if (isData(value)) {
    for (const [key, below] of Object.entries(value)) {
      if (key === name && typeof below === 'string') found.add(below.toUpperCase())
      else everywhere(below, name, found)
    }
  }
  return found
}

function fresh(value: unknown, ids: Set<string>, names: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => fresh(each, ids, names))
  if (!isData(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => {
      if (typeof below === 'string' && key === 'id') return [key, free(below, '-', ids)]
      if (typeof below === 'string' && key === 'name') return [key, free(below, ' ', names)]
      return [key, fresh(below, ids, names)]
    }),
  )
}

/** The pack with a blank entry more in a list, after the last of its kind, and where it stands. */
export function added(data: PackData, path: Path, field: Field, kind: string): { data: PackData; place: number } {
  const list = entriesOf(at(data, path))
  const blank = field.blanks?.find((each) => each.kind === kind) ?? field.blanks?.[0]
  const entry = fresh(blank?.entry ?? {}, everywhere(data, 'id'), everywhere(data, 'name'))
  const by = field.shape?.by
  const alike = by ? list.findLastIndex((each) => each[by] === kind) : -1
  const place = alike >= 0 && field.key ? alike + 1 : list.length
  return { data: put(data, path, list.toSpliced(place, 0, entry as PackData)), place }
}

/** An entry as one of another kind: what both have stays, the rest comes from the blank. */
export function turned(entry: PackData, field: Field, kind: string): PackData {
  const shape = field.shape!
  const blank = field.blanks?.find((each) => each.kind === kind)?.entry ?? {}
  const changed: PackData = { ...blank }
  const sources = new Set(shape.sources ?? [])
  for (const each of fieldsOf(shape, { [shape.by!]: kind })) {
    if (each.name === shape.by || !(each.name in entry)) continue
    const value = entry[each.name]
    if (each.kind === 'entries') {
      const inner = each.shape?.by ? each.shape.fields.find((one) => one.name === each.shape!.by) : undefined
      const fits = entriesOf(value).filter((one) => {
        const word = inner?.choices?.find((choice) => choice.value === one[inner.name])
        return !word?.for || word.for.includes(kind)
      })
      if (fits.length > 0) changed[each.name] = fits
    } else if (each.kind !== 'choice' || !each.choices || each.choices.some((choice) => choice.value === value)) changed[each.name] = value
    const place = each.sources?.[0]
    if (place && place in entry) changed[place] = entry[place]
  }
  for (const name of sources) if (name === 'source' && name in entry) changed[name] = entry[name]
  changed[shape.by!] = kind
  return changed
}

export type Mark = '' | 'new' | 'changed' | 'off'

/** How an entry differs from the one in the box that is called the same. */
export function markOf(entry: PackData, field: Field, box: readonly PackData[]): Mark {
  if (field.off && entry[field.off] === 0) return 'off'
  const key = field.key ?? 'id'
  const old = box.find((each) => each[key] === entry[key])
  if (!old) return 'new'
  return same(old, entry) ? '' : 'changed'
}

const beginsWith = (way: Path, path: Path) => path.every((step, place) => way[place] === step)

/** What is wrong at this very place. */
export const wrongAt = (problems: readonly PackProblem[], path: Path): string[] =>
  problems.filter((problem) => problem.path.length === path.length && beginsWith(problem.path, path)).map((problem) => problem.message)

/** What is wrong as one says it at the bench: which pack it is is known there, and a card has a name. */
export function plainly(problem: PackProblem, data: PackData): PackProblem {
  const sentence = problem.message.replace(/^[\w-]+ pack: /, '')
  const entry = at(data, problem.path.slice(0, 2))
  const name = isData(entry) && typeof entry['name'] === 'string' ? entry['name'].trim() : ''
  const place = isData(entry) ? `${problem.path[0]} '${String(entry['id'])}': ` : ''
  return { path: problem.path, message: name && sentence.startsWith(place) ? `${name}: ${sentence.slice(place.length)}` : sentence }
}

/** What is wrong here or anywhere below. */
export const wrongBelow = (problems: readonly PackProblem[], path: Path): PackProblem[] => problems.filter((problem) => beginsWith(problem.path, path))

/** A name of the TOML as a person would write it. */
export function words(name: string): string {
  const plain = name.replaceAll('_', ' ').replaceAll('-', ' ').replace(/\b(ap|vp|sp)\b/g, (brief) => brief.toUpperCase())
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What stands for a number in a sentence with a noun of its own, and for what is named in fields further down. */
const COUNTED: Record<string, string> = { cards: 'card', random: 'random card', opponents: 'opponent' }
const NAMED: Record<string, string> = { attacks: 'the attacks named below', named: 'the cards named below' }

/** What a choice means, with the numbers that stand beside it: by their names, or counted among its own fields. */
export function told(choice: Choice, entry: PackData, shape?: Shape): string {
  if (!choice.about) return words(choice.value)
  const own = (shape?.variants?.[choice.value] ?? []).map((field) => field.name)
  return choice.about.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = entry[/^\d+$/.test(name) ? (own[Number(name)] ?? name) : name]
    if (typeof value === 'number' || typeof value === 'string') return String(value)
    const count = entry['n']
    if (typeof count !== 'number') return NAMED[name] ?? 'some'
    if (name === 'signed') return count < 0 ? String(count) : `+${count}`
    if (name in COUNTED) return `${count} ${COUNTED[name]}${count === 1 ? '' : 's'}`
    return NAMED[name] ?? 'some'
  })
}

/** What stands in the box at this place; entries are found by what they are called, not by where they stand. */
export function inBox(box: unknown, data: unknown, path: Path): unknown {
  let [there, now] = [box, data]
  for (const step of path) {
    const entry = at(now, [step])
    const id = Array.isArray(now) && isData(entry) ? entry['id'] : undefined
    there = id === undefined ? at(there, [step]) : entriesOf(there).find((each) => each['id'] === id)
    now = entry
  }
  return there
}
