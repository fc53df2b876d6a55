// Build of the client: Svelte, and only the used icons of game-icons.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { areaOf, isHomeArea } from './src/localization/areas'
import { SIGNS } from './src/theme/chinese_characters'

/** Fonts for printed cards, in addition to those that the games use. */
const PRINTED = ['fraunces/files/fraunces', 'inter/files/inter'].flatMap((font) =>
  ['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'].map((cut) => `@fontsource/${font}-${cut}-normal`),
)
const hall = process.env.KWOON_HALL ?? 'http://127.0.0.1:8000'
/** Whether to build the static site (make site), which uses relative URLs. */
const SITE = process.env.VITE_SITE_VERSION !== undefined
const HOME = SITE ? './' : '/'
const GAMES = new URL('./src/games/', import.meta.url)

/**
 * `virtual:icons/hall` is a module with the icons listed under "hall" in src/kwoon/icons.json, `virtual:icons/GAME` one
 * with the icons in the game's own icons.json, and `virtual:icons/all` one with all icons. The icons come from game-icons,
 * or from a game's drawings.json: our own drawings, as SVG paths in a 512 × 512 box.
 * The build also writes the icons and the fonts for printed cards to print/.
 */
function icons(): Plugin {
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
  const drawings = (set: string): Record<string, string> => {
    const lists: Record<string, string[]> = read('../src/kwoon/icons.json')
    const ownDrawings: Record<string, string[]> = {}
    for (const folder of readdirSync(new URL('../src/kwoon/games', import.meta.url))) {
      const file = `../src/kwoon/games/${folder}/icons.json`
      if (existsSync(new URL(file, import.meta.url))) lists[folder.replaceAll('_', '-')] = read(file)
      const drawingsFile = file.replace('icons.json', 'drawings.json')
      if (existsSync(new URL(drawingsFile, import.meta.url))) Object.assign(ownDrawings, read(drawingsFile))
    }
    const names = set === 'all' ? Object.values(lists).flat() : lists[set]
    if (!names) throw new Error(`There are no icons for '${set}'. Add an icons.json to the game's folder.`)
    const all = read('./node_modules/@iconify-json/game-icons/icons.json').icons
    const drawn: Record<string, string> = {}
    for (const name of names) {
      const own = ownDrawings[name]
      if (own) drawn[name] = own.map((path) => `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`).join('')
      else if (all[name]) drawn[name] = all[name].body
      else throw new Error(`icons.json names '${name}', which neither game-icons nor a drawings.json has.`)
    }
    return drawn
  }
  return {
    name: 'kwoon-icons',
    resolveId: (id) => (id.startsWith('virtual:icons/') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:icons/')) return null
      return `export default ${JSON.stringify(drawings(id.slice('\0virtual:icons/'.length)))}`
    },
    generateBundle() {
      const drawn = { icons: drawings('all'), shapes: read('./src/theme/shapes.json'), back: SIGNS['館'] }
      this.emitFile({ type: 'asset', fileName: 'print/drawings.json', source: JSON.stringify(drawn) })
      const styles = readdirSync(GAMES, { recursive: true }).map(String).filter((path) => path.endsWith('.css'))
      const signs = styles.map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), GAMES), 'utf8'))
      const files = [...PRINTED, ...signs.join('').matchAll(/@fontsource\/[\w/-]+(?=\.woff2)/g)].map(String)
      for (const file of new Set(files)) {
        const source = readFileSync(new URL(`./node_modules/${file}.woff`, import.meta.url))
        this.emitFile({ type: 'asset', fileName: `print/${file.split('/').at(-1)!}.woff`, source })
      }
    },
  }
}

/** The messages of a catalog by their ids, without the comments for translators. */
function messagesOf(file: string): Map<string, string> {
  const text = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
  return new Map(text.split(/^(?=-?[A-Za-z][\w-]* *=)/m).map((message) => [message.split('=')[0]!.trim(), message]))
}

