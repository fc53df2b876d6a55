// A pack as a form, built from the schema that the hall sends, and functions that edit its data.
// Values are not validated here: the hall checks them, and its messages are shown at their fields.
import { formatText, t } from '../localization'
import type { NumberSource, PackData } from '../api/protocol'

export type Path = readonly (string | number)[]

export interface PackProblem {
  path: Path
  /** What is wrong. */
  problem: string
  /** The problem with the name of its entry. */
  message: string
}

export interface Choice {
  value: string
  /** Missing if `about` is the text on a card. */
  label?: string
  about?: string
  /** The kinds of parent entries that allow this choice; all kinds if it is missing. */
  for?: string[]
}

export interface Field {
  name: string
  label: string
  kind: 'id' | 'text' | 'number' | 'flag' | 'choice' | 'words' | 'icon' | 'source' | 'table' | 'entries'
  about: string
  optional?: boolean
  least?: number
  most?: number
  /** The addresses of other numbers that also limit this number. */
  least_at?: string
  most_at?: string
  follows?: unknown
  sources?: string[]
  fixed?: boolean
  length?: number
  copied?: unknown
  choices?: Choice[]
  names?: { entries: string; where?: string; among?: string[] }
  shape?: Shape
  /** What an entry is called, and a title for the list. */
  one?: string
  many?: string
  key?: string
  off?: string
  blanks?: { kind: string; entry: PackData }[]
}

export interface Shape {
  fields: Field[]
  sources?: string[]
  source_labels?: Record<string, string>
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
export const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other))

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isData(value)) return value
  return Object.fromEntries(Object.keys(value).sort().map((name) => [name, sortKeys(value[name])]))
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, step) => (found as Record<string | number, unknown> | undefined)?.[step], data)
}

/** The data with a different value at this path; undefined removes the value. Only the containers on the path are
 *  copied. */
export function withValue<T>(data: T, path: Path, value: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return value as T
  if (Array.isArray(data)) {
    const list = [...data]
    const inner = withValue(list[step as number], rest, value)
    if (inner === undefined) list.splice(step as number, 1)
    else list[step as number] = inner
    return list as T
  }
  const table = { ...(data as PackData) }
  const inner = withValue(table[step], rest, value)
  if (inner === undefined) delete table[step]
  else table[step] = inner
  return table as T
}

/** The fields of an entry: those of all entries, and those of its kind. */
export function fieldsOf(shape: Shape, entry: PackData): Field[] {
  const ownFields = shape.by ? (shape.variants?.[String(entry[shape.by])] ?? []) : []
  return [...shape.fields.filter((field) => !ownFields.some((each) => each.name === field.name)), ...ownFields]
}

/** A name in a pack as the reader's language shows it. Languages translate the names of the printed cards. */
export function translatedName(name: string, game: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim().replaceAll(' ', '-')
  return slug ? formatText({ msg: `${game}-cards-${slug}`, or: name }) : name
}

/** The choices for a field: those in the schema that match the parent entry's kind, and entries of the pack. */
export function choicesOf(field: Field, data: PackData, parentKind: string, game = ''): Choice[] {
  const fixed = (field.choices ?? []).filter((choice) => !choice.for || !parentKind || choice.for.includes(parentKind))
  if (!field.names) return fixed
  const { entries, where, among } = field.names
  const candidates = entriesOf(data[entries]).filter((entry) => !where || (among ?? []).includes(String(entry[where])))
  return [...fixed, ...candidates.map((entry) => ({ value: String(entry['id']), label: translatedName(String(entry['name'] || entry['id']), game) }))]
}

/** The bounds of a number, including those set by other numbers. */
export function bounds(field: Field, entry: PackData, data: PackData): { min: number; max: number } {
  const valueOf = (address: string | undefined, fallback: number) => {
    if (!address) return fallback
    const found = address.startsWith('.') ? entry[address.slice(1)] : valueAt(data, address.split('.'))
    return typeof found === 'number' ? found : fallback
  }
  const min = field.least ?? 0
  const max = field.most ?? 999
  return { min: Math.max(min, valueOf(field.least_at, min)), max: Math.min(max, valueOf(field.most_at, max)) }
}

