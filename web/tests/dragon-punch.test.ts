import { beforeAll, describe, expect, it, vi } from 'vitest'
import { cardSelection } from '../src/components/card_selection.svelte'
import { CardInput, type InputContext } from '../src/games/dragon-punch/input.svelte'
import { MultiSelect } from '../src/games/dragon-punch/multi_select.svelte'
import { playbackSteps } from '../src/games/dragon-punch/playback_steps'
import { type DragonView, type Item, type PlacedCard, Numbering, byArrival, numHidden, handPlaces, lastTurn, layoutZones, tokenZones } from '../src/games/dragon-punch/view'
import { effects, statsAtHeight } from '../src/games/dragon-punch/height_stats'
import { loadAreas } from '../src/localization'
import type { Prompt, Event, CardFace, Move } from '../src/api/protocol'

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { activeElement: null, body: null })
})

// Two basic cards (0/1 and 2/3), two characters with the specials 4/5 and 6/7 and the portraits 8 and 9.
const KINDS = ['white', 'red', 'white', 'red', 'special', 'special', 'special', 'special', 'character', 'character']
const faces = KINDS.map((kind, index) => ({ id: `face-${index}`, name: `Face ${index}`, kind, label: kind, icon: '', text: '', short_text: '', numbers: [], copies: 1, against: [] })) as CardFace[]
const numbering = new Numbering(faces)

beforeAll(() => loadAreas('core', 'dragon-punch-board'))

const view = (change: Partial<DragonView> = {}): DragonView => ({
  seat: 0,
  pending_seats: [0, 1],
  draft: [],
  hand: [0, 2, 8],
  holding: [[0, 2, 8], [0, 2, 9]],
  may_play: [[0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 6, 7]],
  flipped: [[], []],
  newest: [-1, -1],
  characters: [[8], [9]],
  full: 2,
  health: [2, 2],
  health_left: [2, 2],
  initiative: -1,
  initiative_next: -1,
  played: [],
  damage: [0, 0],
  won: [0, 0],
  round: 1,
  turn: 1,
  phase: 3,
  first: 0,
  available: [],
  marked: [[], []],
  ...change,
})
const event = (word: string, seat: number, cards: number[] = [], number = 0, n = 1): Event => ({ number: n, kind: word, seat, cards, amount: number, text: word })
const index = (target: DragonView, id: string) => layoutZones(target, numbering).find((each) => each.id === id)!.items.map((item) => item.face)
const move = (number: number, card: number | null = number): Move => ({ move: number, notation: `move ${number}`, text: '', card })
const prompt = (key: string, moves: number[]): Prompt => ({ key, kind: 'switch', text: '', moves: moves.map((each) => move(each)), can_take_back: false })

describe('the numbering of faces', () => {
  it('finds the two moves of a card by any of its faces', () => {
    expect(numbering.moves(3)).toEqual([2, 3])
    expect(numbering.moves(9)).toEqual([6, 7])
    expect(numbering.piece(3)).toBe(2)
    expect(numbering.piece(7)).toBe(9)
    expect(numbering.piece(-1)).toBe(-1)
  })
})