/** Catalogs (`*.ftl`) are modules with their text. Messages that a language lacks are added in English. */
export function catalogs(): Plugin {
  return {
    name: 'kwoon-catalogs',
    load(id) {
      if (!id.endsWith('.ftl')) return null
      const english = id.replace(/[^/]+$/, 'en.ftl')
      const messages = new Map([...(existsSync(english) ? messagesOf(english) : []), ...messagesOf(id)])
      return `export default ${JSON.stringify([...messages.values()].join('').trim())}`
    },
  }
}

/** `virtual:chinese-font.css`: the faces of the font for Chinese in one weight and one format, without its Latin letters. */
function chineseFont(): Plugin {
  const id = 'virtual:chinese-font.css'
  return {
    name: 'kwoon-chinese-font',
    resolveId: (each) => (each === id ? `\0${id}` : null),
    load(each) {
      if (each !== `\0${id}`) return null
      const folder = fileURLToPath(new URL('./node_modules/@fontsource/lxgw-wenkai-tc/', import.meta.url))
      const faces = readFileSync(`${folder}400.css`, 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
      const chinese = faces.filter((face) => /lxgw-wenkai-tc-\d+-/.test(face))
      return chinese.join('\n').replace(/,\s*url\([^)]*\) format\('woff'\)/g, '').replaceAll('./files/', `${folder}files/`)
    },
  }
}

/** One chunk for the texts of the home page in one language, and one for each other area. */
function catalogChunk(id: string): string | null {
  if (!id.endsWith('.ftl')) return null
  const area = areaOf(id)
  return `text-${isHomeArea(area) ? 'home' : area}-${id.split('/').at(-1)!.replace('.ftl', '')}`
}

/** Web app manifest, and a seal without rounded corners for systems that mask icons. */
function install(): Plugin {
  const emit = (name: string, text: string) => ({ type: 'asset', fileName: name, source: text }) as const
  const seal = readFileSync(new URL('./public/seal.svg', import.meta.url), 'utf8')
  const whole = seal.replace(/<rect [^>]*>/, '<rect width="64" height="64" fill="#a8261c"/>')
  const icon = (src: string, purpose: string) => ({ src, purpose, type: 'image/svg+xml', sizes: 'any' })
  const manifest = {
    ...(SITE ? {} : { id: '/' }),
    name: 'Kwoon, a hall of kung-fu card games',
    short_name: 'Kwoon',
    description: 'Kung-fu card games, against friends or bots.',
    start_url: HOME,
    scope: HOME,
    display: 'standalone',
    background_color: '#f4ecd8',
    theme_color: '#f4ecd8',
    categories: ['games'],
    icons: [icon(`${HOME}seal.svg`, 'any'), icon(`${HOME}seal-whole.svg`, 'maskable')],
  }
  return {
    name: 'kwoon-install',
    apply: 'build',
    generateBundle() {
      this.emitFile(emit('seal-whole.svg', whole))
      this.emitFile(emit('manifest.webmanifest', JSON.stringify(manifest)))
    },
  }
}

/** Content security policy of the static site: allows WebAssembly and no external sources. */
function policy(): Plugin {
  const rules = readFileSync(new URL('../site/policy.txt', import.meta.url), 'utf8').trim().split('\n').join('; ')
  const meta = { tag: 'meta', attrs: { 'http-equiv': 'content-security-policy', content: rules }, injectTo: 'head-prepend' } as const
  return { name: 'kwoon-policy', apply: 'build', transformIndexHtml: () => [meta] }
}

export default defineConfig({
  base: HOME,
  resolve: { alias: { '#transport': fileURLToPath(new URL(SITE ? './src/site/local_transport.ts' : './src/api/server_transport.ts', import.meta.url)) } },
  worker: { format: 'es' },
  plugins: [svelte(), catalogs(), chineseFont(), icons(), install(), ...(SITE ? [policy()] : [])],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: catalogChunk }] } } },
  },
  server: { proxy: { '/api': { target: hall, ws: true }, '/schema': hall } },
  test: { environment: 'node', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
})
