import { describe, expect, it } from 'vitest'
import { type Field, type Shape, withNewEntry, bounds, choicesOf, fieldsOf, defaultValueAt, markOf, withNumber, withEntryName, withValue, sourceOf, choiceText, withKind, problemsAt, problemsBelow } from '../src/workshop/form'
import { ownCardRows, cardRows, headlineRows, axisLimit, formatSigned, significantRows } from '../src/workshop/difference_chart'
import { areasOf } from '../src/localization/catalogs'
import { parseRoute } from '../src/router.svelte'

const effect: Field = {
  name: 'effects',
  label: 'Effects',
  kind: 'entries',
  about: '',
  optional: true,
  one: 'effect',
  most: 8,
  blanks: [{ kind: 'poison', entry: { word: 'poison', n: 1 } }],
  shape: {
    by: 'word',
    fields: [{ name: 'word', label: 'Word', kind: 'choice', about: '', choices: [{ value: 'poison', about: 'Lose {n}.', for: ['attack'] }, { value: 'draw', for: ['block'] }] }],
    variants: { poison: [{ name: 'n', label: 'N', kind: 'number', about: '', sources: ['source'] }] },
  },
}
describe('editor texts', () => {
  it('names the card that has a problem', () => {
    const data = { card: [{ id: 'new', name: 'Drunken Fist' }, { id: 'other' }] }
    const messageFor = (path: (string | number)[], problem: string) => withEntryName({ path, problem }, data).message
    expect(messageFor(['card', 0, 'attack'], "'attack' is 150.")).toBe("Drunken Fist: 'attack' is 150.")
    expect(messageFor(['card', 1, 'attack'], "'attack' is 150.")).toBe("other: 'attack' is 150.")
    expect(messageFor(['hand'], "'hand' is 0.")).toBe("'hand' is 0.")
  })

  it('lists the statistics of a card, with the previous value if there is one', () => {
    const difference = { value: 1, low: 0, high: 2 }
    const both = { statistic: 'played', subject: 'kick', name: 'Played: Kick', unit: 'of 100', first: 5, second: 4, difference, is_significant: true }
    const alone = [{ statistic: 'played', subject: 'new', name: 'Played: New', unit: 'of 100', interval: { value: 50, low: 45, high: 55 } }]
    const result = { num_games: 1, is_complete: true, sentences: [], headlines: [], differences: [both, { ...both, statistic: 'ending' }], only_in_pack: alone }
    expect(cardRows(result, 'kick')).toEqual([{ name: 'Played', current: '5.00', previous: '4.00', unit: 'of 100' }])
    expect(cardRows(result, 'new')).toEqual([{ name: 'Played', current: '50.0', previous: '', unit: 'of 100' }])
    expect(ownCardRows(result)).toEqual([{ name: 'Played: New', current: '50.0', unit: 'of 100 (45.0 to 55.0)' }])
    const { only_in_pack: _, ...before } = result
    expect(ownCardRows(before)).toEqual([])
  })
})

const shape: Shape = {
  by: 'kind',
  sources: ['attack_source', 'source'],
  fields: [
    { name: 'id', label: 'Id', kind: 'id', about: '' },
    { name: 'name', label: 'Name', kind: 'text', about: '' },
    { name: 'kind', label: 'Kind', kind: 'choice', about: '', choices: [{ value: 'attack' }, { value: 'block' }] },
    { name: 'copies', label: 'Copies', kind: 'number', about: '', sources: ['copies_source', 'source'] },
    effect,
  ],
  variants: { attack: [{ name: 'attack', label: 'Attack', kind: 'number', about: '', sources: ['attack_source', 'source'] }], block: [{ name: 'stance', label: 'Stance', kind: 'choice', about: '', choices: [{ value: 'any', label: 'Any' }], names: { entries: 'card', where: 'kind', among: ['attack'] } }] },
}
const card: Field = {
  name: 'card',
  label: 'Card',
  kind: 'entries',
  about: '',
  key: 'id',
  off: 'copies',
  shape,
  blanks: [
    { kind: 'attack', entry: { id: 'new', name: 'New card', kind: 'attack', copies: 1, attack: 1, source: 'designed' } },
    { kind: 'block', entry: { id: 'new', name: 'New card', kind: 'block', copies: 1, stance: 'any', effects: [{ word: 'draw' }], source: 'designed' } },
  ],
}
const punch = { id: 'punch', name: 'Punch', kind: 'attack', copies: 2, attack: 3, effects: [{ word: 'poison', n: 2 }], source: 'printed' }
const pack = { hand: 5, card: [punch, { id: 'duck', name: 'Duck', kind: 'block', copies: 1, stance: 'any', source: 'printed' }] }

