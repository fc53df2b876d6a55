// The rules as people read and search them: the hall's chapters, with the clauses and cards that each passage is about.
import type { Chapter, Clause, Face, Passage } from '../wire/protocol'
import { figures } from './faces'

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

/** All chapters, or what of them holds every word that is sought. */
export function open(chapters: readonly Chapter[], rules: readonly Clause[], faces: readonly Face[], sought = ''): ShownChapter[] {
  const byId = new Map(rules.map((clause) => [clause.id, clause]))
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const wanted = words(sought)
  return chapters
    .map((chapter, at) => ({
      key: `chapter-${at}`,
      title: chapter.title,
      passages: chapter.passages.flatMap((passage, place) => {
        const clauses = named(passage.clauses)
        const said = passage.text ? [] : clauses
        const below = [...(passage.text ? clauses : []), ...named(passage.details)]
        const all: Shown = { key: `passage-${at}-${place}`, passage, said, below, cards: sorts(faces, passage.kinds), deep: false }
        return wanted.length > 0 ? sift(all, chapter.title, wanted) : [all]
      }),
    }))
    .filter((chapter) => chapter.passages.length > 0)
}

/** What of a passage is found, if anything. */
function sift(shown: Shown, chapter: string, wanted: string[]): Shown[] {
  const { passage, said, below } = shown
  const holds = (...texts: string[]) => wanted.every((word) => texts.join(' ').toLowerCase().includes(word))
  const deep = below.some((clause) => holds(clause.text, clause.why, clause.id))
  const cards = shown.cards.filter(({ face, figures }) => holds(face.name, face.kind, face.text, figures))
  const plain = holds(chapter, passage.title, passage.text, ...passage.points, ...said.map((clause) => `${clause.text} ${clause.why} ${clause.id}`))
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
  return chapters.flatMap((chapter) => chapter.passages).find(({ passage }) => passage.asks.includes(word))
}

/** A text with what is sought set apart: the whole of it, or else each word. */
export function pieces(text: string, sought: string): { text: string; hit: boolean }[] {
  const whole = sought.trim()
  const parts = [whole, ...words(sought)].filter((part) => part.length > 1)
  if (parts.length === 0) return [{ text, hit: false }]
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.split(new RegExp(`(${escaped.join('|')})`, 'i')).map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
}

/** Where in the rulebook a clause comes from, in words. */
export function origin(clause: Clause): string {
  const section = clause.section.replace(/^\(|\)$/g, '')
  return section === 'silent' ? 'The rulebook is silent' : `Rulebook: ${section}`
}
