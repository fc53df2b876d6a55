import { expect, test } from 'vitest'
import { figures, spoken } from '../src/parts/faces'
import { open, origin, pieces, placeOf, placeOfAsk } from '../src/parts/reading'
import type { Chapter, Clause, Face, FaceNumber, Passage } from '../src/wire/protocol'

const clause = (id: string, text: string, why = ''): Clause => ({ id, text, section: 'Turns', kind: why ? 'ruling' : 'turn', why, cards: [] })
const passage = (how: Partial<Passage>): Passage => ({ title: '', text: '', points: [], clauses: [], details: [], asks: [], kinds: [], ...how })
const number = (name: string, value: number): FaceNumber => ({ name, value, source: 'printed' })
const face = (name: string, kind: string, text: string, ...numbers: FaceNumber[]): Face => ({ id: `${name}${numbers[0]?.value ?? ''}`, name, kind, icon: 'fist', text, numbers, copies: 1, against: [] })

const rules = [clause('a', 'The winner draws from the row.'), clause('b', 'A tie is broken by a coin.', 'The rulebook forgot it.'), clause('c', 'The row has three.')]
const chapters: Chapter[] = [
  { title: 'A turn', passages: [passage({ title: 'Draw', clauses: ['a'], details: ['b'], asks: ['take'] }), passage({ text: 'There is a row.', points: ['It is open.'], clauses: ['c'] })] },
  { title: 'The cards', passages: [passage({ title: 'Attacks', kinds: ['attack'] })] },
]
const faces = [face('Punch', 'attack', 'Beats Dodge.', number('value', 1)), face('Punch', 'attack', 'Beats Dodge.', number('value', 2)), face('Kick', 'attack', 'Beats Parry.', number('value', 3)), face('Dodge', 'defence', 'Beats Kick.')]

test('a passage without a text is said by its clauses, one with a text has them below it', () => {
  const [turn, cards] = open(chapters, rules, faces)
  expect(turn!.passages.map((each) => [each.said.map((one) => one.id), each.below.map((one) => one.id)])).toEqual([[['a'], ['b']], [[], ['c']]])
  expect(cards!.passages[0]!.cards.map((each) => [each.face.name, each.figures])).toEqual([['Punch', 'value 1, 2'], ['Kick', 'value 3']])
})

test('what is sought is found in text, points, clauses, reasons and cards', () => {
  const found = (sought: string) => open(chapters, rules, faces, sought).flatMap((chapter) => chapter.passages.map((each) => each.passage.title || each.passage.text))
  expect(found('ROW winner')).toEqual(['Draw'])
  expect(found('row')).toEqual(['Draw', 'There is a row.'])
  expect(found('forgot')).toEqual(['Draw'])
  expect(found('open')).toEqual(['There is a row.'])
  expect(found('parry')).toEqual(['Attacks'])
  expect(found('nunchaku')).toEqual([])
  expect(open(chapters, rules, faces, 'coin')[0]!.passages[0]!.deep).toBe(true)
  expect(open(chapters, rules, faces, 'winner')[0]!.passages[0]!.deep).toBe(false)
  expect(open(chapters, rules, faces, 'parry')[0]!.passages[0]!.cards.map((each) => each.face.name)).toEqual(['Kick'])
})

test('a clause and a question have their places', () => {
  const all = open(chapters, rules, faces)
  expect(placeOf(all, 'b')?.passage.title).toBe('Draw')
  expect(placeOf(all, 'x')).toBeUndefined()
  expect(placeOfAsk(all, 'take')?.passage.title).toBe('Draw')
  expect(placeOfAsk(all, '')).toBeUndefined()
})

test('what is sought is set apart, as a whole or word by word', () => {
  const hits = (text: string, sought: string) => pieces(text, sought).filter((piece) => piece.hit).map((piece) => piece.text)
  expect(hits('A coin flip decides; flip it.', 'coin flip')).toEqual(['coin flip', 'flip'])
  expect(hits('One (1) and a+b.', 'a+b')).toEqual(['a+b'])
  expect(hits('Nothing here', 'a')).toEqual([])
})

test('where a clause comes from is said in words', () => {
  expect(origin({ ...clause('a', ''), section: 'silent' })).toBe('The rulebook is silent')
  expect(origin({ ...clause('a', ''), section: '(setup page missing)' })).toBe('Rulebook: setup page missing')
})

test('the numbers that are drawn on a card are read, each once, and what only its text explains is not', () => {
  const sword = face('Sword', 'weapon', 'Attack for 3.', number('attack', 3), number('defence', 0), number('defence', 1), number('split', 2))
  expect(figures(sword)).toEqual(['attack 3', 'defence 0'])
  expect(spoken(sword, 'Attack with Sword.')).toBe('Attack with Sword. attack 3, defence 0. weapon. Attack for 3')
  expect(spoken(face('Ban', 'dog', 'Steals.', number('AP', 4), number('copies', 1)), 'Ban', 'Not now.')).toBe('Ban. AP 4. dog. Steals. Not now')
  expect(spoken(face('Punch', 'attack', 'Beats.', number('value', 4), number('points', 4)), 'Play Punch 4')).toBe('Play Punch 4. 4 points. attack. Beats')
})
