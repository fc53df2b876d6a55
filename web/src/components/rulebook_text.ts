// The rules as people read and search them: the hall's chapters, with the clauses and cards that each passage is about.
import type { Chapter, Clause, Face, Passage } from '../api/protocol'
import { figures } from './bot_portraits'

/** Cards that differ in their numbers only. */
export interface Sort {
  face: Face
  figures: string
}

export interface Shown {
  key: string
  passage: Passage
  /** Where the passage has no text of its own, the clauses that say it. */
  said: Clause[]
  /** What lies folded below: the exact clauses of its text, and rarer cases. */
  below: Clause[]
  cards: Sort[]
  /** Whether what is sought stands in what is folded. */
  deep: boolean
}

export interface ShownChapter {
  key: string
  title: string
  passages: Shown[]
}

const words = (sought: string) => sought.toLowerCase().split(/\s+/).filter(Boolean)

/** What begins like this: "coin" finds coins, "me" finds MeResponse! and not some. */
const beginning = (parts: readonly string[]) => `(?<![\\p{L}\\d])(${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`

export interface Found {
  chapters: ShownChapter[]
  /** What was found: the whole of what was sought where it stands together somewhere, or else its words. */
  parts: string[]
}

/** What of the chapters holds what is sought; all of them, if nothing is. */
export function search(chapters: readonly Chapter[], rules: readonly Clause[], faces: readonly Face[], sought: string): Found {
  const whole = [sought.trim()].filter(Boolean)
  const together = sifted(chapters, rules, faces, whole)
  if (together.length > 0) return { chapters: together, parts: whole }
  const parts = words(sought)
  return { chapters: sifted(chapters, rules, faces, parts), parts }
}

function sifted(chapters: readonly Chapter[], rules: readonly Clause[], faces: readonly Face[], wanted: readonly string[]): ShownChapter[] {
  const byId = new Map(rules.map((clause) => [clause.id, clause]))
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const sought = wanted.map((word) => new RegExp(beginning([word]), 'iu'))
  return chapters
    .map((chapter, at) => ({
      key: `chapter-${at}`,
      title: chapter.title,
      passages: chapter.passages.flatMap((passage, place) => {
        const clauses = named(passage.clauses)
        const said = passage.text ? [] : clauses
        const below = [...(passage.text ? clauses : []), ...named(passage.details)]
        const all: Shown = { key: `passage-${at}-${place}`, passage, said, below, cards: sorts(faces, passage.kinds), deep: false }
        return sought.length > 0 ? sift(all, chapter.title, sought) : [all]
      }),
    }))
    .filter((chapter) => chapter.passages.length > 0)
}

/** What of a passage is found, if anything. */
function sift(shown: Shown, chapter: string, sought: RegExp[]): Shown[] {
  const { passage, said, below } = shown
  const holds = (...texts: string[]) => sought.every((word) => word.test(texts.join('\n')))
  const deep = below.some((clause) => holds(clause.text, clause.reason, clause.id))
  const cards = shown.cards.filter(({ face, figures }) => holds(face.name, face.kind, face.text, figures))
  const plain = holds(chapter, passage.title, passage.text, ...passage.points, ...said.map((clause) => `${clause.text} ${clause.reason} ${clause.id}`))
  return plain || deep || cards.length > 0 ? [{ ...shown, cards, deep }] : []
}

function sorts(faces: readonly Face[], kinds: readonly string[]): Sort[] {
  const alike = new Map<string, Face[]>()
  for (const face of faces) {
    if (!kinds.includes(face.kind)) continue
    const key = `${face.name}|${face.text}`
    alike.set(key, [...(alike.get(key) ?? []), face])
  }
  return [...alike.values()].map((all) => {
    const face = all[0]!
    const first = face.numbers[0]
    const several = all.length > 1 && first ? `${first.name} ${all.map((each) => each.numbers[0]!.value).join(', ')}` : ''
    return { face, figures: several || figures(face).join(', ') }
  })
}

/** The passage in which a clause has its place. */
export function placeOf(chapters: readonly ShownChapter[], clause: string): Shown | undefined {
  return chapters.flatMap((chapter) => chapter.passages).find(({ passage }) => passage.clauses.includes(clause) || passage.details.includes(clause))
}

/** The passage to which a question belongs. */
export function placeOfAsk(chapters: readonly ShownChapter[], word: string): Shown | undefined {
  return chapters.flatMap((chapter) => chapter.passages).find(({ passage }) => passage.prompts.includes(word))
}

/** A text with what was found set apart. */
export function pieces(text: string, parts: readonly string[]): { text: string; hit: boolean }[] {
  const long = parts.filter((part) => part.length > 1)
  if (long.length === 0) return [{ text, hit: false }]
  return text.split(new RegExp(beginning(long), 'iu')).map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
}

/** Where in the rulebook a clause comes from, in words. */
export function origin(clause: Clause): string {
  const section = clause.section.replace(/^\(|\)$/g, '')
  return section === 'silent' ? 'The rulebook is silent' : `Rulebook: ${section}`
}
