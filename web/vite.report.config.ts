// Build of the report: one file with script, style and fonts. Python inserts the data (kwoon.lab.report.html).
import { existsSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Leaves out Plot's maps and color schemes, which a report does not use and which would take a tenth of its size. */
function leftOut(): Plugin {
  const none = new Set(['d3-geo', 'd3-scale-chromatic'])
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

/** License texts of the bundled packages, each text once, below the copyright holders of its packages. */
function thanks(modules: string[]): string {
  const homes = new Set(modules.flatMap((id) => id.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []))
  const terms = new Map<string, string[]>()
  for (const home of [...homes].sort()) {
    const file = ['LICENSE', 'LICENSE.md', 'license'].map((name) => `${home}/${name}`).find(existsSync)
    if (!file) throw new Error(`${home} comes without its license.`)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const whose = lines.filter((line) => /^Copyright/i.test(line.trim())).join(' ').trim()
    const text = lines.filter((line) => !/^Copyright|^The MIT|^MIT License/i.test(line.trim())).join(' ').replace(/\s+/g, ' ').trim()
    terms.set(text, [...(terms.get(text) ?? []), `${home.split('/node_modules/')[1]}: ${whose}`])
  }
  return [...terms].map(([text, all]) => `${all.join('\n')}\n${text}`).join('\n\n').replaceAll('--', '- -')
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
  plugins: [svelte(), leftOut(), inOne()],
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
