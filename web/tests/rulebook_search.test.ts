import { expect, test } from 'vitest'
import { numberTexts, cardLabel } from '../src/components/card_labels'
import { clauseSource, emphasisPieces, highlightPieces, search, sectionOfClause, sectionOfPrompt } from '../src/components/rulebook_search'
import type { CardFace, CardNumber, RuleClause, RulebookBlock, RulebookSection } from '../src/api/protocol'

const clause = (id: string, text: string, reason = ''): RuleClause => ({ id, text, section: 'Turns', kind: reason ? 'ruling' : 'turn', reason, cards: [] })
const section = (fields: Partial<RulebookSection>): RulebookSection => ({ level: 3, heading: '', blocks: [], clauses: [], prompts: [], kinds: [], ...fields })
const block = (kind: RulebookBlock['kind'], fields: Partial<RulebookBlock>): RulebookBlock => ({ kind, text: '', items: [], rows: [], ...fields })
const number = (name: string, value: number): CardNumber => ({ name, value, source: 'printed' })
const face = (name: string, kind: string, text: string, ...numbers: CardNumber[]): CardFace => ({ id: `${name}${numbers[0]?.value ?? ''}`, name, kind, label: kind, icon: 'fist', text, short_text: text, numbers, copies: 1, against: [] })

const rules = [clause('a', 'The winner draws from the row.'), clause('b', 'A tie is broken by a coin.', 'The rulebook forgot it.'), clause('c', 'The row has three.')]
const sections: RulebookSection[] = [
  section({ level: 2, heading: 'A turn', blocks: [block('paragraph', { text: 'There is a **row**.' }), block('list', { items: ['It is open.'] })], clauses: ['c', 'b'] }),
  section({ heading: 'Draw', clauses: ['a'], prompts: ['take'] }),
  section({ level: 2, heading: 'The cards' }),
  section({ heading: 'Attacks', kinds: ['attack'], blocks: [block('table', { rows: [['Card'], ['Elbow']] })] }),
]
const faces = [face('Punch', 'attack', 'Beats Dodge.', number('value', 1)), face('Punch', 'attack', 'Beats Dodge.', number('value', 2)), face('Kick', 'attack', 'Beats Parry.', number('value', 3)), face('Dodge', 'defence', 'Beats Kick.')]

test('chapters contain their own text and their sections', () => {
  const [turn, cards] = search(sections, rules, faces, '').chapters
  expect(turn!.sections.map((each) => [each.title, each.clauses.map((clause) => clause.id)])).toEqual([['', ['c', 'b']], ['Draw', ['a']]])
  expect(cards!.sections.map((each) => each.title)).toEqual(['Attacks'])
  expect(cards!.sections[0]!.cards.map((each) => [each.face.name, each.numbers])).toEqual([['Punch', 'value 1, 2'], ['Kick', 'value 3']])
})

test('search covers headings, texts, lists, tables, clauses, reasons and cards', () => {
  const found = (query: string) => search(sections, rules, faces, query).chapters.flatMap((chapter) => chapter.sections.map((each) => each.title || chapter.title))
  expect(found('ROW winner')).toEqual(['Draw'])
  expect(found('row')).toEqual(['A turn', 'Draw'])
  expect(found('forgot')).toEqual(['A turn'])
  expect(found('open')).toEqual(['A turn'])
  expect(found('elbow')).toEqual(['Attacks'])
  expect(found('parry')).toEqual(['Attacks'])
  expect(found('nunchaku')).toEqual([])
  // Words match only at their start; if the whole phrase occurs, its single words are not searched.
  expect(found('inner')).toEqual([])
  expect(found('the row')).toEqual(['A turn', 'Draw'])
  expect(found('a row')).toEqual(['A turn'])
  expect(found('(row')).toEqual([])
  const first = (query: string) => search(sections, rules, faces, query).chapters[0]!.sections[0]!
  expect(first('coin').hasHiddenMatch).toBe(true)
  expect(first('open').hasHiddenMatch).toBe(false)
  expect(first('winner').hasHiddenMatch).toBe(false)
  expect(first('parry').cards.map((each) => each.face.name)).toEqual(['Kick'])
})

test('Chinese words are found anywhere in a text', () => {
  const chinese = [section({ level: 2, heading: '戰鬥', blocks: [block('paragraph', { text: '戰力高的隊伍贏得擂台。' })] })]
  expect(search(chinese, [], [], '擂台').chapters).toHaveLength(1)
  expect(highlightPieces('贏得擂台。', ['擂台']).filter((piece) => piece.hit)).toEqual([{ text: '擂台', hit: true }])
  expect(highlightPieces('失去氣。', ['氣']).filter((piece) => piece.hit)).toEqual([{ text: '氣', hit: true }])
})

test('texts are split at bold and italic words', () => {
  expect(emphasisPieces('A **bold** and an *italic* word')).toEqual([
    { text: 'A ', tag: 'span' },
    { text: 'bold', tag: 'strong' },
    { text: ' and an ', tag: 'span' },
    { text: 'italic', tag: 'em' },
    { text: ' word', tag: 'span' },
  ])
})

test('finds the section of a clause and of a prompt', () => {
  const all = search(sections, rules, faces, '').chapters
  expect(sectionOfClause(all, 'b')?.section.heading).toBe('A turn')
  expect(sectionOfClause(all, 'x')).toBeUndefined()
  expect(sectionOfPrompt(all, 'take')?.title).toBe('Draw')
  expect(sectionOfPrompt(all, '')).toBeUndefined()
})

test('highlights the phrase where it occurs, otherwise each word', () => {
  expect(search(sections, rules, faces, 'the row').terms).toEqual(['the row'])
  expect(search(sections, rules, faces, 'Row winner').terms).toEqual(['row', 'winner'])
  const hits = (text: string, ...terms: string[]) => highlightPieces(text, terms).filter((piece) => piece.hit).map((piece) => piece.text)
  expect(hits('A coin flip decides; flip it.', 'coin flip')).toEqual(['coin flip'])
  expect(hits('A Coin decides; flip it.', 'coin', 'flip')).toEqual(['Coin', 'flip'])
  expect(hits('One (1) and a+b.', 'a+b')).toEqual(['a+b'])
  expect(hits('Nothing here', 'a')).toEqual([])
  expect(hits('They play rock-paper-scissors.', 'rock-paper')).toEqual(['rock-paper'])
})

test('names the source of a clause', () => {
  expect(clauseSource({ ...clause('a', ''), section: 'silent' })).toBe('Not in the rulebook.')
  expect(clauseSource({ ...clause('a', ''), section: '(setup page missing)' })).toBe('Rulebook: setup page missing.')
})

test('card labels read each drawn number once, and no other numbers', () => {
  const sword = face('Sword', 'weapon', 'Attack for 3.', number('attack', 3), number('defence', 0), number('defence', 1), number('split', 2))
  expect(numberTexts(sword)).toEqual(['attack 3', 'defense 0'])
  expect(cardLabel(sword, 'Attack with Sword.')).toBe('Attack with Sword. attack 3, defense 0. weapon. Attack for 3')
  expect(cardLabel(face('Ban', 'dog', 'Steals.', number('AP', 4), number('copies', 1)), 'Ban', 'Not now.')).toBe('Ban. AP 4. dog. Steals. Not now')
  expect(cardLabel(face('Punch', 'attack', 'Beats.', number('value', 4), number('points', 4)), 'Play Punch 4')).toBe('Play Punch 4. 4 points. attack. Beats')
})
