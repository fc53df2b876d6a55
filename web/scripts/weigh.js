// Reports the gzipped size of the first load without fonts in the largest language, and the size of an empty report; fails above the limits.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT = 150_000
const REPORT = 420_000
const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')
const page = readFileSync(join(dist, 'index.html'), 'utf8')
const files = ['/index.html', ...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((hit) =>
  typeof hit === 'string' ? hit : hit[1],
)
// The script fetches the texts of one language.
const texts = readdirSync(join(dist, 'assets')).filter((name) => /^text-home-.*\.js$/.test(name)).map((name) => `/assets/${name}`)
const weightOf = (file) => gzipSync(readFileSync(join(dist, file))).length
files.push(...texts.sort((one, other) => weightOf(other) - weightOf(one)).slice(0, 1))
let total = 0
for (const file of new Set(files)) {
  const size = weightOf(file)
  total += size
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${file}`)
}
console.log(`${(total / 1000).toFixed(1).padStart(8)} kB  first load, gzipped, without fonts (limit ${LIMIT / 1000} kB)`)
if (total > LIMIT) {
  console.error('The first load is too heavy: load a part of it later.')
  process.exit(1)
}

// A report is a single file that includes its fonts, so that people can send it to others.
const report = readFileSync(join(dist, 'report.html')).length
console.log(`${(report / 1000).toFixed(1).padStart(8)} kB  /report.html, without numbers (limit ${REPORT / 1000} kB)`)
if (report > REPORT) {
  console.error('The report is too heavy: leave something out of it.')
  process.exit(1)
}
