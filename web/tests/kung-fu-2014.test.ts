// KungFu Fighting (2014): activities, Chi changes, move buttons and cards on the table.
import { describe, expect, it } from 'vitest'
import { moveButtons } from '../src/games/kung-fu-2014/move_buttons'
import { chiChange, activityOf } from '../src/games/kung-fu-2014/status_text'
import { BLOCKED, GONE, type KungFuView, activeCards, attack, block, parseDraft, spiritDamage, isBuildingAttack, isBuildingBlock } from '../src/games/kung-fu-2014/view'
import type { Prompt, Event, CardFace, Move } from '../src/api/protocol'

// Punch, Sword, Nunchaku, Fast and a stance. Below are the numbers of the other moves.
const KINDS = ['base', 'weapon', 'weapon', 'enhancement', 'stance']
const faces = KINDS.map((kind, index) => ({
  id: `card-${index}`, name: `Card ${index}`, kind, icon: '', text: '', copies: 1, against: [], numbers: [],
})) as unknown as CardFace[]
const [RETURN, GIVE_UP, TARGET] = [20, 25, 30]
const [PASS, DONE] = [36, 37]

const view = (changes: Partial<KungFuView> = {}): KungFuView => ({
  seat: 0, pending_seats: [0], draft: [], hand: [1, 3], hand_sizes: [2, 4, 5], known: [[], [], []], chi: [20, 20, 20], full_chi: 20, out: [0, 0, 0],
  deck: 50, discard: [], table: [0], active: 1, turn: 1, phase: 'block', why: '', waiting: [],
  attacker: 1, against: -1, stance: 4, base: 1, broken: false, enhancements: [3], finishing: -1, spread: false, values: [1, 5, 2],
  total: 8, spirit: false, stance_at: 0, base_at: 0, cleared: false, targets: [2, 0], decided: [0, 0], block_stances: [-1, -1], block_bases: [-1, -1],
  block_broken: [false, false], block_enhancements: [[], []], block_values: [[], []], block_totals: [0, 0], block_spirits: [false, false],
  block_stance_at: [0, 0], block_base_at: [0, 0], given_up: [false, false], block_cleared: [false, false], through: [], lost: [], coming: [8, 8], at: 0,
  build: [], build_broken: false, build_values: [], build_total: 0, build_spirit: false,
  ...changes,
})
const roles = (target: KungFuView) => [0, 1, 2].map((seat) => activityOf(target, seat).activity)

describe('the activity of a seat', () => {
  it('distinguishes the attacker, the targets, and the target that decides', () => {
    expect(roles(view())).toEqual(['is struck', 'attacks', 'decides'])
    expect(roles(view({ decided: [BLOCKED, 0], at: 1 }))).toEqual(['decides', 'attacks', 'blocks'])
    expect(roles(view({ decided: [1, 0], at: 1 }))[2]).toBe('takes it')
    expect([activityOf(view(), 1).tone, activityOf(view(), 0).tone]).toEqual(['strikes', 'struck'])
  })
  it('shows current and later counterattacks', () => {
    const back = view({ phase: 'attack', attacker: 2, against: 1, targets: [], decided: [], at: -1, waiting: [[1, 0]] })
    expect(roles(back)).toEqual(['strikes back later', '', 'may strike back'])
    expect(activityOf(view({ against: 2 }), 1).activity).toBe('strikes back')
  })
  it('shows who cleans up: a defender, or the attacker after the last of them', () => {
    expect(roles(view({ phase: 'return', decided: [BLOCKED, BLOCKED], at: 1 }))).toEqual(['cleans up', 'attacks', 'blocks'])
    expect(roles(view({ phase: 'exchange', decided: [BLOCKED, BLOCKED], at: 2 }))[1]).toBe('cleans up')
  })
  it('shows who prepares or discards, and nothing for players who are out or after the end', () => {
    expect(roles(view({ phase: 'attack', targets: [], decided: [], at: -1 }))).toEqual(['', 'prepares', ''])
    expect(roles(view({ phase: 'discard', attacker: -1, targets: [], decided: [], at: -1 }))).toEqual(['', 'discards', ''])
    expect(roles(view({ out: [1, 0, 0] }))[0]).toBe('')
    expect(roles(view({ why: 'last' }))).toEqual(['', '', ''])
  })
})

describe('the change of Chi', () => {
  const event = (kind: string, seat: number, number: number): Event => ({ number: 1, kind: kind, seat, cards: [], amount: number, text: '' })
  it('is gains minus damage, Spirit and losses, per seat', () => {
    const newEvents = [event('damage', 0, 4), event('spirit', 0, 1), event('lose', 0, 3), event('gain', 1, 2), event('chi', 0, 12)]
    expect([chiChange(newEvents, 0), chiChange(newEvents, 1), chiChange(newEvents, 2)]).toEqual([-8, 2, 0])
  })
})