describe('the zones of a view', () => {
  it('shows both specials in the own hand, and hides the sides in the other hand', () => {
    expect(index(view(), 'hand:0')).toEqual([0, 2, 4, 5])
    expect(index(view(), 'hand:1')).toEqual([-1, -1, -1])
  })

  it('moves the own sealed card out of the hand', () => {
    const sealed = view({ draft: [5], marked: [[5], []], pending_seats: [1] })
    expect(index(sealed, 'play:0')).toEqual([5])
    expect(index(sealed, 'hand:0')).toEqual([0, 2])
    expect(index(sealed, 'play:1')).toEqual([])
  })

  it('shows a hidden card for an opponent who has chosen', () => {
    expect(index(view({ pending_seats: [0] }), 'play:1')).toEqual([-1])
  })

  it('keeps played cards in the middle until the turn ends, then moves them to the flipped ones', () => {
    const revealed = view({ hand: [0, 8], flipped: [[3], [1]], newest: [3, 1], played: [3, 1], phase: 4, pending_seats: [0] })
    expect(index(revealed, 'play:0')).toEqual([3])
    expect(index(revealed, 'flipped:0')).toEqual([])
    expect(index({ ...revealed, played: [] }, 'flipped:1')).toEqual([1])
  })

  it('shows both hands in an open replay', () => {
    expect(index(view({ seat: -1, hand: [], hands: [[0, 2, 8], [1, 2, 9]] }), 'hand:1')).toEqual([1, 2, 6, 7])
  })

  it('distinguishes equal cards of two seats', () => {
    const all = tokenZones(layoutZones(view({ flipped: [[0], [0]] }), numbering))
    const cards = ['flipped:0', 'flipped:1'].map((id) => all.find((each) => each.id === id)!.cards[0])
    expect(cards[0]).not.toBe(cards[1])
  })

  const placed = (face: number): PlacedCard => ({ token: { key: `${face}` } as PlacedCard['token'], item: { piece: face, face } })
  const shownFaces = (shown: number[], elsewhere: number[]) =>
    handPlaces(shown.map(placed), elsewhere.map((piece): Item => ({ piece, face: piece })), numbering).map((place) => place.cards.map((each) => each.item.face))

  it('puts the two specials of a character in one place', () => {
    expect(shownFaces([0, 4, 5, 6, 7], [])).toEqual([[0], [4, 5], [6, 7]])
  })

  it('keeps the place of a card that was played or flipped', () => {
    expect(shownFaces([0, 2, 4, 5], [])).toEqual([[0], [2], [4, 5]])
    expect(shownFaces([2, 4, 5], [0])).toEqual([[], [2], [4, 5]])
    // A special is in play, or its character is flipped.
    expect(shownFaces([0, 2], [5])).toEqual([[0], [2], []])
    expect(shownFaces([0, 2], [8])).toEqual([[0], [2], []])
  })

  it('gives every place of a hand another key', () => {
    const keys = handPlaces([placed(0), placed(2)], [{ piece: 0, face: 0 }, { piece: -1, face: -1 }, { piece: -1, face: -1 }], numbering).map((place) => place.key)
    expect(new Set(keys).size).toBe(5)
  })

  it('orders flipped cards by their arrival', () => {
    expect(byArrival(['4', '0'], [0, 2, 4].map(placed)).map((each) => each.item.face)).toEqual([4, 0, 2])
  })

  it('shows the cards of the other hand while only one side can be up', () => {
    expect(index(view({ may_play: [[], [0, 2, 6, 7]] }), 'hand:1')).toEqual([0, 2, -1])
  })

  it('hides flipped cards that the hall hides, but not in an open replay', () => {
    const hidden = view({ flipped: [[], [2, -1]], newest: [-1, 2], holding: [[0, 2, 8], [-1]] })
    expect(index(hidden, 'flipped:1')).toEqual([2, -1])
    expect(index(hidden, 'hand:1')).toEqual([-1])
    expect([numHidden(hidden, 0), numHidden(hidden, 1)]).toEqual([0, 1])
    const open = { ...hidden, seatViews: [view(), view({ flipped: [[], [0, 2]] })] as [DragonView, DragonView] }
    expect(index(open, 'flipped:1')).toEqual([0, 2])
    expect(numHidden(open, 1)).toBe(0)
  })
})

describe('the last turn', () => {
  const shownEvents = [event('reveal', -1, [0, 2]), event('hit-time', 0, [0, 2]), event('damage', 1, [], 1)]
  it('consists of the reveal and the attack results', () => {
    expect(lastTurn(view(), shownEvents).map((each) => each.kind)).toEqual(['reveal', 'hit-time'])
  })
  it('is cleared when a round begins', () => {
    expect(lastTurn(view(), [...shownEvents, event('round', -1)])).toEqual([])
  })
})

