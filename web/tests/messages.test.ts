// The catalogs of the client agree with its code, in every language, and no text is written out in the code.
import { readFileSync, readdirSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentParser, Junk, Message, Visitor, type VariableReference } from '@fluent/syntax'
import { expect, test } from 'vitest'
import { areaOf } from '../src/localization/areas'
import { SOURCE, codeFiles, readFindings } from './messages'

const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans']
/** Kinds of cards and moves whose ids have a space. */
const IDS = ['finishing move', 'improved weapon', 'improved stance', 'chi restoration', 'coconut off']

class Arguments extends Visitor {
  readonly names = new Set<string>()
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name.replace(/-(is|count)$/, ''))
  }
}

interface Entry {
  place: string
  args: Set<string>
  text: string
}

function readCatalogs(language: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const files = readdirSync(SOURCE, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'))
  for (const path of files.filter((each) => each.endsWith(`/${language}.ftl`))) {
    const area = areaOf(path)
    const text = readFileSync(SOURCE + path, 'utf8')
    for (const entry of new FluentParser({ withSpans: true }).parse(text).body) {
      if (entry instanceof Junk) throw new Error(`${path} cannot be parsed: ${entry.content}`)
      if (!(entry instanceof Message)) continue
      const visitor = new Arguments()
      visitor.visit(entry)
      expect(entry.id.name.startsWith(`${area}-`), `${path}: ${entry.id.name} begins with its area`).toBe(true)
      expect(entries.has(entry.id.name), `${path}: ${entry.id.name} is defined once`).toBe(false)
      entries.set(entry.id.name, { place: path, args: visitor.names, text: text.slice(entry.span!.start, entry.span!.end) })
    }
  }
  return entries
}

const catalogs = new Map(LANGUAGES.map((language) => [language, readCatalogs(language)]))
const english = catalogs.get('en')!
const files = codeFiles()
const findings = readFindings(files)

test('every message that the code uses exists, with the same arguments', () => {
  const wrong = findings.uses.flatMap(({ place, ids, args }) =>
    ids.flatMap((id) => {
      const entry = english.get(id)
      if (!entry) return /^(core|hall)-/.test(id) ? [] : [`${place}: no catalog has '${id}'`]
      const passed = args && [...args].sort().join()
      return passed !== null && passed !== [...entry.args].sort().join() ? [`${place}: '${id}' has the arguments ${[...entry.args].sort().join() || 'none'}, but the code passes ${passed || 'none'}`] : []
    }),
  )
  expect([...wrong, ...findings.unreadable.map((each) => `${each}: write out the id`)]).toEqual([])
})

test('every message in a catalog is used', () => {
  const used = new Set(findings.uses.flatMap((use) => use.ids))
  expect([...english.keys()].filter((id) => !used.has(id))).toEqual([])
})

test.each(LANGUAGES.slice(1))('%s has every message, with arguments that English has', (language) => {
  const translated = catalogs.get(language)!
  const missing = [...english.keys()].filter((id) => !translated.has(id))
  const unknown = [...translated.keys()].filter((id) => !english.has(id))
  const wrong = [...translated].filter(([id, { args }]) => [...args].some((name) => !english.get(id)?.args.has(name))).map(([id]) => id)
  expect({ missing, unknown, wrong }).toEqual({ missing: [], unknown: [], wrong: [] })
})

test.each(LANGUAGES)('every message in %s can be formatted', (language) => {
  for (const [id, { text, args }] of catalogs.get(language)!) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    for (const number of [0, 1, 2, 5]) {
      const values = Object.fromEntries([...args].flatMap((name) => [[name, number], [`${name}-count`, number], [`${name}-is`, number % 2 ? 'you' : 'other']]))
      const errors: Error[] = []
      expect(bundle.formatPattern(bundle.getMessage(id)!.value!, values, errors), id).toBeTruthy()
      expect(errors, id).toEqual([])
    }
  }
})

test('no text is written out in the code', () => {
  // Languages and browsers have their own names, and the site runs Python code.
  const isOpen = (line: string) => /^(localization\/language|people\/device_name|site\/python)\.ts/.test(line) || IDS.some((id) => line.endsWith(`: ${id}`))
  expect(findings.literals.filter((line) => !isOpen(line))).toEqual([])
})
