// Formats the texts in the hall's responses in English, for the pages without scripts.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'

const sources = fileURLToPath(new URL('../src/kwoon/', import.meta.url))
const bundle = new FluentBundle('en', { useIsolating: false })
for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' }))
  if (/[\\/]locales[\\/].*\ben\.ftl$/.test(path)) bundle.addResource(new FluentResource(readFileSync(sources + path, 'utf8')))

const pattern = (id) => bundle.getMessage(id)?.value

/** A copy of a response with all messages formatted. */
export function inEnglish(value) {
  if (Array.isArray(value)) return value.map(inEnglish)
  if (typeof value !== 'object' || value === null) return value
  return 'msg' in value ? format(value) : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inEnglish(each)]))
}

function format({ msg, args = {}, or }) {
  if (msg.startsWith('join-')) return join(msg.slice('join-'.length), inEnglish(args.items))
  if (!pattern(msg)) {
    if (or) return or
    throw new Error(`No catalog has the message '${msg}'.`)
  }
  const values = Object.entries(args).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, join('comma', inEnglish(value))], [`${name}-count`, value.length]] : [[name, inEnglish(value)]],
  )
  return bundle.formatPattern(pattern(msg), Object.fromEntries(values))
}

function join(style, texts) {
  const separators = { sentences: ' ', words: ' ', lines: '\n' }
  if (style in separators) return texts.join(separators[style])
  if (style === 'comma' || texts.length < 2) return texts.join(', ')
  return bundle.formatPattern(pattern(`core-list-${style}`), { first: texts.slice(0, -1).join(', '), last: texts.at(-1) })
}