/** The source of a number: the first of its source fields that is present, in the innermost table that has one. */
export function sourceOf(field: Field, tables: readonly PackData[]): string {
  for (const table of [...tables].reverse()) {
    for (const name of field.sources ?? []) if (typeof table[name] === 'string') return table[name]
  }
  return ''
}

/** The data with a different number, whose source is now designed. The source is set in the first of its source fields
 *  that its table allows, if any. */
export function withNumber(data: PackData, path: Path, field: Field, shape: Shape, value: number | undefined): PackData {
  const table = path.slice(0, -1)
  const changed = withValue(data, path, value)
  const entry = valueAt(data, table)
  const fields = isData(entry) ? fieldsOf(shape, entry) : shape.fields
  const allowed = [...(shape.sources ?? []), ...fields.filter((each) => each.kind === 'source').map((each) => each.name)]
  const sourceField = field.sources?.find((name) => allowed.includes(name))
  const tables = path.map((_, count) => valueAt(data, path.slice(0, count))).filter(isData)
  if (!sourceField || value === undefined || sourceOf(field, tables) === 'designed') return changed
  return withValue(changed, [...table, sourceField], 'designed')
}

const freeName = (word: string, separator: string, takenNames: Set<string>): string => {
  let candidate = word
  for (let count = 2; takenNames.has(candidate.toUpperCase()); count += 1) candidate = `${word}${separator}${count}`
  takenNames.add(candidate.toUpperCase())
  return candidate
}

function collectValues(value: unknown, name: string, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) collectValues(each, name, found)
  else if (isData(value)) {
    for (const [key, below] of Object.entries(value)) {
      if (key === name && typeof below === 'string') found.add(below.toUpperCase())
      else collectValues(below, name, found)
    }
  }
  return found
}

function withFreshNames(value: unknown, ids: Set<string>, names: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withFreshNames(each, ids, names))
  if (!isData(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => {
      if (typeof below === 'string' && key === 'id') return [key, freeName(below, '-', ids)]
      if (typeof below === 'string' && key === 'name') return [key, freeName(below, ' ', names)]
      return [key, withFreshNames(below, ids, names)]
    }),
  )
}

/** The pack with a new entry after the last of its kind in a list, and the index of that entry. */
export function withNewEntry(data: PackData, path: Path, field: Field, kind: string): { data: PackData; index: number } {
  const list = entriesOf(valueAt(data, path))
  const blank = field.blanks?.find((each) => each.kind === kind) ?? field.blanks?.[0]
  const entry = withFreshNames(blank?.entry ?? {}, collectValues(data, 'id'), collectValues(data, 'name'))
  const by = field.shape?.by
  const lastOfKind = by ? list.findLastIndex((each) => each[by] === kind) : -1
  const index = lastOfKind >= 0 && field.key ? lastOfKind + 1 : list.length
  return { data: withValue(data, path, list.toSpliced(index, 0, entry as PackData)), index }
}

/** An entry changed to a different kind: common fields stay, and the others come from the template. */
export function withKind(entry: PackData, field: Field, kind: string): PackData {
  const shape = field.shape!
  const blank = field.blanks?.find((each) => each.kind === kind)?.entry ?? {}
  const changed: PackData = { ...blank }
  const sources = new Set(shape.sources ?? [])
  for (const each of fieldsOf(shape, { [shape.by!]: kind })) {
    if (each.name === shape.by || !(each.name in entry)) continue
    const value = entry[each.name]
    if (each.kind === 'entries') {
      const kindField = each.shape?.by ? each.shape.fields.find((one) => one.name === each.shape!.by) : undefined
      const fittingEntries = entriesOf(value).filter((one) => {
        const choice = kindField?.choices?.find((each) => each.value === one[kindField.name])
        return !choice?.for || choice.for.includes(kind)
      })
      if (fittingEntries.length > 0) changed[each.name] = fittingEntries
    } else if (each.kind !== 'choice' || !each.choices || each.choices.some((choice) => choice.value === value)) changed[each.name] = value
    const sourceField = each.sources?.[0]
    if (sourceField && sourceField in entry) changed[sourceField] = entry[sourceField]
  }
  for (const name of sources) if (name === 'source' && name in entry) changed[name] = entry[name]
  changed[shape.by!] = kind
  return changed
}

