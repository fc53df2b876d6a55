import { expect, test } from 'vitest'
import { numberTexts, cardLabel } from '../src/components/card_labels'
import { clauseSource, highlightPieces, passageOfClause, passageOfPrompt, search } from '../src/components/rulebook_search'
import type { Chapter, RuleClause, CardFace, CardNumber, Passage } from '../src/api/protocol'

const clause = (id: string, text: string, reason = ''): RuleClause => ({ id, text, section: 'Turns', kind: reason ? 'ruling' : 'turn', reason, cards: [] })
const passage = (fields: Partial<Passage>): Passage => ({ title: '', text: '', points: [], clauses: [], details: [], prompts: [], kinds: [], ...fields })
const number = (name: string, value: number): CardNumber => ({ name, value, source: 'printed' })
const face = (name: string, kind: string, text: string, ...numbers: CardNumber[]): CardFace => ({ id: `${name}${numbers[0]?.value ?? ''}`, name, kind, label: kind, icon: 'fist', text, short_text: text, numbers, copies: 1, against: [] })

const rules = [clause('a', 'The winner draws from the row.'), clause('b', 'A tie is broken by a coin.', 'The rulebook forgot it.'), clause('c', 'The row has three.')]
const chapters: Chapter[] = [
  { title: 'A turn', passages: [passage({ title: 'Draw', clauses: ['a'], details: ['b'], prompts: ['take'] }), passage({ text: 'There is a row.', points: ['It is open.'], clauses: ['c'] })] },
  { title: 'The cards', passages: [passage({ title: 'Attacks', kinds: ['attack'] })] },
]
const faces = [face('Punch', 'attack', 'Beats Dodge.', number('value', 1)), face('Punch', 'attack', 'Beats Dodge.', number('value', 2)), face('Kick', 'attack', 'Beats Parry.', number('value', 3)), face('Dodge', 'defence', 'Beats Kick.')]

test('a passage without text shows its clauses, one with text hides them below', () => {
  const [turn, cards] = search(chapters, rules, faces, '').chapters
  expect(turn!.passages.map((each) => [each.mainClauses.map((clause) => clause.id), each.details.map((clause) => clause.id)])).toEqual([[['a'], ['b']], [[], ['c']]])
  expect(cards!.passages[0]!.cards.map((each) => [each.face.name, each.numbers])).toEqual([['Punch', 'value 1, 2'], ['Kick', 'value 3']])
})

test('search covers text, points, clauses, reasons and cards', () => {
  const found = (query: string) => search(chapters, rules, faces, query).chapters.flatMap((chapter) => chapter.passages.map((each) => each.passage.title || each.passage.text))
  expect(found('ROW winner')).toEqual(['Draw'])
  expect(found('row')).toEqual(['Draw', 'There is a row.'])
  expect(found('forgot')).toEqual(['Draw'])
  expect(found('open')).toEqual(['There is a row.'])
  expect(found('parry')).toEqual(['Attacks'])
  expect(found('nunchaku')).toEqual([])
  // Words match only at their start; if the whole phrase occurs, its single words are not searched.
  expect(found('inner')).toEqual([])
  expect(found('the row')).toEqual(['Draw', 'There is a row.'])
  expect(found('from the row')).toEqual(['Draw'])
  expect(found('(row')).toEqual([])
  expect(search(chapters, rules, faces, 'coin').chapters[0]!.passages[0]!.hasHiddenMatch).toBe(true)
  expect(search(chapters, rules, faces, 'winner').chapters[0]!.passages[0]!.hasHiddenMatch).toBe(false)
  expect(search(chapters, rules, faces, 'parry').chapters[0]!.passages[0]!.cards.map((each) => each.face.name)).toEqual(['Kick'])
})

test('finds the passage of a clause and of a prompt', () => {
  const all = search(chapters, rules, faces, '').chapters
  expect(passageOfClause(all, 'b')?.passage.title).toBe('Draw')
  expect(passageOfClause(all, 'x')).toBeUndefined()
  expect(passageOfPrompt(all, 'take')?.passage.title).toBe('Draw')
  expect(passageOfPrompt(all, '')).toBeUndefined()
})

test('highlights the phrase where it occurs, otherwise each word', () => {
  expect(search(chapters, rules, faces, 'the row').terms).toEqual(['the row'])
  expect(search(chapters, rules, faces, 'Row winner').terms).toEqual(['row', 'winner'])
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