describe('pack form', () => {
  it('shows the fields of the kind of an entry', () => {
    expect(fieldsOf(shape, punch).map((field) => field.name)).toEqual(['id', 'name', 'kind', 'copies', 'effects', 'attack'])
  })

  it('changes one value and copies nothing else', () => {
    const changed = withValue(pack, ['card', 0, 'effects', 0, 'n'], 4)
    expect(changed.card[0]).toMatchObject({ effects: [{ word: 'poison', n: 4 }], attack: 3 })
    expect(changed.card[1]).toBe(pack.card[1])
    expect(pack.card[0]).toBe(punch)
    expect(withValue(pack, ['card', 0], undefined).card.map((each) => each.id)).toEqual(['duck'])
  })

  it('marks only a changed number as designed', () => {
    const attack = shape.variants!['attack']![0]!
    const changed = withNumber(pack, ['card', 0, 'attack'], attack, shape, 9)
    expect(changed['card']).toMatchObject([{ attack: 9, attack_source: 'designed', source: 'printed' }, {}])
    const entry = (changed['card'] as Record<string, unknown>[])[0]!
    expect(sourceOf(attack, [changed, entry])).toBe('designed')
    expect(sourceOf(shape.fields[3]!, [changed, entry])).toBe('printed')
    // A table without a source field for the number gets no source.
    expect(withNumber(pack, ['card', 0, 'copies'], { ...shape.fields[3]!, sources: ['copies_source'] }, shape, 0)['card']).toEqual([{ ...punch, copies: 0 }, pack.card[1]])
    expect(withNumber(pack, ['card', 0, 'copies'], shape.fields[3]!, shape, 0)['card']).toMatchObject([{ copies: 0, source: 'designed' }, {}])
  })

  it('adds a new entry after the last of its kind, with an unused name', () => {
    const once = withNewEntry(pack, ['card'], card, 'attack')
    expect(once.index).toBe(1)
    const twice = withNewEntry(once.data, ['card'], card, 'attack')
    expect((twice.data['card'] as { id: string; name: string }[]).map((each) => [each.id, each.name])).toEqual([
      ['punch', 'Punch'],
      ['new', 'New card'],
      ['new-2', 'New card 2'],
      ['duck', 'Duck'],
    ])
  })

  it('keeps the common fields when the kind changes', () => {
    expect(withKind(punch, card, 'block')).toEqual({ id: 'punch', name: 'Punch', kind: 'block', copies: 2, stance: 'any', effects: [{ word: 'draw' }], source: 'printed' })
  })

  it('offers the choices that fit a card, and the cards of the pack', () => {
    expect(choicesOf(effect.shape!.fields[0]!, pack, 'attack').map((choice) => choice.value)).toEqual(['poison'])
    expect(choicesOf(shape.variants!['block']![0]!, pack, '').map((choice) => choice.value)).toEqual(['any', 'punch'])
    expect(choiceText({ value: 'poison', about: 'Lose {n}.' }, { n: 2 })).toBe('Lose 2.')
    expect(choiceText({ value: 'draw', about: 'Draw {n} cards.' }, {})).toBe('Draw … cards.')
    expect(choiceText({ value: 'ignore', about: 'Ignore {attacks}.' }, {})).toBe('Ignore the chosen attacks.')
    expect(choiceText({ value: 'poison', about: 'Lose {0}.' }, { n: 3 }, effect.shape)).toBe('Lose 3.')
  })

  it('applies bounds set by other numbers', () => {
    const keep: Field = { name: 'keep', label: 'Keep', kind: 'number', about: '', least: 0, most: 20, most_at: 'hand', least_at: '.copies' }
    expect(bounds(keep, { copies: 2 }, pack)).toEqual({ min: 2, max: 5 })
    expect(bounds(keep, {}, {})).toEqual({ min: 0, max: 20 })
  })

  it('marks differences from the default pack regardless of position', () => {
    expect(markOf({ ...punch }, card, pack.card)).toBe('')
    expect(markOf({ ...punch, attack: 4 }, card, pack.card)).toBe('changed')
    expect(markOf({ ...punch, copies: 0 }, card, pack.card)).toBe('off')
    expect(markOf({ ...punch, id: 'mine' }, card, pack.card)).toBe('new')
    expect(defaultValueAt(pack, { card: [pack.card[1], { ...punch, attack: 9 }] }, ['card', 1, 'attack'])).toBe(3)
  })

  it('finds problems at a path and below it', () => {
    const problems = [{ path: ['card', 1, 'copies'], problem: 'Too many.', message: 'Duck: Too many.' }, { path: ['card', 11], problem: 'Odd.', message: 'Odd.' }]
    expect(problemsAt(problems, ['card', 1, 'copies'])).toEqual(['Too many.'])
    expect(problemsAt(problems, ['card', 1])).toEqual([])
    expect(problemsBelow(problems, ['card', 1])).toHaveLength(1)
  })
})

describe('study result', () => {
  const interval = { value: -1.25, low: -2, high: null }
  const result = { num_games: 1, is_complete: true, sentences: [], headlines: [{ name: 'Turns', first: 8.75, second: 10, difference: interval }], differences: [{ statistic: '', subject: '', name: 'Punch', unit: '', first: 1, second: 2, difference: { value: 3, low: 1, high: 5 }, is_significant: false }] }

  it('has both values, and only significant differences', () => {
    expect(headlineRows(result)).toEqual([{ name: 'Turns', current: '8.75', previous: '10.0', value: -1.25, low: -2, high: null, unit: '' }])
    expect(significantRows(result)).toEqual([])
    expect(axisLimit(headlineRows(result))).toBe(2)
    expect(formatSigned(-1.25)).toBe('−1.25')
  })
})

describe('texts of schemas and errors', () => {
  it('are not loaded with a game or the home page', () => {
    expect(areasOf('fight')).toContain('fight-cards')
    const areas = [...areasOf('dragon-punch'), ...areasOf('core'), ...areasOf('bots')]
    expect(areas.filter((area) => area.endsWith('-schema') || area.endsWith('-errors'))).toEqual([])
    expect(areasOf('core-errors')).toEqual(['core-errors'])
    expect(areasOf('fight-schema')).toEqual(['fight-schema'])
  })
})

describe('addresses', () => {
  it('lead to the gallery and the workshop', () => {
    expect(parseRoute('/cards/fight', '?pack=abc')).toEqual({ page: 'cards', game: 'fight', pack: 'abc' })
    expect(parseRoute('/workshop')).toEqual({ page: 'workshop' })
    expect(parseRoute('/workshop/xyz')).toEqual({ page: 'packEditor', id: 'xyz' })
    expect(parseRoute('/cards')).toEqual({ page: 'notFound' })
  })
})