export type Mark = '' | 'new' | 'changed' | 'off'

/** Whether an entry is switched off, or how it differs from the default pack's entry with the same key. */
export function markOf(entry: PackData, field: Field, defaultEntries: readonly PackData[]): Mark {
  if (field.off && entry[field.off] === 0) return 'off'
  const key = field.key ?? 'id'
  const old = defaultEntries.find((each) => each[key] === entry[key])
  if (!old) return 'new'
  return isEqual(old, entry) ? '' : 'changed'
}

const startsWith = (fullPath: Path, path: Path) => path.every((step, index) => fullPath[index] === step)

/** The problems at exactly this path. */
export const problemsAt = (problems: readonly PackProblem[], path: Path): string[] =>
  problems.filter((problem) => problem.path.length === path.length && startsWith(problem.path, path)).map(({ problem }) => problem)

/** A problem that the hall found, for the list of all problems. */
export function withEntryName({ path, problem }: { path: Path; problem: string }, data: PackData): PackProblem {
  const entry = valueAt(data, path.slice(0, 2))
  const name = isData(entry) ? String(entry['name'] ?? '').trim() || String(entry['id'] ?? '') : ''
  return { path, problem, message: name ? t('workshop-problem-in-entry', { entry: name, problem }) : problem }
}

/** The problems at this path or below it. */
export const problemsBelow = (problems: readonly PackProblem[], path: Path): PackProblem[] => problems.filter((problem) => startsWith(problem.path, path))

/** The label of a value among these choices; for cards' texts, the text. */
export function labelOf(value: string, choices: readonly Choice[]): string {
  const choice = choices.find((each) => each.value === value)
  return choice?.label ?? choice?.about ?? value
}

/** What the kinds of entries in a list are called. */
export function kindLabel(kind: string, list: Field): string {
  const { by, fields = [] } = list.shape ?? {}
  return labelOf(kind, fields.find((field) => field.name === by)?.choices ?? [])
}

const SOURCE_IDS = { printed: 'workshop-source-printed', inferred: 'workshop-source-inferred', found: 'workshop-source-found', designed: 'workshop-source-designed' } as const

/** The name of a source of numbers. */
export function sourceName(source: string): string {
  return source in SOURCE_IDS ? t(SOURCE_IDS[source as NumberSource]) : source
}

/** Placeholders for cards or attacks that other fields name. */
const LIST_IDS: Record<string, string> = { attacks: 'workshop-chosen-attacks', named: 'workshop-chosen-cards' }

/** A choice's description with the entry's values filled in. Its placeholders are field names or field indices. */
export function choiceText(choice: Choice, entry: PackData, shape?: Shape): string {
  if (!choice.about) return choice.label ?? choice.value
  const ownFields = (shape?.variants?.[choice.value] ?? []).map((field) => field.name)
  return choice.about.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = entry[/^\d+$/.test(name) ? (ownFields[Number(name)] ?? name) : name]
    if (typeof value === 'number' || typeof value === 'string') return String(value)
    return name in LIST_IDS ? t(LIST_IDS[name]!) : '…'
  })
}

/** The default pack's value at this path. Entries are matched by id, not by index. */
export function defaultValueAt(defaultData: unknown, data: unknown, path: Path): unknown {
  let [defaultValue, value] = [defaultData, data]
  for (const step of path) {
    const entry = valueAt(value, [step])
    const id = Array.isArray(value) && isData(entry) ? entry['id'] : undefined
    defaultValue = id === undefined ? valueAt(defaultValue, [step]) : entriesOf(defaultValue).find((each) => each['id'] === id)
    value = entry
  }
  return defaultValue
}
