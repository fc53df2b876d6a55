// Build of the report: one file with script, style and fonts. Python inserts the data, and the texts in one language
// (kwoon.lab.report.html).
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Leaves out Plot's maps, color schemes and dates, which a report does not use and which would take a tenth of its size. */
function leftOut(): Plugin {
  const none = new Set(['d3-geo', 'd3-scale-chromatic', 'd3-time-format'])
  const names = async (id: string) => Object.keys(await import(id))
  return {
    name: 'kwoon-left-out',
    enforce: 'pre',
    resolveId: (id) => (none.has(id) ? `\0none:${id}` : null),
    async load(id) {
      if (!id.startsWith('\0none:')) return null
      const all = await names(id.slice('\0none:'.length))
      return `const none = () => ({})\nexport { ${all.map((name) => `none as ${name}`).join(', ')} }`
    },
  }
}

/** Leaves out the drawn characters that no game's English title needs. Readers of Chinese have a font. */
function fewerSigns(): Plugin {
  const games = new URL('../src/kwoon/games/', import.meta.url)
  const catalogs = readdirSync(games).map((game) => new URL(`${game}/locales/about/en.ftl`, games)).filter(existsSync)
  const needed = new Set(catalogs.flatMap((file) => readFileSync(file, 'utf8').match(/\p{Script=Han}/gu) ?? []))
  return {
    name: 'kwoon-fewer-signs',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/theme/chinese_characters.ts') ? code.replace(/^ {2}(\p{Script=Han}): .*\n/gmu, (line, sign) => (needed.has(sign) ? line : '')) : null),
  }
}

/** Where to read the licenses of packages that come without them. */
const LICENSE_PLACES: Record<string, string> = { 'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0' }

/** License texts of the bundled packages, each text once, below the copyright holders of its packages. */
function thanks(modules: string[]): string {
  const homes = new Set(modules.flatMap((id) => id.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []))
  const terms = new Map<string, string[]>()
  for (const home of [...homes].sort()) {
    const file = ['LICENSE', 'LICENSE.md', 'license'].map((name) => `${home}/${name}`).find(existsSync)
    if (!file) {
      const about = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'))
      const place = LICENSE_PLACES[about.license]
      if (!place) throw new Error(`${home} comes without its license.`)
      const text = `Under ${about.license}: ${place}`
      terms.set(text, [...(terms.get(text) ?? []), `${about.name}: ${about.author}`])
      continue
    }
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const whose = lines.filter((line) => /^Copyright/i.test(line.trim())).join(' ').trim()
    const text = lines.filter((line) => !/^Copyright|^The MIT|^MIT License/i.test(line.trim())).join(' ').replace(/\s+/g, ' ').trim()
    terms.set(text, [...(terms.get(text) ?? []), `${home.split('/node_modules/')[1]}: ${whose}`])
  }
  return [...terms].map(([text, all]) => `${all.join('\n')}\n${text}`).join('\n\n').replaceAll('--', '- -')
}

/** Writes the catalogs, without comments, beside the page. */
function texts(): Plugin {
  const folder = new URL('./src/report/locales/', import.meta.url)
  return {
    name: 'kwoon-report-texts',
    enforce: 'post',
    generateBundle() {
      for (const file of readdirSync(folder)) {
        const source = readFileSync(new URL(file, folder), 'utf8').replace(/^#.*\n|^\n/gm, '')
        this.emitFile({ type: 'asset', fileName: `report-texts/${file}`, source })
      }
    },
  }
}

/** Inlines scripts and styles into the page. */
function inOne(): Plugin {
  return {
    name: 'kwoon-in-one',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['report.html']
      if (page?.type !== 'asset') throw new Error('There is no report.html.')
      let script = ''
      let style = ''
      const modules: string[] = []
      for (const [name, file] of Object.entries(bundle)) {
        if (name === 'report.html') continue
        if (file.type === 'chunk') {
          script += file.code
          modules.push(...Object.keys(file.modules))
        } else if (name.endsWith('.css')) style += file.source
        else throw new Error(`The report must not need '${name}'.`)
        delete bundle[name]
      }
      const inside = script.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '\\x3C!--')
      page.source = String(page.source)
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
        .replace('</head>', () => `<style>${style.trim()}</style>\n  </head>`)
        .replace('</body>', () => `<script type="module">${inside}</script>\n<!-- Headings are set in Fraunces, under the SIL Open Font License 1.1.\n\n${thanks(modules)}\n-->\n  </body>`)
    },
  }
}

export default defineConfig({
  plugins: [svelte(), leftOut(), fewerSigns(), inOne(), texts()],
  publicDir: false,
  build: {
    target: 'es2022',
    // Keep the client, which was built before.
    emptyOutDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: { input: 'report.html' },
  },
})
