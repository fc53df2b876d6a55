// Search and structure of the rulebook: chapters and passages with their clauses and cards.
import { t } from '../localization'
import type { Chapter, RuleClause, CardFace, Passage } from '../api/protocol'
import { numberText, numberTexts } from './card_labels'

/** Cards that differ only in their numbers. */
export interface CardGroup {
  face: CardFace
  numbers: string
}

export interface ShownPassage {
  key: string
  passage: Passage
  /** The clauses shown instead of a text, if the passage has none. */
  mainClauses: RuleClause[]
  /** Collapsed clauses: the exact rules behind the text, and rare cases. */
  details: RuleClause[]
  cards: CardGroup[]
  /** Whether a collapsed clause matches the search. */
  hasHiddenMatch: boolean
}

export interface ShownChapter {
  key: string
  title: string
  passages: ShownPassage[]
}

const splitWords = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)

/** Pattern for word starts: "coin" finds coins, "me" finds Me! but not some. */
const wordStartPattern = (terms: readonly string[]) => `(?<![\\p{L}\\d])(${terms.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`

export interface SearchResult {
  chapters: ShownChapter[]
  /** The matched terms: the whole phrase if it occurs, otherwise its words. */
  terms: string[]
}

/** The chapters with matches; all chapters if there is no query. */
export function search(chapters: readonly Chapter[], rules: readonly RuleClause[], faces: readonly CardFace[], query: string): SearchResult {
  const phrase = [query.trim()].filter(Boolean)
  const phraseMatches = filterChapters(chapters, rules, faces, phrase)
  if (phraseMatches.length > 0) return { chapters: phraseMatches, terms: phrase }
  const terms = splitWords(query)
  return { chapters: filterChapters(chapters, rules, faces, terms), terms }
}

function filterChapters(chapters: readonly Chapter[], rules: readonly RuleClause[], faces: readonly CardFace[], terms: readonly string[]): ShownChapter[] {
  const byId = new Map(rules.map((clause) => [clause.id, clause]))
  const clausesById = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const query = terms.map((kind) => new RegExp(wordStartPattern([kind]), 'iu'))
  return chapters
    .map((chapter, index) => ({
      key: `chapter-${index}`,
      title: chapter.title,
      passages: chapter.passages.flatMap((passage, passageIndex) => {
        const clauses = clausesById(passage.clauses)
        const mainClauses = passage.text ? [] : clauses
        const details = [...(passage.text ? clauses : []), ...clausesById(passage.details)]
        const group: ShownPassage = { key: `passage-${index}-${passageIndex}`, passage, mainClauses, details, cards: groupCards(faces, passage.kinds), hasHiddenMatch: false }
        return query.length > 0 ? filterPassage(group, chapter.title, query) : [group]
      }),
    }))
    .filter((chapter) => chapter.passages.length > 0)
}

/** The passage, with only its matching cards, if anything in it matches; otherwise an empty list. */
function filterPassage(shown: ShownPassage, chapter: string, query: RegExp[]): ShownPassage[] {
  const { passage, mainClauses, details } = shown
  const matches = (...texts: string[]) => query.every((kind) => kind.test(texts.join('\n')))
  const hasHiddenMatch = details.some((clause) => matches(clause.text, clause.reason, clause.id))
  const cards = shown.cards.filter(({ face, numbers }) => matches(face.name, face.kind, face.text, numbers))
  const isVisibleMatch = matches(chapter, passage.title, passage.text, ...passage.points, ...mainClauses.map((clause) => `${clause.text} ${clause.reason} ${clause.id}`))
  return isVisibleMatch || hasHiddenMatch || cards.length > 0 ? [{ ...shown, cards, hasHiddenMatch }] : []
}

function groupCards(faces: readonly CardFace[], kinds: readonly string[]): CardGroup[] {
  const groups = new Map<string, CardFace[]>()
  for (const face of faces) {
    if (!kinds.includes(face.kind)) continue
    const key = `${face.name}|${face.text}`
    groups.set(key, [...(groups.get(key) ?? []), face])
  }
  return [...groups.values()].map((group) => {
    const face = group[0]!
    const first = face.numbers[0]
    const numberList = group.length > 1 && first ? numberText(first.name, group.map((member) => member.numbers[0]!.value)) : ''
    return { face, numbers: numberList || numberTexts(face).join(', ') }
  })
}

export function passageOfClause(chapters: readonly ShownChapter[], clause: string): ShownPassage | undefined {
  return chapters.flatMap((chapter) => chapter.passages).find(({ passage }) => passage.clauses.includes(clause) || passage.details.includes(clause))
}

export function passageOfPrompt(chapters: readonly ShownChapter[], kind: string): ShownPassage | undefined {
  return chapters.flatMap((chapter) => chapter.passages).find(({ passage }) => passage.prompts.includes(kind))
}

/** Splits a text into pieces that match and pieces that do not. */
export function highlightPieces(text: string, terms: readonly string[]): { text: string; hit: boolean }[] {
  const searchable = terms.filter((part) => part.length > 1)
  if (searchable.length === 0) return [{ text, hit: false }]
  return text.split(new RegExp(wordStartPattern(searchable), 'iu')).map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
}

/** Text about a clause's source in the rulebook. */
export function clauseSource(clause: RuleClause): string {
  const section = clause.section.replace(/^\(|\)$/g, '')
  return section === 'silent' ? t('components-source-silent') : t('components-source', { section })
}
