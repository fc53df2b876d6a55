// How games are found, and how the generic board arranges any game's view.
import { readFileSync, readdirSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { HIDDEN, type Event, type Move, type View } from '../src/api/protocol'
import { arrange, lastPlayed, placeMoves, withPlayerName, zones } from '../src/games/generic/layout'
import { playbackSteps } from '../src/games/generic/playback_steps'
import type { ViewFields } from '../src/games/board'
import { themeFor } from '../src/games/theme'
import { loadAreas } from '../src/localization'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

beforeAll(() => loadAreas('core', 'generic-board'))

const FIELDS: ViewFields = { card_fields: ['hand', 'hands', 'deck', 'discard', 'row', 'won', 'lanes'], seat_fields: ['dealer', 'allies'], value_names: { phase: ['attack', 'defense'], stance: ['tiger', 'crane'] } }
const NAMES = ['Ann', 'Bo']
const view = (fields: Record<string, unknown>): View => ({ seat: 0, pending_seats: [0, 1], draft: [], ...fields })
const event = (kind: string, seat: number, ...cards: number[]): Event => ({ number: 1, kind, seat, cards, amount: 0, text: kind })
const move = (number: number, card: number | null): Move => ({ move: number, notation: '', text: '', card })

test('a view is arranged as hands, groups of cards, and facts', () => {
  const layout = arrange(
    view({ hand: [4, 2], hand_sizes: [2, 3], deck: 5, discard: [1], won: [[3], []], scores: [7, 0], turn: 2, lead_seat: 1, conceded: -1, trump: -1, open: [true, false] }),
    NAMES,
    FIELDS,
  )
  expect(layout.hands).toEqual([[2, 4], [HIDDEN, HIDDEN, HIDDEN]])
  expect(layout.groups.map((group) => [group.id, group.seat, group.isPile, group.cards.length])).toEqual([
    ['deck', -1, true, 5],
    ['discard', -1, true, 1],
    ['won:0', 0, false, 1],
    ['won:1', 1, false, 0],
  ])
  expect(layout.seatFacts).toEqual([
    [{ label: 'points', value: '7' }, { label: 'open', value: '' }],
    [{ label: 'points', value: '0' }],
  ])
  expect(layout.facts).toEqual([{ label: 'Turn', value: '2' }, { label: 'Lead', value: 'Bo' }])
})

test('cards are shown face down if they are hidden, and smaller numbers are no cards', () => {
  const { groups } = arrange(view({ omen_card: HIDDEN, lead_card: 3, lost_card: -2, row: [1, HIDDEN, -2], played_card: [HIDDEN, 4], deck: [HIDDEN, 2, HIDDEN], lanes: [[1], [HIDDEN], []] }), NAMES, FIELDS)
  expect(groups.map((group) => [group.id, group.label, group.seat, group.cards])).toEqual([
    ['omen_card', 'Omen', -1, [HIDDEN]],
    ['lead_card', 'Lead', -1, [3]],
    ['lost_card', 'Lost', -1, []],
    ['row', 'Row', -1, [1, HIDDEN]],
    ['played_card:0', 'Ann', -1, [HIDDEN]],
    ['played_card:1', 'Bo', -1, [4]],
    ['deck', 'Deck', -1, [HIDDEN, 2, HIDDEN]],
    ['lanes#1', 'Lanes 1', -1, [1]],
    ['lanes#2', 'Lanes 2', -1, [HIDDEN]],
    ['lanes#3', 'Lanes 3', -1, []],
  ])
})

test('the cards that the players played are on the mat, and other cards of a player are beside the player', () => {
  const { groups } = arrange(view({ played: [[3], []], won: [[1], []] }), NAMES, { ...FIELDS, card_fields: ['played', 'won'] })
  expect(groups.map((group) => [group.id, group.label, group.seat])).toEqual([
    ['played:0', 'Ann', -1],
    ['played:1', 'Bo', -1],
    ['won:0', 'Won', 0],
    ['won:1', 'Won', 1],
  ])
})

test('facts show the names of players and of numbered values', () => {
  const layout = arrange(view({ dealer: 1, allies: [1, 0], passed_seats: [0], absent_seats: [], num_seats: 2, target_seat: [1, -1], phase: 1, stance: [0, 7], path: [4, 5, 6] }), NAMES, FIELDS)
  expect(layout.facts).toEqual([
    { label: 'Dealer', value: 'Bo' },
    { label: 'Allies', value: 'Bo, Ann' },
    { label: 'Passed', value: 'Ann' },
    { label: 'Num seats', value: '2' },
    { label: 'Phase', value: 'defense' },
    { label: 'Path', value: '4, 5, 6' },
  ])
  expect(layout.seatFacts).toEqual([
    [{ label: 'target', value: 'Bo' }, { label: 'stance', value: 'tiger' }],
    [{ label: 'stance', value: '7' }],
  ])
})

test('moves name players instead of seat numbers', () => {
  const named = (notation: string, text: string, names = ['Ann', 'Bo', 'Cleo']) => withPlayerName({ ...move(1, null), notation, text }, names, 0).text
  expect(named('strike 2', 'Strike seat 2')).toBe('Strike Bo')
  expect(named('give rock 3', 'Give Rock to player 3')).toBe('Give Rock to Cleo')
  expect(named('heal 1', 'Heal seat 1')).toBe('Heal you')
  expect(named('2', 'Seat 2')).toBe('Bo')
  expect(named('1', 'Seat 1')).toBe('You')
  expect(named('strike 3', 'Strike seat 3', ['Ann', '$& $1', '$& $1'])).toBe('Strike $& $1 (seat 3)')
  for (const [notation, text] of [['bid 2', 'Bid 2'], ['strike 7', 'Strike seat 7'], ['play r2', 'Play Rock 2'], ['pass', 'Pass on to seat 2'], ['strike 2', 'Strike Bo']] as const) expect(named(notation, text)).toBe(text)
})

test('spectators see only the backs of hands, and open replays show all hands', () => {
  expect(arrange({ ...view({ hand: [], hand_sizes: [1, 1] }), seat: -1 }, NAMES, FIELDS).hands).toEqual([[HIDDEN], [HIDDEN]])
  const open = arrange(view({ hand: [1], hands: [[1], [2]], hand_sizes: [1, 1] }), NAMES, FIELDS)
  expect(open.hands).toEqual([[1], [2]])
  expect(open.areHandsOpen).toBe(true)
})

test('cards come from decks into hands and from hands onto the table', () => {
  const tracked = zones(arrange(view({ hand: [1], deck: 3, row: [2] }), NAMES, FIELDS))
  expect(tracked.map((zone) => zone.id)).toEqual(['hand:0', 'hand:1', 'row'])
  expect(tracked[0]!.from).toEqual(['deck'])
})

test('a row of hidden cards is not a deck', () => {
  const tracked = zones(arrange(view({ hand: [1], deck: 3, omen_card: HIDDEN, row: [HIDDEN, HIDDEN] }), NAMES, FIELDS))
  expect(tracked.map((zone) => [zone.id, zone.cards.length])).toEqual([['hand:0', 1], ['hand:1', 0], ['omen_card', 1], ['row', 2]])
  expect(tracked[0]!.from).toEqual(['deck'])
})

test('moves are offered on the cards of one place if it has them all, and otherwise as buttons', () => {
  const [hand, row] = [{ id: 'hand:0', cards: [1, 2] }, { id: 'row', cards: [2, 3] }]
  const fromRow = placeMoves([move(10, 2), move(11, 3), move(12, null), move(13, 9)].slice(0, 3), [hand, row])
  expect([...fromRow.byZone.keys()]).toEqual(['row'])
  expect(fromRow.buttons.map((each) => each.move)).toEqual([12])
  const anywhere = placeMoves([move(10, 1), move(11, 3), move(13, 9)], [hand, row])
  expect([...anywhere.byZone.keys()]).toEqual(['hand:0', 'row'])
  expect(anywhere.buttons.map((each) => each.move)).toEqual([13])
})

test('the cards that each seat played last are remembered, without draws and hidden cards', () => {
  const events = [event('play', 0, 5), event('play', 1, 6), event('draw', 0, 7), event('play', 1, HIDDEN)]
  expect(lastPlayed(events, 2).map((each) => each?.cards)).toEqual([[5], [6]])
})

test('the result of a turn is shown before the next turn begins', () => {
  const steps = playbackSteps(view({}), [event('play', 0, 1), event('score', 0), event('draw', 0, 2), event('turn', -1)], view({}))
  expect(steps.map((step) => step.events.map((each) => each.kind))).toEqual([['play', 'score'], ['draw', 'turn']])
})

test('a game without a theme gets one that depends only on its id', () => {
  expect(themeFor('tiger-claw')).toEqual(themeFor('tiger-claw'))
  expect(themeFor('tiger-claw').letters).toBe('TC')
  expect(themeFor('tiger-claw').cardBack).not.toBe(themeFor('crane-wing').cardBack)
})

test('no file outside the folder of a game names it', () => {
  const source = new URL('../src/', import.meta.url)
  const files = readdirSync(source, { recursive: true }).map(String).filter((path) => /\.(ts|svelte|css)$/.test(path))
  const games = files.flatMap((path) => /^games\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []).filter((game) => game !== 'generic')
  expect(games).toContain('fight')
  const named = files
    .filter((path) => !/^games\/[^/]+\//.test(path))
    .flatMap((path) => games.filter((game) => new RegExp(`['"\`/.]${game}['"\`/{ ]`).test(readFileSync(new URL(path, source), 'utf8'))).map((game) => `${path} names ${game}`))
  expect(named).toEqual([])
})