describe('the playback steps of a turn', () => {
  const after = view({ hand: [2, 8], holding: [[2, 8], [0, 9]], flipped: [[0], [2]], newest: [0, 2], played: [0, 2], health: [2, 1], phase: 4 })
  const events = [event('reveal', -1, [0, 2]), event('hit-time', 0, [0, 2]), event('damage', 1, [], 1), event('health', 1, [], 1)]
  const frames = playbackSteps(view(), events, after)
  const seen = frames.map((frame) => frame.view as DragonView)

  it('shows both moves first, without results', () => {
    expect(seen[0]!.played).toEqual([0, 2])
    expect(index(seen[0]!, 'hand:0')).toEqual([2, 4, 5])
    expect(seen[0]!.health).toEqual([2, 2])
    expect(lastTurn(seen[0]!, []).map((each) => each.kind)).toEqual(['reveal'])
  })

  it('shows each attack in its own frame, then the damage', () => {
    expect(frames.map((frame) => frame.events.map((each) => each.kind))).toEqual([['reveal'], ['hit-time'], ['damage'], ['health']])
    expect(lastTurn(seen[1]!, []).map((each) => each.kind)).toEqual(['reveal', 'hit-time'])
    expect(seen[2]!.damage).toEqual([0, 1])
    expect(seen[2]!.health_left).toEqual([2, 1])
  })

  it('ends with the final view', () => {
    expect(frames.at(-1)!.view).toBe(after)
  })

  it('hides an older flipped card behind the newest if the hall does', () => {
    const before = view({ flipped: [[], [0]], newest: [-1, 0], holding: [[0, 2, 8], [2, 9]] })
    const end = view({ flipped: [[0], [2, -1]], newest: [0, 2], holding: [[2, 8], [-1]] })
    const [first] = playbackSteps(before, [event('reveal', -1, [0, 2])], end)
    expect((first!.view as DragonView).flipped[1]).toEqual([2, -1])
    expect((first!.view as DragonView).holding[1]).toEqual([9])
  })

  it('removes a special from the hand with its character', () => {
    const [first] = playbackSteps(view(), [event('reveal', -1, [5, 2])], view({ hand: [0, 2], played: [5, 2] }))
    expect(index(first!.view as DragonView, 'hand:0')).toEqual([0, 2])
  })
})

describe('a selection of several cards', () => {
  it('can be changed, and is submitted prompt by prompt', () => {
    const selection = new MultiSelect()
    const choose = vi.fn()
    selection.onPrompt(prompt('4.0', [10, 12, 14]), choose)
    for (const [id, number] of [['c', 14], ['a', 10], ['a', 10], ['b', 12]] as const) selection.toggle(id, move(number))
    expect([selection.has('a'), selection.has('b'), selection.has('c')]).toEqual([false, true, true])
    expect(choose).not.toHaveBeenCalled()
    selection.submit(choose)
    selection.onPrompt(null, choose)
    selection.onPrompt(prompt('4.1', [10, 12]), choose)
    expect(choose.mock.calls.map(([each]) => each.move)).toEqual([14, 12])
    expect(selection.has('b')).toBe(false)
  })

  it('drops the earliest mark beyond the maximum', () => {
    const selection = new MultiSelect()
    for (const [id, number] of [['a', 10], ['b', 12], ['c', 14]] as const) selection.toggle(id, move(number), 2)
    expect([selection.has('a'), selection.has('b'), selection.has('c')]).toEqual([false, true, true])
  })

  it('stops and starts over on a different prompt', () => {
    const selection = new MultiSelect()
    const choose = vi.fn()
    selection.onPrompt(prompt('4.0', [10, 12]), choose)
    selection.toggle('a', move(10))
    selection.toggle('b', move(12))
    selection.submit(choose)
    selection.onPrompt(prompt('5.0', [2, 3]), choose)
    selection.onPrompt(prompt('5.1', [12]), choose)
    expect(choose).toHaveBeenCalledTimes(1)
  })

  it('keeps its marks while the prompt stays the same', () => {
    const selection = new MultiSelect()
    selection.onPrompt(prompt('4.0', [10, 12]), () => {})
    selection.toggle('a', move(10))
    selection.onPrompt(prompt('4.0', [10, 12]), () => {})
    expect(selection.has('a')).toBe(true)
  })
  it('follows a hint card by card', () => {
    const selection = new MultiSelect()
    const hinted = [10, 12, 12]
    selection.toggle('a', move(12))
    expect([10, 12, 14].map((each) => selection.isHinted(each, hinted))).toEqual([true, true, false])
    selection.toggle('b', move(12))
    selection.toggle('c', move(10))
    expect([10, 12, 14].map((each) => selection.isHinted(each, hinted))).toEqual([false, false, false])
  })
})

