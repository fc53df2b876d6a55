// The catalogs, one file per area and language, fetched when needed.
import { areaOf, isRareArea } from './areas'

type Load = () => Promise<string>

const files: Record<string, Load> = {
  ...import.meta.glob<string>('../../../src/kwoon/{bots,core,hall,lab,printing}/locales/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/kwoon/{bots,core,lab}/locales/{errors,schema,study}/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/kwoon/games/*/locales/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/kwoon/games/*/locales/{about,cards,errors,lesson,schema}/*.ftl', { import: 'default' }),
  // The report is built by itself.
  ...import.meta.glob<string>(['../**/locales/**/*.ftl', '!../report/**'], { import: 'default' }),
}

const loads = new Map<string, Load>()
for (const [path, load] of Object.entries(files)) {
  const language = path.split('/').at(-1)!.replace('.ftl', '')
  loads.set(`${areaOf(path)} ${language}`, load)
}
const areas = new Set([...loads.keys()].map((key) => key.split(' ')[0]!))

/** Adds an area whose catalog comes from elsewhere. */
export function addArea(area: string): void {
  areas.add(area)
}

/** The area that a message belongs to: the longest one that begins its id. */
export function areaOfMessage(id: string): string | null {
  const words = id.split('-')
  for (let end = words.length; end > 0; end--) {
    const area = words.slice(0, end).join('-')
    if (areas.has(area)) return area
  }
  return null
}

/** The areas whose names begin with this one: those of a game, for example. Those that are rarely needed are loaded
 *  only for the messages in them. */
export function areasOf(name: string): string[] {
  return [...areas].filter((area) => area === name || (area.startsWith(`${name}-`) && !isRareArea(area)))
}

/** All areas with a catalog. */
export function allAreas(): string[] {
  return [...areas]
}

/** Fetches a catalog. The build completes catalogs with English messages, so only a missing file needs another one. */
export async function fetchCatalog(area: string, language: string): Promise<string> {
  const load = loads.get(`${area} ${language}`) ?? loads.get(`${area} en`)
  return load ? await load() : ''
}
