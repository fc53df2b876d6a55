// Search and structure of the rulebook: chapters and sections with their clauses and cards.
import { t } from '../localization'
import type { CardFace, RuleClause, RulebookSection } from '../api/protocol'
import { numberListText, numberText } from './card_labels'

/** Cards that differ only in their numbers. */
export interface CardGroup {
  face: CardFace
  numbers: string
}

export interface ShownSection {
  key: string
  section: RulebookSection
  /** The heading; empty for the text directly below a chapter's heading. */
  title: string
  /** The exact rules behind the text. If there is no text, they are shown instead. */
  clauses: RuleClause[]
  cards: CardGroup[]
  /** Whether a collapsed clause matches the search. */
  hasHiddenMatch: boolean
}

export interface ShownChapter {
  key: string
  title: string
  sections: ShownSection[]
}

const splitWords = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)

/** Pattern for word starts: "coin" finds coins, "me" finds Me! but not some. Chinese has no spaces between words. */
const wordStartPattern = (terms: readonly string[]) => `(?:(?<![\\p{L}\\d])|(?=\\p{Script=Han}))(${terms.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`

export interface SearchResult {
  chapters: ShownChapter[]
  /** The matched terms: the whole phrase if it occurs, otherwise its words. */
  terms: string[]
}

/** The chapters with matches; all chapters if there is no query. */
export function search(sections: readonly RulebookSection[], rules: readonly RuleClause[], faces: readonly CardFace[], query: string): SearchResult {
  const chapters = chaptersOf(sections, rules, faces)
  const phrase = [query.trim()].filter(Boolean)
  const phraseMatches = filterChapters(chapters, phrase)
  if (phraseMatches.length > 0) return { chapters: phraseMatches, terms: phrase }
  const terms = splitWords(query)
  return { chapters: filterChapters(chapters, terms), terms }
}

function chaptersOf(sections: readonly RulebookSection[], rules: readonly RuleClause[], faces: readonly CardFace[]): ShownChapter[] {
  const byId = new Map(rules.map((clause) => [clause.id, clause]))
  const chapters: ShownChapter[] = []
  for (const [index, section] of sections.entries()) {
    const isChapter = section.level < 3 || chapters.length === 0
    if (isChapter) chapters.push({ key: `chapter-${index}`, title: section.heading, sections: [] })
    if (isChapter && section.blocks.length + section.clauses.length + section.kinds.length === 0) continue
    chapters.at(-1)!.sections.push({
      key: `section-${index}`,
      section,
      title: isChapter ? '' : section.heading,
      clauses: section.clauses.flatMap((id) => byId.get(id) ?? []),
      cards: groupCards(faces, section.kinds),
      hasHiddenMatch: false,
    })
  }
  return chapters.filter((chapter) => chapter.sections.length > 0)
}

function filterChapters(chapters: readonly ShownChapter[], terms: readonly string[]): ShownChapter[] {
  if (terms.length === 0) return [...chapters]
  const query = terms.map((term) => new RegExp(wordStartPattern([term]), 'iu'))
  return chapters.map((chapter) => ({ ...chapter, sections: chapter.sections.flatMap((each) => filterSection(each, chapter.title, query)) })).filter((chapter) => chapter.sections.length > 0)
}

/** The section, with only its matching cards, if anything in it matches; otherwise an empty list. */
function filterSection(shown: ShownSection, chapter: string, query: RegExp[]): ShownSection[] {
  const matches = (...texts: string[]) => query.every((pattern) => pattern.test(texts.join('\n')))
  const { section, clauses } = shown
  const clauseMatches = clauses.some((clause) => matches(clause.text, clause.reason, clause.id))
  const cards = shown.cards.filter(({ face, numbers }) => matches(face.name, face.kind, face.text, numbers))
  return matches(chapter, shown.title, sectionText(section)) || clauseMatches || cards.length > 0 ? [{ ...shown, cards, hasHiddenMatch: clauseMatches && section.blocks.length > 0 }] : []
}

/** All words of a section's text. */
function sectionText(section: RulebookSection): string {
  const texts = section.blocks.filter((block) => block.kind !== 'cards').flatMap((block) => [block.text, ...block.items, ...block.rows.flat()])
  return texts.join('\n').replaceAll('*', '')
}

/** The pieces of a text with `**bold**` and `*italic*` words. */
export function emphasisPieces(text: string): { text: string; tag: 'span' | 'strong' | 'em' }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece) => ({ text: piece.replaceAll('*', ''), tag: piece.startsWith('**') ? 'strong' : piece.startsWith('*') ? 'em' : 'span' }))
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
    return { face, numbers: numberList || numberListText(face) }
  })
}

export function sectionOfClause(chapters: readonly ShownChapter[], clause: string): ShownSection | undefined {
  return chapters.flatMap((chapter) => chapter.sections).find(({ section }) => section.clauses.includes(clause))
}

export function sectionOfPrompt(chapters: readonly ShownChapter[], kind: string): ShownSection | undefined {
  return chapters.flatMap((chapter) => chapter.sections).find(({ section }) => section.prompts.includes(kind))
}

/** Splits a text into pieces that match and pieces that do not. */
export function highlightPieces(text: string, terms: readonly string[]): { text: string; hit: boolean }[] {
  const searchable = terms.filter((part) => part.length > 1 || /\p{Script=Han}/u.test(part))
  if (searchable.length === 0) return [{ text, hit: false }]
  return text.split(new RegExp(wordStartPattern(searchable), 'iu')).map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
}

/** Text about a clause's source in the rulebook. */
export function clauseSource(clause: RuleClause): string {
  const section = clause.section.replace(/^\(|\)$/g, '')
  return section === 'silent' ? t('components-source-silent') : t('components-source', { section })
}