describe('the stats of a face at one height', () => {
  const number = (name: string, value = 1) => ({ name, value, source: 'designed' })
  const uppercut = { ...faces[1]!, numbers: [number('high attack', 2), number('high time', 6), number('high evade'), number('unblockable')] } as CardFace
  it('are an attack with its time, a block, an evade, or nothing', () => {
    expect(statsAtHeight(uppercut, 'high')).toMatchObject({ attack: { value: 2 }, time: { value: 6 }, block: false, evade: true })
    expect(statsAtHeight(uppercut, 'low')).toEqual({ attack: null, time: null, block: false, evade: false })
  })
  it('come with labels for the effects', () => {
    expect(effects(uppercut)).toEqual([{ id: 'unblockable', text: 'Unblockable' }])
    expect(effects(faces[0]!)).toEqual([])
  })
})

describe('the move of a card', () => {
  const flippedMove: Move = { move: 7, notation: 'switch flipped face-0', text: '', card: 0 }
  const inputWith = (change: Partial<InputContext>): CardInput =>
    new CardInput(() => ({ view: view(), faces, prompt: null, allowedMoves: null, hintedMoves: [], bottomSeat: 0, chooseMove: () => undefined, ...change }))
  const plays: Prompt = { ...prompt('1.0', [0, 2]), kind: 'play' }
  const item = (face: number): Item => ({ piece: face, face })

  it('is the legal move of its face, for the bottom seat only', () => {
    expect(inputWith({ prompt: plays }).moveFor(item(2), 'hand')?.move).toBe(2)
    expect(inputWith({ prompt: plays }).moveFor(item(3), 'hand')).toBeNull()
    expect(inputWith({ prompt: plays, bottomSeat: 1 }).moveFor(item(2), 'hand')).toBeNull()
    expect(inputWith({}).moveFor(item(2), 'hand')).toBeNull()
  })
  it('is playable from the hand only', () => {
    expect(inputWith({ prompt: plays }).moveFor(item(2), 'flipped')).toBeNull()
  })
  it('is limited to the moves that a lesson allows', () => {
    expect(inputWith({ prompt: plays, allowedMoves: [0] }).moveFor(item(2), 'hand')).toBeNull()
    expect(inputWith({ prompt: plays, allowedMoves: [2] }).moveFor(item(2), 'hand')?.move).toBe(2)
  })
  it('distinguishes a flipped card from an equal one in hand', () => {
    const both: Prompt = { ...prompt('1.0', [0]), moves: [move(0), flippedMove] }
    const input = inputWith({ prompt: both, view: view({ hand: [0, 2, 8], flipped: [[0], []], phase: 4 }) })
    expect([input.moveFor(item(0), 'hand')?.move, input.moveFor(item(0), 'flipped')?.move]).toEqual([0, 7])
  })
  it('marks cards up to the damage and offers to confirm them, and submits a single one at once', () => {
    const choose = vi.fn()
    const two = inputWith({ prompt: prompt('1.0', [0, 2]), view: view({ damage: [2, 0], phase: 4 }), chooseMove: choose })
    two.selection.onPrompt(prompt('1.0', [0, 2]), choose)
    two.select(move(0), 'a')
    expect(choose).not.toHaveBeenCalled()
    expect(two.isMarked({ token: { key: 'a' }, item: item(0) } as PlacedCard, 'hand')).toBe(true)
    two.select(move(2), 'b')
    expect(choose).not.toHaveBeenCalled()
    cardSelection.run(cardSelection.actions[0]!)
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ move: 0 }))
    const one = inputWith({ prompt: prompt('2.0', [0]), view: view({ damage: [1, 0], phase: 4 }), chooseMove: choose })
    one.select(move(2), 'a')
    expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ move: 2 }))
  })
  it('recognizes drafted cards in hand and among the flipped ones', () => {
    const input = inputWith({ view: view({ phase: 4, marked: [[0], [2]] }) })
    const marked = (face: number, where: 'hand' | 'flipped') => input.isMarked({ token: { key: `${face}` }, item: item(face) } as PlacedCard, where)
    expect([marked(0, 'hand'), marked(0, 'flipped'), marked(2, 'flipped')]).toEqual([true, false, true])
  })
})
