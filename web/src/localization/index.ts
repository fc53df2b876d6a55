// Texts in the client's language: `t` formats a message of the client, `localize` the messages in what the hall sends.
import { transport } from '../api/transport'
import { isHomeArea } from './areas'
import { addArea, allAreas, areaOfMessage, areasOf, fetchCatalog } from './catalogs'
import { Formatter } from './formatter'
import { isPseudo, language } from './language'
import { type Argument, NO_TABLE, type Reader, type Text } from './text'

const formatter = new Formatter(language, isPseudo)

/** Loads the catalogs of these areas. Call it before anything uses their messages. */
export async function loadAreas(...names: string[]): Promise<void> {
  const missing = names.flatMap(areasOf).filter((area) => !formatter.has(area))
  await Promise.all(missing.map(async (area) => formatter.add(area, await fetchCatalog(area, language))))
}

/** Loads the catalogs that the home page needs. */
export function loadHomeAreas(): Promise<void> {
  return loadAreas(...allAreas().filter(isHomeArea))
}

/** Loads a page's module together with the areas of its texts. */
export async function withAreas<T>(page: Promise<T>, ...names: string[]): Promise<T> {
  const [loaded] = await Promise.all([page, loadAreas(...names)])
  return loaded
}

/** Loads a game's catalogs. For a game that the client does not know, the hall sends them. */
export async function loadGame(game: string): Promise<void> {
  if (areasOf(game).length > 0) return loadAreas(game)
  const fetchFromHall = async (of: string) => {
    const response = await transport.request('GET', `/api/games/${game}/locales/${of}`)
    return response.status < 400 ? String(JSON.parse(response.text)) : ''
  }
  const [catalog, english] = await Promise.all([fetchFromHall(language), language === 'en' ? '' : fetchFromHall('en')])
  addArea(game)
  formatter.add(game, catalog, english)
}

/** The text of a message. The area of its id must be loaded. */
export function t(id: string, args?: Record<string, Argument>): string {
  return formatter.format(args ? { msg: id, args } : { msg: id })
}

/** Texts as one: a list such as "Ann, Bo and Cleo", or sentences in a row. */
export function joinTexts(style: 'comma' | 'and' | 'or' | 'sentences', items: readonly string[]): string {
  return formatter.format({ msg: `join-${style}`, args: { items: [...items] } })
}

export function formatText(text: Text, reader: Reader = NO_TABLE): string {
  return formatter.format(text, reader)
}

/** A copy of what the hall sent, with all messages formatted. Only objects with a message change. */
export function localize<T>(value: T, reader: Reader = NO_TABLE): T {
  return localizeValue(value, reader) as T
}

function localizeValue(value: unknown, reader: Reader): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'object' || typeof value[0] === 'string' ? value.map((each) => localizeValue(each, reader)) : value
  if (typeof value !== 'object' || value === null) return value
  if ('msg' in value) return formatter.format(value as unknown as Text, reader)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, localizeValue(each, reader)]))
}

/** Loads the areas of all messages in what the hall sent. */
export async function loadAreasIn(value: unknown): Promise<void> {
  if (!isLoaded(value)) await loadAreas(...areasIn(value))
}

/** Whether the areas of all messages in what the hall sent are loaded. */
export function isLoaded(value: unknown): boolean {
  return [...areasIn(value)].every((area) => formatter.has(area))
}

function areasIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) areasIn(each, found)
  else if (typeof value === 'object' && value !== null) {
    const area = 'msg' in value ? areaOfMessage(String(value.msg)) : null
    if (area) found.add(area)
    for (const each of Object.values(value)) areasIn(each, found)
  }
  return found
}
