// Writes gzip and brotli copies of the built client's text files, so that the server never compresses at runtime.
// Not for the static site: its host compresses, and its service worker lists every file.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/
/** Files that the lab and the printing of cards read from disk; no page loads them. */
const NOT_SERVED = /^(print\/|report\.html$)/
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1000
const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')

const brotli = (data) =>
  brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  })

let before = 0
const after = { gz: 0, br: 0 }
for (const entry of readdirSync(dist, { recursive: true })) {
  const name = String(entry).replaceAll('\\', '/')
  if (!TEXT.test(name) || NOT_SERVED.test(name)) continue
  const data = readFileSync(join(dist, name))
  if (data.length < MIN_BYTES) continue
  before += data.length
  for (const [kind, made] of [['gz', gzipSync(data, { level: 9 })], ['br', brotli(data)]]) {
    writeFileSync(join(dist, `${name}.${kind}`), made)
    after[kind] += made.length
  }
}
const kilobytes = (bytes) => (bytes / 1000).toFixed(0)
console.log(`${kilobytes(before)} kB of text: ${kilobytes(after.gz)} kB as gzip, ${kilobytes(after.br)} kB as brotli`)
