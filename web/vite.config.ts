// How the client is built: Svelte, and the few icons that it uses out of the four thousand of game-icons.
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const hall = process.env.KWOON_HALL ?? 'http://127.0.0.1:8000'

/** `virtual:icons/fight` is a module with the drawings listed under "fight" in icons.json. */
function icons(): Plugin {
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
  return {
    name: 'kwoon-icons',
    resolveId: (id) => (id.startsWith('virtual:icons/') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:icons/')) return null
      const set: string[] = read('./icons.json')[id.slice('\0virtual:icons/'.length)]
      const all = read('./node_modules/@iconify-json/game-icons/icons.json').icons
      const drawn: Record<string, string> = {}
      for (const name of set) {
        if (!all[name]) throw new Error(`icons.json names '${name}', which game-icons does not have.`)
        drawn[name] = all[name].body
      }
      return `export default ${JSON.stringify(drawn)}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), icons()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': { target: hall, ws: true }, '/schema': hall } },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
})