describe('the damage from Spirit', () => {
  it('is the damage beyond attack minus block', () => {
    const spirit = { spirit: true, coming: [9, 1] }
    expect(spiritDamage(view(spirit), 0)).toBe(1)
    expect(spiritDamage(view({ ...spirit, decided: [0, BLOCKED], block_totals: [0, 11] }), 1)).toBe(1)
    expect(spiritDamage(view({ spirit: true, coming: [8, 8] }), 0)).toBe(0)
  })
  it('is 0 without Spirit and while the damage is unknown', () => {
    expect(spiritDamage(view(), 0)).toBe(0)
    expect(spiritDamage(view({ spirit: true, coming: [-1, -1] }), 0)).toBe(0)
  })
})

describe('the move buttons', () => {
  const move = (number: number, card: number | null = null): Move => ({ move: number, notation: '', text: `Move ${number}`, card })
  const prompt = (kind: string): Prompt => ({ key: '1.0', kind: kind, text: '', moves: [], can_take_back: false })
  const labels = (kind: string, offers: Move[], marks = 0, target = view()) =>
    moveButtons(prompt(kind), offers, { view: target, faces, marks, name: (seat) => `Seat ${seat}` }).map((each) => each.label)
  it('include a single target, but not several', () => {
    expect(labels('add', [move(3, 3), move(TARGET + 2)])).toEqual(['Strike Seat 2'])
    expect(labels('add', [move(TARGET + 1), move(TARGET + 2)])).toEqual([])
  })
  it('add another target, or end the choice of targets', () => {
    const named = (...seats: number[]) => view({ phase: 'attack', attacker: 0, targets: [], draft: [1, ...seats.map((seat) => TARGET + seat)] })
    expect(labels('target', [move(TARGET + 1), move(DONE)], 0, named(2))).toEqual(['Strike Seat 1 too', 'Strike only Seat 2'])
    expect(labels('target', [move(TARGET + 1), move(TARGET + 3), move(DONE)], 0, named(2))).toEqual(['Strike only Seat 2'])
    expect(labels('target', [move(TARGET + 1), move(DONE)], 0, named(3, 2))).toEqual(['Strike Seat 1 too', 'Strike Seat 3 and Seat 2'])
  })
  it('have a specific label for passing', () => {
    expect(['attack', 'counterattack', 'block', 'return'].flatMap((kind) => labels(kind, [move(PASS)]))).toEqual([
      'No attack', 'Let it be', 'No block', 'Discard it',
    ])
    expect(labels('return', [move(RETURN + 2, 2), move(RETURN + 4, 4), move(PASS)]).at(-1)).toBe('Discard both')
  })
  it('count the marked cards', () => {
    expect([labels('discard', [move(DONE)]), labels('discard', [move(DONE)], 3)]).toEqual([['Keep all'], ['Discard 3']])
    expect([labels('exchange', [move(DONE)]), labels('exchange', [move(DONE)], 2)]).toEqual([['Swap nothing'], ['Swap 2']])
    expect(labels('block-add', [move(DONE)], 0, view({ build_total: 6 }))).toEqual(['Block with 6'])
  })
  it('use the text of the move for cards that return or are given up', () => {
    expect(labels('return', [move(RETURN + 2, 2), move(GIVE_UP + 1, 1)])).toEqual(['Move 22', 'Move 26'])
  })
  it('are empty without a prompt', () => {
    expect(moveButtons(null, [move(PASS)], { view: view(), faces, marks: 0, name: String })).toEqual([])
  })
})

describe('the active cards of a seat', () => {
  it('are its attack or block, without returned or cleared cards', () => {
    expect(activeCards(view(), 1)).toEqual([4, 1, 3])
    expect(activeCards(view({ stance_at: GONE }), 1)).toEqual([1, 3])
    expect(activeCards(view({ cleared: true }), 1)).toEqual([])
    const blocked = view({ block_bases: [2, -1], block_enhancements: [[3], []], block_base_at: [GONE, 0] })
    expect([activeCards(blocked, 2), activeCards(blocked, 0)]).toEqual([[3], []])
  })
  it('are open while the viewer builds them', () => {
    const mine = view({ at: 1, build: [1, 3], build_values: [1, 2], build_total: 3 })
    expect(block(mine, 1)).toMatchObject({ seat: 0, cards: [1, 3], total: 3, open: true })
    expect(block(mine, 0)).toMatchObject({ seat: 2, cards: [], open: false })
    expect([isBuildingBlock(mine), isBuildingBlock(view()), isBuildingAttack(mine)]).toEqual([true, false, false])
    expect(isBuildingAttack(view({ phase: 'attack', attacker: 0 }))).toBe(true)
    expect(attack(view({ attacker: -1 }))).toBeNull()
  })
  it('parses a draft move by move', () => {
    expect(parseDraft(view({ draft: [1, TARGET + 2] }), 5)).toEqual([{ verb: 'play', arg: 1 }, { verb: 'target', arg: 2 }])
  })
})
